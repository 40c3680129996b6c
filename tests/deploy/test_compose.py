"""The compose file is one, and what it says fits the image, the proxy, the command and the page."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer.main
from compose_spec import PyCompose

from quarterdeck.cli.main import app
from quarterdeck.server.settings import Settings, check_origin, with_password
from tests.deploy.programs import program
from tests.docs.files import DOCS, ROOT, blocks

DEPLOY = ROOT / "deploy"
VARIABLE = re.compile(r"\$\{(?P<name>\w+)(?::\?[^}]*)?\}")
PAGE = DOCS / "running-your-own.md"


class Health(msgspec.Struct):
    """A health check."""

    test: list[str]


class Service(msgspec.Struct):
    """What is looked at of a service."""

    image: str = ""
    build: dict[str, str] = {}
    command: list[str] = []
    environment: dict[str, str] = {}
    ports: list[str] = []
    networks: list[str] = []
    volumes: list[str] = []
    secrets: list[str] = []
    depends_on: dict[str, dict[str, str]] = {}
    healthcheck: Health | None = None
    restart: str = ""
    security_opt: list[str] = []
    read_only: bool = False


class Compose(msgspec.Struct):
    """What is looked at of the file."""

    services: dict[str, Service]
    networks: dict[str, dict[str, Any]]
    volumes: dict[str, None]
    secrets: dict[str, dict[str, str]]


def settings() -> dict[str, str]:
    """What .env.example sets."""
    lines = (DEPLOY / ".env.example").read_text(encoding="utf-8").splitlines()
    return dict(line.partition("=")[::2] for line in lines if line and not line.startswith("#"))


def filled_in() -> str:
    """The file with what .env.example sets, as Docker reads it."""
    values = settings()
    return VARIABLE.sub(lambda found: values[found["name"]], (DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def compose() -> Compose:
    """The file, read."""
    return msgspec.yaml.decode(filled_in(), type=Compose)


def test_the_file_keeps_to_the_specification() -> None:
    """Every key is one, and every value of its form; a wrong one is found."""
    assert PyCompose.from_yaml(filled_in()).service_names() == ["proxy", "server", "database"]
    with pytest.raises(ValueError, match="healtcheck"):
        PyCompose.from_yaml(filled_in().replace("healthcheck:", "healtcheck:", 1))


def test_all_that_is_named_is_there(compose: Compose) -> None:
    """Networks, volumes, secrets, services, files; and nothing is there for nobody."""
    services = compose.services.values()
    volumes = {volume.partition(":")[0] for service in services for volume in service.volumes}
    assert {volume for volume in volumes if "/" not in volume} == set(compose.volumes)
    assert all((DEPLOY / volume).exists() for volume in volumes if "/" in volume)
    assert {network for service in services for network in service.networks} == set(compose.networks)
    assert {secret for service in services for secret in service.secrets} == set(compose.secrets)
    assert {other for service in services for other in service.depends_on} <= set(compose.services)
    built = compose.services["server"].build
    assert (DEPLOY / built["context"]).resolve() == ROOT
    assert (ROOT / built["dockerfile"]).is_file()


def test_every_setting_is_explained_and_every_variable_is_set() -> None:
    """In .env.example."""
    assert {found["name"] for found in VARIABLE.finditer((DEPLOY / "compose.yaml").read_text())} == set(settings())


def test_every_service_starts_again_and_is_asked_whether_it_is_well(compose: Compose) -> None:
    """By a check of its own, or its image's."""
    for name, service in compose.services.items():
        assert service.restart == "unless-stopped", name
        assert service.security_opt == ["no-new-privileges:true"], name
        assert service.healthcheck is not None or service.build, name
    assert "HEALTHCHECK" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def test_only_the_proxy_is_reached_from_outside_and_reaches_outside(compose: Compose) -> None:
    """The database is reached by the server alone."""
    reached = {
        network: {name for name, one in compose.services.items() if network in one.networks}
        for network in compose.networks
    }
    assert reached == {"internet": {"proxy"}, "tables": {"proxy", "server"}, "storage": {"server", "database"}}
    assert [name for name, network in compose.networks.items() if not network.get("internal")] == ["internet"]
    assert {name for name, one in compose.services.items() if one.ports} == {"proxy"}


