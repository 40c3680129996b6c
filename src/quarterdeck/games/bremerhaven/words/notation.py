"""Bremerhaven's notation: `4 on 1.2`, `dock 2 crate`, `deliver crate 1`, `build refinery b2`; for chance `deal bank`.

One text a move. Capitals and additional spaces do not matter when it is read; words/parsing.py reads it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BID_SPACES,
    COLUMNS,
    EXACT,
    EXACT_DELIVER,
    EXACT_PACK,
    EXACT_PRODUCE,
    EXACT_SHIFT,
    EXACT_UNLOAD,
    EXACT_UNPACK,
    GOODS,
    LOADING_DOCKS,
    SLOTS,
    SPACES,
    VALUES,
    WALLS,
)
from quarterdeck.games.bremerhaven.pack.format import GOODS_NAMES
from quarterdeck.games.bremerhaven.pack.tables import Tables, tables_of
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.table.decks import of_goods, start_goods

SEATS: Final = ("R", "G", "B", "Y")
"""Red, Green, Blue, Yellow; alone, the dummy is G."""
SPACE_NAMES: Final = tuple(f"{'abcd'[k % COLUMNS]}{k // COLUMNS + 1}" for k in range(SPACES))
"""The spaces of a harbor, a1 to d3."""
BID_NAMES: Final = (*(f"1.{k}" for k in range(6)), *(f"2.{k}" for k in range(1, 5)), *(f"3.{k}" for k in range(1, 5)))
"""The spaces of the Town, Sea and Land boards."""
SLOT_NAMES: Final = tuple(f"{wall}.{slot + 1}" for wall in range(WALLS) for slot in range(SLOTS))
"""The places for Bollards: wall.place."""
YIELDS: Final = (*GOODS_NAMES, "money")
"""What Buildings produce."""
NOTHING: Final = "nothing"
HIDDEN: Final = "?"
"""What a reader may not know."""
ASKED: Final[dict[int, str]] = {
    int(codes.CHITS): "chit",
    int(codes.SITING): "site",
    int(codes.STARTING): "start",
    int(codes.BIDDING): "bid",
    int(codes.INSTRUCTING): "news",
    int(codes.REVEALING): "value",
    int(codes.PERMITTING): "permit",
    int(codes.GROWING): "grow",
    int(codes.LOOKING): "price-card",
    int(codes.PRICING): "price",
    int(codes.EXCHANGING): "exchange",
    int(codes.SWAPPING): "swap",
    int(codes.BERTHING): "berth",
    int(codes.PLACING): "place",
    int(codes.PAYING): "pay",
    int(codes.OVER): "over",
}
"""What is asked in each phase, as the messages `form-now`, `ask` and `ask-you` call it.

In a harbor there are two questions, 4.1 and 4.2; `deal` stands for all other phases.
"""
DONE: Final = "done"
FRONT: Final = 16
"""`Decks.front` is the advance times this, plus the bid space."""


def start_text(packed: int) -> str:
    """Starting goods in words: `barrel crate crate`."""
    words = [goods for k, goods in enumerate(GOODS_NAMES) for _ in range(of_goods(packed, k))]
    return " ".join(words) or NOTHING


WORDS: Final[dict[str, int]] = {
    DONE: int(codes.DONE),
    **{f"chit {goods}": int(codes.CHIT) + k for k, goods in enumerate(GOODS_NAMES)},
    **{f"swap {k + 1} {k + 2}": int(codes.SWAP) + k for k in range(3)},
    "upgrade": int(codes.UPGRADE),
    **{f"loading {k + 1}": int(codes.LOADING) + k for k in range(LOADING_DOCKS)},
    **{f"dock {k // GOODS + 1} {GOODS_NAMES[k % GOODS]}": int(codes.BERTH) + k for k in range(3 * GOODS)},
    **{f"site {space}": int(codes.SITE) + k for k, space in enumerate(SPACE_NAMES)},
    **{f"start {start_text(int(packed))}": int(codes.START) + k for k, packed in enumerate(start_goods())},
    **{
        f"{value + 1} on {space}": int(codes.BID) + value * int(BID_SPACES) + k
        for value in range(VALUES)
        for k, space in enumerate(BID_NAMES)
    },
    **{f"bollard {slot}": int(codes.BOLLARD) + k for k, slot in enumerate(SLOT_NAMES)},
    **{f"clear {space}": int(codes.CLEAR) + k for k, space in enumerate(SPACE_NAMES)},
    **{f"bank {k}": int(codes.SHARE) + k for k in range(codes.PRODUCE - codes.SHARE)},
    **{
        f"produce {space} {what}": int(codes.PRODUCE) + k * len(YIELDS) + number
        for k, space in enumerate(SPACE_NAMES)
        for number, what in enumerate(YIELDS)
    },
    **{f"unload {k + 1}": int(codes.UNLOAD) + k for k in range(3)},
    **{
        f"deliver {goods} {loading + 1}": int(codes.DELIVER) + loading * int(GOODS) + k
        for loading in range(LOADING_DOCKS)
        for k, goods in enumerate(GOODS_NAMES)
    },
    "unpack": int(codes.UNPACK),
    "pack": int(codes.PACK),
    **{
        f"direct {dock + 1} {loading + 1}": int(codes.DIRECT) + dock * int(LOADING_DOCKS) + loading
        for dock in range(3)
        for loading in range(LOADING_DOCKS)
    },
    **{f"value {k + 1}": int(codes.DUMMY) + k for k in range(VALUES)},
    **{f"value {int(codes.TWICE) + k}#2": int(codes.SECOND) + k for k in range(codes.MOVES - codes.SECOND)},
}
"""The moves whose texts are the same with every pack."""
TEXTS: Final = {move: words for words, move in WORDS.items()}
STRIDE: Final = 65_536
"""Exact moves of one kind."""


def tables(position: BremerhavenPosition) -> Tables:
    """The words of the position's pack."""
    return tables_of(position.decks.text)


