"""Bremerhaven's Ships, Contracts, Buildings and prices drawn as they lie on offer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

from msgspec import UnsetType

from quarterdeck.games.bremerhaven.pack.format import GOODS_NAMES, PRESTIGE_NAME
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY
from quarterdeck.games.bremerhaven.picture.writing import SILENT, sign, write
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import KINDS, some, term
from quarterdeck.scene.shapes import AnyShape

LETTER: Final = 0.54
"""How wide a letter is, in its height."""
LETTERS: Final = ((30, 4), (26, 5))
"""Sizes of a Building's text, the largest first, with the lines for which there is room above the bids."""
ROOMY: Final = 40
STEP: Final = 76
"""Between the signs on a card."""
BRIEF: Final = 3
"""Letters of `train` and `truck` in a terminal."""
SHORT_NAME: Final = 7
"""Letters of a name in a terminal."""
HIGHEST_SIGN: Final = 9
LATEST: Final = 12
"""The highest numbers drawn on signs."""
MARKS: Final = {"barrel": "b", "container": "C", "crate": "c", "passenger": "p", "wild": "*"}
"""What terminals write for goods."""


def goods_art(goods: int, number: int) -> str:
    """The drawing of so many goods of a kind."""
    return KINDS[goods] if number == 1 else f"{KINDS[goods]}-{min(number, 5)}"


def star(name: str, number: int, place: tuple[int, int, int]) -> AnyShape:
    """Prestige."""
    label = SAY("prestige", number=number)
    return sign(name, "fame", label, place, f"star-{min(number, HIGHEST_SIGN)}", f"{number}★")


def clock(name: str, number: int, place: tuple[int, int, int]) -> AnyShape:
    """Time markers."""
    return sign(name, "time", SAY("time", number=number), place, f"time-{min(number, LATEST)}", f"{number}⧗")


def coin(name: str, number: int, place: tuple[int, int, int], role: str = "coin") -> AnyShape:
    """Money."""
    label = names.money(number)
    return sign(name, role, label, place, f"coin-{min(number, HIGHEST_SIGN)}", f"{number}$")


