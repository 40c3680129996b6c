"""Which cannons a unit has, and which enemies it may shoot at (PI-12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.polygons import apart, within
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.catalog import MAST_PLACES
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds

EXTRA_RANK: Final[i64] = 3  # of a musket, a breath, a cannon made of treasure
MARINES_RANK: Final[i64] = 2


def all_cannons(table: Table, unit: i64) -> i64:
    """Cannons that may fire: those on standing masts that do not burn, and those that texts give (PI-R4, PI-R32).

    The texts are PI-A28, PI-A47, PI-A67, PI-A74, PI-A84, PI-A97, PI-A99, PI-A100 and PI-U47; none under water (PI-A89, PI-A90), nor of a kraken that has just
    lain down around a ship (PI-A167).
    """
    if table.ships.submerged & bit(unit) or questions.has(table, unit, kinds.TREASURE_WET_GUNPOWDER):
        return 0
    if is_guest(table, unit):
        return 0
    if questions.is_kraken(table, unit) and skills.is_spent(table, unit, abilities.KRAKEN):
        return 0
    if skills.able(table, unit, abilities.LADEN_SILENCE) and questions.slots_at(table, unit):
        return 0
    deck: i64 = bit(aboard.DECK) if questions.has(table, unit, kinds.TREASURE_DECK_CANNON) else NOTHING
    return deck | (masted_cannons(table, unit) if table.ships.masts[unit] != 0 else NOTHING)


def masted_cannons(table: Table, unit: i64) -> i64:
    """Cannons that may fire, without the Deck Cannon, which only sinking removes (PI-R4, PI-R32).

    Texts give some (PI-A47, PI-A74, PI-A97, PI-A99, PI-A100), save those of lost masts (PI-A28) or double them
    (PI-A84).
    """
    found = sails(table, unit)
    if skills.able(table, unit, abilities.SAFE_CANNONS):
        found = full(table.catalog.masts[table.ships.card[unit]]) & ~table.ships.burning[unit]
    if skills.able(table, unit, abilities.LONGSHIP):
        found |= found << aboard.SECOND
    if skills.able(table, unit, abilities.MUSKETEER):
        found |= bit(aboard.MUSKET)
    if skills.able(table, unit, abilities.MARINE):
        found |= bit(aboard.MARINES_GUN)
    if skills.able(table, unit, abilities.STUNNING_BREATH) or skills.able(table, unit, abilities.BURNING_BREATH):
        found |= bit(aboard.BREATH)
    return found | full(table.ships.made_cannons[unit]) << aboard.FIRST_GUN


def rank_of(table: Table, unit: i64, cannon: i64) -> i64:
    """What a roll must exceed (PI-R3)."""
    if aboard.is_extra(cannon):
        return MARINES_RANK if cannon in (aboard.MARINES_GUN, aboard.DECK) else EXTRA_RANK
    return table.catalog.rank[table.ships.card[unit] * MAST_PLACES + aboard.mast_of(cannon)]


def sails(table: Table, unit: i64) -> i64:
    """Masts whose sails block the own lines of fire: those that stand and do not burn (PI-R5, PI-R32)."""
    return table.ships.masts[unit] & ~table.ships.burning[unit]


def is_target(table: Table, unit: i64, target: i64) -> bool:
    """Whether a unit may be shot at: any other fleet's (PI-12.6, PI-R53) that does not lie at its home (PI-12.5, PI-R34).

    Not under water, nor after it has paid the shooter (PI-A88, PI-A89, PI-A90), nor if a text is known that keeps her
    from it; a kraken and another only if it lies around that one (PI-A167).
    """
    if is_out_of_reach_below(table, unit, target) or table.this_turn.shielded_from[target] & bit(unit):
        return False
    if table.ships.owner[unit] == table.ships.owner[target] or skills.is_home(table, target):
        return False
    if is_guest(table, target) or not are_face_to_face(table, unit, target):
        return False
    if holds_fire(table, unit, target):
        return False
    text = shield(table, unit, target)
    return text == NONE or not skills.openly(table, target, text)


def are_face_to_face(table: Table, unit: i64, target: i64) -> bool:
    """Whether two units may shoot at each other as far as krakens go: one shoots only at the ship around which it lies (PI-A167)."""
    if not table.ships.krakens & (bit(unit) | bit(target)):
        return True
    held = target if questions.is_kraken(table, unit) else unit
    return table.ships.pinned_by[held] & bit(unit + target - held) != 0


def is_out_of_reach_below(table: Table, unit: i64, target: i64) -> bool:
    """Whether a target is under water, and the unit cannot shoot there (PI-A89, PI-A115, PI-A138, PI-A152, PI-U49)."""
    if not table.ships.submerged & bit(target):
        return False
    submarine = skills.able(table, target, abilities.SUBMARINE)
    if submarine and skills.able(table, unit, abilities.HUNTS_SUBMERGED):
        return False
    sees = skills.able(table, unit, abilities.DEPTH_CHARGES) or questions.has(table, unit, kinds.TREASURE_DEPTH_SIGHT)
    sees = sees or (submarine and skills.able(table, unit, abilities.SUBMARINE_CHARGES))
    return not (sees and is_near(table, unit, target))


def is_guest(table: Table, unit: i64) -> bool:
    """Whether a ship with wine lies within S of an enemy's home or fort, where she neither shoots nor is shot at (PI-U62)."""
    if not questions.has(table, unit, kinds.TREASURE_WINE):
        return False
    homes = questions.homes(table)
    while homes:
        k = lowest(homes)
        homes &= homes - 1
        near = within(table.waters.hulls[unit], table.waters.shores[k], table.catalog.measure[SHORT])
        if near and table.islands.home[k] != table.ships.owner[unit]:
            return True
    forts = table.waters.afloat & ~questions.fleet(table, table.ships.owner[unit])
    while forts:
        other = lowest(forts)
        forts &= forts - 1
        if questions.is_fort(table, other) and is_near(table, unit, other):
            return True
    return False


