"""The results of a cannon's roll: hits and their effects (PI-12.7, PI-12.8, PI-R3, PI-R4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, count, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    NONE,
    SPREADING,
    WALLS_DIE,
)
from quarterdeck.games.pirates.rules.common import aiming, asked
from quarterdeck.games.pirates.rules.losing import dismasting, losses, rigging, sinking
from quarterdeck.games.pirates.rules.shooting import bonuses, broadsides, cannons
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import (
    BALL,
    BROADSIDE,
    BY_SHOT,
    CHAIN,
    EXPLODING,
    FIRE,
    GRAPE,
    GRAPPLE,
    MORE_COSTS,
    STINK,
)
from quarterdeck.games.pirates.table.table import LONG, Table
from quarterdeck.games.pirates.texts import abilities, kinds

ALWAYS_MISSES: Final[i64] = 1  # a roll (PI-1.3, PI-12.7)
WARDED_FROM: Final[i64] = 5  # a catamaran's die (PI-A144)
ALWAYS_HITS_FAR: Final[i64] = 6  # at twice the range nothing else does (PI-A7)


# -- the roll -----------------------------------------------------------------------------------


def tell_die(table: Table, die: i64, *, hit: bool) -> None:
    """Log the roll of the unit that shoots."""
    questions.tell(table, codes.SHOT_DIE, table.turn, die, 2 * table.unit + i64(hit))


def judge_shot(table: Table, die: i64) -> None:
    """A roll above the rank hits, a 1 never does (PI-R3, PI-12.7, PI-1.3).

    A cannon that missed may shoot again (PI-A24, PI-R101); a 1 may cost the ship that shoots a mast (PI-A57).
    """
    unit, target = table.unit, table.target
    hit = hits_with(table, die)
    if hits_for_sure(table):
        table.this_turn.aimed &= ~bit(unit)
        table.this_turn.treasures_used |= paw_of(table, target)
    tell_die(table, die, hit=hit)
    table.shooting.succeeded = table.shooting.succeeded or hit
    if table.shooting.kind != BROADSIDE and not hit:
        table.shooting.missed |= bit(table.shooting.cannon)
    if die == ALWAYS_MISSES and table.shooting.kind != BROADSIDE and skills.able(table, unit, abilities.BACKFIRE):
        skills.use(table, unit, abilities.BACKFIRE)
        dismasting.ask_loss(table, unit, 1, BY_SHOT)
    elif not hit:
        table.next = MORE_COSTS
    else:
        table.shooting.hits_left = 1 + i64(strikes_twice(table, die))
        if table.shooting.kind == BROADSIDE:
            table.shooting.hits_left = count(broadsides.broadside(table, unit, target)) + 1
        next_hit(table)


def hits_with(table: Table, die: i64) -> bool:
    """Whether a roll hits the target (PI-R3, PI-A4, PI-A7, PI-A47, PI-A86)."""
    unit, target = table.unit, table.target
    if die == ALWAYS_MISSES or hits_for_sure(table):
        return hits_for_sure(table)
    if table.shooting.kind == BROADSIDE:
        return die > broadsides.highest_rank(table, unit, broadsides.broadside(table, unit, target))
    bonus: i64 = NOTHING if is_plain_gun(table.shooting.cannon) else bonuses.shot_bonus(table, unit, target)
    if die + bonus <= cannons.rank_of(table, unit, table.shooting.cannon):
        return False
    if table.shooting.double_range and die != ALWAYS_HITS_FAR and not aboard.is_extra(table.shooting.cannon):
        return False
    if die != ALWAYS_HITS_FAR and needs_a_six(table, target):
        return False
    return not is_too_far_for(table, unit, target)


def strikes_twice(table: Table, die: i64) -> bool:
    """Whether a 6 removes one mast more, of those that are left (PI-A137)."""
    sure = die == ALWAYS_HITS_FAR and table.shooting.kind == BALL and questions.masts_left(table, table.target) > 1
    if not sure or not skills.adds(table, abilities.SIXES_TWICE):
        return False
    skills.use(table, table.unit, abilities.SIXES_TWICE)
    return True


def hits_for_sure(table: Table) -> bool:
    """Whether a shot hits whatever is rolled: aimed by a scope (PI-U80), or the first of a turn at a Monkey's Paw (PI-U54)."""
    if table.shooting.kind == BROADSIDE:
        return False
    return table.this_turn.aimed & bit(table.unit) != 0 or paw_of(table, table.target) != 0


def paw_of(table: Table, target: i64) -> i64:
    """The slot, as a set, of a Monkey's Paw that draws the shot of an enemy ship; none if it has drawn one in this turn (PI-U54)."""
    if not questions.has(table, target, kinds.TREASURE_MONKEYS_PAW) or questions.is_creature(table, table.unit):
        return 0
    return bit(aboard.slot_of(table, target, kinds.TREASURE_MONKEYS_PAW)) & ~table.this_turn.treasures_used


