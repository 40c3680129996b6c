"""Sinking, and the fate of the gold (PI-12, PI-R30)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, OUT
from quarterdeck.games.pirates.rules.common import aiming, ending, standing_forts
from quarterdeck.games.pirates.rules.docking import docking, leaving
from quarterdeck.games.pirates.rules.losing import losses, rigging
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.catalog import ENGLISH, FRENCH
from quarterdeck.games.pirates.table.in_progress import BY_RAM, BY_SHOT
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds


def sink(table: Table, unit: i64, sinker: i64) -> None:
    """A unit sinks, unless something saves it (PI-U15, PI-A148); Events for what was aboard may be shown (PI-12.8, PI-V1, PI-V2)."""
    if skills.able(table, unit, abilities.UNSINKABLE):
        skills.use(table, unit, abilities.UNSINKABLE)
        questions.tell(table, codes.ABILITY_USED, table.ships.owner[unit], unit, abilities.UNSINKABLE)
    else:
        go_down(table, unit, sinker)


def go_down(table: Table, unit: i64, sinker: i64) -> None:
    """A unit sinks, or was scuttled, unless Neptune's Figurehead saves it (PI-13.2, PI-U15)."""
    if is_rescued(table, unit):
        ending.check_end(table)
        return
    questions.tell(table, codes.SUNK, table.ships.owner[unit], unit)
    enemy = sinker not in (NONE, table.ships.owner[unit])
    if enemy and table.loss.cause in (BY_SHOT, BY_RAM) and skills.able(table, table.unit, abilities.SINK_AND_REPAIR):
        table.loss.repair_due = True
    if enemy and is_decreed(table, unit, sinker):
        table.action.coins_due += 1
    if not awaits_answer(table, unit, sinker):
        settle(table, unit, sinker)


def is_decreed(table: Table, unit: i64, sinker: i64) -> bool:
    """Whether a royal decree pays for an enemy that the ship has sunk: not for one of its own nation (PI-U104, PI-U105)."""
    if table.unit == NONE or table.ships.owner[table.unit] != sinker or questions.is_creature(table, unit):
        return False
    nation = questions.nation_of(table, unit)
    french = nation != FRENCH and aboard.slot_of(table, table.unit, kinds.TREASURE_FRENCH_DECREE) != NONE
    return french or (nation != ENGLISH and aboard.slot_of(table, table.unit, kinds.TREASURE_ENGLISH_DECREE) != NONE)


def settle(table: Table, unit: i64, sinker: i64) -> None:
    """A unit leaves the game with all aboard (PI-12.9); two players share its gold (PI-12.10, PI-12.14, PI-21.1).

    Of a sum that is odd the one who sank it has one more (PI-12.11); if nobody else did, all gold is lost (PI-R30).
    """
    gold = questions.gold_aboard(table, unit)
    seat = table.ships.owner[unit]
    if sinker not in (NONE, seat):
        ransom_all(table, unit, sinker)
    take_out(table, unit)
    if gold and table.seats == ending.TWO and sinker not in (NONE, seat):
        docking.share(table, sinker, (gold + 1) // ending.TWO)
        docking.share(table, seat, gold // ending.TWO)
    elif gold:
        questions.tell(table, codes.GOLD_LOST, NONE, gold)
    ending.check_end(table)


def ransom_all(table: Table, unit: i64, sinker: i64) -> None:
    """The player who sank a ship gets the ransom for crew that goes down with her (PI-A92)."""
    crew = aboard.crew_aboard(table, unit)
    while crew:
        losses.pay_ransom(table, lowest(crew), sinker)
        crew &= crew - 1


def take_out(table: Table, unit: i64) -> None:
    """A unit leaves the game with crew and treasure (PI-12.9, PI-12.13, PI-13.4, PI-19.1); its gold is settled before.

    Some crew comes home instead (PI-R121) or back to a fort as ghosts (PI-A106), and a fort that goes falls (PI-R100).
    """
    losses.bring_home(table, losses.homebound_crew(table, unit))
    crew = questions.pieces_at(table, unit) & ~table.crew.equipment if standing_forts.has_forts(table) else NOTHING
    pieces = questions.pieces_at(table, unit)
    while pieces:
        table.crew.at = put(table.crew.at, lowest(pieces), OUT)
        pieces &= pieces - 1
    slots = questions.slots_at(table, unit)
    while slots:
        aboard.lose_slot(table, lowest(slots))
        slots &= slots - 1
    questions.leave_table(table, unit)
    table.next_turn.sinks &= ~bit(unit)
    table.ships.lost_in = put(table.ships.lost_in, unit, NONE)
    table.ships.wrecked &= ~bit(unit)
    questions.note_progress(table)
    while crew:
        losses.bury(table, lowest(crew))
        crew &= crew - 1
    if questions.is_fort(table, unit):
        fall(table, unit)


def is_rescued(table: Table, unit: i64) -> bool:
    """Whether Neptune's Figurehead saves a ship: docked at home, with all masts, instead of sinking (PI-U15)."""
    slot = aboard.slot_of(table, unit, kinds.TREASURE_NEPTUNES_FIGUREHEAD)
    home = questions.home_of(table, table.ships.owner[unit])
    if NONE in (slot, home) or leaving.place_at(table, unit, home) == NONE:
        return False
    questions.tell(table, codes.DEED_USED, table.ships.owner[unit], questions.slot_word(table, slot), unit)
    aiming.spend(table, slot)
    leaving.move_away(table, unit, leaving.place_at(table, unit, home))
    table.ships.burning = put(table.ships.burning, unit, 0)
    lost = full(table.catalog.masts[table.ships.card[unit]]) & ~table.ships.masts[unit]
    while lost:
        rigging.raise_mast(table, unit, lowest(lost))
        lost &= lost - 1
    docking.come_home(table, unit)
    return True


def awaits_answer(table: Table, unit: i64, sinker: i64) -> bool:
    """Whether a player with Events left may show one for a sinking ship (PI-V1, PI-V2)."""
    seat = table.ships.owner[unit]
    if table.events.unplayed(seat) == 0 and (sinker in (NONE, seat) or table.events.unplayed(sinker) == 0):
        return False
    questions.leave_table(table, unit)
    table.question.sunk |= bit(unit)
    table.question.sinker = sinker
    return True


def fall(table: Table, unit: i64) -> None:
    """A fort that has lost its last flag falls for good; its gold goes to the player who felled it (PI-R100)."""
    gold = table.forts.gold[unit]
    table.forts.gold = put(table.forts.gold, unit, 0)
    table.forts.walls = put(table.forts.walls, unit, 0)
    table.forts.island = put(table.forts.island, unit, NONE)
    table.forts.fallen |= bit(unit)
    table.waters.ashore = put(table.waters.ashore, unit, NONE)
    questions.tell(table, codes.FORT_FELL, table.ships.owner[unit], unit)
    if gold and table.ships.owner[unit] != table.turn:
        docking.share(table, table.turn, gold)
    elif gold:
        questions.tell(table, codes.GOLD_LOST, NONE, gold)
