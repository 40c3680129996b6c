"""Powers of ships: their own abilities and those of their crew, used ones, and those that do not work (PI-1.5, PI-4, PI-A)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import CONSENTING, NONE
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.catalog import NATIONS, crew_has, holds
from quarterdeck.games.pirates.table.in_progress import BROADSIDE
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds
from quarterdeck.games.pirates.texts.abilities import TWO_WORDS, WORD

GIVERS: Final[i64] = bit(kinds.TREASURE_SECOND_LIFE) | bit(kinds.TREASURE_PARROT) | bit(kinds.TREASURE_OUTLAW)
"""Unique treasures that give an ability to the ship."""
WELCOME: Final[i64] = bit(kinds.TREASURE_LETTER_OF_MARQUE) | bit(kinds.TREASURE_WINE)
"""Unique treasures with which a ship docks at enemy homes."""


# -- Mercenaries --------------------------------------------------------------------------------


def is_mercenary(table: Table, unit: i64) -> bool:
    """Whether a ship may not dock at her home (PI-A95, PI-A96)."""
    return able(table, unit, abilities.MERCENARY) or able(table, unit, abilities.EX_PATRIOT)


def is_home(table: Table, unit: i64) -> bool:
    """Whether a unit lies at the home of her present controller, or at a second one, and is no mercenary (PI-R6, PI-R33, PI-A95)."""
    home = questions.home_of(table, table.ships.owner[unit])
    if home == NONE or is_mercenary(table, unit):
        return False
    homes = bit(home) if table.forts.units == 0 else bit(home) | second_homes(table, table.ships.owner[unit])
    return questions.touched(table, unit) & homes != 0


def second_homes(table: Table, seat: i64) -> i64:
    """Islands on which a fort of a seat stands that makes them a home for its ships (PI-A162)."""
    found: i64 = 0
    for fort in range(i64(len(table.forts.island))):
        at = table.forts.island[fort]
        if at != NONE and table.ships.owner[fort] == seat and able(table, fort, abilities.SECOND_HOME):
            found |= bit(at)
    return found


def has_shell(table: Table, unit: i64) -> bool:
    """Whether nobody boards a unit: one with a shell or further hulls, a sea creature (PI-18.4), a fort (PI-R100), a flotilla (PI-R140)."""
    if questions.is_creature(table, unit) or questions.is_flotilla(table, unit):
        return True
    return is_shielded(table, unit)


def is_shielded(table: Table, unit: i64) -> bool:
    """Whether a unit has panels or further hulls, which hits remove ahead of its masts (PI-A83, PI-A144, PI-A145)."""
    if table.ships.panels[unit] == 0:
        return False
    return able(table, unit, abilities.TURTLE_SHIP) or is_catamaran(table, unit)


def is_catamaran(table: Table, unit: i64) -> bool:
    """Whether a unit has been built with further hulls: nobody rams it (PI-A144, PI-A145)."""
    return able(table, unit, abilities.CATAMARAN) or able(table, unit, abilities.DOUBLE_CATAMARAN)


def docked_at(table: Table, unit: i64) -> i64:
    """Islands at which a unit is docked: those she touches, except opponents' homes (PI-8.1, PI-8.3, PI-R11, PI-R12).

    Nowhere with the plague aboard, at all with a Letter of Marque or wine, a mercenary not at her own home (PI-U7,
    PI-U10, PI-U62, PI-A95).
    """
    found = questions.touched(table, unit)
    if found == 0 or (table.waters.ghosts | table.ships.submerged) & bit(unit):
        return 0
    if questions.has(table, unit, kinds.TREASURE_PLAGUE):
        return 0
    own = questions.home_of(table, table.ships.owner[unit])
    home = bit(own) if own != NONE else NOTHING
    if not table.ships.treasures_aboard[unit] & WELCOME:
        found &= ~questions.homes(table) | home
    return found & ~home if found and is_mercenary(table, unit) else found


# -- abilities ----------------------------------------------------------------------------------


def refresh(table: Table, unit: i64) -> None:
    """Work out a unit's abilities: its own, and those of crew aboard that may use them (PI-4.4, PI-4.5, PI-R19).

    Crew that has come back as ghosts makes her a ghost ship (PI-A106).
    """
    refresh_treasure(table, unit)
    catalog = table.catalog
    ship = table.ships.card[unit]
    friends = friendly_nations(table, unit)
    low, high, top = catalog.low[ship], catalog.high[ship], catalog.top[ship]
    gunner, hated = catalog.gunner[ship], catalog.hated[ship]
    copied = table.ships.copied_ability[unit]
    low |= low_bit(copied)
    high |= low_bit(copied - WORD)
    top |= low_bit(copied - TWO_WORDS)
    if table.this_turn.silenced & bit(unit):
        low = high = top = gunner = hated = 0
    if table.ships.treasures_aboard[unit] & GIVERS:
        low |= given(table, unit, abilities.REVIVED_CREW) | given(table, unit, abilities.PICKPOCKET)
        high |= given(table, unit, abilities.MERCENARY)
    ghosts = table.forts.ghosts
    for k in range(i64(len(table.crew.card))):
        if is_helper(table, k, unit, friends):
            card = table.crew.card[k]
            low |= catalog.crew_low[card]
            high |= catalog.crew_high[card]
            top |= catalog.crew_top[card]
            gunner |= catalog.crew_gunner[card]
            hated |= catalog.crew_hated[card]
            if ghosts & bit(k):
                high |= bit(abilities.GHOST_SHIP - WORD)
    note_abilities(table, unit, low, high, top)
    table.ships.gunner, table.ships.hated = put(table.ships.gunner, unit, gunner), put(table.ships.hated, unit, hated)


def note_abilities(table: Table, unit: i64, low: i64, high: i64, top: i64) -> None:
    """A unit has these abilities now."""
    table.ships.abilities_low = put(table.ships.abilities_low, unit, low)
    table.ships.abilities_high = put(table.ships.abilities_high, unit, high)
    table.ships.abilities_top = put(table.ships.abilities_top, unit, top)


def low_bit(ability: i64) -> i64:
    """An ability of the first word as a set; none for others."""
    return bit(ability) if 0 <= ability < WORD else NOTHING


def gives(table: Table, unit: i64, effect: i64) -> bool:
    """Whether a unique treasure aboard a unit gives her an ability (PI-U58, PI-U59, PI-U60)."""
    found = table.ships.treasures_aboard[unit]
    if effect == abilities.REVIVED_CREW:
        return found & bit(kinds.TREASURE_SECOND_LIFE) != 0
    if effect == abilities.PICKPOCKET:
        return found & bit(kinds.TREASURE_PARROT) != 0
    return effect == abilities.MERCENARY and found & bit(kinds.TREASURE_OUTLAW) != 0


def given(table: Table, unit: i64, effect: i64) -> i64:
    """An ability as a set, if a unique treasure gives it: of those below WORD, or of those from there on."""
    return bit(effect if effect < WORD else effect - WORD) if gives(table, unit, effect) else NOTHING


def refresh_treasure(table: Table, unit: i64) -> None:
    """Which kinds of unique treasure a unit has aboard, of those below WORD, which work while they are there."""
    found: i64 = 0
    for k in range(i64(len(table.treasure.at))):
        if table.treasure.at[k] == unit and questions.is_unique(table, k):
            deed = questions.deed_in(table, k)
            found |= bit(deed) if deed < WORD else NOTHING
    table.ships.treasures_aboard = put(table.ships.treasures_aboard, unit, found)


def refresh_all(table: Table) -> None:
    """Work out the abilities of every unit again."""
    for unit in range(i64(len(table.ships.card))):
        refresh(table, unit)


def friendly_nations(table: Table, unit: i64) -> i64:
    """Nations whose crew may use its abilities aboard (PI-4.5, PI-A59); all crew with a Red Skull is of hers (PI-U56)."""
    catalog = table.catalog
    if questions.has(table, unit, kinds.TREASURE_RED_SKULL):
        return full(i64(len(NATIONS)))
    ship = table.ships.card[unit]
    found = bit(catalog.nation[ship])
    if not table.this_turn.silenced & bit(unit):
        found |= catalog.friend[ship]
    for k in range(i64(len(table.crew.card))):
        if is_helper(table, k, unit, found):
            found |= catalog.crew_friend[table.crew.card[k]]
    return found


def is_helper(table: Table, piece: i64, unit: i64, friends: i64) -> bool:
    """Whether a piece is known crew on a unit (PI-4.4), of one of these nations (PI-4.5), whose abilities work now."""
    if (
        table.this_turn.crew_silenced & bit(unit)
        or (table.this_turn.pieces_silenced | (table.crew.captives & ~table.crew.any_nation)) & bit(piece)
        or not is_crew_aboard(table, piece, unit)
    ):
        return False
    return (friends & bit(table.catalog.crew_nation[table.crew.card[piece]]) | table.crew.any_nation & bit(piece)) != 0


def is_crew_aboard(table: Table, piece: i64, unit: i64) -> bool:
    """Whether a piece is known crew on a unit."""
    return table.crew.at[piece] == unit and table.crew.card[piece] != NONE and not is_equipment(table, piece)


def is_equipment(table: Table, piece: i64) -> bool:
    """Whether a piece is equipment, which everybody may know (PI-R66)."""
    return table.crew.equipment & bit(piece) != 0


def able(table: Table, unit: i64, effect: i64) -> bool:
    """Whether a unit has an ability now. No rule asks more often than this one, so only the word that has the ability is read."""
    if effect < WORD:
        return table.ships.abilities_low[unit] & bit(effect) != 0
    if effect < TWO_WORDS:
        return table.ships.abilities_high[unit] & bit(effect - WORD) != 0
    return table.ships.abilities_top[unit] & bit(effect - TWO_WORDS) != 0


def picks(table: Table, ability: i64) -> bool:
    """Whether the unit has an ability that works on its target (PI-U38)."""
    return able(table, table.unit, ability) and not questions.has(table, table.target, kinds.TREASURE_WARDING)


def adds(table: Table, ability: i64) -> bool:
    """Whether an ability of the unit works on a hit of its target; on a broadside's none does (PI-A86, PI-R106)."""
    return table.shooting.kind != BROADSIDE and picks(table, ability)


