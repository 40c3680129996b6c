"""What programs that learn see of Bruise Cruise: ships on the chart, flags, cards, stocks, and what is being done."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.observation import Field, Observation
from quarterdeck.engine.observer import Observer, Pen
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.games.bruise_cruise.codes import (
    DECOMMISSION,
    EFFECT,
    FLEET,
    HOMESICK,
    KINDS,
    OVER,
    WORDS,
)
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.table.chart import Chart

MOST: Final[i64] = 99
"""Larger numbers of actions, turns and passes are written as this; more than some ten hardly ever occur."""
STATES: Final[i64] = 4
"""Of a ship: on the board, or one of the three below 0 in `Table.place`."""
EFFECTS: Final[i64] = HOMESICK + 1
SIDES: Final[i64] = 6
"""Of a die."""
MOST_ROLLED: Final[i64] = 12


def observation(chart: Chart, players: int) -> Observation:
    """What a seat sees on this chart, in a game of so many."""
    seats = "seats, from the viewer on in turn order"
    ships = f"{seats}; ships, the flagship first, then in the order of the regions"
    kinds = "life preservers, missiles, torpedoes"
    cards = "cards, two for each port in the order of the chart, then the Unfathomable ones"
    spaces, ports, deck = int(chart.spaces), int(chart.ports), int(chart.cards)
    fleet = int(FLEET)
    stock = max(int(number) for number in chart.supplies)
    return Observation(
        (
            Field("ships", (players, fleet, spaces), 0, 1, f"1 where a ship is: {ships}; spaces in the chart's order"),
            Field(
                "ship_states",
                (players, fleet, int(STATES)),
                0,
                1,
                f"1 for where each ship is: {ships}; on the board, set aside, Commissionable, decommissioned",
            ),
            Field("claimed", (players, fleet), 0, 1, f"1 for ships with the Claimed Port side up: {ships}"),
            Field("anchored", (players, fleet), 0, 1, f"1 for anchored ships: {ships}"),
            Field("flags", (players, ports), 0, 1, f"1 where a flag stands: {seats}; ports in the chart's order"),
            Field("homes", (players, ports), 0, 1, f"1 for the Home Port: {seats}; ports in the chart's order"),
            Field("stocks", (players, int(KINDS)), 0, stock, f"pieces in stock: {seats}; {kinds}"),
            Field("deployed", (players, 2), 0, stock, f"weapons used: {seats}; missiles, torpedoes"),
            Field("hands", (players, deck), 0, 1, f"1 for each card known to be in a hand: {seats}; {cards}"),
            Field("cards_held", (players,), 0, deck, f"cards in each hand, known or not: {seats}"),
            Field("asked", (players,), 0, 1, f"1 for the seat that must choose now: {seats}"),
            Field("active", (players,), 0, 1, f"1 for the seat whose turn it is: {seats}"),
            Field("rolling", (players,), 0, 1, f"1 for seats that still roll dice: {seats}"),
            Field(
                "totals",
                (players,),
                int(NOBODY),
                int(MOST_ROLLED),
                f"sum of the two dice that decide who is first: {seats}; 0 if they are to be rolled, -2 if they are not",
            ),
            Field("seat", (players,), 0, 1, "1 for the viewer's own number in actions that name ships"),
            Field("supply", (int(KINDS) + 1,), 0, stock, f"pieces in the supply: {kinds}, anchors"),
            Field("discards", (deck,), 0, 1, f"1 for each card in the discard pile: {cards}"),
            Field("deck", (1,), 0, deck, "cards in the deck"),
            Field("passes", (1,), 0, int(MOST), "the how manieth time the deck is drawn from"),
            Field("actions_left", (1,), 0, int(MOST), "actions left in this turn"),
            Field("to_draw", (1,), 0, deck, "cards that are still to be dealt or drawn now"),
            Field("to_buy", (1,), 0, stock, "weapons that may still be bought with the card that is being played"),
            Field("quiet", (1,), 0, int(MOST), "turns in a row in which no card left a hand or the deck"),
            Field(
                "facts",
                (3,),
                0,
                1,
                "1 if so: it is the final phase; a card was played this turn; a card moved this turn",
            ),
            Field("phase", (int(OVER) + 1,), 0, 1, "1 for what is asked, as the game's codes.py numbers the phases"),
            Field("action", (int(DECOMMISSION),), 0, 1, "1 for the action that is being made: actions 1 to 14"),
            Field("effect", (int(EFFECTS),), 0, 1, "1 for the effect of the Unfathomable card that is being played"),
            Field("card", (deck,), 0, 1, f"1 for the card that is being played: {cards}"),
            Field("acting", (players, fleet), 0, 1, f"1 for the ship that acts: {ships}"),
            Field("target", (players, fleet), 0, 1, f"1 for the ship that it acts on: {ships}"),
            Field("port", (ports,), 0, 1, "1 for the port that fires or is fought for: ports in the chart's order"),
            Field("dice", (2, int(SIDES)), 0, 1, "1 for the side that fell last: attacker's die, defender's; sides"),
        ),
        BruiseCruiseObserver(),
    )


@final
class BruiseCruiseObserver(Observer):
    """Writes field by field, in their order."""

    def observe(self, veiled: Position, seat: i64, pen: Pen) -> None:
        table = cast(BruiseCruisePosition, veiled)
        write_ships(table, seat, pen)
        write_seats(table, seat, pen)
        write_hands(table, seat, pen)
        write_cards(table, pen)
        write_action(table, seat, pen)


def write_ships(table: BruiseCruisePosition, seat: i64, pen: Pen) -> None:
    """Write where all ships are, and which side is up."""
    seats = table.seats
    for k in range(seats):
        first = (seat + k) % seats * FLEET
        for ship in range(first, first + FLEET):
            pen.write_one_of(table.place[ship], table.chart.spaces)
    for k in range(seats):
        first = (seat + k) % seats * FLEET
        for ship in range(first, first + FLEET):
            place = table.place[ship]
            pen.write_one_of(-min(place, i64(0)), STATES)
    for k in range(seats):
        pen.write_members(table.flipped >> (seat + k) % seats * FLEET, FLEET)
    for k in range(seats):
        pen.write_members(table.anchored >> (seat + k) % seats * FLEET, FLEET)


def write_seats(table: BruiseCruisePosition, seat: i64, pen: Pen) -> None:
    """Write flags and stocks."""
    seats = table.seats
    ports = table.chart.ports
    for k in range(seats):
        pen.write_members(table.flags[(seat + k) % seats], ports)
    for k in range(seats):
        pen.write_one_of(table.home[(seat + k) % seats], ports)
    for k in range(seats):
        for kind in range(KINDS):
            pen.write(table.stock[(seat + k) % seats * KINDS + kind])
    for k in range(seats):
        pen.write(table.deployed[(seat + k) % seats * 2])
        pen.write(table.deployed[(seat + k) % seats * 2 + 1])


def write_hands(table: BruiseCruisePosition, seat: i64, pen: Pen) -> None:
    """Write known cards, and who does what."""
    seats = table.seats
    for k in range(seats):
        write_set(table, table.hand, (seat + k) % seats * WORDS, pen)
    for k in range(seats):
        pen.write(table.held[(seat + k) % seats])
    pen.write_one_of(from_viewer(table, table.player, seat), seats)
    pen.write_one_of(from_viewer(table, table.active, seat), seats)
    for k in range(seats):
        pen.write(table.rolling >> (seat + k) % seats & 1)
    for k in range(seats):
        pen.write(table.totals[(seat + k) % seats])
    pen.write_one_of(seat, seats)


def write_cards(table: BruiseCruisePosition, pen: Pen) -> None:
    """Write what belongs to nobody, and how far turn and game are."""
    for kind in range(KINDS):
        pen.write(table.supply[kind])
    pen.write(table.anchors)
    write_set(table, table.discard, 0, pen)
    pen.write(table.deck)
    pen.write_most(table.passes, MOST)
    pen.write_most(table.actions_left, MOST)
    pen.write(table.to_draw)
    pen.write(table.to_buy)
    pen.write_most(table.quiet, MOST)
    pen.write(i64(table.closing))
    pen.write(i64(table.played))
    pen.write(i64(table.moved_card))


def write_action(table: BruiseCruisePosition, seat: i64, pen: Pen) -> None:
    """Write what is asked, and what has been picked for it."""
    pen.write_one_of(table.phase, OVER + 1)
    pen.write_one_of(table.kind - 1, DECOMMISSION)
    pen.write_one_of(table.kind - EFFECT, EFFECTS)
    pen.write_one_of(table.card, table.chart.cards)
    write_ship(table, table.ship, seat, pen)
    write_ship(table, table.target, seat, pen)
    pen.write_one_of(table.port, table.chart.ports)
    pen.write_one_of(table.first_die - 1, SIDES)
    pen.write_one_of(table.second_die - 1, SIDES)


def from_viewer(table: BruiseCruisePosition, other: i64, seat: i64) -> i64:
    """How many seats after the viewer another one is; below 0 if it is none."""
    return (other - seat + table.seats) % table.seats if other >= 0 else NOBODY


def write_ship(table: BruiseCruisePosition, ship: i64, seat: i64, pen: Pen) -> None:
    """Write which ship it is, or that it is none."""
    which = ship
    if ship >= 0:
        which = from_viewer(table, ship // FLEET, seat) * FLEET + ship % FLEET
    pen.write_one_of(which, table.seats * FLEET)


def write_set(table: BruiseCruisePosition, words: vec[i64], first: i64, pen: Pen) -> None:
    """Write which cards are in the three sets from `first` on."""
    chart = table.chart
    for card in range(chart.cards):
        pen.write(words[first + chart.word(card)] >> chart.member(card) & 1)
