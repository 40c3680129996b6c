"""What lies over the table: passing the keyboard, help, the result, saving, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Literal

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Label, Static

from quarterdeck.cli.say import SAY

Leaving = Literal["save", "leave", "stay"]
Ended = Literal["again", "look", "save", "leave"]
Learned = Literal["next", "again", "leave"]


class HandOver(Screen[None]):
    """Nobody's hand is on the screen until the next player is ready."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "ready", "Ready"), ("space", "ready", "Ready")]

    def __init__(self, seat: str) -> None:
        super().__init__()
        self.seat = seat

    def compose(self) -> ComposeResult:
        with Vertical(id="card"):
            yield Label(SAY("pass", seat=self.seat), id="headline")
            yield Label(SAY("pass-body"))
            yield Button(SAY("pass-key", seat=self.seat), id="ready", variant="primary")

    @on(Button.Pressed, "#ready")
    def action_ready(self) -> None:
        """The next player is ready."""
        self.dismiss(None)


class Help(ModalScreen[None]):
    """Keys and where the rules are."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "close", "Close"),
        ("enter", "close", "Close"),
        ("h", "close", "Close"),
        ("f1", "close", "Close"),
        ("q", "close", "Close"),
    ]

    def __init__(self, rows: list[tuple[str, str]], foot: str, title: str = "") -> None:
        super().__init__()
        self.headline = title or SAY("help-title")
        self.rows = rows
        self.foot = foot

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="card", classes="wide"):
            yield Label(self.headline, id="headline", markup=False)
            for keys, what in self.rows:
                with Horizontal(classes="row"):
                    yield Label(keys, classes="keys", markup=False)
                    yield Label(what, classes="what", markup=False)
            yield Static(self.foot, classes="foot", markup=False)

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class Ending(ModalScreen[Ended]):
    """How the game ended for whoever looks, and what now; what finds no room scrolls."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "answer('again')", "Play again"),
        ("escape", "answer('look')", "Look at the board"),
        ("s", "answer('save')", "Save"),
        ("q", "answer('leave')", "Leave"),
        ("left", "app.focus_previous", "Back"),
        ("right", "app.focus_next", "Next"),
    ]

    def __init__(self, verdict: str, sentence: str, detail: str, scores: list[str]) -> None:
        super().__init__()
        self.verdict = verdict
        self.sentence = sentence
        self.detail = detail
        self.scores = scores

    def compose(self) -> ComposeResult:
        with Vertical(id="card"):
            yield Label(self.verdict, id="headline", markup=False)
            with VerticalScroll(id="result"):
                yield Static(self.sentence, markup=False)
                if self.scores:
                    yield Static("\n".join(self.scores), id="scores", markup=False)
                yield Static(self.detail, classes="foot", markup=False)
            with Horizontal(classes="buttons"):
                yield Button(SAY("button-again"), id="again", variant="primary")
                yield Button(SAY("button-look"), id="look")
                yield Button(SAY("button-save"), id="save")
                yield Button(SAY("button-leave"), id="leave")

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """One of the buttons."""
        answers: dict[str | None, Ended] = {"again": "again", "look": "look", "save": "save", "leave": "leave"}
        self.dismiss(answers[event.button.id])

    def action_answer(self, answer: Ended) -> None:
        """One of the keys."""
        self.dismiss(answer)


class LessonDone(ModalScreen[Learned]):
    """A lesson is done: what it says to that, and what now."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "answer('next')", "Next lesson"),
        ("a", "answer('again')", "Again"),
        ("q", "answer('leave')", "Leave"),
        ("left", "app.focus_previous", "Back"),
        ("right", "app.focus_next", "Next"),
    ]

    def __init__(self, lesson: str, says: str) -> None:
        super().__init__()
        self.lesson = lesson
        self.says = says

    def compose(self) -> ComposeResult:
        with Vertical(id="card"):
            yield Label(SAY("lesson-done-title", lesson=self.lesson), id="headline", markup=False)
            yield Static(self.says, markup=False)
            with Horizontal(classes="buttons"):
                yield Button(SAY("lesson-next"), id="next", variant="primary")
                yield Button(SAY("lesson-again"), id="again")
                yield Button(SAY("button-leave"), id="leave")

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """One of the buttons."""
        answers: dict[str | None, Learned] = {"next": "next", "again": "again", "leave": "leave"}
        self.dismiss(answers[event.button.id])

    def action_answer(self, answer: Learned) -> None:
        """One of the keys."""
        self.dismiss(answer)


class SaveAs(ModalScreen[Path | None]):
    """Where to keep the match."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "cancel", "Cancel")]

    def __init__(self, proposal: str) -> None:
        super().__init__()
        self.proposal = proposal

    def compose(self) -> ComposeResult:
        with Vertical(id="card"):
            yield Label(SAY("save-title"), id="headline")
            yield Input(value=self.proposal, id="file")
            yield Label(SAY("save-keys"), classes="foot")

    @on(Input.Submitted, "#file")
    def submit(self, event: Input.Submitted) -> None:
        """The file is named."""
        name = event.value.strip()
        if name:
            self.dismiss(Path(name).expanduser())

    def action_cancel(self) -> None:
        """Not now."""
        self.dismiss(None)


class Leave(ModalScreen[Leaving]):
    """Whether to save before leaving."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("s", "answer('save')", "Save and leave"),
        ("d", "answer('leave')", "Leave without saving"),
        ("q", "answer('leave')", "Leave without saving"),
        ("escape", "answer('stay')", "Stay"),
        ("left", "app.focus_previous", "Back"),
        ("right", "app.focus_next", "Next"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(id="card"):
            yield Label(SAY("leave-title"), id="headline")
            with Horizontal(classes="buttons"):
                yield Button(SAY("leave-save"), id="save", variant="primary")
                yield Button(SAY("leave-discard"), id="leave", variant="error")
                yield Button(SAY("leave-stay"), id="stay")

    @on(Button.Pressed)
    def press(self, event: Button.Pressed) -> None:
        """One of the buttons."""
        answers: dict[str | None, Leaving] = {"save": "save", "leave": "leave", "stay": "stay"}
        self.dismiss(answers[event.button.id])

    def action_answer(self, answer: Leaving) -> None:
        """One of the keys."""
        self.dismiss(answer)
