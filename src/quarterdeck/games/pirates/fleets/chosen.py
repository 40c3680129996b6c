"""Which fleets sail in a game: those that the options name, the ones that the pack offers, or drawn ones (PI-2)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64  # plain Python: asked once a game

from quarterdeck.engine.drawing import dice_from
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import slug
from quarterdeck.games.pirates.codes import COIN_KINDS, PIECES, UNITS
from quarterdeck.games.pirates.fleets.checks import coins_of, problems_of, shares
from quarterdeck.games.pirates.fleets.draws import cheap_enough, matched_fleets, no_nation, no_ship
from quarterdeck.games.pirates.fleets.fleet import Fleet, Manned, fleet_of, read_code
from quarterdeck.games.pirates.fleets.strength import strength_of
from quarterdeck.games.pirates.fleets.words import SAY
from quarterdeck.games.pirates.options import RANDOM, PiratesOptions
from quarterdeck.games.pirates.pack.format import ANY
from quarterdeck.games.pirates.pack.pieces import Pieces
from quarterdeck.games.pirates.pack.stowage import crew_of, ships_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.catalog import NATIONS, Catalog
from quarterdeck.games.pirates.words.notation.names import HIDDEN

CODED: Final = re.compile(r"\d+\.")
"""The start of a fleet written as a short text: its build total."""
FIELDS: Final = ("red", "green", "blue", "yellow")
"""The options that name fleets, in the order of the seats."""
UNTOLD: Final = 0
"""Stands in place of a secret that is kept; no real value is ever this one."""
DRAWS: Final = 64
"""For how many kinds of games the drawn fleets are kept."""


def chosen_fleets(pieces: Pieces, options: PiratesOptions, players: int) -> list[Fleet]:
    """One fleet for each player; `Malformed` names the option that means none, or whose fleet is not legal."""
    check_seats(options, players)
    offered = offered_fleets(pieces)
    texts: list[str] = [getattr(options, field) for field in FIELDS[:players]]
    named = [chosen(pieces, options, seat, text, offered) for seat, text in enumerate(texts)]
    fleets = with_drawn(pieces, options, named, texts)
    fleets = [with_uniques(pieces, fleet, options, seat) for seat, fleet in enumerate(fleets)]
    check_room(fleets)
    return fleets


@lru_cache(DRAWS)
def offered_fleets(pieces: Pieces) -> tuple[Fleet, ...]:
    """The fleets of a pack."""
    return tuple(fleet_of(pieces, row, "fleet") for row in pieces.content.fleet)


def usual_fleets(pieces: Pieces, total: int) -> list[Fleet]:
    """The offered fleets of that build total without Events: they sail where no fleet is named."""
    return [fleet for fleet in offered_fleets(pieces) if fleet.total == total and not fleet.events]


def veiled_options(pieces: Pieces, options: PiratesOptions, players: int, seat: int) -> PiratesOptions:
    """The options without the names of crew, Events and treasure that lie face down (PI-4.1, PI-R42).

    Others' fleets that are written as short texts do, and so does the number that fleets or treasures are drawn from. A
    secret is kept whatever is drawn from it.
    """
    secret = {
        field: HIDDEN
        for other, field in enumerate(FIELDS)
        if other != seat and CODED.match(getattr(options, field).strip())
    }
    texts = [getattr(options, field).strip() for field in FIELDS[:players]]
    usual = len(usual_fleets(pieces, options.total))
    drawn_ones = [k for k, text in enumerate(texts) if nation_drawn(text) is not None and (text or k >= usual)]
    kept = isinstance(options.draw, str) or drawn_ones or options.uniques
    return replace(options, draw=UNTOLD if kept else options.draw, **secret)


def check_seats(options: PiratesOptions, players: int) -> None:
    """No fleet is named for a seat that nobody has in this game."""
    for field in FIELDS[players:]:
        if getattr(options, field).strip():
            seats = ", ".join(FIELDS[:players])
            raise Malformed(f"options.{field}", SAY("seat-of-nobody", seat=field, players=players, seats=seats))


def chosen(pieces: Pieces, options: PiratesOptions, seat: int, text: str, offered: Sequence[Fleet]) -> Fleet | None:
    """A seat's fleet; None if it is to be drawn."""
    path = f"options.{FIELDS[seat]}"
    if not text.strip():
        fitting = usual_fleets(pieces, options.total)
        return fitting[seat] if seat < len(fitting) else None
    if nation_drawn(text) is not None:
        return None
    return legal(pieces, options, offered_as(offered, text) or coded(pieces, text, path), path)


