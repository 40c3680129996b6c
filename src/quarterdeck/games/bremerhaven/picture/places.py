"""The places of the harbor drawn: Loading docks, Docks and walls, the twelve spaces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct, UnsetType

from quarterdeck.games.bremerhaven.codes import COLUMNS, COVERED, EMPTY, NONE, SLOTS, WILD
from quarterdeck.games.bremerhaven.pack.format import PRESTIGE_NAME
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from quarterdeck.games.bremerhaven.picture.cards import BRIEF, MARKS, building_art, goods_art
from quarterdeck.games.bremerhaven.picture.motifs import building_motif
from quarterdeck.games.bremerhaven.picture.targets import Target
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, Berthed, Filed, Stowed, goods_of
from quarterdeck.games.bremerhaven.picture.writing import REPEATED, SILENT, Corners, sign, write
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import KINDS, some, term
from quarterdeck.games.bremerhaven.words.notation import SPACE_NAMES
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import AnyShape, Box, Symbol

WIDTH: Final = 960
HEIGHT: Final = 600
WATER: Final = 292
"""Width of the Docks with their walls, left of all spaces."""
CELL: Final = (156, 130)
FIRST_CELL: Final = (300, 190)
PITCH: Final = (164, 138)
LOADING: Final = (300, 4, 156, 178)
DOCK: Final = (62, 180, 116)
"""Top of the first Dock, distance of the tops, height."""
WALL: Final = 60
"""Height of a wall."""
SLOTS_AT: Final = (52, 146, 240)
SLOT: Final = (88, 70)
"""A slot where a Bollard can be put; higher than a wall."""
HIT: Final = (118, 118)
"""What is touched around it, at least: large enough for a finger even on a phone that shows the whole board."""
LETTERS: Final = 34
"""Height of names: large enough to be read on a phone and beside a hand of cards."""
CONTRACT_LETTERS: Final = 32
"""Height of a Contract's name, which has much below it."""
ABBREVIATED: Final = 3
HIGHEST_SIGN: Final = 9
LATEST: Final = 12
"""The highest numbers drawn on signs."""
LESS: Final = 2
"""How far below the highest bid the bid in the example for a permit's price is."""
NAME_LETTERS: Final = 11
"""Letters of a Contract's name on one line."""
HOUSE_LETTERS: Final = 10
"""Letters of a Building's name on one line."""
BOLD: Final = 280
"""The height of bold letters times their number on a line of a space."""
BROAD: Final = 464
"""The height of letters times their number on a line of a Dock."""
SMALL: Final = 26
"""The height of letters of the longest names."""
CODE: Final = 30
"""Height of what stories call a space: it stands faintly in its corner, unless a Building covers it."""
SHIP_NAME: Final = 19
"""Letters of a Ship's name that fit below it."""
DOCK_NAME: Final = 92
"""How far down a Dock its name stands, or that of the Ship in it."""
STORED: Final = (96, 72)
"""Where goods lie on a space: clear of what it is called, also with a ring around them."""
CONTRACT_NAME: Final = 20
"""How far down a Contract its name begins."""
HOUSE_NAME: Final = 111
"""How far down a space the last line of a Building's name stands."""
HOUSE_LINE: Final = 32
"""The greatest height of letters there."""


class Told(Struct, frozen=True):
    """The name of a place in words, and the choices there; `holds`: something lies there that is of use elsewhere now."""

    label: str
    offers: tuple[Target, ...]
    holds: bool = False

    def hot(self) -> bool:
        """Whether it can be chosen, or what lies there; several choices have their buttons beside the board."""
        return self.holds or (len(self.offers) == 1 and self.offers[0].legal)


def lit(role: str, *, hot: bool) -> str:
    """The role of a place, or of words there; as long as it cannot be chosen, the client takes the ending off."""
    return f"{role}-hot" if hot else role


def ground(name: str, role: str, corners: Corners, told: Told) -> Box:
    """The plate of a place; if there is only one choice, it is attached to the plate."""
    x, y, wide, high = corners
    only = told.offers[0] if len(told.offers) == 1 else None
    legal = only is not None and only.legal
    return Box(
        id=name, role=lit(role, hot=told.hot()), label=told.label if only is None else f"{only.label}. {told.label}",
        move=only.move if only is not None and legal else None,
        attempt=None if only is None or legal else only.move, x=x, y=y, width=wide, height=high, round=8,
    )  # fmt: skip


# -- signs ----------------------------------------------------------------------------------------


def star(name: str, number: int, place: tuple[int, int, int]) -> AnyShape:
    """Prestige."""
    label = SAY("prestige", number=number)
    return sign(name, "fame", label, place, f"star-{min(number, HIGHEST_SIGN)}", f"{number}★")


