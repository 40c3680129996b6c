"""The board of the terminal table: the scene in colour, with a cursor on what can be chosen."""

from __future__ import annotations

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

from quarterdeck.scene.regions import picture_lines
from quarterdeck.scene.shapes import AnyShape, Scene
from quarterdeck.scene.text import FEWEST_COLUMNS, Segment
from quarterdeck.scene.theme import ThemeName, find_theme

STEP: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
AWRY: Final = 3
"""How much more a step aside counts than a step in the wanted direction."""


class Spot(Struct, frozen=True):
    """Where a shape with a move lies on the screen: its middle, a character being one wide and two high."""

    move: str
    shape: str
    x: float
    y: float


class BoardView(Widget, can_focus=True):
    """A scene; arrows walk over the shapes that carry moves, Enter or a click chooses one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"step('{key}')", show=False) for key in STEP),
        Binding("enter", "choose", show=False),
        Binding("space", "choose", show=False),
    ]

    class Chosen(Message):
        """A shape was chosen; `wish` is the move it would mean, if shapes of its kind mean moves."""

        def __init__(self, shape: AnyShape, wish: str | None) -> None:
            super().__init__()
            self.shape = shape
            self.wish = wish

    class Pointed(Message):
        """The cursor or the mouse is on a shape."""

        def __init__(self, shape: AnyShape, move: str | None, *, by_mouse: bool) -> None:
            super().__init__()
            self.shape = shape
            self.move = move
            self.by_mouse = by_mouse

    def __init__(self, *, id: str) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id)
        self.scene: Scene | None = None
        self.theme_name: ThemeName = "dark"
        self.cursor: str | None = None
        """The move under the cursor."""
        self.lines: list[list[Segment]] = []
        self.shapes: dict[str, AnyShape] = {}
        self.hovered = ""
        self.leads: dict[str, str] = {}
        """By kind of shape, the first word of its id: what a move says before the rest of the id."""

    # -- what is shown -----------------------------------------------------------------------

    def show(self, scene: Scene, theme: ThemeName) -> None:
        """Show a scene in a theme."""
        self.scene = scene
        self.theme_name = theme
        self.shapes = {shape.id: shape for shape in scene.shapes}
        for shape in scene.shapes:
            self.learn(shape)
        if self.cursor not in scene.hotspots():
            self.cursor = None
        self.tooltip = None
        self.lay_out()

    def learn(self, shape: AnyShape) -> None:
        """Note how shapes of a kind are named and what moves they mean: `card-undertow` means `play undertow`."""
        kind, _, rest = shape.id.partition("-")
        if shape.move is not None and shape.move.endswith(rest):
            self.leads[kind] = shape.move.removesuffix(rest)

    def wish(self, shape: AnyShape) -> str | None:
        """The move that choosing a shape means, legal or not; None if shapes of its kind mean none."""
        kind, _, rest = shape.id.partition("-")
        return shape.move or (self.leads[kind] + rest if kind in self.leads else None)

    def point(self, move: str | None) -> None:
        """Put the cursor on a move's shape, if there is one."""
        if move != self.cursor:
            self.cursor = move
            self.refresh()

    def lay_out(self) -> None:
        """Draw the scene as large as there is room for."""
        width, height = self.size
        if self.scene is None or width < FEWEST_COLUMNS or height < 1:
            self.lines = []
        else:
            self.lines = picture_lines(self.scene, find_theme(self.theme_name), width, height)
        self.refresh()

    def on_resize(self) -> None:
        """The room has changed."""
        self.lay_out()

    def margins(self) -> tuple[int, int]:
        """Columns to the left of the picture, rows above it."""
        wide = max((sum(cell_len(part.text) for part in line) for line in self.lines), default=0)
        return max((self.size.width - wide) // 2, 0), max((self.size.height - len(self.lines)) // 2, 0)

    def render_line(self, y: int) -> Strip:
        ground = find_theme(self.theme_name).style("page").fill
        left, above = self.margins()
        blank = Style(bgcolor=ground)
        row = y - above
        if not 0 <= row < len(self.lines):
            return Strip.blank(self.size.width, blank)
        pieces = [Piece(" " * left, blank), *(Piece(part.text, self.look(part)) for part in self.lines[row])]
        return Strip(pieces).adjust_cell_length(self.size.width, blank)

    def look(self, part: Segment) -> Style:
        """The style of a segment; what the cursor is on stands out."""
        shape = self.shapes.get(part.shape)
        if self.cursor is not None and shape is not None and shape.move == self.cursor:
            accent = self.app.get_css_variables()
            return Style(color=accent["cursor-ink"], bgcolor=accent["cursor-ground"], bold=True)
        return Style(color=part.foreground, bgcolor=part.background, bold=part.bold)

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

    def spots(self) -> list[Spot]:
        """The shapes that carry moves, by rows."""
        cells: dict[str, list[tuple[int, int]]] = {}
        for y, line in enumerate(self.lines):
            x = 0
            for part in line:
                shape = self.shapes.get(part.shape)
                if shape is not None and shape.move is not None:
                    cells.setdefault(part.shape, []).extend((x + k, y) for k in range(cell_len(part.text)))
                x += cell_len(part.text)
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

    def action_step(self, key: str) -> None:
        """Move the cursor to the nearest choice in a direction."""
        spots = self.spots()
        here = next((spot for spot in spots if spot.move == self.cursor), None)
        first = spots[0] if spots else None
        target = first if here is None else nearest(here, spots, STEP[key])
        if target is not None:
            self.point(target.move)
            self.post_message(self.Pointed(self.shapes[target.shape], target.move, by_mouse=False))

    def action_choose(self) -> None:
        """Choose what the cursor is on."""
        for shape in self.shapes.values():
            if shape.move is not None and shape.move == self.cursor:
                self.post_message(self.Chosen(shape, self.wish(shape)))
                return

    def on_click(self, event: events.Click) -> None:
        """Choose what was clicked."""
        shape = self.shape_at(event.x, event.y)
        if shape is not None:
            self.post_message(self.Chosen(shape, self.wish(shape)))

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
