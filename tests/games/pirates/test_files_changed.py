"""Whatever is changed in a position file, it is refused with the path of a field, or it is a position to play on from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Final, cast

import pytest

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.trial import view
from quarterdeck.games.pirates import PIRATES, codes
from quarterdeck.games.pirates.file.words import WORDS
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.position import PiratesPosition

Data = dict[str, object]
Path = tuple[str | int, ...]
Holder = dict[str | int, object]
"""An object, or a list by its places."""
TRIES: Final = 30
"""Of each game."""
EAGER: Final = ("fire", "ram", "board", "explore", "take", "shoot", "use", "crew", "rob")
"""What is done rather than sailing about."""


@cache
def files(seed: int) -> tuple[str, ...]:
    """Position files of a game, one for everything that was asked in it."""
    dice = seeded(seed)
    position = PIRATES.start(Setup(players=2 + seed % 3, options=PiratesOptions(total=20, islands=2, patience=6)))
    found: dict[int, str] = {}
    while not position.over():
        if position.phase not in found:
            file: Data = json.loads(PIRATES.save(position))
            del file["player"]
            found[int(position.phase)] = json.dumps(file)
        position.play(eager(position, dice))
    return tuple(found.values())


def eager(position: PiratesPosition, dice: Dice) -> int:
    """A move by chance, one of those that lead to something more often."""
    legal = position.legal()
    wanted = [move for move in legal if position.player >= 0 and PIRATES.text(position, move).startswith(EAGER)]
    chosen = wanted if wanted and dice.below(2) else legal
    return chosen[dice.below(len(chosen))]


def paths(data: object, before: Path = ()) -> Iterator[Path]:
    """The ways to all fields."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield (*before, key)
        yield from paths(value, (*before, key))


def change(file: Data, dice: Dice) -> None:
    """One field is left out, stands twice, takes another's value, or is another number or word of its kind."""
    ways = list(paths(file))
    *way, last = ways[dice.below(len(ways))]
    holder = found(file, way)
    how = dice.below(8)
    if how == 0:
        del holder[last]
    elif how == 1 and isinstance(holder, list):
        holder.insert(cast("int", last), holder[cast("int", last)])
    elif how < 4:
        holder[last] = json.loads(json.dumps(found(file, list(ways[dice.below(len(ways))]))))
    else:
        holder[last] = other(holder[last], dice)


def found(file: Data, way: list[str | int]) -> Holder:
    """What lies at the end of a way."""
    place: object = file
    for step in way:
        place = cast("Holder", place)[step]
    return cast("Holder", place)


def other(value: object, dice: Dice) -> object:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return (0, 1, 2, 5, value + 1, max(0, value - 1), value + dice.below(3_000), dice.below(64))[dice.below(8)]
    if isinstance(value, str):
        words = (*WORDS.values(), "R", "G", "R1", "G2", "island 1", "out", "3", "chance", "helmsman-pirate", "move")
        return words[dice.below(len(words))]
    return ([1], [2, 1], ["R"], [], {}, None)[dice.below(6)]


@pytest.mark.parametrize("seed", range(2))
def test_a_changed_file_is_refused_or_can_be_played(seed: int) -> None:
    """Legal moves are written, read and played; every seat sees its picture, and its file is read again."""
    dice = seeded(7, seed)
    read = 0
    for _ in range(TRIES):
        file: Data = json.loads(files(seed)[dice.below(len(files(seed)))])
        change(file, dice)
        try:
            position = PIRATES.load(json.dumps(file).encode())
        except Malformed:
            continue
        read += 1
        assert PIRATES.load(PIRATES.save(position)).numbers() == position.numbers()
        look_round(position)
        play_on(position, dice)
    assert 0 < read < TRIES


def look_round(position: PiratesPosition) -> None:
    """What each seat and a spectator see."""
    for seat in (-1, 0, 1):
        seen = cast("PiratesPosition", view(position, seat))
        PIRATES.scene(seen, seat, position.legal() if seat == position.player else ())
        PIRATES.load(PIRATES.save(seen))


def play_on(position: PiratesPosition, dice: Dice) -> None:
    """A few moves, each read as it is written."""
    for _ in range(5):
        if position.phase == codes.OVER:
            return
        legal = position.legal()
        move = legal[dice.below(len(legal))]
        assert PIRATES.parse(position, PIRATES.text(position, move)) == move
        assert PIRATES.why_not(position, move) is None
        position.play(move)