def use(table: Table, unit: i64, effect: i64) -> None:
    """An ability is used: the crew that has it is face up from now on (PI-4.7).

    Nobody is turned up where the ship has it herself, or crew that lies face up already.
    """
    givers = crew_with(table, unit, effect)
    if givers and not givers & table.crew.face_up and not is_born(table, unit, effect):
        show(table, lowest(givers))


def is_born(table: Table, unit: i64, effect: i64) -> bool:
    """Whether a unit has an ability herself, without crew: on her card, by a treasure, or taken on from another (PI-R104)."""
    ship = table.ships.card[unit]
    if gives(table, unit, effect):
        return True
    if table.this_turn.silenced & bit(unit):
        return False
    return table.ships.copied_ability[unit] == effect or holds(
        table.catalog.low[ship], table.catalog.high[ship], table.catalog.top[ship], effect
    )


def openly(table: Table, unit: i64, effect: i64) -> bool:
    """Whether everybody sees that a unit has an ability: she herself, or crew that lies face up."""
    if not able(table, unit, effect):
        return False
    return is_born(table, unit, effect) or crew_with(table, unit, effect) & table.crew.face_up != 0


def is_spent(table: Table, unit: i64, effect: i64) -> bool:
    """Whether an ability that serves once a turn has served on a unit (PI-1.5, PI-R19)."""
    turn = table.this_turn
    return holds(turn.spent_low[unit], turn.spent_high[unit], turn.spent_top[unit], effect)


