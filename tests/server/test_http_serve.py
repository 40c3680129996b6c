"""`quarterdeck serve`: starting, stopping, and what it says when it cannot."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from quarterdeck.cli.main import run
from quarterdeck.cli.serving import CannotServe, address_of, addresses_for_others, listening, named_addresses
from quarterdeck.engine.errors import Malformed
from quarterdeck.server.database.engines import parse_url, shown
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.settings import default_database, with_password
from quarterdeck.table.folders import data_folder
from quarterdeck.workers import worker_environment
from tests.server.serving import Standby, serving, steady_port

ELSEWHERE = """
import os, signal, sys
for holder, name in ((os, "sched_getaffinity"), (os, "nice"), (signal, "setitimer")):
    delattr(holder, name)
sys.modules["uvloop"] = None
"""
"""What Linux has and other systems have not is not there: no uvloop and no alarm on Windows, no affinity on macOS."""
MAIN = "import sys; from quarterdeck.cli.main import run; sys.exit(run(sys.argv[1:]))"
SECONDS = 240


@contextmanager
def served(folder: Path, *arguments: str, before: str = "") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server as a process of its own, and its address."""
    command = [sys.executable, "-c", before + MAIN, "serve", "--port", "0", "--data", str(folder), *arguments]
    process = subprocess.Popen(  # noqa: S603 - our own command
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline().split()[-1]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=SECONDS)


def closing_code(at_table: ClientConnection) -> int:
    """Read until the server closes the socket; with which code."""
    try:
        while True:
            at_table.recv(timeout=SECONDS)
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


def test_signals_end_the_server_in_order_and_a_new_one_goes_on(tmp_path: Path, standby: Standby) -> None:
    """Exit code 0, sockets told to come back, everything acknowledged still there, no table's address in the log."""
    data = tmp_path / "data"
    with served(data, "--log-format", "json", "--bots", "1") as (process, address):
        with httpx.Client(base_url=address, headers={"origin": address}) as client:
            person = client.post("/api/me", json={"name": "Ann"}).json()["person"]
            body = {"game": "cardinal", "seats": [{"kind": "me"}, {"kind": "open"}]}
            match = client.post("/api/matches", json=body).json()["match"]
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        path = address.replace("http", "ws") + f"/ws/{match}"
        with connect(path, additional_headers={"cookie": cookie}, origin=Origin(address)) as at_table:
            assert json.loads(at_table.recv(timeout=SECONDS))["type"] == "welcome"
            process.send_signal(signal.SIGTERM)
            assert closing_code(at_table) == 1012
        _, errors = process.communicate(timeout=SECONDS)
        assert process.returncode == 0, errors
        events = [json.loads(line)["event"] for line in errors.splitlines()]
        assert events[0] == "serving"
        assert events[-1] == "stopped"
        assert match not in errors
    with serving(tmp_path, database=default_database(data), start=standby) as server:
        answer = httpx.get(f"{server.url}/api/me", headers={"cookie": cookie})
        assert answer.json()["person"] == person
        assert httpx.get(f"{server.url}/api/matches/{match}").json()["seats"] == ["Ann", ""]
        server.stop(signal.SIGINT)


def test_a_program_that_waits_is_told_to_come_again_when_the_server_stops(tmp_path: Path) -> None:
    """It is not cut off."""
    with served(tmp_path / "data", "--bots", "1") as (process, address):
        with httpx.Client(base_url=address, headers={"origin": address}) as client:
            client.post("/api/me", json={"name": "Ann"})
            client.post("/api/account", json={"login": "ann", "password": "a long enough password"})
            token = client.post("/api/programs", json={"name": "Robo"}).json()["token"]
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = {"game": "cardinal", "seats": seats, "options": {"first": "orange"}}
            path = f"/api/program/{client.post('/api/matches', json=body).json()['match']}"
        with (
            httpx.Client(base_url=address, headers={"origin": address, "authorization": f"Bearer {token}"}) as robot,
            ThreadPoolExecutor() as beside,
        ):
            assert robot.post(path, json={"type": "sit", "id": 1, "seat": 1}).status_code == 200
            waiting = beside.submit(robot.get, f"{path}?wait=30", timeout=SECONDS)
            while "quarterdeck_sockets 1.0" not in httpx.get(f"{address}/metrics").text:
                assert not waiting.done()
            process.send_signal(signal.SIGTERM)
            assert waiting.result().status_code == 503
        _, errors = process.communicate(timeout=SECONDS)
        assert process.returncode == 0, errors


