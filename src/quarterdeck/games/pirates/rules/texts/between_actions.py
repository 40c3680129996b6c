"""Abilities that are used between actions (PI-6, PI-A)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    FEAT,
    MOVE,
    NONE,
    OF_UNITS,
    PIECE_AIM,
    SLOT_AIM,
    USE,
    feat,
    feat_ability,
    feat_aim,
    feat_unit,
)
from quarterdeck.games.pirates.geometry.polygons import within
from quarterdeck.games.pirates.rules.common import actions, aiming, asked, ending
from quarterdeck.games.pirates.rules.docking import docking
from quarterdeck.games.pirates.rules.exploring import trade
from quarterdeck.games.pirates.rules.moving import course, raiders, towing
from quarterdeck.games.pirates.rules.texts import ghosts_and_submarines, krakens, rerolls, second_actions
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.catalog import JADE, PIRATE
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds
from quarterdeck.games.pirates.texts.abilities import HIGH_BETWEEN_ACTIONS, LOW_BETWEEN_ACTIONS, TOP_BETWEEN_ACTIONS

TWO: Final[i64] = 2
RECRUITS: Final[i64] = 2  # what crew that is brought aboard costs at most (PI-A158)


# -- what may be used between actions -----------------------------------------------------------


def add_uses_between_actions(table: Table, moves: Moves) -> None:
    """Abilities that may be used now, and on what."""
    units = questions.fleet(table, table.turn) & table.waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        ships = table.ships
        low, high, top = ships.abilities_low[unit], ships.abilities_high[unit], ships.abilities_top[unit]
        if low & LOW_BETWEEN_ACTIONS or high & HIGH_BETWEEN_ACTIONS or top & TOP_BETWEEN_ACTIONS:
            add_looks(table, unit, moves)
            add_dealings(table, unit, moves)
            add_raids(table, unit, moves)
            add_short_moves(table, unit, moves)


def add_looks(table: Table, unit: i64, moves: Moves) -> None:
    """What spies may look at, and what may be silenced (PI-A17, PI-A18, PI-A38)."""
    if skills.is_ready(table, unit, abilities.CARGO_SPY):
        add_spied(table, abilities.CARGO_SPY, unit, moves)
    if skills.is_ready(table, unit, abilities.ISLAND_SPY):
        add_spied_islands(table, abilities.ISLAND_SPY, unit, moves)
    if skills.is_ready(table, unit, abilities.TREASURE_SPY):
        add_spied_treasure(table, abilities.TREASURE_SPY, unit, moves)
        add_spied_islands(table, abilities.TREASURE_SPY, unit, moves)
    if skills.is_ready(table, unit, abilities.CANCELLER):
        add_cancelled(table, unit, moves)


def add_spied(table: Table, ability: i64, unit: i64, moves: Moves) -> None:
    """List everything face down on ships that the player does not know."""
    eye = bit(table.turn)
    for piece in range(i64(len(table.crew.card))):
        if (
            table.crew.at[piece] < codes.UNITS
            and not is_warded(table, table.crew.at[piece])
            and not table.crew.face_up & bit(piece)
            and not table.crew.seen_by[piece] & eye
        ):
            moves.add(feat(ability, unit, PIECE_AIM + piece))
    add_spied_treasure(table, ability, unit, moves)


def add_spied_treasure(table: Table, ability: i64, unit: i64, moves: Moves) -> None:
    """List treasure face down on ships that the player does not know (PI-A17, PI-A126)."""
    eye = bit(table.turn)
    for slot in range(i64(len(table.treasure.at))):
        place = table.treasure.at[slot]
        if place < codes.UNITS and not is_warded(table, place) and not table.treasure.seen_by[slot] & eye:
            moves.add(feat(ability, unit, SLOT_AIM + slot))


def is_warded(table: Table, unit: i64) -> bool:
    """Whether no ability of the player works on a unit, which is an enemy's (PI-U38)."""
    return table.ships.owner[unit] != table.turn and questions.has(table, unit, kinds.TREASURE_WARDING)


