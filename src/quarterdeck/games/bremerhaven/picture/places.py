"""The places of a harbor drawn: Loading docks, Docks and walls, the twelve spaces.

Places are in units of the small picture, 750 by 540; the large one is twice as large.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

from msgspec import Struct

from quarterdeck.games.bremerhaven.codes import COLUMNS, COVERED, EMPTY, NONE, SLOTS, WILD
from quarterdeck.games.bremerhaven.pack.format import PRESTIGE_NAME
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from quarterdeck.games.bremerhaven.picture.cards import BRIEF, MARKS, building_art, clock, coin, goods_art, star, terms
from quarterdeck.games.bremerhaven.picture.targets import Target
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, Berthed, Filed, Stowed, goods_of
from quarterdeck.games.bremerhaven.picture.writing import REPEATED, SILENT, light, sign, write
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import KINDS, some
from quarterdeck.games.bremerhaven.words.notation import SPACE_NAMES
from quarterdeck.scene.shapes import AnyShape, Box, Symbol

LARGE: Final = 2
"""Units of a large picture in one of a small one."""
CELL: Final = (101, 100)
FIRST_CELL: Final = (212, 204)
PITCH: Final = (105, 108)
LOADING: Final = (212, 66, 101, 126)
DOCK: Final = (8, 208, 190, 88)
WALL_MIDDLES: Final = (200, 308, 416, 522)
SLOT: Final = (40, 104, 168)
ABBREVIATED: Final = 3
FEW_CHIPS: Final = 4
CROWD: Final = 9
HIGHEST_SIGN: Final = 9
LINE_OF_NAME: Final = 12
"""Letters of a Building's name on one line."""
SHIP_NAME: Final = 18
"""Letters of a Ship's name that fit below it."""
Corners = tuple[int, int, int, int]


class Frame(Struct, frozen=True):
    """Where a harbor is drawn, how large a unit is, from which pack its cards are."""

    x: int
    y: int
    unit: int
    name: str
    """Begins all its ids."""
    text: str

    def at(self, x: int, y: int, size: int) -> tuple[int, int, int]:
        """A place and a size of the small picture."""
        return self.x + x * self.unit, self.y + y * self.unit, size * self.unit

    def line(self, x: int, y: int, size: int) -> tuple[int, int, int]:
        """A place of the small picture, for letters of that height."""
        return self.x + x * self.unit, self.y + y * self.unit, size

    def box(self, x: int, y: int, wide: int, high: int) -> Corners:
        """A rectangle of the small picture."""
        return self.x + x * self.unit, self.y + y * self.unit, wide * self.unit, high * self.unit

    def letters(self, small: int, large: int) -> int:
        """The height of letters."""
        return large if self.is_large() else small

    def is_large(self) -> bool:
        """The harbor in which something can be chosen."""
        return self.unit == LARGE


class Told(Struct, frozen=True):
    """What a place is called in words, and what can be chosen there."""

    label: str
    offers: tuple[Target, ...]


def ground(frame: Frame, name: str, role: str, corners: Corners, told: Told) -> Box:
    """The plate of a place; if there is but one thing to choose there, it hangs on the plate."""
    x, y, wide, high = corners
    only = told.offers[0] if len(told.offers) == 1 else None
    legal = only is not None and only.legal
    hot = any(offer.legal for offer in told.offers)
    if not frame.is_large():
        return light(name, role, corners)
    return Box(
        id=name, role="yard-hot" if hot else role, label=told.label if only is None else f"{only.label}. {told.label}",
        move=only.move if only is not None and legal else None,
        attempt=None if only is None or legal else only.move, x=x, y=y, width=wide, height=high, round=4 * frame.unit,
    )  # fmt: skip


