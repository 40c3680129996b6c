"""The orders and answers of a process for chores: lines of JSON and nothing else."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from quarterdeck.analysis.questions import Question
from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.messages.hearing import NO_SEAT
from quarterdeck.records.record import Header
from quarterdeck.server.database.rows import StoredSeat
from quarterdeck.server.protocol.api import NewMatch
from quarterdeck.server.protocol.wire import Supposed
from quarterdeck.table.history import Made

Theme = Literal["light", "dark", "auto"]
MOST_SECONDS: Final = 4.0
"""The most seconds of processor time that a chore may take."""
OUT_OF_MEMORY: Final = 71
"""The exit code of a process whose chore took too much memory."""


class OfPack(Struct, frozen=True, kw_only=True):
    """A chore about the fleets of a game, made from a content pack's text or from its own content."""

    game: str
    pack: str | None = None


class StockFleets(OfPack, frozen=True, kw_only=True, tag="stock"):
    """List the pieces for fleets; the answer is a `Stock`."""


class CheckFleet(OfPack, frozen=True, kw_only=True, tag="check"):
    """Find the cost and faults of a fleet; the answer is a `PlanSum`."""

    plan: dict[str, object]
    """The fields of the plan, which depend on the game."""


class ReadFleets(OfPack, frozen=True, kw_only=True, tag="read"):
    """Read the fleets in a text; the answer is a `FleetTextRead`."""

    text: str


class DrawFleet(OfPack, frozen=True, kw_only=True, tag="draw"):
    """Draw a random fleet; the answer is a `Plan`."""

    total: int | None
    """The build total; None for the usual one."""
    nation: str
    seed: int | None


class BeginMatch(Struct, frozen=True, kw_only=True, tag="begin"):
    """Make a new table with these seats; the answer is a `NewTable`."""

    wanted: NewMatch
    seats: tuple[StoredSeat, ...]
    secret: str
    """The secret of its dice."""


class CheckBrought(Struct, frozen=True, kw_only=True, tag="brought"):
    """Check that a fleet that somebody brings to a seat is legal at a table with this header; the answer is empty."""

    header: Header
    seat: int
    fleet: str


class BeginWaiting(Struct, frozen=True, kw_only=True, tag="waiting"):
    """Begin the game of a table that has waited, with those who sit there now; the answer is its header as it is stored."""

    header: Header
    seats: tuple[StoredSeat, ...]
    secret: str
    """The secret of its dice; empty for a table from before there were such secrets."""


class BeginAgain(Struct, frozen=True, kw_only=True, tag="again"):
    """Begin a rematch with the seats of a finished game; the answer is its `Header`."""

    header: Header
    labels: tuple[str, ...]
    people: int
    winners: tuple[int, ...]
    """The seats that won the finished game."""
    by: int = 0
    """The number of seats by which everybody moves on; labels and winners already belong to the new seats."""
    secret: str = ""
    """The secret of its dice."""
    waits: bool = False
    """Whether the game waits for numbers of its players."""


class VeilRecord(Struct, frozen=True, kw_only=True, tag="veil"):
    """Veil a record's file for a seat while the game goes on; the answer is that file."""

    record: bytes
    seat: int


class TellHistory(Struct, frozen=True, kw_only=True, tag="history"):
    """Find the scores of a finished game, turn by turn; the answer is a `ScoreHistory`."""

    header: Header
    moves: tuple[Made, ...]
    """The moves in effect."""
    hearer: int = NO_SEAT
    """The seat that is called "you"."""


class TellDice(Struct, frozen=True, kw_only=True, tag="dice"):
    """Find what the dice of a finished game's record prove; the answer is a `DiceProof`."""

    record: bytes


class Advise(Struct, frozen=True, kw_only=True, tag="advise"):
    """Find what a bot of level 3 would do in a seat's place; the answer is an `Advice`."""

    game: str
    position: bytes
    """The position file of what the seat knows: `game.save(match.view(seat))`."""
    seat: int
    seed: int
    planned: tuple[str, ...] = ()
    """What is left of a plan that the seat was told before, in notation."""


class PlanAnalysis(Struct, frozen=True, kw_only=True, tag="plan-analysis"):
    """Find the questions for judging a seat's finished game; the answer is a `Plan`."""

    header: Header
    moves: tuple[Made, ...]
    """The moves in effect."""
    seat: int
    lots: frozenset[int] = frozenset()
    """The places among these moves, from 0, of those that chance chose for somebody."""


