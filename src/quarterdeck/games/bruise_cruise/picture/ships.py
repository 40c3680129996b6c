"""The ships of Bruise Cruise on the chart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.atlas import Atlas, atlas_of
from quarterdeck.games.bruise_cruise.picture.labels import SIZE
from quarterdeck.games.bruise_cruise.picture.view import FLEET, LINES, NONE, REMEMBERED, SAY, View
from quarterdeck.games.bruise_cruise.picture.writing import NOTHING, write
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import AnyShape, Disc, Symbol

SHIP: Final = int(codes.SHIP)
SHIP_SIZE: Final = 94
"""Percent of a hexagon's width."""
BESIDE: Final = ((0, -86), (0, 86), (-96, 0), (96, 0))
"""Where it may be written whose the viewer's flagship is, right and down of her in percent of her size, best first: clear of the
ring around her."""
NEAR: Final = 70
"""So far from there other ships are, in percent of their size."""
ASIDE: Final = 60
ABOVE: Final = 36
"""So far from there the signs of ports are, in scene units."""
RING: Final = 60
"""Radius of the ring around a ship, in percent of her size, or of the way to the nearest other ship if that is shorter: what
is pressed in the middle of a ship is that ship."""


class ShipState(Struct, frozen=True):
    """A ship on the board."""

    hull: int
    """The ship, counted by lines."""
    place: int
    own: bool
    """Whether it is the viewer's."""
    flipped: bool
    anchored: bool
    offer: str
    ring: int
    """Radius of the ring around her, if she can be chosen."""
    named: int
    """Where it is written that she is the viewer's, by `BESIDE`; NONE: nowhere."""


def ships(view: View) -> Iterator[AnyShape]:
    """All ships on the board."""
    atlas, afloat = atlas_of(view.position.chart.text), tuple(view.afloat())
    for ship, place in afloat:
        seat, rank = divmod(ship, FLEET)
        admiral = view.admirals[seat]
        state = ShipState(
            int(view.position.chart.hull(ship)), place, own=seat == view.seat, flipped=bool(admiral.flipped >> rank & 1),
            anchored=bool(admiral.anchored >> rank & 1), offer=_offer(view, ship),
            ring=_ring(atlas, place, [other for _, other in afloat if other != place]),
            named=_clear(atlas, place, [other for _, other in afloat]) if seat == view.seat and not rank else NONE,
        )  # fmt: skip
        yield from _ship(view.position.chart.text, state)


def _size(atlas: Atlas) -> int:
    """How large ships are drawn."""
    return round(atlas.hex * SHIP_SIZE / 100)


def _ring(atlas: Atlas, place: int, others: list[int]) -> int:
    """How large the ring around a ship is, which covers the middle of no other ship."""
    x, y = atlas.berths[place]
    ways = [max(abs(atlas.berths[other][0] - x), abs(atlas.berths[other][1] - y)) for other in others]
    return round(min([_size(atlas), *ways]) * RING / 100)


def _clear(atlas: Atlas, place: int, others: list[int]) -> int:
    """Beside a ship, where it is clear of all others and of the signs of ports, or at least of others; above her if it is nowhere."""
    (x, y), size = atlas.berths[place], _size(atlas)
    ships = [atlas.berths[other] for other in others if other != place]
    places = [(x + size * right // 100, y + size * down // 100) for right, down in BESIDE]
    clear = [way for way, at in enumerate(places) if _apart(at, ships, NEAR * size // 100, NEAR * size // 100)]
    best = [way for way in clear if _apart(places[way], atlas.ports, ASIDE, ABOVE)]
    return next(iter([*best, *clear]), 0)


def _apart(at: tuple[int, int], others: list[tuple[int, int]], wide: int, high: int) -> bool:
    """Whether a place is so far from all others to the side, or above and below."""
    return all(abs(at[0] - x) >= wide or abs(at[1] - y) >= high for x, y in others)


def _offer(view: View, ship: int) -> str:
    """Whether the viewer may choose the ship (`own`, `target`), has chosen it, or would be told why not (`refused`)."""
    if SHIP + ship in view.moves:
        return "own" if view.phase == codes.PICK_SHIP else "target"
    if view.picking() and ship in (view.position.ship, view.position.target):
        return "chosen"
    return "refused" if view.asked() and view.phase in (codes.PICK_SHIP, codes.PICK_TARGET) else ""


@remembered(REMEMBERED)
def _ship(text: str, state: ShipState) -> tuple[AnyShape, ...]:
    """Hull; on it the region of any but a flagship; anchor; whose it is; a ring around the ship if it can be chosen, or is."""
    atlas, code, line = atlas_of(text), names.HULLS[state.hull], LINES[state.hull // FLEET]
    (x, y), size = atlas.berths[state.place], _size(atlas)
    label, hot, side = _told(text, state), state.offer in {"own", "target"}, "-claimed" if state.flipped else ""
    shapes: list[AnyShape] = []
    if hot or state.offer == "chosen":
        shapes.append(
            Disc(
                id=f"aim-{code}", role=f"aim-{state.offer}", label=label, move=code if hot else None, decoration=not hot,
                x=x, y=y, radius=state.ring,
            )
        )  # fmt: skip
    shapes.append(
        Symbol(
            id=f"ship-{code}", role=f"line-{line}{side}", label=label, decoration=hot,
            glyph=code + "*" * state.flipped + "#" * state.anchored, attempt=code if state.offer == "refused" else None,
            x=x, y=y, size=size, art=f"ship-{line}{side}",
        )
    )  # fmt: skip
    if state.hull % FLEET:
        rank = (x, y + size * 21 // 100, size * 42 // 100)
        shapes.append(write(f"rank-{code}", f"rank-{line}{side}", code[1], rank, glyph=NOTHING))
    if state.named != NONE:
        right, down = BESIDE[state.named]
        place = (x + size * right // 100, y + size * down // 100, SIZE)
        shapes.append(write("you", "words-port", SAY("picture-you"), place, glyph=NOTHING))
    if state.anchored:
        shapes.append(
            Symbol(
                id=f"anchor-{code}", role="anchor", label=SAY("picture-anchor", ship=names.hull_name(state.hull)), decoration=True,
                x=x + size * 36 // 100, y=y + size * 34 // 100, size=size // 2, art="thing-a",
            )
        )  # fmt: skip
    return tuple(shapes)


def _told(text: str, state: ShipState) -> str:
    """A ship, where it is, and how it lies."""
    return SAY(
        "picture-ship",
        offer=state.offer,
        ship=names.own_ship(state.hull % FLEET) if state.own else names.hull_name(state.hull),
        space=names.space_name(atlas_of(text).tables.chart, state.place),
        flipped="yes" if state.flipped else "no",
        anchored="yes" if state.anchored else "no",
    )
