"""What a cannon's roll comes to: hits, and masts that are lost (PI-12.7, PI-12.8, PI-R3, PI-R4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, count, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    LOSING,
    NONE,
    PASS,
    REPAIRING,
    SPREADING,
    WALLS_DIE,
)
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.rules.cards import answers, events
from quarterdeck.games.pirates.rules.common import asked
from quarterdeck.games.pirates.rules.moving import course, docking, turning
from quarterdeck.games.pirates.rules.mysterious_islands import mysterious
from quarterdeck.games.pirates.rules.ramming import boarding
from quarterdeck.games.pirates.rules.shooting import (
    bonuses,
    broadsides,
    cannons,
    equipment,
    fires,
    losses,
    shooting,
    sinking,
)
from quarterdeck.games.pirates.rules.terrain import perils
from quarterdeck.games.pirates.rules.turn import consequences, ending
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import (
    BEFORE_BOARDING,
    BY_CARD,
    BY_ISLAND,
    BY_RAM,
    BY_SAILING,
    BY_SHOT,
    BY_TERRAIN,
)
from quarterdeck.games.pirates.table.table import LONG, Table
from quarterdeck.games.pirates.texts import abilities, kinds

ALWAYS_MISSES: Final[i64] = 1  # a roll (PI-1.3, PI-12.7)
ALWAYS_HITS_FAR: Final[i64] = 6  # at twice the range nothing else does (PI-A7)


# -- the roll -----------------------------------------------------------------------------------


def judge_shot(table: Table, die: i64) -> None:
    """A roll above the rank hits, a 1 never does (PI-R3, PI-12.7, PI-1.3).

    A cannon that missed may shoot again (PI-A24, PI-R101); a 1 may cost the ship that shoots a mast (PI-A57).
    """
    unit, target = table.unit, table.target
    hit = hits_with(table, die)
    questions.tell(table, codes.SHOT_DIE, table.turn, die, i64(hit))
    if table.shooting.kind != broadsides.BROADSIDE and not hit:
        table.shooting.missed |= bit(table.shooting.cannon)
    if (
        die == ALWAYS_MISSES
        and table.shooting.kind != broadsides.BROADSIDE
        and skills.able(table, unit, abilities.BACKFIRE)
    ):
        skills.use(table, unit, abilities.BACKFIRE)
        ask_loss(table, unit, 1, BY_SHOT)
    elif not hit:
        proceed(table)
    else:
        table.shooting.hits_left = 1
        if table.shooting.kind == broadsides.BROADSIDE:
            table.shooting.hits_left = count(broadsides.broadside(table, unit, target)) + 1
        next_hit(table)


def hits_with(table: Table, die: i64) -> bool:
    """Whether a roll hits the target (PI-R3, PI-A4, PI-A7, PI-A47, PI-A86)."""
    unit, target = table.unit, table.target
    if die == ALWAYS_MISSES:
        return False
    if table.shooting.kind == broadsides.BROADSIDE:
        return die > broadsides.highest_rank(table, unit, broadsides.broadside(table, unit, target))
    bonus: i64 = NOTHING if is_plain_gun(table.shooting.cannon) else bonuses.shot_bonus(table, unit, target)
    if die + bonus <= cannons.rank_of(table, unit, table.shooting.cannon):
        return False
    if table.shooting.double_range and die != ALWAYS_HITS_FAR and not aboard.is_extra(table.shooting.cannon):
        return False
    if questions.has(table, target, kinds.TREASURE_METAL_HULL) and die != ALWAYS_HITS_FAR:
        return False
    return not is_too_far_for(table, unit, target)


def is_plain_gun(cannon: i64) -> bool:
    """Whether nothing improves a cannon (PI-A47, PI-A97)."""
    return cannon in (aboard.MUSKET, aboard.MARINES_GUN)


def is_too_far_for(table: Table, unit: i64, target: i64) -> bool:
    """Whether shots of range L never hit the target, and this is one (PI-A4, PI-R69)."""
    return table.shooting.kind == shooting.PLAIN and is_long_for(table, unit, target)


def is_long_for(table: Table, unit: i64, target: i64) -> bool:
    """Whether the cannon is one of range L, and the target shows that these never hit it (PI-A4, PI-R69)."""
    if (
        not skills.able(table, target, abilities.LONG_SHOTS_MISS)
        or aboard.kind_of_reach(table, unit, table.shooting.cannon) != LONG
    ):
        return False
    skills.use(table, target, abilities.LONG_SHOTS_MISS)
    return True


# -- hits ---------------------------------------------------------------------------------------


def land_hit(table: Table) -> None:
    """The next hit of a roll lands; it may cost one crew besides (PI-A22) or one cargo (PI-A23)."""
    table.shooting.hits_left -= 1
    unit, target = table.unit, table.target
    if ignores(table, target):
        proceed(table)
        return
    if (
        broadsides.adds(table, abilities.CREW_SHOT)
        and not skills.is_spent(table, unit, abilities.CREW_SHOT)
        and aboard.crew_aboard(table, target)
    ):
        skills.spend(table, unit, abilities.CREW_SHOT)
        table.loss.crew_left += 1
    if broadsides.adds(table, abilities.CARGO_SHOT):
        table.loss.cargo_due = True
    if (
        table.shooting.kind in (shooting.PLAIN, broadsides.BROADSIDE) and table.shooting.cannon != aboard.BREATH
    ) or is_bare(table, target):
        damage(table, target)
    else:
        hamper(table, target)


def ignores(table: Table, target: i64) -> bool:
    """Whether a hit is as good as none: a metal hull goes, or it is the first of a turn on a whole ship (PI-A35, PI-U41)."""
    if questions.has(table, target, kinds.TREASURE_METAL_HULL):
        docking.use_up(table, aboard.slot_of(table, target, kinds.TREASURE_METAL_HULL))
        return True
    if table.ships.masts[target] != full(table.catalog.masts[table.ships.card[target]]):
        return False
    if not skills.is_ready(table, target, abilities.FIRST_HIT_IGNORED):
        return False
    skills.spend(table, target, abilities.FIRST_HIT_IGNORED)
    return True


def damage(table: Table, target: i64) -> None:
    """A hit costs a panel or masts, or sinks a ship that has none (PI-12.8, PI-A33, PI-A34, PI-A83)."""
    if table.ships.panels[target] and skills.able(table, target, abilities.TURTLE_SHIP):
        table.ships.panels = put(table.ships.panels, target, table.ships.panels[target] - 1)
        questions.note_progress(table)
        questions.tell(table, codes.PANEL_LOST, table.ships.owner[target], target, table.ships.panels[target])
        proceed(table)
    elif table.ships.masts[target] == 0:
        sinking.sink(table, target, table.turn)
        proceed(table)
    elif dents(table, target):
        proceed(table)
    else:
        doubly = broadsides.adds(table, abilities.TWO_MASTS_A_HIT) and count(table.ships.masts[target]) > 1
        if doubly:
            skills.use(table, table.unit, abilities.TWO_MASTS_A_HIT)
        ask_loss(table, target, 1 + i64(doubly), BY_SHOT)


def is_bare(table: Table, target: i64) -> bool:
    """Whether a ship has neither masts nor panels: whatever hits her sinks her (PI-12.8, PI-R111)."""
    return table.ships.masts[target] == 0 and not (
        table.ships.panels[target] != 0 and skills.able(table, target, abilities.TURTLE_SHIP)
    )


def dents(table: Table, target: i64) -> bool:
    """Whether armour takes a hit: of two in one action the first costs no mast, which is noted here (PI-A34)."""
    if not skills.able(table, target, abilities.ARMOUR):
        return False
    table.shooting.armour_dented ^= bit(target)
    skills.use(table, target, abilities.ARMOUR)
    return table.shooting.armour_dented & bit(target) != 0


def hamper_target(table: Table, target: i64) -> None:
    """What a hit does instead of costing a mast: a chain, a stench, a fire, a breath (PI-A44, PI-A71, PI-A72, PI-A99, PI-A100)."""
    stuns = table.shooting.cannon == aboard.BREATH and skills.able(table, table.unit, abilities.STUNNING_BREATH)
    if table.shooting.kind == shooting.CHAIN:
        table.next_turn.chained |= bit(target)
        questions.tell(table, codes.CHAINED, table.ships.owner[target], target)
    elif table.shooting.kind == shooting.STINK:
        table.next_turn.stench |= bit(target)
        questions.tell(table, codes.STENCH, table.ships.owner[target], target)
    elif stuns:
        table.next_turn.dazed |= bit(target)
        questions.tell(table, codes.DAZED, table.ships.owner[target], target)
    if (table.shooting.kind == shooting.FIRE or (table.shooting.cannon == aboard.BREATH and not stuns)) and ask_fire(
        table, target
    ):
        return
    proceed(table)


def ask_fire(table: Table, unit: i64) -> bool:
    """Whether a unit's owner is asked which mast catches fire; a single one does so at once (PI-17.1)."""
    sound = table.ships.masts[unit] & ~table.ships.burning[unit]
    if sound == 0:
        return False
    if count(sound) == 1:
        fires.catch_fire(table, unit, lowest(sound))
        return False
    table.fires.kindled = unit
    table.phase = SPREADING
    table.player = table.asked = table.ships.owner[unit]
    return True


