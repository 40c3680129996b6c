"""What units, crew and treasure are called in the pirates' notation: `R1`, `helmsman`, `3`.

Where two things would be called the same, the number of the piece or coin on the table, which everybody sees, is added:
`helmsman#7`. What a reader may not know is only that number: `?7`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS, NONE, OUT
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.catalog import ANY_NATION, NATIONS, Catalog
from quarterdeck.games.pirates.table.table import Table

SEATS: Final = ("R", "G", "B", "Y")
"""Red, Green, Blue, Yellow."""
HIDDEN: Final = "?"
"""What a reader may not know."""
ALL: Final = -1
"""A reader who knows everything that the position knows: chance."""


# -- units -----------------------------------------------------------------------------------------


def unit_word(position: Table, unit: int) -> str:
    """A unit by its first fleet and its number there: `R1`; `#61` if there is no such unit."""
    if not 0 <= unit < len(position.ships.first_owner):
        return f"#{unit + 1}"
    seat = position.ships.first_owner[unit]
    return f"{SEATS[seat]}{1 + sum(position.ships.first_owner[k] == seat for k in range(unit))}"


def unit_numbers(position: Table) -> dict[str, int]:
    """The units by their words in small letters."""
    return {unit_word(position, k).lower(): k for k in range(len(position.ships.first_owner))}


def ship_id(position: Table, unit: int) -> str:
    """The id of a unit in the content: `hms-titan`."""
    return position.catalog.names[card_place(position.catalog, int(position.ships.card[unit]))]


def card_place(catalog: Catalog, ship: int) -> int:
    """The place of a unit's card among the names of a pack: forts come after everything except terrain."""
    if ship < catalog.ships:
        return ship
    return ship + int(catalog.crews + catalog.uniques + catalog.islands + catalog.events)


def place_word(position: Table, place: int) -> str:
    """Where crew goes: `to R1`, `ashore 3`."""
    if ASHORE <= place < OUT:
        return f"ashore {place - ASHORE + 1}"
    return f"to {unit_word(position, place)}"


# -- crew and equipment ----------------------------------------------------------------------------


def knows_piece(position: PiratesPosition, piece: int, seat: int) -> bool:
    """Whether a seat knows a crew or equipment; `ALL` knows what the position does."""
    if position.crew.card[piece] == NONE:
        return False
    return (
        seat == ALL
        or bool(position.crew.face_up >> piece & 1)
        or bool(seat >= 0 and position.crew.seen_by[piece] >> seat & 1)
    )


def crew_id(position: Table, card: int) -> str:
    """The id of a crew or equipment in the content: `helmsman-english`."""
    return position.catalog.names[position.catalog.ships + card]


def short_id(position: Table, card: int) -> str:
    """The id of a crew or equipment without the crew's nation: `helmsman`."""
    nation = position.catalog.crew_nation[card]
    return (
        crew_id(position, card) if nation == ANY_NATION else crew_id(position, card).removesuffix(f"-{NATIONS[nation]}")
    )


def piece_word(position: PiratesPosition, piece: int, seat: int, *, numbered: bool = False) -> str:
    """A crew or equipment as a seat calls it among all those that it knows; with its number if that is asked for."""
    if not 0 <= piece < len(position.crew.card):
        return f"#{piece + 1}"
    if not knows_piece(position, piece, seat):
        return f"{HIDDEN}{piece + 1}"
    card = int(position.crew.card[piece])
    word = short_id(position, card)
    others = [
        int(position.crew.card[k])
        for k in range(len(position.crew.card))
        if k != piece and knows_piece(position, k, seat)
    ]
    if not numbered and any(other != card and short_id(position, other) == word for other in others):
        word = crew_id(position, card)
    return f"{word}#{piece + 1}" if numbered or card in others else word


# -- treasure --------------------------------------------------------------------------------------


def treasure_name(position: Table, treasure: int) -> str:
    """A coin by its gold, a unique treasure by its id."""
    worth = position.treasure.worth[treasure]
    if worth < COIN_KINDS:
        return str(int(worth))
    catalog = position.catalog
    return catalog.names[catalog.ships + catalog.crews + worth - COIN_KINDS]


def treasure_word(position: Table, treasure: int) -> str:
    """A treasure by its gold or id, and which it is of several that are alike: `3#2`."""
    if not 0 <= treasure < len(position.treasure.worth):
        return f"#{treasure + 1}"
    before = sum(position.treasure.worth[k] == position.treasure.worth[treasure] for k in range(treasure))
    return f"{treasure_name(position, treasure)}#{before + 1}" if before else treasure_name(position, treasure)


def knows_slot(position: PiratesPosition, slot: int, seat: int) -> bool:
    """Whether a seat knows the treasure in a slot; `ALL` knows what the position does."""
    if position.treasure.what[slot] == NONE:
        return False
    return (
        seat == ALL
        or questions.is_public(position, slot)
        or bool(seat >= 0 and position.treasure.seen_by[slot] >> seat & 1)
    )


def slot_word(position: PiratesPosition, slot: int, seat: int, *, numbered: bool = False) -> str:
    """The treasure in a slot, with the slot's number if another treasure beside it has the same name."""
    if not 0 <= slot < len(position.treasure.what):
        return f"#{slot + 1}"
    if not knows_slot(position, slot, seat):
        return f"{HIDDEN}{slot + 1}"
    word = treasure_name(position, int(position.treasure.what[slot]))
    first = next((k for k, name in slots_beside(position, slot, seat) if name == word), slot)
    return f"{word}#{slot + 1}" if numbered or first != slot else word


# -- Events ----------------------------------------------------------------------------------------


def knows_event(position: PiratesPosition, event: int, seat: int) -> bool:
    """Whether a seat knows an Event: its own, and those that were played (PI-R42); `ALL` knows what the position does."""
    if position.events.card[event] == NONE:
        return False
    return (
        seat == ALL
        or seat == position.events.owner[event]
        or bool((position.events.face_up | position.events.out) >> event & 1)
    )


def event_name(position: PiratesPosition, event: int, seat: int) -> str:
    """An Event by its id and number: `divers#2`."""
    if not 0 <= event < len(position.events.card):
        return f"#{event + 1}"
    if not knows_event(position, event, seat):
        return f"{HIDDEN}{event + 1}"
    catalog = position.catalog
    start = catalog.ships + catalog.crews + catalog.uniques + catalog.islands
    return f"{catalog.names[start + position.events.card[event]]}#{event + 1}"


def slots_beside(position: PiratesPosition, slot: int, seat: int) -> Iterator[tuple[int, str]]:
    """The slots before one that lie in the same place and are known to the seat, with the names of their treasures."""
    for k in range(slot):
        if position.treasure.at[k] == position.treasure.at[slot] and knows_slot(position, k, seat):
            yield k, treasure_name(position, int(position.treasure.what[k]))
