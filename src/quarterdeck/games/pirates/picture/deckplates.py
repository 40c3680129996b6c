"""The deckplates: what every ship and creature can do, its masts, and what lies aboard."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

from msgspec import Struct

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.drawing import REPEATED, light, plate, shortened, sign, write
from quarterdeck.games.pirates.picture.panels import (
    CHIPS,
    WIDE,
    Corners,
    chips,
    height,
    laid,
    lines_of_chips,
    room_for_rows,
)
from quarterdeck.games.pirates.picture.view import SAY, SEATS, UNKNOWN, Craft, Treasure, View
from quarterdeck.games.pirates.words.labels import mast_state, nation_name, plate_words, state_words, treasure_texts
from quarterdeck.scene.shapes import AnyShape, Disc

REMEMBERED: Final = 4096
NAMES: Final = 112
"""Height of a plate's name and its masts."""
LINE: Final = 30
LETTERS: Final = 53
"""Of the text on a plate, in a line."""
FOOT: Final = 12
LEFT: Final = 30
"""From the edge of a plate to its words."""
CARGO: Final = WIDE - 14 - LEFT - 12
"""Width of a line of cargo."""
COIN: Final = 48


class Body(Struct, frozen=True):
    """What stands on a plate besides the ship's print."""

    state: tuple[str, ...]
    """How she lies, in lines."""
    text: tuple[str, ...]
    """What she and her crew can do, in lines."""
    cargo: int
    """Lines of crew and coins."""

    def height(self) -> int:
        """Of the whole plate."""
        words = LINE * (len(self.state) + len(self.text))
        return NAMES + CHIPS * self.cargo + words + FOOT


Laid = tuple[Craft, Body, int, int]
"""A plate: its column and how far down it lies."""


def plates(view: View) -> list[Laid]:
    """Where each plate lies, the viewer's ships first: below the players, then in columns of their own."""
    crafts = sorted(view.crafts, key=lambda craft: ((craft.seat - max(view.seat, 0)) % len(view.captains), craft.unit))
    _, top, _, rows = room_for_rows(view)
    found: list[Laid] = []
    column, y, most = 0, top + rows, height(view.sheet)
    for craft in crafts:
        body = _sheet(craft, state_words(view, craft))
        if y + body.height() > most:
            column, y = column + 1, 4
        found.append((craft, body, column, y))
        y += body.height() + 8
    return found


def columns(view: View) -> int:
    """How many columns there are beside the table."""
    return max((column for _, _, column, _ in plates(view)), default=0) + 1


def deckplates(view: View) -> Iterator[AnyShape]:
    """A plate for each ship and creature in play."""
    left = room_for_rows(view)[0]
    for craft, body, column, y in plates(view):
        place = (left + 6 + WIDE * column, y, WIDE - 14, body.height())
        yield from _plate(craft, body, plate_words(view, craft), _move(view, craft), place)


def _move(view: View, craft: Craft) -> str | None:
    """The move that choosing the plate makes: as choosing the ship."""
    if view.phase == codes.MANNING:
        return view.manning(craft.unit)
    return view.moves.get(int(codes.UNIT) + craft.unit)


@lru_cache(REMEMBERED)
def _sheet(craft: Craft, state: str) -> Body:
    """What stands on a plate besides the print."""
    crew = [SAY("crew-does", name=piece.name, does=" ".join(piece.effects)) for piece in craft.pieces if piece.effects]
    text = [line for words in (" ".join(craft.effects), *crew, *treasure_texts(craft)) for line in wrap(words, LETTERS)]
    told = f"{state[:1].upper()}{state[1:]}." if state != "none" else ""
    return Body(state=tuple(wrap(told, LETTERS)), text=tuple(text), cargo=_cargo_lines(craft))


def _cargo_lines(craft: Craft) -> int:
    """Lines that crew and coins fill: coins go on where the crew ends, if there is room."""
    lines = lines_of_chips(craft.pieces, CARGO)
    if not craft.treasures:
        return lines
    return max(lines, 1) if _end_of_crew(craft) + COIN * len(craft.treasures) <= CARGO else lines + 1


