"""The ships of Bruise Cruise: on the chart, and the drawing that the mats show as well."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.atlas import atlas_of
from quarterdeck.games.bruise_cruise.picture.view import FLEET, LINES, REMEMBERED, SAY, View
from quarterdeck.games.bruise_cruise.picture.writing import write
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.scene.shapes import AnyShape, Disc, Symbol

SHIP: Final = int(codes.SHIP)
NOTHING: Final = " "
"""What a terminal writes for the rank, which the sign of the ship tells."""
SHIP_SIZE: Final = 84
"""Percent of a hexagon's width."""


class ShipState(Struct, frozen=True):
    """A ship on the board."""

    hull: int
    """The ship, counted by lines."""
    place: int
    flipped: bool
    anchored: bool
    offer: str


def ships(view: View) -> Iterator[AnyShape]:
    """All ships on the board."""
    for ship, place in view.afloat():
        seat, rank = divmod(ship, FLEET)
        admiral = view.admirals[seat]
        flipped, anchored = bool(admiral.flipped >> rank & 1), bool(admiral.anchored >> rank & 1)
        state = ShipState(int(view.position.chart.hull(ship)), place, flipped, anchored, _offer(view, ship))
        yield from _ship(view.position.chart.text, state)


def _offer(view: View, ship: int) -> str:
    """Whether the viewer may choose the ship (`own`, `target`), would be told why not (`refused`), or neither."""
    if SHIP + ship in view.moves:
        return "own" if view.phase == codes.PICK_SHIP else "target"
    return "refused" if view.asked() and view.phase in (codes.PICK_SHIP, codes.PICK_TARGET) else ""


@lru_cache(REMEMBERED)
def _ship(text: str, state: ShipState) -> tuple[AnyShape, ...]:
    """Hull, rank, anchor; a ring around the ship if it can be chosen."""
    atlas, code = atlas_of(text), names.HULLS[state.hull]
    (x, y), size = atlas.berths[state.place], round(atlas.hex * SHIP_SIZE / 100)
    label = _told(text, state)
    hot, tried = state.offer in {"own", "target"}, state.offer == "refused"
    ring = Disc(id=f"aim-{code}", role=f"aim-{state.offer}", label=label, move=code, x=x, y=y, radius=size * 6 // 10)
    sign = code + "*" * state.flipped + "#" * state.anchored
    anchor = Symbol(
        id=f"anchor-{code}", role="anchor", label=SAY("picture-anchor", ship=code), decoration=True,
        x=x + size * 36 // 100, y=y + size * 34 // 100, size=size // 2, art="thing-a",
    )  # fmt: skip
    look = Look(label, sign, "-claimed" if state.flipped else "", hot, code if tried else None)
    return (
        *((ring,) if hot else ()),
        *drawn(state.hull, (x, y, size), look),
        *((anchor,) if state.anchored else ()),
    )


def _told(text: str, state: ShipState) -> str:
    """A ship, where it is, and how it lies."""
    return SAY(
        "picture-ship",
        offer=state.offer,
        ship=names.hull_name(state.hull),
        space=names.space_name(atlas_of(text).tables.chart, state.place),
        flipped="yes" if state.flipped else "no",
        anchored="yes" if state.anchored else "no",
    )


class Look(Struct, frozen=True):
    """How a ship is drawn."""

    label: str
    sign: str
    """What terminals write for it."""
    side: str
    """The end of its role: `-claimed` with its Claimed Port side up, `-aside` if it is not yet gained."""
    silent: bool
    """What lies below it carries its words."""
    attempt: str | None = None


def drawn(hull: int, place: tuple[int, int, int], look: Look) -> tuple[AnyShape, ...]:
    """A hull, and on it the letter of its rank; `place` is x, y and size."""
    line, (x, y, size), code = LINES[hull // FLEET], place, names.HULLS[hull]
    claimed = "-claimed" if look.side == "-claimed" else ""
    shape = Symbol(
        id=f"ship-{code}", role=f"line-{line}{look.side}", label=look.label, decoration=look.silent, glyph=look.sign,
        attempt=look.attempt, x=x, y=y, size=size, art=f"ship-{line}{claimed}",
    )  # fmt: skip
    rank = (x, y + size * 21 // 100, size * 36 // 100)
    return shape, write(f"rank-{code}", f"rank-{line}{look.side}", code[1], rank, glyph=NOTHING)