def offered_as(offered: Sequence[Fleet], text: str) -> Fleet | None:
    """The offered fleet that a text names; None if it names none."""
    return next((fleet for fleet in offered if slug(fleet.name) == slug(text)), None)


def nation_drawn(text: str) -> str | None:
    """The nation that a text asks for in a drawn fleet, empty for any; None if the text means no drawn fleet."""
    word, _, nation = (text.strip().lower() or RANDOM).partition(":")
    return nation if word == RANDOM else None


def with_uniques(pieces: Pieces, fleet: Fleet, options: PiratesOptions, seat: int) -> Fleet:
    """The fleet, with as many unique treasures as are agreed on, drawn if it names neither them nor its coins (PI-5.4)."""
    if not options.uniques or fleet.treasures or fleet.coins:
        return fleet
    dice = dice_from(options.draw, UNIQUES + seat)
    left = [row.id for row in pieces.content.treasure if row.playable]
    most = min(options.uniques, len(left), shares(options.total)[1] - 1)
    drawn_ones = tuple([left.pop(dice.below(len(left))) for _ in range(most)])
    return replace(fleet, treasures=drawn_ones)


def with_drawn(
    pieces: Pieces, options: PiratesOptions, named: Sequence[Fleet | None], texts: Sequence[str]
) -> list[Fleet]:
    """The fleets, with drawn ones in the gaps: as strong as each other and as those that are named."""
    seats = [seat for seat, fleet in enumerate(named) if fleet is None]
    wanted = tuple((seat, nation_of_draw(pieces, options.total, seat, texts[seat])) for seat in seats)
    others = tuple(
        strength_of(pieces, known_of(fleet, text)) for fleet, text in zip(named, texts, strict=True) if fleet
    )
    found = dict(zip(seats, drawn(pieces, options.total, options.draw, wanted, others), strict=True)) if wanted else {}
    return [found[seat] if fleet is None else fleet for seat, fleet in enumerate(named)]


def known_of(fleet: Fleet, text: str) -> Fleet:
    """What all may know of a named fleet: everything of one that the pack offers, else the ships alone (PI-4.1)."""
    if not CODED.match(text.strip()):
        return fleet
    return replace(fleet, ships=tuple(Manned(manned.ship) for manned in fleet.ships))


def nation_of_draw(pieces: Pieces, total: int, seat: int, text: str) -> str:
    """The nation that is asked for, one that there is; empty for any."""
    nation = nation_drawn(text) or ""
    if nation and nation not in {*NATIONS, ANY}:
        raise Malformed(f"options.{FIELDS[seat]}", no_nation(pieces, total, nation))
    return nation


@lru_cache(DRAWS)
def drawn(
    pieces: Pieces, total: int, draw: int | str, wanted: tuple[tuple[int, str], ...], others: tuple[int, ...]
) -> tuple[Fleet, ...]:
    """Random fleets for seats and their nations; drawn once for all games that are alike."""
    for seat, nation in wanted:
        if not cheap_enough(pieces, total, nation):
            raise Malformed(f"options.{FIELDS[seat]}", no_ship(pieces, total, nation))
    dice = [(dice_from(draw, seat), nation) for seat, nation in wanted]
    return tuple(matched_fleets(pieces, total, dice, others))


def coded(pieces: Pieces, text: str, path: str) -> Fleet:
    """A fleet that is written as a short text."""
    try:
        return read_code(pieces, text)
    except Malformed as error:
        if CODED.match(text.strip()):
            raise Malformed(path, error.problem) from None
        raise Malformed(path, SAY("not-a-fleet")) from None


