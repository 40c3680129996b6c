"""Abilities that interrupt another step with a question: dice, grapples, derelicts, cannons (PI-A20, PI-R75)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    MOVE,
    NONE,
    PASS,
    SLOT_AIM,
    feat,
    feat_aim,
)
from quarterdeck.games.pirates.rules.answers import answers, asking
from quarterdeck.games.pirates.rules.common import chance, ending
from quarterdeck.games.pirates.rules.docking import docking, leaving
from quarterdeck.games.pirates.rules.exploring import exploring
from quarterdeck.games.pirates.rules.losing import losses
from quarterdeck.games.pirates.rules.moving import towing
from quarterdeck.games.pirates.rules.ramming import boarding
from quarterdeck.games.pirates.rules.shooting import cannons, fires
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import ACTION_OVER, NEXT_CONSEQUENCE
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

# -- on what they are used ----------------------------------------------------------------------


def add_uses(ability: i64, unit: i64, units: i64, moves: Moves) -> None:
    """An ability may be used on each unit of a set."""
    while units:
        moves.add(feat(ability, unit, lowest(units)))
        units &= units - 1


def near_enemies(table: Table, unit: i64) -> i64:
    """Enemy ships on the table within S on which abilities work; forts are none (PI-U38)."""
    found: i64 = 0
    others = table.waters.afloat & ~questions.fleet(table, table.ships.owner[unit])
    while others:
        other = lowest(others)
        others &= others - 1
        if (
            not questions.is_fort(table, other)
            and cannons.is_near(table, unit, other)
            and not questions.has(table, other, kinds.TREASURE_WARDING)
        ):
            found |= bit(other)
    return found


# -- dice that are rolled again -----------------------------------------------------------------


def asks_to_reroll(table: Table, die: i64) -> bool:
    """Whether a unit may roll a die again, and is asked; the best roll never is (PI-A20)."""
    unit = answers.roller_of(table)
    if unit == NONE or (die == chance.DIE and answers.is_highest_best(table)):
        return False
    ability = changes_die(table, unit)
    if ability == NONE:
        return False
    table.reroll.roller, table.reroll.die = unit, die
    asking.remember(table)
    skills.ask_ability(table, ability, table.ships.owner[unit])
    return True


def changes_die(table: Table, unit: i64) -> i64:
    """The ability by which a unit could have its die rolled once more, or NONE: a second die comes first (PI-A20, PI-A168, PI-A169)."""
    own = unit == table.unit and table.ships.owner[unit] == table.turn and answers.is_highest_best(table)
    if own and table.action.kind != NONE and skills.is_ready(table, unit, abilities.TWO_DICE):
        return abilities.TWO_DICE
    shoots = own and answers.is_cannons_die(table) and table.action.kind == codes.SHOOT
    if shoots and skills.is_ready(table, unit, abilities.TWO_SHOT_DICE):
        return abilities.TWO_SHOT_DICE
    return abilities.REROLL if skills.is_ready(table, unit, abilities.REROLL) else NONE


def rolls_again(table: Table, ability: i64, move: i64) -> bool:
    """Whether the die falls once more; else it counts as it lies (PI-A20).

    Of two dice the first one is remembered until the second has fallen (PI-A168, PI-A169).
    """
    die, unit = table.reroll.die, table.reroll.roller
    table.ask_again()
    table.reroll.clear()
    if move == PASS:
        return False
    skills.spend(table, unit, ability)
    questions.tell(table, codes.REROLLED, table.ships.owner[unit], unit, die)
    if ability != abilities.REROLL:
        table.reroll.roller, table.reroll.die = unit, die
    return True


def higher_of_two(table: Table, die: i64) -> i64:
    """The higher one of a second die and of the first, if there is one (PI-A168, PI-A169)."""
    found = max(die, table.reroll.die)
    table.reroll.clear()
    return found


# -- derelicts, grapples, cannons of treasure ---------------------------------------------------


def own_derelict(table: Table, move: i64) -> None:
    """The explored derelict joins the fleet, and both ships come to the home island; or the explore goes on (PI-A55)."""
    unit, other = table.unit, table.target
    if move == PASS:
        exploring.begin_sharing(table, other)
        return
    questions.tell(table, codes.ABILITY_USED, table.turn, unit, abilities.DERELICT_OWNER)
    if table.ships.owner[other] != table.turn:
        towing.join(table, other)
    home = questions.home_of(table, table.turn)
    for ship in (unit, other):
        pose = leaving.place_at(table, ship, home)
        if pose != NONE and not questions.is_over(table):
            leaving.move_away(table, ship, pose)
            docking.come_home(table, ship)
            if not ending.check_end(table):
                fires.quench(table, ship)
    if not ending.check_end(table):
        table.next = ACTION_OVER


def grappable(table: Table, unit: i64) -> i64:
    """Enemies within S that may be boarded without a ram (PI-A54, PI-A83, PI-18.4)."""
    found: i64 = 0
    enemies = near_enemies(table, unit)
    while enemies:
        other = lowest(enemies)
        enemies &= enemies - 1
        if (
            not questions.is_creature(table, other)
            and not skills.has_shell(table, other)
            and not is_out_of_reach(table, other)
        ):
            found |= bit(other)
    return found


def is_out_of_reach(table: Table, unit: i64) -> bool:
    """Whether a unit boards nobody and is not boarded: it is ghostly, or under water (PI-A85, PI-A89)."""
    return (table.waters.ghosts | table.ships.submerged) & bit(unit) != 0


def asks_to_grapple(table: Table) -> bool:
    """Whether a ship may board another one that she has not rammed, and is asked (PI-A54)."""
    unit = table.unit
    if table.action.kind != MOVE or table.action.is_free or not skills.is_ready(table, unit, abilities.GRAPPLE):
        return False
    if is_out_of_reach(table, unit):
        return False
    if table.ships.masts[unit] == 0 or grappable(table, unit) == 0:
        return False
    skills.ask_ability(table, abilities.GRAPPLE, table.turn)
    return True


def grapple(table: Table, move: i64) -> None:
    """Send a boarding party at once; the boarded ship adds nothing to her roll (PI-A54)."""
    if move == PASS:
        table.next = NEXT_CONSEQUENCE
        return
    skills.spend(table, table.unit, abilities.GRAPPLE)
    table.target = feat_aim(move)
    table.boarding.by_grapples = True
    boarding.send_party(table)


def asks_to_mint(table: Table) -> bool:
    """Whether a ship that docks at home may make a cannon of a treasure, and is asked (PI-A74)."""
    unit = table.unit
    if (
        table.action.docked_at == 0
        or not skills.is_home(table, unit)
        or not skills.is_ready(table, unit, abilities.TREASURE_CANNON)
    ):
        return False
    if table.ships.made_cannons[unit] >= aboard.MOST_GUNS or losses.cargo_of(table, unit) == 0:
        return False
    skills.ask_ability(table, abilities.TREASURE_CANNON, table.turn)
    return True


def mint(table: Table, move: i64) -> None:
    """A coin is out of the game, and there is one more cannon."""
    if move != PASS:
        slot = feat_aim(move) - SLOT_AIM
        skills.spend(table, table.unit, abilities.TREASURE_CANNON)
        questions.tell(
            table, codes.CARGO_LOST, table.turn, questions.treasure_word(table, table.treasure.what[slot]), table.unit
        )
        aboard.lose_slot(table, slot)
        table.ships.made_cannons = put(table.ships.made_cannons, table.unit, table.ships.made_cannons[table.unit] + 1)
        questions.note_progress(table)
        questions.tell(table, codes.ARMED, table.turn, table.unit)
        if ending.check_end(table):
            return
    table.next = NEXT_CONSEQUENCE
