"""Harbors drawn: the viewer's large, with all that can be chosen there; the others small but complete."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final

from quarterdeck.games.bremerhaven.codes import SLOTS
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from quarterdeck.games.bremerhaven.picture.cards import building_art
from quarterdeck.games.bremerhaven.picture.places import (
    ABBREVIATED,
    LARGE,
    LINE_OF_NAME,
    Frame,
    Told,
    dock,
    loading_dock,
    space,
    wall,
)
from quarterdeck.games.bremerhaven.picture.targets import Target, targets
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, SEATS, Port, View
from quarterdeck.games.bremerhaven.picture.writing import SILENT, plate, sign, write
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import (
    building_words,
    dock_words,
    hand_values,
    harbor_words,
    loading_words,
    port_words,
    stowed_words,
)
from quarterdeck.scene.shapes import AnyShape, Symbol

SIZE: Final = (750, 540)
STRIP: Final = 690
"""Middle of the strip beside the spaces where Buildings wait."""
NAMED: Final = 4
"""So many Buildings that wait are drawn with their names."""


Hot = tuple[tuple[str, tuple[Target, ...]], ...]
"""What can be chosen, by place."""


def own_harbor(view: View, x: int, y: int) -> tuple[AnyShape, ...]:
    """The harbor of the viewer; to spectators that of the player who is asked."""
    frame = Frame(x, y, LARGE, "own", view.position.decks.text)
    return _harbor(frame, view.ports[view.shown], tuple(targets(view).items()), own=view.shown == view.seat)


def other_harbor(view: View, seat: int, x: int, y: int) -> tuple[AnyShape, ...]:
    """Another player's harbor."""
    return _harbor(Frame(x, y, 1, SEATS[seat], view.position.decks.text), view.ports[seat], (), own=False)


@lru_cache(REMEMBERED)
def _harbor(frame: Frame, port: Port, hot: Hot, *, own: bool) -> tuple[AnyShape, ...]:
    """A whole harbor."""
    label = port_words(frame.text, port) if frame.is_large() else harbor_words(frame.text, port)
    return (
        *_ground(frame, label, lit=port.acts or port.won),
        *_head(frame, port, own=own),
        *_contents(frame, port, dict(hot)),
        *_unbuilt(frame, port),
    )


