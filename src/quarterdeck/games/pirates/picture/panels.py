"""What lies beside the pirates' table: who is to do what, the players' gold, and where everything stands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final, Literal

from msgspec import Struct

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.drawing import EDGE, REPEATED, UNIT, Sheet, light, plate, shortened, sign, write
from quarterdeck.games.pirates.picture.view import SAY, SEATS, UNKNOWN, Captain, Craft, Piece, Treasure, View
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.words.labels import (
    captain_words,
    mast_state,
    nation_name,
    piece_words,
    plate_words,
    state_words,
    treasure_texts,
)
from quarterdeck.scene.shapes import AnyShape, Area, Box, Disc, Words

REMEMBERED: Final = 1024
WIDE: Final = 640
"""Of a column beside the table: as wide as a phone, where its words can still be read."""
HEAD: Final = 112
ROW: Final = 84
"""Height of a player's row without crew ashore."""
ROW_CARGO: Final = WIDE - 40
"""Width of a line of crew in it."""
CHIPS: Final = 50
"""Height of a line of chips."""
CHOICES: Final = 376
MOST_LINES: Final = 3
LETTER: Final = 13
"""Width of a letter on a chip."""
Kind = Literal["board", "hand", "seats", "info", "beside"]
Corners = tuple[int, int, int, int]


def board_width(sheet: Sheet) -> int:
    """How wide the table is in the picture, with its frame."""
    return sheet.width // UNIT + 2 * EDGE


def height(sheet: Sheet) -> int:
    """How high the picture is."""
    return sheet.height // UNIT + 2 * EDGE


def room_for_choices(view: View) -> Corners:
    """Where the question and its answers stand."""
    return board_width(view.sheet), HEAD, WIDE, CHOICES


def room_for_rows(view: View) -> Corners:
    """Where the players' rows stand."""
    high = sum(row_height(ashore(view, captain)) for captain in view.captains)
    return board_width(view.sheet), HEAD + CHOICES, WIDE, high + 8


def areas(view: View, columns: int) -> tuple[Area, ...]:
    """The table, what is chosen from, players and deckplates in so many columns, and who is to do what."""
    left, high = board_width(view.sheet), height(view.sheet)
    first = HEAD + CHOICES
    return (
        _area("table", "board", (0, 0, left, high)),
        _area("choices", "hand", room_for_choices(view)),
        _area("fleets", "beside", (left, first, WIDE, high - first)),
        *(_area("fleets", "beside", (left + WIDE * k, 0, WIDE, high), f"-{k + 1}") for k in range(1, columns)),
        _area("status", "info", (left, 0, WIDE, HEAD)),
    )


def _area(name: str, kind: Kind, corners: Corners, more: str = "") -> Area:
    x, y, wide, high = corners
    return Area(id=name + more, kind=kind, label=SAY("area", name=name), x=x, y=y, width=wide, height=high)


# -- who is to do what ------------------------------------------------------------------------------


def state(view: View, status: str) -> tuple[AnyShape, ...]:
    """The status in words; when the game is over, on a banner."""
    return _state(board_width(view.sheet), status, over=bool(questions.is_over(view.position)))


@lru_cache(REMEMBERED)
def _state(left: int, status: str, *, over: bool) -> tuple[AnyShape, ...]:
    lines = wrap(status, 38)[:MOST_LINES]
    size = 33 if len(lines) < MOST_LINES else 29
    role, top = ("words-banner" if over else "words-title"), 56 - (size + 3) * (len(lines) - 1) // 2
    under = (light("banner", "banner", (left + 6, 8, WIDE - 14, HEAD - 14)),) if over else ()
    return under + tuple(
        Words(
            id=f"status-{k}", role=role, label=status, decoration=k > 0, x=left + WIDE // 2, y=top + (size + 3) * k,
            size=size, text=line, room=WIDE,
        )
        for k, line in enumerate(lines)
    )  # fmt: skip


# -- players ----------------------------------------------------------------------------------------


def ashore(view: View, captain: Captain) -> tuple[Piece, ...]:
    """A player's crew that is on no ship: on islands, or without a place yet."""
    lies = [piece for isle in view.isles for piece in isle.pieces if piece.owner == captain.seat]
    return (*lies, *captain.waiting)


