"""What goes over the WebSocket of a table, both ways: the whole language, version by version (docs/protocol.md).

A client sends one of `ToServer`, the server answers with some of `ToClient`; both are JSON objects whose
`type` names the Struct. The TypeScript types of the client are generated from this file. Seats are 0, 1, …;
SPECTATOR stands for whoever only looks on. A revision counts what has happened in a match: moves, chance
included, take-backs and resignations; it never goes down. Whatever is sent to a viewer is built from the
position as that viewer's seat may know it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from quarterdeck.scene.shapes import AnyShape, Area, Carry, FreePoint, Group, Helm, Lot, Reply

PROTOCOL: Final = 1
"""The version of this language; a client that speaks another is told so and closed with `CLOSE_PROTOCOL`."""
SPECTATOR: Final = -1
MOST_BYTES: Final = 16 * 1024
"""The longest message a client may send."""

CLOSE_FAULT: Final = 1011
"""A fault of the server's, which its log has. Come back, but not at once."""
CLOSE_AGAIN: Final = 1012
"""The server restarts, or the table is read anew. Come back."""
CLOSE_DATABASE: Final = 1013
"""The database does not answer. Come back, but not at once."""
CLOSE_PROTOCOL: Final = 4400
"""This server speaks another version of the language."""
CLOSE_STRANGER: Final = 4401
"""No session, or it has ended: sign in (as a guest) first."""
CLOSE_NO_TABLE: Final = 4404
"""There is no such table."""
CLOSE_FLOOD: Final = 4429
"""Too many messages, sockets or answers that were not read. Come back after a while."""