def _end_of_crew(craft: Craft) -> int:
    """Where the last line of crew ends."""
    if not craft.pieces:
        return 0
    from_x = laid(craft.pieces, CARGO)[-1][0]
    return from_x + max(len(craft.pieces[-1].name) * 13 + 26, 44) + 14


@lru_cache(REMEMBERED)
def _plate(craft: Craft, body: Body, label: str, move: str | None, place: Corners) -> tuple[AnyShape, ...]:
    """Code, name, nation, move and cargo; below it masts, then crew and treasure; then what she can do."""
    x, y, wide, high = place
    role = "button-hot" if move else "card-played" if craft.acted or not craft.standing else "card"
    name = f"plate-{craft.code}"
    found: list[AnyShape] = [
        plate(name, role, label, place, move),
        light(f"{name}-edge", f"seat-{SEATS[craft.seat]}", (x + 5, y + 6, 14, high - 12)),
    ]
    title = f"{craft.code} {shortened(craft.name, 24)}"
    found.append(write(f"{name}-name", "words-card", title, (x + LEFT, y + 31, 35), "start", title))
    load = SAY("load", load=craft.load, space=craft.space)
    found.append(write(f"{name}-load", "words-card", load, (x + wide - 16, y + 31, 28), "end"))
    found += _masts(craft, (x + LEFT + 24, y + 80))
    printed = SAY("printed", nation=nation_name(craft.nation), move=craft.move)
    found.append(write(f"{name}-print", "words-card-small", printed, (x + wide - 16, y + 80, 27), "end"))
    if craft.fated:
        found.append(sign(f"{name}-doom", "pi-fire", (x + wide - 120, y + 31, 40), "doom"))
    return (*found, *_below(craft, body, (x + LEFT, y + NAMES)))


def _below(craft: Craft, body: Body, at: tuple[int, int]) -> Iterator[AnyShape]:
    """Cargo, how she lies, and what she can do."""
    x, y = at
    yield from chips(craft.pieces, (x, y, CARGO, 0))
    lines = lines_of_chips(craft.pieces, CARGO)
    along, down = (_end_of_crew(craft), lines - 1) if lines == body.cargo else (0, lines)
    for k, treasure in enumerate(craft.treasures):
        place = (x + along + 20 + COIN * k, y + CHIPS * max(down, 0) + CHIPS // 2 - 4)
        yield from _coin(f"plate-{craft.code}-coin-{k}", treasure, place)
    y += CHIPS * body.cargo + LINE // 2
    for k, line in enumerate(body.state):
        yield write(f"plate-{craft.code}-state-{k}", "words-card", line, (x, y + LINE * k, 26), "start")
    y += LINE * len(body.state)
    for k, line in enumerate(body.text):
        yield write(f"plate-{craft.code}-text-{k}", "words-card-soft", line, (x, y + LINE * k, 26), "start")


def _masts(craft: Craft, at: tuple[int, int]) -> Iterator[AnyShape]:
    """The cannons front to rear: rank and range; lost ones crossed out."""
    pitch = min(56, 360 // max(craft.masts, 1))
    for k, cannon in enumerate(craft.cannons):
        x, y, state = at[0] + pitch * k, at[1], mast_state(craft, k)
        role = {"lost": "pi-die-lost", "burning": "pi-die-fire"}.get(state, f"pi-die-{cannon[1].lower()}")
        name = f"plate-{craft.code}-{k + 1}"
        yield light(name, role, (x - 24, y - 22, pitch - 6, 44), 9)
        yield write(f"{name}-words", f"{role}-words", cannon, (x - 27 + pitch // 2, y, 29 if pitch > COIN else 24))


def _coin(name: str, treasure: Treasure, at: tuple[int, int]) -> Iterator[AnyShape]:
    """A treasure: its gold, a star for a unique one, a question mark for what the viewer does not know."""
    known = treasure.name or treasure.gold != UNKNOWN
    said = "★" if treasure.name else str(treasure.gold) if known else "?"
    yield Disc(
        id=name, role="coin" if known else "pi-chest", label=REPEATED, decoration=True, x=at[0], y=at[1], radius=21
    )
    yield write(f"{name}-words", "pi-words-coin" if known else "pi-words-chest", said, (*at, 28))
