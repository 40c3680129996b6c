"""Whatever comes in, from players, files and strangers: the answer is a value or an error of ours."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final, ParamSpec

import pytest

from quarterdeck.bots import find_bot
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import Trial
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.replaying import verify
from tests.conftest import Count
from tests.everything.damage import changed, damaged
from tests.laws.setups import SETUPS
from tests.records.games import new_match, play_on

INPUTS: Final = int(os.environ.get("INPUTS", "1000000"))
"""Of all kinds and games together."""
QUICK: Final = 60
"""Of each kind in `make test`."""
SPECS: Final = [b"random", b"greedy", b"uct:3", b"ismcts:5", b"uct:simulations=500", b"ismcts:milliseconds=200"]

P = ParamSpec("P")
Inputs = Iterator[bool]
"""Inputs that were tried: whether each meant something."""


def notations(key: str, dice: Dice) -> Inputs:
    """Moves in notation, in positions of random games."""
    game = find_game(key)
    for position in positions(key, dice):
        before = position.numbers()
        for move in position.legal()[:8]:
            text = damaged(game.text(position, move).encode(), dice).decode(errors="replace")
            yield means(read_move, game, position, text)
        assert position.numbers() == before


def position_files(key: str, dice: Dice) -> Inputs:
    """Files of positions; what is read is written and read again."""
    game = find_game(key)
    for position in positions(key, dice):
        whole = game.save(position)
        for harm in (damaged, changed, changed):
            data = harm(whole, dice)
            yield means(again, game, data)


def packs(key: str, dice: Dice) -> Inputs:
    """Content packs, of a game that has short ones of its own."""
    game = find_game(key)
    whole = next(setup.pack.content for setup in SETUPS[key] if setup.pack)
    while True:
        text = damaged(whole.encode(), dice).decode(errors="replace")
        yield means(read_pack, game, text)


def records(key: str, dice: Dice) -> Inputs:
    """Records; what is read is legal from the first move to the last."""
    record = play_on(new_match(key), seed=2, decisions=20).record
    whole = encode_record(record)
    lines = whole.split(b"\n")
    while True:
        at = dice.below(len(lines) - 1)
        torn = b"\n".join([*lines[:at], changed(lines[at], dice), *lines[at + 1 :]])
        for data in (damaged(whole, dice), torn):
            yield means(read_record, data)


def specs(key: str, dice: Dice) -> Inputs:
    """Bots in words."""
    game = find_game(key)
    while True:
        text = damaged(SPECS[dice.below(len(SPECS))], dice).decode(errors="replace")
        yield means(read_spec, game, text)


def positions(key: str, dice: Dice) -> Iterator[Position]:
    """Of random games without end."""
    while True:
        setup = SETUPS[key][dice.below(len(SETUPS[key]))]
        yield from Trial(find_game(key), setup, seed=dice.below(1 << 30)).walk()


def means(read: Callable[P, None], *given: P.args, **named: P.kwargs) -> bool:
    """Whether an input means something; if not, it is refused in words."""
    try:
        read(*given, **named)
    except Malformed as error:
        assert error.problem
        return False
    return True


def read_move(game: Game, position: Position, text: str) -> None:
    """A move in notation."""
    game.text(position, game.parse(position, text))


def again(game: Game, data: bytes) -> None:
    """The position of a file, read again from what is written of it, is the same."""
    position = game.load(data)
    position.legal()
    assert game.load(game.save(position)).numbers() == position.numbers()


def read_pack(game: Game, text: str) -> None:
    """A content pack; what is kept of it is read as the same."""
    pack = game.read_pack("ours.toml", text)
    assert game.read_pack("ours.toml", pack.content).content == pack.content


def read_record(data: bytes) -> None:
    """A record, replayed."""
    verify(parse_record(data))


def read_spec(game: Game, text: str) -> None:
    """A bot in words."""
    assert find_bot(text, game, clock=lambda: 0).spec


KINDS: Final[dict[Callable[[str, Dice], Inputs], int]] = {
    notations: 50,
    position_files: 30,
    records: 8,
    specs: 10,
    packs: 2,
}
"""How many of 100 inputs are of a kind; fewer of those that take long."""


def games_with(kind: Callable[[str, Dice], Inputs]) -> list[str]:
    """The games that have such inputs: not all have short content packs."""
    return [key for key in SETUPS if kind is not packs or any(setup.pack for setup in SETUPS[key])]


CASES: Final = [pytest.param(kind, key, id=f"{kind.__name__}-{key}") for kind in KINDS for key in games_with(kind)]


@pytest.mark.parametrize(("kind", "key"), CASES)
def test_some_inputs_are_read_or_refused(kind: Callable[[str, Dice], Inputs], key: str) -> None:
    """Nothing else happens; most kinds of damage leave some that mean something."""
    found = list(islice(kind(key, seeded(1)), QUICK))
    assert False in found
    assert True in found or kind not in {position_files, specs}


@pytest.mark.long
@pytest.mark.parametrize(("kind", "key"), CASES)
def test_many_inputs_are_read_or_refused(kind: Callable[[str, Dice], Inputs], key: str, count: Count) -> None:
    """The same with a million."""
    number = INPUTS * KINDS[kind] // 100 // len(games_with(kind))
    assert sum(1 for _ in islice(kind(key, seeded(2)), number)) == number
    count("inputs that were read or refused", number)
