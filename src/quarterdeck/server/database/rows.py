"""The rows of the database as Structs, one for each kind of row. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from quarterdeck.table.clocks import Clock

MatchState = Literal["open", "playing", "over"]
LineKind = Literal["move", "take-back", "resign", "late"]
ProposalState = Literal["open", "done", "refused"]


class Row(Struct, frozen=True, kw_only=True):
    """The base of all rows."""


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
    pledge: str | None = None
    """The hash of the number that the person gives for the dice; empty while the table asks for it, None without one."""
    number: str | None = None
    """That number, once it is given."""
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
    state: MatchState | Literal["frozen"]
    created: int = 0
    changed: int
    seats: tuple[StoredSeat, ...] = ()


class StoredLine(Struct, frozen=True, kw_only=True):
    """A line of a match's record. The order of the fields is that of the columns of `moves`."""

    match: str
    ply: int
    """The line's number in the record, from 1."""
    seat: int
    """The seat; -1 for chance."""
    move: str
    """The move in notation; empty unless `kind` is `move`."""
    kind: LineKind = "move"
    back_to: int | None = None
    agreed: str = ""
    """The seats that agreed to a take-back, by name, with commas."""
    at: int
    thought: bytes | None = None
    """What a bot weighed, as JSON."""
    spent: int | None = None
    """The milliseconds that the player took for the move, if the game has a clock."""


class StoredClock(Struct, frozen=True, kw_only=True):
    """The clock of a match."""

    clock: Clock
    version: int = 1
    """How often it was stored; it counts only if it follows the stored one."""


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
    what: Literal["take-back", "stand-in", "pause", "go-on"]
    seat: int
    by_user: str
    expected: int
    """The revision at which it was made."""
    agreed: tuple[int, ...] = ()
    """The seats that have agreed so far."""
    state: ProposalState = "open"
    at: int
