"""All messages that go over the WebSocket of a table, in both directions (docs/protocol.md).

A client sends one of `ToServer`, the server answers with some of `ToClient`; both are JSON objects whose
`type` names the Struct. The TypeScript types of the client are generated from this file. Seats are 0, 1, …;
SPECTATOR stands for somebody who only watches. A revision counts what has happened in a match: moves, chance
included, take-backs and resignations; it never goes down. Whatever is sent to a viewer is built from the
position as that viewer's seat may know it.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from quarterdeck.analysis.result import Analysis
from quarterdeck.engine.game import Sound
from quarterdeck.engine.standing import Standing
from quarterdeck.scene.shapes import AnyShape, Carry, FreePoint, Group, Helm, Lot, Region, Reply, Use

PROTOCOL: Final = 1
"""The version of this protocol; the socket of a client that speaks another one is closed with `CLOSE_PROTOCOL`."""
SPECTATOR: Final = -1
"""Stands in place of a seat for somebody who only watches."""
MOST_BYTES: Final = 16 * 1024
"""The longest message that a client may send, in characters; a longer one is refused."""

CLOSE_FAULT: Final = 1011
"""A fault of the server, which its log describes. Come back, but not at once."""
CLOSE_AGAIN: Final = 1012
"""The server restarts, or reads the table again. Come back."""
CLOSE_DATABASE: Final = 1013
"""The database does not answer. Come back, but not at once."""
CLOSE_PROTOCOL: Final = 4400
"""This server speaks another version of the language."""
CLOSE_STRANGER: Final = 4401
"""You have no session, or it has ended. Sign in, at least as a guest."""
CLOSE_NO_TABLE: Final = 4404
"""There is no such table."""
CLOSE_FLOOD: Final = 4429
"""Too many messages or sockets, or you do not read the answers. Come back after a while."""

Request = Annotated[int, Meta(ge=0, le=2**31)]
"""A number of the client's choosing; the answer repeats it."""
Seat = Annotated[int, Meta(ge=0, le=63)]
Viewer = Annotated[int, Meta(ge=SPECTATOR, le=63)]
Revision = Annotated[int, Meta(ge=0, le=10_000_000)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
ShapeId = Annotated[str, Meta(min_length=1, max_length=80)]
Remark = Annotated[str, Meta(min_length=1, max_length=400)]
Lag = Annotated[int, Meta(ge=0, le=60_000)]
FleetCode = Annotated[str, Meta(max_length=4_000)]
ProgramId = Annotated[str, Meta(min_length=1, max_length=40)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
DiceNumber = Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[0-9A-Za-z.-]+$")]
MOST_PLANNED: Final = 40
"""The most moves of a plan, those for different cases included."""
MOST_PLAYED: Final = 400
"""The most moves of a lesson that `begin` can name; no lesson is that long."""
Level = Annotated[int, Meta(ge=0, le=5)]
"""The level of a bot: 1 (weakest) to 5 (strongest); 0 plays at random."""

# -- what a client says ------------------------------------------------------------------------------


class Message(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What all messages share: the field `type`."""


class Look(Message, frozen=True, kw_only=True, tag="look"):
    """From now on, show me what this seat sees: one of mine, once the game has begun, or -1. The next `view` is complete."""

    id: Request
    seat: Viewer


class Play(Message, frozen=True, kw_only=True, tag="play"):
    """I choose a move. If it is sent twice, it is played once."""

    id: Request
    seat: Seat
    move: Notation
    expected: Revision
    lag: Lag = 0
    """The milliseconds that the network takes to bring me news and to take this message, as far as I have measured.

    With a clock, at most one second of it in each of my turns is not charged.
    """


class Try(Message, frozen=True, kw_only=True, tag="try"):
    """What would this move lead to? Nothing is played. The answer is `tried`."""

    id: Request
    seat: Seat
    move: Notation
    before: Annotated[tuple[Notation, ...], Meta(max_length=MOST_PLANNED)] = ()
    """Moves that I would make before it, one after the other."""
    expected: Revision


class Put(Message, frozen=True, kw_only=True, tag="put"):
    """Why may this shape not be put there? Nothing is played. The answer is `tried`; without a reason, its `problem` is null."""

    id: Request
    seat: Seat
    what: ShapeId
    """The id of the shape that is carried."""
    to: ShapeId
    """The id of the shape that it is put on."""
    expected: Revision


class Condition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What another seat must have done before a planned move is made."""

    seat: Seat
    move: Notation
    """The move, as I am told it. A move that is hidden from me never fulfils a condition."""


class Planned(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move for later, and what I plan after it."""

    move: Notation
    words: Annotated[str, Meta(max_length=400)] = ""
    """What my list calls it; nobody else reads that."""
    when: Condition | None = None
    """Only if another seat has made this move since my move before it, or since I made the plan; null for any case."""
    then: Annotated[tuple[Planned, ...], Meta(max_length=MOST_PLANNED)] = ()
    """What I choose after it: the first of these whose condition is fulfilled."""


class PlanMoves(Message, frozen=True, kw_only=True, tag="plan"):
    """As soon as I am asked, the first of these moves whose condition is fulfilled is made for me; this replaces my plan.

    If I am asked already, that is now. A whole turn can be sent in this way: each move is in `then` of the one before.
    Nobody else learns of a plan. It ends with a word to me, in `plans`, if its next move is not legal when it is due, if
    no condition is fulfilled, if I choose something else, or if a move is taken back.
    """

    id: Request
    seat: Seat
    steps: Annotated[tuple[Planned, ...], Meta(max_length=MOST_PLANNED)]
    """Without any, I no longer have a plan."""
    expected: Revision


class Supposed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move that I suppose to be made."""

    seat: Seat
    move: Annotated[str, Meta(max_length=200)]
    """In notation. Empty: whatever all others do until this seat, which is mine, is asked."""


class Ahead(Message, frozen=True, kw_only=True, tag="ahead"):
    """What could be chosen after these moves, as far as my seat can know? Nothing is played. The answer is `seen-ahead`."""

    id: Request
    seat: Seat
    line: Annotated[tuple[Supposed, ...], Meta(max_length=MOST_PLANNED)]
    expected: Revision
    picture: bool = False
    """I also want the picture after these moves."""


class TakeBack(Message, frozen=True, kw_only=True, tag="take-back"):
    """I want to take back my latest decision. If others must agree, a proposal asks them; else it happens at once."""

    id: Request
    seat: Seat
    expected: Revision


class Resign(Message, frozen=True, kw_only=True, tag="resign"):
    """I give up. With two players this ends the game; with more, a bot plays on in my place."""

    id: Request
    seat: Seat
    expected: Revision


class Propose(Message, frozen=True, kw_only=True, tag="propose"):
    """I propose something to which the other people at the table must agree.

    `stand-in`: a bot plays for a player who is away. `pause`: the clocks stand still, and nobody chooses anything.
    `go-on`: the pause ends, ten minutes later at the latest; people who are away are not asked about that.
    Of a frozen game, `go-back`: the lines that cannot be played any more go, and the game goes on before them; `end`: the
    table ends, and the game counts for nothing. About both everybody is asked, present or not.
    """

    id: Request
    what: Literal["stand-in", "pause", "go-on", "go-back", "end"]
    seat: Seat
    """The seat of the player who is away; else one of mine."""


class Answer(Message, frozen=True, kw_only=True, tag="answer"):
    """I agree to a proposal that asks me, or refuse it."""

    id: Request
    proposal: int
    agree: bool


class Withdraw(Message, frozen=True, kw_only=True, tag="withdraw"):
    """I no longer want what I proposed; nobody is asked any more."""

    id: Request
    proposal: int


class Sit(Message, frozen=True, kw_only=True, tag="sit"):
    """I take an open seat, bring another fleet to mine, or take mine back from the bot that played for me."""

    id: Request
    seat: Seat
    fleet: FleetCode | None = None
    """The fleet that I bring, written like an option of the kind `fleet`; empty for the one that the table has for this
    seat.

    Only allowed before the game begins. If I leave the seat, the fleet goes with me. Others cannot read it before the
    game is over.
    """
    pledge: Hash | None = None
    """The pledge of a number that I will give for the dice: its SHA-256, as in [dice](dice.md). Without it, no number of
    mine is waited for, and the dice are drawn without one."""


class Pledge(Message, frozen=True, kw_only=True, tag="pledge"):
    """I pledge a number for the dice, since `table` asks me for it, as in a rematch."""

    id: Request
    seat: Seat
    pledge: Hash
    """As in `sit`."""


class Reveal(Message, frozen=True, kw_only=True, tag="reveal"):
    """This is the number that I have pledged for the dice. It is refused before `table` says that all pledges are there.

    Keep what `table` said of pledges and commitment by then: a number that was pledged later may have been chosen
    knowing yours.
    """

    id: Request
    seat: Seat
    number: DiceNumber


class Stand(Message, frozen=True, kw_only=True, tag="stand"):
    """I leave a seat. Before the game begins it is open again; later this does what `resign` does."""

    id: Request
    seat: Seat
    state: Literal["open", "playing"] = "open"
    """The table's state when I decided to leave. If it has changed, the request is refused."""


class FillSeat(Message, frozen=True, kw_only=True, tag="fill-seat"):
    """I put a bot on an open seat. Only the person who made the table may do so."""

    id: Request
    seat: Seat
    level: Level
    """1 (weakest) to 5 (strongest); 0 plays at random."""


class FreeSeat(Message, frozen=True, kw_only=True, tag="free-seat"):
    """I take a bot off its seat before the game begins, so that the seat is open again. Only the person who made the table may do so."""

    id: Request
    seat: Seat


class Bring(Message, frozen=True, kw_only=True, tag="bring"):
    """I put a program of mine on an open seat. At a table that is listed, only the person who made the table may do so."""

    id: Request
    seat: Seat
    program: ProgramId
    """The program's id, as `GET /api/programs` names it."""


class Rouse(Message, frozen=True, kw_only=True, tag="rouse"):
    """I do something about a bot that has failed again and again (`Table.stuck`). Everybody with a seat may do so."""

    id: Request
    seat: Seat
    how: Literal["again", "replace"]
    """`again`: it is asked once more. `replace`: a bot of level 1 plays on in its place."""


class Hurry(Message, frozen=True, kw_only=True, tag="hurry"):
    """Bots shall make their moves without pauses until I must choose, for about three seconds at most; I see them all at once.

    Nothing happens unless I play alone against bots, nobody else watches and a bot must choose.
    """

    id: Request


class Chat(Message, frozen=True, kw_only=True, tag="chat"):
    """I say something to everybody at the table. If it is sent twice, it is said twice."""

    id: Request
    text: Remark


class Replay(Message, frozen=True, kw_only=True, tag="replay"):
    """Show me the game after its first `at` moves, as my seat or a spectator knew it; once it is over, any seat.

    The answer is `replayed`.
    """

    id: Request
    at: Revision
    seat: Viewer


class Why(Message, frozen=True, kw_only=True, tag="why"):
    """What did the bot weigh before it made the move of this revision? The answer is `thought`."""

    id: Request
    revision: Revision


class Hint(Message, frozen=True, kw_only=True, tag="hint"):
    """What would a bot of level 3 do in my place? Only allowed if no other people play. The answer is `hinted`."""

    id: Request
    seat: Seat
    expected: Revision


class Analyse(Message, frozen=True, kw_only=True, tag="analyse"):
    """The game is over: judge my choices. The answer, `analysed`, comes at once with the progress; ask again until done."""

    id: Request
    seat: Seat
    stop: bool = False
    """I no longer need the analysis."""
    begin: bool = True
    """Whether an analysis begins if there is none. Without that, the answer tells of one that is done or under way; `total` is 0 if there is none."""


class Rematch(Message, frozen=True, kw_only=True, tag="rematch"):
    """The game is over, and I want another one in which everybody moves on by one seat.

    `table` then has the new table's id in `rematch`. Only one table is made, however many players ask.
    """

    id: Request


Came = Literal["begun", "on", "step", "done", "mistake", "again", "back"]


class Begin(Message, frozen=True, kw_only=True, tag="begin"):
    """Take me to the place in this lesson to which these moves of mine lead; without any moves, to its beginning.

    This is the first request on a lesson's socket. If I send it again, the lesson begins again.
    """

    id: Request
    played: Annotated[tuple[Notation, ...], Meta(max_length=MOST_PLAYED)] = ()
    """The `played` of the latest `lesson`."""


ToServer = (
    Look
    | Play
    | Try
    | Put
    | PlanMoves
    | Ahead
    | TakeBack
    | Resign
    | Propose
    | Answer
    | Withdraw
    | Sit
    | Pledge
    | Reveal
    | Stand
    | FillSeat
    | FreeSeat
    | Bring
    | Rouse
    | Hurry
    | Chat
    | Replay
    | Why
    | Hint
    | Analyse
    | Rematch
)
"""What may be said at a table."""
InLesson = Begin | Play | Try | Put | TakeBack
"""What may be said in a lesson."""

# -- what the server says ----------------------------------------------------------------------------


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why something was refused, over HTTP and over sockets."""

    kind: str
    """`illegal-move`, `stale`, …: docs/protocol.md explains them, for HTTP under Errors, for sockets under Problems."""
    message: str
    """A sentence for people."""
    clause: str | None = None
    """The clause of the rules that forbids a move."""
    nearest: tuple[str, ...] = ()
    """The legal moves that are closest to it."""
    path: str | None = None
    """The field that is wrong, such as `options.rows`."""


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat, and who sits there."""

    seat: int
    name: str
    """The name of the seat for people, such as `Red`."""
    kind: Literal["person", "bot", "open"]
    player: str
    """The name of the person or bot that sits there; empty if nobody does."""
    colour: str
    """The person's colour as `#rrggbb`; empty for bots and open seats."""
    person: str
    """The id of the person; empty for bots and open seats."""
    level: int | None
    """The level of the bot that plays here now, for good or for a while; None if none does."""
    stand_in: bool
    """A bot plays for a person who is away."""
    here: bool
    """The person is looking at the table now. True for bots, false for open seats."""
    mine: bool
    """The seat is yours."""
    awaited: bool = False
    """The person has not come to this table yet, as after a rematch that another player asked for."""
    left: str = ""
    """The name of the player who left the seat in mid-game, and for whom a bot plays on; empty if nobody did."""
    late: bool = False
    """That player did not leave: the time was up."""
    fleet: str = ""
    """The fleet that you bring, before the game begins. Empty for the seats of others, and if you have several seats."""
    role: str = ""
    """The role of the seat's pieces in pictures, which has the colours of the seat; empty if there is none."""
    sign: str = ""
    """The drawing of the game's art that stands for the seat; empty if there is none."""
    program_of: str = ""
    """The name of the person whose [program](bots-by-others.md) sits there; empty if no program does."""


class ProposalInfo(Struct, frozen=True, kw_only=True):
    """Something that others must agree to."""

    proposal: int
    what: Literal["take-back", "stand-in", "pause", "go-on", "go-back", "end"]
    seat: int
    """The seat whose decision is to be taken back, or that a bot is to sit in for, or whose player wants the rest."""
    sentence: str
    """The question, for people."""
    asked: tuple[int, ...]
    """The seats that have not answered yet."""
    mine: tuple[int, ...]
    """The seats among these that are yours."""
    own: bool
    """Whether you proposed it and may withdraw it."""


class ChatLine(Struct, frozen=True, kw_only=True):
    """Something that was said at the table."""

    n: int
    """Remarks are numbered from 1."""
    seat: int
    """The speaker's seat, or -1."""
    person: str
    """The id of the speaker."""
    player: str
    colour: str
    text: str
    at: int
    """Seconds since 1970."""


class Heard(Struct, frozen=True, kw_only=True):
    """A sentence for viewers who only hear what happens."""

    revision: int
    """The revision with which all of it had happened."""
    text: str


class Sentence(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the game's story."""

    revision: int
    """The revision of the move, take-back or resignation that it tells about."""
    text: str
    clauses: tuple[str, ...]
    """The clauses of the rules that it follows."""
    bot: bool
    """A bot made this move: you may ask `why`."""
    seat: int
    """The seat that made the move; -1 if it was chance."""
    part: bool = False
    """It is the heading of a part of the story, such as the end of a round."""
    die: int = 0
    """The number on the die that it mentions; 0 if it mentions none."""
    sound: Sound = ""
    """The sound to play; empty for silence."""
    several: str = ""
    """How to tell it once if it follows itself several times, with `#` for how often; empty: `text`, and how often."""
    subject: int = -1
    """The thing of which it tells, if it may go on the sentence before it about the same subject; -1: it may not."""
    then: tuple[str, str] = ("", "")
    """How it goes on that sentence: `, then 3 cm` and ` to the island`. If that ends with the second part, too, it stands once."""
    spent: int | None = None
    """The milliseconds that the player took for the move; None if nobody measured it."""


class Ending(Struct, frozen=True, kw_only=True):
    """How the game ended."""

    how: str
    """The game's own name for this kind of ending."""
    winners: tuple[int, ...]
    sentence: str
    clauses: tuple[str, ...]
    scores: tuple[float, ...]
    """Each seat's share of the result, from 0 to 1; they add up to 1."""
    verdict: str
    """The outcome in one short sentence to you."""
    standing: Standing | None
    """The score of each seat; None if the game counts nothing."""


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The first message: which server, which table, which game."""

    protocol: int
    version: str
    match: str
    game: str


class DiceInfo(Struct, frozen=True, kw_only=True):
    """What everybody may know about the [dice](dice.md) of a table."""

    commitment: str
    """The hash by which the server is bound to its secret."""
    stage: Literal["pledges", "numbers", "begun"]
    """`pledges`: not all are there. `numbers`: everybody sits, and those who have pledged a number must give it now. `begun`:
    the game has begun, and nothing changes any more."""
    pledges: tuple[str, ...]
    """Seat by seat the pledge; empty for a seat without a number of its own, or if it has not come yet."""
    numbers: tuple[str, ...]
    """Seat by seat the number that counts; all are empty before the game begins."""
    asked: tuple[int, ...]
    """The seats whose pledge or number is still to come."""


class Table(Message, frozen=True, kw_only=True, tag="table"):
    """Everything about the table but the game itself; sent whenever some of it changes."""

    match: str
    game: str
    title: str
    """The title of the game."""
    options: dict[str, str]
    """The options for people: label and value."""
    usual: tuple[str, ...]
    """The labels of those that say little: they have their usual values, or are secrets that were drawn."""
    pack: str
    """The name of the content pack; empty if the game has its own content."""
    hidden: bool
    """Whether seats know different things. If people share a device, cover the picture while they pass it on."""
    state: Literal["open", "playing", "over", "frozen"]
    """`open`: the game has not begun; everybody sees what a spectator sees. `frozen`: the table cannot be read to its
    end, and cannot be changed."""
    listed: bool
    """Everybody finds it in the list of tables."""
    rated: bool
    """The game counts for ratings: there are no hints, and moves are taken back only while nobody has seen them."""
    host: bool
    """You made this table."""
    host_name: str
    """The name of the person who made the table; empty if that person is not here."""
    seats: tuple[SeatInfo, ...]
    spectators: int
    """How many people watch without a seat."""
    watchers: tuple[str, ...]
    """The names of these people, without you; at most 20."""
    proposals: tuple[ProposalInfo, ...]
    """Questions that wait for answers."""
    rematch: str
    """The id of the table for the rematch; empty while there is none."""
    rematch_by: str
    """The name of the player who asked for it; empty if that was you."""
    placed: bool
    """The game began from a position file: what happened before that is not told."""
    dice: DiceInfo | None
    """What is known about the dice; null if they cannot be checked."""
    stuck: int | None
    """The seat whose bot has failed again and again, and waits until somebody does something about it; null if none does."""
    problem: Problem | None
    """Why the table is frozen."""


class SeatTime(Struct, frozen=True, kw_only=True):
    """The time of one seat."""

    seat: int
    left: int
    """The milliseconds that are left."""
    free: int
    """The milliseconds that pass before `left` begins to go down."""
    runs: bool
    """The time of this seat runs now."""
    up: bool
    """Nothing is left: the time of whoever sat here is up."""


class ClockView(Message, frozen=True, kw_only=True, tag="clock"):
    """The clocks at the moment this was sent; sent after `table` and `view` if the game is played with a clock."""

    per: Literal["game", "turn", "move"]
    """What the time is for."""
    whole: int
    """The milliseconds that everybody began with, or that each turn or move has."""
    words: str
    """What was agreed, in sentences."""
    paused: bool
    """The people at the table have agreed on a pause."""
    seats: tuple[SeatTime, ...]


Run = tuple[int, int]
"""`[start, count]` stands for `count` unchanged shapes of the previous picture, beginning at place `start`."""


class Changed(Struct, frozen=True, kw_only=True, tag_field="shape", tag="changed"):
    """A shape of the previous view of which only some fields have changed."""

    at: int
    """Its place among the shapes of the previous view."""
    to: dict[str, object]
    """The fields that have changed. In `facts` and `laid`, a run `[start, count]` stands for that many that the shape had."""


class View(Message, frozen=True, kw_only=True, tag="view"):
    """The game as the viewer may know it. It replaces the previous view."""

    seat: int
    """The viewer's seat, or -1."""
    revision: int
    moves_made: int
    """How many moves are in effect, including those of chance; `replay` can show the game after any number of them."""
    base: int | None
    """The revision of the view on this socket that runs in `shapes`, `regions` and `summary` refer to; None if there are no runs."""
    title: str
    """The picture's title."""
    summary: tuple[str | Run, ...]
    """The position in sentences, the text alternative of the picture, to be joined by spaces; a run `[start, count]` stands
    for that many sentences of the previous view."""
    status: str
    """Whose turn it is and what is asked, in words; at the end, how the game ended."""
    width: int
    height: int
    """The size of the board, in scene units."""
    regions: tuple[Region | Run, ...]
    """The regions beside the board, the most important first; a run `[start, count]` stands for that many regions of the
    previous view."""
    shapes: tuple[AnyShape | Changed | Run, ...]
    """The picture, back to front; a run `[start, count]` stands for that many shapes of the previous view."""
    carries: tuple[Carry, ...] = ()
    """Moves made by carrying one shape onto another."""
    uses: tuple[Use, ...] = ()
    """Shapes that moves of other shapes can be made with."""
    helms: tuple[Helm, ...] = ()
    """Shapes that can be steered freely."""
    settings: tuple[FreePoint, ...] = ()
    """Points that can be chosen freely."""
    previews: bool = False
    """Whether it is worth asking what each move would lead to (`try`)."""
    pivot: tuple[int, int] | None = None
    """The point around which pieces move; null if they move in straight lines."""
    lot: Lot | None = None
    """The viewer may leave this choice to chance."""
    settled: bool = False
    """The viewer has one move, which is asked for only because others cannot know that there is no other: a client may make it
    for the viewer, after a pause like a person's where other people would learn something from its haste."""
    groups: tuple[Group, ...] = ()
    """How to divide a list of the moves; moves without a group come first."""
    replies: tuple[Reply, ...] | None = ()
    """Questions and answers for people who do not see the picture; None if they are those of the previous view."""
    moves: tuple[str, ...]
    """The viewer's legal moves; empty if the viewer has nothing to choose now."""
    waiting: tuple[int, ...]
    """The seats that may choose now."""
    chance: bool
    """Chance decides next."""
    can_take_back: bool
    """The viewer's latest decision can be taken back without asking anybody."""
    can_ask_back: bool
    """The viewer's latest decision can be taken back if the others agree."""
    take_back_seat: int | None = None
    """The seat of that decision, to be named in `take-back`: the viewer's, or in a game without secrets another of yours."""
    story_from: int
    """Forget the lines of the story with this revision or a later one; `story` replaces them."""
    story: tuple[Sentence, ...]
    """What has happened, in sentences, as the viewer may know it."""
    heard: tuple[Heard, ...] | None = None
    """What has happened since the previous view, in few sentences to be said aloud; what goes on comes later. Without a
    previous view, what has happened since the viewer's latest choice, and the latest of it for spectators. None if the new
    lines of `story` are to be said instead."""
    fallen: tuple[tuple[int, str], ...] = ()
    """The chance moves since the previous view that you may read whole: the revision of each, and the move in notation. Without
    a previous view, all that are in effect. Whoever keeps them can compare them with what the [dice](dice.md) prove at the end."""
    ending: Ending | None


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """A request was carried out, and what it changed is in the database."""

    id: int
    revision: int
    """The revision of the game now."""
    again: bool = False
    """The request had been carried out before."""


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A request was refused, and has changed nothing. `id` is None if none could be read in the message."""

    id: int | None
    problem: Problem


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """The remarks at the table since the last `said`; the first `said` has the latest 200."""

    lines: tuple[ChatLine, ...]


class Replayed(Message, frozen=True, kw_only=True, tag="replayed"):
    """The game after its first `at` moves, as a seat knew it."""

    id: int
    at: int
    seat: int
    """The seat whose knowledge is shown, or -1."""
    title: str
    """This and the fields down to `pivot` are as in `view`, without runs."""
    summary: str
    status: str
    width: int
    height: int
    regions: tuple[Region, ...]
    shapes: tuple[AnyShape, ...]
    pivot: tuple[int, int] | None = None
    revision: int
    """The revision of the last of these moves; 0 at the beginning."""
    made: str
    """The last of these moves in words; empty at the beginning."""


class Tried(Message, frozen=True, kw_only=True, tag="tried"):
    """What a move would lead to, as far as the viewer's seat can know."""

    id: int
    problem: Problem | None
    """Why the move is illegal; None if it may be played."""
    known: int | None = None
    """The number of moves of `before` after which chance or another player decides, so that nobody can say what comes
    next. Play only that many. None if all can be played."""
    words: str
    """What the move would lead to, in sentences; may be empty."""
    shapes: tuple[AnyShape, ...]
    """Shapes to be drawn over the picture, as decoration."""


class Plans(Message, frozen=True, kw_only=True, tag="plans"):
    """What you have planned for the seat whose view you get; sent when it changes, and when you come if there is anything."""

    seat: int
    steps: tuple[Planned, ...]
    """What is still to come; empty if you have no plan."""
    dropped: str
    """Why the rest of your latest plan was dropped, in a sentence; empty if it was not."""


class Possible(Struct, frozen=True, kw_only=True):
    """A move that may be possible later."""

    move: str
    """In notation."""
    words: str


class Rehearsed(Struct, frozen=True, kw_only=True):
    """The picture after moves that are only supposed. All fields are as in `view`, without runs."""

    title: str
    summary: str
    status: str
    width: int
    height: int
    regions: tuple[Region, ...]
    shapes: tuple[AnyShape, ...]
    carries: tuple[Carry, ...]
    uses: tuple[Use, ...]
    helms: tuple[Helm, ...]
    settings: tuple[FreePoint, ...]
    previews: bool
    pivot: tuple[int, int] | None
    groups: tuple[Group, ...]
    replies: tuple[Reply, ...]
    moves: tuple[str, ...]
    """The moves that the viewer could choose then; empty if somebody else or chance decides."""


class SeenAhead(Message, frozen=True, kw_only=True, tag="seen-ahead"):
    """What could be chosen after some moves, as far as the viewer's seat can know."""

    id: int
    seat: int
    """The seat that would choose; -1 if nobody would, since the game would be over or the moves are not possible."""
    moves: tuple[Possible, ...]
    """What it could choose. Of another seat in a game with secrets, these are moves as the viewer would be told of them, in
    worlds that the viewer's seat thinks possible; moves of which nothing would be told are left out."""
    sure: bool
    """Whether it is just these moves. False if chance, secrets or others decide before; then these were found in some games
    that were played at random from there."""
    picture: Rehearsed | None = None
    """What the viewer would see, if that was asked for: up to where chance, a secret or somebody else decides first."""


class Weighed(Struct, frozen=True, kw_only=True):
    """A move that a bot considered."""

    move: str
    """The move in words, or in notation if the move that the bot made was taken back."""
    share: float
    """The share of all its tries that began with this move, from 0 to 1."""
    value: float
    """The share of the result that the bot expected after this move: 0 (lost) to 1 (won)."""
    chosen: bool


class Thought(Message, frozen=True, kw_only=True, tag="thought"):
    """What a bot weighed before a move, most considered first. `sentence` puts it in words, or says why there is nothing."""

    id: int
    revision: int
    seat: int
    sentence: str
    considered: tuple[Weighed, ...]
    others: int
    """How many more moves it considered; what the shares leave of 1 went to these."""


class Lesson(Message, frozen=True, kw_only=True, tag="lesson"):
    """The state of a lesson, and what came of the latest move. The `view` of `revision` shows it."""

    revision: int
    """The revision of the view to which it belongs."""
    came: Came
    """What came of the latest request.

    `begun`: the lesson begins. `on`: nothing yet. `step`: a task is done, and there is a next one. `done`: the whole
    lesson is done. `mistake` and `again`: the step begins again; the view of `revision` shows what went wrong, the next
    one where the learner goes on. `back`: a move was taken back.
    """
    says: str
    """What the learner is told about it; may be empty."""
    tip: str
    """A tip for a moment that matters; may be empty."""
    title: str
    chapter: str
    """The heading under which the lesson stands; empty in courses without headings."""
    number: int
    """The number of the lesson in its course, from 1."""
    lessons: int
    """How many lessons the course has."""
    step: int
    """The number of the present step, from 1."""
    steps: int
    task: str
    """What the learner is to do."""
    hint: str
    """A hint, to be shown if the learner asks for it."""
    hint_due: bool
    """The learner has tried several times without success: show the hint unasked."""
    played: tuple[str, ...]
    """The learner's moves that are in effect; `begin` with these leads here again."""
    next: str
    """The name of the lesson after this one; empty after the last."""
    better: str
    """After a wrong answer to a puzzle a better move, in notation, to be marked if the learner asks for it; else empty."""
    missed: str
    """Why the latest answer to a puzzle is not the best, without a word about a better one; empty if that is not known."""


class Hinted(Message, frozen=True, kw_only=True, tag="hinted"):
    """What a bot of level 3 would do in the viewer's place, from what the viewer's seat knows."""

    id: int
    revision: int
    seat: int
    moves: tuple[str, ...]
    """In notation: the move of now, and those with which the seat would go on until what it has begun ends, or chance or others decide."""
    steps: tuple[str, ...]
    """What each of the moves is called, and what follows by itself."""
    planned: bool
    """They are the rest of a plan that was told before."""
    why: str
    """The important effects of the moves, in whole sentences; may be empty."""
    rated: str
    """What the bot expects of the first move, in whole sentences; may be empty."""
    sentence: str
    """All of that, to be read out."""


class Analysed(Message, frozen=True, kw_only=True, tag="analysed"):
    """The progress of the analysis of a seat's game, and its result once it is done."""

    id: int
    seat: int
    done: int
    """The number of moments that are judged."""
    total: int
    """The number of moments in all; 0 if it is not known yet, or if the analysis was stopped."""
    analysis: Analysis | None
    summary: tuple[str, ...]
    """The result in sentences."""


ToClient = (
    Welcome
    | Table
    | ClockView
    | View
    | Plans
    | Done
    | Refused
    | Said
    | Replayed
    | Tried
    | SeenAhead
    | Thought
    | Hinted
    | Analysed
    | Lesson
)
