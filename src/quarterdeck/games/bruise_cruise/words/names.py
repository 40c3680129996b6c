"""The names of lines, ships, spaces, cards and things in Bruise Cruise's sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.bruise_cruise.codes import FLEET, KINDS, REGIONS, SEATS
from quarterdeck.games.bruise_cruise.table.chart import Chart
from quarterdeck.messages import speaker
from quarterdeck.messages.content import in_language
from quarterdeck.messages.hearing import hears

_PACKAGE: Final = "quarterdeck.games.bruise_cruise"
SAY: Final = speaker(_PACKAGE).say
listed: Final = speaker(_PACKAGE).listed
WATER: Final = "\ue002"
"""Stands before the way to a space without a port among a chart's names; it is of no language."""
COPIES: Final = (" a", " b")
"""How the names of a port's two cards end."""
LINES: Final = "PHSD"
"""Peasant, Has-Been, Sørwegian, Desolation, as the notation writes them."""
RANKS: Final = "0NSEWC"
"""The flagship, and the ships of the regions Northern, Southern, Eastern, Western, Central."""
HULLS: Final = tuple(f"{line}{rank}" for line in LINES for rank in RANKS)
"""All ships, by lines."""


def line(number: int) -> str:
    """The name of a cruise line by its number; empty for none."""
    return SAY("seat", seat=number) if 0 <= number < len(LINES) else ""


def line_of(chart: Chart, seat: int) -> str:
    """The name of the line that a seat commands; empty for no seat."""
    return line(chart.lines[seat]) if seat >= 0 else ""


def ship_name(chart: Chart, ship: int) -> str:
    """A ship in words: `Has-Been's Northern ship`, to its own Admiral `your Northern ship`; of no ship, nothing."""
    if ship < 0:
        return ""
    seat, rank = divmod(ship, int(FLEET))
    return own_ship(rank) if hears(seat) else hull_name(int(chart.hull(ship)))


def ships_named(chart: Chart, ships: Iterable[int]) -> str:
    """Some ships: `Peasant's flagship and Peasant's Northern ship`."""
    return listed(ship_name(chart, ship) for ship in ships)


def hull_name(hull: int) -> str:
    """A ship in words: `Has-Been's Northern ship`; hulls are numbered by lines, not by seats."""
    number, rank = divmod(hull, int(FLEET))
    return SAY("ship", line=line(number), rank=rank)


def ship_of_line(rank: int) -> str:
    """A ship of a line that is named before: `the flagship`."""
    return SAY("ship-of-line", rank=rank)


def own_ship(rank: int) -> str:
    """A ship of the reader's own: `your flagship`."""
    return SAY("own-ship", rank=rank)


def thing(kind: int) -> str:
    """A kind of thing in stock: `life preserver`, `missile`, `torpedo`."""
    return SAY("thing", kind=int(kind))


def things(kind: int, number: int) -> str:
    """A number of things of one kind: `one missile`, `3 torpedoes`, `no life preserver`."""
    return SAY("things", kind=int(kind), number=int(number))


def things_of(numbers: Iterable[int]) -> str:
    """Numbers of life preservers, missiles and torpedoes: `2 life preservers and one missile`; `nothing` if all are 0."""
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
    """A card with the letter that tells a port's two cards apart: `Havana a`, `Gulf Stream`."""
    return card_words(chart.names[card])


def card_words(name: str) -> str:
    """One of the cards' names among `Chart.names` in the reader's language, with the letter of a port's card."""
    words = printed(name)
    return f"{printed(name[:-2])}{name[-2:]}" if words == name and name[-2:] in COPIES else words


def plain_card(chart: Chart, card: int) -> str:
    """A card as people call it, by its port or its own name: `Havana`, `Gulf Stream`."""
    return port_name(chart, card // 2) if card < chart.actions else card_words(chart.names[card])


def plain_cards(chart: Chart, cards: Iterable[int]) -> list[str]:
    """Cards as people call them; the two of a port are one entry: `both cards of Havana`."""
    found: dict[str, int] = {}
    for card in sorted(cards):
        name = plain_card(chart, card)
        found[name] = found.get(name, 0) + 1
    return [SAY("cards-of-port", cards=many, port=name) for name, many in found.items()]


def space_name(chart: Chart, space: int) -> str:
    """A space for people: a port by its name, others by the nearest port: `open water 2 spaces north of Havana`."""
    return as_said(chart.names[int(chart.cards) + space])


def as_said(name: str) -> str:
    """One of the spaces' names among `Chart.names` in the reader's language."""
    if not name.startswith(WATER):
        return printed(name)
    steps, way, port = name.removeprefix(WATER).split(" ", 2)
    return SAY("open-water", steps=int(steps), way=way, port=printed(port))


def port_beside(chart: Chart, space: int) -> int:
    """The port by which a space of open water is named: the nearest one."""
    port = chart.names[int(chart.cards) + space].removeprefix(WATER).split(" ", 2)[2]
    spaces = range(len(chart.port_at))
    return next(int(chart.port_at[k]) for k in spaces if chart.names[int(chart.cards) + k] == port)


def printed(text: str) -> str:
    """What cards and chart of the game's own content say, in the language of whoever reads it; of other packs, as it is."""
    return in_language(_PACKAGE, text)


def port_name(chart: Chart, port: int) -> str:
    """The name of a port."""
    return space_name(chart, int(chart.port_space[port]))


def port_names(chart: Chart, ports: int) -> str:
    """The names of a set of ports."""
    return listed(port_name(chart, port) for port in range(chart.ports) if ports >> port & 1)


def seat_names(chart: Chart, seats: int) -> str:
    """The lines of a set of seats."""
    return listed(line_of(chart, seat) for seat in range(SEATS) if seats >> seat & 1)
