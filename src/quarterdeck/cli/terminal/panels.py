"""The panels beside the board: the moves, what has happened, what the bot considered."""

from __future__ import annotations

import re
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
from quarterdeck.cli.words import title
from quarterdeck.engine.game import Sentence


class MoveList(OptionList):
    """The moves that the viewer may choose; the option's id is the move in notation."""

    def offer(self, moves: Sequence[str], said: Mapping[str, str], keep: str | None) -> None:
        """List moves, with what their shapes say; the cursor stays on `keep` if it is still there."""
        self.clear_options()
        self.add_options([Option(written(move, said.get(move, "")), id=str(k)) for k, move in enumerate(moves)])
        self.moves = list(moves)
        self.border_title = SAY("moves", number=len(moves))
        if moves:
            self.highlighted = moves.index(keep) if keep in moves else 0

    moves: Sequence[str] = ()

    def move_at(self, place: int | None) -> str | None:
        """The move in a line."""
        return self.moves[place] if place is not None and place < len(self.moves) else None

    def point(self, move: str | None) -> None:
        """Put the cursor on a move."""
        if move in self.moves:
            self.highlighted = self.moves.index(move)


def written(move: str, said: str) -> Text:
    """A move, and quietly what it means, if that is not the same."""
    said = beyond(move, said)
    text = Text(move, style="bold", no_wrap=True, overflow="ellipsis")
    if said:
        text.append(f"  {said}", style="not bold dim")
    return text


def beyond(move: str, said: str) -> str:
    """What a label says more than the notation: of `Play Full Sail: F F U` beside `play full-sail` the icons."""
    words = r"\W+".join(re.findall(r"\w+", move))
    return re.sub(rf"^{words}\W?(:|$)", "", said, flags=re.IGNORECASE).lstrip()


class LogPanel(VerticalScroll):
    """What has happened, with the clauses that made it happen; the newest at the end."""

    def compose(self) -> ComposeResult:
        yield Static(id="story", markup=False)

    def tell(self, story: Sequence[Sentence]) -> None:
        """Show a story from its beginning."""
        text = Text()
        for sentence in story:
            text.append(sentence.text)
            if sentence.clauses:
                text.append(f" {', '.join(sentence.clauses)}", style="dim italic")
            text.append("\n")
        text.rstrip()
        self.query_one("#story", Static).update(text)
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
    rows.add_column(SAY("report-move"), overflow="ellipsis", no_wrap=True, min_width=4, ratio=1)
    rows.add_column(SAY("report-visits"), justify="right")
    rows.add_column(SAY("report-value"), justify="right")
    for one in thought.considered:
        style = "bold" if one.chosen else ""
        name = Text(one.text if one.text is not None else SAY("report-hidden"), style=style)
        rows.add_row(name, Text(f"{one.visits / max(visits, 1):.0%}", style), Text(f"{one.value:.0%}", style))
    return rows
