"""The shoot action: shots that are offered, announced and rolled for (PI-12, PI-R4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    CANNON_BITS,
    CANNONS,
    COORDINATE,
    HITTING,
    NONE,
    OF_UNITS,
    PASS,
    PLACE_MASK,
    SHOOTING,
    SHOT,
    TARGET_BITS,
    USE,
)
from quarterdeck.games.pirates.geometry.line_of_fire import CLEAR, LineOfFire
from quarterdeck.games.pirates.geometry.polygons import root
from quarterdeck.games.pirates.rules.common import aiming
from quarterdeck.games.pirates.rules.shooting import cannons as cannons_rules
from quarterdeck.games.pirates.rules.shooting import gear, lines, parley, smoke
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import BALL, BY_SHOT, CHAIN, KINDS, NEXT_CONSEQUENCE, STINK
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds

UNIT_MASK: Final[i64] = 63


def shot_move(cannon: i64, target: i64, x: i64, y: i64, kind: i64 = BALL) -> i64:
    """The move that names a shot."""
    return SHOT + ((kind * CANNONS + cannon) << CANNON_BITS) + (target << TARGET_BITS) + (x << COORDINATE) + y


def shot_cannon(move: i64) -> i64:
    """The cannon that a shot's move names."""
    return ((move - SHOT) >> CANNON_BITS) % CANNONS


def shot_kind(move: i64) -> i64:
    """What a shot's move shoots: PLAIN, CHAIN, STINK, FIRE or a piece of equipment."""
    return ((move - SHOT) >> CANNON_BITS) // CANNONS


def shot_target(move: i64) -> i64:
    """The unit that is shot at."""
    return (move - SHOT) >> TARGET_BITS & UNIT_MASK


def shot_x(move: i64) -> i64:
    """The x of the point that a shot's move hits."""
    return (move - SHOT) >> COORDINATE & PLACE_MASK


def shot_y(move: i64) -> i64:
    """The y of the point that a shot's move hits."""
    return (move - SHOT) & PLACE_MASK


def specialist(kind: i64) -> i64:
    """The ability with which something else than a ball is shot."""
    if kind == CHAIN:
        return abilities.CHAINSHOT
    return abilities.STINKPOT if kind == STINK else abilities.FIREPOT


def add_shots(table: Table, moves: Moves) -> None:
    """List for each cannon and target the first usual point that can be hit (PI-12.1)."""
    unit = table.unit
    targets = cannons_rules.targets(table, unit)
    line = LineOfFire(table.waters)
    cannons = lines.free_cannons(table)
    while cannons:
        cannon = lowest(cannons)
        cannons &= cannons - 1
        left = targets
        while left:
            target = lowest(left)
            left &= left - 1
            if lines.lines_up(table, line, unit, cannon, target, lines.reach_at(table, unit, cannon, target)):
                moves.add(shot_move(cannon, target, line.to_x, line.to_y))
    add_special_shots(table, line, targets, moves)


def add_special_shots(table: Table, line: LineOfFire, targets: i64, moves: Moves) -> None:
    """Chains, stinkpots and firepots within S, each once a turn from a cannon on a mast (PI-A44, PI-A71, PI-A72).

    Behind them smoke (PI-A70). Not with a cannon that is loaded with equipment.
    """
    if table.shooting.next_equipment != NONE or table.shooting.grabs:
        return
    unit = table.unit
    for kind in range(CHAIN, KINDS):
        cannons = (
            lines.free_cannons(table) & lines.MAST_CANNONS
            if skills.is_ready(table, unit, specialist(i64(kind)))
            else NOTHING
        )
        while cannons:
            cannon = lowest(cannons)
            cannons &= cannons - 1
            left = targets
            while left:
                target = lowest(left)
                left &= left - 1
                if lines.lines_up(table, line, unit, cannon, target, table.catalog.measure[SHORT]):
                    moves.add(shot_move(cannon, target, line.to_x, line.to_y, i64(kind)))
    if smoke.can_smoke(table, unit, lines.cannons_fired(table)):
        moves.add(USE + abilities.SMOKEPOT * OF_UNITS + unit)


def can_shoot(table: Table, unit: i64, fired: i64 = 0) -> bool:
    """Whether some cannon that has not fired can do anything: hit, or lay smoke (PI-10.2, PI-12.1, PI-A70)."""
    if lines.can_hit(table, unit, fired):
        return True
    return smoke.smoke_aboard(table, unit, fired) != NONE or smoke.can_smoke(table, unit, fired)


def can_shoot_far(table: Table, unit: i64) -> bool:
    """Whether she may shoot twice as far, once a turn (PI-A7, PI-1.5)."""
    if not skills.is_ready(table, unit, abilities.DOUBLE_RANGE):
        return False
    table.shooting.double_range = True
    found = can_shoot(table, unit)
    table.shooting.double_range = False
    return found


def judge_aim(table: Table, move: i64) -> i64:
    """CLEAR, or what keeps a shot from its point: a code of `line_of_fire`."""
    return judge_line(
        table, move, reach_of_shot(table, move), through_ships=skills.able(table, table.unit, abilities.CLEAR_VIEW)
    )


