"""Whatever stands in a position file of Bremerhaven: it is refused, or read alike, lawful, and played to its end."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Final, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.position_files import PackNote, PositionFile
from quarterdeck.games.bremerhaven import BREMERHAVEN
from quarterdeck.games.bremerhaven.options import BremerhavenOptions, Length, Order
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from tests.examples import examples
from tests.games.bremerhaven.files import (
    ASKED,
    ASKED_ALONE,
    LONG_STARTING,
    SETTING_UP,
    STARTING,
    Part,
    alone,
    first,
    long,
    read,
    saved,
    short,
    start,
)

TABLES: Final[list[tuple[int, Length, Order]]] = [
    (1, "short", "free"),
    (2, "long", "free"),
    (2, "short", "rank"),
    (3, "long", "rank"),
    (3, "short", "free"),
    (4, "long", "free"),
    (4, "short", "rank"),
]
NUMBERS: Final = {"ships", "contracts", "newspaper cards"}
"""What is conserved in some number; of all else there is none."""
BASES: Final[list[Part]] = [
    *(long(asked) for asked in ASKED),
    *(alone(asked) for asked in ASKED_ALONE),
    *(short(asked) for asked in SETTING_UP),
    *(first(asked) for asked in STARTING),
    *(start(asked) for asked in LONG_STARTING),
    long("harbor", {
        "harbors/R/turned": "packed",
        "harbors/B/stage": "moving",
        "harbors/B/produced": ["a2"],
        "harbors/G/upgrades": 1,
        "harbors/G/laid": {"1.2": [2], "1.3": [3], "1.4": [5], "2.2": [5], "3.1": [4]},
        "harbors/G/grown": True,
        "ships": {"discard": ["nordermole"], "mixed": True},
    }),
]  # fmt: skip
MOST: Final = 20_000
"""Decisions to the end of any random game, with much to spare."""


def set_up(players: int, length: Length, order: Order) -> BremerhavenPosition:
    """A new game."""
    return BREMERHAVEN.start(Setup(players=players, options=BremerhavenOptions(length=length, order=order)))


def chosen(position: BremerhavenPosition, dice: Dice) -> int:
    """A move at random; nothing is declined as long as another look at the dice says so."""
    moves = position.legal()
    move = moves[dice.below(len(moves))]
    return move if move or len(moves) == 1 or dice.below(2) else moves[1 + dice.below(len(moves) - 1)]


# -- games are saved and loaded ----------------------------------------------------------------------


def views(position: BremerhavenPosition) -> Iterator[BremerhavenPosition]:
    """The position, and what each seat and a spectator see of it."""
    yield position
    for seat in range(-1, int(position.seats)):
        veiled = position.clone()
        veiled.veil(seat)
        yield veiled


@pytest.mark.parametrize(("players", "length", "order"), TABLES)
def test_random_games_are_saved_and_loaded(players: int, length: Length, order: Order) -> None:
    """Whole positions and what each seat sees, now and then; equal bytes when written again."""
    dice = seeded(players, 77)
    position = set_up(players, length, order)
    number = 0
    while True:
        if number % 29 == 0 or position.over():
            for here in views(position):
                data = BREMERHAVEN.save(here)
                loaded = BREMERHAVEN.load(data)
                assert loaded.numbers() == here.numbers()
                assert BREMERHAVEN.save(loaded) == data
        if position.over():
            break
        position.play(chosen(position, dice))
        number += 1


@pytest.mark.parametrize(("players", "length", "order"), [TABLES[0], TABLES[3], TABLES[5]])
def test_a_loaded_game_goes_on_as_the_saved_one(players: int, length: Length, order: Order) -> None:
    """With the same dice it ends in the same position."""
    position = set_up(players, length, order)
    for _ in range(60):
        position.play(chosen(position, seeded(3)))
    ends = []
    for game in (position, BREMERHAVEN.load(BREMERHAVEN.save(position))):
        dice = seeded(6)
        while not game.over():
            game.play(chosen(game, dice))
        ends.append(game.numbers())
    assert ends[0] == ends[1]


# -- damage ------------------------------------------------------------------------------------------

Place = tuple[str | int, ...]


def places(part: object, place: Place = ()) -> Iterator[Place]:
    """All places in a file that hold something."""
    if place:
        yield place
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for name, value in inner:
        yield from places(value, (*place, name))


def at(content: object, place: Place) -> object:
    """What stands at a place."""
    for name in place:
        content = cast("dict[str | int, object]", content)[name]
    return content


def lean(content: Part) -> Part:
    """The file without what follows from the rest, so that damage is not always found there."""
    found = copy.deepcopy(content)
    for part in (found["ships"], found["contracts"], found["buildings"], found["newspaper"]):
        cast(Part, part).pop("deck", None)
    for harbor in cast("dict[str, Part]", found["harbors"]).values():
        harbor.pop("hand", None)
    return found


def damaged(content: Part, dice: Dice) -> Part:
    """The file with one or two things otherwise: gone, doubled, exchanged, one more or less, or of another kind."""
    found = copy.deepcopy(content)
    for _ in range(1 + dice.below(2)):
        listed = list(places(found))
        place = listed[dice.below(len(listed))]
        damage(cast("dict[str | int, object]", at(found, place[:-1])), place[-1], at(found, place), found, dice)
    return found


def damage(part: dict[str | int, object], name: str | int, value: object, content: Part, dice: Dice) -> None:
    """One thing otherwise."""
    kind = dice.below(5)
    if kind == 0:
        del part[name]
    elif kind == 1 and isinstance(value, int):
        part[name] = value + (1 if dice.below(2) else -1)
    elif kind == 2 and isinstance(value, list) and value:
        value.append(copy.deepcopy(value[dice.below(len(value))]))
    elif kind == 3:
        same = [place for place in places(content) if type(at(content, place)) is type(value)]
        part[name] = copy.deepcopy(at(content, same[dice.below(len(same))]))
    else:
        odd: list[object] = [None, 0, 1, True, "R", "harbor", "short", "crate", [], {}, [None], ["crate"], [3]]
        part[name] = odd[dice.below(len(odd))]


def judge(content: Part, dice: Dice) -> bool:
    """Whether a file is read; if it is, then alike, lawful, and played to its end."""
    try:
        position = read(content)
    except Malformed as error:
        assert error.problem
        return False
    assert read(saved(position)).numbers() == position.numbers(), content
    position.imagine(dice)
    laws = BREMERHAVEN.conserved(position)
    assert {name: number for name, number in laws.items() if number and name not in NUMBERS} == {}, content
    for _ in range(MOST):
        if position.over():
            break
        assert position.legal(), content
        position.play(chosen(position, dice))
    assert position.over(), content
    assert BREMERHAVEN.conserved(position) == laws, content
    return True


@examples(20)
@given(st.sampled_from(range(len(BASES))), st.integers(0, 1 << 30))
def test_a_damaged_file_is_refused_or_a_game(base: int, seed: int) -> None:
    """Begun from the files of the refusals."""
    dice = seeded(seed)
    judge(damaged(BASES[base], dice), dice)


@pytest.mark.parametrize(("players", "length", "order"), TABLES)
def test_a_damaged_file_of_a_random_game_is_refused_or_a_game(players: int, length: Length, order: Order) -> None:
    """Some of both."""
    dice = seeded(players, 4 + len(length))
    position = set_up(players, length, order)
    found = set()
    while not position.over():
        if dice.below(8) == 0:
            found.add(judge(damaged(lean(saved(position)), dice), dice))
        position.play(chosen(position, dice))
    assert found == {False, True}


JSON: Final = st.recursive(
    st.none() | st.booleans() | st.integers(-1, 9) | st.sampled_from(["R", "1.2", "a1", "grietje", "bid", "Captain"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["R", "1.2", "a1", "laid"]), inner),
    max_leaves=6,
)
FIELDS: Final = sorted({name for base in BASES for name in base} | {"ended", "winner", "pack"})


@examples(20)
@given(st.sampled_from(range(len(BASES))), st.dictionaries(st.sampled_from(FIELDS), JSON, min_size=1, max_size=3))
def test_any_change_to_a_file_gives_a_position_or_malformed(base: int, change: Part) -> None:
    """A position that is read is read again from what is written of it."""
    judge(BASES[base] | change, seeded(1))


@examples(20)
@given(st.binary(max_size=40) | st.text(max_size=40).map(str.encode) | JSON.map(json.dumps).map(str.encode))
def test_any_bytes_are_malformed(data: bytes) -> None:
    """Nothing else comes out of them."""
    with pytest.raises(Malformed):
        BREMERHAVEN.load(data)


def test_all_fields_are_damaged() -> None:
    """The files above hold every field that there is, but for what must be there, or is the same in the files of all games."""
    common = {"order", "Y", *PositionFile.__struct_fields__, *PackNote.__struct_fields__}
    names = {place[-1] for base in BASES for place in places(saved(read(base)))}
    definitions = cast("dict[str, dict[str, object]]", BREMERHAVEN.schema()["$defs"])
    for name, definition in definitions.items():
        assert set(cast("dict[str, object]", definition["properties"])) - names <= common, name
