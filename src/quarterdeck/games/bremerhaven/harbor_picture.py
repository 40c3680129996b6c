"""Harbors drawn: the viewer's large, with all that can be chosen there; the others small but complete.

Places are in units of the small picture, 750 by 540; the large one is twice as large.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

from msgspec import Struct

from quarterdeck.games.bremerhaven import words
from quarterdeck.games.bremerhaven.cards import LETTER, MARKS, building_art, clock, coin, goods_art, star, terms
from quarterdeck.games.bremerhaven.codes import (
    COLUMNS,
    COVERED,
    DOCKS,
    EMPTY,
    LOADING_DOCKS,
    NONE,
    SLOTS,
    SPACES,
    WALLS,
)
from quarterdeck.games.bremerhaven.labels import (
    KINDS,
    building_words,
    dock_words,
    hand_values,
    loading_words,
    port_words,
    small_port_words,
    some,
    stowed_words,
)
from quarterdeck.games.bremerhaven.notation import SPACE_NAMES
from quarterdeck.games.bremerhaven.pack_format import PRESTIGE_NAME
from quarterdeck.games.bremerhaven.tables import tables_of
from quarterdeck.games.bremerhaven.targets import Target, targets
from quarterdeck.games.bremerhaven.view import (
    REMEMBERED,
    SAY,
    SEATS,
    Berthed,
    Filed,
    Port,
    Stowed,
    View,
    goods_of,
    missing,
)
from quarterdeck.games.bremerhaven.writing import SILENT, plate, sign, write
from quarterdeck.scene.shapes import AnyShape, Box, Symbol

LARGE: Final = 2
"""Units of a large picture in one of a small one."""
SIZE: Final = (750, 540)
CELL: Final = (101, 102)
FIRST_CELL: Final = (212, 204)
PITCH: Final = (105, 110)
LOADING: Final = (212, 66, 101, 126)
DOCK: Final = (8, 210, 190, 90)
WALL_MIDDLES: Final = (202, 312, 422, 528)
SLOT: Final = (40, 104, 168)
LEAST_LETTERS: Final = 24
"""Height of the smallest letters."""
ABBREVIATED: Final = 3
FEW_CHIPS: Final = 4
CROWD: Final = 9


class Frame(Struct, frozen=True):
    """Where a harbor is drawn, and how large a unit is."""

    x: int
    y: int
    unit: int
    name: str
    """Begins all its ids."""

    def at(self, x: int, y: int, size: int) -> tuple[int, int, int]:
        """A place and a size of the small picture."""
        return self.x + x * self.unit, self.y + y * self.unit, size * self.unit

    def box(self, x: int, y: int, wide: int, high: int) -> tuple[int, int, int, int]:
        """A rectangle of the small picture."""
        return self.x + x * self.unit, self.y + y * self.unit, wide * self.unit, high * self.unit

    def letters(self, small: int, large: int) -> int:
        """The height of letters."""
        return large if self.unit == LARGE else small

    def is_large(self) -> bool:
        """The harbor in which something can be chosen."""
        return self.unit == LARGE


def own_harbor(view: View, x: int, y: int) -> Iterator[AnyShape]:
    """The harbor of the viewer; to spectators that of the player who is asked."""
    port = view.ports[view.shown]
    frame = Frame(x, y, LARGE, "own")
    yield from _ground(frame, port_words(view, port), acts=port.acts or port.won)
    yield from _head(frame, port, hand_values(view, port.seat), own=view.shown == view.seat)
    hot = targets(view)
    yield from _contents(view, frame, port, hot)
    yield from _unbuilt(view, frame, port)


def other_harbor(view: View, seat: int, x: int, y: int) -> Iterator[AnyShape]:
    """Another player's harbor."""
    port = view.ports[seat]
    frame = Frame(x, y, 1, SEATS[seat])
    yield from _ground(frame, small_port_words(view, port), acts=port.acts or port.won)
    yield from _head(frame, port, hand_values(view, seat), own=False)
    yield from _contents(view, frame, port, {})
    yield from _unbuilt(view, frame, port)


