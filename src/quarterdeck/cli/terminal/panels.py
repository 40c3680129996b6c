"""The panels beside the board: the moves, what has happened, what the bot considered."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from quarterdeck.cli.say import SAY
from quarterdeck.cli.session import Thought
from quarterdeck.cli.terminal.turns import Turn
from quarterdeck.cli.words import title
from quarterdeck.engine.position import NOBODY
from quarterdeck.scene.text import beginning, width_of, wrapped

MORE = "…"
AT_HEAD = 3
"""How many options have room on the smallest screen, however long they are."""


class MoveList(OptionList):
    """The moves that the viewer may choose, in sentences; the option's id is the move in notation."""

    def offer(self, said: Mapping[str, str], headings: Mapping[str, str], keep: str | None, first: str | None) -> None:
        """List moves, with what they do; the cursor stays on `keep` if it is still there, or else begins on `first`.

        Moves without a heading come first, the others below their headings.
        """
        self.clear_options()
        self.rows: list[str | None] = []
        for heading in ("", *dict.fromkeys(headings.values())):
            under = [move for move in said if headings.get(move, "") == heading]
            if heading and under:
                self.add_row(Option(Text(heading, style="bold italic"), disabled=True), None)
            for move in under:
                self.add_row(Option(Text(said[move])), move)
        self.border_title = SAY("moves", number=len(said))
        if said:
            self.highlighted = self.rows.index(next(move for move in (keep, first, *said) if move in said))
            self.call_after_refresh(self.begin_at_head)

    def begin_at_head(self) -> None:
        """Show the list from its head, if the cursor is seen then, too."""
        if self.highlighted is not None and self.highlighted < AT_HEAD:
            self.scroll_home(animate=False)

    def add_row(self, option: Option, move: str | None) -> None:
        """One more line: a move, or a heading."""
        self.add_option(option)
        self.rows.append(move)

    rows: list[str | None]
    """The move of each option; None: a heading."""

    def on_mount(self) -> None:
        """Nothing is offered yet."""
        self.rows = []

    def move_at(self, place: int | None) -> str | None:
        """The move in a row."""
        return self.rows[place] if place is not None and place < len(self.rows) else None

    def point(self, move: str | None) -> None:
        """Put the cursor on a move."""
        if move is not None and move in self.rows:
            self.highlighted = self.rows.index(move)


class NewsPanel(Static):
    """The latest turns, as many as there is room for; what finds no room is in the log."""

    def tell(self, turns: Sequence[Turn], viewer: int) -> None:
        """Show the latest of the turns."""
        self.turns = turns
        self.viewer = viewer
        self.lay_out()

    turns: Sequence[Turn] = ()
    viewer = NOBODY

    def on_resize(self) -> None:
        """The room has changed."""
        self.lay_out()

    def is_long(self, width: int) -> bool:
        """Whether more than a line that is so wide is needed: for the last turn, or for the one before it where the last has only begun."""
        return width_of(self.last()) > width or (len(self.turns) > 1 and self.turns[-1].only_begins())

    def last(self, first: int = 0) -> str:
        """The last turn, named as such; from one of its sentences on, if its beginning is left out."""
        if not self.turns:
            return ""
        words = self.turns[-1].words(first)
        return SAY("last-turn", words=f"{MORE} {words}" if first else words)

    def last_lines(self, width: int, height: int) -> list[str]:
        """The last turn in some lines. Of the viewer's own, which may last for a whole game, the end is kept, else the beginning."""
        turn = self.turns[-1]
        ends = range(1, len(turn.folded()) if turn.seat == self.viewer else 0)
        k = bisect_left(ends, True, key=lambda first: len(wrapped(self.last(first), width)) <= height)  # noqa: FBT003
        return wrapped(self.last(ends[k]), width) if k < len(ends) else in_lines(self.last(), width, height)

    def lay_out(self) -> None:
        """As many turns as there is room for, the latest last and in bold, the oldest cut if need be."""
        width, height = self.size
        if not self.turns or not height:
            self.update("")
            return
        last = self.last_lines(width, height)
        older: list[str] = []
        for turn in reversed(self.turns[:-1]):
            room = height - len(last) - len(older)
            if room > 0:
                older = [*in_lines(turn.words(), width, room), *older]
        text = Text(no_wrap=True, overflow="ellipsis")
        for line in older:
            text.append(f"{line}\n")
        self.update(text.append("\n".join(last), style="bold"))


def in_lines(words: str, width: int, height: int) -> list[str]:
    """As much as finds room in some lines, with a sign that there is more."""
    lines = wrapped(words, width)
    return lines if len(lines) <= height else [*lines[: height - 1], in_line(" ".join(lines[height - 1 :]), width)]


def in_line(words: str, width: int) -> str:
    """As many words as find room in a line, with a sign that there are more; of a single word its beginning."""
    if width_of(words) <= width:
        return words
    cut = beginning(words, max(width - len(MORE), 1))
    whole, blank, _ = cut.rpartition(" ")
    return f"{whole} {MORE}" if blank else cut + MORE


class LogPanel(VerticalScroll):
    """What has happened, turn by turn, with the clauses that made it happen; the newest at the end."""

    def compose(self) -> ComposeResult:
        yield Static(id="story", markup=False)

    def tell(self, turns: Sequence[Turn], name: Callable[[int], str]) -> None:
        """Show a story from its beginning, each turn under the name of who made it."""
        text = Text()
        for turn in turns:
            if turn.seat >= 0:
                text.append(f"{name(turn.seat)}\n", style="bold")
            for sentence, times in turn.folded():
                text.append(f"  {sentence.text if times == 1 else SAY('times', words=sentence.text, times=times)}")
                if sentence.clauses:
                    text.append(f" {', '.join(sentence.clauses)}", style="dim italic")
                text.append("\n")
        text.rstrip()
        self.query_one("#story", Static).update(text)
        self.to_end()

    def to_end(self) -> None:
        """Show the newest."""
        self.call_after_refresh(self.scroll_end, animate=False)


class ReportPanel(VerticalScroll):
    """What bots considered since a person last chose: how much of their time, and what they expect."""

    def compose(self) -> ComposeResult:
        yield Static(id="thought", markup=False)

    def tell(self, thoughts: Sequence[Thought], name: Callable[[int], str], nothing: str) -> None:
        """Show what bots weighed, one decision below the other, or why there is `nothing` to show."""
        parts: list[RenderableType] = []
        for thought in thoughts:
            parts.append(Text(SAY("report", seat=title(name(thought.seat))), style="bold"))
            parts.append(weighed(thought))
        self.query_one("#thought", Static).update(Group(*parts) if parts else nothing)


def weighed(thought: Thought) -> Table:
    """The moves of one decision; the most visited first, the chosen one bold."""
    visits = sum(one.visits for one in thought.considered)
    rows = Table(box=None, pad_edge=False, expand=True, padding=(0, 1, 0, 0), header_style="italic")
    rows.add_column(SAY("report-move"), overflow="fold", min_width=4, ratio=1)
    rows.add_column(SAY("report-visits"), justify="right")
    rows.add_column(SAY("report-value"), justify="right")
    for one in thought.considered:
        style = "bold" if one.chosen else ""
        name = Text(one.text if one.text is not None else SAY("report-hidden"), style=style)
        rows.add_row(name, Text(f"{one.visits / max(visits, 1):.0%}", style), Text(f"{one.value:.0%}", style))
    return rows
