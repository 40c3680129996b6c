"""The pictures of a game's illustrated page, drawn from its position files."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
import tomli
from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.position_files import imagine_untold, read_position
from quarterdeck.engine.registry import find_game
from quarterdeck.guide.page import Guide
from quarterdeck.guide.pages import folder_of, has_guide, read_page
from quarterdeck.messages.language import OWN, remembered, spoken
from quarterdeck.scene.drawing import scene_for
from quarterdeck.scene.layout import GAP, flow
from quarterdeck.scene.shapes import AnyShape, Scene
from quarterdeck.scene.svg import Look, Window, to_svg

SPECTATOR: Final = -1
PICTURES: Final = "pictures.toml"


class PictureNote(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A section of `pictures.toml`, which says what a picture shows."""

    position: str
    """The position file, without `.json`."""
    seat: str = ""
    """The seat whose view is shown, with its moves; empty for a spectator."""
    region: str = ""
    """The id of a region to show instead of the board, such as `hand`."""
    things: tuple[str, ...] = ()
    """The ids of the things of this region to show; empty for all."""
    wide: int = 700
    """The greatest width of a row of things."""
    window: Window | None = None
    """The part of the board to show: x, y, width, height; empty for the whole board."""


@remembered()
def guide_of(key: str) -> Guide:
    """The illustrated page of a game, in English if it is not translated; `Malformed` if there is none."""
    game = find_game(key)
    if not has_guide(game):
        raise Malformed("game", f"{game.title} has no illustrated page")
    language = spoken() if has_guide(game, spoken()) else OWN
    return read_page((folder_of(game) / f"{language}.md").read_text(encoding="utf-8"))


@cache
def notes_of(key: str) -> dict[str, PictureNote]:
    """The descriptions of the pictures of a game's page, by name."""
    text = (folder_of(find_game(key)) / PICTURES).read_text(encoding="utf-8")
    try:
        return msgspec.convert(tomli.loads(text), dict[str, PictureNote])
    except msgspec.ValidationError as error:
        raise Malformed(PICTURES, str(error)) from None


def picture_of(key: str, name: str, theme: Look = "auto") -> str:
    """A picture of a game's page as an SVG file; `Malformed` if the page has no such picture."""
    game = find_game(key)
    figure = next((figure for figure in guide_of(key).figures() if figure.name == name), None)
    note = notes_of(key).get(name)
    if figure is None or note is None:
        raise Malformed("picture", f"the page about {game.title} has no picture {name!r}")
    scene = replace(_scene(game, note), title=figure.alt, summary=figure.caption)
    if note.region:
        return to_svg(_row(scene, note), theme)
    board = replace(scene, shapes=scene.placed(), regions=())
    return to_svg(board, theme, note.window)


def _scene(game: Game, note: PictureNote) -> Scene:
    """The position as its viewer sees it, with the viewer's moves."""
    data = (folder_of(game) / f"{note.position}.json").read_bytes()
    position = read_position(data, name=note.position).position
    imagine_untold(position, seeded(0))
    seat = game.seats_at(position).index(note.seat) if note.seat else SPECTATOR
    if seat != SPECTATOR and position.waiting() >> seat & 1 and position.player != seat:
        position.focus(seat)
    position.veil(seat)
    return scene_for(game, position, seat, position.legal() if position.player == seat else ())


def _row(scene: Scene, note: PictureNote) -> Scene:
    """The things of a region, in rows."""
    things = tuple(thing for thing in scene.things(note.region) if not note.things or thing.id in note.things)
    shapes: list[AnyShape] = []
    high = flow(things, (GAP, GAP), note.wide, scene.art, shapes)
    return replace(scene, shapes=tuple(shapes), regions=(), width=note.wide + 2 * GAP, height=high)