def needs_a_six(table: Table, target: i64) -> bool:
    """Whether only a rolled 6 hits a unit: with a metal hull (PI-U41), or by a text with what costs masts (PI-A118)."""
    if questions.has(table, target, kinds.TREASURE_METAL_HULL):
        return True
    if table.shooting.kind != BALL or not skills.able(table, target, abilities.SIXES_ONLY):
        return False
    skills.use(table, target, abilities.SIXES_ONLY)
    return True


def is_plain_gun(cannon: i64) -> bool:
    """Whether nothing improves a cannon (PI-A47, PI-A97)."""
    return cannon in (aboard.MUSKET, aboard.MARINES_GUN)


def is_too_far_for(table: Table, unit: i64, target: i64) -> bool:
    """Whether shots of range L never hit the target, and this is one (PI-A4, PI-R69)."""
    return table.shooting.kind == BALL and is_long_for(table, unit, target)


def is_long_for(table: Table, unit: i64, target: i64) -> bool:
    """Whether the cannon is one of range L, and the target shows that these never hit it (PI-A4, PI-R69)."""
    if (
        not skills.able(table, target, abilities.LONG_SHOTS_MISS)
        or aboard.kind_of_reach(table, unit, table.shooting.cannon) != LONG
    ):
        return False
    skills.use(table, target, abilities.LONG_SHOTS_MISS)
    return True


def next_hit(table: Table) -> None:
    """Go on to the next of the hits of a roll; the walls of a fort or its musketeers take it if they can, a catamaran may ward it off (PI-A110, PI-A144, PI-A165)."""
    target = table.target
    if skills.is_catamaran(table, target):
        table.action.ability = abilities.CATAMARAN
        asked.roll_for_ability(table)
    elif is_walled(table, target) and not table.this_turn.walls_rolled & bit(target):
        table.phase = WALLS_DIE
        table.player = CHANCE
    elif table.forts.walls[target] > 1:
        table.forts.walls = put(table.forts.walls, target, table.forts.walls[target] - 1)
        table.shooting.hits_left -= 1
        table.next = MORE_COSTS
    else:
        land_hit(table)


def is_walled(table: Table, target: i64) -> bool:
    """Whether a die says how many hits a unit withstands: a fort with thick walls, or with musketeers (PI-A110, PI-A165)."""
    return skills.able(table, target, abilities.THICK_WALLS) or skills.able(table, target, abilities.GARRISON)


def ward_off(table: Table, die: i64) -> None:
    """On 5 or 6 a hit does nothing to a catamaran (PI-A144, PI-A145)."""
    table.action.ability = NONE
    questions.tell(table, codes.WARD_DIE, table.ships.owner[table.target], table.target, die)
    if die >= WARDED_FROM:
        table.shooting.hits_left -= 1
        table.next = MORE_COSTS
    else:
        land_hit(table)


# -- hits ---------------------------------------------------------------------------------------


def land_hit(table: Table) -> None:
    """The next hit of a roll lands; it may also cost one crew (PI-A22) or one cargo (PI-A23, PI-A147)."""
    table.shooting.hits_left -= 1
    unit, target = table.unit, table.target
    if ignores(table, target):
        table.next = MORE_COSTS
        return
    if (
        skills.adds(table, abilities.CREW_SHOT)
        and not skills.is_spent(table, unit, abilities.CREW_SHOT)
        and aboard.crew_aboard(table, target)
    ):
        skills.spend(table, unit, abilities.CREW_SHOT)
        table.loss.crew_left += 1
    once = skills.adds(table, abilities.CARGO_SHOT_ONCE) and not skills.is_spent(table, unit, abilities.CARGO_SHOT_ONCE)
    if once or skills.adds(table, abilities.CARGO_SHOT):
        table.loss.cargo_due = True
    if (table.shooting.kind in (BALL, BROADSIDE) and table.shooting.cannon != aboard.BREATH) or is_bare(table, target):
        damage(table, target)
    else:
        hamper(table, target)


def ignores(table: Table, target: i64) -> bool:
    """Whether a hit is as good as none: a metal hull goes, or it is the first of a turn on a whole ship (PI-A35, PI-U41)."""
    if questions.has(table, target, kinds.TREASURE_METAL_HULL):
        aiming.use_up(table, aboard.slot_of(table, target, kinds.TREASURE_METAL_HULL))
        return True
    if table.ships.masts[target] != full(table.catalog.masts[table.ships.card[target]]):
        return False
    if not skills.is_ready(table, target, abilities.FIRST_HIT_IGNORED):
        return False
    skills.spend(table, target, abilities.FIRST_HIT_IGNORED)
    return True