# -- masts --------------------------------------------------------------------------------------


def ask_loss(table: Table, unit: i64, number: i64, cause: i64) -> None:
    """Masts are lost, unless something saves them (PI-U21, PI-U28)."""
    if not answers.ask_saved(table, unit, number, cause):
        ask_which(table, unit, number, cause)


def ask_which(table: Table, unit: i64, number: i64, cause: i64) -> None:
    """The controller picks each mast that is lost, a marksman those of the target (PI-9.2, PI-R4, PI-A19)."""
    table.loss.unit = unit
    table.loss.masts_left = number - 1
    table.loss.cause = cause
    table.phase = LOSING
    table.player = table.asked = table.ships.owner[unit]
    if count(table.ships.masts[unit]) < shooting.TWO:
        lose(table, lowest(table.ships.masts[unit]))
    elif cause == BY_SHOT and unit == table.target and broadsides.adds(table, abilities.MARKSMAN):
        skills.use(table, table.unit, abilities.MARKSMAN)
        table.player = table.asked = table.turn


def lose(table: Table, mast: i64) -> None:
    """A mast is lost; without any, creatures and brittle ships leave the game (PI-18.3, PI-A65)."""
    hurt = table.loss.unit
    fires.drop_mast(table, hurt, mast)
    founder(table, hurt, NONE if table.loss.cause in (BY_TERRAIN, BY_ISLAND) else table.turn)
    if ending.check_end(table):
        return
    if table.loss.masts_left and table.ships.masts[hurt] != 0:
        ask_loss(table, hurt, table.loss.masts_left, table.loss.cause)
    else:
        after_loss(table)


