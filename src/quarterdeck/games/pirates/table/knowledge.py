"""Who knows what, and how unknown things may be (part 4 of the rules, PI-R57)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS, NONE
from quarterdeck.games.pirates.table import aboard as aboard_rules
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.catalog import ANY_NATION
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds

TRIES: Final[i64] = 30  # to imagine a crew that fits


def veil(table: Table, seat: i64) -> None:
    """Crew, equipment and treasure that lie face down are known to whom part 4 of the rules says."""
    eye = bit(seat) if seat >= 0 else NOTHING
    for piece in range(i64(len(table.crew.card))):
        if not table.crew.face_up & bit(piece) and not table.crew.seen_by[piece] & eye:
            table.crew.card = put(table.crew.card, piece, NONE)
    for slot in range(i64(len(table.treasure.what))):
        what = table.treasure.what[slot]
        if what != NONE and not table.treasure.seen_by[slot] & eye and not questions.is_public(table, slot):
            table.treasure.what = put(table.treasure.what, slot, NONE)
            table.treasure.pool |= bit(what)
    for event in range(i64(len(table.events.card))):
        if table.events.owner[event] != seat and not (table.events.face_up | table.events.out) & bit(event):
            table.events.card = put(table.events.card, event, NONE)
    skills.refresh_all(table)
    if table.waters.heedless and table.ships.owner[table.unit] != seat and aboard_rules.hidden_crew(table, table.unit):
        table.waters.heedless = aboard_rules.minds_no_terrain(table, table.unit)
        table.waters.wary = table.waters.heedless and not aboard_rules.minds_no_ice(table, table.unit)


def imagine(table: Table, dice: Dice) -> None:
    """Any treasure that is not known may lie in any slot; any crew that fits may be aboard."""
    imagine_treasure(table, dice, ashore=False)
    imagine_treasure(table, dice, ashore=True)
    for piece in range(i64(len(table.crew.card))):
        if table.crew.card[piece] == NONE:
            table.crew.card = put(table.crew.card, piece, imagined_crew(table, piece, dice))
    for event in range(i64(len(table.events.card))):
        if table.events.card[event] == NONE:
            table.events.card = put(table.events.card, event, dice.below(table.catalog.events))
    skills.refresh_all(table)


def imagine_treasure(table: Table, dice: Dice, *, ashore: bool) -> None:
    """What may lie face down in the slots aboard, or in those ashore."""
    for slot in range(i64(len(table.treasure.what))):
        if table.treasure.what[slot] == NONE and (table.treasure.at[slot] >= ASHORE) == ashore:
            fitting = treasure_that_fits(table, table.treasure.at[slot])
            what = dice.member(fitting)
            table.treasure.what = put(table.treasure.what, slot, what)
            table.treasure.pool &= ~bit(what)


def treasure_that_fits(table: Table, place: i64) -> i64:
    """Treasures that are not known and may lie face down at a place; all if none may."""
    found: i64 = 0
    pool = table.treasure.pool
    while pool:
        what = lowest(pool)
        pool &= pool - 1
        if may_lie_hidden_at(table, what, place):
            found |= bit(what)
    return found or table.treasure.pool


def may_lie_hidden_at(table: Table, treasure: i64, place: i64) -> bool:
    """Whether a treasure that was looked at may lie face down at a place: a coin, a hidden one, Trees ashore (PI-11.8)."""
    unique = table.treasure.worth[treasure] - COIN_KINDS
    if unique < 0 or table.catalog.unique_hidden[unique] == 1:
        return True
    return place >= ASHORE and table.catalog.unique_effect[unique] == kinds.TREASURE_TREES


def imagined_crew(table: Table, piece: i64, dice: Dice) -> i64:
    """A crew or equipment that may be there: of the ship's nation, and not too dear for her."""
    catalog = table.catalog
    place = table.crew.at[piece]
    aboard = place < codes.UNITS
    found: i64 = 0
    for _time in range(TRIES):
        found = dice.below(catalog.crews)
        nation = catalog.crew_nation[found]
        if not aboard:
            return found
        ship = table.ships.card[place]
        dear = aboard_rules.cost_aboard(table, place, equipment=nation == ANY_NATION) + catalog.crew_cost[found]
        if nation == catalog.nation[ship] and dear <= catalog.cost[ship]:
            return found
    return found
