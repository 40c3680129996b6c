"""Cardinal: five ships on the board, and keep clear of the pirate. For two, complete information."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Final, Literal, cast

import msgspec
from msgspec import Meta, Struct

from quarterdeck.engine.clauses import Clause, Credits, read_clauses, read_introduction
from quarterdeck.engine.edits import Edits
from quarterdeck.engine.errors import Malformed, PackError, Refusal
from quarterdeck.engine.game import Ending, Game, Pack, Sentence, Setup, Terms
from quarterdeck.engine.log import Log
from quarterdeck.engine.log_kinds import kinds_between
from quarterdeck.engine.observation import Observation
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.engine.sets import count
from quarterdeck.engine.solving import Solver
from quarterdeck.engine.standing import Standing
from quarterdeck.games.cardinal import codes, edits, file, refusals
from quarterdeck.games.cardinal.bot.judgement import CardinalJudgement
from quarterdeck.games.cardinal.bot.numbering import MOST_SQUARES
from quarterdeck.games.cardinal.bot.solution import CardinalSolver
from quarterdeck.games.cardinal.observation import observation
from quarterdeck.games.cardinal.picture.foresight import foresee, matters
from quarterdeck.games.cardinal.picture.scene import draw
from quarterdeck.games.cardinal.position import (
    FIVE_SHIPS,
    NO_LEGAL_SQUARE,
    CardinalPosition,
    beside,
)
from quarterdeck.games.cardinal.words import notation
from quarterdeck.games.cardinal.words import standing as counted
from quarterdeck.games.cardinal.words import story as told
from quarterdeck.messages import speaker
from quarterdeck.scene.shapes import Scene

SAY: Final = speaker("quarterdeck.games.cardinal").say

Side = Annotated[int, Meta(ge=int(codes.SMALLEST_SIDE), le=int(codes.LARGEST_SIDE))]
LONGEST: Final = 20_000
"""More decisions than any random playout takes: of a million on each board size, none took more than 350."""


class CardinalOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Board size (CA-R1), how the first player is chosen (CA-R2), and who lost most recently (CA-R15)."""

    rows: Side = 4
    columns: Side = 4
    first: Literal["loser", "coin", "orange", "green"] = "loser"
    lost: Literal["nobody", "orange", "green"] = "nobody"
    """With `nobody`, a coin decides if the loser is to begin; a rematch fills it in."""


