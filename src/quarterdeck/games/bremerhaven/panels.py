"""What stands around Bremerhaven's boards: the Progress track, the steps of a round, the Newspaper rack; all areas."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from textwrap import wrap
from typing import Final, Literal

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.boards import LAND_BOARD, SEA_BOARD, TOWN
from quarterdeck.games.bremerhaven.codes import LONG, NONE
from quarterdeck.games.bremerhaven.labels import keyed
from quarterdeck.games.bremerhaven.notation import BID_NAMES
from quarterdeck.games.bremerhaven.position import SHORT_ADVANCE
from quarterdeck.games.bremerhaven.status import STEPS, step
from quarterdeck.games.bremerhaven.view import REMEMBERED, SAY, View
from quarterdeck.games.bremerhaven.writing import SILENT, plate, sign, write
from quarterdeck.scene.shapes import AnyShape, Area, Box

WIDTH: Final = 3000
HEIGHT: Final = 2160
CHOICES: Final = (2040, 0, 960, 560)
HAND: Final = (2040, 560, 960, 240)
RACK: Final = (2040, 800, 960, 280)
OWN: Final = (0, 1080, 1500, 1080)
CELLS: Final = ((1500, 1080), (2250, 1080), (1500, 1620), (2250, 1620))
"""Where the other harbors and the key are."""
CELL: Final = (750, 540)
FRONT: Final = 16
TRACK_TOP: Final = 64
RIBBON_TOP: Final = 150
HARBOR_PHASES: Final = (codes.SITING, codes.STARTING, codes.PERMITTING, codes.BERTHING, codes.PLACING, codes.HARBOR)
"""What is asked is chosen in the own harbor."""
ORDERS: Final = {
    "bid": ("town", "hand", "sea", "land", "own", "choices", "rack"),
    "harbor": ("own", "choices", "town", "sea", "land", "hand", "rack"),
    "choice": ("town", "choices", "own", "sea", "land", "hand", "rack"),
}
"""Areas on small screens, by what is asked."""
PLACES: Final[dict[str, tuple[Literal["board", "hand", "info"], tuple[int, int, int, int]]]] = {
    "town": ("board", TOWN),
    "sea": ("board", SEA_BOARD),
    "land": ("board", LAND_BOARD),
    "own": ("board", OWN),
    "choices": ("hand", CHOICES),
    "hand": ("hand", HAND),
    "rack": ("info", RACK),
}


def areas(view: View) -> tuple[Area, ...]:
    """The parts of the picture, what is asked first."""
    if view.phase == codes.BIDDING and view.asked():
        order = "bid"
    else:
        order = "harbor" if view.phase in HARBOR_PHASES else "choice"
    return _areas(order)


@cache
def _areas(order: str) -> tuple[Area, ...]:
    first = [_area(name, *PLACES[name]) for name in ORDERS[order]]
    cells = [_area(f"others-{k + 1}", "seats", (*place, *CELL)) for k, place in enumerate(CELLS)]
    return (*first, *cells)


def _area(name: str, kind: Literal["board", "hand", "seats", "info"], corners: tuple[int, int, int, int]) -> Area:
    x, y, wide, high = corners
    return Area(id=name, kind=kind, label=SAY("area", name=name), x=x, y=y, width=wide, height=high)


# -- progress and steps -------------------------------------------------------------------------------


def progress(view: View) -> Iterator[AnyShape]:
    """The Town board's name, the round, the Progress track and the steps of a round."""
    position = view.position
    yield from _track(int(position.decks.distance[position.lines]), int(position.ahead), int(position.round))
    yield from _ribbon(step(view))


