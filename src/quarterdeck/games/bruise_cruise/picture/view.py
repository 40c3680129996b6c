"""A veiled position, read once for its picture: the viewer, the possible choices, and what every Admiral has."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from quarterdeck.engine.sets import members
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.atlas import Atlas, atlas_of
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.rules import scoring
from quarterdeck.messages import speaker

ART: Final = "quarterdeck.games.bruise_cruise.art"
SAY: Final = speaker(ART).say
REMEMBERED: Final = 4096
"""How many shapes of a kind are remembered: more states than a busy server sees at any one time."""
FLEET: Final = int(codes.FLEET)
KINDS: Final = int(codes.KINDS)
SETS: Final = int(codes.WORDS)
LINES: Final = "phsd"
"""In roles, ids and names of drawings."""
NONE: Final = -1
"""No ship, card, port or space."""


class Admiral(Struct, frozen=True):
    """What everybody knows of an Admiral."""

    seat: int
    line: int
    """The number of the line."""
    points: int
    stock: tuple[int, ...]
    """Life preservers, missiles, torpedoes."""
    deployed: tuple[int, ...]
    """Missiles, torpedoes."""
    flags: int
    """Set of ports."""
    flags_left: int
    regions: int
    """Set of regions with a flag."""
    home: int
    cards: int
    places: tuple[int, ...]
    """Of the six ships: a space, or SET_ASIDE, COMMISSIONABLE, DECOMMISSIONED."""
    flipped: int
    """Set of ranks."""
    anchored: int
    left: int
    """Actions left, if it is on turn, else -1."""
    won: bool


class View(Struct, frozen=True):
    """A veiled position, its viewer, and the moves to attach to the picture."""

    position: BruiseCruisePosition
    atlas: Atlas
    seat: int
    moves: frozenset[int]
    admirals: tuple[Admiral, ...]
    phase: int
    kind: int
    """The kind of the action being picked or made, if the viewer knows it; 0: none."""

    def asked(self) -> bool:
        """Whether the viewer must choose now."""
        return bool(self.moves)

    def picking(self) -> bool:
        """Whether the viewer is putting an action together."""
        return codes.PICK_CARD <= self.phase <= codes.PICK_WIND

    def owner(self, port: int) -> int:
        """The line whose flag stands in a port, or NONE."""
        return next((admiral.line for admiral in self.admirals if admiral.flags >> port & 1), NONE)

    def home_of(self, port: int) -> int:
        """The line whose Home Port it is, or NONE."""
        return next((admiral.line for admiral in self.admirals if admiral.home == port), NONE)

    def afloat(self) -> list[tuple[int, int]]:
        """The ships on the board, and their spaces."""
        return [
            (admiral.seat * FLEET + rank, place)
            for admiral in self.admirals
            for rank, place in enumerate(admiral.places)
            if place >= 0
        ]

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards of a hand that the viewer knows."""
        first = seat * SETS
        words = self.position.hand
        return cards_of(words[first], words[first + 1], words[first + 2], int(self.position.chart.actions))

    def discarded(self) -> tuple[int, ...]:
        """The discard pile."""
        words = self.position.discard
        return cards_of(words[0], words[1], words[2], int(self.position.chart.actions))


def look(veiled: BruiseCruisePosition, seat: int, moves: tuple[int, ...]) -> View:
    """Read from the position whatever more than one part of the picture needs."""
    admirals = tuple([_admiral(veiled, other) for other in range(veiled.seats)])
    atlas = atlas_of(veiled.chart.text)
    return View(veiled, atlas, seat, frozenset(moves), admirals, int(veiled.phase), int(veiled.kind))


def _admiral(position: BruiseCruisePosition, seat: int) -> Admiral:
    first, stock, fired = seat * FLEET, position.stock, position.deployed
    flags, full = position.flags[seat], (1 << FLEET) - 1
    acts = codes.ACTING <= position.phase <= codes.DRAWING and position.active == seat
    place = position.place
    return Admiral(
        seat=seat,
        line=position.chart.lines[seat],
        points=int(scoring.points_of(position, seat)),
        stock=(stock[seat * KINDS], stock[seat * KINDS + 1], stock[seat * KINDS + 2]),
        deployed=(fired[2 * seat], fired[2 * seat + 1]),
        flags=flags,
        flags_left=int(position.flags_left(seat)),
        regions=regions_of(flags, tuple(position.chart.region_ports)),
        home=position.home[seat],
        cards=position.held[seat],
        places=tuple([place[ship] for ship in range(first, first + FLEET)]),
        flipped=position.flipped >> first & full,
        anchored=position.anchored >> first & full,
        left=int(position.actions_left) if acts else -1,
        won=bool(position.winners >> seat & 1),
    )


@lru_cache(REMEMBERED)
def regions_of(flags: int, regions: tuple[int, ...]) -> int:
    """The regions of a set of ports."""
    return sum(1 << k for k, ports in enumerate(regions) if flags & ports)


@lru_cache(REMEMBERED)
def cards_of(copies_a: int, copies_b: int, unfathomable: int, actions: int) -> tuple[int, ...]:
    """The numbers of a set of cards, ascending."""
    ports = [2 * port for port in members(copies_a)] + [2 * port + 1 for port in members(copies_b)]
    return (*sorted(ports), *(actions + k for k in members(unfathomable)))
