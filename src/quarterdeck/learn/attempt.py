"""A lesson in progress: the learner moves, the others answer, and the rules judge whether the goal is reached."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Literal, Self

from msgspec import Struct

from quarterdeck.bots import find_bot
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import GameOver, Malformed, NoTakeBack
from quarterdeck.engine.game import Game, Sentence, Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.position_files import imagine_untold, read_position
from quarterdeck.engine.registry import find_game
from quarterdeck.learn.judging import is_met
from quarterdeck.learn.lesson import Lesson, Step
from quarterdeck.messages import speaker
from quarterdeck.table.match import Match

Kind = Literal["on", "step", "done", "mistake", "again"]
LEARNER: Final = "human"
IMAGINING: Final = 900
"""The stream of a lesson's seed that fills in what its position leaves open; chance is stream 0, seat k is stream k + 1."""

_SAY: Final = speaker("quarterdeck.learn").say


class Answer(Struct, frozen=True, kw_only=True):
    """The result of a learner's move."""

    kind: Kind
    """on: nothing yet. step: the task is done, and there is a next one. done: the lesson is done. mistake: it was a
    typical mistake, and the step begins again. again: the step begins again after too many tries."""
    says: str = ""
    """What the learner is told about it."""
    tip: str = ""
    """A tip for a moment that matters."""
    hint: str = ""
    """The hint of the step, after some moves without success."""
    told: tuple[Sentence, ...] = ()
    """What happened, as the learner may know it, including what was undone since."""


class Mark(Struct, frozen=True, kw_only=True):
    """A moment of an attempt to which it can return."""

    lines: int
    """The number of lines of the match's record."""
    played: int
    """The number of the learner's moves."""
    scripted: int
    dice: tuple[int, ...]


