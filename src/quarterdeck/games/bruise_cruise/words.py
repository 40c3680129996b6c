"""How Bruise Cruise calls its lines, ships, spaces, cards and things in sentences for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.bruise_cruise.chart import Chart
from quarterdeck.games.bruise_cruise.codes import FLEET, KINDS, REGIONS, SEATS
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.bruise_cruise").say
LETTERS: Final = "PHSD"
RANKS: Final = "0NSEWC"
"""The flagship, then the ships of the regions in their order."""


def line(seat: int) -> str:
    """The name of a seat's cruise line; of no seat, nothing."""
    return SAY("line", seat=seat) if 0 <= seat < SEATS else ""


def ship_code(ship: int) -> str:
    """A ship as the notation writes it: `P0`, `HN`."""
    seat, rank = divmod(ship, int(FLEET))
    return LETTERS[seat] + RANKS[rank]


def listed(words: Iterable[str]) -> str:
    """Words as a list in a sentence: `P0, PN and PS`; of none, `nothing`."""
    *first, last = list(words) or [SAY("nothing")]
    return SAY("and", first=", ".join(first), last=last) if first else last


def ship_codes(ships: Iterable[int]) -> str:
    """Some ships: `P0 and PN`."""
    return listed(ship_code(ship) for ship in ships)


def ship_name(ship: int) -> str:
    """A ship in words, with its code: `Has-Been's Northern ship HN`."""
    seat, rank = divmod(ship, int(FLEET))
    return SAY("ship", line=line(seat), rank=rank, code=ship_code(ship))


def thing(kind: int) -> str:
    """A kind of thing in stock: `life preserver`, `missile`, `torpedo`."""
    return SAY("thing", kind=int(kind))


def things(kind: int, number: int) -> str:
    """So many of a kind: `one missile`, `3 torpedoes`, `no life preserver`."""
    return SAY("things", kind=int(kind), number=int(number))


def things_of(numbers: Iterable[int]) -> str:
    """What there is of life preservers, missiles and torpedoes: `2 life preservers and one missile`; else `nothing`."""
    return listed(things(kind, number) for kind, number in enumerate(numbers) if number)


def unpacked(packed: int) -> list[int]:
    """Life preservers, missiles and torpedoes of one number L + 100 M + 10,000 T."""
    return [packed % 100, packed // 100 % 100, packed // 10_000][: int(KINDS)]


def region(number: int) -> str:
    """The name of a region."""
    return SAY("region", region=int(number))


def regions_of(chart: Chart, ports: int, *, missing: bool) -> str:
    """The regions in which a set of ports has a part, or those in which it has none."""
    return listed(region(k) for k in range(REGIONS) if bool(ports & chart.region_ports[k]) != missing)


def card_name(chart: Chart, card: int) -> str:
    """A card for people: `Havana a`, `Gulf Stream`."""
    return chart.names[card]


def space_name(chart: Chart, space: int) -> str:
    """A space for people: a port by its name, others as q.r."""
    return chart.names[int(chart.cards) + space]


def port_name(chart: Chart, port: int) -> str:
    """The name of a port."""
    return space_name(chart, int(chart.port_space[port]))


def port_names(chart: Chart, ports: int) -> str:
    """The names of a set of ports."""
    return listed(port_name(chart, port) for port in range(chart.ports) if ports >> port & 1)


def seat_names(seats: int) -> str:
    """The lines of a set of seats."""
    return listed(line(seat) for seat in range(SEATS) if seats >> seat & 1)
