"""Kraken drawn: the whirlpool with its ships; `panels.py` draws what lies beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, radians, sin
from typing import Final

from quarterdeck.games.kraken.codes import NO_PLACE, NO_SHIP, SECTION_LETTERS, SECTIONS
from quarterdeck.games.kraken.notation import SEATS
from quarterdeck.games.kraken.panels import HEIGHT, WIDTH, View, panels
from quarterdeck.games.kraken.position import KrakenPosition
from quarterdeck.games.kraken.summary import SAY, summarise
from quarterdeck.scene.shapes import AnyShape, Disc, Polygon, Scene, Sector, Symbol, Words

ART: Final = "quarterdeck.games.kraken.art"
CENTRE: Final = (476, 490)
CORE: Final = 124
"""Radius of the Kraken; Lane 1 begins here."""
POOL: Final = 400
RIM: Final = 452
SHIP_WIDTH: Final = 42
"""Percent of a ship's length."""
LONGEST_SHIP: Final = 150
GRAIN: Final = 46
"""Four Lanes are six lines of plain text."""


def draw(veiled: KrakenPosition, seat: int, moves: Iterable[int]) -> Scene:
    """The position as `seat` sees it, with its moves hanging on cards and icons (KR-D1 to KR-D3)."""
    view = View(veiled, seat, tuple(moves))
    shapes: list[AnyShape] = [*_pool(view), *_kraken(view), *_signs(view), *_ships(view), *panels(view)]
    return Scene(
        game="kraken",
        title=SAY("title"),
        summary=summarise(veiled),
        width=WIDTH,
        height=HEIGHT,
        shapes=tuple(shapes),
        art=ART,
        grain=GRAIN,
    )


def _lane(position: KrakenPosition) -> int:
    """How wide a Lane is."""
    return (POOL - CORE) // int(position.lanes)


def _at(section: float, radius: float) -> tuple[int, int]:
    """The point so far from the Kraken; sections count clockwise, halves lie between them."""
    angle = radians(section * 90)
    return round(CENTRE[0] + radius * sin(angle)), round(CENTRE[1] - radius * cos(angle))


def _section(section: int) -> str:
    return SAY("section", section=section)


def _side(position: KrakenPosition, section: int) -> str:
    """Front, side or rear of the Kraken (KR-1.3)."""
    return SAY("side", side=(section - int(position.front)) % int(SECTIONS))


# -- the whirlpool ----------------------------------------------------------------------------------


def _pool(view: View) -> Iterator[AnyShape]:
    """Rim, Lanes from the outermost in, and foam."""
    x, y = CENTRE
    position = view.position
    label = SAY("picture-rim")
    yield Disc(id="rim", role="rim", label=label, decoration=True, x=x, y=y, radius=RIM)
    yield Symbol(id="ticks", role="ticks", label=label, decoration=True, x=x, y=y, size=2 * RIM, art="rim")
    for lane in range(int(position.lanes), 0, -1):
        for section in range(int(SECTIONS)):
            yield _place(position, section, lane)
    yield Symbol(
        id="foam", role="foam", label=SAY("picture-foam"), decoration=True, x=x, y=y, size=2 * POOL, art="swirl"
    )


def _place(position: KrakenPosition, section: int, lane: int) -> Sector:
    """One place, with what is there in words."""
    ship = int(position.slots[section * 4 + lane - 1])
    front = "front" if section == position.front else "lane"
    width = _lane(position)
    return Sector(
        id=f"place-{SECTION_LETTERS[section]}{lane}",
        role=f"{front}-{lane}",
        label=SAY(
            "picture-place",
            section=_section(section),
            lane=lane,
            side=_side(position, section),
            ship="none" if ship == NO_SHIP else SEATS[ship],
            damage=0 if ship == NO_SHIP else int(position.damage[ship]),
        ),
        glyph="." if ship == NO_SHIP else "",
        x=CENTRE[0],
        y=CENTRE[1],
        inner=CORE + (lane - 1) * width,
        outer=CORE + lane * width if lane < position.lanes else POOL,
        start=section * 90 - 45,
        sweep=90,
    )


def _kraken(view: View) -> Iterator[AnyShape]:
    """The Kraken, turned to its front, and a pointer on the rim."""
    front = int(view.position.front)
    x, y = CENTRE
    label = SAY("picture-kraken", section=_section(front))
    yield Disc(id="deep", role="deep", label=label, x=x, y=y, radius=CORE)
    yield Symbol(
        id="kraken",
        role="kraken",
        label=label,
        decoration=True,
        glyph="K",
        x=x,
        y=y,
        size=420,
        art="kraken",
        turn=front * 90,
    )
    tip, left, right = _at(front, RIM + 22), _at(front - 0.05, RIM - 2), _at(front + 0.05, RIM - 2)
    label = SAY("picture-gaze", section=_section(front))
    yield Polygon(id="gaze", role="gaze", label=label, decoration=True, glyph="^>v<"[front], points=(tip, right, left))


def _signs(view: View) -> Iterator[Words]:
    """Letters of the Sections on the rim, numbers of the Lanes where West meets North."""
    position = view.position
    for section in range(int(SECTIONS)):
        x, y = _at(section, (POOL + RIM) / 2)
        letter = SECTION_LETTERS[section]
        label = SAY("picture-section", section=_section(section), side=_side(position, section))
        role = "words-rim-front" if section == position.front else "words-rim"
        yield Words(id=f"section-{letter}", role=role, label=label, glyph=letter, x=x, y=y, size=36, text=letter)
    for lane in range(1, int(position.lanes) + 1):
        x, y = _at(3.5, CORE + (lane - 0.5) * _lane(position))
        label = SAY("picture-lane", lane=lane)
        yield Words(
            id=f"lane-{lane}", role="words-lane", label=label, glyph=str(lane), x=x, y=y, size=26, text=str(lane)
        )


# -- ships ---------------------------------------------------------------------------------------------


def _ships(view: View) -> Iterator[AnyShape]:
    """Ships in play, bows clockwise (KR-1.7)."""
    position = view.position
    for seat in range(int(position.ships)):
        if position.place[seat] != NO_PLACE:
            yield from _ship(position, seat)


def _ship(position: KrakenPosition, seat: int) -> Iterator[AnyShape]:
    """Hull with its damage, and the seat's letter on its deck."""
    section, lane = divmod(int(position.place[seat]), 4)
    width, damage, letter = _lane(position), int(position.damage[seat]), SEATS[seat]
    x, y = _at(section, CORE + (lane + 0.5) * width)
    label = SAY("picture-ship", ship=letter, section=_section(section), lane=lane + 1, damage=damage)
    size = min(LONGEST_SHIP, width * 96 // SHIP_WIDTH)
    role = f"ship-{letter.lower()}"
    yield Symbol(
        id=f"ship-{letter}", role=role, label=label, x=x, y=y, size=size, art=f"hull-{damage}", turn=90 + 90 * section
    )
    yield Words(
        id=f"letter-{letter}", role=f"letter-{letter.lower()}", label=label, decoration=True,
        glyph=f"{letter}{damage}", x=x, y=y, size=30, text=letter,
    )  # fmt: skip
