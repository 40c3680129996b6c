"""`new-game` lays all of a package or nothing, and never over anything."""

from __future__ import annotations

import ast
import os
import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.cli import new_game as laying
from quarterdeck.cli.new_game import new_game, template_files, words_of
from quarterdeck.engine.errors import Malformed
from tests.examples import examples


def test_every_file_of_the_template_is_laid_with_its_placeholders_filled(tmp_path: Path) -> None:
    """The list names just the files that are there."""
    laid = new_game("harbour-race", tmp_path)
    there = sorted(path for path in (tmp_path / "harbour-race").rglob("*") if path.is_file())
    assert laid == there
    assert len(laid) == len(template_files())
    placeholder = re.compile("|".join(words_of("harbour-race")))
    for path in laid:
        assert not placeholder.search(str(path) + path.read_text(encoding="utf-8")), path
        if path.suffix == ".py":
            ast.parse(path.read_text(encoding="utf-8"))


def test_a_name_becomes_words_for_each_use(tmp_path: Path) -> None:
    """Module, class, constant, title and clause ids all come from one name."""
    new_game("harbour-race", tmp_path)
    package = tmp_path / "harbour-race"
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["quarterdeck.games"] == {"harbour-race": "harbour_race:HARBOUR_RACE"}
    position = (package / "src" / "harbour_race" / "position.py").read_text(encoding="utf-8")
    assert "class HarbourRacePosition(Position)" in position
    assert "# Harbour Race" in (package / "src" / "harbour_race" / "rules.md").read_text(encoding="utf-8")
    assert "HR-2.2" in position


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Bilge",
        "2bilge",
        "bil ge",
        "bilge-",
        "-bilge",
        "bil--ge",
        "bil_ge",
        "../bilge",
        "bilgé",
        "b" * 41,
        "bilge\n",
    ],
)
def test_a_name_that_is_none_is_refused_with_an_example(name: str, tmp_path: Path) -> None:
    """Nothing is laid."""
    with pytest.raises(Malformed, match=r"name: .*harbour-race"):
        new_game(name, tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("name", "reason"), [("class", "Python"), ("string", "Python"), ("cardinal", "already")])
def test_a_name_that_is_taken_is_refused(name: str, reason: str, tmp_path: Path) -> None:
    """By Python itself, or by another game."""
    with pytest.raises(Malformed, match=reason):
        new_game(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_what_is_there_is_never_overwritten(tmp_path: Path) -> None:
    """Be it a folder, a file, or a link that leads nowhere."""
    (tmp_path / "bilge").mkdir()
    (tmp_path / "pumps").write_text("mine", encoding="utf-8")
    (tmp_path / "mast").symlink_to(tmp_path / "nowhere")
    for name in ("bilge", "pumps", "mast"):
        with pytest.raises(Malformed, match="nothing is overwritten"):
            new_game(name, tmp_path)
    assert not list((tmp_path / "bilge").iterdir())
    assert (tmp_path / "pumps").read_text(encoding="utf-8") == "mine"
    assert len(list(tmp_path.iterdir())) == 3


def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    """With those above it."""
    new_game("bilge", tmp_path / "my" / "games")
    assert (tmp_path / "my" / "games" / "bilge" / "pyproject.toml").is_file()


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    """Above it, too; nothing is made."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    for folder in (tmp_path / "file", tmp_path / "file" / "games"):
        with pytest.raises(Malformed, match="folder"):
            new_game("bilge", folder)
    assert len(list(tmp_path.iterdir())) == 1


def test_a_failure_half_way_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full at the third file."""
    written: list[Path] = []
    write = Path.write_text

    def fill_up(path: Path, text: str, encoding: str) -> int:
        written.append(path)
        if len(written) == 3:
            raise OSError(28, os.strerror(28))
        return write(path, text, encoding=encoding)

    monkeypatch.setattr(Path, "write_text", fill_up)
    with pytest.raises(Malformed, match="No space left"):
        new_game("bilge", tmp_path)
    assert len(written) == 3
    assert not list(tmp_path.iterdir())


@examples(10)
@given(st.text(max_size=12) | st.from_regex(r"[a-z0-9-]{1,8}", fullmatch=True))
def test_any_text_is_a_name_or_is_refused(name: str) -> None:
    """And a name gives a module, a class and clause ids that Python and the rules can read."""
    try:
        words = laying.words_of(name)
    except Malformed:
        return
    assert words["__module__"].isidentifier()
    assert words["__Game__"].isidentifier()
    assert re.fullmatch("[A-Z]+", words["__ID__"])
