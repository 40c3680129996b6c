"""Texts of strangers in TOML: looked over before they are read, and refused on their line."""

from __future__ import annotations

import ast
import tomllib
from contextlib import suppress
from pathlib import Path

import pytest
import tomli
from hypothesis import example, given
from hypothesis import strategies as st

import quarterdeck
from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.engine.packs import read_toml
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.engine.toml_check import Unfit, check_toml

PACKED = [key for key in keys() if find_game(key).own_pack() is not None]
ATTACKS = {
    "dotted keys": ("title = 'x'\n" + "a." * 6_000 + "a = 1", 2, "8 with dots"),
    "dotted and quoted keys": ('"a" . ' * 9 + "a = 1", 1, "8 with dots"),
    "a table's dotted name": ("\n\n[" + "a." * 8 + "a]", 3, "8 with dots"),
    "a key within a table within": ("x = { y = { " + "a." * 9 + "a = 1 } }", 1, "8 with dots"),
    "digits": ("a = " + "9" * 5_000, 1, "120 characters"),
    "brackets": ("a = " + "[" * 5_000, 1, "16 lists"),
    "brackets on many lines": ("a = " + "[\n" * 5_000, 17, "16 lists"),
    "braces": ("a = " + "{ a = " * 500, 1, "16 lists"),
    "a long line": ("a = [" + "1, " * 9_000 + "]", 1, "20,000"),
    "behind a text": ('a = """\n\n"""\n' + "b = " + "[" * 99, 4, "16 lists"),
    "behind five quotes": ('a = ["""y""""", ' + "[" * 99, 1, "16 lists"),
    "behind a quote without an end": ("a = 'x\nb = " + "[" * 99, 2, "16 lists"),
    "too large": ("#" * 1_000_001, 0, "at most 1,000,000 are allowed"),
    "no Unicode": ("a = '\ud800'", 0, "not Unicode"),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_what_would_take_long_is_refused_with_its_line(attack: str) -> None:
    """Before anything reads it."""
    text, line, said = ATTACKS[attack]
    with pytest.raises(Unfit, match=said) as refused:
        check_toml(text)
    assert refused.value.line == line


@pytest.mark.parametrize("key", PACKED)
@pytest.mark.parametrize("attack", ATTACKS)
def test_every_game_refuses_it_as_a_pack(key: str, attack: str) -> None:
    """With file and line."""
    text, line, said = ATTACKS[attack]
    with pytest.raises(PackError, match=said) as refused:
        find_game(key).read_pack("mine.toml", text)
    assert (refused.value.file, refused.value.line) == ("mine.toml", line)


def test_what_stands_in_texts_and_comments_does_not_count() -> None:
    """Nor do many short keys, lists one after another, and numbers as they are written."""
    much = "a.b.c.d.e.f.g.h.i.j" * 20 + "[" * 50
    check_toml(f"a = \"{much}\"\nb = '{much}'\n# {much}\nc = \"\"\"\n{much}\n\"\"\"\nd = '''{much}'''\n")
    check_toml("\n".join(f"a{number}.b = [[1, 2], [3.5, -4e7], 2026-01-01T10:00:00.5]" for number in range(3_000)))


@pytest.mark.parametrize("key", PACKED)
def test_the_games_own_content_is_read_as_before(key: str) -> None:
    """All of it."""
    own = find_game(key).own_pack()
    assert own is not None
    assert read_toml(own.content) == tomllib.loads(own.content)


PIECES = st.sampled_from(
    [
        '"',
        "'",
        '"""',
        "'''",
        "\\",
        "#",
        "\n",
        "[",
        "]",
        "{",
        "}",
        ",",
        "=",
        ".",
        "a",
        "title",
        "1",
        "9" * 130,
        " ",
        "é",
        "\ud800",
        "0x",
        "\r",
    ]
)


@given(st.lists(PIECES, max_size=60).map("".join))
@example('"' * 5)
@example("'''''''")
@example('a = """\\')
def test_no_text_makes_anything_but_a_refusal(text: str) -> None:
    """Whatever it is made of."""
    with suppress(Malformed, tomli.TOMLDecodeError):
        read_toml(text)
    for key in ("kraken", "bremerhaven"):
        with pytest.raises(PackError):
            find_game(key).read_pack("mine.toml", text)


def test_texts_of_strangers_are_read_in_one_place() -> None:
    """Elsewhere TOML is read only from files that come with the package."""
    root = Path(quarterdeck.__file__).parent
    readers = set()
    for file in root.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "toml" in text else ():
            if (
                isinstance(node, ast.Attribute)
                and node.attr in {"load", "loads"}
                and ast.unparse(node.value) in {"tomllib", "tomli"}
            ):
                readers.add(file.relative_to(root).as_posix())
    assert readers == {
        "engine/packs.py",
        "games/pirates/pack/reading.py",
        "guide/pictures.py",
        "messages/content.py",
        "scene/theme.py",
    }
