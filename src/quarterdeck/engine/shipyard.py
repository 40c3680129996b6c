"""Fleets that players build before a game: what they are made of, what they come to, and who judges them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

PieceId = Annotated[str, Meta(min_length=1, max_length=60)]
Label = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=999)]
Ids = Annotated[tuple[PieceId, ...], Meta(max_length=30)]

# -- what a fleet is made of -----------------------------------------------------------------------


class PlannedShip(Struct, frozen=True, forbid_unknown_fields=True):
    """A ship and what begins aboard, by ids."""

    ship: PieceId
    crew: Ids = ()
    equipment: Ids = ()


class FleetPlan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fleet by the ids of its pieces, allowed or not."""

    name: Label = ""
    total: Annotated[int, Meta(ge=1, le=999)] = 40
    """The points that it may cost."""
    ships: Annotated[tuple[PlannedShip, ...], Meta(max_length=30)] = ()
    creatures: Ids = ()
    ashore: Annotated[tuple[PieceId, ...], Meta(max_length=60)] = ()
    """Crew and equipment that begin at home."""
    events: Ids = ()
    treasures: Ids = ()
    coins: Annotated[tuple[Number, ...], Meta(max_length=999)] = ()
    """Their values; empty: the usual ones."""


# -- what there is ---------------------------------------------------------------------------------


class Saying(Struct, frozen=True):
    """A text on cards."""

    clause: str
    text: str
    provenance: str
    """`published`, `deduced` or `reconstructed`."""


class Piece(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece that fleets are built of."""

    id: str
    name: str
    kind: str
    """One of `Stock.kinds`."""
    points: int
    nation: str = ""
    set: str = ""
    number: str = ""
    """In its set."""
    masts: int = 0
    cargo: int = 0
    move: str = ""
    cannons: str = ""
    """Rank and range of each, front to rear: `2L-3S`."""
    says: tuple[str, ...] = ()
    """Keys of `Stock.sayings`."""
    links: tuple[str, ...] = ()
    """With which pieces aboard it takes no space: their names, or their kind."""
    why_not: str = ""
    """Why it cannot be played; empty if it can."""
    provenance: str = "published"


class Nation(Struct, frozen=True):
    """A nation of pieces."""

    key: str
    name: str
    colour: str
    """For its pieces, `#rrggbb`."""


class Rating(Struct, frozen=True):
    """How often a fleet has won against all other rated ones, between equal players."""

    games: int
    wins: float
    """A game that is drawn counts half."""
    low: float
    high: float
    """The true share of wins lies between these, in 95 of 100 such trials."""
    player: str
    """The bot that played both sides."""


class OfferedFleet(Struct, frozen=True, kw_only=True):
    """A fleet that comes with the game."""

    plan: FleetPlan
    code: str
    """The fleet as a short text."""
    nation: str
    """Of all its ships, or `any`."""
    points: int
    rating: Rating | None = None


class Stock(Struct, frozen=True, kw_only=True):
    """Everything that fleets can be built of, and the fleets that are offered."""

    kinds: tuple[str, ...]
    nations: tuple[Nation, ...]
    sets: tuple[str, ...]
    total: int
    """The usual build total."""
    least: int
    most: int
    """The totals that a game takes."""
    pieces: tuple[Piece, ...]
    sayings: dict[str, Saying]
    offered: tuple[OfferedFleet, ...]
    pack: str = ""
    """The name of the content pack of which all this is; empty for the game's own."""


# -- what a fleet comes to -------------------------------------------------------------------------


class Fault(Struct, frozen=True):
    """Why a fleet is not allowed: where, by which clause, and in words."""

    path: str
    """Where: `ships[0].crew[2]`."""
    clause: str
    sentence: str


class ShipSum(Struct, frozen=True):
    """What one ship of a fleet comes to."""

    crew_points: int
    equipment_points: int
    spaces: int
    """Her cargo spaces, with what links and crew add."""
    used: int
    """How many of them are taken."""


class StrengthPart(Struct, frozen=True):
    """What a fleet has, and what that adds to its strength."""

    what: str
    """In words."""
    number: int
    worth: int
    """What each of them adds; below 0 if it makes a fleet weaker."""


class Strength(Struct, frozen=True):
    """An estimate of how strong a fleet is, from how rated fleets have done."""

    value: int
    usual: int
    """Of fleets of this build total, on average."""
    parts: tuple[StrengthPart, ...]


class FleetSum(Struct, frozen=True, kw_only=True):
    """What a fleet comes to, and whether it is allowed."""

    code: str
    """The fleet as a short text, as options and links take it."""
    nation: str
    points: int
    allowed: int
    """Points that it may cost, with what its crew adds."""
    ships: tuple[ShipSum, ...]
    """In the order of the plan; none if a piece is unknown."""
    coins: tuple[int, ...]
    """The coins that it gives."""
    faults: tuple[Fault, ...]
    """Empty: the fleet is allowed."""
    toml: str
    """The fleet as a row of a TOML file."""
    strength: Strength | None = None
    """None if a piece is unknown, or the game has no such estimate."""


class Shipyard:
    """A game's knowledge of fleets; texts and plans come from anywhere."""

    def stock(self) -> Stock:
        """What there is."""
        raise NotImplementedError

    def judge(self, plan: FleetPlan, total: int | None = None) -> FleetSum:
        """What a fleet comes to; `total` is that of a game, if it is judged for one."""
        raise NotImplementedError

    def read(self, text: str) -> tuple[FleetPlan, ...]:
        """The fleets of a TOML text, the one of a short text, or the offered one of that name; `Malformed` if none is meant."""
        raise NotImplementedError

    def write_out(self, text: str) -> str:
        """What an option for a fleet says, with the name of an offered fleet written out as its short text."""
        raise NotImplementedError

    def add(self, plan: FleetPlan, text: str) -> FleetPlan:
        """The fleet with more, written as its short text writes it: `hms-titan~captain`; `2~captain` for ship 2."""
        raise NotImplementedError

    def drop(self, plan: FleetPlan, text: str) -> FleetPlan:
        """The fleet with less: `2` or `hms-titan` for a ship, `2~captain` for what is aboard her."""
        raise NotImplementedError

    def write(self, plans: tuple[FleetPlan, ...]) -> str:
        """Fleets as a TOML text; `Malformed` where a piece is unknown."""
        raise NotImplementedError

    def draw(self, total: int, nation: str, seed: int | None = None, number: int = 1) -> tuple[FleetPlan, ...]:
        """Fleets by chance, allowed, and as equally strong as may be; an empty nation is drawn, too, for each of them.

        The same seed gives the same fleets, and whoever sees a part of one can find the rest by trying all seeds;
        without a seed they come from the operating system.
        """
        raise NotImplementedError
