"""A scene as a complete SVG file: colours, art and text alternatives are inside.

Equal scenes and themes give equal bytes. Shapes keep their ids; a shape with a move carries it as
`data-move`, and decorations are hidden from screen readers.
"""

from __future__ import annotations

from math import cos, radians, sin  # noqa: TID251 - pictures calculate with floats
from typing import Final, Literal
from xml.sax.saxutils import escape, quoteattr

from quarterdeck.scene.art import drawing
from quarterdeck.scene.css import PAGE, role_class, rules
from quarterdeck.scene.layout import laid_out
from quarterdeck.scene.shapes import Box, Disc, Line, Placed, Polygon, Scene, Sector, Symbol, Words
from quarterdeck.scene.theme import find_theme

Look = Literal["light", "dark", "auto"]
LOOKS: Final[tuple[Look, ...]] = ("light", "dark", "auto")
Window = tuple[int, int, int, int]
"""A part of a scene: x, y, width and height."""
_COMMON: Final = "text{stroke:var(--around,none);stroke-linejoin:round;paint-order:stroke}[data-move]{cursor:pointer}[data-move]:hover{filter:brightness(1.08)}.decoration{pointer-events:none}"


def to_svg(scene: Scene, theme: Look = "auto", window: Window | None = None) -> str:
    """The scene, or a part of it, as an SVG document; `auto` follows the reader's setting, light or dark.

    Regions are drawn beside the board, in a plain layout.
    """
    scene = laid_out(scene)
    left, top, width, height = window or (0, 0, scene.width, scene.height)
    described = 'role="graphics-document document" aria-labelledby="scene-title" aria-describedby="scene-summary"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" {described} class={quoteattr("game-" + scene.game)}>',
        f'<title id="scene-title">{escape(scene.title)}</title>',
        f'<desc id="scene-summary">{escape(scene.summary)}</desc>',
        f"<style>{style_sheet(scene, theme)}</style>",
        *_definitions(scene),
        f'<rect class="role-{PAGE} decoration" aria-hidden="true" width="{scene.width}" height="{scene.height}"/>',
        *(_draw(shape) for shape in scene.placed()),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


# -- colours ------------------------------------------------------------------------------------


def style_sheet(scene: Scene, theme: Look) -> str:
    """The style rules of the scene's roles as CSS."""
    roles = sorted({PAGE} | {shape.role for shape in scene.shapes})
    if theme != "auto":
        return _COMMON + rules(find_theme(theme), roles)
    light, dark = (rules(find_theme(name), roles) for name in ("light", "dark"))
    return f"{_COMMON}{light}@media (prefers-color-scheme:dark){{{dark}}}"


# -- art ------------------------------------------------------------------------------------------


def _definitions(scene: Scene) -> list[str]:
    names = sorted({shape.art for shape in scene.shapes if isinstance(shape, Symbol)})
    if not names:
        return []
    return ["<defs>", *(_symbol(scene.art, name) for name in names), "</defs>"]


def _symbol(package: str, name: str) -> str:
    """The drawing as an SVG symbol."""
    box, body = drawing(package, name)
    return f'<symbol id="art-{name}" viewBox="{box}" overflow="visible">{body}</symbol>'


# -- shapes -----------------------------------------------------------------------------------------


def _draw(shape: Placed) -> str:
    """The shape with its id, role, words and move."""
    classes = role_class(shape.role)
    if shape.decoration:
        told = f'class="{classes} decoration" aria-hidden="true"'
    else:
        told = f'class="{classes}" role="img" aria-label={quoteattr(shape.label)}'
    move = "" if shape.move is None else f" data-move={quoteattr(shape.move)}"
    return _element(shape, f"id={quoteattr(shape.id)} {told}{move}")


def _element(shape: Placed, attributes: str) -> str:
    match shape:
        case Polygon(points=points):
            element = f'<polygon {attributes} points="{_listed(points)}"/>'
        case Line(points=points):
            element = f'<polyline {attributes} points="{_listed(points)}"/>'
        case Box():
            corner = f' rx="{shape.round}"' if shape.round else ""
            size = f'width="{shape.width}" height="{shape.height}"'
            element = f'<rect {attributes} x="{shape.x}" y="{shape.y}" {size}{corner}/>'
        case Disc():
            element = f'<circle {attributes} cx="{shape.x}" cy="{shape.y}" r="{shape.radius}"/>'
        case Sector():
            element = f'<path {attributes} d="{_outline(shape)}"/>'
        case Symbol():
            element = _use(shape, attributes)
        case Words():
            at = f'x="{shape.x}" y="{shape.y}" dy=".35em" style="font-size:{shape.size}px" text-anchor="{shape.anchor}"'
            element = f"<text {attributes} {at}>{escape(shape.text)}</text>"
    return element


def _listed(points: tuple[tuple[int, int], ...]) -> str:
    return " ".join(f"{x},{y}" for x, y in points)


def _outline(shape: Sector) -> str:
    """The outline of a sector: along the outer arc, and back along the inner one."""
    first, last = radians(shape.start), radians(shape.start + shape.sweep)
    far = int(shape.sweep > 180)  # noqa: PLR2004 - half a turn: the longer of two arcs is meant

    def point(radius: int, angle: float) -> str:
        return f"{shape.x + radius * sin(angle):.2f} {shape.y - radius * cos(angle):.2f}"

    return (
        f"M{point(shape.outer, first)}A{shape.outer} {shape.outer} 0 {far} 1 {point(shape.outer, last)}"
        f"L{point(shape.inner, last)}A{shape.inner} {shape.inner} 0 {far} 0 {point(shape.inner, first)}Z"
    )


def _use(shape: Symbol, attributes: str) -> str:
    half = shape.size / 2
    turn = f' transform="rotate({shape.turn} {shape.x} {shape.y})"' if shape.turn else ""
    place = f'x="{shape.x - half:g}" y="{shape.y - half:g}" width="{shape.size}" height="{shape.size}"'
    return f'<use {attributes} href="#art-{shape.art}" {place}{turn}/>'