def row_height(pieces: tuple[Piece, ...]) -> int:
    """How high a player's row is, with lines of chips for so much crew."""
    return ROW + CHIPS * lines_of_chips(pieces, ROW_CARGO)


def captains(view: View) -> Iterator[AnyShape]:
    """A row for each player."""
    left, top, _, _ = room_for_rows(view)
    for captain in view.captains:
        pieces = ashore(view, captain)
        high = row_height(pieces)
        place = (left + 6, top + 4, WIDE - 14, high - 8)
        yield from _row(captain, captain_words(view, captain), pieces, place, you=captain.seat == view.seat)
        top += high


@lru_cache(REMEMBERED)
def _row(captain: Captain, label: str, pieces: tuple[Piece, ...], place: Corners, *, you: bool) -> tuple[AnyShape, ...]:
    """Flag, name, gold at home, coins aboard; below, the crew ashore."""
    (x, y, wide, high), letter = place, SEATS[captain.seat]
    name, middle = SAY("seat-you" if you else "seat-short", seat=captain.seat), y + ROW // 2 - 4
    found: list[AnyShape] = [
        plate(f"captain-{letter}", "panel-turn" if captain.turn else "panel", label, place),
        sign(f"captain-{letter}-flag", f"seat-{letter}", (x + 36, middle, 54), f"flag-{letter}"),
        write(f"captain-{letter}-name", "words-name", name, (x + 72, middle, 33), "start", name),
        write(
            f"captain-{letter}-coins", "words-soft", SAY("captain-short", coins=captain.coins, ships=captain.ships),
            (x + wide - 88, middle, 27), "end",
        ),
        Disc(
            id=f"captain-{letter}-coin", role="coin", label=REPEATED, decoration=True, x=x + wide - 46, y=middle, radius=31
        ),
        write(
            f"captain-{letter}-gold", "pi-words-coin", str(captain.gold), (x + wide - 46, middle, 36), "middle",
            str(captain.gold),
        ),
    ]  # fmt: skip
    return (*found, *chips(pieces, (x + 16, y + ROW - 8, ROW_CARGO, high)))


# -- crew -------------------------------------------------------------------------------------------


def chip_width(piece: Piece) -> int:
    """How wide a chip is."""
    return max(len(piece.name) * LETTER + 26, 44)


def laid(pieces: tuple[Piece, ...], wide: int) -> list[tuple[int, int]]:
    """Where chips begin, in lines so wide: x and the line."""
    found, x, line = [], 0, 0
    for piece in pieces:
        if x and x + chip_width(piece) > wide:
            x, line = 0, line + 1
        found.append((x, line))
        x += chip_width(piece) + 8
    return found


def lines_of_chips(pieces: tuple[Piece, ...], wide: int) -> int:
    """How many lines chips fill."""
    return laid(pieces, wide)[-1][1] + 1 if pieces else 0


def chips(pieces: tuple[Piece, ...], room: Corners) -> Iterator[AnyShape]:
    """Crew and equipment as chips, in as many lines as they fill."""
    x, y, wide, _ = room
    for piece, (across, line) in zip(pieces, laid(pieces, wide), strict=True):
        yield from chip(piece, (x + across, y + CHIPS * line, min(chip_width(piece), wide), CHIPS - 8))


def chip(piece: Piece, corners: Corners) -> tuple[AnyShape, ...]:
    """A piece of crew or equipment: its name, or the back of its card."""
    x, y, wide, high = corners
    role = "pi-crew" if piece.name else "card-back"
    box = Box(
        id=f"crew-{piece.number}", role=role, label=piece_words(piece), x=x, y=y, width=wide, height=high, round=8
    )  # fmt: skip
    said = shortened(piece.name, max((wide - 12) // LETTER, 2)) if piece.name else "?"
    ink = "words-card" if piece.name else "words-banner"
    return box, write(f"crew-{piece.number}-words", ink, said, (x + wide // 2, y + high // 2, 26))


PLATES_REMEMBERED: Final = 4096
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
    if view.phase.does == "man":
        return view.manning(craft.unit)
    return view.moves.get(int(codes.UNIT) + craft.unit)


@lru_cache(PLATES_REMEMBERED)
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


@lru_cache(PLATES_REMEMBERED)
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
