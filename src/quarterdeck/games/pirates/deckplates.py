"""The deckplates: what every ship and creature can do, its masts, and what lies aboard."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.drawing import REPEATED, light, plate, shortened, sign, write
from quarterdeck.games.pirates.labels import mast_state, nation_name, plate_words
from quarterdeck.games.pirates.panels import CHIP, WIDE, Corners, chip, room_for_plates
from quarterdeck.games.pirates.view import SAY, SEATS, UNKNOWN, Craft, Treasure, View
from quarterdeck.scene.shapes import AnyShape, Disc

REMEMBERED: Final = 4096
HIGHEST: Final = 208
LOWEST: Final = 76
"""Where plates would be lower, they lie in two columns."""
TEXT_FROM: Final = 122
"""Plates so high also have what a ship can do in words."""
ABOVE_TEXT: Final = 92
"""Of a plate, above the lines that say what she can do."""
BESIDE: Final = 300
"""Room for words beside the cargo."""
LINE: Final = 26


def deckplates(view: View) -> Iterator[AnyShape]:
    """A plate for each ship and creature in play, the viewer's first."""
    crafts = sorted(view.crafts, key=lambda craft: ((craft.seat - max(view.seat, 0)) % len(view.captains), craft.unit))
    left, top, _, high = room_for_plates(view)
    columns = 1 if len(crafts) * LOWEST <= high else 2
    rows = -(-len(crafts) // columns)
    pitch = min(HIGHEST, high // max(rows, 1))
    for k, craft in enumerate(crafts):
        place = (left + 6 + WIDE // columns * (k // rows), top + pitch * (k % rows), WIDE // columns - 14, pitch - 8)
        yield from _plate(craft, plate_words(view, craft), _move(view, craft), place)


def _move(view: View, craft: Craft) -> str | None:
    """The move that choosing the plate makes: as choosing the ship."""
    if view.phase == codes.MANNING:
        return view.manning(craft.unit)
    return view.moves.get(int(codes.UNIT) + craft.unit)


@lru_cache(REMEMBERED)
def _plate(craft: Craft, label: str, move: str | None, place: Corners) -> tuple[AnyShape, ...]:
    """Code, name, nation, move and cargo; below it masts, then crew and treasure; then what she can do."""
    x, y, wide, high = place
    role = "button-hot" if move else "card-played" if craft.acted or not craft.standing else "card"
    name = f"plate-{craft.code}"
    found: list[AnyShape] = [
        plate(name, role, label, place, move),
        light(f"{name}-edge", f"seat-{SEATS[craft.seat]}", (x + 4, y + 5, 14, high - 10)),
    ]
    narrow = wide < WIDE - 100
    first = y + (27 if high > LOWEST else high // 3)
    title = f"{craft.code} {shortened(craft.name, 13 if narrow else 26)}"
    found.append(write(f"{name}-name", "words-card", title, (x + 30, first, 31), "start", title))
    printed = SAY(
        "printed-short" if narrow else "printed",
        nation=nation_name(craft.nation),
        move=craft.move,
        load=craft.load,
        space=craft.space,
    )
    found.append(write(f"{name}-print", "words-card-small", printed, (x + wide - 18, first, 26), "end"))
    second = first + min(42, high * 44 // 100)
    found += _masts(craft, (x + 50, second))
    left = x + 46 + 54 * craft.masts
    free = (wide - (left - x) - 14) // max(len(craft.pieces), 1) - 6
    chips, left = _cargo(craft, (left, second), min(CHIP, max(free - 42 * len(craft.treasures), 30)))
    found += chips
    if high >= TEXT_FROM:
        found += _effects(craft, (x + 30, second + 36), (wide - 50, max((high - ABOVE_TEXT) // LINE, 1)))
    elif x + wide - left > BESIDE:
        found += _effects(craft, (left + 16, second + 2), (x + wide - left - 30, 1))
    return tuple(found)


def _masts(craft: Craft, at: tuple[int, int]) -> Iterator[AnyShape]:
    """The cannons front to rear: rank and range; lost ones crossed out."""
    for k, cannon in enumerate(craft.cannons):
        x, y, state = at[0] + 54 * k, at[1], mast_state(craft, k)
        role = {"lost": "pi-die-lost", "burning": "pi-die-fire"}.get(state, f"pi-die-{cannon[1].lower()}")
        name = f"plate-{craft.code}-{k + 1}"
        yield light(name, role, (x - 22, y - 19, 46, 38), 8)
        yield write(f"{name}-words", f"{role}-words", cannon, (x + 1, y, 25))


def _cargo(craft: Craft, at: tuple[int, int], most: int) -> tuple[list[AnyShape], int]:
    """Crew as chips, treasure as coins; and where they end."""
    (x, y), found = at, list[AnyShape]()
    for piece in craft.pieces:
        wide = most if piece.name else min(most, 40)
        found += chip(piece, (x, y - 19, wide, 38))
        x += wide + 6
    for k, treasure in enumerate(craft.treasures):
        found += _coin(f"plate-{craft.code}-coin-{k}", treasure, (x + 19, y))
        x += 42
    return found, x


def _coin(name: str, treasure: Treasure, at: tuple[int, int]) -> Iterator[AnyShape]:
    """A treasure: its gold, a star for a unique one, a question mark for what the viewer does not know."""
    known = treasure.name or treasure.gold != UNKNOWN
    said = "★" if treasure.name else str(treasure.gold) if known else "?"
    yield Disc(
        id=name, role="coin" if known else "pi-chest", label=REPEATED, decoration=True, x=at[0], y=at[1], radius=18
    )
    yield write(f"{name}-words", "pi-words-coin" if known else "pi-words-chest", said, (*at, 24))


def _effects(craft: Craft, at: tuple[int, int], room: tuple[int, int]) -> Iterator[AnyShape]:
    """What she can do, as far as there is room."""
    wide, most = room
    crew = [SAY("crew-does", name=piece.name, does=" ".join(piece.effects)) for piece in craft.pieces if piece.effects]
    lines = wrap(" ".join((*craft.effects, *crew)), wide // 10)
    for k, line in enumerate(lines[:most]):
        words = line if k < most - 1 or len(lines) <= most else f"{line.rstrip('.')} …"
        yield write(f"plate-{craft.code}-text-{k}", "words-card-soft", words, (at[0], at[1] + LINE * k, 23), "start")
    if craft.fated:
        yield sign(f"plate-{craft.code}-doom", "pi-fire", (at[0] + wide - 16, at[1] + 4, 34), "doom")
