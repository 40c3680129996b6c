"""The rows of the database as Structs, one for each kind of row. Times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from quarterdeck.records.clock import ClockTerms
from quarterdeck.table.clocks import Clock

if TYPE_CHECKING:  # processes for chores read rows and no database: importing this took a quarter of their start
    from sqlalchemy import RowMapping

MatchState = Literal["open", "playing", "over"]
LineKind = Literal["move", "lot", "take-back", "resign", "late"]
"""`lot` is a move that chance chose for a player; `late` a resignation of somebody whose time was up."""
ClosedState = Literal["done", "refused", "withdrawn"]
ProposalState = Literal["open"] | ClosedState
SeatResult = Literal["won", "drawn", "lost"]

ChannelKind = Literal["mail", "push", "webhook"]
ChannelState = Literal["new", "asked", "on", "failed", "off", "refused"]
"""`new`: to be asked whether it wants notices. `asked`: asked. `on`: it does. `failed`: it could not be reached for long.
`off`: stopped. `refused`: it said no when it was asked."""


class Row(Struct, frozen=True, kw_only=True):
    """The base of all rows."""


R = TypeVar("R", bound="Row | StoredLine")

JOINED: Final = frozenset(("name", "colour", "owner", "owner_name"))
"""The columns that come from people's rows; where nobody was joined they are empty, and the field has its default."""


def read_row(row: Mapping[str, object] | RowMapping, kind: type[R]) -> R:
    """A row as a Struct.

    Raises:
        msgspec.ValidationError: a value does not fit its field, which the error names; so does NULL where it must not be.
    """
    known = {str(name): value for name, value in row.items() if value is not None or name not in JOINED}
    return msgspec.convert(known, kind)


class StoredPack(Row, frozen=True, kw_only=True):
    """Content that comes with a game, or once did; `digest` is the SHA-256 of its text."""

    digest: str
    game: str
    content: str


class User(Row, frozen=True, kw_only=True):
    """A person; `login` is None for a guest."""

    id: str
    name: str
    colour: str
    login: str | None = None
    created: int
    unseen: bool = False
    """Whether others are not told when this person is here."""
    gone: bool = False
    """Whether the person has been deleted, and only games are left."""
    blocked: str | None = None
    """What the operator says to a person whom they have blocked; None if they have not."""


class Account(Row, frozen=True, kw_only=True):
    """A person with the hash of their password, only for checking it."""

    user: User
    password: str


class Session(Row, frozen=True, kw_only=True):
    """A browser that somebody has signed in with; `id` is the SHA-256 of its token in hexadecimal digits."""

    id: str
    user: str
    created: int
    expires: int
    seen: int


class Program(Row, frozen=True, kw_only=True):
    """A program of a person, and under the same id a player among the people."""

    id: str
    name: str
    colour: str
    owner: str
    owner_name: str
    created: int


class Seated(Row, frozen=True, kw_only=True):
    """A seat that somebody has at a table."""

    match: str
    seat: int
    game: str
    state: MatchState


class StoredMatch(Row, frozen=True, kw_only=True):
    """A match without its seats and moves; `header` is a record's header as JSON."""

    id: str
    game: str
    header: str
    host: str
    listed: bool = False
    state: MatchState = "open"
    created: int
    changed: int
    rematch_of: str | None = None
    rematch: str | None = None
    secret: str | None = None
    """The secret of its dice; None for a table from before there were such secrets."""
    rated: bool = False
    """Whether it counts for ratings."""
    ended: str | None = None
    """What the operator says to the people at a table that they have ended; None if they have not."""


class StoredSeat(Row, frozen=True, kw_only=True):
    """A seat, and who sits on it: a person, a bot (its spec), or nobody."""

    seat: int
    user: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    """The bot that plays for the person who is away."""
    seen_until: int = 0
    fleet: str | None = None
    """The fleet that the person in the seat brings, until the game begins; it goes when the person goes."""
    left_by: str | None = None
    """The name of the person who left the seat in the middle of the game."""
    left_user: str | None = None
    """The id of that person. It is stored when they leave, not with a new table."""
    pledge: str | None = None
    """The hash of the number that the person gives for the dice; empty while the table asks for it, None without one."""
    number: str | None = None
    """That number, once it is given."""
    silent_at: int | None = None
    """The revision at which a program here was sent away because it was silent for too long. Not stored with the seat."""
    shut_until: int | None = None
    """The time (ms since 1970) before which it may not come again, unless the game goes on. Not stored with the seat."""
    awaited: int | None = None
    """The time since when the person is to choose, 0 if they are not; None if that is not known. Not stored with the seat."""
    name: str = ""
    """The person's name and colour, joined when a seat is read; not stored with it."""
    colour: str = ""
    owner: str = ""
    """The id and the name of the person whose program sits here, joined too; empty if no program does."""
    owner_name: str = ""


class MatchSummary(Row, frozen=True, kw_only=True):
    """A match for lists: without its header, with its seats; a damaged one is `frozen` and has no seats."""

    id: str
    game: str
    host: str
    listed: bool
    rated: bool = False
    state: MatchState | Literal["frozen"]
    created: int = 0
    changed: int
    seats: tuple[StoredSeat, ...] = ()
    terms: ClockTerms | None = None
    """What was agreed about time; None without a clock."""
    clock: StoredClock | None = None


