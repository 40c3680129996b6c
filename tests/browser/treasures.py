"""What pictures of Pirates tell of treasure, against what a seat may know of it (PI-5.3, PI-11.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.words.notation.names import unit_word
from quarterdeck.scene.shapes import AnyShape, Thing, Words

UNKNOWN = "?"
UNIQUE = "★"


def told(shapes: Iterable[AnyShape]) -> dict[str, str]:
    """What stands on each coin and chest of islands, by its id, and on each of deckplates, by the plate's and its place."""
    found = {}
    for shape in shapes:
        if isinstance(shape, Words) and "-coin-" in shape.id:
            found[shape.id] = shape.text
        if isinstance(shape, Thing) and shape.look == "plate":
            coins = [fact.text for fact in shape.laid if fact.art == "act-coin"]
            found.update({f"{shape.id}-coin-{k}": text for k, text in enumerate(coins)})
    return found


def known(position: PiratesPosition, seat: int, slot: int) -> str:
    """What a seat may read on a treasure in a slot."""
    if not int(position.treasure.seen_by[slot]) >> seat & 1:
        return UNKNOWN
    worth = int(position.treasure.worth[position.treasure.what[slot]])
    return UNIQUE if worth >= COIN_KINDS else str(worth)


def aboard(position: PiratesPosition, seat: int) -> Iterator[tuple[str, str]]:
    """What a seat may read on the deckplates of ships: ids and texts."""
    for unit in range(len(position.ships.card)):
        slots = [k for k, place in enumerate(position.treasure.at) if int(place) == unit]
        if int(position.ships.in_play) >> unit & 1:
            for k, slot in enumerate(slots):
                yield f"plate-{unit_word(position, unit)}-coin-{k}", known(position, seat, slot)


def ashore(position: PiratesPosition, seat: int) -> Iterator[tuple[str, str]]:
    """What a seat may read on wild islands: treasure it has seen, and how many others there are."""
    for island in range(len(position.islands.home)):
        if int(position.islands.home[island]) >= 0:
            continue
        slots = [k for k, place in enumerate(position.treasure.at) if int(place) == ASHORE + island]
        signs = [sign for slot in slots if (sign := known(position, seat, slot)) != UNKNOWN]
        more = int(position.islands.unseen[island]) + len(slots) - len(signs)
        for k, sign in enumerate([*signs, *([f"{more}?"] if more else [])]):
            yield f"isle-{island + 1}-coin-{k}-words", sign


def may_read(position: PiratesPosition, seat: int) -> dict[str, str]:
    """All that a seat may read of treasure, and must be able to."""
    return {**dict(aboard(position, seat)), **dict(ashore(position, seat))}


def uniques(positions: list[PiratesPosition], seat: int, never: int) -> Iterator[tuple[str, int]]:
    """The ids of unique treasures that somebody saw, and after how many moves a seat may know of them."""
    last = positions[-1]
    catalog = last.catalog
    first = int(catalog.ships) + int(catalog.crews) - int(COIN_KINDS)
    for treasure in {int(what) for what in last.treasure.what if int(last.treasure.worth[what]) >= COIN_KINDS}:
        seen = (n for n, position in enumerate(positions) if _saw(position, seat, treasure))
        yield catalog.names[first + int(last.treasure.worth[treasure])], next(seen, never)


def _saw(position: PiratesPosition, seat: int, treasure: int) -> bool:
    slots = [k for k, what in enumerate(position.treasure.what) if int(what) == treasure]
    return any(int(position.treasure.seen_by[slot]) >> seat & 1 for slot in slots)
