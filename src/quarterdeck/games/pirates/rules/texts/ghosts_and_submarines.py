"""What turns ghostly, dives or takes on an ability, and what that means for rams (PI-A85, PI-A89, PI-A90, PI-A104, PI-R79)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, OF_UNITS, USE
from quarterdeck.games.pirates.geometry.angles import turned
from quarterdeck.games.pirates.pack.catalog import holds
from quarterdeck.games.pirates.rules.exploring import exploring
from quarterdeck.games.pirates.rules.forts import forts
from quarterdeck.games.pirates.rules.moving import towing, turning
from quarterdeck.games.pirates.rules.mysterious_islands import lasting
from quarterdeck.games.pirates.rules.ramming import boarding
from quarterdeck.games.pirates.rules.shooting import cannons
from quarterdeck.games.pirates.rules.texts import between_actions
from quarterdeck.games.pirates.rules.turn import consequences
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.words.notation.aims import feat

BACK: Final[i64] = 1_800  # a heading straight back
HIGH_KEYWORDS: Final[i64] = 2_199_228_776_448  # ghosts, submarines, sea monsters and copycats, numbers from 62 on
NEVER_COPIED: Final[i64] = 4_063_232  # hulls: schooners to longships, numbers from 62 on
AIMED: Final[i64] = 432_345_564_227_568_128  # and those with a target: gunners, who is hated, friends, numbers below 62


def add_talents(table: Table, moves: Moves) -> None:
    between_actions.add_talents(table, moves)
    own = questions.fleet(table, table.turn) & table.waters.afloat
    if table.acted & questions.fleet(table, table.turn):
        return
    while own:
        unit = lowest(own)
        own &= own - 1
        if table.high[unit] & HIGH_KEYWORDS:
            add_changes(table, unit, moves)


def add_changes(table: Table, unit: i64, moves: Moves) -> None:
    """To turn ghostly, to dive or come up, to take on another's ability: before any unit has acted (PI-R79)."""
    waters = table.waters
    if (
        skills.is_ready(table, unit, abilities.GHOST_SHIP)
        and not waters.ghosts & bit(unit)
        and table.tows[unit] == NONE
    ):
        moves.add(USE + abilities.GHOST_SHIP * OF_UNITS + unit)
    for ability in (abilities.SUBMARINE, abilities.SEA_MONSTER):
        if skills.is_ready(table, unit, ability) and may_change_depth(table, unit):
            moves.add(USE + ability * OF_UNITS + unit)
    if skills.is_ready(table, unit, abilities.COPYCAT):
        add_copies(table, unit, moves)


def may_change_depth(table: Table, unit: i64) -> bool:
    """Whether a unit may dive, or come up where she is."""
    waters = table.waters
    if not table.tricks.submerged & bit(unit):
        return table.tows[unit] == NONE and questions.towed_by(table, unit) == NONE
    return waters.fits(unit, waters.x[unit], waters.y[unit], waters.a[unit])


def add_copies(table: Table, unit: i64, moves: Moves) -> None:
    """Abilities of ships, creatures and crew in play, hulls and those with a target excepted (PI-A104, PI-R104)."""
    low: i64 = 0
    high: i64 = 0
    catalog, afloat = table.catalog, table.waters.afloat
    others = afloat & ~bit(unit)
    while others:
        ship = table.ship[lowest(others)]
        others &= others - 1
        low |= catalog.low[ship]
        high |= catalog.high[ship]
    for k in range(i64(len(table.piece))):
        if table.face_up & bit(k) and table.piece_at[k] < codes.UNITS and afloat & bit(table.piece_at[k]):
            card = table.piece[k]
            low |= catalog.crew_low[card]
            high |= catalog.crew_high[card]
    low &= ~AIMED
    high &= ~NEVER_COPIED
    for ability in range(abilities.ABILITIES):
        if holds(low, high, i64(ability)) and not skills.able(table, unit, i64(ability)):
            moves.add(feat(abilities.COPYCAT, unit, i64(ability)))


def is_plain_talent(table: Table, ability: i64) -> bool:
    if ability in (abilities.GHOST_SHIP, abilities.SUBMARINE, abilities.SEA_MONSTER):
        return True
    return between_actions.is_plain_talent(table, ability)


