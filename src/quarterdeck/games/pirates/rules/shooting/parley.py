"""Parley: the player of a ship that is shot at may pay instead (PI-A88, PI-Q9)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, NONE, PASS, PICKING, SHOOTING, SHOT, feat, feat_aim
from quarterdeck.games.pirates.rules.exploring import trade
from quarterdeck.games.pirates.rules.moving import docking
from quarterdeck.games.pirates.rules.shooting import broadsides, equipment, losses, shooting
from quarterdeck.games.pirates.rules.turn import ending
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities


def asks_to_parley(table: Table, target: i64) -> bool:
    """Whether the player of a ship that is shot at may pay instead, and is asked (PI-A88, PI-Q9)."""
    letter = equipment.letter_against(table, target, table.unit)
    if letter == NONE and not skills.able(table, target, abilities.PARLEY):
        return False
    home = questions.home_of(table, table.owner[target])
    stored = questions.slots_at(table, ASHORE + home) if home != NONE else NOTHING
    if losses.cargo_of(table, target) == 0 and stored == 0:
        return False
    if letter != NONE:
        skills.show(table, letter)
    skills.use(table, target, abilities.PARLEY)
    table.tricks.asks = abilities.PARLEY
    table.tricks.roller = target
    table.phase = codes.CONSENTING
    table.player = table.who = table.owner[target]
    return True


def pay_off(table: Table, move: i64) -> None:
    """A random coin goes to the shooter, who cannot shoot at her again in this turn; or the shot comes (PI-A88)."""
    shot = table.tricks.shot
    table.tricks.shot = NONE
    if move == PASS:
        table.tricks.roller = NONE
        table.phase = SHOOTING
        table.player = table.who = table.turn
        if shot < SHOT:
            broadsides.fire_all(table, feat_aim(shot))
        else:
            shooting.fire_cannon(table, shot)
        return
    table.tricks.shy = put(
        table.tricks.shy, table.tricks.roller, table.tricks.shy[table.tricks.roller] | bit(table.unit)
    )
    table.tricks.asks = abilities.PARLEY
    table.target = table.tricks.roller
    table.left = feat_aim(move)
    table.phase = PICKING
    table.player = CHANCE


def add_payers(table: Table, moves: Moves) -> None:
    """Not to pay, or from the ship, or from home (PI-A88)."""
    moves.add(PASS)
    target = table.tricks.roller
    home = questions.home_of(table, table.owner[target])
    if losses.cargo_of(table, target):
        moves.add(feat(abilities.PARLEY, target, target))
    if home != NONE and questions.slots_at(table, ASHORE + home):
        moves.add(feat(abilities.PARLEY, target, ASHORE + home))


def add_payments(table: Table, moves: Moves) -> None:
    """Each coin that may be paid, from the ship or her player's hoard (PI-A88)."""
    coins = losses.cargo_of(table, table.left) if table.left < ASHORE else questions.slots_at(table, table.left)
    while coins:
        moves.add(codes.SLOT + lowest(coins))
        coins &= coins - 1


def pay_with(table: Table, slot: i64) -> None:
    """A coin buys a shot off: it goes to the shooter, or where there is no room to her player's home (PI-A88, PI-R79)."""
    gold = questions.gold_in(table, slot)
    payer = table.tricks.roller
    if table.left >= ASHORE:
        table.gold = put(table.gold, table.owner[payer], table.gold[table.owner[payer]] - gold)
    table.tricks.asks = table.tricks.roller = NONE
    table.left = 0
    if aboard.room(table, table.unit) > 0:
        trade.take_over(table, table.unit, slot)
    else:
        docking.store(table, slot, table.turn)
        table.gold = put(table.gold, table.turn, table.gold[table.turn] + gold)
    questions.tell(table, codes.PAID, table.owner[payer], table.unit, gold)
    if not ending.check_end(table):
        shooting.ask_shot(table)
