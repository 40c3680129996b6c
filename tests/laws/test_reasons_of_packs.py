"""Why a content pack is refused is said in the reader's language, whatever is wrong with it."""

from __future__ import annotations

import json
import tomllib
from typing import Any, Final

import pytest

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import PackError
from quarterdeck.engine.game import Game
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.messages.language import OWN, speaking
from tests.laws.test_reasons import OTHERS, spoil

WITH_CONTENT: Final = [key for key in keys() if find_game(key).own_pack() is not None]
FEW: Final = 8
"""So many times a pack is spoilt."""
MANY: Final = 300
FAULTS: Final = 3
"""The most changes that are made to a pack at once."""
ROWS: Final = 4
"""So many rows of each table are enough where the game adds its own."""
ACCIDENTS: Final = ("", "\n", '"', "]", "=", "a.b.c.d.e.f.g.h.i = 1", "x" * 200, "[" * 40)
"""What stands in a damaged text in place of something else."""
FILE: Final = "ours.toml"


def toml(value: object) -> str:
    """A value as TOML; nothing is written as the text `none`."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",\n".join(map(toml, value)) + "]"
    return json.dumps("none" if value is None else value, ensure_ascii=False)


def text_of(tables: dict[str, Any]) -> str:
    """The text of a pack, one table after the other."""
    plain = [f"{json.dumps(key)} = {toml(value)}\n" for key, value in tables.items() if not is_rows(value)]
    rows = [(key, row) for key, value in tables.items() if is_rows(value) for row in value]
    return "".join(plain) + "".join(
        f"\n[[{key}]]\n" + "".join(f"{json.dumps(name)} = {toml(value)}\n" for name, value in row.items())
        for key, row in rows
    )


def is_rows(value: object) -> bool:
    """Whether a value is written as a table of rows."""
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def own_tables(game: Game) -> dict[str, Any]:
    """The game's own content, or a few rows of each table if they can be played without the others."""
    pack = game.own_pack()
    assert pack is not None
    assert pack.content is not None
    whole = tomllib.loads(pack.content)
    few = {key: value[:ROWS] if is_rows(value) else value for key, value in whole.items()}
    return few if reason(game, text_of(few), OWN) is None else whole


def reason(game: Game, text: str, language: str) -> tuple[int, str, str] | None:
    """Why a pack is refused: the line, the field and the problem; None if it is not."""
    with speaking(language):
        try:
            game.read_pack(FILE, text)
        except PackError as error:
            assert error.path.startswith(FILE)
            return error.line, error.field, error.problem
    return None


def check_told(game: Game, text: str, language: str) -> int:
    """It is refused at the same place in both languages, and the reasons differ; or in neither. Returns how many reasons there are."""
    own = reason(game, text, OWN)
    if own is None:
        return 0
    other = reason(game, text, language)
    assert other is not None
    assert own[:2] == other[:2], text
    assert own[2] != other[2], own
    return 1


def spoil_row(tables: dict[str, Any], dice: Dice) -> None:
    """Change something in one row of one table, so that all tables have their turn, however long the others are."""
    names = sorted(tables) or ["title"]
    name = names[dice.below(len(names))]
    rows = tables[name] if is_rows(tables.get(name)) else [tables]
    row = rows[dice.below(len(rows))]
    if row:
        spoil({name: row}, dice)


@pytest.mark.parametrize("number", [FEW, pytest.param(MANY, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", WITH_CONTENT)
def test_what_is_wrong_with_a_pack_is_translated(key: str, language: str, number: int) -> None:
    """Fields that are missing, of another kind, or do not agree with others."""
    game, dice, told = find_game(key), seeded(7), 0
    tables = json.dumps(own_tables(game))
    for _ in range(number):
        spoilt = json.loads(tables)
        for _ in range(1 + dice.below(FAULTS)):
            spoil_row(spoilt, dice)
        told += check_told(game, text_of(spoilt), language)
    assert told > number // 2


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", WITH_CONTENT)
def test_what_is_wrong_with_the_text_of_a_pack_is_translated(key: str, language: str) -> None:
    """It is not TOML, or no text that is read at all."""
    game, dice, told = find_game(key), seeded(2), 0
    text = text_of(own_tables(game))
    for _ in range(FEW):
        at = dice.below(len(text) + 1)
        told += check_told(
            game, text[:at] + ACCIDENTS[dice.below(len(ACCIDENTS))] + text[at + dice.below(9) :], language
        )
    for odd in ("", "title = 3", 'title = "x"', 'title = "\ud800"', "#" * 1_200_000):
        told += check_told(game, odd, language)
    assert told > FEW // 2


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_without_content_says_so_in_every_language(language: str) -> None:
    """Whatever the pack is."""
    without = [find_game(key) for key in keys() if key not in WITH_CONTENT]
    assert sum(check_told(game, 'title = "x"', language) for game in without) == len(without)