def damage(table: Table, target: i64) -> None:
    """A hit costs a panel, a hull or masts, or sinks a ship that has none (PI-12.8, PI-A33, PI-A34, PI-A83, PI-A144)."""
    if questions.is_flotilla(table, target):
        hit_flotilla(table, target)
    elif skills.is_shielded(table, target):
        table.ships.panels = put(table.ships.panels, target, table.ships.panels[target] - 1)
        questions.note_progress(table)
        questions.tell(table, codes.PANEL_LOST, table.ships.owner[target], target, table.ships.panels[target])
        table.next = MORE_COSTS
    elif table.ships.masts[target] == 0:
        sinking.sink(table, target, table.turn)
        table.next = MORE_COSTS
    elif dents(table, target) or losses.pays_with_crew(table, target):
        table.next = MORE_COSTS
    else:
        dismasting.ask_loss(table, target, min(masts_a_hit(table), count(table.ships.masts[target])), BY_SHOT)


def masts_a_hit(table: Table) -> i64:
    """How many masts a hit costs: mostly one, more by texts, as long as there are more (PI-A33, PI-A173, PI-A178)."""
    found = max(table.shooting.grabs, 1)
    if count(table.ships.masts[table.target]) <= 1:
        return found
    if skills.adds(table, abilities.TWO_MASTS_A_HIT):
        skills.use(table, table.unit, abilities.TWO_MASTS_A_HIT)
        found += 1
    if skills.adds(table, abilities.EXTRA_MAST) and not skills.is_spent(table, table.unit, abilities.EXTRA_MAST):
        skills.spend(table, table.unit, abilities.EXTRA_MAST)
        found += 1
    return found


def is_bare(table: Table, target: i64) -> bool:
    """Whether a ship has neither masts nor panels nor further hulls: whatever hits her is a hit (PI-12.8, PI-R111, PI-R140)."""
    if questions.is_flotilla(table, target):
        return True
    return table.ships.masts[target] == 0 and not skills.is_shielded(table, target)


def hit_flotilla(table: Table, target: i64) -> None:
    """The second hit of a shoot action takes a flotilla's flag; without one it sinks (PI-A166, PI-R140)."""
    owner = table.ships.owner[target]
    if table.ships.panels[target] == 0:
        sinking.sink(table, target, table.turn)
    elif table.shooting.armour_dented & bit(target):
        table.ships.panels = put(table.ships.panels, target, NOTHING)
        questions.note_progress(table)
        questions.tell(table, codes.FLAG_LOST, owner, target)
    else:
        table.shooting.armour_dented |= bit(target)
        questions.tell(table, codes.FLAG_HOLDS, owner, target)
    table.next = MORE_COSTS


def dents(table: Table, target: i64) -> bool:
    """Whether armour takes a hit: of two in one action the first costs no mast, which is noted here (PI-A34)."""
    if not skills.able(table, target, abilities.ARMOUR):
        return False
    table.shooting.armour_dented ^= bit(target)
    skills.use(table, target, abilities.ARMOUR)
    return table.shooting.armour_dented & bit(target) != 0


def hamper(table: Table, target: i64) -> None:
    """Apply an effect in place of a lost mast: equipment, a chain, a stench, a fire, a breath (PI-Q, PI-A44, PI-A71, PI-A72)."""
    if table.shooting.kind in (GRAPE, EXPLODING) and aboard.crew_aboard(table, target):
        table.loss.crew_left += 1
    if table.shooting.kind == EXPLODING and ask_fire(table, target):
        return
    if table.shooting.kind == GRAPPLE and not skills.has_shell(table, target):
        table.boarding.by_shot = True
        asked.offer_boarding(table, table.turn)
        return
    hamper_target(table, target)


def hamper_target(table: Table, target: i64) -> None:
    """Apply a chain, a stench, a fire or a breath in place of a lost mast (PI-A44, PI-A71, PI-A72, PI-A99, PI-A100)."""
    stuns = table.shooting.cannon == aboard.BREATH and skills.able(table, table.unit, abilities.STUNNING_BREATH)
    if table.shooting.kind == CHAIN:
        table.next_turn.chained |= bit(target)
        questions.tell(table, codes.CHAINED, table.ships.owner[target], target)
    elif table.shooting.kind == STINK:
        table.next_turn.stench |= bit(target)
        questions.tell(table, codes.STENCH, table.ships.owner[target], target)
    elif stuns:
        table.next_turn.dazed |= bit(target)
        questions.tell(table, codes.DAZED, table.ships.owner[target], target)
    if (table.shooting.kind == FIRE or (table.shooting.cannon == aboard.BREATH and not stuns)) and ask_fire(
        table, target
    ):
        return
    table.next = MORE_COSTS


def ask_fire(table: Table, unit: i64) -> bool:
    """Whether a unit's owner is asked which mast catches fire; a single one does so at once (PI-17.1)."""
    sound = table.ships.masts[unit] & ~table.ships.burning[unit]
    if sound == 0:
        return False
    if count(sound) == 1:
        rigging.catch_fire(table, unit, lowest(sound))
        return False
    table.fires.kindled = unit
    table.phase = SPREADING
    table.player = table.asked = table.ships.owner[unit]
    return True
