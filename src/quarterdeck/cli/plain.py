"""A match line by line: for screen readers, pipes and small terminals."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from quarterdeck.cli.pictures import picture, plain_picture
from quarterdeck.cli.say import SAY
from quarterdeck.cli.scores import outcome, score_lines
from quarterdeck.cli.session import Session
from quarterdeck.cli.words import answer_to, draw, explain, replies_to, task_of, title, whose_turn, words_of_moves
from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.engine.game import Sentence

PROMPT: Final = "> "
CLEARED: Final = 60
"""Lines that push another player's hand off the screen."""


class Quit(Exception):
    """The player leaves the table."""


class Plain:
    """The dialogue of one match."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told = 0
        """The revision up to which the story was told."""
        self.looked: tuple[int, int] | None = None
        """The revision that was shown last, and to which seat."""
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "?": self.why,
            "moves": self.list_moves,
            "look": self.look,
            "ask": self.ask,
            "chance": self.chance,
            "task": self.tell_task,
            "hint": self.hint,
            "solution": self.solution,
            "restart": self.restart,
            "undo": self.undo,
            "log": self.log,
            "report": self.report,
            "save": self.save,
            "resign": self.resign,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        for note in self.session.notes:
            print(note)
        self.look("")
        while not self.session.ended:
            self.others_play()
            if self.session.ended:
                break
            self.pass_keyboard()
            self.tell_news()
            self.list_moves("")
            self.ask_until_played()
        self.tell_news()
        self.look("")
        self.tell_ending()

    def others_play(self) -> None:
        """Let chance and bots play until a person must choose."""
        session = self.session
        while session.chooser() is None and not session.ended:
            session.let_chance()
            bot = session.seating.next_bot(session.match)
            if bot is not None and session.chooser() is None:
                seen = session.match.view(bot)
                session.answered(bot, seen, session.ask_bot(bot, seen))

    def pass_keyboard(self) -> None:
        """Pass the keyboard to the next person; between secret hands the screen is cleared first."""
        seat = self.session.hand_over()
        if seat is not None:
            print("\n" * CLEARED + SAY("pass", seat=title(self.session.name(seat))) + ". " + SAY("pass-body"))
            ask(SAY("pass-key", seat=title(self.session.name(seat))) + " ")
            self.session.viewer = seat
            self.told = 0
        else:
            self.session.viewer = self.session.chooser() or 0
        if self.looked != (self.session.match.revision, self.session.viewer):
            self.look("")

    def ask_until_played(self) -> None:
        """Ask until the match has gone on."""
        before = self.session.match.revision
        while self.session.match.revision == before:
            self.answer(ask(PROMPT).strip())
            self.session.mind_the_clock()

    def answer(self, line: str) -> None:
        """Do what a line says."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        command = self.commands.get(word.lower())
        try:
            if not line:
                self.list_moves("")
            elif command is not None:
                command(rest.strip())
            else:
                self.session.play(self.by_number(line))
                self.tell_lesson()
        except QuarterdeckError as error:
            print(answer_to(error))

    def by_number(self, line: str) -> str:
        """The move that a number in the list stands for, or the line itself."""
        choices = self.session.choices()
        if line.isascii() and line.isdigit() and len(line) < 5 and 1 <= int(line) <= len(choices):  # noqa: PLR2004
            return choices[int(line) - 1]
        return line

    # -- commands ----------------------------------------------------------------------------

    def why(self, rest: str) -> None:
        """Why a move is refused."""
        choices = self.session.choices()
        print(explain(self.session, rest) if rest else SAY("ask-which", example=choices[0] if choices else ""))

    def list_moves(self, _: str) -> None:
        """List the legal moves, numbered, with the picture's words for them."""
        if self.session.attempt is not None:
            self.tell_task("")
        print(f"{whose_turn(self.session)}:")
        scene = picture(self.session.game, self.session.look(), self.session.viewer)
        print(scene.status)
        for number, (move, said) in enumerate(words_of_moves(self.session, scene).items(), start=1):
            print(f"  {number:>3}  {move}" + (f" – {said}" if said != move else ""))

    def look(self, _: str) -> None:
        """Show the position as the viewer sees it."""
        self.looked = (self.session.match.revision, self.session.viewer)
        print(plain_picture(self.session.game, self.session.look(), self.session.viewer))

    def ask(self, rest: str) -> None:
        """List the questions that the game answers, or answer one, given by its number or its words."""
        answered = replies_to(picture(self.session.game, self.session.look(), self.session.viewer), rest)
        print("\n".join(f"  {number:>3}  {line}" if number else line for number, line in answered))

    def chance(self, rest: str) -> None:
        """Let chance choose for the viewer, once or until it is asked something else, if the game allows it."""
        drawn = draw(self.session)
        if drawn is None:
            print(SAY("chance-not"))
        while drawn is not None:
            print(SAY("chance-drew", move=drawn))
            if rest != "all":
                return
            self.others_play()
            drawn = draw(self.session) if self.session.chooser() == self.session.viewer else None

    def tell_task(self, _: str) -> None:
        """What the lesson asks for."""
        print(task_of(self.session))

    def hint(self, _: str) -> None:
        """Show the hint of the lesson's step; at a table with only bots, what a bot would do."""
        attempt = self.session.attempt
        print(attempt.hint if attempt is not None else self.session.why_no_advice() or self.session.advise().sentence)

    def solution(self, _: str) -> None:
        """The best move of a puzzle, after a wrong one."""
        print(self.session.solution())

    def restart(self, _: str) -> None:
        """Begin the lesson again."""
        if self.session.attempt is None:
            print(SAY("lesson-none"))
        else:
            self.session = self.session.again()
            self.told = 0
            self.look("")
            self.list_moves("")

    def undo(self, _: str) -> None:
        """Take a decision back."""
        self.session.take_back()
        print(SAY("took-back"))

    def log(self, _: str) -> None:
        """The whole story."""
        tell(self.session.match.story(self.session.viewer, by_name=self.session.several))

    def report(self, _: str) -> None:
        """What bots considered since a person last chose."""
        if not self.session.thoughts:
            print(self.session.no_thoughts)
        for thought in self.session.thoughts:
            print(SAY("report", seat=title(self.session.name(thought.seat))) + ":")
            for one in thought.considered:
                print(f"  {one.text or SAY('report-hidden')}  {one.visits}  {one.value:.0%}")

    def save(self, rest: str) -> None:
        """Keep the match in a file."""
        path = Path(rest) if rest else self.session.record_file
        if path is None:
            print(SAY("save-where"))
            return
        self.session.save(path)
        print(SAY("saved", file=str(path)))

    def resign(self, rest: str) -> None:
        """Give up, once it is confirmed."""
        if rest.lower() != "yes":
            print(SAY("resign-confirm"))
        else:
            self.session.resign()

    def help(self, _: str) -> None:
        """List the words that can be typed."""
        print(SAY("plain-help"))

    def quit(self, _: str) -> None:
        """Leave."""
        raise Quit

    # -- telling -----------------------------------------------------------------------------

    def tell_news(self) -> None:
        """Tell what has happened since the last time."""
        match = self.session.match
        tell(match.story_since(self.session.viewer, self.told, by_name=self.session.several))
        self.told = match.revision
        if self.session.trouble:
            print(self.session.trouble)

    def tell_lesson(self) -> None:
        """Tell what has happened, even if it was undone, and what the lesson says about it."""
        if self.session.answer is None:
            return
        if self.session.went_wrong and self.session.answer.told:
            print(SAY("puzzle-came"))
        tell(list(self.session.answer.told))
        self.told = self.session.match.revision
        if self.session.lesson_says:
            print(self.session.lesson_says)

    def tell_ending(self) -> None:
        """How the game ended."""
        ending = self.session.match.ending()
        if ending is not None:
            for line in (*score_lines(self.session), outcome(self.session)):
                print(line)
            tell([ending.sentence])


def tell(sentences: list[Sentence]) -> None:
    """Sentences with their clauses."""
    for sentence in sentences:
        print(sentence.text + (f" [{', '.join(sentence.clauses)}]" if sentence.clauses else ""))


def ask(prompt: str) -> str:
    """A line from the player; nothing more to read means that the player leaves."""
    sys.stdout.flush()
    try:
        return input(prompt)
    except EOFError:
        raise Quit from None


def play_plain(session: Session) -> None:
    """Play a match line by line until it is over or the player leaves."""
    try:
        Plain(session).run()
    except Quit:
        if session.unsaved:
            print(SAY("left-unsaved"))
