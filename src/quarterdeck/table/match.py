"""One match: the safe way to play a game, for people, files and bots, since every move is checked."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, Self

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from quarterdeck.engine.drawing import Chance
from quarterdeck.engine.errors import GameOver, IllegalMove, Malformed, NoTakeBack, RecordError, Refusal, Stale
from quarterdeck.engine.game import Ending, Game, Picture, Sentence, Setup
from quarterdeck.engine.options import convert_options, with_draws
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.position_files import check_terms
from quarterdeck.engine.standing import Part, Standing
from quarterdeck.messages import speaker
from quarterdeck.messages.hearing import heard_by
from quarterdeck.messages.language import spoken
from quarterdeck.records import consent as consents
from quarterdeck.records.course import Course, Event, Step
from quarterdeck.records.header import load_start, new_header
from quarterdeck.records.lines import short_digest
from quarterdeck.records.record import GIVEN_UP, SAYS_WHO_AGREED, TELLS_TIME, Header, Line, MoveLine, Record
from quarterdeck.records.replaying import begin, check_end, closing_of, follow, naming_older_rules
from quarterdeck.table.telling import told

EVERYBODY: Final = -1
"""Stands for every seat, where all know the same."""
NEWS: Final = 48
"""How many of the latest moves are looked through for the news, for somebody who made none of them."""
MOST_TOLD: Final = 8
"""How many sentences of news a spectator is told at once, the latest ones."""

_SAY: Final = speaker("quarterdeck.table").say


class Foreseen(Struct, frozen=True, kw_only=True):
    """What a move would lead to."""

    refusal: Refusal | None = None
    """Why the move, or one of the moves before it, is illegal."""
    picture: Picture | None = None
    """What the game shows about it."""
    known: int | None = None
    """The number of moves `before` it after which chance or somebody else decides; None if the seat makes them all."""


class Chosen(Struct, frozen=True, kw_only=True):
    """A choice that somebody has made."""

    line: int
    """The number of its line in the record."""
    who: int
    text: str
    """In notation, as a seat may read it."""


class Match:
    """A game at a table, from the first decision to the last, with take-backs and resignations.

    Seats are 0 … players - 1; where a seat only watches, a negative number is a spectator. A refused request
    changes nothing. `Match.new`, `begin`, `resume` and `salvage` make one.
    """

    def __init__(self, header: Header, setup: Setup, course: Course) -> None:
        self.header = header
        self.setup = setup
        self.game: Game = course.game
        self._course = course
        self._looks: tuple[tuple[str, str], ...] | None = None
        """What stands for the seats, once somebody has asked: counting scores for each viewer of a table would be dear."""
        self.spent: dict[int, int] = {}
        """The milliseconds that players took for their moves, by the number of the line; only where somebody measured it."""
        self._heard: dict[tuple[int, int, str], dict[int, tuple[Sentence, ...]]] = {}
        """What lines of the record told whom: by seats that know it, seats that hear it and languages, and by lines; it never changes."""
        self._news: dict[tuple[int, int, str], tuple[int, list[tuple[int, str]] | None]] = {}
        """The latest news and their revision, by seats, seats that hear them and languages: all spectators hear the same."""
        self._readers: dict[int, frozenset[int]] = {}
        """Who reads chance moves whole, by lines, where somebody has asked; it never changes."""

    @classmethod
    def new(cls, game: Game, setup: Setup, labels: Sequence[str], start: Position | None = None) -> Self:
        """A match that begins now, with one label for each seat; from `start`, if given, in which nothing may be unknown.

        Raises:
            Malformed: set-up or labels are wrong; the path names the field.
        """
        if start is not None:
            check_terms(game, setup, start, "start")
        header = new_header(game, setup, tuple(labels), start)
        position = game.start(setup) if header.start is None else load_start(game, setup, header.start)
        return cls(header, setup, Course(game, position, setup.players, header.format))

    def again(self, labels: Sequence[str], below: Callable[[int], int], winners: tuple[int, ...] = ()) -> Match:
        """A rematch that begins as this match did, with one label for each seat; `winners` won this match.

        What a game draws from its options is drawn anew, by `below(n)` from 0 to n - 1, since this match has revealed
        it. A match that began from a position begins from the same one again.
        """
        if self.header.start is not None:
            start = self._course.position_at(0)
            told = {
                **to_builtins(self.setup.options),
                **self.game.terms(start).options,
            }  # old headers may say otherwise
            setup = replace(self.setup, options=convert_options(self.game, told))
            begun = Match.new(self.game, setup, labels, start)
            begun.header = replace(begun.header, start=self.header.start)
            return begun
        options = self.game.options_again(self.setup.options, winners)
        options = with_draws(self.game, options, (), below)
        return Match.new(self.game, replace(self.setup, options=options), labels)

    @classmethod
    def begin(cls, header: Header) -> Self:
        """The match of a record before its first line; `RecordError` if the header makes no sense here."""
        return cls(header, *begin(header))

    @classmethod
    def resume(cls, record: Record) -> Self:
        """The match of a record at the record's end; `RecordError` if it does not replay."""
        setup, course = begin(record.header)
        with naming_older_rules(record.header):
            for line in record.lines:
                follow(course, line)
            check_end(course, record)
        match = cls(record.header, setup, course)
        for line in record.lines:
            match._note_time(line)
        return match

    @classmethod
    def salvage(
        cls, header: Header, lines: Iterable[Line], check: Callable[[Self], None] | None = None
    ) -> tuple[Self | None, RecordError | None]:
        """As much of a match as can be replayed, up to the first line that cannot be played, and the reason.

        `check` looks at the match after each line; if it raises `RecordError`, that line is the last.
        There is no error if all lines can be played, and no match if even the header makes no sense here: a game that
        is not installed, other rules, a missing pack. Iterating over `lines` may raise `RecordError`, too.
        """
        match = None
        try:
            match = cls.begin(header)
            for line in lines:
                match.follow(line)
                if check is not None:
                    check(match)
        except RecordError as error:
            return match, error
        return match, None

    def follow(self, line: Line) -> None:
        """Check and carry out the next line of the record; `RecordError` if it cannot be played."""
        follow(self._course, line)
        self._note_time(line)

    def _note_time(self, line: Line) -> None:
        if isinstance(line, MoveLine) and line.spent is not None:
            self.spent[line.n] = line.spent

    # -- who may choose, and what --------------------------------------------------------

    def position_digest(self) -> str:
        """A short digest of the position as it is now, all secrets included."""
        return short_digest(self._course.position, self.game.position_form)

    @property
    def revision(self) -> int:
        """The number of lines in the record: moves, take-backs, a resignation. It only grows; see `expected`."""
        return len(self._course.events)

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.setup.players

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names of the seats in the notation."""
        return self._course.seat_names

    @property
    def over(self) -> bool:
        """Whether the game is over, by its rules or by a resignation."""
        return self._course.over

    @property
    def ended_by_rules(self) -> bool:
        """Whether the game is over without anybody having resigned."""
        return self.over and self._course.resigned == NOBODY

    @property
    def chance_waits(self) -> bool:
        """Whether chance must decide before anybody else."""
        return self._course.position.player == CHANCE and not self.over

    def waiting(self) -> tuple[int, ...]:
        """The seats that may choose now, ascending; none while chance decides or when the game is over."""
        return self._course.waiting()

    def view(self, seat: int) -> Position:
        """A copy of the position with only what a seat knows, without a log; if the seat may choose, it is `player`."""
        return _veiled(self._course.position.clone(), seat)

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat in the fixed order, none if it may not choose; works for CHANCE too."""
        if seat == CHANCE:
            return self._course.position.legal() if self.chance_waits else []
        return self.view(seat).legal() if seat in self.waiting() else []

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat in notation, in the fixed order, none if it may not choose."""
        asked = self._course.position if seat == CHANCE else self.view(seat)
        return [self.game.text(asked, move) for move in self.moves(seat)]

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Why a move is illegal, judged by what the seat knows; None if and only if it may be played now.

        Raises:
            GameOver, NotYourTurn: the seat may not choose now.
            Malformed: the text is not a move.
        """
        return self._judge(seat, text)[1]

    def foresee(self, seat: int, text: str, before: Sequence[str] = ()) -> Foreseen:
        """What a move would lead to, as far as the seat knows; raises what `why_not` raises.

        `before` are moves that the seat would make before it; choices with one answer in between are made (`go_on`). If
        chance or somebody else decides after one of them, nobody can say what the rest leads to.
        """
        self._course.asked(seat)
        known = self.view(seat)
        for k, one in enumerate(before, start=1):
            move = self.game.parse(known, one)
            refusal = self.game.why_not(known, move)
            if refusal is not None:
                return Foreseen(refusal=refusal)
            known = known.clone()
            known.play(move)
            while known.player in range(self.players) and (sole := self.game.sole_move(known)) is not None:
                known.play(sole)
            if known.player != seat:
                return Foreseen(known=k)
        move = self.game.parse(known, text)
        return Foreseen(refusal=self.game.why_not(known, move), picture=self.game.foresee(known, seat, move))

    def misplaced(self, seat: int, what: str, to: str) -> Refusal | None:
        """Why a seat may not carry a shape of its picture onto another; None if it may, or if no rule forbids it."""
        self._course.asked(seat)
        known = self.view(seat)
        text = self.game.carrying(known, seat, what, to)
        return None if text is None else self.game.why_not(known, self.game.parse(known, text))

    def _judge(self, seat: int, text: str) -> tuple[int, Refusal | None]:
        """The move that a text means for a seat that may choose now, and why it is illegal."""
        truth = self._course.asked(seat)
        known = self.game.hidden and seat != CHANCE
        asked = self.view(seat) if known else truth
        move = self.game.parse(asked, text)
        refusal = self.game.why_not(asked, move)
        if known and refusal is None:
            refusal = self.game.why_not(truth, move)
        return move, refusal

    # -- playing ---------------------------------------------------------------------------

    def play(self, seat: int, text: str, *, expected: int | None = None) -> list[Sentence]:
        """Make a move given in notation; tells what happened, as the seat may know it.

        `expected` is the `revision` that the player had seen.

        Raises:
            Stale: the match has gone on since then, and not only by choices beside the seat's.
            GameOver, NotYourTurn: the seat may not choose now.
            Malformed: the text is not a move.
            IllegalMove: a clause forbids it; it says which, with the legal moves that come closest.
        """
        self.make(seat, text, expected=expected)
        return self._told(self._course.events[-1], seat)

    def make(self, seat: int, text: str, *, expected: int | None = None, lot: bool = False) -> None:
        """Make a move as `play` does, but without telling what happened, for callers that tell all seats later.

        With `lot` the record says that chance chose it for the seat, if its format can say so.
        """
        if expected is not None and not self.is_fresh(seat, expected):
            raise Stale(_SAY("stale", seen=expected, now=self.revision))
        move, refusal = self._judge(seat, text)
        if refusal is not None:
            raise IllegalMove(text, refusal)
        self._course.make(seat, move, lot=lot and self.header.format >= TELLS_TIME)

    def play_chance(self, text: str) -> list[Sentence]:
        """Decide for chance by a move in notation, as scripted dice. Raises what `play` raises; tells what everybody sees."""
        return self._told(self._course.play(CHANCE, text), CHANCE)

    def chance(self, dice: Chance) -> int:
        """Let dice decide everything that chance has to decide now; returns the number of decisions."""
        decisions = 0
        while self.chance_waits:
            moves = self._course.position.legal()
            self._course.make(CHANCE, moves[dice.below(len(moves))])
            decisions += 1
        return decisions

    def go_on(self, dice: Chance) -> int:
        """Let dice decide, and make the only moves, until somebody has a choice; returns the number of moves.

        A choice with one answer is not asked (`Game.sole_move`), but record and story contain it.
        """
        made = self.chance(dice)
        while (sole := self._sole_move()) is not None:
            self._course.make(*sole)
            made += 1 + self.chance(dice)
        return made

    @property
    def chances(self) -> int:
        """The number of chance moves that were ever made, those that were taken back included."""
        return self._course.chances

    def fallen_since(self, seat: int, revision: int) -> tuple[tuple[int, str], ...]:
        """The chance moves in effect since a revision that a seat reads whole, in notation, with the revisions they made."""
        steps = self._course.steps
        first, viewer = bisect_left(steps, revision + 1, key=lambda step: step.line), seat if seat >= 0 else NOBODY
        fallen = ((k, step) for k, step in enumerate(steps[first:], start=first) if step.who == CHANCE)
        return tuple((step.line, step.text) for k, step in fallen if viewer in self._readers_of(k, step))

    def _readers_of(self, k: int, step: Step) -> frozenset[int]:
        """The seats, and NOBODY for spectators, that read the k-th move in effect, counted from 0, as it is."""
        found = self._readers.get(step.line)
        if found is None:
            here = self._course.position_at(k)
            found = self._readers[step.line] = frozenset(
                seat
                for seat in (NOBODY, *range(self.players))
                if self.game.veiled_text(here, step.move, seat) == step.text
            )
        return found

    @property
    def asks_nobody(self) -> bool:
        """Whether the match goes on before anybody is asked: chance decides, or there is only one move."""
        return self.chance_waits or self._sole_move() is not None

    def _sole_move(self) -> tuple[int, int] | None:
        """The only seat that must choose, and its only move, if everybody knows that it has no other."""
        waiting = self.waiting()
        move = self.game.sole_move(self._course.position) if len(waiting) == 1 else None
        return None if move is None else (waiting[0], move)

    def resign(self, seat: int, *, expected: int | None = None, late: bool = False) -> list[Sentence]:
        """Give up, no matter whose turn it is: the game is over for good, and all other seats win.

        `late` if the seat has no time left; the header must say that the game is played with a clock (`timed`).

        Raises:
            Stale: the match has gone on since the player last looked.
            GameOver: it is over already.
            Malformed: there is no such seat, or the record is of a version of the format without resignations.
        """
        self._check_fresh(expected)
        if seat not in range(self.players):
            raise Malformed("seat", _SAY("no-such-seat", seat=str(seat), last=self.players - 1))
        if self.over:
            raise GameOver(_SAY("over-already"))
        if self.header.format < SAYS_WHO_AGREED:
            raise Malformed("format", _SAY("too-old-to-resign", version=str(self.header.format)))
        return self._told(self._course.resign(seat, late=late), seat)

    def is_fresh(self, seat: int, seen: int) -> bool:
        """Whether what a seat chooses after having seen the revision `seen` still means the same.

        It does if nothing has happened since, or only moves of others in a phase in which all may choose at once.
        """
        since = self.revision - seen
        events = self._course.events[seen:] if since >= 0 else []
        if since < 0 or seat not in self.waiting() or not all(isinstance(event, Step) for event in events):
            return since == 0
        return self._course.beside(self.moves_made - since, seat)

    def may_undo_since(self, seat: int, seen: int) -> bool:
        """Whether a seat that has seen the revision `seen` would still take back the same decision."""
        events = self._course.events[seen:]
        beside = all(isinstance(event, Step) and event.who != seat for event in events)
        return seen == self.revision or (0 <= seen < self.revision and beside and self.free_take_back(seat))

    def _check_fresh(self, expected: int | None) -> None:
        if expected is not None and expected != self.revision:
            raise Stale(_SAY("stale", seen=expected, now=self.revision))

    # -- taking back -----------------------------------------------------------------------

    def take_back(self, seat: int, *, consent: Collection[int] = (), expected: int | None = None) -> list[Sentence]:
        """Return to the latest choice of a seat, which stays visible in record and story.

        Moves that the seat has made since then because it had no other are taken back first, one by one. The seat may do so freely
        while nobody else has decided since then, chance included, and nothing hidden was shown. What others decide in a phase in
        which all choose at once does not count, and stays. Otherwise all other seats must be in `consent`.

        Raises:
            Stale: the match has gone on since the player last looked.
            NoTakeBack: it is not allowed; the error says why.
        """
        self._check_fresh(expected)
        course = self._course
        choice = course.latest_choice(seat)
        refused = consents.why_not(course, seat, consent)
        if choice is None:
            raise NoTakeBack(refused or consents.nothing_to_take_back(course, seat))
        if refused is None and not self.free_take_back(seat):
            refused = consents.why_not_agreed(course, seat, choice, consent)
        if refused is not None:
            raise NoTakeBack(refused)
        sentences: list[Sentence] = []
        while (back_to := course.latest(seat)) is not None and back_to >= choice:
            agreed = () if consents.is_free(course, seat) else course.others(seat)
            gone = course.take_back(seat, back_to, agreed if consents.says_who_agreed(course) else ())
            sentences += self._told(gone, seat)
        return sentences

    def taken_back_by(self, seat: int) -> int:
        """How often a seat has taken moves back so far."""
        return self._course.taken_back.get(seat, 0)

    def free_take_back(self, seat: int) -> bool:
        """Whether a seat may take back its latest choice without asking anybody."""
        choice, latest = self._course.latest_choice(seat), self._course.latest(seat)
        if choice is None or not consents.is_free(self._course, seat):
            return False
        return all(step.who == seat and not step.reveals for step in self._course.steps[choice:latest])

    def can_ask_back(self, seat: int) -> bool:
        """Whether a seat has a choice in effect that it may take back if all other seats agree."""
        return self._course.latest_choice(seat) is not None and consents.can_be_agreed(self._course, seat)

    def why_final(self) -> str | None:
        """Why nobody at a table may take a move back any more, in words; None while it is possible.

        People who have seen at the end what was hidden must not play on with that knowledge, and bots agree to
        everything. Where dice can be checked, the end shows their secret, and with it all dice to come; that matters
        if chance has decided anything since the first choice. Records may still contain such a take-back.
        """
        if not self.over:
            return None
        if self.game.hidden:
            return _SAY("over-and-shown")
        return _SAY("over-and-dice-shown") if self.header.dice is not None and self._course.chance_in_game() else None

    def asked_for_consent(self, seat: int) -> tuple[int, ...]:
        """The seats that must agree if a seat takes back its latest decision: none, or all others."""
        return () if self.free_take_back(seat) else self._course.others(seat)

    def shown_since(self, seat: int) -> str | None:
        """What was shown since the latest choice of a seat and cannot be forgotten, in words; None if there is nothing."""
        back_to = self._course.latest_choice(seat) if seat >= 0 else None
        return None if back_to is None else consents.shown_since(self._course, back_to)

    # -- the way here ------------------------------------------------------------------------

    @property
    def moves_made(self) -> int:
        """The number of moves in effect, including those of chance."""
        return len(self._course.steps)

    def view_at(self, seat: int, k: int) -> Position:
        """What a seat knew after the first `k` moves in effect; `Malformed` if there are fewer."""
        return _veiled(self.position_at(k), seat)

    def position_at(self, k: int) -> Position:
        """The whole position after the first `k` moves in effect; `Malformed` if there are fewer."""
        self._check_place("at", k, 0, self.moves_made)
        return self._course.position_at(k)

    def line_of(self, k: int) -> int:
        """The revision made by the k-th move in effect, counted from 1; 0 for k = 0, the beginning."""
        self._check_place("at", k, 0, self.moves_made)
        return self._course.steps[k - 1].line if k else 0

    def was_lot(self, k: int) -> bool:
        """Whether chance chose the k-th move in effect, counted from 0, for a seat."""
        return self._course.steps[k].lot

    def told_at(self, seat: int, k: int, *, by_name: bool = False) -> list[Sentence]:
        """What the k-th move in effect told a seat, counted from 1; nothing for 0, the beginning. `by_name` as in `story_lines`."""
        self._check_place("at", k, 0, self.moves_made)
        return self._told(self._course.steps[k - 1], seat, by_name=by_name) if k else []

    def move_text(self, k: int) -> str:
        """The k-th move in effect in notation, counted from 0, including secrets."""
        self._check_place("at", k, 0, self.moves_made - 1)
        return self._course.steps[k].text

    def chosen_since(self, seat: int, k: int) -> tuple[str, ...] | None:
        """What a seat has chosen since the first `k` moves in effect, in notation; None if something came between.

        Choices of chance and of others come between, except those that others made while the seat could choose as well. So does
        a take-back to before the first `k` moves.
        """
        if not 0 <= k <= self.moves_made:
            return None
        steps = self._course.steps[k:]
        for at, step in enumerate(steps, start=k):
            if step.who != seat and not self._course.position_at(at).waiting() >> seat & 1:
                return None
        return tuple(step.text for step in steps if step.who == seat and not step.sole)

    def choices_since(self, seat: int, revision: int) -> tuple[Chosen, ...] | None:
        """The choices since a revision, as a seat may read them; None if a move was taken back, or the game was given up."""
        events = self._course.events[revision:]
        first = self.moves_made - len(events)
        if not all(isinstance(event, Step) for event in events):
            return None
        return tuple(
            Chosen(line=step.line, who=step.who, text=self._course.veiled_text(k, seat))
            for k, step in enumerate(self._course.steps[first:], start=first)
            if step.who != CHANCE and not step.sole
        )

    def is_move(self, revision: int, text: str) -> bool:
        """Whether a text means the move of this revision, however it is spelled; a move that was taken back only as the record has it."""
        self._check_place("revision", revision, 1, self.revision)
        event, steps = self._course.events[revision - 1], self._course.steps
        if not isinstance(event, Step) or event.text == text.strip():
            return isinstance(event, Step)
        k = bisect_left(steps, event.line, key=lambda step: step.line)
        if k == len(steps) or steps[k] is not event:
            return False
        try:
            return self.game.parse(self.view_at(event.who, k), text) == event.move
        except Malformed:
            return False

    def mover(self, revision: int) -> int:
        """The seat that made this revision, or CHANCE; for a take-back, the seat that took back."""
        self._check_place("revision", revision, 1, self.revision)
        return self._course.events[revision - 1].who

    def _check_place(self, path: str, number: int, first: int, last: int) -> None:
        if not first <= number <= last:
            raise Malformed(path, _SAY("no-such-place", number=str(number), first=str(first), last=str(last)))

    # -- what is known -----------------------------------------------------------------------

    def story(self, seat: int, *, by_name: bool = False) -> list[Sentence]:
        """Everything that has happened so far, as the seat may know it, take-backs included."""
        return self.story_since(seat, 0, by_name=by_name)

    def story_since(self, seat: int, revision: int, *, by_name: bool = False) -> list[Sentence]:
        """What has happened since a revision, as the seat may know it."""
        return [sentence for _, _, sentence in self.story_lines(seat, revision, by_name=by_name)]

    def story_lines(self, seat: int, since: int = 0, *, by_name: bool = False) -> list[tuple[int, int, Sentence]]:
        """What has happened since a revision: each sentence with the revision it tells of, and whose turn or move that was.

        Sentences say "you" to the seat; `by_name` they do not, as for somebody who plays several seats.
        """
        lines = []
        for event in self._course.events[since:]:
            who = event.who
            for sentence in self._told(event, seat, by_name=by_name):
                who = CHANCE if sentence.part else sentence.turn if sentence.turn >= 0 else who
                lines.append((event.line, who, sentence))
        return lines

    def _told(self, event: Event, seat: int, *, by_name: bool = False) -> list[Sentence]:
        """Remembered, since all who look on ask for the same, and whoever arrives asks for all of it."""
        knower, hearer = seat if self.game.hidden else EVERYBODY, NOBODY if by_name or seat < 0 else seat
        heard = self._heard.setdefault((knower, hearer, spoken()), {})
        sentences = heard.get(event.line)
        if sentences is None:
            sentences = heard[event.line] = tuple(told(self._course, event, knower, hearer))
        return list(sentences)

    def news(self, seat: int, known: int = 0, *, by_name: bool = False) -> list[tuple[int, str]] | None:
        """What happened since the latest choice of a seat, with revisions, in few sentences for somebody who only hears it.

        What happened up to the revision `known` is left out, and spectators are told no more than the latest sentences.
        None if the story is to be heard instead: the game tells nothing shorter, or moves were taken back. `by_name` as in `story_lines`.
        """
        hearer = NOBODY if by_name or seat < 0 else seat
        eyes = seat, hearer, spoken()
        if eyes not in self._news or self._news[eyes][0] != self.revision:
            self._news[eyes] = self.revision, self._tell_news(seat, hearer)
        told = self._news[eyes][1]
        if told is None:
            return None
        fresh = [one for one in told if one[0] > known]
        return fresh if seat >= 0 else fresh[-MOST_TOLD:]

    def _tell_news(self, seat: int, hearer: int) -> list[tuple[int, str]] | None:
        """The news since the latest choice of a seat, with revisions, or None as `news` says."""
        if type(self.game).news is Game.news:
            return None
        since = self._course.events[self._latest_choice(seat) :]
        steps = [event for event in since if isinstance(event, Step)]
        if len(steps) < len(since):
            return None
        with heard_by(hearer):
            told = self.game.news(self.view(seat), seat, [step.log.veiled(seat) for step in steps])
        return None if told is None else [(steps[at].line, text) for at, text in told]

    def _latest_choice(self, seat: int) -> int:
        """Where among the events the latest choice of a seat is, but not before the latest few dozens; spectators choose nothing."""
        events = self._course.events
        first = max(len(events) - NEWS, 0)
        for k in range(len(events) - 1, first - 1, -1):
            event = events[k]
            if seat >= 0 and event.who == seat and not (isinstance(event, Step) and event.sole):
                return k
        return first

    def entries_since(self, seat: int, revision: int) -> list[tuple[int, int, int, int]]:
        """The log of moves since a revision, as the seat may know it: kind, who, what, more."""
        steps = [event for event in self._course.events[revision:] if isinstance(event, Step)]
        return [entry for step in steps for entry in step.log.veiled(seat).entries()]

    def ending(self) -> Ending | None:
        """How the game ended, by its rules or as `resigned`; None while it goes on."""
        return self._course.ending()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, or share the win; none while the game goes on."""
        ending = self.ending()
        return () if ending is None else ending.winners

    def score(self) -> tuple[float, ...] | None:
        """Each seat's share of the result, in [0, 1], adding up to 1; None while the game goes on.

        After a resignation all others have equal shares; somebody who plays alone and resigns has 0.
        """
        if not self.over:
            return None
        resigned = self._course.resigned
        if resigned == NOBODY:
            return tuple(self._course.position.worth(seat) for seat in range(self.players))
        return tuple(0.0 if seat == resigned else 1 / (self.players - 1) for seat in range(self.players))

    def standing(self) -> Standing | None:
        """The final scores; None while the game goes on, or if the game counts nothing.

        Where somebody gave up, or had no time left, the first line says who, and who has won by it.
        """
        ending = self.ending()
        counted = None if ending is None else self.game.standing(self._course.position)
        if ending is None or counted is None or ending.how not in GIVEN_UP:
            return counted
        won, lost = _SAY("score-won"), _SAY(f"score-{ending.how}")
        words = tuple(won if seat in ending.winners else lost for seat in range(self.players))
        how = Part(label=_SAY("score-how"), values=(0,) * self.players, how="told", words=words)
        return replace(counted, parts=(how, *counted.parts))

    def looks(self) -> tuple[tuple[str, str], ...]:
        """The role and the drawing that stand for each seat in pictures, all game long; none if the game has none."""
        if self._looks is None:
            standing = self.game.standing(self._course.position)
            self._looks = () if standing is None else tuple(zip(standing.roles, standing.signs, strict=True))
        return self._looks

    def moves_in_effect(self) -> tuple[tuple[int, int], ...]:
        """The moves in effect: the seat or CHANCE that made each, and its number, including secrets."""
        return tuple((step.who, step.move) for step in self._course.steps)

    def lines_since(self, revision: int) -> tuple[Line, ...]:
        """The lines of the record after a revision."""
        lines = (self._course.line(event) for event in self._course.events[revision:])
        return tuple(self._with_time(line) for line in lines)

    def _with_time(self, line: Line) -> Line:
        spent = self.spent.get(line.n)
        return line if spent is None or not isinstance(line, MoveLine) else replace(line, spent=spent)

    @property
    def record(self) -> Record:
        """The match as a record. It contains all secrets, so it is for files, not for seats (`veiled_record`)."""
        return Record(header=self.header, lines=self.lines_since(0), closing=closing_of(self._course))

    def save(self) -> bytes:
        """The whole position as a position file, including secrets."""
        return self.game.save(self._course.position)


def _veiled(position: Position, seat: int) -> Position:
    """Veil a position for a seat and, if it may choose, make it `player`. This changes the position."""
    if seat >= 0 and position.player != seat and position.waiting() >> seat & 1:
        position.focus(seat)
    position.veil(seat)
    return position