def holds_fire(table: Table, unit: i64, target: i64) -> bool:
    """Whether a unit is a fort that spares the target for her Letter of Marque: she has shot at none (PI-U10)."""
    letter = questions.is_fort(table, unit) and questions.has(table, target, kinds.TREASURE_LETTER_OF_MARQUE)
    return letter and not table.ships.shot_at_forts & bit(target)


def shield(table: Table, unit: i64, target: i64) -> i64:
    """The text that keeps a unit from shooting at another from here, a publicly known one first; or NONE (PI-R68)."""
    found = better_shield(table, NONE, abilities.POINT_BLANK, unit, target)
    found = better_shield(table, found, abilities.DOCKED_SAFE, unit, target)
    return better_shield(table, found, abilities.FORT_PROOF, unit, target)


def better_shield(table: Table, found: i64, text: i64, unit: i64, target: i64) -> i64:
    """A text that keeps the unit from shooting, if none that all know was found yet; else the text that was found."""
    if not skills.able(table, target, text) or not shields(table, text, unit, target):
        return found
    return text if found == NONE or not skills.openly(table, target, found) else found


def shields(table: Table, text: i64, unit: i64, target: i64) -> bool:
    """Whether a text keeps the unit from shooting here: within S, at a docked ship, at forts (PI-A45, PI-A50, PI-A75)."""
    if text == abilities.POINT_BLANK:
        return not questions.is_fort(table, unit) and is_near(table, unit, target)
    return questions.is_fort(table, unit) if text == abilities.FORT_PROOF else skills.docked_at(table, target) != 0


def show_shield(table: Table, unit: i64, target: i64) -> bool:
    """Whether the crew of a target shows that it cannot be shot at from here; then the shot is not made (PI-R68)."""
    text = shield(table, unit, target)
    if text == NONE:
        return False
    skills.use(table, target, text)
    questions.tell(table, codes.WASTED, table.turn, unit, target)
    return True


def is_near(table: Table, unit: i64, other: i64) -> bool:
    """Whether two units lie within S of each other."""
    return within(table.waters.hulls[unit], table.waters.hulls[other], table.catalog.measure[SHORT])


def targets(table: Table, unit: i64) -> i64:
    """Enemies within the longest range, even behind islands; nobody shoots out of a fog bank (PI-K1)."""
    waters = table.waters
    if not waters.afloat & bit(unit):
        return 0
    hull = waters.hulls[unit]
    reach: i64 = 0
    cannons = all_cannons(table, unit)
    while cannons:
        reach = max(reach, aboard.reach_of(table, unit, lowest(cannons)))
        cannons &= cannons - 1
    if skills.able(table, unit, abilities.LONG_AGAINST_BEASTS):
        reach = max(reach, table.catalog.measure[LONG] * 2)
    found: i64 = 0
    others = waters.afloat & ~bit(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        if not apart(hull, waters.hulls[other], reach) and is_target(table, unit, other):
            found |= bit(other)
    return found


def near_fleet(table: Table, unit: i64) -> i64:
    """The player's own ships within S; forts are none."""
    found: i64 = 0
    units = questions.fleet(table, table.ships.owner[unit]) & table.waters.afloat & ~bit(unit)
    while units:
        other = lowest(units)
        units &= units - 1
        if not questions.is_fort(table, other) and is_near(table, unit, other):
            found |= bit(other)
    return found
