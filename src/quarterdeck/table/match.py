"""One match: the checked door to a game, for people, files and bots alike."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Self

from msgspec import Struct

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.errors import IllegalMove, NoTakeBack, Refusal, Stale
from quarterdeck.engine.game import Ending, Game, Sentence, Setup
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.messages import speaker
from quarterdeck.records.course import Course, Step
from quarterdeck.records.header import load_start, new_header, open_header
from quarterdeck.records.record import Header, Line, MoveLine, Record, TakeBackLine
from quarterdeck.records.replaying import begin, check_end, closing_of, follow

_SAY: Final = speaker("quarterdeck.table").say


class Event(Struct, frozen=True):
    """A line of the record, and its steps: the move's one, or those that were taken back."""

    line: Line
    steps: tuple[Step, ...]


class Match:
    """A game at a table, from the first decision to the last, with take-backs.

    Seats are 0 … players - 1; wherever a seat looks on, a negative number is a spectator. Whatever is
    refused leaves everything as it was. `Match.new` and `Match.resume` make one.
    """

    def __init__(self, header: Header, setup: Setup, course: Course) -> None:
        self.header = header
        self.setup = setup
        self.game: Game = course.game
        self._course = course
        self._events: list[Event] = []

    @classmethod
    def new(cls, game: Game, setup: Setup, labels: Sequence[str], start: Position | None = None) -> Self:
        """A match that begins now, with one label a seat; from `start`, a whole position, if one is given.

        Raises:
            Malformed: set-up or labels make no match; the path names the field.
        """
        position = game.start(setup)
        header = new_header(game, setup, tuple(labels), start)
        if header.start is not None:
            position = load_start(game, setup, header.start)
        return cls(header, setup, Course(game, position))

    @classmethod
    def resume(cls, record: Record) -> Self:
        """The match of a record, as it stands at the record's end; `RecordError` if it does not replay."""
        course = begin(record)
        match = cls(record.header, open_header(record.header)[1], course)
        for line in record.lines:
            match._follow(line)
        check_end(course, record)
        return match

    def _follow(self, line: Line) -> None:
        steps = follow(self._course, line)
        self._events.append(Event(line, tuple(steps)))

    # -- who may choose, and what --------------------------------------------------------

    @property
    def revision(self) -> int:
        """How many lines the record has: moves and take-backs. It only grows; `expected` is compared with it."""
        return len(self._events)

    def lines_since(self, revision: int) -> tuple[Line, ...]:
        """The lines of the record after a revision."""
        return tuple(event.line for event in self._events[revision:])

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.setup.players

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._course.position.over()

    @property
    def chance_waits(self) -> bool:
        """Whether chance must decide before anybody else."""
        return self._course.position.player == CHANCE

    def waiting(self) -> tuple[int, ...]:
        """The seats that may choose now, ascending; none while chance decides or when the game is over."""
        return tuple(self._course.waiting())

    def view(self, seat: int) -> Position:
        """What a seat knows of the position, as a copy without a log; a seat that may choose is asked."""
        seen = self._course.position.clone()
        if seat in self.waiting() and seen.player != seat:
            seen.focus(seat)
        seen.veil(seat)
        return seen

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat in the pinned order, none if it may not choose; CHANCE may be asked too."""
        if seat == CHANCE:
            return self._course.position.legal() if self.chance_waits else []
        return self.view(seat).legal() if seat in self.waiting() else []

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat in notation, in the pinned order, none if it may not choose."""
        asked = self._course.position if seat == CHANCE else self.view(seat)
        return [self.game.text(asked, move) for move in self.moves(seat)]

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Why a move is illegal, judged by what the seat knows; None exactly if it may be played now.

        Raises:
            GameOver, NotYourTurn: the seat may not choose now.
            Malformed: the text is no move.
        """
        self._course.asked(seat)
        asked = self._course.position if seat == CHANCE else self.view(seat)
        return self.game.why_not(asked, self.game.parse(asked, text))

    # -- playing ---------------------------------------------------------------------------

    def play(self, seat: int, text: str, *, expected: int | None = None) -> list[Sentence]:
        """Make a move given in notation; tells what happened, as the seat may know it.

        `expected` is the `revision` that the player had seen.

        Raises:
            Stale: the match has gone on since then.
            GameOver, NotYourTurn: the seat may not choose now.
            Malformed: the text is no move.
            IllegalMove: a clause forbids it; it says which, with the legal moves that come closest.
        """
        self._check_fresh(expected)
        refusal = self.why_not(seat, text)
        if refusal is not None:
            raise IllegalMove(text, refusal)
        return self._told(self._note(self._course.play(seat, text)), seat)

    def play_chance(self, text: str) -> list[Sentence]:
        """Decide for chance, in notation: scripted dice. Raises what `play` raises; tells what everybody sees."""
        return self._told(self._note(self._course.play(CHANCE, text)), CHANCE)

    def chance(self, dice: Dice) -> int:
        """Let dice decide all that chance has to decide now; returns how many decisions that were."""
        decisions = 0
        while self.chance_waits:
            moves = self._course.position.legal()
            self._note(self._course.make(CHANCE, moves[dice.below(len(moves))]))
            decisions += 1
        return decisions

    def _note(self, step: Step) -> Event:
        line = MoveLine(n=self.revision + 1, who=self._course.name(step.who), move=step.text)
        self._events.append(Event(line, (step,)))
        return self._events[-1]

    def _check_fresh(self, expected: int | None) -> None:
        if expected is not None and expected != self.revision:
            raise Stale(_SAY("stale", seen=expected, now=self.revision))

    # -- taking back -----------------------------------------------------------------------

    def take_back(self, seat: int, *, consent: Collection[int] = (), expected: int | None = None) -> list[Sentence]:
        """Return to the latest decision of a seat, which stays visible in record and story.

        It is allowed while chance has not decided since then and nothing hidden was shown. Other seats
        that have decided since then must be in `consent`.

        Raises:
            Stale: the match has gone on since the player last looked.
            NoTakeBack: it is not allowed, and why.
        """
        self._check_fresh(expected)
        back_to = self._course.latest(seat) if seat >= 0 else None
        if back_to is None:
            raise NoTakeBack(self._course.never_decided(seat))
        why_not = self._course.stays(back_to) or self._dissent(back_to, {seat, *consent})
        if why_not is not None:
            raise NoTakeBack(why_not)
        gone = tuple(self._course.back_to(back_to))
        line = TakeBackLine(n=self.revision + 1, back_to=back_to, by=self._course.name(seat))
        self._events.append(Event(line, gone))
        return self._told(self._events[-1], seat)

    def asked_for_consent(self, seat: int) -> tuple[int, ...]:
        """The other seats that have decided since the latest decision of `seat`: whom a take-back needs."""
        back_to = self._course.latest(seat)
        steps = [] if back_to is None else self._course.steps[back_to:]
        return tuple(sorted({step.who for step in steps if step.who not in (seat, CHANCE)}))

    def _dissent(self, back_to: int, agreed: Collection[int]) -> str | None:
        for step in self._course.steps[back_to:]:
            if step.who not in agreed:
                return _SAY("other-seat", player=self._course.title(step.who))
        return None

    # -- what is known -----------------------------------------------------------------------

    def story(self, seat: int) -> list[Sentence]:
        """Everything that has happened so far, as the seat may know it, take-backs included."""
        return self.story_since(seat, 0)

    def story_since(self, seat: int, revision: int) -> list[Sentence]:
        """What has happened since a revision, as the seat may know it."""
        return [sentence for event in self._events[revision:] for sentence in self._told(event, seat)]

    def _told(self, event: Event, seat: int) -> list[Sentence]:
        if isinstance(event.line, TakeBackLine):
            moves = ", ".join(self.game.veiled_text(step.before, step.move, seat) for step in event.steps)
            player = self._course.title(event.steps[0].who)
            return [Sentence(_SAY("took-back", player=player, moves=moves))]
        return [sentence for step in event.steps for sentence in self.game.story(step.log.veiled(seat))]

    def ending(self) -> Ending | None:
        """How the game ended; None while it goes on."""
        return self.game.ending(self._course.position) if self.over else None

    def score(self) -> tuple[float, ...] | None:
        """Each seat's share of the result, in [0, 1], together 1; None while the game goes on."""
        if not self.over:
            return None
        return tuple(self._course.position.worth(seat) for seat in range(self.players))

    @property
    def record(self) -> Record:
        """The match as a record; with all secrets, so it is for files, not for seats (`veiled_record`)."""
        return Record(
            header=self.header,
            lines=tuple(event.line for event in self._events),
            closing=closing_of(self._course, self.revision),
        )

    def save(self) -> bytes:
        """The whole position as a position file, with all secrets."""
        return self.game.save(self._course.position)