def use_talent(table: Table, ability: i64, unit: i64) -> None:
    if ability == abilities.GHOST_SHIP:
        skills.spend(table, unit, ability)
        let_all_go(table, unit)
        table.waters.ghosts |= bit(unit)
        questions.tell(table, codes.GHOSTLY, table.turn, unit)
    elif ability in (abilities.SUBMARINE, abilities.SEA_MONSTER):
        skills.spend(table, unit, ability)
        change_depth(table, unit, ability)
    else:
        between_actions.use_talent(table, ability, unit)


def change_depth(table: Table, unit: i64, ability: i64) -> None:
    """She dives, or comes up; a sea monster touches nothing under water (PI-A89, PI-A90)."""
    one = bit(unit)
    if table.tricks.submerged & one:
        table.tricks.submerged &= ~one
        table.waters.deep &= ~one
        questions.tell(table, codes.SURFACED, table.turn, unit)
        return
    let_all_go(table, unit)
    table.tricks.submerged |= one
    if ability == abilities.SEA_MONSTER:
        table.waters.deep |= one
    questions.tell(table, codes.DIVED, table.turn, unit)


def let_all_go(table: Table, unit: i64) -> None:
    """Pins to and by a unit are over."""
    questions.free_from(table, unit)
    pinned = table.pinned_by[unit]
    while pinned:
        questions.unpin(table, unit, lowest(pinned))
        pinned &= pinned - 1


def aim_feat(table: Table, ability: i64, unit: i64, aim: i64) -> None:
    if ability != abilities.COPYCAT:
        between_actions.aim_feat(table, ability, unit, aim)
        return
    skills.spend(table, unit, ability)
    table.tricks.copied[unit] = aim
    questions.tell(table, codes.COPIED, table.turn, unit, aim)
    forts.refresh(table, unit)


def note_lingerers(table: Table) -> None:
    """What held up to the player's next turn is over (PI-A85, PI-A104)."""
    units = questions.fleet(table, table.turn)
    table.waters.ghosts &= ~units
    for unit in range(i64(len(table.ship))):
        table.tricks.shy[unit] = 0
        if units & bit(unit) and table.tricks.copied[unit] != NONE:
            table.tricks.copied[unit] = NONE
            forts.refresh(table, unit)
    turning.note_lingerers(table)


def all_cannons(table: Table, unit: i64) -> i64:
    return NOTHING if table.tricks.submerged & bit(unit) else cannons.all_cannons(table, unit)


def ships_to_explore(table: Table, unit: i64) -> i64:
    return NOTHING if table.tricks.submerged & bit(unit) else exploring.ships_to_explore(table, unit)


def ask_tow(table: Table) -> bool:
    """Submarines neither tow nor are towed (PI-A89)."""
    return not skills.able(table, table.unit, abilities.SUBMARINE) and towing.ask_tow(table)


def may_be_towed(table: Table, other: i64) -> bool:
    return not skills.able(table, other, abilities.SUBMARINE) and towing.may_be_towed(table, other)


def find_rams(table: Table) -> None:
    unit = table.unit
    if table.waters.ghosts & bit(unit) or table.waters.deep & bit(unit):
        table.rams = 0
        return
    boarding.find_rams(table)


def is_rammed(table: Table, unit: i64, other: i64) -> bool:
    if (table.waters.ghosts | table.tricks.submerged) & bit(other):
        return False
    return boarding.is_rammed(table, unit, other)


def ram(table: Table, other: i64) -> None:
    if skills.able(table, table.unit, abilities.SCORPION):
        skills.tick(table, table.unit, abilities.SCORPION)  # who has rammed does not sting in this turn (PI-A93)
    boarding.ram(table, other)


def ask_boarders(table: Table) -> None:
    """A submarine that rams from below is set back, and boards nobody (PI-A89)."""
    if not table.tricks.submerged & bit(table.unit):
        boarding.ask_boarders(table)
        return
    set_back(table, table.unit)
    consequences.go_on(table)


def set_back(table: Table, unit: i64) -> None:
    """S straight back along her course, as far as there is room (PI-A89)."""
    waters = table.waters
    waters.drift(unit, turned(waters.a[unit], BACK), table.catalog.measure[SHORT])
    lasting.leave_islands(table, unit)