def founder(table: Table, unit: i64, sinker: i64) -> None:
    """Without masts creatures and brittle ships leave the game (PI-18.3, PI-A65)."""
    if table.ships.masts[unit] != 0 or not table.ships.in_play & bit(unit):
        return
    if questions.is_creature(table, unit):
        sinking.take_out(table, unit)
    elif skills.able(table, unit, abilities.BRITTLE):
        skills.use(table, unit, abilities.BRITTLE)
        sinking.sink(table, unit, sinker)


def after_loss(table: Table) -> None:
    """Go on with whatever has cost masts."""
    if table.loss.cause == BY_CARD:
        events.carry_on(table)
    elif table.loss.cause == BY_TERRAIN:
        perils.after_peril(table)
    elif table.loss.cause == BY_ISLAND:
        mysterious.mystery_on(table)
    elif table.loss.cause == BY_SAILING:
        course.end_move(table, STOPPED)
    else:
        table.loss.unit = NONE
        proceed(table)


def proceed(table: Table) -> None:
    """What else a hit or a ram brings, one thing after the other; then what comes next (PI-R20, PI-R71)."""
    if questions.is_over(table):
        return
    target = table.target
    if not table.ships.in_play & bit(table.unit):
        consequences.go_on(table)
        return
    if target != NONE and table.ships.in_play & bit(target) and owes(table, target):
        return
    table.loss.crew_left = 0
    if table.loss.own_crew_due:
        table.loss.own_crew_due = False
        if losses.ask_crew(table, table.unit):
            return
    if table.loss.repair_due:
        table.loss.repair_due = table.loss.cargo_due = False
        if sinking.broken(table, table.unit):
            skills.use(table, table.unit, abilities.SINK_AND_REPAIR)
            table.phase = REPAIRING
            table.player = table.asked = table.turn
            return
    table.loss.cargo_due = False
    resume(table)


