"""Which fleets sail in a game: those that the options name, the ones that the pack offers, or drawn ones (PI-2)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import slug
from quarterdeck.games.pirates.catalog import NATIONS, Catalog
from quarterdeck.games.pirates.codes import COIN_KINDS, PIECES, SLOTS, UNITS
from quarterdeck.games.pirates.fleet import Fleet, fleet_of, read_code
from quarterdeck.games.pirates.fleet_checks import coins_of, problems_of, shares
from quarterdeck.games.pirates.fleet_draws import random_fleet
from quarterdeck.games.pirates.options import RANDOM, PiratesOptions
from quarterdeck.games.pirates.pack_format import ANY
from quarterdeck.games.pirates.pieces import Pieces
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.stowage import crew_of, ships_of

CODED: Final = re.compile(r"\d+\.")
"""How a fleet that is written as a short text begins: with its build total."""
FIELDS: Final = ("red", "green", "blue", "yellow")
"""The options that name fleets, in the order of the seats."""


def chosen_fleets(pieces: Pieces, options: PiratesOptions, players: int) -> list[Fleet]:
    """One fleet for each player; `Malformed` names the option that means none, or whose fleet is not legal."""
    offered = [fleet_of(pieces, row, "fleet") for row in pieces.content.fleet]
    texts: list[str] = [getattr(options, field) for field in FIELDS[:players]]
    fleets = [chosen(pieces, options, seat, text, offered) for seat, text in enumerate(texts)]
    fleets = [with_uniques(pieces, fleet, options, seat) for seat, fleet in enumerate(fleets)]
    check_room(fleets, players)
    return fleets


def chosen(pieces: Pieces, options: PiratesOptions, seat: int, text: str, offered: Sequence[Fleet]) -> Fleet:
    """A seat's fleet."""
    path = f"options.{FIELDS[seat]}"
    fitting = [fleet for fleet in offered if fleet.total == options.total and not fleet.events]
    if not text.strip() and seat < len(fitting):
        return fitting[seat]
    word, _, nation = (text.strip().lower() or RANDOM).partition(":")
    if word == RANDOM:
        return drawn(pieces, options, seat, nation, path)
    named = [fleet for fleet in offered if slug(fleet.name) == slug(text)]
    return legal(pieces, options, named[0] if named else coded(pieces, text, path, offered), path)


def with_uniques(pieces: Pieces, fleet: Fleet, options: PiratesOptions, seat: int) -> Fleet:
    """The fleet, with as many unique treasures as are agreed on, drawn if it names neither them nor its coins (PI-5.4)."""
    if not options.uniques or fleet.treasures or fleet.coins:
        return fleet
    dice = seeded(options.draw, UNIQUES + seat)
    left = [row.id for row in pieces.content.treasure if row.playable]
    most = min(options.uniques, len(left), shares(options.total)[1] - 1)
    drawn_ones = tuple([left.pop(dice.below(len(left))) for _ in range(most)])
    return replace(fleet, treasures=drawn_ones)


def drawn(pieces: Pieces, options: PiratesOptions, seat: int, nation: str, path: str) -> Fleet:
    """A random fleet, of a nation if one is named."""
    if nation and nation not in {*NATIONS, ANY}:
        raise Malformed(path, f"{nation!r} is no nation; there are {', '.join(NATIONS)}, and {ANY} for all")
    try:
        return random_fleet(pieces, options.total, seeded(options.draw, seat), nation)
    except Malformed as error:
        raise Malformed(path, error.problem) from None


def coded(pieces: Pieces, text: str, path: str, offered: Sequence[Fleet]) -> Fleet:
    """A fleet that is written as a short text."""
    try:
        return read_code(pieces, text)
    except Malformed as error:
        if CODED.match(text.strip()):
            raise Malformed(path, f"{text!r} is no fleet: {error}") from None
        names = ", ".join(fleet.name for fleet in offered) or "none"
        raise Malformed(path, f"there is no fleet {text!r}; there are random, and {names}") from None


def legal(pieces: Pieces, options: PiratesOptions, fleet: Fleet, path: str) -> Fleet:
    """The fleet, if all rules of building allow it in this game (PI-2.3)."""
    for problem in problems_of(pieces, fleet, options.total):
        raise Malformed(path, f"{problem.path}: {problem.sentence.rstrip('.')} ({problem.clause})")
    if fleet.events and not options.events:
        raise Malformed(path, "this game is played without Events (PI-2.7)")
    return fleet


UNIQUES: Final = 16
"""The first stream of chance for unique treasures."""


def check_room(fleets: Sequence[Fleet], players: int) -> None:
    """No more ships, crew and treasure than a table has numbers for."""
    units = sum(len(fleet.ships) + len(fleet.creatures) for fleet in fleets)
    pieces = sum(len(crew_list(fleet)) for fleet in fleets)
    treasures = players * max((shares(fleet.total)[1] for fleet in fleets), default=0)
    for number, most, kind in ((units, UNITS, "ships"), (pieces, PIECES, "crew"), (treasures, SLOTS, "treasures")):
        if number > most:
            raise Malformed("options.total", f"{number} {kind} are on the table, and there is room for {int(most)}")


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
    """What a fleet gives: coins by their gold, and behind them unique treasures (PI-5.2, PI-5.6)."""
    number = {row.id: k for k, row in enumerate(pieces.content.treasure)}
    return [*coins_of(pieces, fleet), *(int(COIN_KINDS) + number[one] for one in fleet.treasures)]


def plain_islands(catalog: Catalog) -> int:
    """The set of islands without effects: the ones that are drawn (PI-R43)."""
    return sum(1 << k for k in range(catalog.islands) if catalog.mystery_low[k] < 0)


def add_forts(position: PiratesPosition, pieces: Pieces) -> None:
    """The forts that each player could build: those of the nations of the ships that the fleet has at first."""
    catalog = position.catalog
    ships = len(position.ship)
    for seat in range(int(position.seats)):
        nations = {
            int(catalog.nation[position.ship[k]])
            for k in range(ships)
            if position.owner[k] == seat and not position.is_creature(i64(k))
        }
        for k, fort in enumerate(pieces.content.fort):
            if fort.playable and int(catalog.fort_nation[k]) in nations and len(position.ship) < UNITS:
                unit = position.add_unit(catalog.ships + k, i64(seat))
                position.alive &= ~(1 << unit)
                position.muster &= ~(1 << unit)