def clock(name: str, number: int, place: tuple[int, int, int]) -> AnyShape:
    """Time markers."""
    return sign(name, "time", SAY("time", number=number), place, f"time-{min(number, LATEST)}", f"{number}⧗")


def priced(name: str, price: int, place: tuple[int, int], role: str) -> tuple[AnyShape, ...]:
    """A coin, and how many of them something costs."""
    x, y = place
    said = names.money(price)
    return (
        sign(f"{name}-coin", "coin", said, (x - 19, y, 40), "coin", SILENT),
        write(f"{name}-price", role, str(price), (x + 4, y + 1, 38), "start", f"{price}$"),
    )


# -- Loading docks ------------------------------------------------------------------------------------------


@remembered(REMEMBERED)
def loading_dock(text: str, k: int, here: Filed, told: Told) -> tuple[AnyShape, ...]:
    """A Loading dock."""
    return tuple(_loading_dock(text, k, here, told))


def _loading_dock(text: str, k: int, here: Filed, told: Told) -> Iterator[AnyShape]:
    name, left, top = f"own-loading-{k + 1}", LOADING[0] + PITCH[0] * k, LOADING[1]
    empty = here.contract == NONE
    role = "slot" if not here.accessible else "quay" if empty else "card-filed"
    yield ground(name, role, (left, top, LOADING[2], LOADING[3]), told)
    if not here.accessible:
        place = (left + 78, top + 92, 56) if empty else (left + 138, top + 88, 32)
        yield sign(f"{name}-closed", "debt", SAY("closed"), place, "no", "✗")
    elif empty:
        soft = lit("words-soft", hot=told.hot())
        yield write(f"{name}-title", soft, SAY("loading-title"), (left + 78, top + 92, 32), glyph=SILENT)
    if not empty:
        yield from _contract(text, name, here, (left, top))


