"""A match at one keyboard: its people and bots, the viewer, saving. The terminal table and plain text share it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Self

from msgspec import Struct

from quarterdeck.analysis import Advice, Planned, advise
from quarterdeck.bots import Choice
from quarterdeck.cli.say import SAY
from quarterdeck.cli.timing import Timing
from quarterdeck.engine.errors import Malformed, NoTakeBack, QuarterdeckError
from quarterdeck.engine.game import Game, Sentence, Setup
from quarterdeck.engine.position import Position
from quarterdeck.learn import Answer, Attempt
from quarterdeck.records.clock import ClockTerms
from quarterdeck.records.header import timed
from quarterdeck.records.record import Record
from quarterdeck.records.writing import write_record
from quarterdeck.table.match import Match
from quarterdeck.table.program import ProgramFailed
from quarterdeck.table.program_bot import find_any_bot
from quarterdeck.table.seats import Seating
from quarterdeck.table.solved import find_own_bot

SPECTATOR = -1
TOLD_AFTER: Final = 2
"""After so many wrong moves in a puzzle the best one is told."""


class Considered(Struct, frozen=True, kw_only=True):
    """A move that a bot weighed; `text` is None if it would tell something that a person may not know."""

    text: str | None
    visits: int
    value: float
    chosen: bool


class Thought(Struct, frozen=True, kw_only=True):
    """What a bot weighed before a move; the most visited first."""

    seat: int
    considered: tuple[Considered, ...]


class Session:
    """A match, its seats, its viewer, and the file in which it is saved."""

    def __init__(self, match: Match, seating: Seating, record_file: Path | None = None) -> None:
        seating.check(match.position_at(0))
        self.match = match
        self.seating = seating
        self.record_file = record_file
        self.saved = match.revision
        """The revision in the file, or the one with which the session began."""
        self.viewer = self.first_viewer()
        self.weighed: list[Thought] = []
        """What bots weighed since a person last chose, oldest first; `thoughts` are those that may be told."""
        self.trouble = ""
        """Why the match could not be saved."""
        self.notes: list[str] = []
        """Notes, to be shown before the first decision, about the file from which the match begins."""
        self.attempt: Attempt | None = None
        """The lesson that is played here, if it is one; then the match is the lesson's."""
        self.answer: Answer | None = None
        """What the lesson said to the latest move."""
        self.puzzle = False
        """The lesson is a puzzle: the best move is not told at once."""
        self.timing: Timing | None = None
        """The clocks; None if nobody is in a hurry."""
        self.planned: Planned | None = None
        """The plan that the viewer was told when they asked for advice."""

    @classmethod
    def new(
        cls,
        setup: Setup,
        seating: Seating,
        record_file: Path | None = None,
        start: Position | None = None,
        clock: ClockTerms | None = None,
    ) -> Self:
        """A session with a match that begins now, from `start` if it is given; the record's file must be new."""
        session = cls(Match.new(seating.game, setup, seating.labels, start), seating, record_file)
        session.set_clock(clock)
        if record_file is not None:
            if record_file.exists():
                raise Malformed(str(record_file), SAY("record-there"))
            session.save(record_file)
        return session

    @classmethod
    def at_lesson(cls, attempt: Attempt, *, puzzle: bool = False) -> Self:
        """A session in which a lesson is played, or a puzzle; the others answer by themselves."""
        session = cls(attempt.match, Seating(attempt.game, attempt.match.header.seats))
        session.attempt = attempt
        session.puzzle = puzzle
        return session

    def again(self) -> Session:
        """A new match that begins like this one, with the same seats, in no file; a lesson begins again."""
        if self.attempt is not None:
            self.attempt.begin_again()
            return Session.at_lesson(self.attempt, puzzle=self.puzzle)
        seating = Seating(self.game, self.seating.specs, find=self.seating.find)
        session = Session(self.match.again(seating.labels, seating.below, self.match.winners), seating)
        session.set_clock(None if self.timing is None else self.timing.terms)
        return session

    def set_clock(self, terms: ClockTerms | None) -> None:
        """Play a match that begins now with clocks for the people here, or without."""
        if terms is not None:
            self.match.header = timed(self.match.header, terms)
            self.timing = Timing(self.match, terms, self.seating.humans)

    def mind_the_clock(self) -> bool:
        """End the game if the time of somebody is up and that is a loss; returns whether it is over by that.

        With more than two players, or if several run out of time together, the people at the keyboard decide what follows.
        """
        loser = self.loser_on_time()
        if loser is None:
            return False
        self.match.resign(loser, late=True)
        self.autosave()
        return True

    def loser_on_time(self) -> int | None:
        """The seat that has no time left, if that ends the game."""
        late = () if self.timing is None or self.ended else self.timing.late()
        decides = len(late) == 1 and self.match.players <= 2  # noqa: PLR2004 - among more, nobody wins by that alone
        return late[0] if decides else None

    @property
    def game(self) -> Game:
        """What is played."""
        return self.match.game

    # -- whose eyes ------------------------------------------------------------------------

    def first_viewer(self) -> int:
        """The only person at the table, or else nobody until somebody must choose."""
        humans = self.seating.humans
        return humans[0] if len(humans) == 1 else SPECTATOR

    @property
    def several(self) -> bool:
        """Whether people share the keyboard, so that nobody in particular is "you"."""
        return len(self.seating.humans) > 1

    @property
    def secret_hands(self) -> bool:
        """Whether people who share the keyboard must not see each other's view."""
        return self.game.hidden and len(self.seating.humans) > 1

    @property
    def ended(self) -> bool:
        """Whether the game is over or the lesson is done, so that nobody is asked any more."""
        return self.match.over or (self.attempt is not None and self.attempt.done)

    def chooser(self) -> int | None:
        """The person who must choose now; the present viewer comes first."""
        if self.ended:
            return None
        waiting = [seat for seat in self.match.waiting() if seat in self.seating.humans]
        if self.viewer in waiting:
            return self.viewer
        return waiting[0] if waiting else None

    def hand_over(self) -> int | None:
        """The person to whom the keyboard must be passed, unseen by the others; None if nobody."""
        chooser = self.chooser()
        return chooser if self.secret_hands and chooser is not None and chooser != self.viewer else None

    def look(self) -> Position:
        """What the viewer sees."""
        return self.match.view(self.viewer)

    def name(self, seat: int) -> str:
        """The seat's name in the notation."""
        return self.match.seat_names[seat] if seat >= 0 else "spectator"

    # -- choosing --------------------------------------------------------------------------

    def choices(self) -> list[str]:
        """The viewer's legal moves in notation; none if somebody else must choose."""
        return self.match.legal(self.viewer) if self.chooser() == self.viewer else []

    def why_no_advice(self) -> str:
        """Why the viewer gets no advice now; empty if it may have some."""
        if len(self.seating.humans) > 1:
            return SAY("hint-people")
        return "" if self.chooser() == self.viewer else SAY("not-now")

    def advise(self) -> Advice:
        """What a bot of level 3 would do in the viewer's place; whoever asks twice is told the same.

        A plan of several moves goes on with the next advice, as long as nothing else happened.
        """
        return self.advice_sought()()

    def advice_sought(self) -> Callable[[], Advice]:
        """A bot that knows what the viewer knows now: called, in any thread, it thinks about advice."""
        match, viewer = self.match, self.viewer
        seen, revision, made = self.look(), match.revision, match.moves_made
        left = self.planned.left(match) if self.planned is not None and self.planned.seat == viewer else ()

        def think() -> Advice:
            advice = advise(match.game, seen, viewer, revision, left)
            if not advice.planned:
                self.planned = Planned(seat=viewer, at=made, moves=advice.moves)
            return advice

        return think

    def play(self, text: str) -> list[Sentence]:
        """Play the viewer's move; raises what `Match.play` raises."""
        if self.attempt is not None:
            self.answer = self.attempt.play(text)
            self.match = self.attempt.match
            return list(self.answer.told)
        if self.loser_on_time() is not None:
            raise QuarterdeckError(SAY("time-is-up"))
        told = self.match.play(self.viewer, text)
        self.weighed.clear()
        self.autosave()
        return told

    def take_back(self) -> list[Sentence]:
        """Take back the latest decision of the viewer, or of the person who moved last; `NoTakeBack` says why not.

        Everybody here agrees, but not if chance has decided or a move has shown something.
        """
        if self.attempt is not None:
            self.attempt.take_back()
            self.match, self.answer = self.attempt.match, None
            return []
        seat = self.last_person()
        shown = self.match.shown_since(seat)
        if shown is not None:
            raise NoTakeBack(shown)
        told = self.seating.take_back(self.match, seat, consent=self.seating.humans)
        self.weighed.clear()
        self.autosave()
        return told

    def resign(self) -> list[Sentence]:
        """The viewer gives up: the game is over, and all others have won it; raises what `Match.resign` raises."""
        if self.attempt is not None:
            raise QuarterdeckError(SAY("lesson-no-resigning"))
        told = self.match.resign(self.viewer)
        self.autosave()
        return told

    def last_person(self) -> int:
        """The person at the keyboard whose decision is the latest."""
        humans = self.seating.humans
        if self.secret_hands or len(humans) < 2:  # noqa: PLR2004 - one or none
            return self.viewer
        match = self.match
        made = (match.mover(match.line_of(k)) for k in range(match.moves_made, 0, -1))
        return next((seat for seat in made if seat in humans), self.viewer)

    @property
    def lesson_says(self) -> str:
        """What the lesson said to the latest move, its hint included; empty if it said nothing."""
        if self.answer is None:
            return ""
        if self.went_wrong and self.attempt is not None:
            return SAY("puzzle-again") if self.attempt.missed < TOLD_AFTER else self.answer.says
        hint = SAY("lesson-hint", hint=self.answer.hint) if self.answer.hint else ""
        return " ".join(said for said in (self.answer.says, self.answer.tip, hint) if said)

    @property
    def went_wrong(self) -> bool:
        """Whether the latest move was a wrong one in a puzzle: the position is as it was before it."""
        return self.puzzle and self.answer is not None and self.answer.kind == "again"

    def solution(self) -> str:
        """The best move of a puzzle, for whoever has made a wrong one; else why it is not told."""
        if not self.puzzle or self.attempt is None:
            return SAY("puzzle-not-here")
        return self.attempt.now.otherwise if self.attempt.missed else SAY("puzzle-solution-later")

    # -- bots and chance -----------------------------------------------------------------------

    def let_chance(self) -> None:
        """Let chance decide all that it has to decide now."""
        if self.match.chance_waits and not self.ended:
            self.seating.step(self.match)
            self.autosave()

    def ask_bot(self, seat: int, seen: Position) -> Choice | ProgramFailed:
        """What a seat's bot chooses, or why a program has failed; a thread may ask."""
        try:
            return self.seating.ask_bot(seen, seat)
        except ProgramFailed as error:
            return error

    def answered(self, seat: int, seen: Position, answer: Choice | ProgramFailed) -> None:
        """Play what a bot chose; a program that has failed has lost."""
        if isinstance(answer, Choice):
            self.accept(seat, seen, answer)
            return
        self.match.resign(seat)
        self.autosave()
        lost = SAY("program-lost", seat=self.name(seat), problem=str(answer))
        self.trouble = f"{lost} {self.trouble}".strip()

    def accept(self, seat: int, seen: Position, choice: Choice) -> None:
        """Play what a bot chose."""
        if choice.considered:
            self.weighed.append(self.told_thought(seat, seen, choice))
        self.match.play(seat, self.game.text(seen, choice.move))
        self.autosave()

    @property
    def thinks_in_secret(self) -> bool:
        """Whether the thoughts of bots, or the time they take, would tell people what the bots hold."""
        return self.game.hidden and bool(self.seating.humans) and not self.match.over

    @property
    def thoughts(self) -> list[Thought]:
        """What bots weighed since a person last chose, as far as people may know it now."""
        return [] if self.thinks_in_secret else self.weighed

    @property
    def no_thoughts(self) -> str:
        """Why there is nothing to tell of the bots' thoughts."""
        return SAY("report-secret" if self.thinks_in_secret else "report-nothing")

    def told_thought(self, seat: int, seen: Position, choice: Choice) -> Thought:
        """What a bot weighed, without the names of moves that would tell a hidden card."""
        secret = self.game.hidden and bool(self.seating.humans)
        return Thought(
            seat=seat,
            considered=tuple(
                Considered(
                    text=None
                    if secret and move != choice.move and self.game.reveals(seen, move)
                    else self.game.text(seen, move),
                    visits=visits,
                    value=value,
                    chosen=move == choice.move,
                )
                for move, visits, value in choice.considered
            ),
        )

    # -- keeping -----------------------------------------------------------------------------

    @property
    def unsaved(self) -> bool:
        """Whether something has happened that is in no file."""
        return self.attempt is None and self.match.revision != self.saved

    def save(self, path: Path) -> None:
        """Keep the match in a file; `Malformed` if something else is there."""
        write_record(path, self.match.record)
        self.record_file = path
        self.saved = self.match.revision

    def autosave(self) -> None:
        """Charge for what happened, and save the match in its file, if it has one; a failure is noted, and the match goes on."""
        self.trouble = ""
        if self.timing is not None:
            self.timing.follow(self.match)
        if self.record_file is not None:
            try:
                self.save(self.record_file)
            except Malformed as error:
                self.trouble = SAY("not-saved", problem=str(error))


def resumed(record: Record, specs: Sequence[str] | None, *, seed: int | None, path: Path) -> Session:
    """The session of a record; its own seats unless others are named."""
    match = Match.resume(record)
    try:
        if specs is None:  # a file names no program that is started here
            seating = Seating(match.game, record.header.seats, seed=seed, find=find_own_bot)
        else:
            seating = Seating(match.game, specs, seed=seed, find=find_any_bot)
    except QuarterdeckError as error:
        if specs is None:
            raise Malformed("seats", SAY("seats-unknown", error=str(error))) from None
        raise
    session = Session(match, seating, path)
    session.saved = match.revision
    return session
