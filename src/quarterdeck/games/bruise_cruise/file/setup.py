"""Position files of games that have not begun: first rolls, deal and Home Ports (BC-1)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import bit, count
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.file import SAY
from quarterdeck.games.bruise_cruise.file.board import Reader
from quarterdeck.games.bruise_cruise.file.fields import BruiseCruiseFile
from quarterdeck.games.bruise_cruise.laws import hand
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition

HAND: Final = int(codes.HAND)
FLEET: Final = int(codes.FLEET)
KINDS: Final = int(codes.KINDS)


def settle_setup(reader: Reader, file: BruiseCruiseFile) -> None:
    """Nobody has had a turn yet."""
    position = reader.position
    refuse_turns(file)
    for seat in range(position.seats):
        check_start(position, file, seat)
    if position.phase == codes.ROLLING:
        check_empty(position)
    else:
        settle_hands(position)
        check_first(position)
    check_discard(position)


def refuse_turns(file: BruiseCruiseFile) -> None:
    """What only turns bring about (BC-1.14)."""
    for name in ("actions", "final", "played", "moved", "quiet", "wake"):
        if getattr(file, name):
            raise Malformed(name, SAY("after-homes"))
    if file.passes > 1:
        raise Malformed("passes", SAY("first-pass"))


def check_start(position: BruiseCruisePosition, file: BruiseCruiseFile, seat: int) -> None:
    """Stock, flags and fleet as at the start (BC-1.3 to BC-1.5, BC-1.13)."""
    path = f"admirals.{position.seat_name(seat)}"
    admiral = file.listed()[seat]
    stock = [int(position.stock[seat * KINDS + kind]) for kind in range(KINDS)]
    if stock != [codes.START_LIFE, codes.START_MISSILES, 0]:
        raise Malformed(f"{path}.stock", SAY("first-stock"))
    for name in ("flags", "shown"):
        if getattr(admiral, name):
            raise Malformed(f"{path}.{name}", SAY("after-homes"))
    if admiral.deployed.M or admiral.deployed.T:
        raise Malformed(f"{path}.deployed", SAY("after-homes"))
    for name, ship in admiral.ships.items():
        here = position.chart.ship_names.index(name) == seat * FLEET and position.place[
            seat * FLEET
        ] == position.home_space(seat)
        if not here or ship.flipped or ship.anchored:
            raise Malformed(f"{path}.ships.{name}", SAY("flagship-only"))


def check_empty(position: BruiseCruisePosition) -> None:
    """Before the deal nobody holds cards or has a Home Port (BC-1.9, BC-1.10)."""
    for seat in range(position.seats):
        if position.held[seat]:
            raise Malformed(f"admirals.{position.seat_name(seat)}.hand", SAY("hand-before-rolls"))
        if position.home[seat] != codes.NO_PORT:
            raise Malformed(f"admirals.{position.seat_name(seat)}.home", SAY("home-before-hand"))


def settle_hands(position: BruiseCruisePosition) -> None:
    """Hands are dealt, and Home Ports chosen, one after the other from the first Admiral on (BC-1.9, BC-R3, BC-R4)."""
    order = [(int(position.first) + step) % int(position.seats) for step in range(position.seats)]
    at = order.index(int(position.active))
    homes = [seat for seat in order if position.home[seat] != codes.NO_PORT]
    if homes != order[: len(homes)]:
        seats = " ".join(position.seat_name(seat) for seat in order)
        raise Malformed("admirals", SAY("homes-in-order", seats=seats))
    dealing = position.phase == codes.DEALING
    if (homes or not dealing) and at != len(homes):
        due = "nobody" if len(homes) == len(order) else position.seat_name(order[len(homes)])
        raise Malformed("turn", SAY("home-next", seat=due))
    full = not dealing or bool(homes) or (at == 0 and any(position.held[seat] for seat in order[1:]))
    for k, seat in enumerate(order):
        if dealing and k == at:
            continue
        wanted = HAND - 1 if k < len(homes) else HAND if k < at or full else 0
        if position.held[seat] != wanted:
            raise Malformed(
                f"admirals.{position.seat_name(seat)}.hand",
                SAY(
                    "hand-when-dealing",
                    cards=position.held[seat],
                    right=wanted,
                    seat=position.seat_name(position.active),
                ),
            )
    if dealing:
        settle_deal(position)
    else:
        check_choice(position)
    position.moved_card = bool(homes)


def settle_deal(position: BruiseCruisePosition) -> None:
    """The number of cards still to be dealt to the player whose hand is being filled."""
    seat = int(position.active)
    if position.held[seat] >= HAND:
        raise Malformed(f"admirals.{position.seat_name(seat)}.hand", SAY("hand-full"))
    position.to_draw = HAND - position.held[seat]


def check_choice(position: BruiseCruisePosition) -> None:
    """There is a Home Port to choose, as far as the hand is known (BC-1.11, BC-R4)."""
    seat = int(position.active)
    if len(hand(position, seat)) == position.held[seat] and not position.can_choose_home(seat):
        problem = SAY("no-free-port")
        raise Malformed(f"admirals.{position.seat_name(seat)}.hand", problem)


def check_first(position: BruiseCruisePosition) -> None:
    """If the totals are given, the first Admiral rolled most (BC-1.7)."""
    totals = [int(position.totals[seat]) for seat in range(position.seats)]
    best = max(totals)
    if best > 0 and (totals[position.first] != best or totals.count(best) > 1):
        raise Malformed("first", SAY("first-rolled-most"))


def check_discard(position: BruiseCruisePosition) -> None:
    """One card of each Home Port is discarded, and no other (BC-1.12)."""
    chosen = 0
    for seat in range(position.seats):
        if position.home[seat] != codes.NO_PORT:
            port = bit(position.home[seat])
            chosen |= port
            if bool(position.discard[0] & port) == bool(position.discard[1] & port):
                raise Malformed("discard", SAY("one-home-card", seat=position.seat_name(seat)))
    others = (position.discard[0] | position.discard[1]) & ~chosen
    if others or count(position.discard[2]):
        raise Malformed("discard", SAY("home-cards-only"))
