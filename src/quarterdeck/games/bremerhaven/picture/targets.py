"""The choices in the viewer's harbor, place by place, and what can be carried where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BID,
    BID_SPACES,
    BUILD,
    DOCKS,
    EXACT_DELIVER,
    EXACT_SHIFT,
    EXACT_UNLOAD,
    GOODS,
    LOADING_DOCKS,
    MONEY,
    NONE,
    SLOTS,
    SPACES,
)
from quarterdeck.games.bremerhaven.picture.cards import building_art
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, View, goods_of
from quarterdeck.games.bremerhaven.rules import contracts, harbor, storage
from quarterdeck.games.bremerhaven.words.labels import KINDS
from quarterdeck.games.bremerhaven.words.meanings import YIELD, meaning
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES, SPACE_NAMES, exact, text
from quarterdeck.scene.shapes import Carry

SEVERAL: Final = 2
"""With this many choices at one place, they stand as buttons beside the board."""


class Target(Struct, frozen=True):
    """One thing to choose at a place; `goods`: which goods or MONEY it is about, or NONE."""

    move: str
    label: str
    goods: int = int(NONE)
    art: str = "done"
    role: str = "sign-hot"
    legal: bool = True


def targets(view: View) -> dict[str, tuple[Target, ...]]:
    """What can be chosen, by place: `loading-0`, `dock-2`, `slot-3-1`, `space-11`."""
    if not view.asked() or view.seat != view.shown:
        return {}
    found: dict[str, list[Target]] = {}
    for move in sorted(view.moves):
        place = place_of(view, move)
        if place:
            found.setdefault(place, []).append(_target(view, move))
    for place, target in _attempts(view):
        if place not in found:
            found[place] = [target]
    return {place: tuple(offers) for place, offers in found.items()}


def goods_places(view: View) -> tuple[str, ...]:
    """The places at which goods are chosen among several: each has its buttons to itself."""
    found: dict[str, int] = {}
    if view.asked() and view.seat == view.shown:
        for move in view.moves:
            if goods_in(move) != NONE and (place := place_of(view, move)):
                found[place] = found.get(place, 0) + 1
    return tuple(sorted(place for place, many in found.items() if many >= SEVERAL))


def place_of(view: View, move: int) -> str:
    """The place in the harbor that a move is attached to; empty: elsewhere."""
    simple = (
        (codes.LOADING, int(LOADING_DOCKS), "loading", 1),
        (codes.BERTH, int(DOCKS * GOODS), "dock", int(GOODS)),
        (codes.SITE, int(SPACES), "space", 1),
        (codes.CLEAR, int(SPACES), "space", 1),
        (codes.PRODUCE, int(SPACES) * YIELD, "space", YIELD),
        (codes.UNLOAD, int(DOCKS), "dock", 1),
        (codes.DELIVER, int(LOADING_DOCKS * GOODS), "loading", int(GOODS)),
    )
    for first, many, name, per_place in simple:
        if first <= move < first + many:
            return f"{name}-{(move - int(first)) // per_place}"
    if codes.BOLLARD <= move < codes.CLEAR:
        wall, slot = divmod(move - int(codes.BOLLARD), int(SLOTS))
        return f"slot-{wall}-{slot}" if slot == next_slot(view, wall) else ""
    if BUILD <= move < codes.PRICE and len(view.ports[view.seat].unbuilt) == 1:
        return f"space-{(move - int(BUILD)) % SPACES}"
    return ""


def next_slot(view: View, wall: int) -> int:
    """The cheapest free slot of a wall of the viewer's, the first of equal ones, or NONE: no other is of more use (BH-R11)."""
    filled, first = view.ports[view.seat].walls[wall], wall * int(SLOTS)
    free = [slot for slot in range(int(SLOTS)) if not filled >> slot & 1]
    return min(free, key=lambda slot: int(view.position.decks.bollards[first + slot]), default=int(NONE))


