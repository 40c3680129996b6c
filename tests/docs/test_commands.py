"""The commands that pages show exist, and docs/commands.md shows every command there is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.main
from typer.core import TyperGroup

from quarterdeck.cli.main import app
from quarterdeck.engine.registry import find_game, keys
from tests.docs.files import DOCS, ROOT, folders, named, pages, pages_in
from tests.docs.shell import mentioned, shown


def tree(command: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], set[str]]]:
    """Every command by its words, with its options; groups too."""
    options = {option for parameter in getattr(command, "params", []) for option in getattr(parameter, "opts", [])}
    if getattr(command, "context_settings", {}).get("allow_extra_args"):
        builders = [find_game(key).builder() for key in keys()]
        options |= {f"--{column}" for builder in builders if builder for column in builder.columns}
    inner = getattr(command, "commands", {})
    for hidden in [name for name, one in inner.items() if one.hidden]:
        options |= dict(tree(inner[hidden]))[()]  # what the group itself does
    yield path, options | {"--help"}
    for name, one in inner.items():
        if not one.hidden:
            yield from tree(one, (*path, name))


APP = typer.main.get_command(app)
COMMANDS = dict(tree(APP))
GROUPS = {path[:-1] for path in COMMANDS if path}


def ours(page: Path) -> list[list[str]]:
    """The commands of a page as words behind `quarterdeck`, in blocks and within lines."""
    return [command[1:] for command in [*shown(page), *mentioned(page)] if command[0] == "quarterdeck"]


def test_there_are_commands() -> None:
    """Of which some are in groups."""
    assert len(COMMANDS) > 10
    assert len(GROUPS) > 2


@pytest.mark.parametrize("path", [path for path in COMMANDS if path and path not in GROUPS], ids=" ".join)
def test_the_page_of_commands_shows_every_command(path: tuple[str, ...]) -> None:
    """And names each of its options."""
    text = (DOCS / "commands.md").read_text(encoding="utf-8")
    assert f"quarterdeck {' '.join(path)}" in text
    for option in COMMANDS[path] - {"--help"}:
        assert not option.startswith("--") or option in text, option


@pytest.mark.parametrize("folder", folders(), ids=named)
def test_the_commands_on_a_page_exist(folder: Path) -> None:
    """With the options shown."""
    for where, words in [(named(page), words) for page in pages_in(folder) for words in ours(page)]:
        path: tuple[str, ...] = ()
        while len(path) < len(words) and (*path, words[len(path)]) in COMMANDS:
            path = (*path, words[len(path)])
        assert path or words[0].startswith("-"), f"{where}: there is no command {words[0]!r}"
        unknown = [word for word in words if word.startswith("--") and word.split("=")[0] not in COMMANDS[path]]
        assert unknown == [], f"{where}: {' '.join(words)}"


@pytest.mark.parametrize("folder", folders(), ids=named)
def test_the_commands_in_blocks_are_taken_as_they_stand(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With as many arguments as are shown, and with values that the options allow."""
    monkeypatch.chdir(tmp_path)
    for program, *words in [command for page in pages_in(folder) for command in shown(page)]:
        if program == "quarterdeck" and words != ["--version"]:
            take(words)


def take(words: list[str]) -> None:
    """Read the words of a command without running it; a `UsageError` says what is wrong."""
    command = APP
    while isinstance(command, TyperGroup):
        fallback = getattr(command, "fallback", None)
        if fallback and not (words and words[0] in command.commands):
            words = [fallback, *words]  # what the group is short for
        command, words = command.commands[words[0]], words[1:]
    command.make_context(str(command.name), list(words))


@pytest.mark.parametrize("line", ["play cardinal kraken", "serve --port eight", "cards", "record verify"])
def test_commands_that_would_be_refused_are_found(line: str) -> None:
    """Too many arguments, a value that is no number, something missing."""
    with pytest.raises(Exception, match=r"unexpected|valid|Missing"):
        take(line.split())


def test_pages_show_commands() -> None:
    """Or the check above would pass over all of them."""
    assert {ROOT / "README.md", DOCS / "adding-a-game.md"} <= {page for page in pages() if ours(page)}
    assert len(ours(ROOT / "README.md")) >= 9