class Channel(Row, frozen=True, kw_only=True):
    """A way to tell somebody that it is their turn."""

    id: str
    user: str
    kind: ChannelKind
    address: str
    """An e-mail address, the URL of a program, or that of a browser at its push service."""
    keys: str = ""
    """Of a webhook: the secret that signs. Of a browser: its keys (`notices/encryption.py`)."""
    language: str
    state: ChannelState = "new"
    quiet_from: int = 0
    """The quiet hours, in minutes after midnight in `zone`; there are none if both are equal."""
    quiet_until: int = 0
    zone: str = "UTC"
    pause: int = 0
    """The least number of minutes between two notices."""
    created: int
    next: int = 0
    """Nothing is sent before this time."""
    failures: int = 0
    """How often in a row nothing could be sent."""


class Due(Row, frozen=True, kw_only=True):
    """A seat whose person is still to be told that it is their turn, since a time."""

    match: str
    seat: int
    at: int
    game: str


class Act(Row, frozen=True, kw_only=True):
    """Something that the operator did with a table or a person; `n` counts and is given when it is stored."""

    n: int = 0
    at: int
    what: str
    """`look` (with more than a spectator sees), `repair`, `end`, `move` (a seat), `block`, `unblock`."""
    match: str = ""
    note: str
    """More about it: of a repair the removed lines, as JSON; of an end or a block the word for the people."""
    person: str = ""
    """The person who is blocked or let in again, or who has got a seat."""


class StoredLine(Struct, frozen=True, kw_only=True):
    """A line of a match's record. The order of the fields is that of the columns of `moves`."""

    match: str
    ply: int
    """The line's number in the record, from 1."""
    seat: int
    """The seat; -1 for chance."""
    move: str
    """The move in notation; empty unless `kind` is `move` or `lot`."""
    kind: LineKind = "move"
    back_to: int | None = None
    agreed: str = ""
    """The seats that agreed to a take-back, by name, with commas."""
    at: int
    thought: bytes | None = None
    """What a bot weighed, as JSON."""
    spent: int | None = None
    """The milliseconds that the player took for the move, if the game has a clock."""
    position: str | None = None
    """A short digest of the position after the line, by the rules of that day; None if other lines were stored after it
    at once, and in lines that are older than this column."""


class StoredClock(Struct, frozen=True, kw_only=True):
    """The clock of a match."""

    clock: Clock
    version: int = 1
    """How often it was stored; it counts only if it follows the stored one."""


class StoredPlan(Row, frozen=True, kw_only=True):
    """What a person has planned for a seat."""

    seat: int
    user: str
    since: int
    """The revision that the person had seen, or that of the latest planned move that was made."""
    steps: str
    """What is still to come, as JSON."""
    dropped: str = ""
    """Why the rest was dropped, as JSON; empty if it was not."""
    version: int = 1
    """How often it was stored; what is left of it counts only if it follows the stored one."""


class Remark(Row, frozen=True, kw_only=True):
    """Something said at a table; `n` counts within the match and is given when it is stored."""

    n: int = 0
    user: str
    seat: int
    text: str
    at: int
    name: str = ""
    """The speaker's name and colour, joined when a remark is read."""
    colour: str = ""


class Proposal(Row, frozen=True, kw_only=True):
    """Something that others must agree to; `proposal` counts within the match and is given when it is stored."""

    proposal: int = 0
    what: Literal["take-back", "stand-in", "pause", "go-on", "go-back", "end"]
    seat: int
    by_user: str
    expected: int
    """The revision at which it was made."""
    agreed: tuple[int, ...] = ()
    """The seats that have agreed so far."""
    state: ProposalState = "open"
    at: int


class Placed(Row, frozen=True, kw_only=True):
    """How a seat has ended a game."""

    result: SeatResult
    rank: int
    """1 for the best; seats that are level share a rank."""
    score: int | None = None
    """What the game counts; None if it counts nothing."""


class Outcome(Row, frozen=True, kw_only=True):
    """How a match has ended, as its moves tell."""

    ending: str
    """One of the game's endings, or `resigned`."""
    moves: int
    """The number of moves in effect, chance included."""
    options: str
    """The options of the game as JSON."""
    seats: tuple[Placed, ...]


class FinishedSeat(Row, frozen=True, kw_only=True):
    """A seat of a finished match, and the person or bot on it."""

    match: str
    seat: int
    user: str | None = None
    bot: str | None = None
    result: SeatResult
    rank: int
    score: int | None = None
    left: bool = False
    """The person left a game that counts before its end; a bot played on."""
    mu_before: float | None = None
    sigma_before: float | None = None
    mu_after: float | None = None
    """The rating before and after a game that counts; None if it does not count."""
    sigma_after: float | None = None
    name: str = ""
    """The person's name and colour, joined when a seat is read."""
    colour: str = ""
    owner: str = ""
    """The id and the name of the person whose program played here, joined too; empty if no program did."""
    owner_name: str = ""


class FinishedMatch(Row, frozen=True, kw_only=True):
    """A finished match in the archive, with its seats."""

    match: str
    game: str
    players: int
    options: str
    ending: str
    moves: int
    ended: int
    listed: bool
    rated: int | None = None
    """Its number among all games that count for ratings, in the order in which they ended; None if it does not count."""
    seats: tuple[FinishedSeat, ...] = ()


class Rating(Row, frozen=True, kw_only=True):
    """What is known of somebody's strength in a game with a number of players."""

    player: str
    """The id of a person, or `bot:` and a level."""
    game: str
    players: int
    user: str | None = None
    level: int | None = None
    mu: float
    sigma: float
    games: int
    """How many games have counted."""
    name: str = ""
    """The person's name and colour, joined when a rating is read."""
    colour: str = ""