def add_spied_islands(table: Table, ability: i64, unit: i64, moves: Moves) -> None:
    """Islands with treasure that nobody has seen, and treasure ashore that only others know."""
    for island in range(i64(len(table.islands.unseen))):
        if table.islands.unseen[island] > 0:
            moves.add(feat(ability, unit, ASHORE + island))
    for slot in range(i64(len(table.treasure.at))):
        if questions.is_ashore(table.treasure.at[slot]) and not table.treasure.seen_by[slot] & bit(table.turn):
            moves.add(feat(ability, unit, SLOT_AIM + slot))


def add_cancelled(table: Table, unit: i64, moves: Moves) -> None:
    """Enemies within S with texts of their own, and their crew that lies face up (PI-R76)."""
    enemies = rerolls.near_enemies(table, unit)
    while enemies:
        other = lowest(enemies)
        enemies &= enemies - 1
        ship = table.ships.card[other]
        if not table.this_turn.silenced & bit(other) and (
            table.catalog.low[ship] | table.catalog.high[ship] | table.catalog.top[ship]
        ):
            moves.add(feat(abilities.CANCELLER, unit, other))
        crew = aboard.crew_aboard(table, other) & table.crew.face_up & ~table.this_turn.pieces_silenced
        while crew:
            moves.add(feat(abilities.CANCELLER, unit, PIECE_AIM + lowest(crew)))
            crew &= crew - 1


def add_dealings(table: Table, unit: i64, moves: Moves) -> None:
    """Trade, loot and charters (PI-A16, PI-A29, PI-A73, PI-A146, PI-A158, PI-A159)."""
    if skills.is_ready(table, unit, abilities.SHIP_TRADER) and questions.treasure_face_down(table, unit):
        rerolls.add_uses(abilities.SHIP_TRADER, unit, laden(table, rerolls.near_enemies(table, unit)), moves)
    if skills.is_ready(table, unit, abilities.PIRATE_LOOTER):
        rerolls.add_uses(abilities.PIRATE_LOOTER, unit, lootable(table, unit, PIRATE), moves)
    if skills.is_ready(table, unit, abilities.JADE_LOOTER):
        rerolls.add_uses(abilities.JADE_LOOTER, unit, lootable(table, unit, JADE), moves)
    add_help(table, unit, moves)
    add_takings(table, unit, moves)
    if skills.is_ready(table, unit, abilities.CHARTER):
        for island in range(i64(len(table.waters.shores))):
            if can_charter(table, unit, island):
                moves.add(feat(abilities.CHARTER, unit, ASHORE + island))


def add_help(table: Table, unit: i64, moves: Moves) -> None:
    """Crew that brings another one aboard, and ships whose gunners are helped (PI-A158, PI-A159).

    Then ships that may tow a flotilla, or around which a kraken may lie (PI-A166, PI-A167).
    """
    if skills.able(table, unit, abilities.FLOTILLA):
        rerolls.add_uses(abilities.FLOTILLA, unit, towing.towers(table, unit), moves)
    if skills.is_ready(table, unit, abilities.KRAKEN):
        rerolls.add_uses(abilities.KRAKEN, unit, krakens.within_grasp(table, unit), moves)
    if recruiters(table, unit):
        rerolls.add_uses(abilities.RECRUITER, unit, bit(unit), moves)
    if skills.is_ready(table, unit, abilities.FLEET_GUNNER):
        rerolls.add_uses(abilities.FLEET_GUNNER, unit, questions.fleet(table, table.turn) & table.waters.afloat, moves)


def recruiters(table: Table, unit: i64) -> i64:
    """Crew face down that brings another one aboard when it is turned up, if there is anybody to bring (PI-A158)."""
    if not skills.able(table, unit, abilities.RECRUITER):
        return NOTHING
    found = Moves()
    aiming.add_recruits_for(table, unit, RECRUITS, found)
    return skills.crew_with(table, unit, abilities.RECRUITER) & ~table.crew.face_up if found.count else NOTHING