def owes(table: Table, target: i64) -> bool:
    """Whether somebody is asked for crew or cargo of the target; Relics may be given instead of a crew (PI-U28)."""
    if answers.asks_for_relics(table, target):
        return True
    table.question.relics_kept = False
    while table.loss.crew_left:
        table.loss.crew_left -= 1
        if losses.ask_crew(table, target):
            return True
    if table.loss.cargo_due:
        table.loss.cargo_due = False
        if has_cargo(table, target):
            turning.ask_ability(table, abilities.CARGO_SHOT, table.turn)
            return True
    return False


def has_cargo(table: Table, unit: i64) -> bool:
    """Whether there is cargo aboard that may be eliminated (PI-A23, PI-A60)."""
    pieces = questions.pieces_at(table, unit)
    if losses.crew_is_safe(table, unit):
        pieces &= table.crew.equipment
    return pieces != 0 or losses.cargo_of(table, unit) != 0


def shoot_cargo(table: Table, move: i64) -> None:
    """One piece of the target's cargo is eliminated, or none (PI-A23)."""
    if move == PASS:
        proceed(table)
    else:
        skills.use(table, table.unit, abilities.CARGO_SHOT)
        questions.tell(table, codes.ABILITY_USED, table.turn, table.unit, abilities.CARGO_SHOT)
        losses.ask_forfeit(table, table.target, any_cargo=True)


def resume(table: Table) -> None:
    """What comes after all that a hit, a ram or a fight has brought."""
    if table.loss.cause == BY_SHOT:
        if table.shooting.hits_left and table.ships.in_play & bit(table.target):
            next_hit(table)
        else:
            table.shooting.hits_left = 0
            shooting.ask_shot(table)
    elif table.loss.cause == BY_RAM:
        boarding.after_ram(table)
    elif table.loss.cause == BEFORE_BOARDING:
        boarding.offer_boarding(table)
    else:
        consequences.go_on(table)


def hit_or_miss(table: Table, die: i64) -> None:
    """A die of a shot, from a cannon or from equipment (PI-R3, PI-Q)."""
    if table.shooting.equipment == NONE:
        judge_shot(table, die)
    else:
        equipment.judge_equipment(table, die)


def next_hit(table: Table) -> None:
    """Go on to the next of the hits of a roll; the walls of a fort take it if they can (PI-A110)."""
    target = table.target
    if skills.able(table, target, abilities.THICK_WALLS) and not table.this_turn.walls_rolled & bit(target):
        table.phase = WALLS_DIE
        table.player = CHANCE
    elif table.forts.walls[target] > 1:
        table.forts.walls = put(table.forts.walls, target, table.forts.walls[target] - 1)
        table.shooting.hits_left -= 1
        proceed(table)
    else:
        land_hit(table)


def hamper(table: Table, target: i64) -> None:
    """What a hit does instead of costing a mast: equipment, a chain, a stench, a fire, a breath (PI-Q, PI-A44, PI-A71, PI-A72)."""
    if table.shooting.kind in (equipment.GRAPE, equipment.EXPLODING) and aboard.crew_aboard(table, target):
        table.loss.crew_left += 1
    if table.shooting.kind == equipment.EXPLODING and ask_fire(table, target):
        return
    if table.shooting.kind == equipment.GRAPPLE and not equipment.is_shelled(table, target):
        table.boarding.by_shot = True
        asked.offer_boarding(table, table.turn)
        return
    hamper_target(table, target)
