"""Bruise Cruise's chart in an editor: ships are carried to spaces, turned over and anchored; ports get flags, and are Home Ports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.engine.edits import BoardEdit, CarryEdit, EditChoice, Edits, SpotEdit, Value
from quarterdeck.engine.sets import members
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.atlas import Atlas, atlas_of
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.messages import speaker

_SAY: Final = speaker("quarterdeck.games.bruise_cruise").say
FLEET: Final = int(codes.FLEET)
NOBODY: Final = -1


def edits(position: BruiseCruisePosition) -> Edits:
    """What ships and ports may be made into, and where ships can be carried."""
    atlas = atlas_of(position.chart.text)
    ships = [ship for ship in range(position.seats * FLEET) if position.place[ship] >= 0]
    return Edits(
        choices=(
            *(_ship(position, ship) for ship in ships),
            *(_port(position, atlas, port) for port in range(len(atlas.slugs))),
        ),
        carries=tuple(CarryEdit(shape=_shape(position, ship), places=_places(position, atlas, ship)) for ship in ships),
        spots=tuple(_spots(position, atlas)),
    )


def _shape(position: BruiseCruisePosition, ship: int) -> str:
    return f"ship-{position.ship_code(ship)}"


def _path(position: BruiseCruisePosition, ship: int) -> str:
    return f"admirals.{position.seat_name(ship // FLEET)}.ships.{position.ship_code(ship)}"


# -- ships -----------------------------------------------------------------------------------------


def _spots(position: BruiseCruisePosition, atlas: Atlas) -> Iterator[SpotEdit]:
    """All spaces with water."""
    for space, spot in enumerate(atlas.tables.spots):
        label = names.space_name(position.chart, space)
        yield SpotEdit(id=f"spot-{spot}", label=label, points=tuple(atlas.corners(atlas.content.sea[space])))


def _places(position: BruiseCruisePosition, atlas: Atlas, ship: int) -> dict[str, dict[str, Value]]:
    """A ship comes to any space; one that is there changes places with it (BC-4.7)."""
    here, spots = int(position.place[ship]), atlas.tables.spots
    found: dict[str, dict[str, Value]] = {}
    for space, spot in enumerate(spots):
        if space != here:
            changes: dict[str, Value] = {f"{_path(position, ship)}.at": spot}
            other = int(position.at[space])
            if other != codes.NO_SHIP:
                changes[f"{_path(position, other)}.at"] = spots[here]
            found[f"spot-{spot}"] = changes
    return found


def _ship(position: BruiseCruisePosition, ship: int) -> BoardEdit:
    """A ship is turned over, or drops or weighs its anchor."""
    path, flipped, anchored = _path(position, ship), position.flipped >> ship & 1, position.anchored >> ship & 1
    return BoardEdit(
        shape=_shape(position, ship),
        choices=(
            EditChoice(
                label=_SAY("edit-flipped", now="yes" if flipped else "no"),
                changes={f"{path}.flipped": None if flipped else True},
            ),
            EditChoice(
                label=_SAY("edit-anchored", now="yes" if anchored else "no"),
                changes={f"{path}.anchored": None if anchored else True},
            ),
        ),
    )


# -- ports -----------------------------------------------------------------------------------------


def _port(position: BruiseCruisePosition, atlas: Atlas, port: int) -> BoardEdit:
    """Whose flag stands in a port (BC-9.4), and whose Home Port it is."""
    planted = {seat: _flags(position, atlas, port, seat) for seat in range(NOBODY, position.seats)}
    choices = [
        EditChoice(label=_SAY("edit-flag", line=_line(position, seat)), changes=changes)
        for seat, changes in planted.items()
        if changes
    ]
    return BoardEdit(shape=f"port-{atlas.slugs[port]}", choices=(*choices, *_homes(position, atlas, port)))


def _homes(position: BruiseCruisePosition, atlas: Atlas, port: int) -> Iterator[EditChoice]:
    """A line moves its Home Port here; one whose Home Port this is has that of the other now (BC-1.11)."""
    for seat in range(position.seats):
        before = int(position.home[seat])
        if port == before:
            continue
        changes: dict[str, Value] = {f"admirals.{position.seat_name(seat)}.home": atlas.content.ports[port].name}
        for other in range(position.seats):
            if position.home[other] == port:
                name = None if before == codes.NO_PORT else atlas.content.ports[before].name
                changes[f"admirals.{position.seat_name(other)}.home"] = name
        yield EditChoice(label=_SAY("edit-home", line=_line(position, seat)), changes=changes)


def _line(position: BruiseCruisePosition, seat: int) -> str:
    return names.line_of(position.chart, seat) or "none"


def _flags(position: BruiseCruisePosition, atlas: Atlas, port: int, seat: int) -> dict[str, Value]:
    """The flags of all lines that change when one of them plants its flag in a port, or nobody does."""
    changes: dict[str, Value] = {}
    for other in range(position.seats):
        before = set(members(int(position.flags[other])))
        after = before | {port} if other == seat else before - {port}
        if after != before:
            ports = tuple(atlas.content.ports[one].name for one in sorted(after))
            changes[f"admirals.{position.seat_name(other)}.flags"] = ports or None
    return changes