def _contract(text: str, name: str, here: Filed, at: tuple[int, int]) -> Iterator[AnyShape]:
    """A Contract in a Loading dock: its name, goods delivered and still open, what it brings, time and terms."""
    (left, top), card = at, tables_of(text).content.contracts[here.contract]
    lines = names.in_lines(card.name, NAME_LETTERS)[:2]
    size = min(CONTRACT_LETTERS, BOLD // max(map(len, lines)))
    for n, line in enumerate(lines):
        low = top + CONTRACT_NAME + size * n
        yield write(f"{name}-name-{n}", "words-card", line, (left + 78, low, size), glyph=SILENT)
    yield from _goods_of_contract(name, here, (left + 78, top + 84))
    prestige = "yes" if card.reward == PRESTIGE_NAME else "no"
    then = SAY("brings", now=here.now, whole=here.whole, prestige=prestige)
    said = SAY("pays", money=here.whole, prestige=prestige) if here.now == here.whole else then
    yield write(f"{name}-brings", "words-card", said, (left + 78, top + 117, 30), glyph=then.replace(" ", ""))
    yield clock(f"{name}-time", here.time, (left + 26, top + 154, 34))
    by = SAY("transport", by=card.transport)
    yield sign(f"{name}-by", "fleet", by, (left + 68, top + 154, 34), card.transport, card.transport[:BRIEF])
    if here.named or here.wild:
        yield from _penalty(name, card.penalty, (left + 108, top + 154))


def _penalty(name: str, penalty: int | str | UnsetType, at: tuple[int, int]) -> Iterator[AnyShape]:
    """What a Contract costs if it is late, as long as goods are missing."""
    if isinstance(penalty, UnsetType):
        return
    (x, y), label = at, SAY("penalty-is", term=term(penalty))
    art, mark = ("star-1", "★") if penalty == PRESTIGE_NAME else (f"coin-{penalty}", str(penalty))
    yield write(f"{name}-late", "words-card", SAY("minus"), (x, y, LETTERS), glyph=SILENT)
    yield sign(f"{name}-penalty", "debt", label, (x + 28, y, 36), art, f"{SAY('minus')}{mark}")


def _goods_of_contract(name: str, here: Filed, at: tuple[int, int]) -> Iterator[AnyShape]:
    """The delivered goods, then those still needed."""
    goods = [(kind, "good") for kind in goods_of(here.got)]
    goods += [(kind, "need") for kind in goods_of(here.named)]
    goods += [(int(WILD), "need")] * here.wild
    pitch = min(36, 140 // len(goods))
    for n, (kind, state) in enumerate(goods):
        art = KINDS[kind]
        place = (at[0] + pitch * n - pitch * (len(goods) - 1) // 2, at[1], pitch - 3)
        label = SAY(state, goods=names.good(kind))
        yield sign(f"{name}-{n}", f"{state}-{art}", label, place, art, MARKS[art] if state == "need" else "●")


# -- Docks and walls --------------------------------------------------------------------------------------------


@remembered(REMEMBERED)
def dock(text: str, k: int, here: Berthed, told: Told) -> tuple[AnyShape, ...]:
    """A Dock."""
    return tuple(_dock(text, k, here, told))


def _dock(text: str, k: int, here: Berthed, told: Told) -> Iterator[AnyShape]:
    name, top, high = f"own-dock-{k + 1}", DOCK[0] + DOCK[1] * k, DOCK[2]
    yield ground(name, "board-sea", (3, top, WATER - 6, high), told)
    yield sign(
        f"{name}-waves",
        "net-water",
        REPEATED,
        (WATER // 2, top + high // 2, WATER - 8),
        "waves" if here.ship == NONE else "water",
        SILENT,
    )
    if here.ship != NONE:
        yield from _ship(text, name, here, top, holds=told.holds)
        return
    size = SAY("dock-size", number=here.size)
    yield sign(f"{name}-size", "bollard", size, (56, top + 43, 70), f"berth-{here.size}", SILENT)
    said = SAY("berth-short", number=here.size)
    yield write(f"{name}-berth", "words", said, (100, top + 48, LETTERS), "start", SILENT)
    called = SAY("dock-title", dock=k + 1)
    yield write(f"{name}-title", "words", called, (12, top + DOCK_NAME, LETTERS), "start", f"{here.size}╥")


def _ship(text: str, name: str, here: Berthed, top: int, *, holds: bool) -> Iterator[AnyShape]:
    """A Ship in a Dock, and the goods left on it; `holds`: some can go straight to a Contract."""
    card, kind = tables_of(text).content.ships[here.ship], KINDS[here.cargo]
    yield sign(f"{name}-ship", "fleet", names.printed(card.name), (58, top + 42, 84), f"ship-{kind}", SILENT)
    if here.aboard:
        yield Symbol(
            id=f"{name}-cargo", role=f"good-{kind}", label=SAY("aboard", goods=some(here.cargo, here.aboard), number=here.aboard, ship=names.printed(card.name), direct="yes" if holds else "no"),
            glyph=f"{here.aboard}{MARKS[kind]}", x=139, y=top + 44, size=80, art=goods_art(here.cargo, here.aboard),
        )  # fmt: skip
    yield clock(f"{name}-time", here.time, (203, top + 42, 48))
    yield star(f"{name}-prestige", card.prestige, (256, top + 42, 48))
    called = names.printed(card.name)
    said = called if len(called) <= SHIP_NAME else called[: SHIP_NAME - 1] + "…"
    size = max(SMALL, min(LETTERS, BROAD // len(said)))
    yield write(f"{name}-name", "words", said, (12, top + DOCK_NAME, size), "start", SILENT)


@remembered(REMEMBERED)
def wall(
    k: int, filled: int, prices: tuple[int, ...], offers: tuple[Target | None, ...], larger: str
) -> tuple[AnyShape, ...]:
    """A quay wall with its Bollards; a free slot shows its price, including the permit where one can be used.

    `larger` says which Docks one more Bollard makes larger.
    """
    middle = DOCK[1] * k + WALL // 2
    found: list[AnyShape] = [
        Box(id=f"own-wall-{k + 1}", role="brick", label=SAY("wall", wall=k, number=filled.bit_count()), x=3, y=DOCK[1] * k + 2,
            width=WATER - 6, height=WALL - 4, round=4),
        sign(f"own-wall-{k + 1}-bricks", "net-brick", REPEATED, (WATER // 2, middle, WATER - 8), "bricks", SILENT),
    ]  # fmt: skip
    for slot in range(int(SLOTS)):
        name, x = f"own-slot-{k}-{slot + 1}", SLOTS_AT[slot]
        if filled >> slot & 1:
            label = SAY("bollard", wall=k, slot=slot + 1)
            found.append(sign(name, "bollard", label, (x, middle, 46), "bollard", "╥"))
        elif offers[slot] is None:
            price = prices[slot]
            label = SAY("slot-empty", price=price, example=price + LESS, larger=larger)
            found.append(sign(name, "coin", label, (x, middle, 44), f"coin-{min(price, HIGHEST_SIGN)}", f"{price}$"))
    for slot, offer in enumerate(offers):
        if offer is not None:
            found += _slot(f"own-slot-{k}-{slot + 1}", (filled, slot), middle, prices[slot], offer)
    return tuple(found)


def _slot(name: str, at: tuple[int, int], middle: int, price: int, offer: Target) -> Iterator[AnyShape]:
    """The slot of a wall for the next Bollard, as a possible choice or an attempt: the free ones beside it mean it, too."""
    filled, slot = at
    x, (wide, high) = SLOTS_AT[slot], SLOT
    y = min(max(middle, 2 + high // 2), HEIGHT - 2 - high // 2)
    yield Box(
        id=f"{name}-lit", role="button-hot" if offer.legal else "slot", label=REPEATED, decoration=True,
        x=x - wide // 2, y=y - high // 2, width=wide, height=high, round=10,
    )  # fmt: skip
    yield from priced(name, price, (x, y), "words-hot" if offer.legal else "words-card")
    left, broad = _touched(filled, slot)
    yield Box(
        id=name, role="touch", label=offer.label, move=offer.move if offer.legal else None,
        attempt=None if offer.legal else offer.move, x=left, width=broad,
        y=min(max(middle - HIT[1] // 2, 2), HEIGHT - 2 - HIT[1]), height=HIT[1], round=10,
    )  # fmt: skip


def _touched(filled: int, slot: int) -> tuple[int, int]:
    """Where what is touched for a slot begins, and how broad it is: all free slots that lie side by side with it."""
    first = last = slot
    while first and not filled >> first - 1 & 1:
        first -= 1
    while last + 1 < SLOTS and not filled >> last + 1 & 1:
        last += 1
    broad = max(HIT[0], SLOTS_AT[last] - SLOTS_AT[first] + SLOT[0])
    left = (SLOTS_AT[first] + SLOTS_AT[last] - broad) // 2
    return min(max(left, 2), WATER - 2 - broad), broad


# -- spaces --------------------------------------------------------------------------------------------------------


@remembered(REMEMBERED)
def space(text: str, k: int, here: Stowed, cost: int, told: Told) -> tuple[AnyShape, ...]:
    """One of the twelve spaces; `cost` is what it takes to clear it."""
    return tuple(_space(text, k, here, cost, told))


def _space(text: str, k: int, here: Stowed, cost: int, told: Told) -> Iterator[AnyShape]:
    name = f"own-{SPACE_NAMES[k]}"
    left, top = (FIRST_CELL[0] + PITCH[0] * (k % int(COLUMNS)), FIRST_CELL[1] + PITCH[1] * (k // int(COLUMNS)))
    role = "cover" if here.site == COVERED else "quay" if here.site == EMPTY else "house"
    yield ground(name, role, (left, top, *CELL), told)
    if here.site == COVERED:
        yield from priced(name, cost, (left + 78, top + 65), lit("words-cover", hot=told.hot()))
    elif here.site >= 0:
        yield from _house(text, name, here.site, (left, top))
    if here.site < 0:
        faint = "words-cover" if here.site == COVERED else "words-soft"
        yield write(
            f"{name}-code", lit(faint, hot=told.hot()), SPACE_NAMES[k], (left + 8, top + 20, CODE), "start", SILENT
        )
    if here.goods:
        yield from _goods(name, here, (left, top))


def _house(text: str, name: str, building: int, at: tuple[int, int]) -> Iterator[AnyShape]:
    """A Building on its space."""
    (left, top), card = at, tables_of(text).content.buildings[building]
    called, motif = names.printed(card.name), building_motif(card.name, building_art(text, building))
    lines = names.in_lines(card.name, HOUSE_LETTERS)[:2]
    x, y, size = (60, 42, 108) if len(lines) == 1 else (54, 34, 94)
    letters = min(HOUSE_LINE, BOLD // max(map(len, lines)))
    yield sign(f"{name}-house", "icon", called, (left + x, top + y, size), motif, SILENT)
    yield star(f"{name}-prestige", card.prestige, (left + 131, top + 28, 42))
    for n, line in enumerate(lines):
        low = top + HOUSE_NAME - letters * (len(lines) - 1 - n)
        yield write(
            f"{name}-house-{n}",
            "words-card",
            line,
            (left + 78, low, letters),
            glyph=SILENT if n else line[: 2 * ABBREVIATED],
        )


def _goods(name: str, here: Stowed, at: tuple[int, int]) -> Iterator[AnyShape]:
    """Goods on a space; at a storage Building smaller, kind by kind."""
    kinds = goods_of(here.goods)
    several = sorted(set(kinds))
    for n, goods in enumerate(several):
        number, kind = kinds.count(goods), KINDS[goods]
        x, y, size = (*STORED, 96) if here.site == EMPTY else (110 - 44 * n, 56, 50)
        yield Symbol(
            id=f"{name}-{kind}", role=f"good-{kind}", label=SAY("stored", goods=some(goods, number), number=number, space=name[-2:]),
            glyph=f"{number}{MARKS[kind]}", x=at[0] + x, y=at[1] + y, size=size, art=goods_art(goods, number),
        )  # fmt: skip
