"""What stands around Bremerhaven's boards: the Progress track, the steps of a round, the Newspaper rack; all areas."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from textwrap import wrap
from typing import Final, Literal

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import LONG, NONE
from quarterdeck.games.bremerhaven.picture.boards import LAND_BOARD, SEA_BOARD, TOWN
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, View
from quarterdeck.games.bremerhaven.picture.writing import REPEATED, SILENT, light, plate, sign, write
from quarterdeck.games.bremerhaven.rules.rounds import SHORT_ADVANCE
from quarterdeck.games.bremerhaven.words.labels import keyed
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES
from quarterdeck.games.bremerhaven.words.status import STEPS, step
from quarterdeck.scene.shapes import AnyShape, Area, Line, Words

WIDTH: Final = 3000
HEIGHT: Final = 2160
CHOICES: Final = (2040, 0, 960, 560)
HAND: Final = (2040, 560, 960, 240)
RACK: Final = (2040, 800, 960, 280)
OWN: Final = (0, 1080, 1498, 1080)
CELLS: Final = ((1500, 1080), (2250, 1080), (1500, 1620), (2250, 1620))
"""Where the other harbors and the key are."""
CELL: Final = (750, 540)
FRONT: Final = 16
TRACK_TOP: Final = 64
RIBBON_TOP: Final = 150
HARBOR_PHASES: Final = (codes.SITING, codes.STARTING, codes.PERMITTING, codes.BERTHING, codes.PLACING, codes.HARBOR)
"""What is asked is chosen in the own harbor."""
Corners = tuple[int, int, int, int]
Kind = Literal["board", "hand", "seats", "info"]
ORDERS: Final = {
    "bid": ("town", "hand", "sea", "land", "own", "choices", "rack"),
    "harbor": ("own", "choices", "town", "sea", "land", "hand", "rack"),
    "choice": ("town", "choices", "own", "sea", "land", "hand", "rack"),
}
"""Areas on small screens, by what is asked."""
PLACES: Final = {
    "town": TOWN,
    "sea": SEA_BOARD,
    "land": LAND_BOARD,
    "own": OWN,
    "choices": CHOICES,
    "hand": HAND,
    "rack": RACK,
}
INFO: Final = {"bid": ("choices", "rack"), "harbor": ("hand", "rack"), "choice": ("hand", "rack")}
"""Areas in which nothing is chosen, by what is asked; the boards are never among them."""
BOARDS: Final = ("town", "sea", "land", "own")


def has_hand(view: View) -> bool:
    """Whether the viewer has Influence cards."""
    return 0 <= view.seat < len(view.ports)


def room_for_choices(view: View) -> Corners:
    """Where the question and its answers stand: for those without a hand in its place as well."""
    x, y, wide, high = CHOICES
    return (x, y, wide, high if has_hand(view) else high + HAND[3])


def areas(view: View) -> tuple[Area, ...]:
    """The parts of the picture, what is asked first; for those without a hand, none for it."""
    if view.phase == codes.BIDDING and view.asked():
        order = "bid"
    else:
        order = "harbor" if view.phase in HARBOR_PHASES else "choice"
    return _areas(order, room_for_choices(view), held=has_hand(view))


@cache
def _areas(order: str, choices: Corners, *, held: bool) -> tuple[Area, ...]:
    places = {**PLACES, "choices": choices}
    first = [_area(name, _kind(name, order), places[name]) for name in ORDERS[order] if held or name != "hand"]
    cells = [_area(f"others-{k + 1}", "seats", (*place, *CELL)) for k, place in enumerate(CELLS)]
    return (*first, *cells)


def _kind(name: str, order: str) -> Kind:
    """What an area is on small screens: they keep room for those from which one chooses."""
    return "board" if name in BOARDS else "info" if name in INFO[order] else "hand"


def _area(name: str, kind: Kind, corners: Corners) -> Area:
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
    label = SAY("track", ahead=ahead, length=length)
    pitch = (TOWN[2] - 44) // (length + 1)
    x, y, here = 22, TRACK_TOP, length - ahead
    edges = [(x + pitch * k, at) for k in range(length + 1) for at in (y + 62, y, y + 62)]
    return (
        write("town-title", "words-board", SAY("board-title", board="town"), (22, 33, 38), "start"),
        write("town-round", "words-board", SAY("round", number=number), (TOWN[2] - 22, 34, 34), "end"),
        plate("track", "panel", label, (14, y - 6, TOWN[2] - 28, 74)),
        light("track-past", "card-played", (x, y, max(pitch * here, 1), 62)),
        light("track-ahead", "board-sea", (x + pitch * here, y, max(pitch * ahead, 1), 62)),
        light("track-home", "card-hot", (x + pitch * length, y, pitch, 62)),
        Line(
            id="track-spaces",
            role="border",
            label=REPEATED,
            decoration=True,
            points=((x + pitch * length, y), (x, y), *edges),
        ),
        sign("track-token", "fleet", REPEATED, (x + pitch * here + pitch // 2, y + 30, 58), "token", "▲"),
    )


@lru_cache(REMEMBERED)
def _ribbon(now: int) -> tuple[AnyShape, ...]:
    """The steps of a round, the present one lit."""
    pitch = (TOWN[2] - 28) // len(STEPS)
    found: list[AnyShape] = [light("steps", "button", (14, RIBBON_TOP, TOWN[2] - 28, 78))]
    if now >= 0:
        found.append(light("steps-now", "button-hot", (14 + pitch * now, RIBBON_TOP, pitch, 78)))
    for k, name in enumerate(STEPS):
        state = "now" if k == now else "past" if k < now else "next"
        said = SAY("step-short", step=keyed(name), name=name)
        found.append(
            Words(
                id=f"step-{name}", role={"now": "words-hot", "past": "words-soft", "next": "words-card"}[state],
                label=SAY("step", step=keyed(name), state=state), glyph=said if state == "now" else SILENT,
                x=14 + pitch * k + pitch // 2, y=RIBBON_TOP + 40, size=30, text=said,
            )
        )  # fmt: skip
    return tuple(found)


# -- the rack -------------------------------------------------------------------------------------------


def rack(view: View) -> Iterator[AnyShape]:
    """The Event that is announced, and how far the Ship token goes; alone, the dummy's last instruction."""
    title = SAY("rack-title") if view.position.length == LONG else SAY("rack-short-title")
    name, text, advance, left = rack_has(view)
    yield from _rack((title, name, text), rack_words(view), advance, left)


def rack_words(view: View) -> str:
    """The Newspaper rack in words."""
    name, text, advance, left = rack_has(view)
    return SAY("rack", event=name or "none", text=text.removesuffix("."), advance=advance, left=left)


def rack_has(view: View) -> tuple[str, str, int, int]:
    """What stands on the rack and what that means, how far the Ship token goes, how many cards are in the pile."""
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
    return (*told, advance, int(position.news_deck).bit_count() if position.length == LONG else 0)


@lru_cache(REMEMBERED)
def _rack(told: tuple[str, str, str], label: str, advance: int, left: int) -> tuple[AnyShape, ...]:
    (x, y, wide, high), (above, name, text) = RACK, told
    title = name or SAY("no-event")
    lines = wrap(text, 48)[:4]
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