Request = Annotated[int, Meta(ge=0, le=2**31)]
"""A number of the client's choosing; the answer repeats it."""
Seat = Annotated[int, Meta(ge=0, le=63)]
Viewer = Annotated[int, Meta(ge=SPECTATOR, le=63)]
Revision = Annotated[int, Meta(ge=0, le=10_000_000)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Remark = Annotated[str, Meta(min_length=1, max_length=400)]
FleetCode = Annotated[str, Meta(max_length=4_000)]
Level = Annotated[int, Meta(ge=0, le=5)]
"""Of a bot: 1 to 5; 0 plays at random."""

# -- what a client says ------------------------------------------------------------------------------


class Message(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What all messages share: the field `type`."""


class Look(Message, frozen=True, kw_only=True, tag="look"):
    """Show me the table with the eyes of a seat that is mine, once the game has begun, or of a spectator."""

    id: Request
    seat: Viewer


class Play(Message, frozen=True, kw_only=True, tag="play"):
    """I choose a move. `expected` is the revision I was looking at; sent twice, it is played once."""

    id: Request
    seat: Seat
    move: Notation
    expected: Revision


class Try(Message, frozen=True, kw_only=True, tag="try"):
    """What would come of this move? Nothing happens."""

    id: Request
    seat: Seat
    move: Notation
    expected: Revision


class TakeBack(Message, frozen=True, kw_only=True, tag="take-back"):
    """I want my latest decision back: at once where that is allowed, else a proposal is made."""

    id: Request
    seat: Seat
    expected: Revision


class Resign(Message, frozen=True, kw_only=True, tag="resign"):
    """I give up. For two players this ends the game, for more a bot plays on in my place."""

    id: Request
    seat: Seat
    expected: Revision


class Propose(Message, frozen=True, kw_only=True, tag="propose"):
    """Let a bot sit in for an absent seat; the other people at the table must agree."""

    id: Request
    what: Literal["stand-in"]
    seat: Seat


class Answer(Message, frozen=True, kw_only=True, tag="answer"):
    """What I say to a proposal."""

    id: Request
    proposal: int
    agree: bool


class Sit(Message, frozen=True, kw_only=True, tag="sit"):
    """I take an open seat, I bring another fleet to mine, or I take it back from the bot that sat in for me."""

    id: Request
    seat: Seat
    fleet: FleetCode | None = None
    """The fleet that I bring before the game begins, written as in the option for a fleet; empty: the table's for the seat.

    Nobody else hears of it before the game begins, and it goes when I go. Others cannot read it before the game is over, even if
    it is the name of an offered fleet.
    """


class Stand(Message, frozen=True, kw_only=True, tag="stand"):
    """I leave a seat: before the game begins it is open again, later a bot plays on (as `Resign` says)."""

    id: Request
    seat: Seat
    state: Literal["open", "playing"] = "open"
    """How the table stood when I wanted to leave; it is refused if it stands otherwise now."""


class FillSeat(Message, frozen=True, kw_only=True, tag="fill-seat"):
    """The host puts a bot on an open seat."""

    id: Request
    seat: Seat
    level: Level


class Chat(Message, frozen=True, kw_only=True, tag="chat"):
    """I say something to everybody at the table."""

    id: Request
    text: Remark


class Replay(Message, frozen=True, kw_only=True, tag="replay"):
    """Show me the game after its first `at` moves: with my own knowledge; when it is over, with any seat's."""

    id: Request
    at: Revision
    seat: Viewer


class Why(Message, frozen=True, kw_only=True, tag="why"):
    """What did the bot weigh that made the move with this revision?"""

    id: Request
    revision: Revision


class Rematch(Message, frozen=True, kw_only=True, tag="rematch"):
    """Once the game is over: another with the same seats. The second player who asks joins the table of the first."""

    id: Request


ToServer = (
    Look | Play | Try | TakeBack | Resign | Propose | Answer | Sit | Stand | FillSeat | Chat | Replay | Why | Rematch
)

# -- what the server says ----------------------------------------------------------------------------


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why something was refused: one shape for sockets, HTTP and files."""

    kind: str
    """`illegal-move`, `not-your-turn`, `stale`, `malformed`, `no-take-back`, `game-over`, `forbidden`, `too-fast`, …"""
    message: str
    """A sentence for people."""
    clause: str | None = None
    """The clause of the rules that forbids a move."""
    nearest: tuple[str, ...] = ()
    """Legal moves in notation that come closest."""
    path: str | None = None
    """The field that is wrong."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat, and who sits there."""

    seat: int
    name: str
    """The seat as people say it: `Red`."""
    kind: Literal["person", "bot", "open"]
    player: str
    """The name of the person or bot that sits there; empty if nobody does."""
    colour: str
    """The person's avatar colour as `#rrggbb`; empty for bots and open seats."""
    level: int | None
    """The level of the bot that plays here now, also if only for a while."""
    stand_in: bool
    """A bot plays for a person who is away."""
    here: bool
    """The person looks at the table now; bots always are here."""
    mine: bool
    """It is yours."""
    left: str = ""
    """The name of the player who left it in the middle of the game, for whom the bot plays on; empty if nobody did."""
    fleet: str = ""
    """The fleet that you bring to it, before the game begins; empty for others' seats, and if you have several."""


class ProposalInfo(Struct, frozen=True, kw_only=True):
    """Something that others must agree to."""

    proposal: int
    what: Literal["take-back", "stand-in"]
    seat: int
    """The seat whose decision is to be taken back, or that a bot is to sit in for."""
    sentence: str
    asked: tuple[int, ...]
    """Seats that have not answered yet."""
    mine: tuple[int, ...]
    """Those of them that are yours."""


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something that was said at the table."""

    n: int
    seat: int
    """The speaker's seat, or SPECTATOR."""
    player: str
    colour: str
    text: str
    at: int
    """Seconds since 1970."""


class Sentence(Struct, frozen=True, kw_only=True):
    """A line of the log."""

    revision: int
    """Of the move (take-back, resignation) that it tells of."""
    text: str
    clauses: tuple[str, ...]
    bot: bool
    """A bot made this move, and `Why` can be asked."""
    die: int = 0
    """The face of the die that it tells of; 0 if it tells of none."""


class Ending(Struct, frozen=True, kw_only=True):
    """How the game ended."""

    how: str
    winners: tuple[int, ...]
    sentence: str
    clauses: tuple[str, ...]
    scores: tuple[float, ...]


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The first message: the server, its table and its game."""

    protocol: int
    version: str
    match: str
    game: str


class Table(Message, frozen=True, kw_only=True, tag="table"):
    """Everything about the table but the game itself; sent whenever some of it changes."""

    match: str
    game: str
    title: str
    """Of the game."""
    options: dict[str, str]
    """As people read them, by name."""
    pack: str
    """The content pack's name; empty for the game's own."""
    hidden: bool
    """Seats know different things: people who share a device pass it on behind a curtain."""
    state: Literal["open", "playing", "over", "frozen"]
    """`open`: the game has not begun, nobody can move. Everybody sees what a spectator sees, if there is anything yet."""
    listed: bool
    host: bool
    """You made this table."""
    seats: tuple[SeatInfo, ...]
    spectators: int
    proposals: tuple[ProposalInfo, ...]
    rematch: str
    """The table of the next game with the same seats; empty while there is none."""
    problem: Problem | None
    """Why the table is frozen."""


Run = tuple[int, int]
"""`[start, count]`: shapes that are as they were in the picture before, `count` of them from place `start` on."""


class View(Message, frozen=True, kw_only=True, tag="view"):
    """The game as the viewer's seat may know it. It replaces the view before.

    `shapes` are the picture, back to front. With `base`, the revision of the last view on this socket, runs
    `[start, count]` stand for shapes of that view's picture that have not changed; without, all are there.
    """

    seat: int
    revision: int
    moves_made: int
    """Moves in effect, chance included: the last stop of the replay slider."""
    base: int | None
    title: str
    summary: str
    status: str
    """Whose turn it is and what is asked, in words."""
    width: int
    height: int
    areas: tuple[Area, ...]
    shapes: tuple[AnyShape | Run, ...]
    carries: tuple[Carry, ...] = ()
    """Moves made by carrying one shape onto another."""
    helms: tuple[Helm, ...] = ()
    """Shapes that can be steered freely."""
    settings: tuple[FreePoint, ...] = ()
    """Points that can be chosen freely."""
    lot: Lot | None = None
    """That the viewer's choice may be left to chance."""
    groups: tuple[Group, ...] = ()
    """How a list of the moves is divided."""
    replies: tuple[Reply, ...] = ()
    """Questions of this game, answered."""
    moves: tuple[str, ...]
    """The viewer's legal moves in notation; empty unless the viewer must choose now."""
    waiting: tuple[int, ...]
    """The seats that may choose now."""
    chance: bool
    """Chance decides now."""
    can_take_back: bool
    """The viewer's latest decision can be taken back without asking anybody."""
    can_ask_back: bool
    """It can be taken back if the others agree."""
    take_back_seat: int | None = None
    """The seat whose decision that is: the viewer's, or in a game without secrets another one of the same person."""
    story_from: int
    """`story` replaces all that the client has of the story from this revision on."""
    story: tuple[Sentence, ...]
    ending: Ending | None


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """A request was carried out, and is in the database. `again`: it had been before."""

    id: int
    revision: int
    again: bool = False


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A request was refused, and changed nothing. `id` is None where the message could not be read."""

    id: int | None
    problem: Problem


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """What was said at the table since the last such message (on arrival: the latest 200 remarks)."""

    lines: tuple[ChatLine, ...]


class Replayed(Message, frozen=True, kw_only=True, tag="replayed"):
    """The game after its first `at` moves, as a seat may know it."""

    id: int
    at: int
    seat: int
    title: str
    summary: str
    status: str
    width: int
    height: int
    areas: tuple[Area, ...]
    shapes: tuple[AnyShape, ...]
    revision: int
    """The line of the log that the last of these moves is; 0 at the beginning."""
    made: str
    """What the last of these moves was, in words; empty at the beginning."""


class Tried(Message, frozen=True, kw_only=True, tag="tried"):
    """What would come of a move, as far as the viewer's seat can know."""

    id: int
    problem: Problem | None
    """Why the move is illegal; None if it may be played."""
    words: str
    """What would come of it, in sentences; may be empty."""
    shapes: tuple[AnyShape, ...]
    """To be laid over the picture; all of them decoration."""


class Weighed(Struct, frozen=True, kw_only=True):
    """A move that a bot considered."""

    move: str
    share: float
    """Of its simulations, 0 to 1."""
    value: float
    """What it expected of it, 0 (lost) to 1 (won)."""
    chosen: bool


class Thought(Message, frozen=True, kw_only=True, tag="thought"):
    """What a bot weighed before a move, most considered first; `sentence` says it, or why there is nothing to tell."""

    id: int
    revision: int
    seat: int
    sentence: str
    considered: tuple[Weighed, ...]


ToClient = Welcome | Table | View | Done | Refused | Said | Replayed | Tried | Thought