def heading(name: str, said: str, place: tuple[int, int, int, int]) -> Iterator[AnyShape]:
    """A card's name in one line or two; `place` is the middle, the height of it, the width and the height of letters."""
    x, y, wide, size = place
    lines = wrap(said, max(6, int(wide / (size * LETTER))))[:2]
    for k, line in enumerate(lines):
        at = (x, y + (size + 2) * k - (size // 2) * (len(lines) - 1), size)
        yield write(f"{name}-name-{k}", "words-card", line, at, glyph=SILENT if k else said[:SHORT_NAME])


@lru_cache(REMEMBERED)
def ship_card(text: str, ship: int, at: tuple[int, int, int]) -> tuple[AnyShape, ...]:
    """A Ship on the Sea board; `at` is its left, top and width."""
    return tuple(_ship_card(text, ship, at))


def _ship_card(text: str, ship: int, at: tuple[int, int, int]) -> Iterator[AnyShape]:
    (x, y, wide), tables = at, tables_of(text)
    card, name = tables.content.ships[ship], tables.ships[ship]
    goods = KINDS.index(card.cargo)
    middle = x + wide // 2
    yield from heading(name, card.name, (middle, y + 34, wide - 16, 29))
    yield sign(f"{name}-ship", "fleet", card.name, (middle - 48, y + 138, 124), f"ship-{card.cargo}")
    cargo, mark = some(goods, card.goods), f"{card.goods}{MARKS[card.cargo]}"
    place = (middle + 66, y + 134, 92)
    yield sign(f"{name}-cargo", f"good-{card.cargo}", cargo, place, goods_art(goods, card.goods), mark)
    yield clock(f"{name}-lay", card.lay, (middle - STEP, y + 252, 60))
    berth = SAY("berth", number=card.berth)
    yield sign(f"{name}-berth", "bollard", berth, (middle, y + 252, 60), f"berth-{card.berth}", f"{card.berth}╥")
    yield star(f"{name}-prestige", card.prestige, (middle + STEP, y + 252, 62))


@lru_cache(REMEMBERED)
def contract_card(text: str, contract: int, at: tuple[int, int, int]) -> tuple[AnyShape, ...]:
    """A Contract on the Land board; `at` is its left, top and width."""
    return tuple(_contract_card(text, contract, at))


def _contract_card(text: str, contract: int, at: tuple[int, int, int]) -> Iterator[AnyShape]:
    (x, y, wide), tables = at, tables_of(text)
    card, name = tables.content.contracts[contract], tables.contracts[contract]
    middle = x + wide // 2
    yield from heading(name, card.name, (middle, y + 34, wide - 16, 29))
    for k, kind in enumerate(sorted(card.needs, key=KINDS.index)):
        place = (middle + 58 * k - 29 * (len(card.needs) - 1), y + 112, 54)
        yield sign(f"{name}-need-{k}", f"good-{kind}", names.good(KINDS.index(kind)), place, kind, MARKS[kind])
    yield clock(f"{name}-time", card.time, (middle - 60, y + 188, 60))
    by = SAY("transport", by=card.transport)
    yield sign(f"{name}-by", "fleet", by, (middle + 60, y + 188, 66), card.transport, card.transport[:BRIEF])
    yield from terms(name, (card.reward, card.penalty), (middle, y + 264, 54))


def terms(
    name: str, printed: tuple[int | str | UnsetType, int | str | UnsetType], place: tuple[int, int, int]
) -> Iterator[AnyShape]:
    """Reward and penalty, beside each other; where there is little room, none is left out."""
    x, y, size = place
    for k, (what, value) in enumerate(zip(("reward", "penalty"), printed, strict=True)):
        middle = x + (size * 6 // 5 if k else -size * 6 // 5)
        label = SAY("penalty-is", term=term(value)) if k else SAY("reward-is", term=term(value))
        said = SAY("plus") if k == 0 else SAY("minus")
        if isinstance(value, UnsetType):
            if size >= ROOMY:
                yield write(f"{name}-{what}", "words-card", f"{said} 0", (middle, y, size * 3 // 5), glyph=SILENT)
            continue
        prestige = value == PRESTIGE_NAME
        yield write(f"{name}-{what}-sign", "words-card", said, (middle - size * 3 // 5, y, size * 4 // 5), glyph=SILENT)
        role = "debt" if k else "fame" if prestige else "coin"
        art, mark = ("star-1", "★") if prestige else (f"coin-{value}", str(value))
        yield sign(f"{name}-{what}", role, label, (middle + size // 5, y, size), art, f"{said}{mark}")


@lru_cache(REMEMBERED)
def building_card(text: str, building: int, at: tuple[int, int, int]) -> tuple[AnyShape, ...]:
    """A Building with its text; `at` is its left, top and width."""
    return tuple(_building_card(text, building, at))


def _building_card(text: str, building: int, at: tuple[int, int, int]) -> Iterator[AnyShape]:
    (x, y, wide), tables = at, tables_of(text)
    card, name = tables.content.buildings[building], tables.buildings[building]
    yield sign(f"offer-{name}-sign", "icon", card.name, (x + 42, y + 42, 70), building_art(text, building))
    yield from heading(f"offer-{name}", card.name, (x + wide // 2 + 4, y + 42, wide - 156, 29))
    yield star(f"offer-{name}-prestige", card.prestige, (x + wide - 38, y + 40, 62))
    size, lines = above_bids(card.text, wide - 20)
    for k, line in enumerate(lines):
        place = (x + 12, y + 104 + size * 11 // 10 * k, size)
        yield write(f"offer-{name}-{k}", "words-card", line, place, "start", SILENT)


def above_bids(said: str, wide: int) -> tuple[int, list[str]]:
    """The size of letters in which a text ends above the bids, and its lines."""
    for size, most in LETTERS:
        lines = wrap(said, int(wide / (size * 0.49)))
        if len(lines) <= most:
            return size, lines
    return size, lines[:most]


@lru_cache(REMEMBERED)
def building_art(text: str, building: int) -> str:
    """The drawing of a Building, by what it does."""
    card = tables_of(text).content.buildings[building]
    does = (
        (card.ship_money, "lighthouse"),
        (card.produce or card.produce_money, "works"),
        (card.train, "station"),
        (card.truck, "depot"),
        (card.free_packing, "plant"),
        (card.exchange, "exchange"),
        (card.bank, "bank"),
        (card.places, "warehouse"),
        (card.berth_less, "pilot"),
        (card.direct, "gantry"),
        (card.sea, "office"),
        (card.insured, "insurance"),
    )
    return next((art for holds, art in does if holds), "statue")


@lru_cache(REMEMBERED)
def price_card(prices: tuple[int, ...], at: tuple[int, int, int]) -> tuple[AnyShape, ...]:
    """Four goods and what they bring; `at` is the left, the top and the width."""
    x, y, wide = at
    step = wide // len(prices)
    found: list[AnyShape] = []
    for goods, price in enumerate(prices):
        middle, kind = x + step * goods + step // 2, GOODS_NAMES[goods]
        label = SAY("price", kind=kind, price=price)
        found.append(sign(f"price-{kind}", f"good-{kind}", label, (middle, y + 34, 60), kind, f"{MARKS[kind]}{price}"))
        found.append(write(f"price-{kind}-number", "words-card", str(price), (middle, y + 92, 50), glyph=SILENT))
    return tuple(found)
