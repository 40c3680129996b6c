"""Views of a scene at the terminal table: its board and what lies beside it, with a cursor on what can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from msgspec import Struct
from rich.cells import cell_len
from rich.segment import Segment as Piece
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from quarterdeck.cli.say import SAY
from quarterdeck.scene.shapes import AnyShape, Scene
from quarterdeck.scene.text import FEWEST_COLUMNS, Segment
from quarterdeck.scene.theme import Theme, ThemeName, find_theme

STEP: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
AWRY: Final = 3
"""How much more a step to the side counts than a step in the wanted direction."""
SCROLL: Final = {
    "shift+left": (-8, 0),
    "shift+right": (8, 0),
    "shift+up": (0, -2),
    "shift+down": (0, 2),
    "pageup": (0, -10),
    "pagedown": (0, 10),
}
"""How far keys scroll: columns, lines."""
WHEEL: Final = 3
"""Lines that a mouse wheel scrolls."""

Lines = list[list[Segment]]
Draw = Callable[[Scene, Theme, int, int], Lines]
"""Draws what a view shows of a scene for so many columns and lines; it may come out larger."""


class Spot(Struct, frozen=True):
    """The middle of a shape with a move on the screen; a character is one wide and two high."""

    move: str
    shape: str
    x: float
    y: float


class SceneView(Widget, can_focus=True):
    """A part of a scene; arrows walk over the shapes that carry moves, Enter or a click chooses one.

    What is larger than the view scrolls: along with the cursor, by keys and by the mouse wheel.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"step('{key}')", show=False) for key in STEP),
        *(Binding(key, f"scroll_view('{key}')", show=False) for key in SCROLL),
        Binding("enter", "choose", show=False),
        Binding("space", "choose", show=False),
    ]

    class Chosen(Message):
        """A shape was chosen."""

        def __init__(self, shape: AnyShape) -> None:
            super().__init__()
            self.shape = shape

    class Pointed(Message):
        """The cursor or the mouse is on a shape."""

        def __init__(self, shape: AnyShape, move: str | None, *, by_mouse: bool) -> None:
            super().__init__()
            self.shape = shape
            self.move = move
            self.by_mouse = by_mouse

    def __init__(self, draw: Draw, *, id: str) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id, classes="view")
        self.draw = draw
        self.scene: Scene | None = None
        self.marked: frozenset[str] = frozenset()
        """Ids of what the last turn has changed."""
        self.theme_name: ThemeName = "dark"
        self.cursor: str | None = None
        """The move under the cursor."""
        self.lines: Lines = []
        self.left = self.top = 0
        """The column and the line of the drawing that stand in the view's upper left corner."""
        self.shapes: dict[str, AnyShape] = {}
        self.hovered = ""

    # -- what is shown -----------------------------------------------------------------------

    def show(self, scene: Scene, theme: ThemeName, marked: frozenset[str]) -> None:
        """Show a scene in a theme, with what the last turn has changed underlined."""
        self.scene = scene
        self.theme_name = theme
        self.marked = marked
        self.shapes = {shape.id: shape for shape in scene.shapes}
        if self.cursor not in scene.hotspots():
            self.cursor = None
        self.tooltip = None
        self.lay_out()
        if self.cursor is None:
            self.bring_into_view(self.cells_of(lambda shape: shape.id in marked))

    def point(self, move: str | None) -> None:
        """Put the cursor on a move's shape, if there is one, and bring it into view."""
        if move != self.cursor:
            self.cursor = move
            self.follow()
            self.refresh()

    def lay_out(self) -> None:
        """Draw the scene, and keep in view what was."""
        width, height = self.size
        if self.scene is None or width < FEWEST_COLUMNS or height < 1:
            self.lines = []
        else:
            self.lines = self.draw(self.scene, find_theme(self.theme_name), width, height)
        self.scroll_by(0, 0)
        self.follow()
        self.refresh()

    def on_resize(self) -> None:
        """The room has changed."""
        self.lay_out()

    # -- what is in view ---------------------------------------------------------------------

    def drawn(self) -> tuple[int, int]:
        """The columns and lines of the whole drawing."""
        return max((sum(cell_len(part.text) for part in line) for line in self.lines), default=0), len(self.lines)

    def beyond(self) -> tuple[int, int]:
        """How many columns and lines of the drawing find no room in the view."""
        wide, high = self.drawn()
        return max(wide - self.size.width, 0), max(high - self.size.height, 0)

    def scroll_by(self, columns: int, lines: int) -> bool:
        """Scroll as far as there is something to see; tells whether anything moved."""
        before = self.left, self.top
        wide, high = self.beyond()
        self.left = min(max(self.left + columns, 0), wide)
        self.top = min(max(self.top + lines, 0), high)
        self.border_subtitle = self.told_of_rest()
        if (self.left, self.top) == before:
            return False
        self.refresh()
        return True

    def told_of_rest(self) -> str:
        """Arrows that show where there is more to see."""
        wide, high = self.beyond()
        ways = {"←": self.left, "→": wide - self.left, "↑": self.top, "↓": high - self.top}
        more = " ".join(arrow for arrow, rest in ways.items() if rest > 0)
        return SAY("more", arrows=more) if more else ""

    def follow(self) -> None:
        """Bring the cursor into view, in the middle if it was not."""
        self.bring_into_view(self.cells_of(lambda shape: shape.move is not None and shape.move == self.cursor))

    def bring_into_view(self, cells: dict[str, list[tuple[int, int]]]) -> None:
        """Scroll to the middle of the first shape of some, unless it is in view."""
        places = next(iter(cells.values()), [])
        if not places:
            return
        x, y = (sum(numbers) // len(places) for numbers in zip(*places, strict=True))
        width, height = self.size
        if not (self.left <= x < self.left + width and self.top <= y < self.top + height):
            self.scroll_by(x - width // 2 - self.left, y - height // 2 - self.top)

    def margins(self) -> tuple[int, int]:
        """The columns to the left of the picture and the rows above it; negative if a part of it is out of view."""
        wide, _ = self.drawn()
        return max((self.size.width - wide) // 2, 0) - self.left, -self.top

    def render_line(self, y: int) -> Strip:
        ground = find_theme(self.theme_name).style("page").fill
        left, above = self.margins()
        blank = Style(bgcolor=ground)
        row = y - above
        if not 0 <= row < len(self.lines):
            return Strip.blank(self.size.width, blank)
        whole = Strip(
            [Piece(" " * max(left, 0), blank), *(Piece(part.text, self.look(part)) for part in self.lines[row])]
        )
        begin = max(-left, 0)
        return whole.crop(begin, begin + self.size.width).adjust_cell_length(self.size.width, blank)

    def look(self, part: Segment) -> Style:
        """The style of a segment; what the cursor is on stands out."""
        shape = self.shapes.get(part.shape)
        if self.cursor is not None and shape is not None and shape.move == self.cursor:
            accent = self.app.get_css_variables()
            return Style(color=accent["cursor-ink"], bgcolor=accent["cursor-ground"], bold=True)
        marked = part.shape in self.marked and bool(part.text.strip())
        return Style(color=part.foreground, bgcolor=part.background, bold=part.bold or marked, underline=marked)

    # -- where things are ----------------------------------------------------------------------

    def shape_at(self, x: int, y: int) -> AnyShape | None:
        """The shape at a place of the widget."""
        left, above = self.margins()
        column = x - left
        if column < 0 or not 0 <= y - above < len(self.lines):
            return None
        for part in self.lines[y - above]:
            if column < cell_len(part.text):
                return self.shapes.get(part.shape)
            column -= cell_len(part.text)
        return None

    def cells_of(self, wanted: Callable[[AnyShape], bool]) -> dict[str, list[tuple[int, int]]]:
        """The cells of some shapes in the drawing, by id: columns and lines."""
        cells: dict[str, list[tuple[int, int]]] = {}
        for y, line in enumerate(self.lines):
            x = 0
            for part in line:
                shape = self.shapes.get(part.shape)
                if shape is not None and wanted(shape):
                    cells.setdefault(part.shape, []).extend((x + k, y) for k in range(cell_len(part.text)))
                x += cell_len(part.text)
        return cells

    def spots(self) -> list[Spot]:
        """The shapes that carry moves, by rows."""
        cells = self.cells_of(lambda shape: shape.move is not None)
        found = [
            Spot(
                move=self.shapes[shape].move or "",
                shape=shape,
                x=sum(x for x, _ in places) / len(places),
                y=2 * sum(y for _, y in places) / len(places),
            )
            for shape, places in cells.items()
        ]
        return sorted(found, key=lambda spot: (spot.y, spot.x))

    # -- what the player does ------------------------------------------------------------------

    def action_scroll_view(self, key: str) -> None:
        """Show another part of the drawing."""
        self.scroll_by(*SCROLL[key])

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Show what is below; with the shift key, to the right."""
        self.scroll_by(*((2 * WHEEL, 0) if event.shift else (0, WHEEL)))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Show what is above; with the shift key, to the left."""
        self.scroll_by(*((-2 * WHEEL, 0) if event.shift else (0, -WHEEL)))

    def action_step(self, key: str) -> None:
        """Move the cursor to the nearest choice in a direction, or scroll if there is none."""
        spots = self.spots()
        here = next((spot for spot in spots if spot.move == self.cursor), None)
        first = spots[0] if spots else None
        target = first if here is None else nearest(here, spots, STEP[key])
        if target is None:
            self.scroll_by(*SCROLL[f"shift+{key}"])
        else:
            self.point(target.move)
            self.post_message(self.Pointed(self.shapes[target.shape], target.move, by_mouse=False))

    def action_choose(self) -> None:
        """Choose what the cursor is on."""
        for shape in self.shapes.values():
            if shape.move is not None and shape.move == self.cursor:
                self.post_message(self.Chosen(shape))
                return

    def on_click(self, event: events.Click) -> None:
        """Choose what was clicked."""
        shape = self.shape_at(event.x, event.y)
        if shape is not None:
            self.post_message(self.Chosen(shape))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell what the mouse is on."""
        shape = self.shape_at(event.x, event.y)
        if shape is not None and shape.id != self.hovered:
            self.post_message(self.Pointed(shape, shape.move, by_mouse=True))
        self.hovered = "" if shape is None else shape.id


def nearest(here: Spot, spots: list[Spot], step: tuple[int, int]) -> Spot | None:
    """The nearest spot in a direction; steps aside count more than steps ahead."""
    across, down = step

    def distance(spot: Spot) -> float:
        ahead = (spot.x - here.x) * across + (spot.y - here.y) * down
        aside = abs((spot.x - here.x) * down) + abs((spot.y - here.y) * across)
        return ahead + AWRY * aside if ahead > 0 else float("inf")

    found = min(spots, key=distance, default=None)
    return found if found is not None and distance(found) < float("inf") else None
