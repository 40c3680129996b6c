"""The contents of a record: the set-up, all moves including chance, and the final state."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from quarterdeck.engine.position_files import PackNote
from quarterdeck.records.clock import ClockTerms

FORMAT: Final = 2
"""The version of the file format in which a game without a clock and without a proof of its dice is written."""
SAYS_WHO_AGREED: Final = 2
"""The first version whose take-backs say who agreed, and that has resignations."""
TELLS_TIME: Final = 3
"""The first version that says how long players took, and what chance chose for them; games with a clock are written in it."""
PROVES_DICE: Final = 3
"""The first version whose records may prove their dice."""
NEWEST_FORMAT: Final = 3
"""The newest version that can be read."""

RESIGNED: Final = "resigned"
"""`Result.how` of a game that a resignation ended; no game lists it among its endings."""
OUT_OF_TIME: Final = "out-of-time"
"""`Result.how` of a game that was over because somebody's time was up; no game lists it among its endings."""
GIVEN_UP: Final = (RESIGNED, OUT_OF_TIME)
"""The endings of games that one seat could not or would not play to the end."""

CHANCE_NAME: Final = "chance"
SPECTATOR: Final = "spectator"

Positive = Annotated[int, Meta(ge=1, le=1_000_000)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Milliseconds = Annotated[int, Meta(ge=0, le=2**53)]


class DiceNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was settled about the dice before the first move (docs/dice.md)."""

    commitment: str
    """The SHA-256 by which the server was bound to its secret before it knew any number of a player."""
    pledges: tuple[str, ...]
    """Seat by seat the SHA-256 by which its player was bound to a number; empty for a seat without a number of its own."""
    numbers: tuple[str, ...]
    """Seat by seat the number of its player; empty if there is none, or if it was pledged and never came."""
    drawn: tuple[str, ...] = ()
    """The options that were drawn from the dice, in the order of the draws."""


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
    dice: DiceNote | None = None
    """How the dice can be checked; None if they cannot."""
    clock: ClockTerms | None = None
    """What was agreed about time; None if the game was played without a clock."""
    view: str | None = None
    """The seat (or `spectator`) for which the record was veiled; such a record cannot be replayed."""


class MoveLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move: its number among all lines after the header, who made it, and its notation."""

    n: Positive
    who: str
    move: str
    spent: Milliseconds | None = None
    """How long the player took for it; a remark, which changes nothing. None if nobody measured it."""
    lot: bool = False
    """Chance chose it for the player, as for a bot that could not think; a remark, too."""


class TakeBackLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A take-back: only the first `back_to` moves then in effect stay in effect."""

    n: Positive
    back_to: Count
    by: str
    agreed: tuple[str, ...] = ()
    """The seats that agreed; empty if nobody had to be asked, and in version 1 of the format."""


class ResignLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A resignation: the game is over, and all other seats have won it."""

    n: Positive
    resigned: str
    late: bool = False
    """The player did not give up, but had no time left."""


Line = MoveLine | TakeBackLine | ResignLine


def needed_format(line: Line) -> int:
    """The first version of the file format that has such a line."""
    if isinstance(line, MoveLine) and (line.spent is not None or line.lot):
        return TELLS_TIME
    if isinstance(line, ResignLine) and line.late:
        return TELLS_TIME
    newer = isinstance(line, ResignLine) or (isinstance(line, TakeBackLine) and line.agreed)
    return SAYS_WHO_AGREED if newer else 1


class Result(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game ended, and who won."""

    how: str
    winners: tuple[str, ...]


class Closing(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last line, which reading and replaying must agree with."""

    state: Literal["open", "over"]
    lines: Count
    """The number of moves, take-backs and resignations."""
    position: str = ""
    """SHA-256 of the position's numbers; missing in a veiled record, where it would give secrets away."""
    result: Result | None = None
    secret: str = ""
    """The server's secret for the dice, once the game is over."""


class Record(Struct, frozen=True, kw_only=True):
    """A complete record."""

    header: Header
    lines: tuple[Line, ...]
    closing: Closing
