"""What follows an action, stage by stage (PI-R20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.games.pirates.codes import MOVE, NONE, SHOOT
from quarterdeck.games.pirates.rules.answers import answers
from quarterdeck.games.pirates.rules.cards import monkeys
from quarterdeck.games.pirates.rules.common import actions, ending
from quarterdeck.games.pirates.rules.docking import docking
from quarterdeck.games.pirates.rules.exploring import boxes, found
from quarterdeck.games.pirates.rules.forts import forts
from quarterdeck.games.pirates.rules.moving import course, towing, turning
from quarterdeck.games.pirates.rules.mysterious_islands import coins_moved, mysterious
from quarterdeck.games.pirates.rules.ramming import rams
from quarterdeck.games.pirates.rules.shooting import fires, shooting
from quarterdeck.games.pirates.rules.terrain import perils
from quarterdeck.games.pirates.rules.texts import fear_and_blades, rerolls, special_moves
from quarterdeck.games.pirates.rules.turn import rounds
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.in_progress import BY_SHOT
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

# What follows an action, in the order of PI-R20, after PERILS.
MYSTERIES: Final[i64] = 2
MYSTERY: Final[i64] = 3
SHOTS: Final[i64] = 4
MINTS: Final[i64] = 5
AT_DOCK: Final[i64] = 6
TOWED_DOCKS: Final[i64] = 7
RAMS: Final[i64] = 8
NEXT_RAM: Final[i64] = 9
GRAPPLES: Final[i64] = 10
BLADES: Final[i64] = 11
TOWS: Final[i64] = 12
SAILS_ON: Final[i64] = 13
TURNS_ABOUT: Final[i64] = 14
DECREES: Final[i64] = 15
MINES: Final[i64] = 16


def go_on(table: Table) -> None:
    """Bring the consequences of the action, in the order of PI-R20, until one has to wait."""
    if table.boarding.by_shot and table.ships.in_play & bit(table.unit):
        table.boarding.by_shot = False
        table.loss.cause = BY_SHOT
        shooting.ask_shot(table)
        return
    if table.action.kind not in (MOVE, SHOOT):
        finish_action(table)
        return
    while table.action.stage <= MINES and table.ships.in_play & bit(table.unit):
        stage = table.action.stage
        table.action.stage += 1
        if follows(table, stage):
            return
    finish_action(table)


def follows(table: Table, stage: i64) -> bool:
    """Bring one consequence of an action (PI-7.5, PI-R20); returns whether the next one has to wait.

    What leaves nothing to choose happens by itself (PI-R117).
    """
    if stage < AT_DOCK:
        return follows_at_sea(table, stage)
    if stage < NEXT_RAM:
        return follows_at_dock(table, stage)
    return follows_contact(table, stage)


def follows_at_sea(table: Table, stage: i64) -> bool:
    """Terrain, mysterious islands, a Captain's shots, cannons made of treasure; whether somebody is asked now."""
    if stage == course.PERILS:
        return is_imperilled(table)
    if stage == MYSTERIES:
        mysterious.find_mysteries(table)
        return False
    if stage == MYSTERY:
        table.action.stage = MYSTERY if table.mysterious.islands_left else SHOTS
        return mysterious.meets_mystery(table)
    if stage == SHOTS:
        return shoots_on(table)
    return stage == MINTS and opens_or_mints(table)


def opens_or_mints(table: Table) -> bool:
    """Whether a chest aboard is opened, and then whether a cannon is made of treasure, as the ship docks at home (PI-U115, PI-A74)."""
    if boxes.rolls_for_chest(table):
        table.action.stage = MINTS
        return True
    return rerolls.asks_to_mint(table)


def follows_at_dock(table: Table, stage: i64) -> bool:
    """The ship and the one that she tows dock, and enemies to ram are looked for; whether somebody is asked now."""
    if stage == AT_DOCK:
        found.pass_plague(table, table.unit)
        docking.dock(table)
        return ending.check_end(table)
    if stage == TOWED_DOCKS:
        return towing.ask_berth(table) or docking.dock_towed(table)
    if stage == RAMS:
        if table.action.docked_at and fires.put_out_at_dock(table):
            return True
        forts.refit_at_dock(table)
        rams.find_rams(table)
    return False


def follows_contact(table: Table, stage: i64) -> bool:
    """Rams, grapples, blades, tows, a free move after a shot, a turn about the stern; whether somebody is asked now."""
    if stage == NEXT_RAM:
        table.action.stage = NEXT_RAM if table.boarding.enemies_left else GRAPPLES
        return rams.ask_ram(table)
    if stage == GRAPPLES:
        return rerolls.asks_to_grapple(table)
    if stage == BLADES:
        return fear_and_blades.asks_to_sting(table)
    if stage == TOWS:
        return table.action.kind == MOVE and towing.offer_tow(table)
    if stage == SAILS_ON:
        return sails_on(table)
    return turning.asks_to_turn(table) if stage == TURNS_ABOUT else follows_treasure(table, stage)


def follows_treasure(table: Table, stage: i64) -> bool:
    """Coins that royal decrees bring, monkeys that carry treasure over, and mines near by; whether somebody is asked now."""
    if stage == DECREES:
        return sends_coin(table)
    if table.action.kind == MOVE and monkeys.slips_over(table):
        table.action.stage = MINES
        return True
    return table.action.kind == MOVE and answers.asks_for_mines(table)


def sends_coin(table: Table) -> bool:
    """Whether a coin of the nearest wild island with treasure goes home, once for each royal decree (PI-U104, PI-U105)."""
    if table.action.coins_due == 0:
        return False
    table.action.coins_due -= 1
    table.action.stage = DECREES if table.action.coins_due else MINES
    island = questions.nearest_of(table, coins_moved.stores(table), table.unit)
    if island == NONE:
        return False
    table.mysterious.effect = kinds.ISLAND_COIN_SENT_HOME
    table.mysterious.island = island
    coins_moved.send_home(table)
    return True


def is_imperilled(table: Table) -> bool:
    """Whether terrain at the end of the move asks for something; checked again until nothing does."""
    table.action.stage = course.PERILS
    if perils.meets_perils(table):
        return True
    table.action.stage = max(table.action.stage, MYSTERIES)
    return False


def shoots_on(table: Table) -> bool:
    """Whether a Captain shoots, free, right after the move (PI-A6, PI-R20)."""
    if (
        not skills.able(table, table.unit, abilities.CAPTAIN)
        or table.action.is_free
        or not shooting.can_shoot(table, table.unit)
    ):
        return False
    skills.use(table, table.unit, abilities.CAPTAIN)
    shooting.begin_shooting(table)
    return True


def sails_on(table: Table) -> bool:
    """Whether a ship may move, free, after she has shot (PI-A21), or a die may let her move on (PI-A154)."""
    unit = table.unit
    if table.action.kind == MOVE:
        return special_moves.may_steer_on(table)
    if (
        table.action.kind != SHOOT
        or not skills.able(table, unit, abilities.SHOOT_AND_MOVE)
        or not actions.can_move(table, unit)
    ):
        return False
    skills.use(table, unit, abilities.SHOOT_AND_MOVE)
    table.action.kind = MOVE
    table.action.is_free = True
    course.begin_move(table)
    return True


def finish_action(table: Table) -> None:
    """The action is over with all its consequences (PI-R20)."""
    table.rest()
    table.waters.put_away()
    rounds.ask_unit(table)
