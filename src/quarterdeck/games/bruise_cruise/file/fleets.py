"""What the flags, flipped ships and stacks of a line in a position file say about each other (BC-9, BC-17, BC-18)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import members
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.file import SAY
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.words.notation import tables

FLEET: Final = int(codes.FLEET)


def check_fleets(position: BruiseCruisePosition) -> None:
    """Every line can have come to its ships and flags."""
    wrong = Complaints()
    for seat in range(position.seats):
        for check in (check_flagship, check_gains, check_flips):
            with wrong:
                check(position, seat)
    wrong.refuse()


def check_flagship(position: BruiseCruisePosition, seat: int) -> None:
    """Check that the flagship lies at the Home Port once that is chosen and never waits on a stack (BC-1.13, BC-9.9)."""
    place = int(position.place[seat * FLEET])
    path = f"admirals.{position.seat_name(seat)}.ships.{position.ship_code(seat * FLEET)}"
    if position.home[seat] == codes.NO_PORT:
        for ship in range(seat * FLEET, seat * FLEET + FLEET):
            if position.place[ship] != codes.SET_ASIDE:
                path = f"admirals.{position.seat_name(seat)}.ships.{position.ship_code(ship)}.at"
                raise Malformed(path, SAY("ships-need-home"))
    elif place == codes.SET_ASIDE:
        raise Malformed(path, SAY("flagship-missing"))
    elif place == codes.COMMISSIONABLE:
        raise Malformed(f"{path}.at", SAY("flagship-waits"))


def check_gains(position: BruiseCruisePosition, seat: int) -> None:
    """The first flag in a region put its ship on the Commissionable stack, and it never goes back (BC-9.9, BC-9.10)."""
    first = seat * FLEET + 1
    for port in members(position.flags[seat]):
        ship = first + int(position.chart.region[port])
        if position.place[ship] == codes.SET_ASIDE:
            name = tables(position).content.ports[port].name
            problem = SAY("flag-gained-ship", ship=position.ship_code(ship), port=name)
            raise Malformed(f"admirals.{position.seat_name(seat)}.flags", problem)
    if position.fleet_home(seat) == 0:
        return
    for ship in range(first, first + FLEET - 1):
        if position.place[ship] == codes.SET_ASIDE:
            problem = SAY("set-aside-too-late")
            raise Malformed(f"admirals.{position.seat_name(seat)}.ships.{position.ship_code(ship)}", problem)


def check_flips(position: BruiseCruisePosition, seat: int) -> None:
    """Claims flip a ship and gain one: there is one of both, or neither (BC-9.8, BC-9.9)."""
    fleet = range(seat * FLEET, seat * FLEET + FLEET)
    flipped = [ship for ship in fleet if position.flipped >> ship & 1]
    gained = [ship for ship in fleet[1:] if position.place[ship] != codes.SET_ASIDE]
    if gained and not flipped:
        path = f"admirals.{position.seat_name(seat)}.ships.{position.ship_code(gained[0])}"
        raise Malformed(path, SAY("gained-without-flip"))
    if flipped and not gained:
        path = f"admirals.{position.seat_name(seat)}.ships.{position.ship_code(flipped[0])}.flipped"
        raise Malformed(path, SAY("flipped-without-gain"))