def text(position: BremerhavenPosition, move: int) -> str:
    """The move in notation; a number beyond the pack's cards is shown as it is."""
    if move in TEXTS:
        return TEXTS[move]
    if move >= EXACT:
        return exact_text(move - int(EXACT))
    table = tables(position)
    if codes.BUILD <= move < codes.PRICE:
        building, space = divmod(move - int(codes.BUILD), int(SPACES))
        return f"build {name_of(table.buildings, building)} {SPACE_NAMES[space]}"
    for start, word, names, kind in (
        (codes.DEAL_NEWS, "news", table.events, ""),
        (codes.DEAL_PRICE, "price", table.prices, ""),
        (codes.DEAL_BUILDING, "deal", table.buildings, "building"),
        (codes.DEAL_CONTRACT, "deal", table.contracts, "contract"),
        (codes.DEAL_SHIP, "deal", table.ships, "ship"),
    ):
        if move >= start:
            return f"{word} {name_of(names, move - int(start), kind)}"
    return f"prices {name_of(table.prices, move - int(codes.PRICE))}"


def name_of(names: list[str], number: int, kind: str = "") -> str:
    """A card's name in notation."""
    return names[number] if number < len(names) else f"#{kind}{number + 1}"


def veiled_text(position: BremerhavenPosition, move: int, seat: int) -> str:
    """The move as `seat` may read it (part 4 of the rules).

    The value of a card that is laid is read by its owner alone until all are revealed, a Price card that is looked at
    by the one who looks, and the back of a Newspaper card by nobody. The dummy's instruction is open to all.
    """
    phase = position.phase
    if phase == codes.BIDDING and seat != position.player and not ends_bidding(position):
        return f"{HIDDEN} on {BID_NAMES[(move - int(codes.BID)) % int(BID_SPACES)]}"
    if phase == codes.LOOKING and seat != position.bidder:
        return f"price {HIDDEN}"
    if phase == codes.DEALING and position.deals == codes.DEALS_NEWS:
        front = int(position.decks.front(move - int(codes.DEAL_NEWS)))
        return f"news {front // FRONT} {BID_NAMES[front % FRONT]}"
    return text(position, move)


def ends_bidding(position: BremerhavenPosition) -> bool:
    """Whether the next card laid is the last: after it nothing is hidden; the dummy's cards are turned up before."""
    last = position.laid_cards + 1 == codes.HAND * position.lines
    return last and position.seats == position.lines


# -- exact moves ---------------------------------------------------------------------------------


def exact(kind: int, *, a: int, b: int = 0, c: int = 0, goods: int = 0) -> int:
    """An exact move of these parts (codes.py)."""
    return int(EXACT) + kind * STRIDE + a * 4096 + b * 256 + c * 16 + goods


def exact_text(move: int) -> str:
    """An exact move in notation; parts that are no space, Dock or goods are shown as numbers."""
    kind = move // STRIDE
    first, second, third, goods = move >> 12 & 15, move >> 8 & 15, move >> 4 & 15, move & 15
    if kind == EXACT_UNLOAD:
        return f"unload {first + 1} {space_name(second)}"
    if kind == EXACT_UNPACK:
        return f"unpack {space_name(first)}"
    if kind == EXACT_PACK:
        return f"pack {space_name(first)} {space_name(second)} {space_name(third)}"
    what = GOODS_NAMES[goods] if goods < GOODS else f"#{goods + 1}"
    forms: dict[int, Callable[[], str]] = {
        int(EXACT_SHIFT): lambda: f"move {what} {space_name(first)} {space_name(second)}",
        int(EXACT_DELIVER): lambda: f"deliver {what} {space_name(first)} {second + 1}",
        int(EXACT_PRODUCE): lambda: f"produce {space_name(first)} {what} {space_name(second)}",
    }
    return forms[kind]() if kind in forms else f"#exact {move}"


def space_name(space: int) -> str:
    """A space of a harbor."""
    return SPACE_NAMES[space] if space < SPACES else f"#{space + 1}"