def is_ready(table: Table, unit: i64, effect: i64) -> bool:
    """Whether a unit has an ability that serves once a turn, and has not used it in this turn."""
    return able(table, unit, effect) and not is_spent(table, unit, effect)


def renew(table: Table, unit: i64, effect: i64) -> None:
    """An ability of the third word that serves once in each action may serve again (PI-A168)."""
    spent = table.this_turn.spent_top
    if spent[unit] & bit(effect - TWO_WORDS):
        table.this_turn.spent_top = put(spent, unit, spent[unit] & ~bit(effect - TWO_WORDS))


def spend(table: Table, unit: i64, effect: i64) -> None:
    """Note that an ability has served in this turn, and turn up the crew that has it (PI-4.7)."""
    use(table, unit, effect)
    tick(table, unit, effect)


def tick(table: Table, unit: i64, effect: i64) -> None:
    """Note that an ability has served in this turn; the crew that has it stays face down (PI-1.5)."""
    if effect < WORD:
        table.this_turn.spent_low = put(table.this_turn.spent_low, unit, table.this_turn.spent_low[unit] | bit(effect))
    elif effect >= TWO_WORDS:
        table.this_turn.spent_top = put(
            table.this_turn.spent_top, unit, table.this_turn.spent_top[unit] | bit(effect - TWO_WORDS)
        )
    else:
        table.this_turn.spent_high = put(
            table.this_turn.spent_high, unit, table.this_turn.spent_high[unit] | bit(effect - WORD)
        )


def ask_ability(table: Table, ability: i64, seat: i64) -> None:
    """A seat is asked whether, or on what, an ability is used; crew that has it is face up from now on (PI-R75)."""
    table.action.ability_asked = ability
    use(table, table.reroll.roller if ability == abilities.REROLL else table.unit, ability)
    table.phase = CONSENTING
    table.player = table.asked = seat


def crew_with(table: Table, unit: i64, effect: i64) -> i64:
    """The set of crew from which a unit has an ability."""
    catalog = table.catalog
    friends = friendly_nations(table, unit)
    found: i64 = 0
    for k in range(i64(len(table.crew.card))):
        if is_helper(table, k, unit, friends):
            card = table.crew.card[k]
            if crew_has(catalog, card, effect):
                found |= bit(k)
    return found


def use_gunner(table: Table, unit: i64, aims: i64) -> None:
    """Gunners shoot at one of these: crew that aims so is face up from now on, unless the ship herself does (PI-4.7, PI-A10)."""
    givers = crew_with(table, unit, abilities.GUNNER)
    if not table.this_turn.silenced & bit(unit) and table.catalog.gunner[table.ships.card[unit]] & aims:
        return
    aiming: i64 = 0
    while givers:
        piece = lowest(givers)
        givers &= givers - 1
        if table.catalog.crew_gunner[table.crew.card[piece]] & aims:
            aiming |= bit(piece)
    if aiming and not aiming & table.crew.face_up:
        show(table, lowest(aiming))


def show(table: Table, piece: i64) -> None:
    """A piece lies face up for the rest of the game (PI-4.7, PI-R58)."""
    if not table.crew.face_up & bit(piece):
        table.crew.face_up |= bit(piece)
        questions.tell(
            table, codes.REVEALED, table.crew.owner[piece], questions.crew_word(table, piece), table.crew.at[piece]
        )