def reach_of_shot(table: Table, move: i64) -> i64:
    """How far a shot goes: special shots go no farther than S (PI-A44, PI-A71, PI-A72)."""
    if shot_kind(move) != BALL:
        return table.catalog.measure[SHORT]
    return lines.reach_at(table, table.unit, shot_cannon(move), shot_target(move))


def is_shot(table: Table, move: i64) -> bool:
    """Whether the rules allow a shot, listed or not: a line of fire (PI-12.1) to an enemy (PI-12.6), in reach (PI-R4)."""
    cannon, target = shot_cannon(move), shot_target(move)
    if not lines.free_cannons(table) & bit(cannon) or not table.waters.afloat & bit(target):
        return False
    if not is_kind(table, shot_kind(move), cannon):
        return False
    return cannons_rules.is_target(table, table.unit, target) and judge_aim(table, move) == CLEAR


def is_kind(table: Table, kind: i64, cannon: i64) -> bool:
    """Whether the unit may make this kind of shot with a cannon; loaded equipment rules out special shots."""
    if kind == BALL:
        return True
    if table.shooting.next_equipment != NONE or table.shooting.grabs or kind >= KINDS:
        return False
    return bit(cannon) & lines.MAST_CANNONS != 0 and skills.is_ready(table, table.unit, specialist(kind))


def end_shooting(table: Table) -> None:
    """The shoot action is over; one that has hit ends what changed the cannons (PI-U52, PI-U53).

    A keen eye serves again in the next one (PI-U61).
    """
    eye = aboard.slot_of(table, table.unit, kinds.TREASURE_KEEN_EYE)
    if eye != NONE:
        table.this_turn.treasures_used &= ~bit(eye)
    if table.shooting.succeeded:
        for deed in (kinds.TREASURE_WARPED_CANNONS, kinds.TREASURE_POWER_CANNONS):
            slot = aboard.slot_of(table, table.unit, deed)
            if slot != NONE:
                aiming.use_up(table, slot)
    table.next = NEXT_CONSEQUENCE


def begin_shooting(table: Table) -> None:
    """The shoot action begins: no cannon has fired, no equipment is used, and no musketeers stand by (PI-A165)."""
    dismiss_musketeers(table)
    table.shooting.equipment_used = 0
    table.shooting.fired = table.shooting.missed = 0
    table.shooting.armour_dented = 0
    table.shooting.succeeded = False
    ask_shot(table)


def dismiss_musketeers(table: Table) -> None:
    """Musketeers who stood by a fort in an earlier shoot action have left it (PI-A165)."""
    guarded = table.this_turn.walls_rolled
    while guarded:
        fort = lowest(guarded)
        guarded &= guarded - 1
        if skills.able(table, fort, abilities.GARRISON):
            table.this_turn.walls_rolled &= ~bit(fort)
            table.forts.walls = put(table.forts.walls, fort, 0)


def ask_shot(table: Table) -> None:
    """Ask for the next shot, if any cannon can still hit anything (PI-R4)."""
    if not can_shoot(table, table.unit, lines.cannons_fired(table)):
        end_shooting(table)
        return
    if table.shooting.fired or table.action.kind == codes.MOVE:
        show_rest(table)
    table.phase = SHOOTING
    table.player = table.asked = table.turn


def show_rest(table: Table) -> None:
    """Crew and equipment is turned up if only it allows the next shot that its player is asked about (PI-R75)."""
    unit = table.unit
    if skills.is_ready(table, unit, abilities.CANNONEER) and not can_shoot(table, unit, table.shooting.fired):
        skills.use(table, unit, abilities.CANNONEER)
    fired = lines.cannons_fired(table)
    if skills.able(table, unit, abilities.MUSKETEER) and not can_shoot(table, unit, fired | bit(aboard.MUSKET)):
        skills.use(table, unit, abilities.MUSKETEER)
    if skills.able(table, unit, abilities.MARINE) and not can_shoot(table, unit, fired | bit(aboard.MARINES_GUN)):
        skills.use(table, unit, abilities.MARINE)
    fired = lines.cannons_fired(table)
    if lines.can_hit(table, unit, fired):
        return
    smoking = smoke.smoke_aboard(table, unit, fired)
    if smoking != NONE:
        skills.show(table, smoking)
    elif smoke.can_smoke(table, unit, fired):
        skills.use(table, unit, abilities.SMOKEPOT)


def declare_shot(table: Table, move: i64) -> None:
    """A shot is declared; then a die falls (PI-R4)."""
    table.shooting.cannon, table.target = shot_cannon(move), shot_target(move)
    if cannons_rules.show_shield(table, table.unit, table.target):
        ask_shot(table)
        return
    table.shooting.kind = shot_kind(move)
    table.loss.cause = BY_SHOT
    if table.shooting.kind != BALL:
        skills.spend(table, table.unit, specialist(table.shooting.kind))
    if table.shooting.fired & bit(table.shooting.cannon):
        skills.spend(table, table.unit, abilities.CANNONEER)
        table.shooting.missed = 0
    table.shooting.missed &= ~bit(table.shooting.cannon)
    table.shooting.fired |= full(CANNONS) if table.shooting.cannon == aboard.BREATH else bit(table.shooting.cannon)
    table.this_turn.shot_by = put(
        table.this_turn.shot_by, table.target, table.this_turn.shot_by[table.target] | bit(table.unit)
    )
    if questions.is_fort(table, table.target):
        table.ships.shot_at_forts |= bit(table.unit)
    if table.this_turn.overpowers & bit(table.unit):
        aiming.silence(table, table.target)
    show_shooters(table, move)
    distance: i64 = 0
    if table.log is not None:
        distance = how_far(table, move)
    announce(table, table.unit, table.target, distance)


