"""What sinks, and what becomes of its gold (PI-12, PI-R30)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, OUT
from quarterdeck.games.pirates.rules.cards import answers, treasure_used
from quarterdeck.games.pirates.rules.forts import forts
from quarterdeck.games.pirates.rules.shooting import losses, shooting
from quarterdeck.games.pirates.rules.turn import ending
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import BY_RAM, BY_SHOT
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities


def broken(table: Table, unit: i64) -> i64:
    """Masts that are lost."""
    return full(table.catalog.masts[table.ships.card[unit]]) & ~table.ships.masts[unit]


def sink(table: Table, unit: i64, sinker: i64) -> None:
    """A unit sinks, unless something saves it (PI-U15); Events for what was aboard may be shown (PI-12.8, PI-V1, PI-V2)."""
    if treasure_used.is_rescued(table, unit):
        ending.check_end(table)
        return
    questions.tell(table, codes.SUNK, table.ships.owner[unit], unit)
    enemy = sinker not in (NONE, table.ships.owner[unit])
    if enemy and table.loss.cause in (BY_SHOT, BY_RAM) and skills.able(table, table.unit, abilities.SINK_AND_REPAIR):
        table.loss.repair_due = True
    if not answers.awaits_answer(table, unit, sinker):
        settle(table, unit, sinker)


def settle(table: Table, unit: i64, sinker: i64) -> None:
    """A unit leaves the game with all aboard (PI-12.9); two players share its gold (PI-12.10, PI-12.14, PI-21.1).

    Of a sum that is odd the one who sank it has one more (PI-12.11); if nobody else did, all gold is lost (PI-R30).
    """
    gold = questions.gold_aboard(table, unit)
    seat = table.ships.owner[unit]
    if sinker not in (NONE, seat):
        ransom_all(table, unit, sinker)
    take_out(table, unit)
    if gold and table.seats == shooting.TWO and sinker not in (NONE, seat):
        share(table, sinker, (gold + 1) // shooting.TWO)
        share(table, seat, gold // shooting.TWO)
    elif gold:
        questions.tell(table, codes.GOLD_LOST, NONE, gold)
    ending.check_end(table)


def ransom_all(table: Table, unit: i64, sinker: i64) -> None:
    """The player who sank a ship gets the ransom of crew that goes down with her (PI-A92)."""
    crew = aboard.crew_aboard(table, unit)
    while crew:
        losses.pay_ransom(table, lowest(crew), sinker)
        crew &= crew - 1


def share(table: Table, seat: i64, gold: i64) -> None:
    """Gold comes to a seat's home island (PI-12.12)."""
    table.islands.home_gold = put(table.islands.home_gold, seat, table.islands.home_gold[seat] + gold)
    questions.tell(table, codes.GOLD_SHARED, seat, gold)


def take_out(table: Table, unit: i64) -> None:
    """A unit leaves the game with crew and treasure (PI-12.9, PI-12.13, PI-13.4, PI-19.1); its gold is settled before.

    Some crew comes home instead (PI-R121) or back to a fort as ghosts (PI-A106), and a fort that goes falls (PI-R100).
    """
    losses.bring_home(table, losses.homebound_crew(table, unit))
    crew = questions.pieces_at(table, unit) & ~table.crew.equipment if forts.has_forts(table) else NOTHING
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
        forts.bury(table, lowest(crew))
        crew &= crew - 1
    if questions.is_fort(table, unit):
        forts.fall(table, unit)
