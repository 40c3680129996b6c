"""Exactly the illegal is refused, and no refusal tells a secret, wherever money, goods, cards and Bollards are."""

from __future__ import annotations

import re
from itertools import product

import pytest

from quarterdeck.engine.clauses import read_clauses
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import ACTING, COVERED, EMPTY, HARBOR, MOVING, SPACES, UNTURNED
from quarterdeck.games.bremerhaven.laws import other_world
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.refusals.refusals import why_not
from tests.examples import some
from tests.games.bremerhaven.scenario import start

KNOWN = {clause.id for clause in read_clauses("quarterdeck.games.bremerhaven")}
KINDS = int(codes.EXACT_KINDS)
PARTS = ((3, 12, 1, 1), (12, 12, 1, 4), (12, 4, 1, 4), (12, 1, 1, 1), (12, 12, 12, 1), (12, 12, 1, 4))
"""How many values a, b, c and goods have in exact moves of each kind."""


def play_any(position: BremerhavenPosition, dice: Dice) -> None:
    """One of the legal moves."""
    legal = position.legal()
    position.play(legal[dice.below(len(legal))])


def judge(position: BremerhavenPosition) -> None:
    """Refusals and the list of legal moves agree; each refusal cites a clause and reads as a sentence."""
    legal = set(position.legal())
    before = position.numbers()
    for move in range(codes.MOVES):
        found = why_not(position, move)
        assert (found is None) == (move in legal), f"move {move} in phase {position.phase}: {found}"
        assert found is None or found.clause in KNOWN
        assert found is None or (re.fullmatch(r"\S.*\S\.", found.sentence) and "  " not in found.sentence)
    assert position.numbers() == before


def scatter(position: BremerhavenPosition, dice: Dice) -> None:
    """Money, Cover cards, Buildings, goods, Bollards and markers as they may come to be in few games."""
    for seat in range(position.seats):
        position.money[seat] = dice.below(6)
        for space in range(seat * SPACES, seat * SPACES + SPACES):
            if position.site[space] in {EMPTY, COVERED} and not position.goods[space]:
                position.site[space] = COVERED if dice.below(3) == 0 and position.length == codes.LONG else EMPTY
                if position.site[space] == EMPTY and dice.below(2):
                    position.goods[space] = (0x1, 0x10, 0x100, 0x200, 0x1000)[dice.below(5)]
        for wall in range(seat * 4, seat * 4 + 4):
            position.walls[wall] = dice.below(8)
        position.unbuilt[seat] |= (1 << dice.below(20)) & ~position.built[seat]


@pytest.mark.parametrize(
    ("players", "short"), some(product((1, 2, 3, 4), (False, True)), [(1, False), (2, True), (4, False)])
)
def test_exactly_the_illegal_is_refused_in_whole_games(players: int, short: bool) -> None:  # noqa: FBT001 - parameters
    """All moves there are, at every ninth step and where harbors are scattered."""
    dice = seeded(players, int(short))
    position = start(players, short=short).position
    position.log = None
    step = 0
    while not position.over():
        if step % 9 == 0:
            judge(position)
            if position.phase in {codes.PERMITTING, codes.GROWING, HARBOR}:
                world = position.clone()
                scatter(world, dice)
                judge(world)
        play_any(position, dice)
        step += 1
    judge(position)


@pytest.mark.parametrize("players", [2, 4])
def test_a_refusal_is_the_same_whatever_the_others_hold(players: int) -> None:
    """The whole space of moves, in two worlds that the one who chooses cannot tell apart."""
    dice = seeded(players, 7)
    position = start(players).position
    position.log = None
    told = 0
    while told < 12:
        play_any(position, dice)
        if position.player >= 0:
            other = other_world(position, int(position.player), dice)
            if other.numbers() != position.numbers():
                told += 1
                assert all(why_not(position, move) == why_not(other, move) for move in range(codes.MOVES))


# -- steps that name their places -------------------------------------------------------------------------


def exact_steps(kind: int) -> list[int]:
    """All numbers of a kind that mean something."""
    first = int(codes.EXACT) + kind * 65_536
    parts = product(*(range(limit) for limit in PARTS[kind]))
    return [first + a * 4_096 + b * 256 + c * 16 + goods for a, b, c, goods in parts]


