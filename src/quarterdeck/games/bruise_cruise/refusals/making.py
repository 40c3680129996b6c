"""What the refusals of Bruise Cruise have in common: how they are made, ships and hands looked at, ways measured.

A refusal speaks to the one who must choose; so of cards in hand it knows that hand alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bruise_cruise.codes import DIRECTIONS, FAR, FLEET, NO_PORT, NO_SPACE, WORDS
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.table.chart import Chart
from quarterdeck.games.bruise_cruise.words.names import SAY, card_name, line_of, listed, space_name
from quarterdeck.messages import Argument

PACK_WAYS: Final = 64
"""How many searches for ways round the ships are kept."""


def refuse(clause: str, message: str, **facts: Argument) -> Refusal:
    """A refusal by this clause, with the sentence of a message."""
    said = SAY(message, **facts)
    return Refusal(clause=clause, sentence=said[:1].upper() + said[1:])


# -- hands -----------------------------------------------------------------------------------


def hand_hidden(position: BruiseCruisePosition) -> Refusal | None:
    """The sentence about a hand that the asker does not see; None if the chooser's hand is known."""
    if position.cards_missing(position.player) == 0:
        return None
    return refuse("BC-R51", "hand-hidden", line=line_of(position.chart, position.player))


def cards_in(position: BruiseCruisePosition, seat: int) -> list[int]:
    """The cards of a hand, as far as it is known, by number."""
    return [card for card in range(position.chart.cards) if position.holds(seat, card)]


def hand_names(position: BruiseCruisePosition, seat: int) -> str:
    """The names of the cards in a hand; `nothing` for an empty one."""
    return listed(card_name(position.chart, card) for card in cards_in(position, seat))


def no_action_card(position: BruiseCruisePosition, clause: str) -> Refusal | None:
    """Why nothing can be paid for with an Action card: none is in the hand."""
    if position.has_action_card(position.active):
        return None
    return hand_hidden(position) or refuse(clause, "no-action-card")


def not_in_hand(position: BruiseCruisePosition, card: int, clause: str) -> Refusal | None:
    """Why a card cannot be picked from the chooser's hand."""
    chart = position.chart
    if card >= chart.cards:
        return refuse("BC-1.6", "no-such-card", number=card + 1, cards=int(chart.cards))
    if position.holds(position.player, card):
        return None
    hand = hand_names(position, position.player)
    return hand_hidden(position) or refuse(clause, "not-in-hand", card=card_name(chart, card), hand=hand)


def unfathomable_in(position: BruiseCruisePosition, seat: int) -> list[int]:
    """The Unfathomable cards of a hand, by number."""
    set_of = position.hand[seat * WORDS + WORDS - 1]
    return [int(position.chart.actions) + k for k in range(len(position.chart.effect)) if set_of >> k & 1]


# -- ships -----------------------------------------------------------------------------------


def fleet(seat: int) -> range:
    """The ships of a seat."""
    return range(seat * int(FLEET), seat * int(FLEET) + int(FLEET))


def at_sea(position: BruiseCruisePosition, seat: int) -> list[int]:
    """The ships of a seat that are on the board."""
    return [ship for ship in fleet(seat) if position.place[ship] >= 0]


def free_ships(position: BruiseCruisePosition, seat: int) -> list[int]:
    """The ships of a seat that are on the board and have no anchor."""
    return [ship for ship in fleet(seat) if position.is_free(ship)]


def rivals_at_sea(position: BruiseCruisePosition) -> list[int]:
    """The ships on the board that are not those of the seat on turn."""
    seats = (seat for seat in range(position.seats) if seat != position.active)
    return [ship for seat in seats for ship in at_sea(position, seat)]


# -- ways ------------------------------------------------------------------------------------


def nearest_by_water(
    position: BruiseCruisePosition, ships: Iterable[int], others: Iterable[int]
) -> tuple[int, int, int] | None:
    """The two ships of two fleets that are nearest by water on the bare map, and their distance; None if there are none."""
    chart, place, rivals = position.chart, position.place, list(others)
    pairs = [(int(chart.sail(place[ship], place[other])), ship, other) for ship in ships for other in rivals]
    steps, ship, other = min(pairs, default=(int(FAR), 0, 0))
    return (ship, other, steps) if steps < FAR else None


def nearest_by_air(
    position: BruiseCruisePosition, ports: Iterable[int], others: Iterable[int]
) -> tuple[int, int, int] | None:
    """The port and the ship that are nearest over land or sea, and their distance; None if there are none."""
    chart, rivals = position.chart, list(others)
    pairs = [
        (flight(chart, chart.port_space[port], position.place[ship]), port, ship) for port in ports for ship in rivals
    ]
    if not pairs:
        return None
    steps, port, ship = min(pairs)
    return port, ship, steps


def flight(chart: Chart, one: int, other: int) -> int:
    """Hex distance over land or sea (BC-R22)."""
    return int(chart.flying[one * chart.spaces + other])


def port_of(position: BruiseCruisePosition, space: int) -> int:
    """The port in a space, or NO_PORT."""
    return int(position.chart.port_at[space])


def rival_home(position: BruiseCruisePosition, seat: int, space: int) -> Refusal | None:
    """Why a ship of the seat may not enter a space: it is a rival's Home Port (BC-3.1)."""
    port = port_of(position, space)
    for other in range(position.seats):
        if port != NO_PORT and other != seat and position.home[other] == port:
            return refuse(
                "BC-3.1", "rival-home", space=space_name(position.chart, space), line=line_of(position.chart, other)
            )
    return None


def steps_round(position: BruiseCruisePosition, ship: int) -> dict[int, int]:
    """The spaces a ship can sail to and how many steps they are away, round ships and rivals' Home Ports (BC-4)."""
    seat, start = ship // int(FLEET), int(position.place[ship])
    closed = {int(position.place[other]) for other in range(position.seats * FLEET)}
    closed |= {int(position.home_space(other)) for other in range(position.seats) if other != seat}
    return ways(position.chart, start, frozenset(closed - {NO_SPACE, start}))


@lru_cache(PACK_WAYS)
def ways(chart: Chart, start: int, closed: frozenset[int]) -> dict[int, int]:
    """Steps from a space to every other that can be reached without entering the closed ones."""
    steps, edge = {start: 0}, [start]
    while edge:
        ahead = (int(chart.near[space * DIRECTIONS + way]) for space in edge for way in range(DIRECTIONS))
        onward = {space for space in ahead if space != NO_SPACE and space not in closed and space not in steps}
        steps.update(dict.fromkeys(onward, steps[edge[0]] + 1))
        edge = list(onward)
    return steps