def test_the_server_is_started_with_options_that_it_has(compose: Compose, tmp_path: Path) -> None:
    """And that fit the settings, the network, the secret and the database beside it."""
    program, *words = compose.services["server"].command
    options = dict(word.partition("=")[::2] for word in words)
    serve = typer.main.get_command(app).commands[program]  # type: ignore[attr-defined]
    known = {name for parameter in serve.params for name in parameter.opts}
    assert set(options) <= known
    assert check_origin(options["--origin"]) == f"https://{settings()['QUARTERDECK_DOMAIN']}"
    network = compose.networks["tables"]["ipam"]["config"][0]["subnet"]
    assert options["--proxy"] == network == settings()["QUARTERDECK_NETWORK"]
    assert Settings(database="", proxies=(options["--proxy"],)).networks()
    (secret,) = compose.services["server"].secrets
    assert options["--database-password-file"] == f"/run/secrets/{secret}"
    database = compose.services["database"].environment
    assert database["POSTGRES_PASSWORD_FILE"] == f"/run/secrets/{secret}"
    assert options["--database"] == f"postgresql://{database['POSTGRES_USER']}@database/{database['POSTGRES_DB']}"
    (tmp_path / secret).write_text("hush\n", encoding="utf-8")
    assert ":hush@" in with_password(options["--database"], tmp_path / secret)
    assert compose.services["proxy"].environment["QUARTERDECK_SERVER"] == f"server:{options['--port']}"


def test_the_health_check_of_the_proxy_asks_where_it_answers(compose: Compose) -> None:
    """The Caddyfile says where."""
    health = compose.services["proxy"].healthcheck
    assert health is not None
    address, _, path = health.test[-1].rpartition("/")
    assert re.search(
        rf"^{re.escape(address)} {{\n\tbind 127\.0\.0\.1\n\trespond /{path} 200$",
        (DEPLOY / "Caddyfile").read_text(),
        re.MULTILINE,
    )


def test_no_secret_can_get_into_the_image_or_the_history() -> None:
    """Neither sees the folders and files that hold them."""
    for line in (".env", "secrets/", "backups/"):
        assert line in (DEPLOY / ".gitignore").read_text(encoding="utf-8").splitlines()
        assert f"deploy/{line.rstrip('/')}" in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()


def test_the_page_names_services_volumes_and_users_that_there_are(compose: Compose) -> None:
    """In each command it shows, of those that take one."""
    commands = [shlex.split(line) for block in blocks(PAGE, "sh") for line in block.splitlines()]
    asked = [words for words in commands if words[:2] == ["docker", "compose"]]
    assert len(asked) > 8
    text = PAGE.read_text(encoding="utf-8")
    named = re.findall(r"docker compose (?:exec (?:-T )?|logs (?:--follow )?|restart |stop |start )(\w+)", text)
    assert set(named) == {"server", "proxy", "database"}
    for user in re.findall(r"--username=(\w+)", text):
        assert user == compose.services["database"].environment["POSTGRES_USER"]
    for volume in re.findall(r"quarterdeck_(\w+)", text):
        assert volume in compose.volumes


def test_the_containerfile_is_sound() -> None:
    """Says its own checker."""
    said = subprocess.run(  # noqa: S603 - the checker
        [program("hadolint"), "--config", str(DEPLOY / ".hadolint.yaml"), str(DEPLOY / "Containerfile")],
        check=False,
        capture_output=True,
        text=True,
    )
    assert (said.returncode, said.stdout) == (0, "")