class Attempt:
    """A lesson in progress. A refused request changes nothing."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        content = lesson.content
        self.game: Game = find_game(content.game)
        self.match = begin_match(lesson)
        self.seat = seat_of(lesson, self.match)
        bot = find_bot(content.bot, self.game, path="bot")
        self._bots = dict.fromkeys((seat for seat in range(self.match.players) if seat != self.seat), bot)
        self._dice: dict[int, Dice] = {}
        self._before_next: Callable[[], None] | None = None
        self.begin_again()

    @classmethod
    def resumed(cls, lesson: Lesson, played: Iterable[str]) -> Self:
        """An attempt after these moves; raises what `play` raises."""
        attempt = cls(lesson)
        for move in played:
            attempt.play(move)
        return attempt

    def begin_again(self) -> None:
        """Begin the whole lesson again."""
        self.match = Match.begin(self.match.header)
        self._dice = {who: seeded(self.lesson.content.seed, who + 1) for who in range(-1, self.match.players)}
        self.step = 0
        """The number of the present step, from 0."""
        self.done = False
        self._marks: list[Mark] = []
        self.played: list[str] = []
        """The learner's moves that are in effect, as `resumed` needs them."""
        self.in_vain = 0
        """The number of moves without success in this step, including undone ones."""
        self.missed = 0
        """The number of moves in the whole lesson that made a step begin again."""
        self.unplayed: tuple[str, ...] = ()
        """The moves of others in the file that could not be played in the step that was done last."""
        self._scripted = 0
        self._off_script = False
        self._tips: set[tuple[int, int]] = set()
        self._others_play()
        self._step_began = self._mark()
        self._tried = 0

    # -- what is to be done ---------------------------------------------------------------------

    @property
    def steps(self) -> int:
        """The number of steps."""
        return len(self.lesson.content.step)

    @property
    def now(self) -> Step:
        """The present step; the last one when the lesson is done."""
        return self.lesson.content.step[self.step]

    @property
    def task(self) -> str:
        """The task of this step, for the learner."""
        return self.now.task

    @property
    def hint(self) -> str:
        """The hint of this step, for the learner."""
        return self.now.hint

    def view(self) -> Position:
        """The position as the learner may know it."""
        return self.match.view(self.seat)

    # -- playing --------------------------------------------------------------------------------

    def play(self, text: str, before_next: Callable[[], None] | None = None) -> Answer:
        """Make a move of the learner, given in notation, and let the others answer; raises what `Match.play` raises.

        `before_next` is called whenever `match` is about to change again: before each move of the others, and before the
        step begins again. So code that shows the match can show everything that happens in it.
        """
        if self.done:
            raise GameOver(_SAY("done-already"))
        before = self._mark()
        match = self.match
        match.make(self.seat, text)
        move = match.lines_since(before.lines)[0]
        made = getattr(move, "move", text)
        self.played.append(text)
        self._marks.append(before)
        self._tried += 1
        self._before_next = before_next
        try:
            return self._judged(made, before)
        finally:
            self._before_next = None

    @property
    def can_take_back(self) -> bool:
        """Whether the learner has made a move in this step that can be taken back."""
        return not self.done and len(self.played) > self._step_began.played

    def take_back(self) -> None:
        """Return to before the learner's latest move of this step; `NoTakeBack` if there is none."""
        if not self.can_take_back:
            raise NoTakeBack(_SAY("nothing-to-take-back"))
        self._return_to(self._marks[-1])
        self._tried = max(0, self._tried - 1)

    def _judged(self, move: str, before: Mark) -> Answer:
        """Judge a move, once chance and the others have answered as far as they must."""
        match, step = self.match, self.now
        one_try = step.most_tries == 1 and not step.mistake
        self._off_script = one_try and bool(step.goal.moves) and not self._reached(move, before.lines)
        match.go_on(self)
        while not self._reached(move, before.lines):
            wrong = next((one for one in step.mistake if is_met(one, match, self.seat, move, before.lines)), None)
            if wrong is not None:
                return self._back("mistake", before, wrong.says)
            if not self._next_of_others():
                break
        if self._reached(move, before.lines):
            return self._went_on(before)
        if match.over or (step.most_tries and self._tried >= step.most_tries):
            return self._back("again", before, step.otherwise or _SAY("again"))
        tip = self._tip(move, before.lines)
        self.in_vain += 1
        return Answer(kind="on", tip=tip, hint=self._due_hint(), told=self._told(before))

    def _reached(self, move: str, since: int) -> bool:
        return is_met(self.now.goal, self.match, self.seat, move, since)

    def _went_on(self, before: Mark) -> Answer:
        """Begin the next step, or end the lesson, since the step's goal is reached."""
        says = self.now.success
        if self.step == self.steps - 1:
            self.done = True
            self.unplayed = self._left_of_script()
            return Answer(kind="done", says=says, told=self._told(before))
        self._others_play()
        told = self._told(before)
        self.unplayed = self._left_of_script()
        self.step += 1
        self._scripted = 0
        self.in_vain = self._tried = 0
        self._step_began = self._mark()
        return Answer(kind="step", says=says, told=told)

    def _back(self, kind: Kind, before: Mark, says: str) -> Answer:
        """Return to the beginning of the step, and say why."""
        self._off_script = False
        told = self._told(before)
        self._something_changes()
        self._return_to(self._step_began)
        self._tried = 0
        self.in_vain += 1
        self.missed += 1
        return Answer(kind=kind, says=says, hint=self._due_hint(), told=told)

    def _return_to(self, mark: Mark) -> None:
        """Restore the match, the dice and the bots of an earlier moment."""
        lines = self.match.lines_since(0)[: mark.lines]
        self.match = Match.begin(self.match.header)
        for line in lines:
            self.match.follow(line)
        del self.played[mark.played :], self._marks[mark.played :]
        self._scripted = mark.scripted
        for dice, state in zip(self._dice.values(), mark.dice, strict=True):
            dice.state = state

    def _due_hint(self) -> str:
        return self.now.hint if self.in_vain % self.now.hint_after == 0 else ""

    def _tip(self, move: str, since: int) -> str:
        """The first tip of the step that is due now and was not given yet."""
        for number, tip in enumerate(self.now.tip):
            if (self.step, number) not in self._tips and is_met(tip, self.match, self.seat, move, since):
                self._tips.add((self.step, number))
                return tip.says
        return ""

    def _something_changes(self) -> None:
        if self._before_next is not None:
            self._before_next()

    def _told(self, before: Mark) -> tuple[Sentence, ...]:
        return tuple(self.match.story_since(self.seat, before.lines))

    def _mark(self) -> Mark:
        return Mark(
            lines=self.match.revision,
            played=len(self.played),
            scripted=self._scripted,
            dice=tuple(int(dice.state) for dice in self._dice.values()),
        )

    # -- the others ---------------------------------------------------------------------------------

    def _others_play(self) -> None:
        """Let chance and the others play until the learner must choose."""
        self.match.go_on(self)
        while self._next_of_others():
            pass

    def _next_of_others(self) -> bool:
        """Let one of the others choose, and chance decide after it; False if the learner or nobody must choose."""
        match = self.match
        waiting = match.waiting()
        if self.seat in waiting or not waiting:
            return False
        self._something_changes()
        seat = waiting[0]
        if (text := self.scripted()) is not None and may_play(match, seat, text):
            self._scripted += 1
        else:
            seen = match.view(seat)
            text = self.game.text(seen, self._bots[seat].choose(seen, seat, self._dice[seat]).move)
        match.make(seat, text)
        match.go_on(self)
        return True

    def _left_of_script(self) -> tuple[str, ...]:
        return self.now.others[self._scripted :]

    def scripted(self) -> str | None:
        """The next move that the file has for the others in this step; None: there is none left.

        It answers the move that was to be found. To another one, for which the file has no words, dice and bots answer.
        """
        if self._off_script:
            return None
        others = self.now.others
        return others[self._scripted] if self._scripted < len(others) else None

    def below(self, n: int, /) -> int:
        """The decision of chance, one of 0 … n - 1: as the file says, or else by the lesson's dice."""
        legal, text = self.match.legal(CHANCE), self.scripted()
        if text is not None and text in legal:
            self._scripted += 1
            return legal.index(text)
        return int(self._dice[CHANCE].below(n))


