"""Kraken's whirlpool drawn: its Lanes, the Kraken and the ships; each shape is made once for each state."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, dist, radians, sin  # noqa: TID251 - pictures calculate with floats
from typing import Final, Literal

from msgspec.structs import replace

from quarterdeck.games.kraken.codes import LANES, NO_PLACE, SECTION_LETTERS, SECTIONS, SINKS_AT
from quarterdeck.games.kraken.words.names import section_words
from quarterdeck.games.kraken.words.notation import SEATS
from quarterdeck.games.kraken.words.summary import REMEMBERED, SAY, View
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import AnyShape, Disc, Line, Polygon, Sector, Symbol, Words

WIDTH: Final = 964
HEIGHT: Final = 964
CENTRE: Final = (482, 482)
CORE: Final = 124
"""Radius of the Kraken; Lane 1 begins here."""
POOL: Final = 400
RIM: Final = 452
SHIP_WIDTH: Final = 56
"""Percent of a ship's length, with her cannons and sails."""
LONGEST_SHIP: Final = 150
SIGN: Final = 46
"""Width of the sign of a seat on its ship."""
BESIDE: Final = 8
"""From the bow of a ship to the word before it."""
NAME: Final = 36
"""Height of that word."""
LETTER: Final = 428
"""From the Kraken to the letter of a Section on the rim: no ship in the outermost Lane covers it."""
HEAD: Final = 26
"""Length of the head of an arrow."""
FARTHEST: Final = 0.36
"""In Sections: a ghost beside a ship is not nearer to the next Section."""
CHOICE_SIGN: Final = 42
"""Width of the sign of a choice where it leads to."""
CHOICE_ROLES: Final = {
    "forward": "sail", "up": "sail", "down": "sail", "fire": "fire",
    "repair": "repair", "clockwise": "kraken", "counter": "kraken", "tentacle": "kraken",
}  # fmt: skip
ASIDE: Final = 0.12
"""From the letter of a Section to that sign on the rim, in Sections."""
OUTLINE: Final = ((0.5, 0.0), (0.22, 0.19), (-0.4, 0.19), (-0.5, 0.1), (-0.5, -0.1), (-0.4, -0.19), (0.22, -0.19))
"""Corners of a ship, from its middle ahead and to the side, in its length."""
CORNERS: Final = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Where the hulls of the seats are drawn: left above, then clockwise."""
HULL_SIGN: Final = (40, 46, 66)
"""The sign of a seat in a corner of the board: how far it is from the side, how far from the top or bottom, and its width."""
HULL_SHIELDS: Final = (176, 46, 188)
"""The shields of the seat's ship beside it, likewise."""
HULL_NAME: Final = (40, 104)
"""The name of the seat, towards the middle of the board: how far from the side, and from the top or bottom."""
EMPTY: Final = ("none", 0)
"""A place without a ship: instead of its letter and damage."""


def whirlpool(view: View) -> Iterator[AnyShape]:
    """Rim, Lanes from the outermost in, foam, the Kraken, letters and numbers, ships."""
    position = view.position
    lanes, front = int(position.lanes), int(position.front)
    afloat = [player for player in view.players if player.place != NO_PLACE]
    ships = {player.place: (SEATS[player.seat], player.damage) for player in afloat}
    yield from _rim()
    for lane in range(lanes, 0, -1):
        for section in range(int(SECTIONS)):
            yield _place(section, lane, lanes, front, *ships.get(section * int(LANES) + lane - 1, EMPTY))
    yield from _above(lanes, front)
    for player in afloat:
        yield from _ship(player.seat, player.place, player.damage, lanes)
        if player.seat == view.seat:
            yield _beside(player.place, lanes, "you", SAY("picture-you"))
        else:
            letter = SEATS[player.seat]
            yield _beside(player.place, lanes, f"letter-{letter}", letter, glyph=" ")
    for player in view.players:
        yield from _hull(player.seat, int(SINKS_AT) if player.sunk else player.damage, own=player.seat == view.seat)


def _lane(lanes: int) -> int:
    """How wide a Lane is."""
    return (POOL - CORE) // lanes


