"""Parley: the player of a ship that is shot at may pay instead (PI-A88, PI-Q9)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, NONE, PASS, SHOOTING, feat, feat_aim
from quarterdeck.games.pirates.rules.common import asked, ending
from quarterdeck.games.pirates.rules.docking import docking
from quarterdeck.games.pirates.rules.losing import losses
from quarterdeck.games.pirates.rules.shooting import gear
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import NEXT_SHOT, SHOT_STANDS
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities


def asks_to_parley(table: Table, target: i64) -> bool:
    """Whether the player of a ship that is shot at may pay instead, and is asked (PI-A88, PI-Q9)."""
    letter = gear.letter_against(table, target, table.unit)
    if letter == NONE and not skills.able(table, target, abilities.PARLEY):
        return False
    home = questions.home_of(table, table.ships.owner[target])
    stored = questions.stored_at(table, home) if home != NONE else NOTHING
    if losses.cargo_of(table, target) == 0 and stored == 0:
        return False
    if letter != NONE:
        skills.show(table, letter)
    skills.use(table, target, abilities.PARLEY)
    table.action.ability_asked = abilities.PARLEY
    table.shooting.payer = target
    table.phase = codes.CONSENTING
    table.player = table.asked = table.ships.owner[target]
    return True


def pay_off(table: Table, move: i64) -> None:
    """A random coin goes to the shooter, who cannot shoot at her again in this turn; or the shot comes (PI-A88)."""
    if move == PASS:
        table.shooting.payer = NONE
        table.phase = SHOOTING
        table.player = table.asked = table.turn
        table.next = SHOT_STANDS
        return
    table.shooting.awaits_payment = NONE
    table.this_turn.shielded_from = put(
        table.this_turn.shielded_from,
        table.shooting.payer,
        table.this_turn.shielded_from[table.shooting.payer] | bit(table.unit),
    )
    table.action.ability_asked = abilities.PARLEY
    table.target = table.shooting.payer
    table.shooting.paid_from = feat_aim(move)
    asked.pick(table)


def add_payers(table: Table, moves: Moves) -> None:
    """Not to pay, or from the ship, or from home (PI-A88)."""
    moves.add(PASS)
    target = table.shooting.payer
    home = questions.home_of(table, table.ships.owner[target])
    if losses.cargo_of(table, target):
        moves.add(feat(abilities.PARLEY, target, target))
    if home != NONE and questions.stored_at(table, home):
        moves.add(feat(abilities.PARLEY, target, ASHORE + home))


def add_payments(table: Table, moves: Moves) -> None:
    """Each coin that may be paid, from the ship or her player's hoard (PI-A88)."""
    coins = (
        losses.cargo_of(table, table.shooting.paid_from)
        if table.shooting.paid_from < ASHORE
        else questions.stored_at(table, table.shooting.paid_from - ASHORE)
    )
    while coins:
        moves.add(codes.SLOT + lowest(coins))
        coins &= coins - 1


def pay_with(table: Table, slot: i64) -> None:
    """A coin buys a shot off: it goes to the shooter, or to her player's home if she has no room or is a fort (PI-A88, PI-R79)."""
    gold = questions.gold_in(table, slot)
    payer = table.shooting.payer
    if table.shooting.paid_from >= ASHORE:
        table.islands.home_gold = put(
            table.islands.home_gold, table.ships.owner[payer], table.islands.home_gold[table.ships.owner[payer]] - gold
        )
    table.action.ability_asked = table.shooting.payer = NONE
    table.shooting.paid_from = NONE
    if not questions.is_fort(table, table.unit) and aboard.room(table, table.unit) > 0:
        docking.take_over(table, table.unit, slot)
    else:
        docking.store(table, slot, table.turn)
        table.islands.home_gold = put(table.islands.home_gold, table.turn, table.islands.home_gold[table.turn] + gold)
    questions.tell(table, codes.PAID, table.ships.owner[payer], table.unit, gold)
    if not ending.check_end(table):
        table.next = NEXT_SHOT