def may_play(match: Match, seat: int, text: str) -> bool:
    """Whether a text is a move that a seat may make now; a move meant for somebody else is not."""
    try:
        return match.why_not(seat, text) is None
    except Malformed:
        return False


def begin_match(lesson: Lesson) -> Match:
    """The match of a lesson before its first move; `Malformed` says what is wrong with its position or start."""
    content = lesson.content
    game = find_game(content.game)
    if content.start is not None:
        setup = Setup(players=content.start.players, options=convert_options(game, dict(content.start.options)))
        return Match.new(game, setup, labels(lesson, game, game.seat_names[: setup.players]))
    try:
        opened = read_position(content.position.encode(), name="the lesson's position")
    except Malformed as error:
        raise Malformed(f"position: {error.path}" if error.path else "position", error.problem) from None
    if opened.game is not game:
        raise Malformed("position", _SAY("other-game", found=opened.game.key, game=game.key))
    imagine_untold(opened.position, seeded(content.seed, IMAGINING))
    names = opened.game.seats_at(opened.position)
    return Match.new(opened.game, opened.setup, labels(lesson, opened.game, names), opened.position)


def labels(lesson: Lesson, game: Game, names: tuple[str, ...]) -> list[str]:
    """The labels of the players in the record of a lesson."""
    bot = find_bot(lesson.content.bot, game, path="bot").spec
    return [LEARNER if name == lesson.content.seat else bot for name in names]


def seat_of(lesson: Lesson, match: Match) -> int:
    """The learner's seat; `Malformed` lists the seats."""
    if lesson.content.seat not in match.seat_names:
        raise Malformed("seat", _SAY("no-seat", seat=repr(lesson.content.seat), known=", ".join(match.seat_names)))
    return match.seat_names.index(lesson.content.seat)
