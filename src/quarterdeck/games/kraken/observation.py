"""What programs that learn see of Kraken: ships, cards, and what is being resolved."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.observation import Field, Observation
from quarterdeck.engine.observer import Observer, clear
from quarterdeck.engine.position import Position
from quarterdeck.games.kraken.codes import (
    FEWEST_LANES,
    HAND,
    ICONS,
    KINDS,
    LANES,
    MOST_CARDS,
    MOST_ROUNDS,
    NO_CARD,
    NO_PLACE,
    PLACES,
    SECTIONS,
    SINKS_AT,
)
from quarterdeck.games.kraken.position import KrakenPosition

LAST_PHASE: Final[i64] = 3  # of those in which something is asked


def observation(players: int) -> Observation:
    """What a seat sees in a game of so many."""
    seats = "seats, from the viewer on in turn order"
    cards = "cards, in the order of the deck"
    deck = int(MOST_CARDS)
    sea = (players, int(SECTIONS), int(LANES))
    return Observation(
        (
            Field("ships", sea, 0, 1, f"1 where a ship is: {seats}; Sections N, E, S, W; Lanes from the inmost on"),
            Field("damage", (players,), 0, int(SINKS_AT), f"damage of each ship: {seats}"),
            Field("cards_held", (players,), 0, int(HAND), f"number of cards in each hand: {seats}"),
            Field("asked", (players,), 0, 1, f"1 for the seat that must choose now: {seats}"),
            Field("front", (int(SECTIONS),), 0, 1, "1 for the Section that the Kraken faces: N, E, S, W"),
            Field("lanes", (1,), int(FEWEST_LANES), int(LANES), "number of Lanes left"),
            Field("hand", (deck,), 0, 1, f"1 for each card in the viewer's hand: {cards}"),
            Field("played", (deck,), 0, 1, f"1 for each card that was played this round: {cards}"),
            Field("resolved", (deck,), 0, 1, f"1 for the card that is being resolved: {cards}"),
            Field("icons", (int(KINDS),), 0, int(ICONS), "icons of it that are left: F, U, D, X, R, K, T"),
            Field("phase", (4,), 0, 1, "1 for what is asked: start place, card dealt, card played, icon resolved"),
            Field("rounds_left", (1,), 0, int(MOST_ROUNDS), "rounds to be played, this one included; 0 for no limit"),
        ),
        KrakenObserver(),
    )


@final
class KrakenObserver(Observer):
    """Writes seats from the viewer on, and sets of cards as ones and zeros."""

    def observe(self, veiled: Position, seat: i64, numbers: vec[i64], at: i64) -> None:
        position = cast(KrakenPosition, veiled)
        self.write_seats(position, seat, numbers, at)
        here = at + position.ships * (PLACES + 3)
        clear(numbers, here, SECTIONS)
        numbers[here + position.front] = 1
        here += SECTIONS
        numbers[here] = position.lanes
        here += 1
        write_set(position.hand[seat], numbers, here)
        write_set(position.played, numbers, here + MOST_CARDS)
        here += 2 * MOST_CARDS
        clear(numbers, here, MOST_CARDS)
        if position.card != NO_CARD:
            numbers[here + position.card] = 1
        here += MOST_CARDS
        for kind in range(KINDS):
            numbers[here + kind] = position.icons[kind]
        here += KINDS
        clear(numbers, here, LAST_PHASE + 2)
        if position.phase <= LAST_PHASE:
            numbers[here + position.phase] = 1
        if position.rounds:
            numbers[here + LAST_PHASE + 1] = position.rounds - position.round + 1

    def write_seats(self, position: KrakenPosition, seat: i64, numbers: vec[i64], at: i64) -> None:
        """What there is of each seat."""
        ships = position.ships
        after = at + ships * PLACES
        clear(numbers, at, ships * (PLACES + 3))
        other = seat
        for k in range(ships):
            place = position.place[other]
            if place != NO_PLACE:
                numbers[at + k * PLACES + place] = 1
            numbers[after + k] = position.damage[other]
            numbers[after + ships + k] = position.held[other]
            if position.player == other:
                numbers[after + 2 * ships + k] = 1
            other += 1
            if other == ships:
                other = 0


def write_set(members: i64, numbers: vec[i64], at: i64) -> None:
    """Write 1 for each card of a set, and 0 for the others."""
    rest = members
    for k in range(MOST_CARDS):
        numbers[at + k] = rest & 1
        rest >>= 1