@pytest.mark.long
def test_the_server_runs_without_what_only_linux_has(tmp_path: Path) -> None:
    """It asks for as many bots as there are processors, answers, and ends in order."""
    with served(tmp_path, before=ELSEWHERE) as (process, address):
        assert httpx.get(f"{address}/readyz").status_code == 200
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=SECONDS)
        assert process.returncode == 0, errors


def test_a_port_that_is_taken_is_told_with_one_to_try() -> None:
    """No traceback."""
    with listening("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(CannotServe, match=f"port {port}.*--port {port + 1}"):
            listening("127.0.0.1", port)


def test_an_address_that_is_not_ours_is_told() -> None:
    """Nor a name that means nothing."""
    with pytest.raises(CannotServe, match=r"203\.0\.113\.5"):
        listening("203.0.113.5", 0)


def test_the_address_that_is_printed_can_be_typed() -> None:
    """0.0.0.0 is none."""
    with listening("0.0.0.0", 0) as where:  # noqa: S104 - closed at once
        assert address_of(where) == f"http://127.0.0.1:{where.getsockname()[1]}"
    if socket.has_ipv6 and Path("/proc/net/if_inet6").exists() and Path("/proc/net/if_inet6").read_text():
        with listening("::1", 0) as where:
            assert address_of(where) == f"http://[::1]:{where.getsockname()[1]}"


def test_bad_settings_are_told_before_anything_starts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the option they came by."""
    for arguments, path in (
        (("--origin", "games.example"), "origin"),
        (("--proxy", "proxy.test"), "proxy"),
        (("--database", "oracle://x"), "database"),
        (("--port", "99999"), "--port"),
        (("--database-password-file", str(tmp_path / "none")), "database-password-file"),
    ):
        code = run(["serve", "--data", str(tmp_path), "--port", "0", *arguments])
        written = capsys.readouterr().err
        assert code != 0, arguments
        assert "Traceback" not in written
        assert path.strip("-") in written


def test_data_are_kept_where_users_keep_theirs(tmp_path: Path) -> None:
    """Or where they say."""
    assert data_folder({"QUARTERDECK_DATA": "/srv/tables"}) == Path("/srv/tables")
    assert data_folder({"XDG_DATA_HOME": "/srv/ann/data"}) == Path("/srv/ann/data/quarterdeck")
    assert data_folder({}) == Path("~/.local/share/quarterdeck").expanduser()
    url = default_database(tmp_path / "new" / "folder")
    assert url == f"sqlite:///{tmp_path}/new/folder/quarterdeck.sqlite"
    assert (tmp_path / "new" / "folder").stat().st_mode & 0o777 == 0o700


def test_a_data_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    """A file stands in its way."""
    (tmp_path / "file").write_text("")
    with pytest.raises(Malformed) as refusal:
        default_database(tmp_path / "file" / "folder")
    assert refusal.value.path == "data"


def test_the_password_of_the_database_may_stand_in_a_file(tmp_path: Path) -> None:
    """Whatever characters it has; the line's end is none of it."""
    file = tmp_path / "password"
    file.write_text("p/a:s@s%w ö?#\n", encoding="utf-8")
    for where in ("database", "database:5433", "[::1]:5433", ""):
        url = parse_url(with_password(f"postgresql://quarterdeck@{where}/tables?connect_timeout=3", file))
        assert (url.username, url.password, url.database) == ("quarterdeck", "p/a:s@s%w ö?#", "tables")
        assert url == parse_url(f"postgresql://quarterdeck@{where}/tables?connect_timeout=3").set(password=url.password)


@pytest.mark.parametrize(
    ("database", "content", "told"),
    [
        ("postgresql://quarterdeck@database/tables", " \n", "is empty"),
        ("postgresql://quarterdeck@database/tables", None, "cannot be read: No such file"),
        ("postgresql://quarterdeck:other@database/tables", "secret", "must name a user, and no password"),
        ("postgresql://database/tables", "secret", "must name a user, and no password"),
        ("sqlite:///tables.sqlite", "secret", "must name a user, and no password"),
        ("postgresql://quarterdeck@[::1/tables", "secret", "must name a user, and no password"),
        ("postgresql://quarterdeck@database/tables", "secret\nsecond", "one line"),
        ("postgresql://quarterdeck@database/tables", "secret\0", "one line"),
        ("postgresql://quarterdeck@database/tables", "secret" * 1000, "one line"),
    ],
)
def test_a_file_that_gives_no_password_is_told(tmp_path: Path, database: str, content: str | None, told: str) -> None:
    """And the words hold no password."""
    file = tmp_path / "password"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    with pytest.raises(Malformed, match=told) as refusal:
        with_password(database, file)
    assert refusal.value.path == "database-password-file"
    assert "secret" not in str(refusal.value)


@pytest.mark.parametrize(
    "where", ["h1:9,h2:9/tables", "database:5432x/tables", "database:/tables", "[::1/tables?password=secret"]
)
def test_no_refusal_of_a_url_shows_what_may_be_a_password(where: str) -> None:
    """However the URL is written."""
    with pytest.raises(DatabaseError) as refusal:
        parse_url(f"postgresql://quarterdeck:secret@{where}")
    assert "secret" not in str(refusal.value)
    url = parse_url("postgresql://quarterdeck:secret@database/tables?password=secret&sslpassword=secret")
    assert shown(url) == "postgresql+psycopg://quarterdeck:***@database/tables"


@pytest.mark.long
def test_a_signal_between_starting_and_serving_stops_the_server(tmp_path: Path) -> None:
    """Nobody has to ask twice."""
    code = f"import gc, os, signal\ngc.freeze = lambda: os.kill(os.getpid(), signal.SIGTERM)\n{MAIN}"
    command = [sys.executable, "-c", code, "serve", "--port", str(steady_port()), "--data", str(tmp_path)]
    assert subprocess.run(command, env=worker_environment(), check=False, timeout=SECONDS).returncode == 0  # noqa: S603 - our own code


def test_other_commands_do_not_wait_for_the_server_to_be_loaded() -> None:
    """Its libraries take most of a second; nor do the processes that it starts for chores."""
    code = "\n".join(
        f"import sys, {module}; print('litestar' in sys.modules, 'sqlalchemy' in sys.modules)"
        for module in ("quarterdeck.cli.main", "quarterdeck.server.chore_worker")
    )
    done = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ}
    )
    assert done.stdout.split() == ["False"] * 4


def test_an_address_that_this_machine_no_longer_has_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of hosts may keep one from a network of yesterday; 203.0.113.5 stands for no machine (RFC 5737)."""
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda name: (name, [], ["203.0.113.5", "127.0.0.1"]))
    assert named_addresses() == ["127.0.0.1"]
    with listening("0.0.0.0", 0) as where:  # noqa: S104 - nobody is served
        assert not any("203.0.113.5" in address for address in addresses_for_others(where))


def test_a_server_for_everybody_tells_what_others_type() -> None:
    """The addresses of this machine, as far as the system tells; one for this machine alone tells none."""
    with listening("127.0.0.1", 0) as where:
        assert addresses_for_others(where) == []
    with listening("0.0.0.0", 0) as where:  # noqa: S104 - nobody is served
        port = where.getsockname()[1]
        told = addresses_for_others(where)
        assert told == sorted(set(told))
        for address in told:
            host = address.removeprefix("http://").removesuffix(f":{port}")
            assert ip_address(host).version == 4
            assert not ip_address(host).is_loopback
            with socket.create_connection((host, port), timeout=5):
                pass
