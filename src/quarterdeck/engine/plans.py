"""What players build before a game, such as a fleet: of which pieces, and what it comes to.

What a game's plans, pieces and sums hold beyond what stands here, the game declares itself as subclasses, all in one
module; commands and pages hand that through. Engine, commands and server ask a game's `Builder` about it.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

PieceId = Annotated[str, Meta(min_length=1, max_length=60)]
Label = Annotated[str, Meta(max_length=60)]
BuildTotal = Annotated[int, Meta(ge=1, le=999)]

# -- what is built -----------------------------------------------------------------------------


class Plan(Struct, frozen=True, kw_only=True):
    """What a player builds before a game, by the ids of its pieces, allowed or not."""

    name: Label = ""
    total: BuildTotal
    """The points that it may cost."""


# -- what there is ---------------------------------------------------------------------------------


class Saying(Struct, frozen=True):
    """A text on cards."""

    clause: str
    text: str
    provenance: str
    """`published`, `deduced` or `reconstructed`."""


class Piece(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece of which players build."""

    id: str
    name: str
    kind: str
    """One of `Stock.kinds`."""
    points: int
    nation: str = ""
    """The side to which it belongs, one of `Stock.nations`; empty: to none."""
    set: str = ""
    number: str = ""
    """In its set."""
    says: tuple[str, ...] = ()
    """Keys of `Stock.sayings`."""
    links: tuple[str, ...] = ()
    """With which other pieces it takes no space: their names, or their kind."""
    why_not: str = ""
    """Why it cannot be played; empty if it can."""
    provenance: str = "published"

    def figures(self) -> str:
        """What a piece is beside nation and kind, in a few words for people; may be empty."""
        return ""


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


class OfferedPlan(Struct, frozen=True, kw_only=True):
    """A plan that comes with the game."""

    plan: Plan
    code: str
    """The plan as a short text."""
    nation: str
    """That of its pieces, or `any`."""
    points: int
    rating: Rating | None = None


class Stock(Struct, frozen=True, kw_only=True):
    """All pieces of which players can build, and the plans that are offered."""

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
    offered: tuple[OfferedPlan, ...]
    pack: str = ""
    """The name of the content pack of which all this is; empty for the game's own."""


# -- what it comes to ------------------------------------------------------------------------------


class Fault(Struct, frozen=True):
    """Why a plan is not allowed: where, by which clause, and in words."""

    path: str
    """Where: `events[2]`."""
    clause: str
    sentence: str


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


class PlanSum(Struct, frozen=True, kw_only=True):
    """What a plan comes to, and whether it is allowed."""

    code: str
    """The plan as a short text that begins with the build total, as options and links take it."""
    nation: str
    points: int
    allowed: int
    """Points that it may cost, with what its pieces add."""
    faults: tuple[Fault, ...]
    """Empty: the plan is allowed."""
    toml: str
    """The plan as a row of a TOML file."""
    strength: Strength | None = None
    """None if a piece is unknown, or the game has no such estimate."""
