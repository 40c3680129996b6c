"""The listed steps of 4.1 and 4.2 and those that name their places come to the same ends, in small harbors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.games.bremerhaven import BREMERHAVEN, codes
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import harbor as harbor_rules
from quarterdeck.games.bremerhaven.rules import storage
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.random_tables import pick, shuffled
from tests.games.bremerhaven.scenario import lay

OWN: Final = cards(
    ships="X 3 2crate b1 p1; Y 3 2barrel b1 p1; Z 3 1container b1 p1; W 3 1passenger b1 p1",
    contracts="K 3 crate+crate; L 3 barrel+wild; M 3 container; N 3 passenger+crate",
)
WORKERS: Final = [
    "refinery", "sawmill", "market-hall", "customs-house", "loading-plant", "warehouse", "tank-farm", "gantry-crane",
]  # fmt: skip
FULL: Final = ["status-symbol", "lighthouse", "bank", "pilot-station", "train-station", "truck-depot"]
"""Buildings that only take up room."""
KINDS: Final = ["crate", "crate", "crate", "2crate", "barrel", "container", "passenger"]
"""Single crates are what needs stacking most."""
MOST: Final = 160
"""States of a harbor in one of the two ways; harbors with more are left out."""

Steps = Callable[[BremerhavenPosition], Iterator[int]]
Key = tuple[int, ...]


def harbor(dice: Dice) -> BremerhavenPosition:
    """Red's harbor with two or three free spaces, a Building or two that do something, and a few goods."""
    spaces = shuffled(dice, ["a1", "b1", "a2", "b2", "a3", "b3"])
    bare, rest = spaces[: 2 + dice.below(2)], spaces[-3:]
    names = [*shuffled(dice, list(WORKERS))[: 1 + dice.below(2)], *shuffled(dice, list(FULL))]
    built = dict(zip(rest, names, strict=False)) | {
        space: name for space, name in zip(spaces[len(bare) : -3], FULL, strict=False) if name not in names[:3]
    }
    ships, contracts = shuffled(dice, ["x", "y", "z", "w"]), shuffled(dice, ["k", "l", "m", "n"])
    goods = [f"R {pick(dice, KINDS)} {space}" for space in bare[dice.below(2) :]]
    table = lay(
        tables=OWN,
        seats=2,
        at="harbor",
        money=f"R {dice.below(3)}",
        built=", ".join(f"R {name} {space}" for space, name in built.items()),
        ships=f"R 2 {ships[0]} 3",
        contracts=f"R 1 {contracts[0]} 3, R 2 {contracts[1]} 3",
        goods=", ".join([*goods, "G barrel a1"]),
    )
    table.position.log = None
    return table.position


def listed(position: BremerhavenPosition) -> Iterator[int]:
    """All listed steps."""
    yield from position.legal()


def named(position: BremerhavenPosition) -> Iterator[int]:
    """All legal steps that name their places, the money that Buildings yield, and `done`."""
    yield int(codes.DONE)
    if position.stage[0] == codes.ACTING:
        money = [int(codes.PRODUCE) + space * 5 + int(codes.MONEY) for space in range(12)]
        steps = [exact(codes.EXACT_PRODUCE, a, b, 0, goods) for a in range(12) for b in range(12) for goods in range(4)]
        steps = [step for step in steps if harbor_rules.can_yield(position, 0, step >> 12 & 15)] + [
            step for step in money if harbor_rules.can_yield(position, 0, (step - int(codes.PRODUCE)) // 5)
        ]
    else:
        steps = list(moving(position))
    yield from (step for step in steps if BREMERHAVEN.why_not(position, step) is None)


def moving(position: BremerhavenPosition) -> Iterator[int]:
    """Steps of 4.2 for the goods that are there, legal or not."""
    there = [space for space in range(12) if position.goods[space]]
    for a in there:
        yield exact(codes.EXACT_UNPACK, a)
        for goods in range(4):
            if int(position.goods[a]) >> 4 * goods & 15:
                yield from (exact(codes.EXACT_SHIFT, a, b, 0, goods) for b in range(12))
                yield from (exact(codes.EXACT_DELIVER, a, b, 0, goods) for b in (0, 1))
        yield from (exact(codes.EXACT_PACK, a, b, c) for b in there if b >= a for c in range(12))
    if position.aboard[1]:
        yield from (exact(codes.EXACT_UNLOAD, 1, b) for b in range(12))
        yield from (int(codes.DIRECT) + 4 + loading for loading in (0, 1))


def exact(kind: int, a: int, b: int = 0, c: int = 0, goods: int = 0) -> int:
    """An exact move by its parts."""
    return int(codes.EXACT) + int(kind) * 65_536 + a * 4_096 + b * 256 + c * 16 + goods


def state(position: BremerhavenPosition) -> Key:
    """All that steps can change in Red's harbor."""
    parts = (position.goods[:12], position.aboard[:3], position.got[:4])
    more = (position.money[0], position.stage[0], position.yielded[0], position.turned[0])
    return (*(int(number) for part in parts for number in part), *(int(number) for number in more))


def reached(start: BremerhavenPosition, steps: Steps) -> list[BremerhavenPosition]:
    """Every state that steps of some sort can lead to, until Red is done."""
    found = {state(start): start}
    todo = [start]
    while todo and len(found) <= MOST:
        here = todo.pop()
        for move in steps(here):
            after = here.clone()
            after.play(move)
            if state(after) not in found:
                found[state(after)] = after
                if after.stage[0] != codes.AT_REST:
                    after.focus(0)
                    todo.append(after)
    return list(found.values())


def ends(positions: list[BremerhavenPosition]) -> list[BremerhavenPosition]:
    """Where Red may stop, or has stopped."""
    return [position for position in positions if position.stage[0] != codes.ACTING]


def lying(position: BremerhavenPosition) -> Key:
    """The goods on each space, aboard and delivered, and the money."""
    return state(position)[:20]


def counted(position: BremerhavenPosition) -> Key:
    """The goods in Storage, wherever they lie, aboard and delivered."""
    stored = [int(storage.stored(position, 0, goods)) for goods in range(4)]
    return (*stored, *state(position)[12:19])


def richest(positions: list[BremerhavenPosition]) -> dict[Key, int]:
    """The most money with which each end is reached, places left aside."""
    found: dict[Key, int] = {}
    for position in ends(positions):
        key = counted(position)
        found[key] = max(found.get(key, 0), int(position.money[0]))
    return found


@pytest.mark.clause("BH-18.9", "BH-R55", "BH-R56", "BH-D12", "BH-D13")
def test_listed_steps_and_steps_with_places_come_to_the_same_ends() -> None:
    """Whatever listed steps lead to can be laid out by hand; whatever hands can do, listed steps do as cheaply."""
    tried = together = 0
    for seed in range(30):
        position = harbor(seeded(seed, 10))
        position.focus(0)
        by_list = reached(position, listed)
        by_hand = reached(position, named) if len(by_list) <= MOST else []
        if not 0 < len(by_hand) <= MOST:
            continue
        words = f"seed {seed}"
        assert {lying(end) for end in ends(by_list)} <= {lying(end) for end in ends(by_hand)}, words
        assert richest(by_list) == richest(by_hand), words
        tried += 1
        together += len(by_hand)
    assert tried > 10
    assert together > 500