def add_takings(table: Table, unit: i64, moves: Moves) -> None:
    """Ships alongside whose treasure may be taken, and ships to which an action may be yielded (PI-A127, PI-A128, PI-A129, PI-A130)."""
    if skills.is_ready(table, unit, abilities.LOOTER) and aboard.room(table, unit) > 0:
        rerolls.add_uses(abilities.LOOTER, unit, stocked(table, unit), moves)
    if aboard.room(table, unit) > 0:
        add_pockets(table, unit, moves)
    if skills.is_ready(table, unit, abilities.RELIC_HUNTER):
        rerolls.add_uses(abilities.RELIC_HUNTER, unit, stocked(table, unit), moves)
    if skills.is_ready(table, unit, abilities.RELIC_HUNTER_OF_ALL):
        rerolls.add_uses(abilities.RELIC_HUNTER_OF_ALL, unit, stocked(table, unit), moves)
    if skills.is_ready(table, unit, abilities.RELIC_FINDER):
        rerolls.add_uses(abilities.RELIC_FINDER, unit, stored(table, rerolls.near_enemies(table, unit)), moves)
    if skills.is_ready(table, unit, abilities.YIELDS_ACTION) and not table.this_turn.acted & bit(unit):
        rerolls.add_uses(abilities.YIELDS_ACTION, unit, tireless(table, unit), moves)


def add_pockets(table: Table, unit: i64, moves: Moves) -> None:
    """Ships from which treasure is picked, near by after a move, or two from one alongside (PI-A155, PI-A156)."""
    moved = table.this_turn.acted & bit(unit) and table.this_turn.first_action[unit] == MOVE
    if moved and skills.is_ready(table, unit, abilities.LONG_FINGERS):
        rerolls.add_uses(abilities.LONG_FINGERS, unit, laden(table, rerolls.near_enemies(table, unit)), moves)
    if skills.is_ready(table, unit, abilities.TWO_POCKETS):
        rerolls.add_uses(abilities.TWO_POCKETS, unit, laden(table, stocked(table, unit)), moves)


