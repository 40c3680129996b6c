"""Every message is said somewhere, and everything that is said is a message."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from quarterdeck.engine.registry import find_game, keys
from quarterdeck.server.pages.catalogue import options_of
from tests.docs.files import ROOT, named, project_files

SOURCE = ROOT / "src"
FORM = "form"
"""The package of a game whose messages are said by the names of fields: tests/server/test_position_words.py looks after them."""
FILES = [
    path
    for path in project_files()
    if path.suffix == ".ftl" and path.is_relative_to(SOURCE) and path.parent.parent.name != FORM
]
SAY = ("SAY", "_SAY")
"""What modules call the words of their package."""
TAKEN = (*SAY, "refuse")
"""What modules take from one that speaks, to say messages with."""
REFUSE = ("Malformed", "PackError", "refuse")
"""What games refuse files, packs and moves with."""
SPEAKS = re.compile(rf"\b(?:speaker|{'|'.join(TAKEN)})\b")
"""What stands in every module that says something."""
LISTED = frozenset({"and", "nothing"})
"""What `Speaker.listed` says."""


def ids(path: Path) -> set[str]:
    """The messages of a file."""
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def quoted(path: Path) -> set[str]:
    """The messages of a file that others of them quote."""
    return set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", path.read_text(encoding="utf-8")))


def package_of(path: Path) -> str:
    """The package whose messages a file holds."""
    return ".".join(path.parent.parent.relative_to(SOURCE).parts)


@cache
def parsed(path: Path) -> ast.Module:
    """A module as a tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def modules_that_speak() -> list[Path]:
    """All with a word without which nothing is said; to parse the others, too, takes long."""
    return [path for path in sorted(SOURCE.rglob("*.py")) if SPEAKS.search(path.read_text(encoding="utf-8"))]


@cache
def speaks_for(path: Path) -> str | None:
    """The package whose messages a module says: it makes the speaker, or takes it from a module that does."""
    constants: dict[str, str] = {}
    for line in parsed(path).body:
        if isinstance(line, ast.Assign | ast.AnnAssign) and isinstance(line.value, ast.Constant):
            target = line.targets[0] if isinstance(line, ast.Assign) else line.target
            if isinstance(target, ast.Name) and isinstance(line.value.value, str):
                constants[target.id] = line.value.value
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "speaker":
            (package,) = node.args
            if isinstance(package, ast.Constant):
                return str(package.value)
            return constants[package.id] if isinstance(package, ast.Name) else None
        if isinstance(node, ast.ImportFrom) and any(name.name in TAKEN for name in node.names):
            module = SOURCE / str(node.module).replace(".", "/")
            return speaks_for(module / "__init__.py" if module.is_dir() else module.with_suffix(".py"))
    return None


@cache
def speakers(package: str) -> list[Path]:
    """The modules that say a package's messages."""
    return [path for path in modules_that_speak() if speaks_for(path) == package]


@cache
def strings(path: Path) -> set[str]:
    """All strings in a module."""
    nodes = ast.walk(parsed(path))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def lists(path: Path) -> frozenset[str]:
    """What a module says by putting words together as a list."""
    nodes = ast.walk(parsed(path))
    takes = any(
        isinstance(node, ast.Attribute) and node.attr == "listed" and "speaker" in ast.dump(node.value)
        for node in nodes
    )
    return LISTED if takes else frozenset()


@cache
def said(path: Path) -> set[str]:
    """The ids that a module says in so many words, or by listing words."""
    return {
        node.args[0].value
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAY
        if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    } | lists(path)


def test_there_are_messages() -> None:
    """Each package that has some also says some."""
    assert len(FILES) >= 3
    for path in FILES:
        assert speakers(package_of(path)), f"nobody says {named(path)}"


def option_words(path: Path) -> set[str]:
    """A game in a line, its seats, how it ended, and names, help and choices of its options, which the catalogue of the server says."""
    games = [find_game(key) for key in keys()]
    options = [game.options for game in games if type(game).__module__ == package_of(path)]
    fields = [field.name for option in options for field in msgspec.structs.fields(option)]
    return {
        "tagline",
        "goal",
        "seat",
        "ended-how",
        *(f"option-{name}{ending}" for name in fields for ending in ("", "-help", "-choices")),
    }


def test_the_words_of_all_options_can_be_translated() -> None:
    """A value without a message is shown as it is written in a file, in every language."""
    choices = [(key, option.name) for key in keys() for option in options_of(find_game(key)) if option.kind == "choice"]
    assert ("bremerhaven", "length") in choices
    told = {(package_of(path), message) for path in FILES for message in ids(path)}
    untold = [one for one in choices if (type(find_game(one[0])).__module__, f"option-{one[1]}-choices") not in told]
    assert untold == []


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_message_is_said(path: Path) -> None:
    """By its id, by an id put together from a beginning that ends in a hyphen, or within another message."""
    found = {text for module in speakers(package_of(path)) for text in strings(module) | lists(module)}
    beginnings = tuple(text for text in found if re.fullmatch(r"[a-z][a-z0-9-]*-", text))
    unsaid = {message for message in ids(path) - found if not (beginnings and message.startswith(beginnings))}
    assert unsaid - option_words(path) - quoted(path) == set()


@pytest.mark.parametrize("path", FILES, ids=named)
def test_everything_said_is_a_message(path: Path) -> None:
    """Wherever an id is given in so many words."""
    for module in speakers(package_of(path)):
        assert said(module) <= ids(path), f"{named(module)} says more than there is"


def reasons_in_so_many_words(source: str) -> list[str]:
    """The sentences with which a module refuses something, written where it does so: they are in one language only."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    given = [argument for call in calls if getattr(call.func, "id", "") in REFUSE for argument in call.args]
    parts = [part for one in given for part in (one.values if isinstance(one, ast.JoinedStr) else [one])]
    written = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    return [text for text in written if re.search(r"\w \w", text)]


def test_no_game_refuses_anything_in_one_language_only() -> None:
    """Why a file, a pack or a text is refused is a message, also where no test meets that fault."""
    assert reasons_in_so_many_words('raise Malformed("player", f"plays no {game}")') == ["plays no "]
    for path in sorted((SOURCE / "quarterdeck" / "games").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if any(f"{name}(" in source for name in REFUSE):
            assert reasons_in_so_many_words(source) == [], named(path)


def at_import(tree: ast.AST) -> list[ast.Call]:
    """The calls of a module that are made when it is imported."""
    found = [node for node in ast.iter_child_nodes(tree) if isinstance(node, ast.Call)]
    for node in ast.iter_child_nodes(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            found += at_import(node)
    return found


def test_nothing_is_said_at_import() -> None:
    """It would be said in English to everybody."""
    for path in modules_that_speak():
        calls = [call.func for call in at_import(parsed(path))]
        assert not [func.id for func in calls if isinstance(func, ast.Name) and func.id in SAY], named(path)
