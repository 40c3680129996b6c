"""What programs that learn see of Kraken: ships, cards, and what is being resolved."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from quarterdeck.engine.observation import Field, Observation
from quarterdeck.engine.observer import Observer, Pen
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.engine.sets import NOTHING
from quarterdeck.games.kraken.codes import (
    FEWEST_LANES,
    HAND,
    ICONS,
    KINDS,
    LANES,
    MOST_CARDS,
    MOST_ROUNDS,
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
            Field(
                "phase",
                (int(LAST_PHASE) + 1,),
                0,
                1,
                "1 for what is asked: start place, card dealt, card played, icon resolved",
            ),
            Field("rounds_left", (1,), 0, int(MOST_ROUNDS), "rounds to be played, this one included; 0 for no limit"),
        ),
        KrakenObserver(),
    )


@final
class KrakenObserver(Observer):
    """Writes field by field, in their order."""

    def observe(self, veiled: Position, seat: i64, pen: Pen) -> None:
        position = cast(KrakenPosition, veiled)
        ships = position.ships
        for k in range(ships):
            pen.write_one_of(position.place[(seat + k) % ships], PLACES)
        for k in range(ships):
            pen.write(position.damage[(seat + k) % ships])
        for k in range(ships):
            pen.write(position.held[(seat + k) % ships])
        pen.write_one_of((position.player - seat + ships) % ships if position.player >= 0 else NOBODY, ships)
        pen.write_one_of(position.front, SECTIONS)
        pen.write(position.lanes)
        pen.write_members(position.hand[seat], MOST_CARDS)
        pen.write_members(position.played, MOST_CARDS)
        pen.write_one_of(position.card, MOST_CARDS)
        for kind in range(KINDS):
            pen.write(position.left >> 2 * kind & 3)
        pen.write_one_of(position.phase, LAST_PHASE + 1)
        pen.write(position.rounds - position.round + 1 if position.rounds else NOTHING)