def chips(name: str, told: Told, corners: Corners) -> Iterator[AnyShape]:
    """Several things to choose at one place, as buttons in a grid."""
    if len(told.offers) < 2:  # noqa: PLR2004 - one alone hangs on the place itself
        return
    x, y, wide, high = corners
    many = len(told.offers)
    columns = many if high * 2 < wide else 2 if many <= FEW_CHIPS else 3 if many <= CROWD else 5
    across, down = wide // columns, high // -(-many // columns)
    for k, offer in enumerate(told.offers):
        left, top = x + across * (k % columns), y + down * (k // columns)
        chip = f"{name}-chip-{offer.move.replace(' ', '-')}"
        place = (left + across // 2, top + down // 2, min(across, down) - 12)
        yield Box(
            id=chip, role="button-hot", label=offer.label, move=offer.move,
            x=left + 3, y=top + 3, width=across - 6, height=down - 6, round=8,
        )  # fmt: skip
        yield sign(f"{chip}-sign", offer.role, offer.label, place, offer.art, offer.glyph)


# -- Loading docks ------------------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def loading_dock(frame: Frame, k: int, here: Filed, told: Told) -> tuple[AnyShape, ...]:
    """A Loading dock."""
    return tuple(_loading_dock(frame, k, here, told))


def _loading_dock(frame: Frame, k: int, here: Filed, told: Told) -> Iterator[AnyShape]:
    name, left, top = f"{frame.name}-loading-{k + 1}", LOADING[0] + PITCH[0] * k, LOADING[1]
    empty = here.contract == NONE
    if frame.is_large() or not empty:
        role = "slot" if not here.accessible else "quay" if empty else "card"
        yield ground(frame, name, role, frame.box(left, top, LOADING[2], LOADING[3]), told)
    if not here.accessible:
        place = frame.at(left + 51, top + (62 if empty else 19), 28)
        yield sign(f"{name}-closed", "debt", SAY("closed"), place, "no", "✗")
    if not empty:
        yield from _contract(frame, name, here, (left, top))
        if frame.is_large():
            yield from chips(name, told, frame.box(left + 2, top + 90, LOADING[2] - 4, 34))


def _contract(frame: Frame, name: str, here: Filed, at: tuple[int, int]) -> Iterator[AnyShape]:
    """A Contract in a Loading dock: time, goods delivered and still open, terms, what it brings."""
    (left, top), card = at, tables_of(frame.text).content.contracts[here.contract]
    by, mark = SAY("transport", by=card.transport), card.transport[:BRIEF] if frame.is_large() else SILENT
    yield clock(f"{name}-time", here.time, frame.at(left + 19, top + 19, 32))
    yield sign(f"{name}-by", "fleet", by, frame.at(left + 81, top + 19, 32), card.transport, mark)
    yield from _goods_of_contract(frame, name, here, (left + 51, top + 52))
    if frame.is_large():
        prestige = "yes" if card.reward == PRESTIGE_NAME else "no"
        said = SAY("brings", now=here.now, whole=here.whole, prestige=prestige)
        yield write(
            f"{name}-brings", "words-card", said, frame.line(left + 51, top + 80, 38), glyph=said.replace(" ", "")
        )
    place = frame.at(left + 51, top + (106 if frame.is_large() else 96), frame.letters(26, 22))
    yield from terms(name, (card.reward, card.penalty), place)


def _goods_of_contract(frame: Frame, name: str, here: Filed, at: tuple[int, int]) -> Iterator[AnyShape]:
    """What was delivered, then what is still needed."""
    goods = [(kind, "good") for kind in goods_of(here.got)]
    goods += [(kind, "need") for kind in goods_of(here.named)]
    goods += [(int(WILD), "need")] * here.wild
    for n, (kind, state) in enumerate(goods):
        art = KINDS[kind]
        place = frame.at(at[0] + 25 * n - 25 * (len(goods) - 1) // 2, at[1], 24)
        label = SAY(state, goods=names.good(kind))
        yield sign(f"{name}-{n}", f"{state}-{art}", label, place, art, MARKS[art] if state == "need" else "●")


# -- Docks and walls --------------------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def dock(frame: Frame, k: int, here: Berthed, told: Told) -> tuple[AnyShape, ...]:
    """A Dock."""
    return tuple(_dock(frame, k, here, told))


def _dock(frame: Frame, k: int, here: Berthed, told: Told) -> Iterator[AnyShape]:
    name, top = f"{frame.name}-dock-{k + 1}", DOCK[1] + PITCH[1] * k
    if frame.is_large():
        yield ground(frame, name, "sea", frame.box(DOCK[0], top, DOCK[2], DOCK[3]), told)
    if here.ship != NONE:
        yield from _ship(frame, name, here, top)
    elif not frame.is_large() or len(told.offers) < 2:  # noqa: PLR2004 - several stand in its place
        size = SAY("dock-size", number=here.size)
        yield sign(f"{name}-size", "bollard", size, frame.at(103, top + 44, 40), f"berth-{here.size}", f"{here.size}╥")
    if frame.is_large() and here.ship == NONE:
        yield from chips(name, told, frame.box(DOCK[0] + 4, top + 4, DOCK[2] - 8, DOCK[3] - 8))


def _ship(frame: Frame, name: str, here: Berthed, top: int) -> Iterator[AnyShape]:
    """A Ship in a Dock, and what is left on it."""
    card, kind = tables_of(frame.text).content.ships[here.ship], KINDS[here.cargo]
    yield sign(f"{name}-ship", "fleet", card.name, frame.at(48, top + 36, 70), f"ship-{kind}", SILENT)
    if here.aboard:
        x, y, size = frame.at(120, top + 40, 54)
        yield Symbol(
            id=f"{name}-cargo", role=f"good-{kind}", label=SAY("aboard", goods=some(here.cargo, here.aboard)),
            decoration=not frame.is_large(), glyph=f"{here.aboard}{MARKS[kind]}", x=x, y=y, size=size,
            art=goods_art(here.cargo, here.aboard),
        )  # fmt: skip
    yield clock(f"{name}-time", here.time, frame.at(174, top + 22, 36))
    yield star(f"{name}-prestige", card.prestige, frame.at(174, top + 65, 36))
    if frame.is_large():
        said = card.name if len(card.name) <= SHIP_NAME else card.name[: SHIP_NAME - 1] + "…"
        yield write(f"{name}-name", "words", said, frame.line(14, top + 79, 32), "start", SILENT)


@lru_cache(REMEMBERED)
def wall(
    frame: Frame, k: int, filled: int, prices: tuple[int, ...], offers: tuple[Target | None, ...]
) -> tuple[AnyShape, ...]:
    """A quay wall with its Bollards; where one can be put, its price."""
    found: list[AnyShape] = []
    for slot in range(int(SLOTS)):
        name, place, offer = f"{frame.name}-slot-{k}-{slot + 1}", (SLOT[slot], WALL_MIDDLES[k]), offers[slot]
        if filled >> slot & 1:
            label = SAY("bollard", wall=k, slot=slot + 1)
            found.append(sign(name, "bollard", label, frame.at(*place, 24), "bollard", "╥"))
        elif offer is not None:
            found.append(_slot(frame, name, place, prices[slot], offer))
        elif frame.is_large():
            found.append(coin(name, prices[slot], frame.at(*place, 20), "time"))
    return tuple(found)


def _slot(frame: Frame, name: str, place: tuple[int, int], price: int, offer: Target) -> Symbol:
    """A free slot that can be chosen, or tried."""
    x, y, size = frame.at(*place, 28 if offer.legal else 24)
    return Symbol(
        id=name, role="sign-hot" if offer.legal else "coin", label=offer.label, move=offer.move if offer.legal else None,
        attempt=None if offer.legal else offer.move, glyph=f"{price}$", x=x, y=y, size=size,
        art=f"coin-{min(price, HIGHEST_SIGN)}",
    )  # fmt: skip


# -- spaces --------------------------------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def space(frame: Frame, k: int, here: Stowed, cover: int, told: Told) -> tuple[AnyShape, ...]:
    """One of the twelve spaces."""
    return tuple(_space(frame, k, here, cover, told))


def _space(frame: Frame, k: int, here: Stowed, cover: int, told: Told) -> Iterator[AnyShape]:
    name = f"{frame.name}-{SPACE_NAMES[k]}"
    at = (FIRST_CELL[0] + PITCH[0] * (k % int(COLUMNS)), FIRST_CELL[1] + PITCH[1] * (k // int(COLUMNS)))
    box = frame.box(*at, *CELL)
    role = "cover" if here.site == COVERED else "quay" if here.site == EMPTY else "house"
    if here.site == COVERED and not frame.is_large():
        yield sign(
            name,
            "net-cover",
            REPEATED,
            frame.at(at[0] + 50, at[1] + 50, 100),
            f"cover-{min(cover, HIGHEST_SIGN)}",
            f"{cover}$",
        )
        return
    if frame.is_large() or role != "quay":
        yield ground(frame, name, role, box, told)
    if here.site == COVERED:
        yield coin(f"{name}-cost", cover, frame.at(at[0] + 50, at[1] + 50, 40))
    elif here.site >= 0:
        yield from _house(frame, name, here.site, at)
    if here.goods:
        yield from _goods(frame, name, here, at)
    if frame.is_large():
        low = 56 * LARGE if here.site >= 0 else 0
        yield from chips(name, told, (box[0] + 4, box[1] + 4 + low, box[2] - 8, box[3] - 8 - low))


def _house(frame: Frame, name: str, building: int, at: tuple[int, int]) -> Iterator[AnyShape]:
    """A Building on its space."""
    (left, top), card = at, tables_of(frame.text).content.buildings[building]
    short = card.name[: ABBREVIATED * frame.unit]
    place = frame.at(left + 37, top + 36, 56)
    yield sign(f"{name}-house", "icon", card.name, place, building_art(frame.text, building), short)
    yield star(f"{name}-prestige", card.prestige, frame.at(left + 82, top + 20, 32))
    if frame.is_large():
        lines = wrap(card.name, LINE_OF_NAME)[:2]
        for n, line in enumerate(lines):
            x, y, _ = frame.line(left + 50, top + 88, 32)
            low = y + 30 * n - 30 * (len(lines) - 1)
            yield write(f"{name}-house-{n}", "words-card", line, (x, low, 32), glyph=SILENT)


def _goods(frame: Frame, name: str, here: Stowed, at: tuple[int, int]) -> Iterator[AnyShape]:
    """Goods on a space; at a storage Building smaller, kind by kind."""
    kinds = goods_of(here.goods)
    several = sorted(set(kinds))
    for n, goods in enumerate(several):
        number, kind = kinds.count(goods), KINDS[goods]
        place = (50, 50, 66) if here.site == EMPTY else (66 - 26 * n, 60, 34)
        x, y, size = frame.at(at[0] + place[0], at[1] + place[1], place[2])
        yield Symbol(
            id=f"{name}-{kind}", role=f"good-{kind}", label=SAY("stored", goods=some(goods, number), space=name[-2:]),
            decoration=not frame.is_large(), glyph=f"{number}{MARKS[kind]}", x=x, y=y, size=size,
            art=goods_art(goods, number),
        )  # fmt: skip
