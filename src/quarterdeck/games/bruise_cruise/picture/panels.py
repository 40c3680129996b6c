"""What lies beside Bruise Cruise's chart: the regions, the Admirals, the deck, the discards and the dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.engine.sets import count
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.view import LINES, REMEMBERED, SAY, Admiral, View
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.summary import deck_words, discard_words, end_words, mat_words, rolled_words
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Fact, Region, Thing

ASKED: Final = "actions"
HAND: Final = "hand"
ADMIRALS: Final = "admirals"
TABLE: Final = "table"
CHIPS: Final = ("l", "m", "t")
"""The things in stock."""
NEAR: Final = 6
"""Spaces by sea: a good card sails a ship so far."""


@remembered()
def regions(*, hand: bool) -> tuple[Region, ...]:
    """What can be done, the viewer's hand, the Admirals, and the piles; spectators see no hand."""
    own = (Region(id=HAND, kind="hand", label=SAY("area-hand"), hidden=True),) if hand else ()
    return (
        Region(id=ASKED, kind="answers", label=SAY("area-actions"), hidden=True),
        *own,
        Region(id=ADMIRALS, kind="seats", label=SAY("area-admirals"), hidden=True),
        Region(id=TABLE, kind="info", label=SAY("area-table"), hidden=True),
    )


# -- the Admirals --------------------------------------------------------------------------------------


def admirals(view: View) -> Iterator[Thing]:
    """A row for each Admiral."""
    for admiral in view.admirals:
        yield _admiral(admiral, mat_words(view.atlas.tables, admiral, view.hand(admiral.seat)))


@remembered(REMEMBERED)
def _admiral(admiral: Admiral, label: str) -> Thing:
    """Points, stock, cards, flags and ships of an Admiral."""
    line = LINES[admiral.line]
    lines = (SAY("mat-left", left=admiral.left),) if admiral.left >= 0 and not admiral.won else ()
    return Thing(
        id=f"mat-{line}", region=ADMIRALS, look="seat", role=f"line-{line}", label=label, title=names.line(admiral.line),
        art=f"flag-{line}", corner=SAY("mat-corner", points=admiral.points), seat=admiral.seat, lines=lines,
        facts=(*_stock(admiral), _cards(admiral.cards), _flags(admiral), _ships(admiral)),
        mood="lit" if marked(admiral) else "plain",
    )  # fmt: skip


def marked(admiral: Admiral) -> bool:
    """Whether an Admiral is on turn or has won."""
    return admiral.left >= 0 or admiral.won


def _stock(admiral: Admiral) -> Iterator[Fact]:
    """Life preservers, missiles and torpedoes."""
    for letter, number in zip(CHIPS, admiral.stock, strict=True):
        yield Fact(
            label=SAY("chip", name=letter, number=number), art=f"thing-{letter}", role=f"thing-{letter}", text=str(number),
            glyph=SAY("chip-sign", name=letter), dim=not number,
        )  # fmt: skip


def _cards(cards: int) -> Fact:
    return Fact(
        label=SAY("chip", name="cards", number=cards),
        art="back",
        role="card-back",
        text=str(cards),
        glyph=SAY("chip-sign", name="cards"),
    )


def _flags(admiral: Admiral) -> Fact:
    """Flags that can still be planted, and the regions in which some stand."""
    line, region_list = (
        LINES[admiral.line],
        names.listed(names.region(k) for k in range(int(codes.REGIONS)) if admiral.regions >> k & 1),
    )
    return Fact(
        label=SAY("chip-flags", number=admiral.flags_left, many=count(admiral.regions), regions=region_list), art=f"flag-{line}",
        role=f"line-{line}", text=str(admiral.flags_left), glyph=SAY("chip-sign", name="flags"),
    )  # fmt: skip


def _ships(admiral: Admiral) -> Fact:
    """How many ships are on the board, and where the others are."""
    line, places = LINES[admiral.line], admiral.places
    afloat = sum(place >= 0 for place in places)
    kinds = (int(codes.COMMISSIONABLE), int(codes.SET_ASIDE), int(codes.DECOMMISSIONED))
    ready, aside, home = (places.count(kind) for kind in kinds)
    return Fact(
        label=SAY("chip-ships", afloat=afloat, ready=ready, aside=aside, home=home), art=f"ship-{line}", role=f"line-{line}",
        text=f"{afloat}+{ready}" if ready else str(afloat), glyph=SAY("chip-sign", name="ships"),
    )  # fmt: skip