class AnswerQuestion(Struct, frozen=True, kw_only=True, tag="answer-question"):
    """Answer the question of one moment of an analysis; the answer is a `Found`."""

    question: Question


class NameMoves(Struct, frozen=True, kw_only=True, tag="name-moves"):
    """Name moves of a seat; the answer is a list of words, or of notation if there are no words."""

    game: str
    position: bytes
    """The position file of what the seat knew."""
    seat: int
    moves: tuple[str, ...]
    """In notation."""


class LookAhead(Struct, frozen=True, kw_only=True, tag="look-ahead"):
    """Find what could be chosen after moves that a seat only supposes; the answer is a `Foreseen`."""

    game: str
    position: bytes
    """The position file of what the seat knows: `game.save(match.view(seat))`."""
    seat: int
    line: tuple[Supposed, ...]
    seed: int
    picture: bool = False


class DrawPicture(Struct, frozen=True, kw_only=True, tag="picture"):
    """Draw a position as a seat sees it, without its moves; the answer is an SVG file."""

    game: str
    position: bytes
    """The position file of what the seat sees: `game.save(match.view(seat))`."""
    seat: int
    theme: Theme


class DrawPast(Struct, frozen=True, kw_only=True, tag="past"):
    """Draw an earlier position as a seat knew it; the answer is a `Replayed` with the id 0."""

    game: str
    position: bytes
    """The position file of what the seat sees: `game.save(match.view_at(seat, at))`."""
    seat: int
    at: int
    revision: int
    made: str


class DrawSample(Struct, frozen=True, kw_only=True, tag="sample"):
    """Draw a game as it may look after a while; the answer is an SVG file of its board."""

    game: str
    theme: Theme


class DrawGuide(Struct, frozen=True, kw_only=True, tag="guide"):
    """Draw a picture of a game's illustrated page; the answer is an SVG file."""

    game: str
    picture: str
    theme: Theme


class DrawPuzzle(Struct, frozen=True, kw_only=True, tag="puzzle"):
    """Draw the board of a puzzle, as whoever solves it sees it; the answer is an SVG file."""

    game: str
    name: str
    theme: Theme


class SamplePosition(Struct, frozen=True, kw_only=True, tag="sample-position"):
    """Show what position files of a game look like; the answer is a `PositionForm`."""

    game: str


class ReadPosition(Struct, frozen=True, kw_only=True, tag="read-position"):
    """Check a position file that somebody edits; the answer is a `PositionChecked`."""

    game: str
    text: str
    seat: int | None
    """The seat that looks at its picture; None for the seat that must choose."""


class ReadRecord(Struct, frozen=True, kw_only=True, tag="read-record"):
    """Check a record's file, and find the position after a number of moves; the answer is a `RecordRead`."""

    record: bytes
    at: int | None
    """The number of moves; None for all."""


AboutFleets = StockFleets | CheckFleet | ReadFleets | DrawFleet
AboutTables = BeginMatch | CheckBrought | BeginWaiting | BeginAgain
Draw = DrawPicture | DrawPast | DrawSample | DrawGuide | DrawPuzzle
AboutPositions = SamplePosition | ReadPosition | ReadRecord
AboutMatches = TellHistory | TellDice | NameMoves | LookAhead
Search = Advise | PlanAnalysis | AnswerQuestion
Chore = AboutFleets | AboutTables | Draw | AboutPositions | AboutMatches | VeilRecord | Search


class NewTable(Struct, frozen=True):
    """A new table, ready to be stored."""

    header: Header
    seats: tuple[StoredSeat, ...]


class Order(Struct, frozen=True, kw_only=True):
    """A chore, and how long it may take."""

    chore: Chore
    language: str
    """The language of its answer."""
    seconds: float
    """The seconds of processor time after which the process ends."""


class Finished(Struct, frozen=True, tag="finished"):
    """The chore is done."""

    answer: bytes


class Wrong(Struct, frozen=True, tag="wrong"):
    """`Malformed`: the input makes no sense."""

    path: str
    problem: str

    def error(self) -> Malformed:
        """The `Malformed` that the worker raised."""
        return Malformed(self.path, self.problem)


class WrongPack(Struct, frozen=True, tag="wrong-pack"):
    """`PackError`: a content pack is refused."""

    file: str
    line: int
    field: str
    problem: str

    def error(self) -> PackError:
        """The `PackError` that the worker raised."""
        return PackError(self.file, self.line, self.field, self.problem)


class Fault(Struct, frozen=True, tag="fault"):
    """A fault of ours, for the log."""

    trace: str


Outcome = Finished | Wrong | WrongPack | Fault
