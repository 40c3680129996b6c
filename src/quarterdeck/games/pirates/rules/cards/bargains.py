"""Unique treasure that bargains for something: trade routes, conches, altars (PI-U113, PI-U116, PI-U117)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, CREW, ISLAND, NONE, UNIT
from quarterdeck.games.pirates.rules.common import actions, aiming, ending
from quarterdeck.games.pirates.rules.losing import losses
from quarterdeck.games.pirates.rules.moving import steering
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import CARD_GOES_ON, WHAT_IT_SAYS
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds

SWAPPED: Final[i64] = 2  # treasures that two homes swap (PI-U113)
OFFERED: Final[i64] = 2  # crew that is given up at an altar (PI-U117)


def is_bargain(deed: i64) -> bool:
    """Whether a treasure is one of these."""
    return deed in (kinds.TREASURE_TRADE_ROUTE, kinds.TREASURE_CONCH, kinds.TREASURE_ALTAR)


def serve(table: Table, unit: i64, slot: i64, deed: i64) -> None:
    """One of them is used: a trade route once, a conch for an action of its ship, an altar for crew."""
    if deed == kinds.TREASURE_TRADE_ROUTE:
        aiming.spend(table, slot)
    elif deed == kinds.TREASURE_CONCH:
        actions.count_action(table, unit, NONE)
    else:
        table.card.rolls_left = OFFERED
    aiming.ask_aim(table, WHAT_IT_SAYS, table.turn)


def add_targets(table: Table, unit: i64, deed: i64, moves: Moves) -> None:
    """List on what one of them could be used now."""
    if deed == kinds.TREASURE_TRADE_ROUTE:
        moves.add_members(ISLAND, partners(table))
    elif deed == kinds.TREASURE_CONCH and (actions.has_action(table, unit) or table.card.move != NONE):
        moves.add_members(UNIT, monsters(table, unit))
    elif deed == kinds.TREASURE_ALTAR:
        moves.add_members(CREW, worshippers(table, table.treasure.at[aiming.deed_slot(table)]))


def take_target(table: Table, deed: i64, move: i64) -> None:
    """One of them works on what was chosen."""
    if deed == kinds.TREASURE_ALTAR:
        offer_crew(table, move - CREW)
    elif deed == kinds.TREASURE_TRADE_ROUTE:
        table.card.island = move - ISLAND
        aiming.draw_for(table, SWAPPED)
    elif table.ships.owner[move - UNIT] != table.turn:
        steering.steer(table, move - UNIT, own_base_move=False)
    else:
        table.this_turn.may_act_again |= bit(move - UNIT)
        questions.tell(table, codes.ONE_MORE, table.turn, move - UNIT)
        table.next = CARD_GOES_ON


def partners(table: Table) -> i64:
    """Enemy homes with treasure to swap for some of the own home, if there is any (PI-U113)."""
    own = questions.home_of(table, table.turn)
    found: i64 = 0
    if own == NONE or questions.stored_at(table, own) == 0:
        return found
    for island in range(i64(len(table.islands.home))):
        if table.islands.home[island] not in (NONE, table.turn) and questions.stored_at(table, island):
            found |= bit(island)
    return found


def monsters(table: Table, unit: i64) -> i64:
    """Sea monsters of the fleet that could act once more, and those of others that could be moved (PI-U116)."""
    found = actions.monsters_to_move(table, unit)
    own = questions.fleet(table, table.turn)
    return found & (~own | actions.who_may_act_once_more(table, unit))


def worshippers(table: Table, place: i64) -> i64:
    """Crew of the player's ships docked at an island that may be given up there (PI-U117)."""
    found: i64 = 0
    units = questions.fleet(table, table.turn)
    while units:
        unit = lowest(units)
        units &= units - 1
        docked = skills.docked_at(table, unit) & bit(place - ASHORE) != 0
        if docked and not losses.keeps_crew(table, unit):
            found |= aboard.crew_aboard(table, unit)
    return found


def draw_for_swap(table: Table, slot: i64) -> None:
    """The treasure of the own home that CHANCE has drawn, and then that of the other home, which comes for it (PI-U113)."""
    given = table.trade.given
    if given == NONE:
        table.trade.given = slot
        return
    table.trade.given = NONE
    other = table.islands.home[table.card.island]
    more_gold = questions.gold_in(table, slot) - questions.gold_in(table, given)
    own, theirs = table.treasure.at[given], table.treasure.at[slot]
    aboard.place_slot(table, given, theirs)
    aboard.place_slot(table, slot, own)
    gold = table.islands.home_gold
    table.islands.home_gold = put(gold, table.turn, gold[table.turn] + more_gold)
    gold = table.islands.home_gold
    table.islands.home_gold = put(gold, other, gold[other] - more_gold)
    questions.tell(table, codes.TRADED, table.turn, questions.slot_word(table, given), table.card.island)
    questions.tell(table, codes.TRADED, other, questions.slot_word(table, slot), own - ASHORE)
    questions.note_progress(table)


def offer_crew(table: Table, piece: i64) -> None:
    """A crew is given up at the altar, and then another one; then the next player's ships rest a turn (PI-U117, PI-R91)."""
    losses.kill(table, piece)
    table.card.rolls_left -= 1
    left = worshippers(table, table.treasure.at[aiming.deed_slot(table)])
    if table.card.rolls_left and left:
        aiming.ask_aim(table, WHAT_IT_SAYS, table.turn)
        return
    table.card.rolls_left = 0
    units = questions.fleet(table, questions.next_seat(table, table.turn))
    while units:
        aiming.hold(table, lowest(units), 1)
        units &= units - 1
    if not ending.check_end(table):
        table.next = CARD_GOES_ON