@lru_cache(REMEMBERED)
def _ground(frame: Frame, label: str, *, acts: bool) -> tuple[AnyShape, ...]:
    """Quays, water and empty spaces."""
    middle = frame.at(SIZE[0] // 2, SIZE[1] // 2, SIZE[0])
    return (
        plate(
            f"harbor-{frame.name}", "panel-turn" if acts else "panel", label, frame.box(3, 3, SIZE[0] - 6, SIZE[1] - 6)
        ),
        sign(f"harbor-{frame.name}-quays", "net-quay", label, middle, "harbor"),
    )


# -- who, and how it stands -----------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def _head(frame: Frame, port: Port, hand: tuple[int, ...], *, own: bool) -> tuple[AnyShape, ...]:
    """Name, rank, Influence cards; money and prestige."""
    letter, name, size = SEATS[port.seat], frame.name, frame.letters(36, 52)
    said = SAY("owner", who=words.seat_name(port.seat), own="yes" if own else "no", won="yes" if port.won else "no")
    rank = words.rank_name(port.rank) if port.rank >= 0 else SAY("no-rank")
    cards = " ".join(str(value) for value in hand)
    money, prestige = SAY("total", number=port.money), SAY("total", number=port.prestige)
    value, score = SAY("harbor-value", number=port.value), SAY("score", number=port.score())
    row = frame.letters(34, 56)
    found = [
        sign(f"{name}-flag", f"seat-{letter}", said, frame.at(34, 32, 44), f"flag-{letter}", letter.upper()),
        write(f"{name}-name", "words-name", said, (*frame.at(66, 32, 0)[:2], size), "start"),
        write(f"{name}-rank", "words", rank, (*frame.at(300, 33, 0)[:2], frame.letters(30, 44)), "start"),
        write(f"{name}-hand", "words-number", cards, (*frame.at(732, 33, 0)[:2], frame.letters(30, 44)), "end"),
        sign(f"{name}-coin", "coin", money, frame.at(30, 86, 36), "coin"),
        write(
            f"{name}-money", "words-number", str(port.money), (*frame.at(54, 87, 0)[:2], row), "start", f"{port.money}$"
        ),
        sign(f"{name}-star", "fame", prestige, frame.at(30, 126, 38), "star"),
        write(
            f"{name}-prestige",
            "words-number",
            str(port.prestige),
            (*frame.at(54, 127, 0)[:2], row),
            "start",
            f"{port.prestige}★",
        ),
        write(
            f"{name}-value",
            "words-soft",
            value,
            (*frame.at(196, 127, 0)[:2], frame.letters(24, 34)),
            "end",
            f"({port.value})",
        ),
        write(
            f"{name}-score",
            "words",
            score,
            (*frame.at(14, 166, 0)[:2], frame.letters(28, 42)),
            "start",
            f"={port.score()}",
        ),
    ]
    if port.bank:
        banked = SAY("banked", number=port.bank)
        found.append(sign(f"{name}-vault", "icon", banked, frame.at(132, 86, 34), "bank"))
        found.append(
            write(
                f"{name}-bank",
                "words-number",
                str(port.bank),
                (*frame.at(154, 87, 0)[:2], row),
                "start",
                f"+{port.bank}",
            )
        )
    return tuple(found)


# -- what is in it ------------------------------------------------------------------------------------------


def _contents(view: View, frame: Frame, port: Port, hot: dict[str, tuple[Target, ...]]) -> Iterator[AnyShape]:
    """Contracts, Docks and walls, spaces."""
    seat, text = port.seat, view.position.decks.text
    for k in range(LOADING_DOCKS):
        here = port.contracts[k]
        need = missing(view.position, here.contract, here.got) if here.contract != NONE else (0, 0)
        yield from _loading(text, frame, k, here, need, loading_words(view, seat, k), hot.get(f"loading-{k}", ()))
    for k in range(DOCKS):
        yield from _dock(text, frame, k, port.docks[k], dock_words(view, seat, k), hot.get(f"dock-{k}", ()))
    for k in range(WALLS):
        prices = tuple(int(view.position.decks.bollards[k * SLOTS + slot]) for slot in range(SLOTS))
        offers = tuple(hot.get(f"slot-{k}-{slot}", (None,))[0] for slot in range(SLOTS))
        yield from _wall(frame, k, port.walls[k], prices, offers)
    for k in range(SPACES):
        cover = int(view.position.decks.covers[k])
        label = stowed_words(text, k, port.spaces[k], cover)
        yield from _space(text, frame, k, port.spaces[k], cover, label, hot.get(f"space-{k}", ()))


def _ground_of(
    name: str, role: str, label: str, box: tuple[int, int, int, int], offers: tuple[Target, ...]
) -> AnyShape:
    """The plate of a place; if there is but one thing to choose there, it hangs on the plate."""
    only = offers[0] if len(offers) == 1 else None
    x, y, wide, high = box
    return Box(
        id=name, role="yard-hot" if offers else role, label=label if only is None else f"{only.label}. {label}",
        move=only.move if only is not None and only.legal else None, attempt=only.move if only is not None and not only.legal else None,
        x=x, y=y, width=wide, height=high, round=8,
    )  # fmt: skip


def _chips(name: str, offers: tuple[Target, ...], box: tuple[int, int, int, int]) -> Iterator[AnyShape]:
    """Several things to choose at one place, as buttons in a grid."""
    if len(offers) < 2:  # noqa: PLR2004 - one alone hangs on the place itself
        return
    x, y, wide, high = box
    columns = 2 if len(offers) <= FEW_CHIPS else 3 if len(offers) <= CROWD else 5
    rows = -(-len(offers) // columns)
    if high * 3 < wide:
        columns, rows = len(offers), 1
    across, down = wide // columns, high // rows
    for k, offer in enumerate(offers):
        left, top = x + across * (k % columns), y + down * (k // columns)
        middle = (left + across // 2, top + down // 2, min(across, down) - 10)
        yield Box(
            id=f"{name}-chip-{offer.move.replace(' ', '-')}", role="button-hot", label=offer.label, move=offer.move,
            x=left + 2, y=top + 2, width=across - 4, height=down - 4, round=8,
        )  # fmt: skip
        yield sign(
            f"{name}-chip-{offer.move.replace(' ', '-')}-sign", offer.role, offer.label, middle, offer.art, offer.glyph
        )


@lru_cache(REMEMBERED)
def _loading(
    text: str, frame: Frame, k: int, here: Filed, need: tuple[int, int], label: str, offers: tuple[Target, ...]
) -> tuple[AnyShape, ...]:
    """A Loading dock."""
    return tuple(_loading_parts(text, frame, k, here, need, label, offers))


def _loading_parts(
    text: str, frame: Frame, k: int, here: Filed, need: tuple[int, int], label: str, offers: tuple[Target, ...]
) -> Iterator[AnyShape]:
    name, left, top = f"{frame.name}-loading-{k + 1}", LOADING[0] + PITCH[0] * k, LOADING[1]
    box = frame.box(left, top, LOADING[2], LOADING[3])
    empty = here.contract == NONE
    if frame.is_large() or not empty:
        role = "slot" if not here.accessible else "quay" if empty else "card"
        ground = _ground_of(name, role, label, box, offers)
        yield (
            ground
            if frame.is_large()
            else Box(
                id=name,
                role=role,
                label=label,
                decoration=True,
                x=box[0],
                y=box[1],
                width=box[2],
                height=box[3],
                round=8,
            )
        )
    if not here.accessible:
        yield sign(
            f"{name}-closed", "debt", SAY("closed"), frame.at(left + 51, top + (60 if empty else 18), 30), "no", "✗"
        )
    if empty:
        return
    yield from _contract(text, frame, name, here, need, (left, top))
    if frame.is_large():
        yield from _chips(name, offers, frame.box(left + 2, top + 92, LOADING[2] - 4, 34))


def _contract(
    text: str, frame: Frame, name: str, here: Filed, need: tuple[int, int], at: tuple[int, int]
) -> Iterator[AnyShape]:
    """A Contract in a Loading dock: time, goods delivered and still open, terms, what it brings."""
    (left, top), card = at, tables_of(text).content.contracts[here.contract]
    yield clock(f"{name}-time", here.time, frame.at(left + 18, top + 18, 32))
    yield sign(
        f"{name}-by",
        "fleet",
        SAY("transport", by=card.transport),
        frame.at(left + 82, top + 18, 32),
        card.transport,
        SILENT,
    )
    done = [(goods, "good") for goods in goods_of(here.got)]
    open_goods = [(goods, "need") for goods in goods_of(need[0])] + [(4, "need")] * need[1]
    for n, (goods, state) in enumerate(done + open_goods):
        kind = KINDS[goods]
        place = frame.at(left + 51 + 25 * n - 25 * (len(card.needs) - 1) // 2, top + 50, 24)
        mark = MARKS[kind] if state == "need" else "●"
        yield sign(f"{name}-{n}", f"{state}-{kind}", SAY(state, goods=words.good(goods)), place, kind, mark)
    if frame.is_large():
        whole = SAY("brings", now=here.now, whole=here.whole, prestige="yes" if card.reward == PRESTIGE_NAME else "no")
        yield write(
            f"{name}-brings",
            "words-card",
            whole,
            (*frame.at(left + 51, top + 80, 0)[:2], 27),
            glyph=f"{here.now}>{here.whole}",
        )
    yield from terms(
        name,
        (card.reward, card.penalty),
        frame.at(left + 51, top + (108 if frame.is_large() else 96), frame.letters(26, 22)),
    )


@lru_cache(REMEMBERED)
def _dock(
    text: str, frame: Frame, k: int, here: Berthed, label: str, offers: tuple[Target, ...]
) -> tuple[AnyShape, ...]:
    """A Dock."""
    return tuple(_dock_parts(text, frame, k, here, label, offers))


def _dock_parts(
    text: str, frame: Frame, k: int, here: Berthed, label: str, offers: tuple[Target, ...]
) -> Iterator[AnyShape]:
    name, top = f"{frame.name}-dock-{k + 1}", DOCK[1] + PITCH[1] * k
    if frame.is_large():
        yield _ground_of(name, "sea", label, frame.box(DOCK[0], top, DOCK[2], DOCK[3]), offers)
    if here.ship == NONE:
        size = SAY("dock-size", number=here.size)
        yield sign(f"{name}-size", "bollard", size, frame.at(103, top + 45, 40), f"berth-{here.size}", f"{here.size}⚓")
        if frame.is_large():
            yield from _chips(name, offers, frame.box(DOCK[0] + 4, top + 4, DOCK[2] - 8, DOCK[3] - 8))
        return
    card, kind = tables_of(text).content.ships[here.ship], KINDS[here.cargo]
    yield sign(f"{name}-ship", "fleet", card.name, frame.at(46, top + 40, 74), f"ship-{kind}", SILENT)
    if here.aboard:
        cargo = SAY("aboard", goods=some(here.cargo, here.aboard))
        mark = f"{here.aboard}{MARKS[kind]}"
        yield Symbol(
            id=f"{name}-cargo", role=f"good-{kind}", label=cargo, decoration=not frame.is_large(), glyph=mark,
            x=frame.at(118, 0, 0)[0], y=frame.at(0, top + 44, 0)[1], size=frame.unit * 56, art=goods_art(here.cargo, here.aboard),
        )  # fmt: skip
    yield clock(f"{name}-time", here.time, frame.at(172, top + 24, 36))
    yield star(f"{name}-prestige", card.prestige, frame.at(172, top + 66, 36))
    if frame.is_large():
        room = int(190 / (26 * LETTER))
        yield write(f"{name}-name", "words", card.name[:room], (*frame.at(46, top + 82, 0)[:2], 26), glyph=SILENT)


@lru_cache(REMEMBERED)
def _wall(
    frame: Frame, k: int, filled: int, prices: tuple[int, ...], offers: tuple[Target | None, ...]
) -> tuple[AnyShape, ...]:
    """A quay wall with its Bollards; where one can be put, its price."""
    found: list[AnyShape] = []
    for slot in range(int(SLOTS)):
        name, place = f"{frame.name}-slot-{k}-{slot + 1}", frame.at(SLOT[slot], WALL_MIDDLES[k], 22)
        offer = offers[slot]
        if filled >> slot & 1:
            label = SAY("bollard", wall=k, slot=slot + 1)
            found.append(sign(name, "bollard", label, place, "bollard", "⚓"))
        elif offer is not None:
            found.append(
                Symbol(
                    id=name, role="sign-hot" if offer.legal else "coin", label=offer.label, move=offer.move if offer.legal else None,
                    attempt=None if offer.legal else offer.move, glyph=f"{prices[slot]}$", x=place[0], y=place[1],
                    size=30 * frame.unit, art=f"coin-{min(prices[slot], 9)}",
                )
            )  # fmt: skip
        elif frame.is_large():
            found.append(coin(name, prices[slot], place, "time"))
    return tuple(found)


@lru_cache(REMEMBERED)
def _space(
    text: str, frame: Frame, k: int, here: Stowed, cover: int, label: str, offers: tuple[Target, ...]
) -> tuple[AnyShape, ...]:
    """One of the twelve spaces."""
    return tuple(_space_parts(text, frame, k, here, cover, label, offers))


def _space_parts(
    text: str, frame: Frame, k: int, here: Stowed, cover: int, label: str, offers: tuple[Target, ...]
) -> Iterator[AnyShape]:
    name = f"{frame.name}-{SPACE_NAMES[k]}"
    left, top = FIRST_CELL[0] + PITCH[0] * (k % COLUMNS), FIRST_CELL[1] + PITCH[1] * (k // COLUMNS)
    box = frame.box(left, top, *CELL)
    role = "cover" if here.site == COVERED else "quay" if here.site == EMPTY else "house"
    if frame.is_large():
        yield _ground_of(name, role, label, box, offers)
    elif role != "quay":
        yield Box(
            id=name, role=role, label=label, decoration=True, x=box[0], y=box[1], width=box[2], height=box[3], round=6
        )
    if here.site == COVERED:
        yield coin(f"{name}-cost", cover, frame.at(left + 50, top + 51, 40))
    elif here.site >= 0:
        yield from _house(text, frame, name, here.site, (left, top))
    if here.goods:
        yield from _goods(frame, name, here, (left, top))
    if frame.is_large():
        low = 56 if here.site >= 0 else 0
        yield from _chips(name, offers, (box[0] + 4, box[1] + 4 + low * LARGE, box[2] - 8, box[3] - 8 - low * LARGE))


def _house(text: str, frame: Frame, name: str, building: int, at: tuple[int, int]) -> Iterator[AnyShape]:
    """A Building on its space."""
    (left, top), card = at, tables_of(text).content.buildings[building]
    short = card.name[: ABBREVIATED if not frame.is_large() else 6]
    yield sign(
        f"{name}-house",
        "icon",
        building_words(text, building),
        frame.at(left + 36, top + 36, 54),
        building_art(text, building),
        short,
    )
    yield star(f"{name}-prestige", card.prestige, frame.at(left + 82, top + 20, 32))
    if frame.is_large():
        lines = wrap(card.name, 15)[:2]
        for n, line in enumerate(lines):
            place = (*frame.at(left + 50, top + 88, 0)[:2], 25)
            yield write(
                f"{name}-house-{n}",
                "words-card",
                line,
                (place[0], place[1] + 24 * n - 24 * (len(lines) - 1), 25),
                glyph=SILENT,
            )


def _goods(frame: Frame, name: str, here: Stowed, at: tuple[int, int]) -> Iterator[AnyShape]:
    """Goods on a space; at a storage Building smaller, kind by kind."""
    left, top = at
    kinds = goods_of(here.goods)
    several = sorted(set(kinds))
    for n, goods in enumerate(several):
        number, kind = kinds.count(goods), KINDS[goods]
        if here.site == EMPTY:
            place = frame.at(left + 50, top + 51, 66)
        else:
            place = frame.at(left + 50 + 24 * n - 12 * (len(several) - 1), top + 62, 34)
        yield Symbol(
            id=f"{name}-{kind}", role=f"good-{kind}", label=SAY("stored", goods=words.so_many(goods, number), space=name[-2:]),
            decoration=not frame.is_large(), glyph=f"{number}{MARKS[kind]}", x=place[0], y=place[1], size=place[2], art=goods_art(goods, number),
        )  # fmt: skip


def _unbuilt(view: View, frame: Frame, port: Port) -> Iterator[AnyShape]:
    """Buildings beside the board."""
    text = view.position.decks.text
    if port.unbuilt:
        yield write(
            f"{frame.name}-unbuilt",
            "words-soft",
            SAY("unbuilt"),
            (*frame.at(690, 76, 0)[:2], frame.letters(22, 30)),
            glyph=SILENT,
        )
    for k, building in enumerate(port.unbuilt):
        yield from _waiting(text, frame, building, k)


@lru_cache(REMEMBERED)
def _waiting(text: str, frame: Frame, building: int, k: int) -> tuple[AnyShape, ...]:
    """A Building that is not built."""
    tables, label = tables_of(text), building_words(text, building)
    name = f"{frame.name}-waits-{tables.buildings[building]}"
    if not frame.is_large():
        return (
            sign(
                name,
                "icon",
                label,
                frame.at(664 + 50 * (k % 2), 112 + 50 * (k // 2), 42),
                building_art(text, building),
                tables.content.buildings[building].name[:ABBREVIATED],
            ),
        )
    place = frame.at(664, 106 + 40 * k, 34)
    lines = wrap(tables.content.buildings[building].name, 11)[:2]
    art = Symbol(
        id=name, role="icon", label=label, x=place[0], y=place[1], size=place[2], art=building_art(text, building)
    )
    told = tuple(
        write(
            f"{name}-{n}",
            "words",
            line,
            (place[0] + 42, place[1] + 25 * n - 12 * (len(lines) - 1), LEAST_LETTERS),
            "start",
        )
        for n, line in enumerate(lines)
    )
    return (art, *told)
