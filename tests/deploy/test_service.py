"""The unit of systemd that the documents show is one."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import typer.main

from quarterdeck.cli.main import app
from tests.deploy.programs import program
from tests.docs.files import DOCS, blocks


def command_of(unit: str) -> list[str]:
    """What it starts, in words."""
    (line,) = (line for line in unit.splitlines() if line.startswith("ExecStart="))
    return shlex.split(line.partition("=")[2])


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Every section, key and value; about a wrong one it would say that it ignores it."""
    (unit,) = blocks(DOCS / "operating.md", "ini")
    for wrong, said in ((("", ""), ""), (("Restart=on-failure", "Restart=sometimes"), "sometimes")):
        path = tmp_path / "quarterdeck.service"
        path.write_text(unit.replace(command_of(unit)[0], sys.executable).replace(*wrong), encoding="utf-8")
        told = subprocess.run(  # noqa: S603 - systemd's own program
            [program("systemd-analyze"), "verify", "--man=no", str(path)], check=False, capture_output=True, text=True
        )
        ours = [line for line in told.stderr.splitlines() if "quarterdeck.service" in line]
        assert bool(ours) == bool(said), told.stderr
        assert said in "".join(ours)


def test_the_unit_starts_the_server_with_options_that_it_has() -> None:
    """And as the page says where it is installed."""
    (unit,) = blocks(DOCS / "operating.md", "ini")
    path, name, *words = command_of(unit)
    assert path == "/opt/quarterdeck/bin/quarterdeck"
    serve = typer.main.get_command(app).commands[name]  # type: ignore[attr-defined]
    known = {option for parameter in serve.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known
