"""What lies beside Bruise Cruise's chart: the Admirals' mats, dice and cards on the table, who is to do what."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from textwrap import wrap
from typing import Final, Literal

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.atlas import BOARD
from quarterdeck.games.bruise_cruise.picture.sheet import LETTERS
from quarterdeck.games.bruise_cruise.picture.ships import Look, drawn
from quarterdeck.games.bruise_cruise.picture.view import FLEET, LINES, REMEMBERED, SAY, Admiral, View
from quarterdeck.games.bruise_cruise.picture.writing import write
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.summary import deck_words, discard_words, mat_words, rolled_words
from quarterdeck.scene.shapes import AnyShape, Area, Box, Symbol, Words

WIDTH: Final = 2900
HEIGHT: Final = 2092
LEFT: Final = BOARD[0] + 12
"""x where the panels beside the chart begin."""
WIDE: Final = WIDTH - LEFT - 12
HEAD: Final = 112
"""Height of the line that says who is to do what."""
MATS: Final = HEAD + 4
PITCH: Final = 254
"""From mat to mat."""
TABLE: Final = MATS + 4 * PITCH
TABLE_HIGH: Final = 286
ACTIONS: Final = TABLE + TABLE_HIGH + 6
HAND: Final = BOARD[1]
HALF: Final = BOARD[0] // 2 + 2
"""Two halves of a hand are broader than the chart, so that they stand one below the other on a phone."""

MOST_LINES: Final = 3
"""Of the status; so many need smaller letters."""
CHIPS: Final = ("{}L", "{}M", "{}T", "{}m", "{}t", "{}c", "{}f")
"""What a terminal writes for things in stock, weapons fired, cards, flags left."""
STATES: Final = {int(codes.SET_ASIDE): "aside", int(codes.COMMISSIONABLE): "ready", int(codes.DECOMMISSIONED): "home"}


@cache
def areas(*, hand: bool, cards: bool) -> tuple[Area, ...]:
    """The chart, what is chosen from, who plays, and the rest; spectators see no hand.

    Where a card is asked for, `cards`, the hand comes first. The table lies between the hand and the actions, so
    that they do not stand side by side on a phone.
    """
    table, actions = _panel("table", "info", TABLE, ACTIONS), _panel("actions", "hand", ACTIONS, HEIGHT)
    own = (_half(1), _half(2)) if hand else ()
    board = Area(id="board", kind="board", label=SAY("area-board"), x=0, y=0, width=BOARD[0], height=HAND)
    chosen = (*own, table, actions) if cards else (actions, table, *own)
    return board, *chosen, _panel("mats", "seats", MATS, TABLE), _panel("status", "info", 0, MATS)


def _half(k: int) -> Area:
    """The left or the right half of the hand."""
    x = HALF * (k - 1)
    return Area(id=f"hand-{k}", kind="hand", label=SAY("area-hand"), x=x, y=HAND, width=HALF, height=HEIGHT - HAND)


def _panel(name: str, kind: Literal["hand", "seats", "info"], top: int, bottom: int) -> Area:
    x = BOARD[0] + 4
    return Area(id=name, kind=kind, label=SAY(f"area-{name}"), x=x, y=top, width=WIDTH - x, height=bottom - top)


@lru_cache(REMEMBERED)
def state(status: str) -> tuple[AnyShape, ...]:
    """The sentence on which player must do what, in lines."""
    lines = wrap(status, 36)[:MOST_LINES]
    size = 36 if len(lines) < MOST_LINES else 30
    return tuple(
        Words(
            id="status" if k == 0 else f"status-{k}", role="words-title", label=status, decoration=k > 0,
            x=LEFT + WIDE // 2, y=58 + (size + 2) * k - (size + 2) * (len(lines) - 1) // 2, size=size, text=line,
            room=WIDE,
        )
        for k, line in enumerate(lines)
    )  # fmt: skip


@lru_cache(REMEMBERED)
def banner(status: str) -> tuple[AnyShape, ...]:
    """That the game is over; how, is said where the actions were."""
    box = Box(id="banner", role="banner", label=status, decoration=True, x=LEFT, y=8, width=WIDE, height=100, round=14)
    return box, Words(
        id="status", role="words-banner", label=status, x=LEFT + WIDE // 2, y=58, size=46, text=SAY("over"), room=WIDE
    )


# -- mats ----------------------------------------------------------------------------------------------


def mats(view: View) -> Iterator[AnyShape]:
    """One for each Admiral."""
    for admiral in view.admirals:
        offers = tuple([_offer(view, admiral, rank) for rank in range(FLEET)])
        yield from _mat(admiral, mat_words(view.atlas.tables, admiral, view.hand(admiral.seat)), offers)


def _offer(view: View, admiral: Admiral, rank: int) -> str:
    """What choosing a ship on its mat means to the viewer; ships on the board are chosen there."""
    if admiral.places[rank] >= 0:
        return ""
    if int(codes.SHIP) + admiral.seat * FLEET + rank in view.moves:
        return "own"
    return "refused" if view.asked() and view.phase == codes.PICK_SHIP and admiral.seat == view.seat else ""


@lru_cache(REMEMBERED)
def _mat(admiral: Admiral, label: str, offers: tuple[str, ...]) -> tuple[AnyShape, ...]:
    """Name, points and actions; things in stock and fired; ships and regions."""
    line, y = LINES[admiral.line], MATS + PITCH * admiral.seat
    marked = admiral.left >= 0 or admiral.won
    box = Box(
        id=f"mat-{line}", role="panel-turn" if marked else "panel", label=label,
        x=LEFT, y=y + 4, width=WIDE, height=PITCH - 10, round=14,
    )  # fmt: skip
    return box, *_title(admiral, y + 46), *_stock(admiral, y + 116), *_ships(admiral, y + 196, offers)


def _title(admiral: Admiral, y: int) -> Iterator[AnyShape]:
    """Whose mat it is, the actions left, and the points on a star."""
    line, name = LINES[admiral.line], names.line(admiral.line)
    yield Symbol(
        id=f"emblem-{line}", role=f"line-{line}", label=name, decoration=True, glyph=line.upper(),
        x=LEFT + 50, y=y, size=74, art=f"flag-{line}",
    )  # fmt: skip
    yield write(f"line-{line}", "words-name", name, (LEFT + 98, y, 40), "start")
    if admiral.won or admiral.left >= 0:
        said = SAY("mat-won") if admiral.won else SAY("mat-left", left=admiral.left)
        dots = SAY("mat-won") if admiral.won else "●" * admiral.left or "○"
        yield write(f"left-{line}", "words-turn", said, (LEFT + 314, y + 2, 27), "start", dots)
    points = SAY("mat-points", points=admiral.points)
    yield Symbol(
        id=f"star-{line}", role="medal", label=points, decoration=True, x=LEFT + WIDE - 50, y=y, size=86, art="medal"
    )  # fmt: skip
    yield Words(
        id=f"points-{line}", role="words-points", label=points, decoration=True, glyph=f"{admiral.points}★",
        x=LEFT + WIDE - 50, y=y + 4, size=38, text=str(admiral.points),
    )  # fmt: skip


def _stock(admiral: Admiral, y: int) -> Iterator[AnyShape]:
    """Things in stock, weapons fired, cards, flags left."""
    line = LINES[admiral.line]
    chips = (
        *(("l", "thing-l", "thing-l", admiral.stock[0]), ("m", "thing-m", "thing-m", admiral.stock[1])),
        ("t", "thing-t", "thing-t", admiral.stock[2]),
        ("fired-m", "fired-m", "thing-fired", admiral.deployed[0]),
        ("fired-t", "fired-t", "thing-fired", admiral.deployed[1]),
        ("cards", "back", "card-back", admiral.cards),
        ("flags", f"flag-{line}", f"line-{line}", admiral.flags_left),
    )
    for k, (name, art, role, number) in enumerate(chips):
        x, label = LEFT + 34 + 84 * k, SAY("chip", name=name, number=number)
        yield Symbol(id=f"{name}-{line}", role=role, label=label, x=x, y=y, size=48, art=art)
        yield Words(
            id=f"{name}-{line}-number", role="words-number", label=label, decoration=True,
            glyph=CHIPS[k].format(number),
            x=x + 27, y=y, size=34, text=str(number), anchor="start",
        )  # fmt: skip


def _ships(admiral: Admiral, y: int, offers: tuple[str, ...]) -> Iterator[AnyShape]:
    """A berth for each ship, lit where a flag stands in its region; in it the ship, unless it is on the board."""
    for rank, place in enumerate(admiral.places):
        hull, x = admiral.line * FLEET + rank, LEFT + 54 + 100 * rank
        lit = rank > 0 and bool(admiral.regions >> (rank - 1) & 1)
        yield from _berth(hull, (x, y), place, lit=lit, offer=offers[rank], flipped=bool(admiral.flipped >> rank & 1))


def _berth(hull: int, at: tuple[int, int], place: int, *, lit: bool, offer: str, flipped: bool) -> Iterator[AnyShape]:
    (x, y), rank, code = at, hull % FLEET, names.HULLS[hull]
    where = STATES.get(place, "board")
    label = SAY("mat-ship", ship=names.hull_name(hull), where=where, offer=offer, lit="yes" if lit else "no")
    plain = "berth-ready" if where == "ready" else f"region-lit-{LETTERS[rank - 1]}" if lit else "slot"
    yield Box(
        id=f"berth-{code}", role="berth-hot" if offer == "own" else plain, label=label, move=code if offer == "own" else None,
        attempt=code if offer == "refused" else None,
        x=x - 44, y=y - 42, width=88, height=84, round=12,
    )  # fmt: skip
    if place < 0:
        side = "-aside" if where == "aside" else "-claimed" if flipped else ""
        look = Look(label, code + {"aside": "", "ready": "!", "home": "*"}[where], side, silent=True)
        yield from drawn(hull, (x, y - 4, 72), look)
        if where == "home":
            yield Symbol(
                id=f"medal-{code}", role="medal", label=label, decoration=True, x=x + 30, y=y - 26, size=36, art="medal"
            )
    else:
        yield write(f"berth-{code}-rank", "words-berth-lit" if lit else "words-berth", names.RANKS[rank], (x, y, 40))


# -- the table ---------------------------------------------------------------------------------------------


def table(view: View) -> Iterator[AnyShape]:
    """Dice, deck and discard pile."""
    position = view.position
    yield from _deck(int(position.deck), deck_words(position), len(view.discarded()), discard_words(view))
    yield from _dice(int(position.first_die), int(position.second_die), rolled_words(view))


@lru_cache(REMEMBERED)
def _deck(deck: int, deck_label: str, discarded: int, discard_label: str) -> tuple[AnyShape, ...]:
    """The two piles, with how many cards they have."""
    x, y, wide = LEFT, TABLE + 6, WIDE * 62 // 100 - 6
    box = Box(id="piles", role="panel", label=deck_label, x=x, y=y, width=wide, height=TABLE_HIGH - 12, round=14)
    pile = Box(
        id="discard", role="slot", label=discard_label, x=x + wide // 2 + 22, y=y + 56, width=132, height=166, round=10
    )
    cards = (
        Symbol(
            id=f"deck-{k}", role="card-back", label=deck_label, decoration=True,
            x=x + 96 + 7 * k, y=y + 140 - 6 * k, size=170, art="back",
        )
        for k in range(min(3, deck))
    )  # fmt: skip
    middle = x + wide // 2 + 88
    return (
        box,
        pile,
        *cards,
        write("deck-title", "words-small", SAY("table-deck"), (x + 100, y + 30, 27)),
        write("deck-number", "words-number", str(deck), (x + 100, y + 246, 34)),
        write("discard-title", "words-small", SAY("table-discard"), (middle, y + 30, 27)),
        write("discard-number", "words-number", str(discarded), (middle, y + 139, 44)),
        write("discard-side", "words-small", SAY("table-pile"), (middle, y + 246, 24)),
    )


@lru_cache(REMEMBERED)
def _dice(first: int, second: int, label: str) -> tuple[AnyShape, ...]:
    """The last two dice."""
    x, y, wide = LEFT + WIDE * 62 // 100, TABLE + 6, WIDE * 38 // 100
    box = Box(id="dice", role="panel", label=label, x=x, y=y, width=wide, height=TABLE_HIGH - 12, round=14)
    title = write("dice-title", "words-small", SAY("table-dice"), (x + wide // 2, y + 30, 27))
    if not first:
        return box, title
    faces = (
        Symbol(
            id=f"die-{k}", role=f"die-{k}", label=label, decoration=True, glyph=str(face),
            x=x + wide // 2 + (-54 if k == 1 else 54), y=y + 132, size=92, art=f"die-{face}",
        )
        for k, face in ((1, first), (2, second))
    )  # fmt: skip
    lines = wrap(label, 15)[:2]
    told = (
        write(f"dice-{k}", "words-small", line, (x + wide // 2, y + 212 + 30 * k, 23)) for k, line in enumerate(lines)
    )
    return box, title, *faces, *told
