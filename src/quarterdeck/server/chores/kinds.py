"""What a chore's process is asked and what it answers: lines of JSON, nothing else goes in or out."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from quarterdeck.analysis.questions import Question
from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.records.record import Header
from quarterdeck.scene.shapes import Scene
from quarterdeck.server.database.rows import StoredSeat
from quarterdeck.server.protocol.api import NewMatch
from quarterdeck.table.history import Made

Theme = Literal["light", "dark", "auto"]
MOST_SECONDS: Final = 4.0
"""Of a processor, that a chore may take."""
OUT_OF_MEMORY: Final = 71
"""How a process ends whose chore takes more memory than it may."""


class OfPack(Struct, frozen=True, kw_only=True):
    """A chore about the fleets of a game: of a content pack's text, or of its own content."""

    game: str
    pack: str | None = None


class StockFleets(OfPack, frozen=True, kw_only=True, tag="stock"):
    """What fleets are built of; the answer is a `Stock`."""


class CheckFleet(OfPack, frozen=True, kw_only=True, tag="check"):
    """What a fleet comes to; the answer is a `PlanSum`."""

    plan: dict[str, object]
    """The fields of the plan; each game says which there are."""


class ReadFleets(OfPack, frozen=True, kw_only=True, tag="read"):
    """The fleets that a text means; the answer is a `FleetTextRead`."""

    text: str


class DrawFleet(OfPack, frozen=True, kw_only=True, tag="draw"):
    """A fleet by chance; the answer is a `Plan`."""

    total: int | None
    """None: the usual one."""
    nation: str
    seed: int | None


class BeginMatch(Struct, frozen=True, kw_only=True, tag="begin"):
    """A new table with these seats; the answer is a `NewTable`."""

    wanted: NewMatch
    seats: tuple[StoredSeat, ...]


class CheckBrought(Struct, frozen=True, kw_only=True, tag="brought"):
    """Whether a fleet that somebody brings to a seat is legal at a table with this header; the answer is empty."""

    header: Header
    seat: int
    fleet: str


class BeginWaiting(Struct, frozen=True, kw_only=True, tag="waiting"):
    """The game of a table that has waited, with those who sit there now; the answer is its `Header`."""

    header: Header
    seats: tuple[StoredSeat, ...]


class BeginAgain(Struct, frozen=True, kw_only=True, tag="again"):
    """Another game with the seats of one that is over, between so many people; the answer is its `Header`."""

    header: Header
    labels: tuple[str, ...]
    people: int
    winners: tuple[int, ...]
    """The seats that won the one that is over."""
    by: int = 0
    """By how many seats everybody moves on; labels and winners are those of the new seats already."""


class VeilRecord(Struct, frozen=True, kw_only=True, tag="veil"):
    """A record's file as a seat may read it while the game goes on; the answer is that file."""

    record: bytes
    seat: int


class TellHistory(Struct, frozen=True, kw_only=True, tag="history"):
    """The scores of a finished game, turn by turn; the answer is a `ScoreHistory`."""

    header: Header
    moves: tuple[Made, ...]
    """Those in effect."""


class Advise(Struct, frozen=True, kw_only=True, tag="advise"):
    """What a bot of level 3 would do in a seat's place; the answer is an `Advice`."""

    game: str
    position: bytes
    """The position file of what the seat knows: `game.save(match.view(seat))`."""
    seat: int
    seed: int
    planned: tuple[str, ...] = ()
    """What is left of a plan that the seat was told before, in notation."""


class PlanAnalysis(Struct, frozen=True, kw_only=True, tag="plan-analysis"):
    """What is to be found out to judge a seat's game that is over; the answer is a `Plan`."""

    header: Header
    moves: tuple[Made, ...]
    """Those in effect."""
    seat: int


class AnswerQuestion(Struct, frozen=True, kw_only=True, tag="answer-question"):
    """One moment of an analysis; the answer is a `Found`."""

    question: Question


class NameMoves(Struct, frozen=True, kw_only=True, tag="name-moves"):
    """What moves of a seat are called; the answer is a list of words, in notation where that is all that can be said."""

    game: str
    position: bytes
    """The position file of what the seat knew."""
    seat: int
    moves: tuple[str, ...]
    """In notation."""


class DrawPicture(Struct, frozen=True, kw_only=True, tag="picture"):
    """A scene; the answer is an SVG file."""

    scene: Scene
    theme: Theme


class DrawPast(Struct, frozen=True, kw_only=True, tag="past"):
    """An earlier position as a seat knew it; the answer is a `Replayed` with the id 0."""

    game: str
    position: bytes
    """The position file of what the seat sees: `game.save(match.view_at(seat, at))`."""
    seat: int
    at: int
    revision: int
    made: str


class DrawSample(Struct, frozen=True, kw_only=True, tag="sample"):
    """A game as it may look after a while; the answer is an SVG file of its board."""

    game: str
    theme: Theme


class DrawGuide(Struct, frozen=True, kw_only=True, tag="guide"):
    """A picture of a game's illustrated page; the answer is an SVG file."""

    game: str
    picture: str
    theme: Theme


class SamplePosition(Struct, frozen=True, kw_only=True, tag="sample-position"):
    """What position files of a game look like; the answer is a `PositionForm`."""

    game: str


class ReadPosition(Struct, frozen=True, kw_only=True, tag="read-position"):
    """A position file that somebody edits; the answer is a `PositionChecked`."""

    game: str
    text: str


class ReadRecord(Struct, frozen=True, kw_only=True, tag="read-record"):
    """A record's file, and the position after so many moves; the answer is a `RecordRead`."""

    record: bytes
    at: int | None
    """None: after all of them."""


AboutFleets = StockFleets | CheckFleet | ReadFleets | DrawFleet
AboutTables = BeginMatch | CheckBrought | BeginWaiting | BeginAgain
Draw = DrawPicture | DrawPast | DrawSample | DrawGuide
AboutPositions = SamplePosition | ReadPosition | ReadRecord
AboutMatches = TellHistory | NameMoves
Search = Advise | PlanAnalysis | AnswerQuestion
Chore = AboutFleets | AboutTables | Draw | AboutPositions | AboutMatches | VeilRecord | Search


class NewTable(Struct, frozen=True):
    """A table as it is stored."""

    header: Header
    seats: tuple[StoredSeat, ...]


class Order(Struct, frozen=True, kw_only=True):
    """A chore, and how long it may take."""

    chore: Chore
    language: str
    """In which its answer speaks."""
    seconds: float
    """Of a processor; the process ends then."""


class Finished(Struct, frozen=True, tag="finished"):
    """The chore is done."""

    answer: bytes


class Wrong(Struct, frozen=True, tag="wrong"):
    """`Malformed`: what was asked for means nothing."""

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