class CardinalGame(Game, frozen=True, kw_only=True):
    """Cardinal as tables, bots and tools see it."""

    def start(self, setup: Setup) -> CardinalPosition:
        """The empty board; the player who lost more recently or the named player begins, or a coin decides (CA-1.3)."""
        if setup.players not in self.players:
            raise Malformed("players", SAY("players-number"))
        if setup.pack is not None:
            raise Malformed("pack", SAY("no-packs"))
        options = cast(CardinalOptions, convert_options(self, msgspec.to_builtins(setup.options)))
        position = CardinalPosition(options.rows, options.columns)
        first = options.lost if options.first == "loser" else options.first
        if first in self.seat_names:
            position.begin(self.seat_names.index(first))
        return position

    def options_again(self, options: Struct, winners: tuple[int, ...]) -> Struct:
        """A rematch begins with the player who lost; after a draw, with the last loser before it (CA-R15)."""
        if len(winners) != 1:
            return options
        return msgspec.structs.replace(options, lost=self.seat_names[1 - winners[0]])

    def bound(self, setup: Setup) -> int:  # noqa: ARG002 - the same for all
        return LONGEST

    def read_pack(self, file: str, content: str) -> Pack:  # noqa: ARG002 - refused whatever it holds
        raise PackError(file, 0, "", SAY("no-content"))

    def clauses(self) -> Sequence[Clause]:
        return read_clauses(__name__)

    def introduction(self) -> Sequence[str]:
        return read_introduction(__name__)

    def why_not(self, position: Position, move: int) -> Refusal | None:
        return refusals.why_not(cast(CardinalPosition, position), move)

    def text(self, position: Position, move: int) -> str:  # noqa: ARG002 - the same on all boards
        return notation.text(move)

    def parse(self, position: Position, text: str) -> int:
        here = cast(CardinalPosition, position)
        return notation.parse(text, int(here.rows), int(here.columns))

    def story(self, log: Log) -> list[Sentence]:
        return told.story(log)

    def log_kinds(self) -> Mapping[str, int]:
        return kinds_between(vars(codes), "BEGINS", "REPEATED")

    def ending(self, position: Position) -> Ending:
        over = cast(CardinalPosition, position)
        if over.ended == FIVE_SHIPS:
            return Ending("five-ships", (int(over.winner),), told.tell_end(codes.WON, int(over.winner)))
        if over.ended == NO_LEGAL_SQUARE:
            return Ending("no-legal-square", (0, 1), told.tell_end(codes.NO_SQUARE, NOBODY))
        return Ending("repetition", (0, 1), told.tell_end(codes.REPEATED, NOBODY))

    def standing(self, position: Position) -> Standing:
        return counted.standing(cast(CardinalPosition, position))

    def margin(self, difference: int) -> str:
        return counted.margin(difference)

    def glance(self) -> CardinalJudgement:
        return CardinalJudgement()

    def solver(self, options: Struct) -> Solver:
        board = cast(CardinalOptions, options)
        if board.rows * board.columns > int(MOST_SQUARES):
            raise Malformed(
                "options", SAY("solving-too-large", rows=board.rows, columns=board.columns, most=int(MOST_SQUARES))
            )
        return CardinalSolver(board.rows, board.columns)

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        return draw(cast(CardinalPosition, veiled), seat, moves)

    def foresee(self, veiled: Position, seat: int, move: int) -> Scene:  # noqa: ARG002 - all seats know the same
        return foresee(cast(CardinalPosition, veiled), move)

    def matters(self, veiled: Position, seat: int, move: int) -> str:
        return matters(cast(CardinalPosition, veiled), seat, move)

    def observation(self, setup: Setup) -> Observation:
        options = cast(CardinalOptions, setup.options)
        return observation(options.rows, options.columns)

    def save(self, position: Position) -> bytes:
        return file.save(cast(CardinalPosition, position))

    def load(self, data: bytes) -> CardinalPosition:
        return file.load(data)

    def sketch(self, data: bytes) -> CardinalPosition:
        return file.sketch(data)

    def edits(self, position: Position, seat: int) -> Edits:  # noqa: ARG002 - all seats see the same board
        return edits.edits(cast(CardinalPosition, position))

    def terms(self, position: Position) -> Terms:
        here = cast(CardinalPosition, position)
        return Terms(players=2, options={"rows": int(here.rows), "columns": int(here.columns)})

    def schema(self) -> dict[str, object]:
        return msgspec.json.schema(file.CardinalFile)

    def conserved(self, position: Position) -> Mapping[str, int]:
        """Squares, five ships a colour, and one pirate from its first summons on."""
        here = cast(CardinalPosition, position)
        orange, green, pirate = int(count(here.orange)), int(count(here.green)), int(count(here.pirate))
        fleet = int(codes.FLEET)
        return {
            "squares": int(count(here.empty())) + orange + green + pirate,
            "orange ships": max(orange, fleet),
            "green ships": max(green, fleet),
            "pirates": max(pirate, 1),
            "ships beside the pirate": int(count(beside(here.pirate) & (here.orange | here.green))),
        }


CARDINAL: Final = CardinalGame(
    key="cardinal",
    title="Cardinal",
    tagline="Five ships on the board, and keep clear of the pirate",
    credits=Credits(
        designers=("Jacob Salemi",),
        artists=("Jacob Salemi",),
        publisher="Clown Around Games",
        year="2023",
        minutes="about 10",
        note="All of this is the rulebook's. Jacob Salemi dedicates the game to the friends and family who support him on his "
        "way, and to his love, Kati.",
    ),
    minutes=(10, 10),
    weight=1,
    players=(2,),  # CA-6.3
    seat_names=notation.SEATS,
    options=CardinalOptions,
    rules_version=1,
    moves=int(codes.MOVES),
    endings=("five-ships", "no-legal-square", "repetition"),
    scoring=counted.SCORING,
    hidden=False,
)