def how_far(table: Table, move: i64) -> i64:
    """The distance from a cannon to the point hit, for the log; 0 for a cannon that fires from anywhere on deck."""
    cannon = shot_cannon(move)
    if cannon == aboard.DECK:
        return 0
    line = LineOfFire(table.waters)
    least: i64 = 0
    places = lines.places_of(table, table.unit, cannon)
    while places:
        lines.level(table, line, table.unit, cannon, lowest(places), 0)
        places &= places - 1
        dx, dy = shot_x(move) - line.from_x, shot_y(move) - line.from_y
        far = root(dx * dx + dy * dy)
        if least == 0 or far < least:
            least = far
    return least


def announce(table: Table, unit: i64, target: i64, far: i64 = 0) -> None:
    """A shot that goes so far is announced; a die falls."""
    questions.tell(table, codes.SHOT_AT, table.turn, unit, target + OF_UNITS * far)
    table.phase = HITTING
    table.player = CHANCE


def show_shooters(table: Table, move: i64) -> None:
    """Crew without which the unit could not shoot so is turned up (PI-4.7), and a keen eye has served (PI-U61)."""
    unit, cannon = table.unit, table.shooting.cannon
    if table.action.kind == codes.MOVE:
        skills.use(table, unit, abilities.CAPTAIN)
    if table.ships.submerged & bit(table.target):
        charges = skills.able(table, unit, abilities.DEPTH_CHARGES)
        skills.use(table, unit, abilities.DEPTH_CHARGES if charges else abilities.SUBMARINE_CHARGES)
    if cannon == aboard.MUSKET:
        skills.use(table, unit, abilities.MUSKETEER)
    elif cannon == aboard.MARINES_GUN:
        skills.use(table, unit, abilities.MARINE)
    clear = skills.able(table, unit, abilities.CLEAR_VIEW)
    if clear and judge_line(table, move, reach_of_shot(table, move), through_ships=False) != CLEAR:
        skills.use(table, unit, abilities.CLEAR_VIEW)
    if not aboard.is_extra(cannon):
        show_far_shooters(table, move)


def show_far_shooters(table: Table, move: i64) -> None:
    """What lets a cannon on a mast shoot so far: a keen eye, and crew (PI-U61, PI-A64, PI-A177)."""
    unit, cannon = table.unit, table.shooting.cannon
    eye = aboard.keen_eye(table, unit)
    if eye != NONE and judge_line(table, move, aboard.plain_reach(table, unit, cannon), through_ships=True) != CLEAR:
        table.this_turn.treasures_used |= bit(eye)
    far = skills.able(table, unit, abilities.ALL_LONG)
    if far and judge_line(table, move, aboard.printed_reach(table, unit, cannon), through_ships=True) != CLEAR:
        skills.use(table, unit, abilities.ALL_LONG)
    beast = lines.is_far_beast(table, unit, table.target)
    if beast and judge_line(table, move, aboard.reach_of(table, unit, cannon), through_ships=True) != CLEAR:
        lines.show_far_gunner(table, unit)


def shoot(table: Table, move: i64) -> None:
    """A shot, or no more (PI-R4); its target may buy it off first (PI-A88), and it may be of equipment that is loaded."""
    if move == PASS:
        table.shooting.next_equipment = NONE
        end_shooting(table)
    elif parley.asks_to_parley(table, shot_target(move)):
        table.shooting.awaits_payment = move
    else:
        fire_cannon(table, move)


def fire_cannon(table: Table, move: i64) -> None:
    """Fire a shot that nobody buys off, with the loaded equipment."""
    loaded = table.shooting.next_equipment
    gear.tear_letters(table, shot_target(move))
    declare_shot(table, move)
    if loaded != NONE and table.phase == HITTING:
        table.shooting.kind = gear.kind_of_tool(gear.tool_of(table, loaded))
        table.shooting.equipment = loaded
        table.shooting.next_equipment = NONE


def judge_line(table: Table, move: i64, reach: i64, *, through_ships: bool) -> i64:
    """CLEAR, or what keeps a shot from its point, with another range or as if other ships did not block."""
    line = LineOfFire(table.waters)
    unit = table.unit
    found: i64 = CLEAR
    places = lines.places_of(table, unit, shot_cannon(move))
    while places:
        lines.level(table, line, unit, shot_cannon(move), lowest(places), reach)
        found = line.judge(unit, shot_target(move), shot_x(move), shot_y(move), through_ships=through_ships)
        if found == CLEAR:
            return found
        places &= places - 1
    return found
