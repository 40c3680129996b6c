"""Position files of games that have not begun: first rolls, deal and Home Ports (BC-1)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import bit, count
from quarterdeck.games.bruise_cruise import codes
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
            raise Malformed(name, "comes only after every Admiral has a Home Port (BC-1.14)")
    if file.passes > 1:
        raise Malformed("passes", "is 1 until turns have begun (BC-20.2)")


def check_start(position: BruiseCruisePosition, file: BruiseCruiseFile, seat: int) -> None:
    """Stock, flags and fleet as at the start (BC-1.3 to BC-1.5, BC-1.13)."""
    path = f"admirals.{position.seat_name(seat)}"
    admiral = file.listed()[seat]
    stock = [int(position.stock[seat * KINDS + kind]) for kind in range(KINDS)]
    if stock != [codes.START_LIFE, codes.START_MISSILES, 0]:
        raise Malformed(f"{path}.stock", "is 2 L and 1 M until turns have begun (BC-1.3)")
    for name in ("flags", "shown"):
        if getattr(admiral, name):
            raise Malformed(f"{path}.{name}", "comes only after every Admiral has a Home Port (BC-1.14)")
    if admiral.deployed.M or admiral.deployed.T:
        raise Malformed(f"{path}.deployed", "comes only after every Admiral has a Home Port (BC-1.14)")
    for name, ship in admiral.ships.items():
        here = position.chart.ship_names.index(name) == seat * FLEET and position.place[
            seat * FLEET
        ] == position.home_space(seat)
        if not here or ship.flipped or ship.anchored:
            raise Malformed(f"{path}.ships.{name}", "only the flagship is on the board, unflipped at home (BC-1.13)")


def check_empty(position: BruiseCruisePosition) -> None:
    """Before the deal nobody holds cards or has a Home Port (BC-1.9, BC-1.10)."""
    for seat in range(position.seats):
        if position.held[seat]:
            raise Malformed(
                f"admirals.{position.seat_name(seat)}.hand", "is empty until the first rolls are made (BC-1.9)"
            )
        if position.home[seat] != codes.NO_PORT:
            raise Malformed(
                f"admirals.{position.seat_name(seat)}.home", "is chosen from the hand that is dealt later (BC-1.10)"
            )


def settle_hands(position: BruiseCruisePosition) -> None:
    """Hands are dealt, and Home Ports chosen, one after the other from the first Admiral on (BC-1.9, BC-R3, BC-R4)."""
    order = [(int(position.first) + step) % int(position.seats) for step in range(position.seats)]
    at = order.index(int(position.active))
    homes = [seat for seat in order if position.home[seat] != codes.NO_PORT]
    if homes != order[: len(homes)]:
        raise Malformed(
            "admirals", f"choose Home Ports in turn order: {' '.join(position.seat_name(k) for k in order)} (BC-R3)"
        )
    dealing = position.phase == codes.DEALING
    if (homes or not dealing) and at != len(homes):
        due = "nobody" if len(homes) == len(order) else position.seat_name(order[len(homes)])
        raise Malformed("turn", f"{due} is to choose a Home Port next (BC-R3)")
    full = not dealing or bool(homes) or (at == 0 and any(position.held[seat] for seat in order[1:]))
    for k, seat in enumerate(order):
        if dealing and k == at:
            continue
        wanted = HAND - 1 if k < len(homes) else HAND if k < at or full else 0
        if position.held[seat] != wanted:
            problem = (
                f"has {position.held[seat]} cards, but {wanted} when {position.seat_name(position.active)} is asked"
            )
            raise Malformed(f"admirals.{position.seat_name(seat)}.hand", f"{problem} (BC-1.9, BC-1.12)")
    if dealing:
        settle_deal(position)
    else:
        check_choice(position)
    position.moved_card = bool(homes)


def settle_deal(position: BruiseCruisePosition) -> None:
    """The number of cards still to be dealt to the player whose hand is being filled."""
    seat = int(position.active)
    if position.held[seat] >= HAND:
        raise Malformed(f"admirals.{position.seat_name(seat)}.hand", "is full, so no card is dealt to it (BC-1.9)")
    position.to_draw = HAND - position.held[seat]


def check_choice(position: BruiseCruisePosition) -> None:
    """There is a Home Port to choose, as far as the hand is known (BC-1.11, BC-R4)."""
    seat = int(position.active)
    if len(hand(position, seat)) == position.held[seat] and not position.can_choose_home(seat):
        problem = "has no card of a free port, so it is shown and dealt anew (BC-R4)"
        raise Malformed(f"admirals.{position.seat_name(seat)}.hand", problem)


def check_first(position: BruiseCruisePosition) -> None:
    """If the totals are given, the first Admiral rolled most (BC-1.7)."""
    totals = [int(position.totals[seat]) for seat in range(position.seats)]
    best = max(totals)
    if best > 0 and (totals[position.first] != best or totals.count(best) > 1):
        raise Malformed("first", "is who rolled the highest total; several roll again (BC-1.7, BC-R2)")


def check_discard(position: BruiseCruisePosition) -> None:
    """One card of each Home Port is discarded, and no other (BC-1.12)."""
    chosen = 0
    for seat in range(position.seats):
        if position.home[seat] != codes.NO_PORT:
            port = bit(position.home[seat])
            chosen |= port
            if bool(position.discard[0] & port) == bool(position.discard[1] & port):
                raise Malformed(
                    "discard", f"holds one of the two cards of {position.seat_name(seat)}'s Home Port (BC-1.12)"
                )
    others = (position.discard[0] | position.discard[1]) & ~chosen
    if others or count(position.discard[2]):
        raise Malformed("discard", "holds only the cards of the Home Ports until turns have begun (BC-1.12)")
