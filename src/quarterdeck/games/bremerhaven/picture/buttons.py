"""What can be chosen in Bremerhaven besides what lies in the own harbor: buttons, and the hand of Influence cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

from msgspec import Struct

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BID, GOODS, NONE
from quarterdeck.games.bremerhaven.picture.cards import MARKS
from quarterdeck.games.bremerhaven.picture.guide import remarks
from quarterdeck.games.bremerhaven.picture.panels import CHOICES, HAND, Corners, room_for_choices
from quarterdeck.games.bremerhaven.picture.targets import card_names, carries, place_of
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, SEATS, Filed, View, goods_of, worth
from quarterdeck.games.bremerhaven.picture.writing import REPEATED, plate, sign, write
from quarterdeck.games.bremerhaven.words.labels import KINDS
from quarterdeck.games.bremerhaven.words.meanings import meaning
from quarterdeck.games.bremerhaven.words.notation import text
from quarterdeck.games.bremerhaven.words.status import status, title
from quarterdeck.scene.shapes import AnyShape, Box, Symbol, Words

TITLE: Final = 128
"""Height of the question above the buttons."""
GRIDS: Final = ((4, 1), (10, 2), (24, 4), (35, 5), (64, 4))
"""So many moves at most stand in so many columns."""
TALLEST: Final = 96
LEAST: Final = 18
"""Height of the smallest letters."""
NARROW: Final = 300
"""Narrower buttons have their words without blanks in a terminal."""
SMALL: Final = 54
"""Lower buttons have smaller letters."""
ARTS: Final = {
    int(codes.DONE): "done",
    int(codes.UPGRADE): "grow",
    int(codes.UNPACK): "unpack",
    int(codes.PACK): "pack",
    **{int(codes.SWAP) + k: "swap" for k in range(3)},
    **{int(codes.SHARE) + k: "bank" for k in range(10)},
}


class Button(Struct, frozen=True):
    """One answer."""

    move: str
    words: str
    label: str
    art: str = ""
    goods: tuple[int, ...] = ()


def choices(view: View) -> Iterator[AnyShape]:
    """The question, and its answers as buttons."""
    room = room_for_choices(view)
    yield from _question(title(view), status(view), room, hot=view.asked())
    if view.phase in (codes.PRICING, codes.EXCHANGING) and view.asked():
        yield write("legend", "words", SAY("legend"), (CHOICES[0] + CHOICES[2] // 2, CHOICES[1] + 104, 28))
    moves = rest(view)
    for k, move in enumerate(moves):
        yield from _button(k, len(moves), _answer(view, move))
    if not moves or len(moves) <= GRIDS[0][0]:
        yield from remarks(view, len(moves), room[1] + room[3])


def rest(view: View) -> tuple[int, ...]:
    """The moves that hang on nothing else and are not made by carrying alone; prices in the order of the pile."""
    if not view.moves:
        return ()
    carried, own = {carry.move for carry in carries(view)}, view.seat == view.shown
    found = [
        move for move in view.moves if not (own and (place_of(view, move) or text(view.position, move) in carried))
    ]
    if view.phase in (codes.PRICING, codes.EXCHANGING):
        order = {int(codes.PRICE) + card: k for k, card in enumerate(view.position.pile)}
        return tuple(sorted(found, key=lambda move: order.get(move, NONE)))
    return tuple(sorted(found, key=lambda move: (move == codes.DONE, move)))


def _answer(view: View, move: int) -> Button:
    """The button of a move."""
    written, label = text(view.position, move), meaning(view, move)
    if codes.CHIT <= move < codes.SWAP:
        return Button(written, label, label, KINDS[move - int(codes.CHIT)])
    if codes.START <= move < BID:
        return Button(
            written,
            SAY("none-taken"),
            label,
            "",
            goods_of(int(view.position.decks.start_goods[move - int(codes.START)])),
        )
    if codes.PRICE <= move < codes.SHARE:
        prices = [int(view.position.decks.price[(move - int(codes.PRICE)) * int(GOODS) + k]) for k in range(GOODS)]
        brings = sum(would_bring(view, here, prices) for here in view.ports[view.shown].contracts)
        return Button(
            written, SAY("price-button", prices=" ".join(str(price) for price in prices), brings=brings), label
        )
    if move >= codes.DEAL_SHIP:
        return Button(written, written.partition(" ")[2], label)
    return Button(written, label, label, ARTS.get(move, ""))


def would_bring(view: View, here: Filed, prices: list[int]) -> int:
    """What a Contract brings once complete, at other prices."""
    if here.contract == NONE:
        return 0
    goods = worth(here.got, prices) + worth(here.named, prices) + here.wild * max(prices)
    return goods + int(view.position.decks.reward[here.contract])


@lru_cache(REMEMBERED)
def _question(asked: str, said: str, room: Corners, *, hot: bool) -> tuple[AnyShape, ...]:
    """The panel with what is asked."""
    x, y, wide, high = room
    lines = wrap(asked, 44)[:2]
    return (
        plate("choices", "panel-turn" if hot else "panel", asked, (x + 4, y + 4, wide - 8, high - 8)),
        *(
            Words(
                id="status" if k == 0 else f"status-{k}", role="words-title", label=said, decoration=k > 0,
                x=x + wide // 2, y=y + 66 + 46 * k - 23 * (len(lines) - 1), size=40, text=line, room=wide - 40,
            )
            for k, line in enumerate(lines)
        ),
    )  # fmt: skip


@lru_cache(REMEMBERED)
def _button(k: int, many: int, button: Button) -> tuple[AnyShape, ...]:
    """Number k of so many buttons."""
    x, y, wide, high = CHOICES
    columns = next(columns for most, columns in GRIDS if many <= most)
    rows = -(-many // columns)
    across, down = (wide - 32) // columns, min(TALLEST, (high - TITLE - 16) // rows)
    left, top = x + 16 + across * (k % columns), y + TITLE + down * (k // columns)
    box = (left, top, across - 8, down - 6)
    name = f"choice-{button.move.replace(' ', '-')}"
    middle = top + box[3] // 2
    plate_box = Box(
        id=name,
        role="button-hot",
        label=button.label,
        move=button.move,
        x=left,
        y=top,
        width=box[2],
        height=box[3],
        round=10,
    )
    if button.goods:
        size = min(box[3] - 8, box[2] // 3 - 6)
        return plate_box, *(
            sign(
                f"{name}-{n}",
                f"good-{KINDS[goods]}",
                button.label,
                (left + box[2] // 2 + (size + 4) * n - (size + 4) * (len(button.goods) - 1) // 2, middle, size),
                KINDS[goods],
                MARKS[KINDS[goods]],
            )
            for n, goods in enumerate(button.goods)
        )
    size = 34 if box[3] > SMALL else min(28, box[3] - 6)
    if not button.art:
        brief = button.words.replace(" ", "") if box[2] < NARROW else ""
        return plate_box, _said(name, button.words, (left + box[2] // 2, middle, size), box[2] - 12, brief)
    role, room = f"good-{button.art}" if button.art in KINDS else "sign-hot", box[2] - 104
    return (
        plate_box,
        sign(f"{name}-sign", role, button.label, (left + 48, middle, min(64, box[3] - 8)), button.art),
        Words(
            id=f"{name}-words", role="words-hot", label=REPEATED, decoration=True, x=left + 92, y=middle,
            size=max(LEAST, min(size, room * 2 // len(button.words))), text=button.words, anchor="start", room=room,
        ),
    )  # fmt: skip


def _said(name: str, said: str, place: tuple[int, int, int], room: int, brief: str) -> Words:
    """Words in the middle of a button, as small as they need be; `brief` is what terminals write."""
    x, y, size = place
    size = max(LEAST, min(size, room * 2 // len(said)))
    return Words(
        id=f"{name}-words", role="words-hot", label=REPEATED, decoration=True, glyph=brief,
        x=x, y=y, size=size, text=said, room=room,
    )  # fmt: skip


# -- the hand -----------------------------------------------------------------------------------------


def hand(view: View) -> Iterator[AnyShape]:
    """The viewer's Influence cards, to be carried to bid spaces."""
    if not 0 <= view.seat < len(view.ports):
        return
    held = view.hand()
    bidding = view.phase == codes.BIDDING and view.asked()
    yield from _tray(len(held), bidding=bidding)
    names = card_names(held)
    for k, value in enumerate(held):
        yield _card(names[k], k - (len(held) - 1) / 2, value, SEATS[view.seat], bidding=bidding)


@lru_cache(REMEMBERED)
def _tray(number: int, *, bidding: bool) -> tuple[AnyShape, ...]:
    x, y, wide, high = HAND
    said = SAY("hand", cards=number, bidding="yes" if bidding else "no")
    return (
        plate("hand", "panel-turn" if bidding else "panel", said, (x + 4, y + 4, wide - 8, high - 8)),
        write("hand-title", "words-soft", said, (x + wide // 2, y + 36, 30)),
    )


@lru_cache(REMEMBERED)
def _card(name: str, place: float, value: int, letter: str, *, bidding: bool) -> AnyShape:
    """A card; `place` is how many cards to the right of the middle it lies."""
    x, y, wide, high = HAND
    return Symbol(
        id=name, role=f"seat-{letter}", label=SAY("card", value=value, bidding="yes" if bidding else "no"),
        glyph=f"[{value}]", x=x + wide // 2 + int(180 * place), y=y + high - 94, size=150, art=f"value-{value}",
    )  # fmt: skip
