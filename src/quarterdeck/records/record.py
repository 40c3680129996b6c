"""What a record holds: how the game was set up, all moves with chance included, and how it stands."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from quarterdeck.engine.position_files import PackNote

FORMAT: Final = 2
"""The version of the file format that is written, and the newest that is read."""
SAYS_WHO_AGREED: Final = 2
"""The first version whose take-backs say who agreed, and that has resignations."""

RESIGNED: Final = "resigned"
"""`Result.how` of a game that a resignation ended; no game lists it among its endings."""

CHANCE_NAME: Final = "chance"
SPECTATOR: Final = "spectator"

Positive = Annotated[int, Meta(ge=1, le=1_000_000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: everything that was settled before the first move."""

    quarterdeck: str
    """The version of Quarterdeck that began the record."""
    format: Positive
    game: str
    rules: Positive
    """The version of the game's rules."""
    players: Positive
    options: dict[str, object]
    seats: tuple[str, ...]
    """The names of the players, seat by seat, for people."""
    pack: PackNote | None = None
    start: dict[str, object] | None = None
    """A position file, if the game did not begin at the beginning."""
    view: str | None = None
    """The seat (or `spectator`) for whose eyes the record was veiled; such a record cannot be replayed."""


class MoveLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move: its number among all lines after the header, whose it is, and what it is in notation."""

    n: Positive
    who: str
    move: str


class TakeBackLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A take-back: only the first `back_to` moves then in effect stay in effect."""

    n: Positive
    back_to: Count
    by: str
    agreed: tuple[str, ...] = ()
    """The seats whose agreement it took; none where nobody had to be asked, and in version 1 of the format."""


class ResignLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A resignation: the game is over, and all other seats have won it."""

    n: Positive
    resigned: str


Line = MoveLine | TakeBackLine | ResignLine


def needed_format(line: Line) -> int:
    """The first version of the file format that has such a line."""
    newer = isinstance(line, ResignLine) or (isinstance(line, TakeBackLine) and line.agreed)
    return SAYS_WHO_AGREED if newer else 1


class Result(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game ended, and for whom well."""

    how: str
    winners: tuple[str, ...]


class Closing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last line: what reading and replaying must come to."""

    state: Literal["open", "over"]
    lines: Count
    """Moves, take-backs and resignations."""
    position: str = ""
    """SHA-256 of the position's numbers; none in a veiled record, where it would give secrets away."""
    result: Result | None = None


class Record(Struct, frozen=True, kw_only=True):
    """A whole record, as it is read and written."""

    header: Header
    lines: tuple[Line, ...]
    closing: Closing
