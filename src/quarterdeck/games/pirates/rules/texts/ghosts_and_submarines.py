"""Units that turn ghostly, dive or take on an ability (PI-A85, PI-A89, PI-A90, PI-A104, PI-R79)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, OF_UNITS, USE, feat
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.catalog import holds
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities


def add_changes(table: Table, unit: i64, moves: Moves) -> None:
    """List turning ghostly, diving, surfacing and taking on another's ability, before any unit has acted (PI-R79)."""
    waters = table.waters
    if (
        skills.is_ready(table, unit, abilities.GHOST_SHIP)
        and not waters.ghosts & bit(unit)
        and table.ships.tows[unit] == NONE
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
    if not table.ships.submerged & bit(unit):
        return table.ships.tows[unit] == NONE and questions.towed_by(table, unit) == NONE
    return waters.fits(unit, waters.x[unit], waters.y[unit], waters.a[unit])


def add_copies(table: Table, unit: i64, moves: Moves) -> None:
    """Abilities of ships, creatures and crew in play, hulls and those with a target excepted (PI-A104, PI-R104)."""
    low: i64 = 0
    high: i64 = 0
    top: i64 = 0
    catalog, afloat = table.catalog, table.waters.afloat
    others = afloat & ~bit(unit)
    while others:
        ship = table.ships.card[lowest(others)]
        others &= others - 1
        low |= catalog.low[ship]
        high |= catalog.high[ship]
        top |= catalog.top[ship]
    for k in range(i64(len(table.crew.card))):
        if table.crew.face_up & bit(k) and table.crew.at[k] < codes.UNITS and afloat & bit(table.crew.at[k]):
            card = table.crew.card[k]
            low |= catalog.crew_low[card]
            high |= catalog.crew_high[card]
            top |= catalog.crew_top[card]
    low &= ~abilities.LOW_NEVER_COPIED
    high &= ~abilities.HIGH_NEVER_COPIED
    for ability in range(abilities.ABILITIES):
        if holds(low, high, top, i64(ability)) and not skills.able(table, unit, i64(ability)):
            moves.add(feat(abilities.COPYCAT, unit, i64(ability)))


def change_depth(table: Table, unit: i64, ability: i64) -> None:
    """The unit dives, or comes up; a sea monster touches nothing under water (PI-A89, PI-A90)."""
    one = bit(unit)
    if table.ships.submerged & one:
        table.ships.submerged &= ~one
        table.waters.deep &= ~one
        questions.tell(table, codes.SURFACED, table.turn, unit)
        return
    let_all_go(table, unit)
    table.ships.submerged |= one
    if ability == abilities.SEA_MONSTER:
        table.waters.deep |= one
    questions.tell(table, codes.DIVED, table.turn, unit)


def let_all_go(table: Table, unit: i64) -> None:
    """Pins to and by a unit are over."""
    questions.free_from(table, unit)
    pinned = table.ships.pinned_by[unit]
    while pinned:
        questions.unpin(table, unit, lowest(pinned))
        pinned &= pinned - 1


def end_changes(table: Table) -> None:
    """When a turn begins, its player's ghosts and copied abilities are over, and so is what payments bought (PI-A85, PI-A88, PI-A104)."""
    units = questions.fleet(table, table.turn)
    table.waters.ghosts &= ~units
    for unit in range(i64(len(table.ships.card))):
        table.this_turn.shielded_from = put(table.this_turn.shielded_from, unit, 0)
        if units & bit(unit) and table.ships.copied_ability[unit] != NONE:
            table.ships.copied_ability = put(table.ships.copied_ability, unit, NONE)
            skills.refresh(table, unit)


def add_all_changes(table: Table, units: i64, moves: Moves) -> None:
    """Units that may turn ghostly, dive, come up or take on another's ability (PI-R79)."""
    while units:
        unit = lowest(units)
        units &= units - 1
        if table.ships.abilities_high[unit] & abilities.HIGH_CHANGES:
            add_changes(table, unit, moves)


def turn_ghostly(table: Table, unit: i64) -> None:
    """A ghost ship lets go of everything, and passes through everything up to its player's next turn (PI-A85)."""
    let_all_go(table, unit)
    table.waters.ghosts |= bit(unit)
    questions.tell(table, codes.GHOSTLY, table.turn, unit)


def copy_ability(table: Table, unit: i64, ability: i64) -> None:
    """A ship takes on an ability of another one up to its player's next turn (PI-A104)."""
    skills.spend(table, unit, abilities.COPYCAT)
    table.ships.copied_ability = put(table.ships.copied_ability, unit, ability)
    questions.tell(table, codes.COPIED, table.turn, unit, ability)
    skills.refresh(table, unit)
