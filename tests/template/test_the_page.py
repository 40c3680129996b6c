"""docs/adding-a-game.md, followed to the letter: another game in a package of its own, `pytest` after every step."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.docs.files import ROOT
from tests.template.conftest import install
from tests.template.test_sixth_game import command, run

PAGE: Final = ROOT / "docs" / "adding-a-game.md"
_STEP: Final = re.compile(r"```diff\n(?P<edits>.*?)```|`pytest` says `(?P<said>[^`]+)`", re.DOTALL)
_EDIT: Final = re.compile(
    r"^--- (?P<file>src/\S+|tests/\S+)\n(?P<lines>.*?)(?=^--- (?:src|tests)/|\Z)", re.DOTALL | re.MULTILINE
)


def steps() -> Iterator[re.Match[str]]:
    """What the page tells to change, and what it says that `pytest` says then, in its order."""
    return _STEP.finditer(PAGE.read_text(encoding="utf-8"))


def change(package: Path, edits: str) -> None:
    """Do what a block says: the lines with a minus stand in the file, in one place, and those with a plus take it."""
    found = list(_EDIT.finditer(edits))
    assert "".join(edit[0] for edit in found) == edits
    for edit in found:
        path, lines = package / edit["file"], edit["lines"].splitlines(keepends=True)
        old, new = ("".join(line[1:] for line in lines if line[0] == sign) for sign in "-+")
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{edit['file']} has {text.count(old)} times:\n{old}"
        path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.long
def test_the_page_is_followed_to_the_letter(tmp_path: Path) -> None:
    """After every step the tests say what the page says; in the end another game is played, with every clause shown."""
    command(tmp_path, "new-game", "harbour-race", "--folder", "games", folder=tmp_path)
    package = tmp_path / "games" / "harbour-race"
    source = install(package)
    said = 0
    for step in steps():
        if step["edits"] is not None:
            change(package, step["edits"])
            continue
        done = run(source, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder=package)
        assert step["said"] in done.stdout, f"step {said + 1}:\n{done.stdout}"
        assert (done.returncode == 0) == bool(re.fullmatch(r"\d+ passed", step["said"]))
        said += 1
    assert said == 6
    coverage = command(
        source, "rules", "coverage", "harbour-race", "--tests", str(package / "tests"), "--strict", folder=tmp_path
    )
    assert json.loads(coverage)["uncited"] == []
    begun = '{"game": "harbour-race", "buckets": 10, "bailed": [3, 3], "player": "port", "rested": [false, true]}'
    (tmp_path / "puzzle.json").write_text(begun, encoding="utf-8")
    told = command(source, "simulate", "--position", "puzzle.json", "--games", "20", "--json", folder=tmp_path)
    assert json.loads(told)["endings"] == {"last-bucket": 20}
    assert_refused(source, tmp_path, begun.replace("[3, 3]", "[5, 4]").replace('"port"', '"starboard"'), "HR-R1")
    assert_refused(source, tmp_path, begun.replace("[3, 3]", "[0, 0]").replace('"port"', '"coin"'), "HR-1.3")


def assert_refused(source: Path, folder: Path, position: str, clause: str) -> None:
    """A file that no game of the page's end can come to is refused, with the clause."""
    (folder / "impossible.json").write_text(position, encoding="utf-8")
    done = run(
        source,
        "-c",
        "from quarterdeck.cli.main import main; main()",
        "position",
        "show",
        "impossible.json",
        folder=folder,
    )
    assert done.returncode == 2
    assert clause in done.stderr, done.stderr


@pytest.mark.parametrize("edits", ["--- src/a.py\n-one\n+two\n", "--- src/a.py\n-three\n+two\n"])
def test_a_step_that_does_not_fit_is_found(edits: str, tmp_path: Path) -> None:
    """What is to be replaced stands there twice, or not at all."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_text("one\none\n", encoding="utf-8")
    with pytest.raises(AssertionError):
        change(tmp_path, edits)
