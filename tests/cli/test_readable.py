"""The terminal table can be read: nothing that a player needs is cut where it cannot be scrolled to or opened by a key."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Static

from quarterdeck.cli.pictures import picture
from quarterdeck.cli.session import Session
from quarterdeck.cli.terminal.app import TableApp
from quarterdeck.cli.terminal.keys import COMMANDS
from quarterdeck.cli.terminal.panels import MoveList
from quarterdeck.cli.terminal.views import SceneView
from quarterdeck.cli.words import foreseen, words_of_moves
from quarterdeck.scene.regions import is_folded
from quarterdeck.scene.shapes import Scene, Thing
from quarterdeck.scene.text import line_of, name_of, whole_of
from tests.cli.questions import SEATS, decisions, questions
from tests.cli.test_terminal import app_of, screen_text, settle, type_in
from tests.golden import check_golden

GOLDEN = Path(__file__).parent / "golden"
SMALL = (80, 24)
SIZES = (SMALL, (100, 30), (120, 40))
DECISIONS = {"cardinal": 5, "kraken": 6, "bruise-cruise": 14, "bremerhaven": 12, "pirates": 12}
"""So many choices of the person are looked at for new kinds of questions."""
MIDDLE = {"cardinal": 4, "kraken": 5, "bruise-cruise": 12, "bremerhaven": 16, "pirates": 24}
"""The choice that the golden screens show."""
KINDS = [1, pytest.param(None, marks=pytest.mark.long, id="all")]
"""So many kinds of questions of a game are read in `make test`."""
SHOWN_LARGE = ("kraken",)
"""The games whose larger screens `make test` looks at: one with cards."""
NEVER = 3600.0
"""Bots wait as long as that, so that the table stays as it is."""


def squeezed(text: str) -> str:
    """Text without blanks, borders and scroll bars, so that line ends do not matter."""
    return "".join(letter for letter in text if not letter.isspace() and letter not in "│▁▂▃▄▅▆▇█▸")


def shown(app: TableApp, part: Widget) -> str:
    """The characters of a part of the screen."""
    region = part.content_region
    rows = screen_text(app).split("\n")[region.y : region.bottom]
    return "\n".join(row[region.x : region.right] for row in rows)


async def read_list(pilot: Pilot[None], app: TableApp) -> str:
    """All that one reads who scrolls through the list of moves."""
    moves = app.query_one(MoveList)
    read, top = "", 0
    while True:
        moves.scroll_to(y=top, animate=False, immediate=True)
        await pilot.pause()
        rows = shown(app, moves).split("\n")
        read += "\n".join(rows[top - int(moves.scroll_y) - len(rows) :] if moves.scroll_y < top else rows)
        if moves.scroll_y >= moves.max_scroll_y:
            return read
        top = int(moves.scroll_y) + len(rows)


async def read_view(pilot: Pilot[None], app: TableApp, view: SceneView) -> str:
    """All that one reads who scrolls through a view."""
    view.scroll_by(0, -len(view.lines))
    read, top = "", 0
    while True:
        await pilot.pause()
        rows = shown(app, view).split("\n")
        read += "\n" + "\n".join(rows[top - view.top :] if view.top < top else rows)
        top = view.top + len(rows)
        if not view.scroll_by(0, len(rows)):
            return read


def things(scene: Scene) -> list[Thing]:
    """Whatever lies beside the board."""
    return [shape for shape in scene.shapes if isinstance(shape, Thing)]


@pytest.mark.usefixtures("nobody_watches")
@pytest.mark.parametrize("kinds", KINDS)
@pytest.mark.parametrize("key", SEATS)
async def test_everything_can_be_read_in_80_columns_and_24_lines(key: str, kinds: int | None) -> None:
    """The question, each move, what it comes to; all things in short beside the board, and in full by the key named below.

    What is on offer and cannot be chosen is named.
    """
    for session in islice(questions(key, DECISIONS[key]), kinds):
        scene = picture(session.game, session.look(), session.viewer)
        app = TableApp(session, pause=NEVER)
        async with app.run_test(size=SMALL) as pilot:
            await settle(pilot)
            assert squeezed(scene.status) in squeezed(shown(app, app.query_one("#question"))), scene.status
            move = app.query_one(MoveList).move_at(app.query_one(MoveList).highlighted)
            assert squeezed(foreseen(session, move)) in squeezed(shown(app, app.query_one("#foreseen", Static)))
            listed = squeezed(await read_list(pilot, app))
            for words in words_of_moves(session, scene).values():
                assert squeezed(words) in listed, words
            if scene.regions:
                beside = squeezed(await read_view(pilot, app, app.query_one("#things", SceneView)))
                folded = {region.id for region in scene.regions if is_folded(scene, region)}
                for thing in things(scene):
                    brief = thing.region in folded and thing.mood != "lit"
                    told = squeezed((name_of if brief else line_of)(thing))
                    assert thing.look == "choice" or is_hint(thing) != (told in beside), thing.label
            cards = next(key for key in COMMANDS if key.name == "cards")
            assert f"{app.shown_key(cards)} Cards" in screen_text(app)
            await pilot.press(app.shown_key(cards).lower())
            whole = squeezed(await read_view(pilot, app, app.query_one("#cards", SceneView)))
            for thing in things(scene):
                assert squeezed(whole_of(thing)) in whole, thing.label
            assert squeezed(scene.summary) in whole


def is_hint(thing: Thing) -> bool:
    """It says how to choose in a picture, with a mouse or a finger; here the list of moves stands instead."""
    return thing.look == "note" and thing.region == "answers" and not thing.title


@pytest.mark.usefixtures("nobody_watches")
@pytest.mark.parametrize(
    ("key", "size"),
    [
        pytest.param(
            key,
            size,
            marks=() if size == SMALL or key in SHOWN_LARGE else pytest.mark.long,
            id=f"{key}-{size[0]}x{size[1]}",
        )
        for key in SEATS
        for size in SIZES
    ],
)
async def test_golden_screen(key: str, size: tuple[int, int]) -> None:
    """A table in the middle of a game."""
    async with TableApp(middle(key), pause=NEVER).run_test(size=size) as pilot:
        await settle(pilot)
        assert isinstance(pilot.app, TableApp)
        rows = [row.rstrip() for row in screen_text(pilot.app).split("\n")]
        check_golden(GOLDEN / f"{key}-{size[0]}x{size[1]}.txt", "\n".join(rows) + "\n")


def middle(key: str) -> Session:
    """The match of the golden screens."""
    found = list(decisions_until(key))
    return found[-1]


def decisions_until(key: str) -> list[Session]:
    """The session, once for each decision up to the middle, at which it stops."""
    some = decisions(key, MIDDLE[key])
    return [next(some) for _ in range(MIDDLE[key])]


async def test_another_size_of_the_window_shows_the_same() -> None:
    """Smaller and larger again: the list, the board and the things fill the new window."""
    app = app_of("kraken", "human,random")
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        large = screen_text(app)
        for size in (SMALL, (60, 20), (120, 40)):
            await pilot.resize_terminal(*size)
            await settle(pilot)
            assert {len(row) for row in screen_text(app).split("\n")} == {size[0]}
            assert "Which card do you play?" in screen_text(app)
        assert screen_text(app) == large


@pytest.mark.usefixtures("nobody_watches")
async def test_keys_open_a_part_of_the_table_alone() -> None:
    """And close it again, or Escape does."""
    app = app_of("kraken", "human,random")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        for key, part in (("m", "#board"), ("c", "#cards"), ("l", "#log"), ("v", "#report")):
            for back in (key,) if part in {"#board", "#log"} else ("escape",):
                await pilot.press(key)
                await pilot.pause()
                assert app.focused is app.query_one(part)
                assert app.query_one(part).size.width > SMALL[0] - 5
                await pilot.press(back)
                await pilot.pause()
                assert app.focused is app.query_one(MoveList)


async def test_the_last_turn_is_told_and_marked() -> None:
    """In the line below, and by a line under its ship."""
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        board = app.query_one("#board", SceneView)
        assert not board.marked
        await type_in(pilot, "c2")
        assert "Last turn: Orange places a ship on c2." in screen_text(app)
        assert board.marked == {"square-c2"}
        await type_in(pilot, "d3")
        assert board.marked == {"square-d3"}


async def test_without_colours_the_cursor_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """With NO_COLOR there are only greys, and the chosen move still stands out."""
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_of("cardinal", "human,human", "first=orange")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        grounds: dict[str, set[str]] = {}
        for line in app.screen._compositor.render_strips():  # noqa: SLF001 - what a terminal would show
            for part in line.apply_filter(app._filters[0], app.screen.background_colors[1]):  # noqa: SLF001
                if part.style is not None and part.style.bgcolor is not None and "Place your ship on" in part.text:
                    red, green, blue = part.style.bgcolor.get_truecolor()
                    assert red == green == blue
                    grounds.setdefault(str((red, green, blue)), set()).add(part.text.strip())
        cursor, others = sorted(grounds.values(), key=len)
        assert (len(cursor), len(others)) == (1, 5)