def _target(view: View, move: int) -> Target:
    """A move as something to choose."""
    written, label = text(view.position, move), meaning(view, move)
    goods = goods_in(move)
    if goods == MONEY:
        return Target(written, label, goods, "coin", "coin")
    if goods != NONE:
        return Target(written, label, goods, KINDS[goods], f"good-{KINDS[goods]}")
    if BUILD <= move < codes.PRICE:
        return Target(written, label, art=building_art(view.position.decks.text, (move - int(BUILD)) // int(SPACES)))
    return Target(written, label)


def goods_in(move: int) -> int:
    """The goods or MONEY that a move is about, or NONE."""
    if codes.BERTH <= move < codes.SITE:
        return (move - int(codes.BERTH)) % int(GOODS)
    if codes.DELIVER <= move < codes.UNPACK:
        return (move - int(codes.DELIVER)) % int(GOODS)
    if codes.PRODUCE <= move < codes.UNLOAD:
        return (move - int(codes.PRODUCE)) % YIELD
    return NONE


def _attempts(view: View) -> Iterator[tuple[str, Target]]:
    """Likely attempts that are refused with a reason: slots and Cover cards that cost too much."""
    if view.phase != codes.PERMITTING:
        return
    port = view.ports[view.seat]
    for wall in range(len(port.walls)):
        if (slot := next_slot(view, wall)) != NONE:
            yield f"slot-{wall}-{slot}", _refused(view, int(codes.BOLLARD) + wall * int(SLOTS) + slot)
    for space, here in enumerate(port.spaces):
        if here.site == codes.COVERED:
            yield f"space-{space}", _refused(view, int(codes.CLEAR) + space)


def _refused(view: View, move: int) -> Target:
    """A move that is not legal now."""
    return Target(text(view.position, move), meaning(view, move), legal=False)


# -- carrying ----------------------------------------------------------------------------------------------


def carries(view: View) -> tuple[Carry, ...]:
    """Cards to bid spaces, Buildings and goods to spaces, goods to Contracts."""
    return tuple(Carry(what=way.what, to=way.to, move=text(view.position, way.move)) for way in ways(view) if way.legal)


def carrying(view: View, what: str, to: str) -> str | None:
    """The move that carrying one thing onto another means, legal or not."""
    found = next((way for way in ways(view) if way.what == what and way.to == to), None)
    return None if found is None else text(view.position, found.move)


class Way(Struct, frozen=True):
    """A thing that is carried to a place, and the move that this means."""

    what: str
    to: str
    move: int
    legal: bool


def ways(view: View) -> Iterator[Way]:
    """All that one may try to carry now."""
    if not view.asked() or view.seat != view.shown or view.seat < 0:
        return
    if view.phase == codes.BIDDING:
        yield from _bids(view)
    elif view.phase == codes.PERMITTING:
        yield from _builds(view)
    elif view.phase == codes.HARBOR and view.position.stage[view.seat] == codes.MOVING:
        yield from _unloads(view)
        yield from _from_storage(view)


def _bids(view: View) -> Iterator[Way]:
    hand = view.hand()
    for space, number in enumerate(BID_NAMES):
        for name, value in zip(card_names(hand), hand, strict=True):
            move = int(BID) + (value - 1) * int(BID_SPACES) + space
            yield Way(name, f"space-{number}", move, move in view.moves)


@lru_cache(REMEMBERED)
def card_names(hand: tuple[int, ...]) -> tuple[str, ...]:
    """The ids of Influence cards in hand: by value, and by how many of that value come before."""
    return tuple(f"card-{value}-{hand[:k].count(value) + 1}" for k, value in enumerate(hand))


def _builds(view: View) -> Iterator[Way]:
    for building in view.ports[view.seat].unbuilt:
        name = f"own-waits-{view.tables.buildings[building]}"
        for space in range(int(SPACES)):
            move = int(BUILD) + building * int(SPACES) + space
            yield Way(name, f"own-{SPACE_NAMES[space]}", move, move in view.moves)


def _unloads(view: View) -> Iterator[Way]:
    position, seat = view.position, view.seat
    for dock in range(int(DOCKS)):
        here = view.ports[seat].docks[dock]
        if here.ship == NONE or not here.aboard:
            continue
        what = f"own-dock-{dock + 1}-cargo"
        for space in range(int(SPACES)):
            fits = storage.has_room(position, seat, space, here.cargo)
            yield Way(what, f"own-{SPACE_NAMES[space]}", exact(int(EXACT_UNLOAD), a=dock, b=space), bool(fits))
        for loading in range(int(LOADING_DOCKS)):
            move = int(codes.DIRECT) + dock * int(LOADING_DOCKS) + loading
            yield Way(what, f"own-loading-{loading + 1}", move, bool(harbor.can_direct(position, seat, dock, loading)))


def _from_storage(view: View) -> Iterator[Way]:
    position, seat = view.position, view.seat
    for start, here in enumerate(view.ports[seat].spaces):
        for goods in sorted(set(goods_of(here.goods))):
            what = f"own-{SPACE_NAMES[start]}-{KINDS[goods]}"
            for loading in range(int(LOADING_DOCKS)):
                move = exact(int(EXACT_DELIVER), a=start, b=loading, goods=goods)
                serves = contracts.can_deliver(position, seat, loading, goods)
                yield Way(what, f"own-loading-{loading + 1}", move, bool(serves))
            for space in range(int(SPACES)):
                if space != start:
                    move = exact(int(EXACT_SHIFT), a=start, b=space, goods=goods)
                    fits = storage.has_room(position, seat, space, goods)
                    yield Way(what, f"own-{SPACE_NAMES[space]}", move, bool(fits))