# -- the table ---------------------------------------------------------------------------------------------


def table(view: View) -> Iterator[Thing]:
    """Deck, discards and dice; as long as a Home Port is chosen, what it is good for, and what the signs on cards mean."""
    position = view.position
    if view.phase == codes.HOMING and view.seat >= 0:
        yield from _signs(LINES[view.admirals[view.seat].line], *best_home(view))
    yield _pile("deck", deck_words(position), int(position.deck))
    yield _pile("discard", discard_words(view), len(view.discarded()))
    if codes.HOMING < view.phase < codes.OVER:
        yield _ends(end_words(position))
    if position.first_die:
        yield _dice(int(position.first_die), int(position.second_die), rolled_words(view))


def best_home(view: View) -> tuple[str, int]:
    """The port of the viewer's hand with the most ports of the other cards at most `NEAR` spaces away by sea, and how many these are.

    Of several such ports it is the one nearest to all of them. The name is empty if nothing is to be chosen or no port is near another.
    """
    chart = view.position.chart
    cards = [card for card in view.hand(view.seat) if card < chart.actions]
    spaces = sorted({int(chart.port_space[card // 2]) for card in cards})
    rated: list[tuple[int, int, str]] = []
    for card in cards:
        if int(codes.CARD) + card in view.moves:
            here = int(chart.port_space[card // 2])
            ways = [int(chart.sail(here, space)) for space in spaces if space != here]
            rated.append((sum(way <= NEAR for way in ways), -sum(ways), names.port_name(chart, card // 2)))
    number, _, name = max(rated, default=(0, 0, ""))
    return (name, number) if number else ("", 0)


@remembered(REMEMBERED)
def _pile(name: str, label: str, cards: int) -> Thing:
    return Thing(
        id=name, region=TABLE, look="pile", role="card-back" if name == "deck" else "words", label=label,
        title=SAY(f"table-{name}"), art="back" if name == "deck" else "", corner=str(cards), mood="plain" if cards else "dim",
    )  # fmt: skip


@remembered(REMEMBERED)
def _ends(words: str) -> Thing:
    """When the game ends."""
    return Thing(id="ends", region=TABLE, look="note", role="words", label=words, lines=(words,))


@remembered(REMEMBERED)
def _dice(first: int, second: int, label: str) -> Thing:
    """The last two dice."""
    facts = tuple(
        Fact(label=label, art=f"die-{face}", role=f"die-{k}", glyph=str(face)) for k, face in ((1, first), (2, second))
    )
    return Thing(id="dice", region=TABLE, look="pile", role="die", label=label, title=label, facts=facts)


@remembered(REMEMBERED)
def _signs(line: str, best: str, number: int) -> tuple[Thing, ...]:
    """What a Home Port is, which one lies well, and what the signs on cards say to somebody who chooses by them."""
    stock = tuple(
        Fact(
            label=SAY("chip-sign", name=letter),
            art=f"thing-{letter}",
            role=f"thing-{letter}",
            glyph=SAY("chip-sign", name=letter),
        )
        for letter in CHIPS
    )
    advice = (SAY("sign-best", port=best, number=number, near=NEAR),) if best else ()
    return (
        _sign("home", f"home-{line}", f"line-{line}", region=ASKED, more=advice),
        _sign("claim", "act-claim", "sign"),
        _sign("engine", "engine", "engine"),
        _sign("exchange", "", "words", stock),
    )


def _sign(
    name: str, art: str, role: str, facts: tuple[Fact, ...] = (), *, region: str = TABLE, more: tuple[str, ...] = ()
) -> Thing:
    title, lines = SAY(f"sign-{name}-title"), (SAY(f"sign-{name}"), *more)
    return Thing(
        id=f"sign-{name}", region=region, look="note", role=role, label=f"{title}: {' '.join(lines)}", title=title, art=art,
        facts=facts, lines=lines,
    )  # fmt: skip
