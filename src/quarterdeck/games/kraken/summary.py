"""Kraken's picture in words: its text alternative, and the lines written in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.kraken.codes import ICONS, KIND_LETTERS, NO_PLACE
from quarterdeck.games.kraken.notation import SEATS, place_name
from quarterdeck.games.kraken.position import DEALING, OVER, RESOLVING, STARTING, KrakenPosition
from quarterdeck.games.kraken.sea import KRAKEN_WINS, LAST_AFLOAT
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.kraken.art").say


def summarise(veiled: KrakenPosition) -> str:
    """The whole veiled position in sentences."""
    return " ".join(_sentences(veiled))


def _sentences(position: KrakenPosition) -> Iterator[str]:
    limit, number = int(position.rounds), int(position.round)
    words = SAY("status-rounds", round=number, rounds=limit) if limit else SAY("status-round", round=number)
    yield SAY("summary-status", status=words)
    yield SAY("summary-status", status=status(position))
    section = SAY("section", section=int(position.front))
    yield SAY("summary-kraken", section=section, lanes=int(position.lanes))
    for seat in range(int(position.ships)):
        yield SAY("summary-player", row=player_row(position, seat))
    if position.phase == RESOLVING:
        name = card_name(position, int(position.card))
        yield SAY("summary-card", seat=SEATS[position.player], name=name, left=icons_left(position))
    for seat in range(int(position.ships)):
        if position.hand[seat]:
            yield SAY("summary-hand", seat=SEATS[seat], cards=_cards(position, int(position.hand[seat])))
    if position.played:
        yield SAY("summary-played", cards=_cards(position, int(position.played)))


def status(position: KrakenPosition) -> str:
    """Who does what, or how the game ended."""
    if position.phase == STARTING:
        return SAY("status-starting")
    if position.phase == DEALING:
        return SAY("status-dealing", seat=SEATS[position.receiver])
    if position.phase == OVER:
        return _ending(position)
    seat = SEATS[position.player]
    if position.phase == RESOLVING:
        return SAY("status-resolving", seat=seat, card=card_name(position, int(position.card)))
    return SAY("status-playing", seat=seat)


def _ending(position: KrakenPosition) -> str:
    if position.ended == LAST_AFLOAT:
        return SAY("status-won", seat=SEATS[next(members(int(position.winners)))])
    return SAY("status-kraken" if position.ended == KRAKEN_WINS else "status-limit")


def player_row(position: KrakenPosition, seat: int) -> str:
    """What everybody knows of a seat."""
    place = int(position.place[seat])
    sunk = bool(position.sunk_at[seat])
    return SAY(
        "player-row",
        seat=SEATS[seat],
        state="sunk" if sunk else "starting" if place == NO_PLACE else "afloat",
        place="" if place == NO_PLACE else place_name(place),
        damage=int(position.damage[seat]),
        cards=int(position.held[seat]),
        begins="yes" if position.first == seat and position.phase != OVER else "no",
    )


def card_name(position: KrakenPosition, card: int) -> str:
    """The card's name."""
    return position.names[card]


def card_icons(position: KrakenPosition, card: int) -> str:
    """The card's icons as letters, `F F U`."""
    return " ".join(KIND_LETTERS[position.deck[k]] for k in range(3 * card, 3 * card + int(ICONS)))


def icons_left(position: KrakenPosition) -> str:
    """The icons still to be resolved, as letters."""
    return " ".join(letter for kind, letter in enumerate(KIND_LETTERS) for _ in range(int(position.icons[kind])))


def _cards(position: KrakenPosition, cards: int) -> str:
    return ", ".join(f"{card_name(position, card)} ({card_icons(position, card)})" for card in members(cards))


def members(numbers: int) -> Iterator[int]:
    """The members of a set, ascending."""
    while numbers:
        lowest = numbers & -numbers
        yield lowest.bit_length() - 1
        numbers ^= lowest
