"""The course of a match on the screen: chance, bots in threads of their own, the keyboard passed on."""

from __future__ import annotations

import threading
from collections.abc import Callable

from textual import on
from textual.app import App
from textual.message import Message
from textual.widgets import Static

from quarterdeck.analysis import Advice
from quarterdeck.bots import Choice
from quarterdeck.cli.faults import FAILURE
from quarterdeck.cli.say import SAY
from quarterdeck.cli.session import Session
from quarterdeck.cli.terminal.screens import HandOver
from quarterdeck.cli.words import answer_to, draw, title
from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.engine.position import Position
from quarterdeck.table.program import ProgramFailed


class Chose(Message):
    """A bot has chosen; None if it failed."""

    def __init__(self, serial: int, seat: int, seen: Position, choice: Choice | ProgramFailed | None) -> None:
        super().__init__()
        self.serial = serial
        self.seat = seat
        self.seen = seen
        self.choice = choice


class Advised(Message):
    """A bot has said what it would do in the viewer's place at a revision."""

    def __init__(self, revision: int, advice: Advice) -> None:
        super().__init__()
        self.revision = revision
        self.advice = advice


class CourseApp(App[None]):
    """A match that goes on by itself until a person must choose."""

    def __init__(self, session: Session, *, pause: float) -> None:
        super().__init__()
        self.session = session
        self.pause = pause
        self.serial = 0
        """Counts what makes a bot's thinking obsolete."""
        self.thinking = False
        self.left: int | None = None
        """The seat whose choices are left to chance as long as the game lets it."""

    def show_all(self) -> None:
        """Show the match as it stands."""
        raise NotImplementedError

    def show_ending(self) -> None:
        """Show how the game ended."""
        raise NotImplementedError

    def interrupt(self) -> None:
        """Drop what a bot is thinking."""
        self.serial += 1
        self.thinking = False

    def go_on(self) -> None:
        """Chance decides, a bot begins to think, the keyboard is passed, or the game ends."""
        session = self.session
        session.let_chance()
        seat = session.hand_over()
        bot = session.seating.next_bot(session.match)
        if session.ended:
            self.show_all()
            self.show_ending()
        elif seat is not None:
            self.push_screen(HandOver(title(session.name(seat))), lambda _: self.take_seat(seat))
        elif session.chooser() is not None:
            session.viewer = session.chooser() or 0
            self.show_all()
            if self.left == session.viewer and not self.draws():
                self.left = None
        elif bot is not None:
            self.think(bot)
            self.show_all()

    def seek_advice(self) -> None:
        """Let a bot think in a thread of its own about what it would do in the viewer's place."""
        revision, advice_of_now = self.session.match.revision, self.session.advice_sought()

        def think() -> None:
            self.post_message(Advised(revision, advice_of_now()))

        threading.Thread(target=think, name="advice", daemon=True).start()

    def leave_to_chance(self, *, following: bool) -> None:
        """Chance chooses for the viewer, once or as long as such choices follow."""
        if self.thinking or self.session.chooser() is None:
            self.say(SAY("over") if self.session.match.over else SAY("not-now"), refused=True)
            return
        self.left = self.session.viewer if following else None
        if not self.draws():
            self.left = None
            self.say(SAY("chance-not"), refused=True)

    def draws(self) -> bool:
        """Whether chance has chosen for the viewer, and the match has gone on."""
        drawn = draw(self.session)
        if drawn is not None:
            self.say(SAY("chance-drew", move=drawn))
            self.go_on()
        return drawn is not None

    def take_seat(self, seat: int) -> None:
        """Show the screen to the next player."""
        self.session.viewer = seat
        self.show_all()

    def think(self, seat: int) -> None:
        """Let a bot choose in a thread of its own."""
        self.thinking = True
        seen = self.session.match.view(seat)
        session, serial = self.session, self.serial

        def choose() -> None:
            choice = None
            try:
                choice = session.ask_bot(seat, seen)
            finally:
                self.post_message(Chose(serial, seat, seen, choice))

        threading.Thread(target=choose, name="bot", daemon=True).start()

    @on(Chose)
    def bot_chose(self, event: Chose) -> None:
        """Play what the bot chose, unless the match has changed."""
        if event.serial != self.serial:
            return
        if event.choice is None:
            self.exit(return_code=FAILURE, message=SAY("bot-failed"))
            return
        choice = event.choice
        if self.pause:
            self.set_timer(self.pause, lambda: self.accept(event, choice))
        else:
            self.accept(event, choice)

    def accept(self, event: Chose, choice: Choice | ProgramFailed) -> None:
        """The bot's move is made, or the bot has lost."""
        if event.serial != self.serial:
            return
        self.thinking = False
        self.guarded(lambda: self.session.answered(event.seat, event.seen, choice))
        self.go_on()

    def guarded(self, action: Callable[[], object]) -> bool:
        """Do something that may be refused, and say why if it is; returns whether it was done."""
        try:
            action()
        except QuarterdeckError as error:
            self.say(answer_to(error), refused=True)
            return False
        return True

    def choose(self, move: str) -> None:
        """Make the player's move, or say why it is not legal."""
        if self.thinking or self.session.chooser() is None:
            self.say(SAY("over") if self.session.match.over else SAY("not-now"), refused=True)
        elif self.guarded(lambda: self.session.play(move)):
            answer, says = self.session.answer, self.session.lesson_says
            if answer is not None and answer.told and self.session.went_wrong:
                says = " ".join([says, SAY("puzzle-came"), *(sentence.text for sentence in answer.told)])
            self.say(says, refused=answer is not None and answer.kind in ("mistake", "again"))
            self.go_on()

    def say(self, text: str, *, refused: bool = False) -> None:
        """Tell the player something below the board."""
        line = self.query_one("#message", Static)
        line.update(text)
        line.display = bool(text)
        line.set_class(refused and bool(text), "refused")