def _length(lanes: int) -> int:
    """How long ships are: no broader than a Lane."""
    return min(LONGEST_SHIP, _lane(lanes) * 96 // SHIP_WIDTH)


def _at(section: float, radius: float) -> tuple[int, int]:
    """The point at a distance from the Kraken; sections count clockwise, halves lie between them."""
    angle = radians(section * 90)
    return round(CENTRE[0] + radius * sin(angle)), round(CENTRE[1] - radius * cos(angle))


def _side(section: int, front: int) -> str:
    """Front, side or rear of the Kraken (KR-1.3)."""
    return SAY("side", side=(section - front) % int(SECTIONS))


# -- water ------------------------------------------------------------------------------------------


@remembered()
def _rim() -> tuple[AnyShape, ...]:
    x, y = CENTRE
    label = SAY("picture-rim")
    return (
        Disc(id="rim", role="rim", label=label, decoration=True, x=x, y=y, radius=RIM),
        Symbol(id="ticks", role="ticks", label=label, decoration=True, x=x, y=y, size=2 * RIM, art="rim"),
    )


@remembered(REMEMBERED)
def _place(section: int, lane: int, lanes: int, front: int, ship: str, damage: int) -> Sector:
    """One place, with its contents in words."""
    width = _lane(lanes)
    return Sector(
        id=f"place-{SECTION_LETTERS[section]}{lane}",
        role=f"{'front' if section == front else 'lane'}-{lane}",
        label=SAY(
            "picture-place",
            section=section_words(section),
            lane=lane,
            side=_side(section, front),
            ship=ship,
            damage=damage,
        ),
        glyph="." if ship == EMPTY[0] else "",
        x=CENTRE[0],
        y=CENTRE[1],
        inner=CORE + (lane - 1) * width,
        outer=CORE + lane * width if lane < lanes else POOL,
        start=section * 90 - 45,
        sweep=90,
    )


@remembered()
def _above(lanes: int, front: int) -> tuple[AnyShape, ...]:
    """Things on the water besides ships."""
    x, y = CENTRE
    foam = Symbol(
        id="foam", role="foam", label=SAY("picture-foam"), decoration=True, x=x, y=y, size=2 * POOL, art="swirl"
    )
    return (foam, *_kraken(front), *_signs(lanes, front))


def _kraken(front: int) -> Iterator[AnyShape]:
    """The Kraken, turned to its front, and a pointer on the rim."""
    x, y = CENTRE
    label = SAY("picture-kraken", section=section_words(front))
    yield Disc(id="deep", role="deep", label=label, x=x, y=y, radius=CORE)
    yield Symbol(
        id="kraken", role="kraken", label=label, decoration=True, glyph="K",
        x=x, y=y, size=420, art="kraken-arms", turn=front * 90,
    )  # fmt: skip
    yield Symbol(id="kraken-head", role="kraken", label=label, decoration=True, x=x, y=y, size=420, art="kraken-head")
    yield _gaze("gaze", front)


def _gaze(name: str, front: int) -> Polygon:
    """The pointer on the rim."""
    tip, left, right = _at(front, RIM + 22), _at(front - 0.05, RIM - 2), _at(front + 0.05, RIM - 2)
    label = SAY("picture-gaze", section=section_words(front))
    return Polygon(id=name, role="gaze", label=label, decoration=True, glyph="^>v<"[front], points=(tip, right, left))


def _signs(lanes: int, front: int) -> Iterator[Words]:
    """Letters of the Sections on the rim, numbers of the Lanes where West meets North: the label of each place says them."""
    for section in range(int(SECTIONS)):
        x, y = _at(section, LETTER)
        letter = SECTION_LETTERS[section]
        label = SAY("picture-section", section=section_words(section), side=_side(section, front))
        role, written = "words-rim-front" if section == front else "words-rim", SAY("section-letter", section=section)
        yield Words(
            id=f"section-{letter}", role=role, label=label, decoration=True, glyph=written, x=x, y=y, size=36, text=written,
        )  # fmt: skip
    for lane in range(1, lanes + 1):
        x, y = _at(3.5, CORE + (lane - 0.5) * _lane(lanes))
        label, name = SAY("picture-lane", lane=lane), str(lane)
        yield Words(
            id=f"lane-{lane}", role="words-lane", label=label, decoration=True, glyph=name, x=x, y=y, size=26, text=name,
        )  # fmt: skip


# -- ships ---------------------------------------------------------------------------------------------


@remembered(REMEMBERED)
def _ship(seat: int, place: int, damage: int, lanes: int) -> tuple[Symbol, Symbol]:
    """A ship in play, its bow clockwise (KR-1.7): hull with its damage, and the seat's sign on its deck."""
    section, lane = divmod(place, int(LANES))
    letter, (x, y) = SEATS[seat], spot(place, lanes)
    label = SAY("picture-ship", ship=letter, section=section_words(section), lane=lane + 1, damage=damage)
    return (
        Symbol(
            id=f"ship-{letter}", role=f"ship-{letter.lower()}", label=label,
            x=x, y=y, size=_length(lanes), art=f"hull-{damage}", turn=90 + 90 * section,
        ),
        Symbol(
            id=f"sign-{letter}", role=f"sign-{letter.lower()}", label=label, decoration=True,
            glyph=f"{letter}{damage}", x=x, y=y, size=SIGN, art=f"sign-{letter.lower()}",
        ),
    )  # fmt: skip


@remembered()
def _beside(place: int, lanes: int, called: str, written: str, *, glyph: str = "") -> Words:
    """Whose ship it is, the viewer's or that of a letter: written straight before its bow, so close that it is beside no other ship.

    `glyph` is a blank where the ship itself has the letter in plain text.
    """
    section = place // int(LANES)
    x, y = spot(place, lanes)
    bow = _length(lanes) // 2 + BESIDE
    anchor: Literal["start", "middle", "end"] = ("start", "middle", "end", "middle")[section]
    across = (bow, 0, -bow, 0)[section]
    down = (0, bow + NAME * 2 // 5, 0, -bow - NAME * 2 // 5)[section]
    return Words(
        id=called, role="words-lane", label=written, decoration=True, glyph=glyph,
        x=x + across, y=y + down, size=NAME, text=written, anchor=anchor,
    )  # fmt: skip


@remembered(REMEMBERED)
def _hull(seat: int, damage: int, *, own: bool) -> tuple[AnyShape, ...]:
    """The shields of a seat's ship in a corner beside the whirlpool, which are seen also where the rows of the seats are not."""
    letter, (right, down) = SEATS[seat], CORNERS[seat]
    label = SAY("player-hull", seat=letter, damage=damage)

    def at(across: int, under: int) -> tuple[int, int]:
        return WIDTH - across if right else across, HEIGHT - under if down else under

    (x, y), (a, b), (u, v) = at(*HULL_SIGN[:2]), at(*HULL_SHIELDS[:2]), at(*HULL_NAME)
    name = SAY("picture-you") if own else letter
    return (
        Symbol(
            id=f"hull-sign-{letter}", role=f"ship-{letter.lower()}", label=label, decoration=True, glyph=" ",
            x=x, y=y, size=HULL_SIGN[2], art=f"sign-{letter.lower()}",
        ),
        Symbol(
            id=f"hull-{letter}", role="damage" if damage else "sound", label=label, decoration=True, glyph=" ",
            x=a, y=b, size=HULL_SHIELDS[2], art=f"damage-{damage}",
        ),
        Words(
            id=f"hull-name-{letter}", role="words-lane", label=label, decoration=True, glyph=" ",
            x=u, y=v, size=NAME, text=name,
        ),
    )  # fmt: skip


# -- what would come of a move ----------------------------------------------------------------------------


def spot(place: int, lanes: int) -> tuple[int, int]:
    """The middle of a place."""
    section, lane = divmod(place, int(LANES))
    return _at(section, CORE + (lane + 0.5) * _lane(lanes))


def way(here: int, there: int, before: int, after: int, *, beside: bool = False) -> tuple[tuple[int, int], ...]:
    """The shorter way clockwise along the Lanes from one place to another, with the number of Lanes before and after.

    `beside`: it ends where the ghost of a ship stands whose place is taken.
    """
    start, end = divmod(here, int(LANES)), divmod(there, int(LANES))
    turned = (end[0] - start[0] + 1) % 4 - 1 - (_behind(there, after) if beside else 0)
    radii = [CORE + (lane + 0.5) * _lane(lanes) for (_, lane), lanes in ((start, before), (end, after))]
    steps = max(round(abs(turned)), 1) * 8
    return tuple(
        _at(start[0] + turned * k / steps, radii[0] + (radii[1] - radii[0]) * k / steps) for k in range(steps + 1)
    )


def arrow(name: str, points: tuple[tuple[int, int], ...], lanes: int) -> Iterator[AnyShape]:
    """A way with its head, from the sign of a ship to its ghost: where these are near each other, a piece between both."""
    near, middle = _length(lanes) * 3 // 5, len(points) // 2
    kept = tuple(point for point in points if dist(point, points[-1]) >= near and dist(point, points[0]) >= SIGN)
    line = kept if len(kept) > 1 else points[middle - 1 : middle + 1]
    (x, y), (u, v) = line[-1], line[-2]
    far = dist((x, y), (u, v)) or 1
    along, across = (x - u) / far * HEAD, (y - v) / far * HEAD
    head = ((x + along, y + across), (x - across / 2, y + along / 2), (x + across / 2, y - along / 2))
    label = SAY("foreseen-way")
    yield Line(id=f"foreseen-way-{name}", role="foreseen-way", label=label, decoration=True, points=line)
    yield Polygon(
        id=f"foreseen-head-{name}", role="foreseen-head", label=label, decoration=True,
        points=tuple((round(a), round(b)) for a, b in head),
    )  # fmt: skip


def _behind(place: int, lanes: int) -> float:
    """How far behind a ship in a place the ghost of another one stands, in Sections: beside it, and in the same Section."""
    radius = CORE + (place % int(LANES) + 0.5) * _lane(lanes)
    return min(_length(lanes) / radius / radians(90), FARTHEST)


def ghost(seat: int, place: int, lanes: int, more: str = "", *, beside: bool = False) -> tuple[AnyShape, ...]:
    """The outline of a ship at its new place, with its sign.

    `more` distinguishes several ghosts of one ship; `beside`: a ship is drawn in that place, and stays to be seen.
    """
    letter, label = SEATS[seat], SAY("foreseen-ship")
    at, (x, y) = _ghostly(place, lanes, beside=beside)
    sign = _ship(seat, place, 0, lanes)[1]
    return (
        _edge(f"foreseen-{letter}{more}", at, (x, y), lanes),
        replace(sign, id=f"foreseen-sign-{letter}{more}", label=label, glyph="", x=x, y=y),
    )


@remembered()
def end(place: int, signs: tuple[str, ...], lanes: int, *, beside: bool) -> tuple[AnyShape, ...]:
    """The outline of a ship at a place to which choices lead, with the signs of these."""
    at, (x, y) = _ghostly(place, lanes, beside=beside)
    ahead, aside = cos(radians(at * 90)), sin(radians(at * 90))
    shapes: list[AnyShape] = [_edge(f"foreseen-end-{place}", at, (x, y), lanes)]
    for k, sign in enumerate(signs):
        along = (k - (len(signs) - 1) / 2) * CHOICE_SIGN
        shapes.append(Symbol(
            id=f"foreseen-end-{place}-{sign}", role=f"icon-{CHOICE_ROLES[sign]}", label=SAY("foreseen-ship"), decoration=True,
            x=round(x + ahead * along), y=round(y + aside * along), size=CHOICE_SIGN, art=f"icon-{sign}",
        ))  # fmt: skip
    return tuple(shapes)


def _ghostly(place: int, lanes: int, *, beside: bool) -> tuple[float, tuple[int, int]]:
    """Where the ghost of a ship stands: the Section with its part, and the point."""
    section, lane = divmod(place, int(LANES))
    at = section - (_behind(place, lanes) if beside else 0)
    return at, _at(at, CORE + (lane + 0.5) * _lane(lanes))


def _edge(name: str, at: float, place: tuple[int, int], lanes: int) -> Polygon:
    """The outline of a ship at a place, its bow clockwise."""
    (x, y), long = place, _length(lanes)
    ahead, aside = cos(radians(at * 90)), sin(radians(at * 90))
    points = ((x + long * (ahead * a - aside * b), y + long * (aside * a + ahead * b)) for a, b in OUTLINE)
    return Polygon(
        id=name, role="foreseen-edge", label=SAY("foreseen-ship"), decoration=True,
        points=tuple((round(a), round(b)) for a, b in points),
    )  # fmt: skip


@remembered()
def hit(seat: int, place: int, lanes: int, sign: str = "fire") -> Symbol:
    """A burst, or another sign of what strikes it, on a ship that would be hit."""
    x, y = spot(place, lanes)
    return Symbol(
        id=f"foreseen-hit-{seat}{'' if sign == 'fire' else f'-{sign}'}", role=f"icon-{CHOICE_ROLES[sign]}", label=SAY("foreseen-hit"), decoration=True,
        x=x + 34, y=y - 34, size=54, art=f"icon-{sign}",
    )  # fmt: skip


def turned_to(front: int) -> Polygon:
    """Where the Kraken would look."""
    return _gaze("foreseen-gaze", front)


@remembered()
def turned_by(sign: str, front: int) -> Symbol:
    """The sign of the choice that turns the Kraken to a Section, on the rim there, beside its letter."""
    x, y = _at(front + (ASIDE if sign == "counter" else -ASIDE), LETTER)
    return Symbol(
        id=f"foreseen-turn-{sign}", role="icon-kraken-rim", label=SAY("picture-gaze", section=section_words(front)), decoration=True,
        x=x, y=y, size=CHOICE_SIGN, art=f"icon-{sign}",
    )  # fmt: skip