def possible(position: BremerhavenPosition, kind: int) -> list[int]:
    """The exact moves of a kind against which nothing is said."""
    return [move for move in exact_steps(kind) if why_not(position, move) is None]


def harbors(seed: int) -> list[BremerhavenPosition]:
    """A few scattered harbors of a game of two in which goods can be moved, nothing having been converted."""
    dice = seeded(seed, 3)
    found: list[BremerhavenPosition] = []
    while not found:
        position = start(2).position
        position.log = None
        while not position.over():
            if position.phase == HARBOR and position.stage[position.player] == MOVING and position.round >= 4:
                world = position.clone()
                scatter(world, dice)
                world.turned[world.player] = UNTURNED
                found.append(world)
            play_any(position, dice)
    return found[:2]


@pytest.mark.parametrize("seed", range(3))
def test_a_listed_step_is_legal_exactly_if_some_place_for_it_is(seed: int) -> None:
    """Deliveries and conversions; a good goes ashore also where others must be stacked first."""
    for position in harbors(seed):
        sorts = {int(codes.EXACT_DELIVER): range(codes.DELIVER, codes.UNPACK), int(codes.EXACT_UNPACK): [codes.UNPACK],
                 int(codes.EXACT_PACK): [codes.PACK]}  # fmt: skip
        legal = set(position.legal())
        for kind, listed in sorts.items():
            assert bool(legal & set(map(int, listed))) == bool(possible(position, kind)), kind
        ashore = {move >> 12 & 15 for move in possible(position, int(codes.EXACT_UNLOAD))}
        assert ashore <= {move - codes.UNLOAD for move in legal if codes.UNLOAD <= move < codes.DELIVER}
        assert not possible(position, int(codes.EXACT_PRODUCE))


@pytest.mark.parametrize("seed", range(3))
def test_an_exact_step_can_be_made_and_does_what_it_says(seed: int) -> None:
    """No good appears or is lost, and nothing lies where it has no room."""
    dice = seeded(seed, 4)
    for position in harbors(seed):
        seat = int(position.player)
        for kind in range(KINDS):
            moves = possible(position, kind)
            for _ in range(min(8, len(moves))):
                after = position.clone()
                after.play(moves[dice.below(len(moves))])
                assert all(lies_well(after, seat, space) for space in range(SPACES))
                assert after.money[seat] >= 0
                assert value_of(after, seat) == value_of(position, seat)


def lies_well(position: BremerhavenPosition, seat: int, space: int) -> bool:
    """What lies on a space without a Building is one good or two crates."""
    here = int(position.goods[seat * SPACES + space])
    if position.site[seat * SPACES + space] == COVERED:
        return here == 0
    return position.site[seat * SPACES + space] >= 0 or here in {0, 0x1, 0x10, 0x100, 0x200, 0x1000}


def value_of(position: BremerhavenPosition, seat: int) -> list[int]:
    """Goods of each kind in the harbor and on its cards, crates counted as halves of containers."""
    numbers = [0, 0, 0]
    for packed in [*list(position.goods)[seat * 12 : seat * 12 + 12], *list(position.got)[seat * 4 : seat * 4 + 4]]:
        count(numbers, int(packed))
    for k in range(seat * 3, seat * 3 + 3):
        count(numbers, int(position.aboard[k]) << 4 * int(position.cargo[k]))
    return numbers


def count(numbers: list[int], packed: int) -> None:
    """Add packed goods."""
    barrel, container, crate, passenger = (packed >> 4 * kind & 15 for kind in range(4))
    numbers[0] += barrel
    numbers[1] += 2 * container + crate
    numbers[2] += passenger


@pytest.mark.parametrize("seed", range(2))
def test_a_building_produces_exactly_if_some_place_for_it_is(seed: int) -> None:
    """With and without a place named."""
    dice = seeded(seed, 5)
    position = start(1).position
    position.log = None
    asked = 0
    while asked < 2:
        position = start(1).position if position.over() else position
        position.log = None
        if position.phase == HARBOR and position.stage[position.player] == ACTING:
            asked += 1
            goods = {divmod(move - int(codes.PRODUCE), 5) for move in position.legal() if move >= codes.PRODUCE}
            exact = {(move >> 12 & 15, move & 15) for move in possible(position, int(codes.EXACT_PRODUCE))}
            assert exact == {(space, what) for space, what in goods if what != codes.MONEY}
        play_any(position, dice)