def stocked(table: Table, unit: i64) -> i64:
    """Ships with treasure that a unit touches (PI-A127, PI-A128, PI-A129)."""
    found: i64 = 0
    others = table.waters.units_touched(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        if questions.slots_at(table, other) and not is_warded(table, other):
            found |= bit(other)
    return found


def stored(table: Table, units: i64) -> i64:
    """The members of a set of units with treasure aboard (PI-A176)."""
    found: i64 = 0
    while units:
        other = lowest(units)
        units &= units - 1
        if questions.slots_at(table, other):
            found |= bit(other)
    return found


def tireless(table: Table, unit: i64) -> i64:
    """Other ships of the fleet that could act once more (PI-A130)."""
    found: i64 = 0
    others = actions.who_may_act_once_more(table, unit)
    while others:
        other = lowest(others)
        others &= others - 1
        if not questions.is_fort(table, other):
            found |= bit(other)
    return found


def laden(table: Table, units: i64) -> i64:
    """The members of a set of units that carry treasure face down."""
    found: i64 = 0
    while units:
        other = lowest(units)
        units &= units - 1
        if questions.treasure_face_down(table, other):
            found |= bit(other)
    return found


def lootable(table: Table, unit: i64, nation: i64) -> i64:
    """Ships of others that a unit touches, of one nation, with treasure for which there might be room (PI-A29, PI-A146)."""
    found: i64 = 0
    others = table.waters.units_touched(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        theirs = questions.nation_of(table, other) == nation and table.ships.owner[other] != table.turn
        if theirs and questions.slots_at(table, other) and aboard.room(table, unit) > 0:
            found |= bit(other)
    return found


def can_charter(table: Table, unit: i64, island: i64) -> bool:
    """Whether a wild island within S is not yet marked for the player alone (PI-A73)."""
    if table.islands.home[island] != NONE:
        return False
    if not within(table.waters.hulls[unit], table.waters.shores[island], table.catalog.measure[SHORT]):
        return False
    marked: i64 = 0
    for seat in range(table.seats):
        if table.islands.tokens[seat] & bit(island):
            marked |= bit(seat)
    return marked != bit(table.turn)


def add_raids(table: Table, unit: i64, moves: Moves) -> None:
    """Coins of an enemy's home that a raider has just reached; gold within S of the own home (PI-A2, PI-A3, PI-A61)."""
    raids = raiders.raids(table, unit)
    while raids:
        moves.add(feat(raiders.raid_of(table, unit), unit, SLOT_AIM + lowest(raids)))
        raids &= raids - 1
    if skills.is_ready(table, unit, abilities.FAR_UNLOADING) and is_off_home(table, unit):
        moves.add(USE + abilities.FAR_UNLOADING * OF_UNITS + unit)


def is_off_home(table: Table, unit: i64) -> bool:
    """Whether a unit with something to unload lies within S of her home, not at it (PI-A61)."""
    home = questions.home_of(table, table.ships.owner[unit])
    if home == NONE or skills.is_home(table, unit) or not has_gold(table, unit):
        return False
    return within(table.waters.hulls[unit], table.waters.shores[home], table.catalog.measure[SHORT])


def has_gold(table: Table, unit: i64) -> bool:
    """Whether there is treasure aboard that may be worth gold at home: coins, and unique treasure that is (PI-5.5)."""
    shown = questions.slots_at(table, unit) & ~questions.treasure_face_down(table, unit)
    while shown:
        if questions.unique_gold(table, lowest(shown)) > 0:
            return True
        shown &= shown - 1
    return questions.treasure_face_down(table, unit) != 0


def add_short_moves(table: Table, unit: i64, moves: Moves) -> None:
    """A free move of S after unloading or loading (PI-A48, PI-A49)."""
    if not actions.can_move(table, unit):
        return
    if skills.is_ready(table, unit, abilities.UNLOAD_AND_GO) and table.this_turn.unloaded & bit(unit):
        moves.add(USE + abilities.UNLOAD_AND_GO * OF_UNITS + unit)
    if skills.is_ready(table, unit, abilities.LOAD_AND_GO) and table.this_turn.loaded & bit(unit):
        moves.add(USE + abilities.LOAD_AND_GO * OF_UNITS + unit)


# -- using them ---------------------------------------------------------------------------------


def use_feat(table: Table, move: i64) -> None:
    """An ability is used between actions (PI-4.7)."""
    if move >= FEAT:
        aim_feat(table, feat_ability(move), feat_unit(move), feat_aim(move))
        return
    ability, unit = (move - USE) // OF_UNITS, (move - USE) % OF_UNITS
    if USE <= move < codes.SACRIFICE and is_plain_talent(ability):
        use_talent(table, ability, unit)
    else:
        second_actions.use_action_text(table, move)


def is_plain_talent(ability: i64) -> bool:
    """Whether an ability needs no die and no target."""
    return ability in (
        abilities.UNLOAD_AND_GO,
        abilities.LOAD_AND_GO,
        abilities.FAR_UNLOADING,
        abilities.GHOST_SHIP,
        abilities.SUBMARINE,
        abilities.SEA_MONSTER,
    )


def use_talent(table: Table, ability: i64, unit: i64) -> None:
    """Use an ability that needs no die and no target."""
    skills.spend(table, unit, ability)
    if ability == abilities.GHOST_SHIP:
        ghosts_and_submarines.turn_ghostly(table, unit)
        return
    if ability in (abilities.SUBMARINE, abilities.SEA_MONSTER):
        ghosts_and_submarines.change_depth(table, unit, ability)
        return
    questions.tell(table, codes.ABILITY_USED, table.turn, unit, ability)
    if ability == abilities.FAR_UNLOADING:
        docking.unload(table, unit)
        ending.check_end(table)
        return
    table.unit = unit
    table.action.kind = MOVE
    table.action.is_free = True
    table.sailing.of_s_alone = True
    course.begin_move(table)


def aim_feat(table: Table, ability: i64, unit: i64, aim: i64) -> None:
    """An ability is used on something."""
    if ability == abilities.COPYCAT:
        ghosts_and_submarines.copy_ability(table, unit, aim)
        return
    if ability == abilities.FLOTILLA:
        towing.take_flotilla(table, unit, aim)
        return
    if ability == abilities.KRAKEN:
        skills.spend(table, unit, ability)
        krakens.surround(table, unit, aim)
        return
    questions.tell(table, codes.ABILITY_USED, table.turn, unit, ability)
    if ability in (abilities.RAIDER, abilities.RAIDER_OF_TWO, abilities.RAIDER_OF_MANY):
        raid(table, ability, unit, aim - SLOT_AIM)
    elif ability == abilities.RECRUITER:
        bring_recruit(table, unit)
    else:
        skills.spend(table, unit, ability)
        carry_out_feat(table, ability, unit, aim)


def bring_recruit(table: Table, unit: i64) -> None:
    """Crew is turned up, and its player says whom it brings (PI-A158)."""
    skills.show(table, lowest(recruiters(table, unit)))
    table.unit = unit
    skills.ask_ability(table, abilities.RECRUITER, table.turn)


def carry_out_feat(table: Table, ability: i64, unit: i64, aim: i64) -> None:
    """What an ability does to what it was used on."""
    table.unit = unit
    if ability == abilities.CARGO_SPY:
        see_cargo(table, aim)
    elif ability in (abilities.ISLAND_SPY, abilities.TREASURE_SPY):
        see_island(table, aim)
    elif ability == abilities.CANCELLER:
        cancel(table, aim)
    elif ability == abilities.CHARTER:
        charter(table, unit, aim - ASHORE)
    elif ability in (
        abilities.RELIC_HUNTER,
        abilities.RELIC_HUNTER_OF_ALL,
        abilities.RELIC_FINDER,
        abilities.YIELDS_ACTION,
        abilities.FLEET_GUNNER,
    ):
        aim_at_ship(table, ability, unit, aim)
    else:
        table.target = aim
        table.action.ability_asked = ability
        trade.loot(table, draws_of(table, ability, unit))


def draws_of(table: Table, ability: i64, unit: i64) -> i64:
    """How many treasures an ability draws; 0: all for which there is room (PI-A16, PI-A29, PI-A155, PI-A156)."""
    if ability == abilities.TWO_POCKETS:
        return min(TWO, aboard.room(table, unit))
    if ability == abilities.LONG_FINGERS:
        return 1
    return TWO if ability == abilities.SHIP_TRADER else NOTHING


def aim_at_ship(table: Table, ability: i64, unit: i64, other: i64) -> None:
    """Unique treasure of a ship alongside is taken (PI-A128, PI-A129), an action is yielded to one (PI-A130), or her gunners are helped (PI-A159)."""
    if ability == abilities.YIELDS_ACTION:
        actions.count_action(table, unit, NONE)
        table.this_turn.acted_twice |= bit(unit)
        table.this_turn.may_act_again |= bit(other)
        questions.tell(table, codes.ONE_MORE, table.turn, other)
    elif ability == abilities.FLEET_GUNNER:
        table.this_turn.helped |= bit(other)
    elif ability == abilities.RELIC_FINDER:
        find_relic(table, unit, other)
    else:
        take_relics(table, unit, other, all_of_them=ability == abilities.RELIC_HUNTER_OF_ALL)
    trade.end_feat(table)


def take_relics(table: Table, unit: i64, other: i64, *, all_of_them: bool) -> None:
    """All treasure of a ship lies face up, and what is unique comes aboard, as far as there is room (PI-A128, PI-A129)."""
    slots = questions.slots_at(table, other)
    while slots and not questions.is_over(table):
        slot = lowest(slots)
        slots &= slots - 1
        if table.treasure.seen_by[slot] != full(table.seats):
            table.treasure.seen_by = put(table.treasure.seen_by, slot, full(table.seats))
            questions.tell(table, codes.SPIED, table.turn, questions.slot_word(table, slot), other)
        taken = questions.is_unique(table, slot) and aboard.has_room(table, unit, slot)
        if taken and (all_of_them or not aboard.is_fixed(table, slot)):
            docking.take_over(table, unit, slot)


def find_relic(table: Table, unit: i64, other: i64) -> None:
    """Unique treasure of a ship near by lies face up, and the first for which there is room comes aboard (PI-A176)."""
    slots = questions.uniques_at(table, other)
    found: i64 = NONE
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if table.treasure.seen_by[slot] != full(table.seats):
            table.treasure.seen_by = put(table.treasure.seen_by, slot, full(table.seats))
            questions.tell(table, codes.SPIED, table.turn, questions.slot_word(table, slot), other)
        if found == NONE and aboard.has_room(table, unit, slot) and not aboard.is_fixed(table, slot):
            found = slot
    if found != NONE:
        docking.take_over(table, unit, found)


def see_cargo(table: Table, aim: i64) -> None:
    """The player sees a piece or a treasure (PI-A17)."""
    eye = bit(table.turn)
    if aim >= SLOT_AIM:
        slot = aim - SLOT_AIM
        table.treasure.seen_by = put(table.treasure.seen_by, slot, table.treasure.seen_by[slot] | eye)
        questions.tell(
            table,
            codes.SPIED,
            table.turn,
            questions.treasure_word(table, table.treasure.what[slot]),
            table.treasure.at[slot],
            eye,
        )
    else:
        piece = aim - PIECE_AIM
        table.crew.seen_by = put(table.crew.seen_by, piece, table.crew.seen_by[piece] | eye)
        questions.tell(table, codes.SPIED_ON, table.turn, questions.crew_word(table, piece), table.crew.at[piece], eye)
    trade.end_feat(table)


def see_island(table: Table, aim: i64) -> None:
    """The player sees a treasure ashore; one that nobody has seen is drawn (PI-A18, PI-N15)."""
    if aim >= SLOT_AIM:
        see_cargo(table, aim)
        return
    table.exploring.elsewhere = aim - ASHORE
    table.action.ability_asked = abilities.ISLAND_SPY
    asked.look(table)


def cancel(table: Table, aim: i64) -> None:
    """A ship's own text, or a crew's, does not work for the rest of the turn (PI-A38)."""
    if aim >= PIECE_AIM:
        piece = aim - PIECE_AIM
        table.this_turn.pieces_silenced |= bit(piece)
        skills.refresh(table, table.crew.at[piece])
    else:
        table.this_turn.silenced |= bit(aim)
        skills.refresh(table, aim)
        questions.tell(table, codes.DAZED, table.ships.owner[aim], aim)
    trade.end_feat(table)


def charter(table: Table, unit: i64, island: i64) -> None:
    """An island is explored for the player, and for nobody else (PI-A73)."""
    for seat in range(table.seats):
        table.islands.tokens = put(table.islands.tokens, seat, table.islands.tokens[seat] & ~bit(island))
    table.islands.tokens = put(table.islands.tokens, table.turn, table.islands.tokens[table.turn] | bit(island))
    questions.tell(table, codes.CHARTED, table.turn, unit, island)
    trade.end_feat(table)


def raid(table: Table, ability: i64, unit: i64, slot: i64) -> None:
    """A coin of an enemy's home comes aboard (PI-A2, PI-A3, PI-A124, PI-R74)."""
    if ability != abilities.RAIDER_OF_MANY:
        second = ability == abilities.RAIDER or skills.is_spent(table, unit, abilities.RAIDER)
        skills.spend(table, unit, ability if second else abilities.RAIDER)
    skills.use(table, unit, ability)
    gold = questions.gold_in(table, slot)
    table.islands.home_gold = put(
        table.islands.home_gold,
        table.islands.home[table.treasure.at[slot] - ASHORE],
        table.islands.home_gold[table.islands.home[table.treasure.at[slot] - ASHORE]] - gold,
    )
    aboard.place_slot(table, slot, unit)
    table.this_turn.loaded |= bit(unit)
    questions.note_progress(table)
    questions.tell(table, codes.RAIDED, table.turn, unit, gold)
    docking.land_gold(table, unit)


def add_talents(table: Table, moves: Moves) -> None:
    """Abilities that may be used now, and on what; changes come before any unit of the fleet has acted (PI-R79)."""
    add_uses_between_actions(table, moves)
    own = questions.fleet(table, table.turn)
    if not table.this_turn.acted & own:
        ghosts_and_submarines.add_all_changes(table, own & table.waters.afloat, moves)
