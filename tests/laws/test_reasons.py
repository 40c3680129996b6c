"""Why a position file or a text of a move is refused is said in the reader's language, whatever is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from typing import Any, Final

import pytest

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.engine.position_files import read_position, write_position
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.engine.trial import Trial
from quarterdeck.messages.language import LANGUAGES, OWN, speaking
from tests.examples import TIMES
from tests.laws.setups import SETUPS

OTHERS: Final = [language for language in LANGUAGES if language != OWN]
FILES: Final = 12
"""So many positions of random games are written."""
SPOILT: Final = 10 * TIMES
"""So many times each file is spoilt anew."""
REFUSED: Final = 10
"""At least so many texts are refused as moves, however often files are spoilt."""
FAULTS: Final = 4
"""The most changes that are made to a file at once."""
KEPT: Final = frozenset({"game"})
"""What is not spoilt: without its game a file is nothing."""
JUNK: Final[tuple[object, ...]] = (
    None,
    True,
    0,
    1,
    7,
    99,
    -1,
    2.5,
    "",
    "x",
    "nobody",
    "chance",
    "A",
    [],
    {},
    ["x"],
    {"x": 1},
)


def spots(node: Any, depth: int = 0) -> Iterator[tuple[Any, Any]]:
    """Every place of a file: what holds it, and its name or number there."""
    for name in [*node] if isinstance(node, dict) else range(len(node)):
        if depth or name not in KEPT:
            yield node, name
            if isinstance(node[name], dict | list):
                yield from spots(node[name], depth + 1)


def spoil(file: dict[str, Any], dice: Dice) -> None:
    """Change one place, if one is left: leave it out, write another number, what stands elsewhere, or what makes no sense."""
    places = [*spots(file)]
    if not places:
        return
    holder, name = places[dice.below(len(places))]
    other, there = places[dice.below(len(places))]
    deed = dice.below(5)
    if deed == 0:
        del holder[name]
    elif deed == 1 and isinstance(holder[name], int):
        holder[name] += (-1, 1, 2)[dice.below(3)]
    elif deed == 2 and isinstance(holder[name], list) and holder[name]:
        holder[name].append(holder[name][0])
    elif deed == 3:
        holder[name] = deepcopy(other[there])
    else:
        holder[name] = deepcopy(JUNK[dice.below(len(JUNK))])


def reasons(text: bytes, language: str) -> list[tuple[str, str]]:
    """Why a file is refused: the fields with the sentences; nothing if it is not."""
    with speaking(language):
        try:
            read_position(text)
        except Malformed as error:
            return [(one.path, one.problem) for one in (error, *error.others)]
    return []


def files(game: Game) -> Iterator[dict[str, Any]]:
    """Positions of random games of all kinds."""
    for k, one in enumerate(SETUPS[game.key]):
        for position in islice(Trial(game, one, k).walk(), 3 + 7 * k, None, 41):
            yield json.loads(write_position(game, one, position))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", keys())
def test_every_reason_is_translated(key: str, language: str) -> None:
    """The same fields are wrong, and none of the sentences is English."""
    game, dice, told = find_game(key), seeded(7), 0
    for file in islice(files(game), FILES):
        for _ in range(SPOILT):
            spoilt = json.loads(json.dumps(file))
            for _ in range(1 + dice.below(FAULTS)):
                spoil(spoilt, dice)
            text = json.dumps(spoilt).encode()
            own, other = reasons(text, OWN), reasons(text, language)
            assert [path for path, _ in own] == [path for path, _ in other], text
            assert not {*own} & {*other}
            told += len(own)
    assert told > SPOILT


JUNK_WORDS: Final = ("", "x", "99", "island", "on", "at", "by", "#9", "1L", "12.345", "999", "free", "nobody", "zebra")


def problem_of(game: Game, position: Position, text: str, language: str) -> str | None:
    """Why a text is no move; None if it is one."""
    with speaking(language):
        try:
            game.parse(position, text)
        except Malformed as error:
            return error.problem
    return None


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("key", keys())
def test_why_a_text_is_no_move_is_translated(key: str, language: str) -> None:
    """Moves with a word left out, changed or added, and words alone."""
    game, dice, told = find_game(key), seeded(5), 0
    for position in islice(Trial(game, SETUPS[key][0], 1).walk(), 3, 90, 4):
        moves = position.legal() if not position.over() else []
        for move in moves[:: max(1, len(moves) // 5)]:
            words = game.text(position, move).split()
            for k in range(len(words) + 1):
                junk = JUNK_WORDS[dice.below(len(JUNK_WORDS))]
                for changed in ([*words[:k], junk, *words[k:]], [*words[:k], junk, *words[k + 1 :]], words[:k]):
                    text = " ".join(changed)
                    own, other = problem_of(game, position, text, OWN), problem_of(game, position, text, language)
                    assert (own is None) == (other is None)
                    assert own is None or own != other, text
                    told += own is not None
    assert told > REFUSED
