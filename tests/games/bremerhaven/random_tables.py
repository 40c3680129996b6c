"""Random tables: harbors with anything in them, and bids that often meet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Unpack

from quarterdeck.engine.dice import Dice
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.oracle import Cards
from tests.games.bremerhaven.scenario import Scene, lay
from tests.games.bremerhaven.table import BIDS, GOODS, SEATS, SPACES, Table

QUIET: Final = cards(back="nothing")
"""Events do nothing, so that what a round brings can be seen."""
CARDS: Final = Cards(QUIET.decks.text)


def pick(dice: Dice, items: list[str]) -> str:
    """One of some words."""
    return items[dice.below(len(items))]


def shuffled(dice: Dice, items: list[str]) -> list[str]:
    """All of them in some order."""
    return [items.pop(dice.below(len(items))) for _ in range(len(items))]


# -- harbors --------------------------------------------------------------------------------------


def harbors(dice: Dice, people: str = "R", **more: Unpack[Scene]) -> Table:
    """Harbors of some of two players or more with any Buildings, goods, Ships and Contracts in them, before 4.1."""
    names, ships = shuffled(dice, list(QUIET.buildings)), shuffled(dice, list(QUIET.ships))
    contracts = shuffled(dice, list(QUIET.contracts))
    parts: dict[str, list[str]] = {
        key: [] for key in ("money", "bank", "prestige", "cleared", "built", "ships", "contracts", "goods")
    }
    for seat in people:
        site = {space: names.pop() for space in shuffled(dice, list(SPACES))[: dice.below(7)]}
        bare = [space for space in SPACES if space not in site and (space[0] in "ab" or dice.below(2))]
        parts["money"].append(f"{seat} {dice.below(4)}")
        parts["bank"].append(f"{seat} {dice.below(7) if 'bank' in site.values() else 0}")
        parts["prestige"].append(f"{seat} {dice.below(8)}")
        parts["cleared"] += [f"{seat} {space}" for space in bare]
        parts["built"] += [f"{seat} {name} {space}" for space, name in site.items()]
        parts["ships"] += [f"{seat} {afloat(dice, k, ships.pop())}" for k in (1, 2, 3) if dice.below(4)]
        parts["contracts"] += [f"{seat} {waiting(dice, k, contracts.pop())}" for k in (1, 2, 3, 4) if dice.below(4)]
        parts["goods"] += [f"{seat} {words}" for words in (*lying(dice, bare), *held(dice, site))]
    base: Scene = {
        "tables": QUIET,
        "seats": max(2, len(people)),
        "at": "harbor",
        "ahead": 1 + dice.below(4),
        "prices": pick(dice, list(QUIET.prices)),
        "money": ", ".join(parts["money"]),
        "bank": ", ".join(parts["bank"]),
        "prestige": ", ".join(parts["prestige"]),
        "cleared": ", ".join(parts["cleared"]),
        "built": ", ".join(parts["built"]),
        "ships": ", ".join(parts["ships"]),
        "contracts": ", ".join(parts["contracts"]),
        "goods": ", ".join(parts["goods"]),
    }
    return lay(base, **more)


def afloat(dice: Dice, dock: int, name: str) -> str:
    """A Ship with some of its goods."""
    ship = CARDS.ship[name]
    kind = pick(dice, list(GOODS)) if ship.cargo == "wild" else ship.cargo
    return f"{dock} {name} {1 + dice.below(ship.lay)} {dice.below(ship.goods + 1)}{kind}"


def waiting(dice: Dice, loading: int, name: str) -> str:
    """A Contract with some of the goods that it requires."""
    contract = CARDS.contract[name]
    wanted = [pick(dice, list(GOODS)) if kind == "wild" else kind for kind in contract.needs]
    got = "+".join(wanted[: dice.below(len(wanted) + 1)])
    return f"{loading} {name} {1 + dice.below(contract.time)} {got}".rstrip()


def lying(dice: Dice, bare: list[str]) -> Iterator[str]:
    """Goods on most of the spaces that are free."""
    for space in bare:
        if dice.below(5):
            yield f"{pick(dice, [*GOODS, '2crate', 'crate'])} {space}"


def held(dice: Dice, site: dict[str, str]) -> Iterator[str]:
    """Goods in Buildings that hold some."""
    for space, name in site.items():
        stores = CARDS.building[name].stores
        for _ in range(dice.below(CARDS.building[name].places + 1)):
            yield f"{pick(dice, stores)} {space}"


# -- bids -------------------------------------------------------------------------------------------


def bidding(dice: Dice, rich: int = 0) -> Table:
    """Two to four players with any hands, ranks and some Buildings lay their cards anywhere, often together.

    Everybody has `rich` money and perhaps a little more.
    """
    seats = 2 + dice.below(3)
    people = SEATS[:seats]
    names = shuffled(dice, list(QUIET.buildings))
    spaces = shuffled(dice, [space for space in BIDS if space[0] == "1" or int(space[2]) <= seats])[: 4 + dice.below(6)]
    table = lay(
        tables=QUIET,
        seats=seats,
        ranks="".join(shuffled(dice, list(people))),
        at="bidding",
        money=", ".join(f"{seat} {rich + dice.below(9)}" for seat in people),
        level=", ".join(f"{seat} {dice.below(8)}" for seat in people),
        built=", ".join(f"{seat} {names.pop()} {space}" for seat in people for space in ("a1", "a2", "b2")),
        unbuilt=", ".join(f"{seat} {names.pop()}" for seat in people),
        walls=", ".join(
            f"{seat} {dice.below(3)}{1 + dice.below(3)}{1 + dice.below(3)}{dice.below(3)}" for seat in people
        ),
        ships=", ".join(
            f"{seat} 2 {name} 3 1crate" for seat, name in zip(people, QUIET.ships, strict=False) if dice.below(3) == 0
        ),
        sea=" ".join(shuffled(dice, QUIET.ships[10:])[:seats]),
        land=" ".join(shuffled(dice, QUIET.contracts[10:])[:seats]),
    )
    while table.phase == "bidding":
        space = pick(dice, spaces)
        table.do(pick(dice, [text for text in table.options if text.endswith(space)]))
    return table