def legal(pieces: Pieces, options: PiratesOptions, fleet: Fleet, path: str) -> Fleet:
    """The fleet, if all rules of building allow it in this game (PI-2.3)."""
    for problem in problems_of(pieces, fleet, options.total):
        raise Malformed(path, f"{problem.sentence.rstrip('.')} ({problem.clause}).")
    if fleet.events and not options.events:
        raise Malformed(path, SAY("without-events"))
    return fleet


UNIQUES: Final = 16
"""The first stream of chance for unique treasures."""


def check_room(fleets: Sequence[Fleet]) -> None:
    """No more ships and crew than a table has numbers for; for treasures there is always room (PI-R40)."""
    units = sum(len(fleet.ships) + len(fleet.creatures) for fleet in fleets)
    pieces = sum(len(crew_list(fleet)) for fleet in fleets)
    for number, most, kind in ((units, UNITS, "ships"), (pieces, PIECES, "crew")):
        if number > most:
            raise Malformed("options.total", SAY("table-full", number=number, kind=kind, most=int(most)))


def crew_list(fleet: Fleet) -> list[str]:
    """All crew and equipment of a fleet, by ids, ship by ship."""
    aboard = [piece for ship in fleet.ships for piece in (*ship.crew, *ship.equipment)]
    return [*aboard, *fleet.ashore]


def event_cards(pieces: Pieces, fleet: Fleet) -> list[int]:
    """The Events by their numbers in the catalog."""
    number = {row.id: k for k, row in enumerate(pieces.content.event)}
    return [number[one] for one in fleet.events]


# -- as numbers --------------------------------------------------------------------------------------


def unit_cards(pieces: Pieces, fleet: Fleet) -> list[int]:
    """The ships and creatures by their numbers in the catalog."""
    number = {row.id: k for k, row in enumerate(ships_of(pieces.content))}
    return [number[one] for one in (*(manned.ship for manned in fleet.ships), *fleet.creatures)]


def crew_cards(pieces: Pieces, fleet: Fleet) -> list[int]:
    """The crew and equipment by their numbers in the catalog."""
    number = {row.id: k for k, row in enumerate(crew_of(pieces.content))}
    return [number[one] for one in crew_list(fleet)]


def treasures(pieces: Pieces, fleet: Fleet) -> list[int]:
    """The treasure that a fleet contributes: coins by their gold, then unique treasures (PI-5.2, PI-5.6)."""
    number = {row.id: k for k, row in enumerate(pieces.content.treasure)}
    return [*coins_of(pieces, fleet), *(int(COIN_KINDS) + number[one] for one in fleet.treasures)]


def plain_islands(catalog: Catalog) -> int:
    """The set of islands without effects: the ones that are drawn (PI-R43)."""
    return sum(1 << k for k in range(catalog.islands) if catalog.mystery_low[k] < 0 and catalog.island_effect[k] < 0)


def mysterious_islands(catalog: Catalog) -> int:
    """The set of islands where a die is rolled when a ship docks (PI-8.5)."""
    return sum(1 << k for k in range(catalog.islands) if catalog.mystery_low[k] >= 0)


def add_forts(position: PiratesPosition, pieces: Pieces) -> None:
    """The forts that each player could build: those of the nations of the ships that the fleet has at first."""
    catalog = position.catalog
    ships = len(position.ships.card)
    for seat in range(int(position.seats)):
        nations = {
            int(catalog.nation[position.ships.card[k]])
            for k in range(ships)
            if position.ships.owner[k] == seat and not questions.is_creature(position, i64(k))
        }
        for k, fort in enumerate(pieces.content.fort):
            if fort.playable and int(catalog.fort_nation[k]) in nations and len(position.ships.card) < UNITS:
                unit = position.add_unit(catalog.ships + k, i64(seat))
                position.ships.in_play &= ~(1 << unit)
                position.ships.to_place &= ~(1 << unit)
