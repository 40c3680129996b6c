"""Keeping a match in a file, leaving it, and beginning another."""

from __future__ import annotations

from pathlib import Path

from quarterdeck.cli.say import SAY
from quarterdeck.cli.scores import outcome, score_lines
from quarterdeck.cli.terminal.course import CourseApp
from quarterdeck.cli.terminal.screens import Ended, Ending, Learned, Leave, Leaving, LessonDone, SaveAs


class KeepingApp(CourseApp):
    """A match that can be kept, left and played again."""

    wanted: Learned | None = None
    """What the learner wanted after a lesson that is done."""

    # -- saving and leaving ------------------------------------------------------------------------------

    def action_save(self) -> None:
        """Keep the match in its file, or ask for one."""
        if self.session.record_file is not None:
            self.save(self.session.record_file)
        else:
            self.push_screen(SaveAs(f"{self.session.game.key}.record"), self.save_as)

    def save_as(self, path: Path | None) -> None:
        """A file was named, or none."""
        self.save(path)

    def save(self, path: Path | None) -> bool:
        """Keep the match in a file, if one is named; tells whether it was."""
        if path is None or not self.guarded(lambda: self.session.save(path)):
            return False
        self.say(SAY("saved", file=str(path)))
        return True

    def action_leave(self) -> None:
        """Leave, but not with something unsaved and unasked."""
        if self.session.unsaved and not self.session.match.over:
            self.push_screen(Leave(), self.leave)
        else:
            self.exit()

    def leave(self, answer: Leaving | None) -> None:
        """What the player wants with an unsaved match."""
        if answer == "leave":
            self.exit()
        elif answer == "save":
            self.save_and_leave()

    def save_and_leave(self) -> None:
        """Leave once the match is in a file."""
        if self.session.record_file is not None:
            self.leave_if(self.session.record_file)
        else:
            self.push_screen(SaveAs(f"{self.session.game.key}.record"), self.leave_if)

    def leave_if(self, path: Path | None) -> None:
        """Leave if the match could be kept."""
        if self.save(path):
            self.exit()

    def after_ending(self, answer: Ended | None) -> None:
        """What the player wants after the end."""
        if answer == "again":
            self.action_again()
        elif answer == "save":
            self.action_save()
        elif answer == "leave":
            self.exit()

    def action_again(self) -> None:
        """A new match with the same seats."""
        self.interrupt()
        self.session = self.session.again()
        self.say("")
        self.go_on()

    def after_lesson(self, answer: Learned | None) -> None:
        """What the learner wants after a lesson that is done."""
        if answer == "again":
            self.action_again()
        elif answer is not None:
            self.wanted = answer
            self.exit()

    def show_ending(self) -> None:
        """How the game ended, or that the lesson is done."""
        if self.session.attempt is not None:
            self.push_screen(LessonDone(self.session.attempt.lesson.title, self.session.lesson_says), self.after_lesson)
            return
        ending = self.session.match.ending()
        if ending is not None:
            said = outcome(self.session)
            self.say(f"{said} {ending.sentence.text}")
            clauses = ", ".join(ending.sentence.clauses)
            self.push_screen(Ending(said, ending.sentence.text, clauses, score_lines(self.session)), self.after_ending)
