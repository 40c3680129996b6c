"""The names of seats, ships, crew, islands and lengths in the pirates' sentences."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, NONE, OUT
from quarterdeck.games.pirates.pack.format import CrewFile, EquipmentFile
from quarterdeck.games.pirates.pack.reading import pieces_and_catalog
from quarterdeck.games.pirates.pack.stowage import crew_of, is_generic, ships_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import aiming, tokens
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts.abilities import SLUGS
from quarterdeck.games.pirates.words.notation.names import card_place, crew_id, ship_id, treasure_name, unit_word
from quarterdeck.messages import speaker
from quarterdeck.messages.language import decimals

SAY: Final = speaker("quarterdeck.games.pirates").say
listed: Final = speaker("quarterdeck.games.pirates").listed
PACKS: Final = 48
"""For how many packs the names are remembered."""
CENTIMETRE: Final = 1_000
"""In hundredths of a millimetre."""
MILLIMETRE: Final = 100
"""In hundredths of a millimetre."""
MILLIMETRES: Final = 10
"""In a centimetre."""
FAR: Final = 3 * CENTIMETRE
"""From here on, whole centimetres tell enough of a distance."""
NUMERALS: Final = ((40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))
"""What Roman numbers are written with, from the greatest."""
GENERIC: Final = "\ue002"
"""Stands before the printed name of crew and equipment that has no name of its own, like the Captain; it is of no language."""


def seat_name(seat: int) -> str:
    """A seat by its color."""
    return SAY("seat", seat=int(seat))


def exactly(length: int) -> str:
    """A length in hundredths of a millimetre, exactly, as refusals need it: `0.425 cm`."""
    whole, rest = divmod(int(length), CENTIMETRE)
    return SAY("centimetres", number=decimals(f"{whole}.{rest:03}".rstrip("0").rstrip(".")))


def about(length: int) -> str:
    """A length in hundredths of a millimetre, for people who need not know it exactly: to a tenth, `5.8 cm`."""
    return SAY("centimetres", number=tenths(length // MILLIMETRES))


def is_nothing(length: int) -> bool:
    """Whether a length in hundredths of a millimetre is none for people: less than half a millimetre."""
    return length < CENTIMETRE // 20


def one_by_one(lengths: Iterable[int]) -> str:
    """Lengths in hundredths of a millimetre that are sailed one after the other: `8.4 + 5.8 cm`."""
    return SAY("centimetres", number=" + ".join(tenths(length // MILLIMETRES) for length in lengths))


def at_least(length: int) -> str:
    """A length in hundredths of a millimetre that something is too near or too far, rounded up to a tenth of a centimetre: `0.1 cm`."""
    return about(-(-int(length) // MILLIMETRE) * MILLIMETRE)


def roughly(length: int) -> str:
    """How far something is away, for people who do not see it: `12 cm`, but below three centimetres to a tenth."""
    return about(length if length < FAR else (length + CENTIMETRE // 2) // CENTIMETRE * CENTIMETRE)


def centimetres(length: int) -> str:
    """A length in hundredths of a millimetre as measures are told: to a tenth of a millimetre, `5.75 cm`."""
    whole, rest = divmod((int(length) + 5) // 10, 100)
    return SAY("centimetres", number=decimals(f"{whole}.{rest:02}".rstrip("0").rstrip(".")))


def tenths(length: int) -> str:
    """The number of millimetres to a tenth: `57.5`, `60`."""
    whole, rest = divmod((int(length) + 5) // 10, 10)
    return decimals(f"{whole}.{rest}") if rest else str(whole)


# -- names of a game ---------------------------------------------------------------------------------


def give_names(position: Table) -> None:
    """The names that logs and sentences use: those of the units, of the islands on the table, and from WORDS on those of the pack.

    Units that are called alike are numbered as ships and kings are, in the order of the fleets: `HMS Titan I`, `HMS Titan II`.
    """
    names = pack_names(position.catalog.text)
    catalog = position.catalog
    called = [names[card_place(catalog, int(ship))] for ship in position.ships.card]
    ships = [
        name if called.count(name) == 1 else f"{name} {roman(called[: unit + 1].count(name))}"
        for unit, name in enumerate(called)
    ]
    first = int(catalog.ships + catalog.crews + catalog.uniques)
    islands = [names[first + int(card)] for card in position.islands.card[: len(position.waters.shores)]]
    position.names = [*_padded(ships, int(codes.UNITS)), *_padded(islands, int(codes.ISLANDS)), *names]


def roman(number: int) -> str:
    """A number from 1 to 89 in Roman figures: `IV`."""
    written = ""
    for worth, figures in NUMERALS:
        written += figures * (number // worth)
        number %= worth
    return written


def _padded(names: list[str], places: int) -> list[str]:
    """The names, followed by empty ones up to a number of places."""
    return [*names, *[""] * (places - len(names))]


@lru_cache(PACKS)
def pack_names(text: str) -> tuple[str, ...]:
    """The printed names of ships, crew, unique treasures, islands, events, forts and terrain of a pack, in the catalog's order.

    They are the same in all languages; those of generic crew are marked.
    """
    content = pieces_and_catalog(text)[0].content
    return (
        *[row.name for row in ships_of(content)],
        *[GENERIC * is_generic(row) + row.name for row in crew_of(content)],
        *[row.name for row in content.treasure],
        *[row.name for row in content.island],
        *[row.name for row in content.event],
        *[row.name for row in content.fort],
        *[row.name for row in content.terrain],
    )


def as_said(name: str) -> str:
    """One of `Table.names` as a sentence has it: `the Captain`, `HMS Titan`."""
    return SAY("crew-called", name=name[1:], generic="yes") if name.startswith(GENERIC) else name


def ability_word(ability: int) -> str:
    """An ability as people read it, in their language: `extra action`."""
    return ability_name(SLUGS[ability])


def ability_name(slug: str) -> str:
    """An ability as people read it, in their language, by its word in content packs."""
    return SAY("ability-name", ability=slug)


def crew_called(row: CrewFile | EquipmentFile) -> str:
    """The name of a crew or equipment in sentences: `the Captain`, `Jack Hawkins`."""
    return SAY("crew-called", name=row.name, generic="yes" if is_generic(row) else "no")


def unit_name(position: Table, unit: int) -> str:
    """A unit of a position for people: `HMS Titan`, or `HMS Titan II` where there are several of that name."""
    if not 0 <= unit < len(position.ships.card):
        return unit_word(position, unit)
    return (
        position.names[unit]
        if unit < len(position.names)
        else f"{ship_id(position, unit)} ({unit_word(position, unit)})"
    )


def crew_name(position: Table, card: int) -> str:
    """A crew or equipment in sentences: `the Captain`."""
    place = int(codes.WORDS + position.catalog.ships) + card
    return as_said(position.names[place]) if place < len(position.names) else crew_id(position, card)


def treasure_title(position: Table, slot: int) -> str:
    """A unique treasure that is known, for people: `Dry Powder`."""
    place = int(questions.slot_word(position, slot))
    return (
        position.names[place] if place < len(position.names) else treasure_name(position, position.treasure.what[slot])
    )


def deed_name(position: PiratesPosition) -> str:
    """The treasure or Event at work, for people; empty for none."""
    event, slot = int(tokens.played(position)), int(aiming.deed_slot(position))
    piece = int(position.card.move) - int(codes.LOAD)
    if 0 <= piece < len(position.crew.card) and position.crew.card[piece] != NONE:
        return crew_name(position, int(position.crew.card[piece]))
    if event != NONE and position.events.card[event] != NONE:
        place = int(questions.event_word(position, event))
        return position.names[place] if place < len(position.names) else ""
    return treasure_title(position, slot) if slot != NONE and questions.is_unique(position, slot) else ""


def island_name(position: Table, island: int) -> str:
    """An island on the table for people: `island 3 (Gull Rock)`."""
    if not 0 <= island < len(position.islands.card):
        return SAY("island", number=island + 1)
    place = int(questions.island_word(position, position.islands.card[island]))
    if place >= len(position.names):
        return SAY("island", number=island + 1)
    return SAY("island-named", number=island + 1, name=position.names[place])


def terrain_name(position: Table, number: int) -> str:
    """Terrain on the table for people: `Long Reef`, a second one of that name `Long Reef II`."""
    terrain = position.waters.terrain
    if not 0 <= number < len(terrain.card):
        return SAY("terrain", number=number + 1)
    name = terrain_card_name(position, int(terrain.card[number]))
    return numbered(name, int(questions.terrain_before(position, number)))


def numbered(name: str, before: int) -> str:
    """A name of terrain, of which so many came to the table before: `Fog Bank`, `Fog Bank II`."""
    return f"{name} {roman(before + 1)}" if before else name


def island_card_name(position: Table, card: int) -> str:
    """An island that does not lie yet, for people: `Gull Rock`."""
    place = int(questions.island_word(position, card))
    return position.names[place] if place < len(position.names) else SAY("island", number=card + 1)


def terrain_card_name(position: Table, card: int) -> str:
    """A piece of terrain for people: `Long Reef`."""
    place = int(questions.terrain_word(position, card))
    return position.names[place] if place < len(position.names) else SAY("terrain", number=card + 1)


def place_name(position: Table, place: int) -> str:
    """Where crew lies: a ship or an island."""
    if ASHORE <= place < OUT:
        return island_name(position, place - int(ASHORE))
    return unit_name(position, place)