@lru_cache(REMEMBERED)
def _ground(frame: Frame, label: str, *, lit: bool) -> tuple[AnyShape, ...]:
    """Quays, water and empty spaces."""
    middle = frame.at(SIZE[0] // 2, SIZE[1] // 2, SIZE[0])
    box = frame.box(3, 3, SIZE[0] - 6, SIZE[1] - 6)
    return (
        plate(f"harbor-{frame.name}", "panel-turn" if lit else "panel", label, box),
        sign(f"harbor-{frame.name}-quays", "net-quay", SAY("quays"), middle, "harbor"),
    )


@lru_cache(REMEMBERED)
def _head(frame: Frame, port: Port, *, own: bool) -> tuple[AnyShape, ...]:
    """Name, rank, Influence cards; money and prestige."""
    letter, name, row = SEATS[port.seat], frame.name, frame.letters(36, 56)
    said = SAY("owner", who=names.seat_name(port.seat), own="yes" if own else "no", won="yes" if port.won else "no")
    rank = names.rank_name(port.rank) if port.rank >= 0 else SAY("no-rank")
    cards = " ".join(str(value) for value in hand_values(port.level))
    soft, hand = frame.letters(26, 36), (frame.letters(552, 592), 32, 40)
    found: list[AnyShape] = [
        sign(f"{name}-flag", f"seat-{letter}", said, frame.at(34, 32, 44), f"flag-{letter}", SILENT),
        write(f"{name}-name", "words-name", said, frame.line(66, 32, frame.letters(38, 54)), "start"),
        write(f"{name}-rank", "words", rank, frame.line(frame.letters(312, 380), 33, frame.letters(32, 46)), "start"),
        sign(f"{name}-cards", f"seat-{letter}", SAY("owner", who=names.seat_name(port.seat), own="no", won="no"), frame.at(*hand), f"backs-{letter}-1", SILENT),
        write(f"{name}-hand", "words-number", cards, frame.line(732, 33, frame.letters(32, 46)), "end"),
        sign(f"{name}-coin", "coin", said, frame.at(32, 86, 36), "coin"),
        write(f"{name}-money", "words-number", str(port.money), frame.line(56, 87, row), "start", f"{port.money}$"),
        sign(f"{name}-star", "fame", said, frame.at(32, 126, 38), "star"),
        write(f"{name}-prestige", "words-number", str(port.prestige), frame.line(56, 127, row), "start", f"{port.prestige}★"),
        write(f"{name}-value", "words-soft", SAY("harbor-value", number=port.value), frame.line(196, 128, soft), "end", f"({port.value})"),
        write(f"{name}-score", "words", SAY("score", number=port.score()), frame.line(14, 166, frame.letters(28, 42)), "start", f"={port.score()}" if frame.is_large() else SILENT),
    ]  # fmt: skip
    if port.bank:
        found.append(sign(f"{name}-vault", "icon", SAY("banked", number=port.bank), frame.at(134, 86, 34), "bank"))
        found.append(
            write(f"{name}-bank", "words-number", str(port.bank), frame.line(156, 87, row), "start", f"+{port.bank}")
        )
    return tuple(found)


def _contents(frame: Frame, port: Port, hot: dict[str, tuple[Target, ...]]) -> Iterator[AnyShape]:
    """Contracts, Docks and walls, spaces."""
    text, decks = frame.text, tables_of(frame.text).decks
    for k, filed in enumerate(port.contracts):
        yield from loading_dock(frame, k, filed, Told(loading_words(text, k, filed), hot.get(f"loading-{k}", ())))
    for k, berthed in enumerate(port.docks):
        yield from dock(frame, k, berthed, Told(dock_words(text, k, berthed), hot.get(f"dock-{k}", ())))
    for k, filled in enumerate(port.walls):
        prices = tuple([int(decks.bollards[k * int(SLOTS) + slot]) for slot in range(int(SLOTS))])
        offers = tuple([hot.get(f"slot-{k}-{slot}", (None,))[0] for slot in range(int(SLOTS))])
        yield from wall(frame, k, filled, prices, offers)
    for k, here in enumerate(port.spaces):
        told = Told(stowed_words(text, k, here), hot.get(f"space-{k}", ()))
        yield from space(frame, k, here, int(decks.covers[k]), told)


def _unbuilt(frame: Frame, port: Port) -> Iterator[AnyShape]:
    """Buildings beside the board."""
    if port.unbuilt:
        place = frame.line(STRIP, 76, frame.letters(22, 32))
        yield write(f"{frame.name}-unbuilt", "words-soft", SAY("unbuilt"), place, glyph=SILENT)
    for k, building in enumerate(port.unbuilt):
        yield from _waiting(frame, building, k, named=frame.is_large() and len(port.unbuilt) <= NAMED)


@lru_cache(REMEMBERED)
def _waiting(frame: Frame, building: int, k: int, *, named: bool) -> tuple[AnyShape, ...]:
    """A Building that is not built; its owner can carry it."""
    tables = tables_of(frame.text)
    card, slug = tables.content.buildings[building], tables.buildings[building]
    name = f"{frame.name}-waits-{slug}"
    x, y, size = frame.at(STRIP, 112 + 104 * k, 44) if named else frame.at(664 + 50 * (k % 2), 108 + 42 * (k // 2), 38)
    art = Symbol(
        id=name, role="icon", label=building_words(frame.text, building), decoration=not frame.is_large(),
        glyph=card.name[:ABBREVIATED], x=x, y=y, size=size, art=building_art(frame.text, building),
    )  # fmt: skip
    if not named:
        return (art,)
    lines = enumerate(wrap(card.name, LINE_OF_NAME)[:2])
    return art, *(write(f"{name}-name-{n}", "words", line, (x, y + 64 + 34 * n, 34), glyph=SILENT) for n, line in lines)