@lru_cache(REMEMBERED)
def _track(length: int, ahead: int, number: int) -> tuple[AnyShape, ...]:
    """The Progress track: the token, the spaces behind and ahead of it."""
    label, short = SAY("track", ahead=ahead, length=length), SAY("track-space")
    pitch = (TOWN[2] - 44) // (length + 1)
    y, here = TRACK_TOP, length - ahead
    spaces = tuple(
        Box(
            id=f"track-{k}", role="card-played" if k < here else "card-hot" if k == length else "board-sea", label=short,
            decoration=True, x=22 + pitch * k, y=y, width=pitch - 6, height=62, round=8,
        )
        for k in range(length + 1)
    )  # fmt: skip
    return (
        write("town-title", "words-board", SAY("board-title", board="town"), (22, 33, 38), "start"),
        write("town-round", "words-board", SAY("round", number=number), (TOWN[2] - 22, 34, 34), "end"),
        plate("track", "panel", label, (14, y - 6, TOWN[2] - 28, 74)),
        *spaces,
        sign("track-token", "fleet", label, (22 + pitch * here + (pitch - 6) // 2, y + 30, 58), "token", "⛵"),
    )


@lru_cache(REMEMBERED)
def _ribbon(now: int) -> tuple[AnyShape, ...]:
    """The steps of a round, the present one lit."""
    found: list[AnyShape] = []
    pitch = (TOWN[2] - 20) // len(STEPS)
    for k, name in enumerate(STEPS):
        state = "now" if k == now else "past" if k < now else "next"
        role = {"now": "button-hot", "past": "card-played", "next": "button"}[state]
        label = SAY("step", step=keyed(name), state=state)
        box = (12 + pitch * k, RIBBON_TOP, pitch - 5, 78)
        found.append(plate(f"step-{name}", role, label, box))
        said = SAY("step-short", step=keyed(name), name=name)
        middle = box[0] + box[2] // 2
        found.append(
            write(
                f"step-{name}-words",
                "words-hot" if state == "now" else "words-card",
                said,
                (middle, RIBBON_TOP + 40, 28),
                glyph=said if state == "now" else SILENT,
            )
        )
    return tuple(found)


# -- the rack -------------------------------------------------------------------------------------------


def rack(view: View) -> Iterator[AnyShape]:
    """The Event that is announced, and how far the Ship token goes; alone, the dummy's last instruction."""
    position = view.position
    event = int(position.event)
    told = ("", "")
    if event != NONE:
        card = view.tables.content.news[event]
        told = (card.event, card.text)
    if position.seats == 1:
        space = BID_NAMES[position.decks.symbol[position.instruction]] if position.instruction != NONE else "none"
        told = (SAY("instruction"), SAY("instructed", space=space))
    elif position.length != LONG:
        told = (SAY("short-rack"), SAY("short-rack-text"))
    advance = int(SHORT_ADVANCE) if position.length != LONG else max(0, int(position.news_front) // FRONT)
    title = SAY("rack-title") if position.length == LONG else SAY("rack-short-title")
    yield from _rack((title, *told), advance, int(position.news_deck).bit_count() if position.length == LONG else 0)


@lru_cache(REMEMBERED)
def _rack(told: tuple[str, str, str], advance: int, left: int) -> tuple[AnyShape, ...]:
    (x, y, wide, high), (above, name, text) = RACK, told
    title = name or SAY("no-event")
    label = SAY("rack", event=name or "none", text=text, advance=advance, left=left)
    lines = wrap(text, 42)[:4]
    moved = SAY("advance-long", number=advance)
    return (
        plate("rack", "panel", label, (x + 4, y + 4, wide - 8, high - 8)),
        sign("rack-paper", "icon", title, (x + 64, y + 62, 86), "paper"),
        write("rack-title", "words-soft", above, (x + 122, y + 36, 28), "start"),
        write("rack-event", "words-name", title, (x + 122, y + 78, 38), "start"),
        *(
            write(f"rack-{k}", "words", line, (x + 28, y + 136 + 36 * k, 31), "start", line[:24])
            for k, line in enumerate(lines)
        ),
        plate("rack-front", "card", moved, (x + wide - 196, y + 18, 176, high - 36)),
        sign("rack-token", "fleet", title, (x + wide - 108, y + 84, 96), "token"),
        write(
            "rack-advance",
            "words-card",
            SAY("advance", number=advance),
            (x + wide - 108, y + 164, 40),
            glyph=f"+{advance}",
        ),
        write("rack-left", "words-card", SAY("news-left", number=left), (x + wide - 108, y + 218, 24), glyph=SILENT),
    )
