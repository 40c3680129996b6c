"""Unique treasure of later sets that is used between actions (PI-6.4, PI-U78 to PI-U92, PI-R93)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, CREW, NONE, OUT, PASS, SHOOT, SLOT, TERRAIN, UNIT
from quarterdeck.games.pirates.geometry.polygons import within
from quarterdeck.games.pirates.rules.common import actions, aiming, ending
from quarterdeck.games.pirates.rules.docking import docking
from quarterdeck.games.pirates.rules.losing import losses, rigging
from quarterdeck.games.pirates.rules.shooting import cannons, shooting
from quarterdeck.games.pirates.rules.terrain import perils
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.catalog import PIRATE
from quarterdeck.games.pirates.table.in_progress import ACTION_OVER, CARD_GOES_ON, WHAT_IT_SAYS
from quarterdeck.games.pirates.table.table import LONG, Table
from quarterdeck.games.pirates.texts import abilities, kinds

LUCKY: Final[i64] = 5  # a roll with which a seastar, a frond or a mirror works (PI-U88, PI-U89, PI-U92)
LOST_TO: Final[i64] = 2  # a roll up to which a frond is lost (PI-U89)
BREAKS_ON: Final[i64] = 1  # a roll on which a mirror breaks (PI-U92)
BURNS: Final[i64] = 2  # masts that a mirror sets on fire, at most


# -- what may be used ---------------------------------------------------------------------------


def is_of_use(table: Table, unit: i64, deed: i64) -> bool:
    """Whether it would do anything now (PI-8.8)."""
    if deed == kinds.TREASURE_TARGETING_SCOPE:
        return not table.this_turn.aimed & bit(unit) and shooting.can_shoot(table, unit)
    if deed in (kinds.TREASURE_SCREW_ENGINE, kinds.TREASURE_FROND):
        return actions.may_still_move(table, unit)
    if deed == kinds.TREASURE_RUNES_OF_SPEED:
        return table.this_turn.just_begun and actions.may_still_move(table, unit)
    if deed == kinds.TREASURE_RUNES_OF_POWER:
        again = table.this_turn.may_act_again | table.this_turn.acted_twice
        return table.this_turn.just_begun and not again & bit(unit) and shooting.can_shoot(table, unit)
    if deed == kinds.TREASURE_SEASTAR:
        return actions.broken(table, unit) != 0 and not table.ships.wrecked & bit(unit)
    moves = Moves()
    add_targets_of(table, unit, deed, moves)
    return moves.count > 0


def has_action(table: Table, unit: i64) -> bool:
    """Whether a unit may still take an action in this turn."""
    return not table.this_turn.acted & bit(unit) or actions.may_act_again(table, unit)


def serve(table: Table, unit: i64, slot: i64, deed: i64) -> bool:
    """A treasure is used, if it is one of these: on a target, with a die, or at once; returns whether it is."""
    if deed in (kinds.TREASURE_SEASTAR, kinds.TREASURE_FROND):
        aiming.roll_for(table, 1)
        return True
    if deed in (
        kinds.TREASURE_TARGETING_SCOPE,
        kinds.TREASURE_SCREW_ENGINE,
        kinds.TREASURE_RUNES_OF_SPEED,
        kinds.TREASURE_RUNES_OF_POWER,
    ):
        aiming.use_up(table, slot)
        help_ship(table, unit, deed)
        aiming.end_deed(table)
        table.next = ACTION_OVER
        return True
    if not has_targets(deed):
        return False
    if deed in (kinds.TREASURE_PIECE_OF_EIGHT, kinds.TREASURE_BURNING_MIRROR):
        actions.count_action(table, unit, SHOOT if deed == kinds.TREASURE_BURNING_MIRROR else NONE)
    elif deed != kinds.TREASURE_RUNES_OF_DEATH:
        aiming.use_up(table, slot)
    aiming.ask_aim(table, WHAT_IT_SAYS, table.turn)
    return True


def has_targets(deed: i64) -> bool:
    """Whether a treasure is used on something."""
    return deed in (
        kinds.TREASURE_RUNES_OF_DEATH,
        kinds.TREASURE_PERISCOPE,
        kinds.TREASURE_RUNES_OF_DESTRUCTION,
        kinds.TREASURE_JAILHOUSE_DOG,
        kinds.TREASURE_PIECE_OF_EIGHT,
        kinds.TREASURE_PENSION,
        kinds.TREASURE_DOWRY,
        kinds.TREASURE_BURNING_MIRROR,
    )


def help_ship(table: Table, unit: i64, deed: i64) -> None:
    """What counts for the rest of the turn (PI-U80 to PI-U83)."""
    if deed == kinds.TREASURE_TARGETING_SCOPE:
        table.this_turn.aimed |= bit(unit)
    elif deed == kinds.TREASURE_SCREW_ENGINE:
        table.this_turn.moves_twice |= bit(unit)
    elif deed == kinds.TREASURE_RUNES_OF_SPEED:
        table.this_turn.moves_twice |= bit(unit)
        aiming.silence(table, unit)
    else:
        table.this_turn.may_act_again |= bit(unit)
        table.this_turn.must_shoot |= bit(unit)
        table.this_turn.overpowers |= bit(unit)
        aiming.silence(table, unit)


# -- targets ------------------------------------------------------------------------------------


def add_targets(table: Table, deed: i64, moves: Moves) -> None:
    """List on what the treasure at work may be used; crew may be kept, once the first one is chosen or not."""
    if deed in (kinds.TREASURE_PENSION, kinds.TREASURE_DOWRY):
        moves.add(PASS)
        add_pensioners(table, table.unit, deed, moves)
    elif deed == kinds.TREASURE_PIECE_OF_EIGHT:
        moves.add_members(UNIT, pirates(table, table.unit))
    elif deed == kinds.TREASURE_BURNING_MIRROR:
        moves.add_members(UNIT, in_the_sun(table, table.unit))
    else:
        add_targets_of(table, table.unit, deed, moves)


def add_targets_of(table: Table, unit: i64, deed: i64, moves: Moves) -> None:
    """List on what a treasure could be used now."""
    if deed == kinds.TREASURE_RUNES_OF_DEATH:
        moves.add_members(UNIT, ships_alongside(table, unit))
    elif deed == kinds.TREASURE_PERISCOPE:
        moves.add_members(UNIT, enemies(table) if has_action(table, unit) or table.card.move != NONE else NOTHING)
    elif deed == kinds.TREASURE_RUNES_OF_DESTRUCTION:
        moves.add_members(TERRAIN, table.waters.terrain.bergs())
    elif deed == kinds.TREASURE_JAILHOUSE_DOG:
        moves.add_members(SLOT, uniques_shown(table))
    elif deed == kinds.TREASURE_PIECE_OF_EIGHT:
        moves.add_members(UNIT, pirates(table, unit) if has_action(table, unit) else NOTHING)
    elif deed == kinds.TREASURE_BURNING_MIRROR:
        moves.add_members(UNIT, in_the_sun(table, unit) if has_action(table, unit) else NOTHING)
    elif deed in (kinds.TREASURE_PENSION, kinds.TREASURE_DOWRY) and skills.is_home(table, unit):
        add_pensioners(table, unit, deed, moves)


def ships_alongside(table: Table, unit: i64) -> i64:
    """Ships that a ship touches (PI-U78)."""
    found: i64 = 0
    others = table.waters.units_touched(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        if not questions.is_creature(table, other):
            found |= bit(other)
    return found


def enemies(table: Table) -> i64:
    """Enemy ships and creatures on the table on which texts work; forts are none (PI-U84, PI-U38)."""
    found: i64 = 0
    others = table.waters.afloat & ~questions.fleet(table, table.turn)
    while others:
        other = lowest(others)
        others &= others - 1
        if not questions.is_fort(table, other) and not questions.has(table, other, kinds.TREASURE_WARDING):
            found |= bit(other)
    return found


def uniques_shown(table: Table) -> i64:
    """Slots with unique treasure in the game that lies face up (PI-U86)."""
    found: i64 = 0
    for slot in range(i64(len(table.treasure.at))):
        if table.treasure.at[slot] != OUT and questions.is_shown(table, slot) and slot != aiming.deed_slot(table):
            found |= bit(slot)
    return found


def pirates(table: Table, unit: i64) -> i64:
    """Other Pirate ships of the fleet that could act once more (PI-U87)."""
    found: i64 = 0
    others = questions.fleet(table, table.turn) & table.waters.afloat & ~bit(unit)
    others &= ~(table.this_turn.acted_twice | table.this_turn.may_act_again)
    while others:
        other = lowest(others)
        others &= others - 1
        if questions.nation_of(table, other) == PIRATE and not questions.is_creature(table, other):
            found |= bit(other)
    return found


def add_pensioners(table: Table, unit: i64, deed: i64, moves: Moves) -> None:
    """List crew that may be given up for gold: of the ship, or of all ships of the fleet (PI-U90, PI-U91)."""
    units = bit(unit) if deed == kinds.TREASURE_PENSION else questions.fleet(table, table.turn)
    while units:
        one = lowest(units)
        units &= units - 1
        if not skills.able(table, one, abilities.SAFE_CREW):
            moves.add_members(CREW, aboard.crew_aboard(table, one))


def in_the_sun(table: Table, unit: i64) -> i64:
    """Enemies with masts farther away than S and nearer than L (PI-U92)."""
    found: i64 = 0
    others = enemies(table) & ~table.ships.submerged
    while others:
        other = lowest(others)
        others &= others - 1
        near = within(table.waters.hulls[unit], table.waters.hulls[other], table.catalog.measure[LONG])
        sound = table.ships.masts[other] & ~table.ships.burning[other]
        if near and sound and not cannons.is_near(table, unit, other):
            found |= bit(other)
    return found


def take_target(table: Table, slot: i64, deed: i64, move: i64) -> None:
    """The treasure works on what was chosen."""
    if deed == kinds.TREASURE_BURNING_MIRROR:
        table.target = move - UNIT
        aiming.roll_for(table, 1)
        return
    if deed in (kinds.TREASURE_PENSION, kinds.TREASURE_DOWRY):
        pension_off(table, deed, move)
        return
    if deed == kinds.TREASURE_RUNES_OF_DEATH:
        aboard.place_slot(table, slot, move - UNIT)
        questions.tell(table, codes.DEED_USED, table.turn, questions.slot_word(table, slot), move - UNIT)
    elif deed == kinds.TREASURE_PERISCOPE:
        aiming.silence(table, move - UNIT)
    elif deed == kinds.TREASURE_RUNES_OF_DESTRUCTION:
        perils.lift(table, move - TERRAIN)
    elif deed == kinds.TREASURE_JAILHOUSE_DOG:
        aiming.use_up(table, move - SLOT)
    else:
        table.this_turn.may_act_again |= bit(move - UNIT)
        questions.tell(table, codes.ONE_MORE, table.turn, move - UNIT)
    if not ending.check_end(table):
        table.next = CARD_GOES_ON


def pension_off(table: Table, deed: i64, move: i64) -> None:
    """A crew is eliminated for 1 gold, and then another one, or no more (PI-U90, PI-U91); crew that is saved brings nothing."""
    moves = Moves()
    if move != PASS:
        losses.kill(table, move - CREW)
        if table.crew.at[move - CREW] == OUT:
            docking.share(table, table.turn, 1)
        add_pensioners(table, table.unit, deed, moves)
    if ending.check_end(table):
        return
    if moves.count:
        aiming.ask_aim(table, WHAT_IT_SAYS, table.turn)
    else:
        table.next = CARD_GOES_ON


# -- dice ---------------------------------------------------------------------------------------


def take_die(table: Table, slot: i64, deed: i64, die: i64) -> None:
    """Apply the die of a treasure that is used (PI-U88, PI-U89, PI-U92)."""
    unit = table.unit
    if deed == kinds.TREASURE_SEASTAR and die >= LUCKY:
        rigging.raise_mast(table, unit, lowest(actions.broken(table, unit)))
    elif deed == kinds.TREASURE_FROND and die >= LUCKY:
        table.this_turn.sails_longer |= bit(unit)
        table.this_turn.sails_far |= bit(unit)
    elif deed == kinds.TREASURE_FROND and die <= LOST_TO:
        wild = full(i64(len(table.islands.home))) & ~questions.homes(table)
        if wild:
            aboard.place_slot(table, slot, ASHORE + questions.nearest_of(table, wild, unit))
    elif deed == kinds.TREASURE_BURNING_MIRROR and die >= LUCKY:
        burn(table, table.target)
    elif deed == kinds.TREASURE_BURNING_MIRROR and die == BREAKS_ON:
        aiming.use_up(table, slot)


def burn(table: Table, unit: i64) -> None:
    """Up to two masts of a unit catch fire, those nearest to its bow (PI-U92)."""
    for _ in range(BURNS):
        sound = table.ships.masts[unit] & ~table.ships.burning[unit]
        if sound:
            rigging.catch_fire(table, unit, lowest(sound))
