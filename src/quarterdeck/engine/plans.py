"""What players build before a game, such as a fleet: its pieces, its cost, its faults.

A game adds its own fields in subclasses, all in one module; commands and pages pass them on without knowing them. The
engine, the commands and the server ask the game's `Builder`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

PieceId = Annotated[str, Meta(min_length=1, max_length=60)]
Label = Annotated[str, Meta(max_length=60)]
BuildTotal = Annotated[int, Meta(ge=1, le=999)]

# -- what is built -----------------------------------------------------------------------------


class Plan(Struct, frozen=True, kw_only=True):
    """What a player builds before a game, by the ids of its pieces. It may be allowed or not."""

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


class PieceRating(Struct, frozen=True):
    """What a piece adds to the share of games that its fleet wins, beyond what its points add elsewhere, in thousandths."""

    games: int
    """The number of games in which a fleet had it."""
    adds: int
    low: int
    high: int
    """In 95 of 100 such trials, what it truly adds lies between these two."""

    def percent(self) -> str:
        """What it adds, and the interval: `+2.1 % (+0.3 to +3.9)`."""
        adds, low, high = (f"{one / 10:+.1f}" for one in (self.adds, self.low, self.high))
        return f"{adds} % ({low} to {high})"


class Piece(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A piece that players build with."""

    id: str
    name: str
    kind: str
    """One of `Stock.kinds`."""
    points: int
    nation: str = ""
    """The side to which it belongs, one of `Stock.nations`; empty if it belongs to none."""
    set: str = ""
    number: str = ""
    """Its number in its set."""
    also: tuple[str, ...] = ()
    """Set and number of its other prints, as `Second 12`."""
    says: tuple[str, ...] = ()
    """The texts on it, as keys of `Stock.sayings`."""
    links: tuple[str, ...] = ()
    """The names or the kind of other pieces together with which it takes no space."""
    why_not: str = ""
    """Why it cannot be played; empty if it can."""
    provenance: str = "published"
    rating: PieceRating | None = None
    """None if it has played too few games."""

    def figures(self) -> str:
        """The other facts about a piece, besides nation and kind, in a few words for people; may be empty."""
        return ""


class Nation(Struct, frozen=True):
    """A nation of pieces."""

    key: str
    name: str
    colour: str
    """The colour of its pieces, `#rrggbb`."""


class Rating(Struct, frozen=True):
    """How often a fleet has won against all other rated fleets, between equal players."""

    games: int
    wins: float
    """The share of games won; a drawn game counts half."""
    low: float
    high: float
    """In 95 of 100 such trials, the true share of wins lies between these two."""
    player: str
    """The bot that played both sides."""


class OfferedPlan(Struct, frozen=True, kw_only=True):
    """A ready-made plan that comes with the game."""

    plan: Plan
    code: str
    """The plan as a short text."""
    nation: str
    """The nation of its pieces, or `any`."""
    points: int
    rating: Rating | None = None


class Stock(Struct, frozen=True, kw_only=True):
    """All pieces that players can build with, and the ready-made plans."""

    kinds: tuple[str, ...]
    nations: tuple[Nation, ...]
    sets: tuple[str, ...]
    total: int
    """The usual build total."""
    least: int
    most: int
    """The smallest and the largest build total."""
    pieces: tuple[Piece, ...]
    sayings: dict[str, Saying]
    offered: tuple[OfferedPlan, ...]
    pack: str = ""
    """The name of the content pack that all this comes from; empty for the game's own content."""
    rated_games: int = 0
    """The number of games that the ratings of pieces come from; 0 if no piece is rated."""


# -- what it comes to ------------------------------------------------------------------------------


class Fault(Struct, frozen=True):
    """Why a plan is not allowed: where, by which clause, and in words."""

    path: str
    """The place, such as `events[2]`."""
    clause: str
    sentence: str


class StrengthPart(Struct, frozen=True):
    """Something that a fleet has, and what it adds to its strength."""

    what: str
    """The thing, in words."""
    number: int
    worth: int
    """What each one adds; below 0 if it makes a fleet weaker."""


class Strength(Struct, frozen=True):
    """An estimate of a fleet's strength, made from the results of rated fleets."""

    value: int
    usual: int
    """The average strength of fleets with this build total."""
    parts: tuple[StrengthPart, ...]


class PlanSum(Struct, frozen=True, kw_only=True):
    """What a plan costs, and whether it is allowed."""

    code: str
    """The plan as a short text that begins with the build total, for options and links."""
    nation: str
    points: int
    allowed: int
    """The points that it may cost, including what its pieces add."""
    faults: tuple[Fault, ...]
    """What is wrong; empty if the plan is allowed."""
    toml: str
    """The plan as a row of a TOML file."""
    strength: Strength | None = None
    """None if a piece is unknown, or the game has no such estimate."""
