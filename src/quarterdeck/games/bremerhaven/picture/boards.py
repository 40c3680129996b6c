"""The Town, Sea and Land boards: fourteen bid spaces, what lies on them, and the bids."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

from msgspec import Struct

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import LAND, NONE, SEA
from quarterdeck.games.bremerhaven.picture.cards import building_card, contract_card, price_card, ship_card
from quarterdeck.games.bremerhaven.picture.offers import present, space_words
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, SEATS, Bid, View, ranks_of
from quarterdeck.games.bremerhaven.picture.writing import SILENT, light, plate, sign, write
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import (
    bid_space_words,
    keyed,
)
from quarterdeck.games.bremerhaven.words.meanings import next_value
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES
from quarterdeck.scene.shapes import AnyShape

TOWN: Final = (0, 0, 1080, 1080)
SEA_BOARD: Final = (1080, 0, 960, 540)
LAND_BOARD: Final = (1080, 540, 960, 540)
"""Left, top, width and height of the boards."""
STRIP: Final = 240
"""Height of the Progress track and the Newspaper rack above the Town's spaces."""
TILE: Final = (360, 420)
CARD_TOP: Final = 60
WIDEST: Final = 360
OFFICES: Final = ("parking", "works", "permit", "grow", "exchange", "ladder")
"""Drawings of the Town board's spaces."""
FIRST_INCOME: Final = 4
ROOMIEST: Final = 150
LARGEST_SUM: Final = 56
MOST_CARDS: Final = 5
"""Backs drawn beside each other."""
SMALL_DIGITS: Final = "⁰¹²³⁴⁵"
"""How many cards lie face down, in a terminal."""


class Tile(Struct, frozen=True):
    """A bid space: number, corners, how far below its top the room for bids begins."""

    space: int
    x: int
    y: int
    wide: int
    high: int
    bids: int


def tiles(lines: int) -> tuple[Tile, ...]:
    """The bid spaces of a game for so many cards on offer."""
    town = [
        Tile(k, TOWN[0] + TILE[0] * (k % 3) + 5, STRIP + TILE[1] * (k // 3) + 4, TILE[0] - 10, TILE[1] - 8, 296)
        for k in range(int(SEA))
    ]
    pitch = min(WIDEST, SEA_BOARD[2] // lines)
    margin = (SEA_BOARD[2] - pitch * lines) // 2
    offers = [
        Tile(
            int(first) + k,
            board[0] + margin + pitch * k + 4,
            board[1] + CARD_TOP,
            pitch - 8,
            board[3] - CARD_TOP - 8,
            304,
        )
        for board, first in ((SEA_BOARD, SEA), (LAND_BOARD, LAND))
        for k in range(lines)
    ]
    return (*town, *offers)


def boards(view: View) -> Iterator[AnyShape]:
    """All three boards."""
    yield from grounds(int(view.position.lines))
    yield from _piles(view)
    for tile in tiles(int(view.position.lines)):
        yield from _tile(view, tile)


@lru_cache(REMEMBERED)
def grounds(lines: int) -> tuple[AnyShape, ...]:
    """The boards themselves, and their names."""
    found: list[AnyShape] = []
    for name, (x, y, wide, high) in (("town", TOWN), ("sea", SEA_BOARD), ("land", LAND_BOARD)):
        label = SAY("board", board=name, lines=lines)
        found.append(plate(f"board-{name}", f"board-{name}", label, (x + 2, y + 2, wide - 4, high - 4)))
    return tuple(found)


def _piles(view: View) -> Iterator[AnyShape]:
    """Names of the Sea and Land boards, and what is left in their decks."""
    position = view.position
    for name, board, deck, mixed, stacks in (
        ("sea", SEA_BOARD, position.ship_deck, position.ships_mixed, position.decks.ship_stacks),
        ("land", LAND_BOARD, position.contract_deck, position.contracts_mixed, position.decks.contract_stacks),
    ):
        stack = 0 if mixed else next((k + 1 for k, cards in enumerate(stacks) if deck & cards), 0)
        yield from _pile(name, board, int(deck).bit_count(), stack)


@lru_cache(REMEMBERED)
def _pile(name: str, board: tuple[int, int, int, int], left: int, stack: int) -> tuple[AnyShape, ...]:
    x, y, wide, _ = board
    said = SAY("pile", cards=left, stack=stack)
    return (
        write(f"{name}-title", "words-board", SAY("board-title", board=name), (x + 22, y + 31, 38), "start"),
        write(f"{name}-pile", "words-board", said, (x + wide - 22, y + 32, 27), "end"),
    )


# -- a space ---------------------------------------------------------------------------------------


def _tile(view: View, tile: Tile) -> Iterator[AnyShape]:
    """A bid space with all that lies there."""
    bids = view.bids(tile.space)
    yield _plate(tile, space_words(view, tile.space, bids), now=present(view) == tile.space)
    yield from _content(view, tile)
    yield from shown_bids(bids, tile, view.seat if view.position.is_secret() else NONE)


@lru_cache(REMEMBERED)
def _plate(tile: Tile, label: str, *, now: bool) -> AnyShape:
    corners = (tile.x, tile.y, tile.wide, tile.high)
    return plate(f"space-{BID_NAMES[tile.space]}", "panel-turn" if now else "card", label, corners)


def _content(view: View, tile: Tile) -> Iterator[AnyShape]:
    """What lies on a space."""
    position, at = view.position, (tile.x, tile.y, tile.wide)
    key = position.decks.text
    if tile.space >= SEA:
        on_land = tile.space >= LAND
        card = position.land[tile.space - LAND] if on_land else position.sea[tile.space - SEA]
        if card == NONE:
            yield write(
                f"gone-{BID_NAMES[tile.space]}",
                "words-soft",
                SAY("offer-gone"),
                (tile.x + tile.wide // 2, tile.y + 130, 30),
            )
        elif on_land:
            yield from contract_card(key, card, at)
        else:
            yield from ship_card(key, card, at)
        return
    yield from _office_title(tile)
    yield from _office(view, tile)


@lru_cache(REMEMBERED)
def _office_title(tile: Tile) -> tuple[AnyShape, ...]:
    """Number and name of a space of the Town board."""
    name, middle = BID_NAMES[tile.space], tile.x + tile.wide // 2
    short = SAY("bid-space-short", space=keyed(name))
    return (write(f"title-{name}", "words-card", bid_space_words(tile.space), (middle, tile.y + 32, 34), glyph=short),)


def _office(view: View, tile: Tile) -> Iterator[AnyShape]:
    """What a space of the Town board is for now."""
    position, at = view.position, (tile.x + 6, tile.y + 56, tile.wide - 12)
    if tile.space == codes.BUILDING:
        if position.offer != NONE:
            yield from building_card(position.decks.text, position.offer, at)
        else:
            yield write("gone-1.1", "words-soft", SAY("offer-gone"), (tile.x + tile.wide // 2, tile.y + 130, 30))
    elif tile.space == codes.PRICES:
        if view.prices():
            yield from price_card(view.prices(), at)
        known = SAY(
            "pile-short",
            known="yes" if all(card != NONE for card in position.pile) else "no",
            below=int(position.below),
        )
        yield write("price-pile", "words-soft", known, (tile.x + tile.wide // 2, tile.y + 216, 30), glyph=SILENT)
    elif tile.space == codes.CAREER:
        yield from _ladder(view, at)
    else:
        asked = tile.space == codes.INFLUENCE and 0 <= view.seat < len(view.ports)
        yield from _service(tile, next_value(view, view.seat) if asked else NONE)


@lru_cache(REMEMBERED)
def _service(tile: Tile, next_card: int) -> tuple[AnyShape, ...]:
    """A drawing, and what the space is good for; `next_card` is what the viewer can get there, 0 nothing, or NONE."""
    name = BID_NAMES[tile.space]
    said = SAY("office-short", space=keyed(name), next=next_card)
    lines = wrap(said, 14)
    top = tile.y + 166 - 17 * (len(lines) - 1)
    glyph = SAY("next-card", value=next_card) if next_card > 0 else SILENT
    return (
        sign(f"sign-{name}", "icon", said, (tile.x + 64, tile.y + 166, 104), OFFICES[tile.space], SILENT),
        *(
            write(
                f"sign-{name}-{k}",
                "words-card",
                line,
                (tile.x + 128, top + 34 * k, 31),
                "start",
                SILENT if k else glyph,
            )
            for k, line in enumerate(lines)
        ),
    )


def _ladder(view: View, at: tuple[int, int, int]) -> Iterator[AnyShape]:
    """The tokens on the Career ladder, with the income of each rank."""
    x, y, wide = at
    ranks = ranks_of(view.position)
    if not ranks:
        yield write("ladder-0", "words-soft", SAY("no-ranks"), (x + wide // 2, y + 80, 28))
        return
    for k, who in enumerate(ranks):
        yield from _rung(who, k, names.player_name(view.position, who), (x, y + 24 + 46 * k, wide))


@lru_cache(REMEMBERED)
def _rung(seat: int, rank: int, name: str, at: tuple[int, int, int]) -> tuple[AnyShape, ...]:
    x, y, wide = at
    label = f"{names.rank_name(rank)}: {name}"
    income = FIRST_INCOME - rank
    return (
        sign(
            f"token-{SEATS[seat]}",
            f"seat-{SEATS[seat]}",
            label,
            (x + 30, y, 42),
            f"flag-{SEATS[seat]}",
            SEATS[seat].upper(),
        ),
        write(f"rank-{rank}", "words-card", names.rank_name(rank), (x + 66, y, 31), "start", names.rank_name(rank)[:6]),
        sign(f"income-{rank}", "coin", names.money(income), (x + wide - 34, y, 42), f"coin-{income}", f"{income}$"),
    )


# -- bids -----------------------------------------------------------------------------------------


def shown_bids(bids: tuple[Bid, ...], tile: Tile, own: int) -> Iterator[AnyShape]:
    """Card backs of each bidder beside each other, their sum below where it is known, the winner on a lit plate.

    `own` is the seat whose cards only it knows.
    """
    for k, bid in enumerate(bids):
        step = min(ROOMIEST, (tile.wide - 12) // len(bids))
        left = tile.x + tile.wide // 2 - step * len(bids) // 2 + step * k
        corners = (left + 2, tile.y + tile.bids, step - 4, tile.high - tile.bids - 8)
        yield from _bid(BID_NAMES[tile.space], bid, corners, hidden=own == bid.seat)


@lru_cache(REMEMBERED)
def _bid(name: str, bid: Bid, corners: tuple[int, int, int, int], *, hidden: bool) -> tuple[AnyShape, ...]:
    """One bidder's cards; `corners` are left, top, width and height of the room for them."""
    (left, top, wide, high), letter, cards = corners, SEATS[bid.seat], min(bid.cards, MOST_CARDS)
    label, x, key = SAY("bid-sum", cards=bid.cards, strength=bid.strength), left + wide // 2, f"bid-{name}-{letter}"
    art, role = f"backs-{letter}-{cards}", f"seat-{letter}"
    if not bid.strength:
        place = (x, top + high // 2, min(high * 8 // 10, wide))
        return (sign(key, role, label, place, art, letter.upper() + SMALL_DIGITS[cards]),)
    glyph = f"{letter.upper()}{bid.strength}{'!' if bid.wins else ''}"
    lit = "words-hot" if bid.wins else "words-turn" if hidden else "words-card"
    number = (x, top + high * 3 // 4, min(high * 4 // 10, LARGEST_SUM, wide * 7 // 10))
    backs = sign(key, role, label, (x, top + high * 3 // 10, min(high // 2, wide)), art)
    told = (backs, write(f"{key}-sum", lit, str(bid.strength), number, glyph=glyph))
    return (light(f"{key}-won", "button-hot", corners), *told) if bid.wins else told
