"""Unique treasure of later sets that is used between actions (PI-6.4, PI-U, PI-R93)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.engine.vectors import more, put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, CREW, ISLAND, MOVE, NONE, OUT, PASS, SHOOT, SLOT, TERRAIN, UNIT
from quarterdeck.games.pirates.geometry.advance import inside
from quarterdeck.games.pirates.geometry.offered import pose_move
from quarterdeck.games.pirates.geometry.polygons import Polygon, within
from quarterdeck.games.pirates.rules.cards import bargains, flights
from quarterdeck.games.pirates.rules.common import actions, aiming, ending
from quarterdeck.games.pirates.rules.docking import docking, leaving
from quarterdeck.games.pirates.rules.losing import dismasting, losses, rigging, sinking
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.rules.shooting import cannons, shooting
from quarterdeck.games.pirates.rules.terrain import icebergs, laying, perils
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.catalog import PIRATE
from quarterdeck.games.pirates.table.in_progress import ACTION_OVER, BY_CARD, CARD_GOES_ON, WHAT_IT_SAYS
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table
from quarterdeck.games.pirates.texts import kinds

LUCKY: Final[i64] = 5  # a roll with which a seastar, a frond or a mirror works (PI-U88, PI-U89, PI-U92)
LOST_TO: Final[i64] = 2  # a roll up to which a frond is lost (PI-U89)
BREAKS_ON: Final[i64] = 1  # a roll on which a mirror breaks (PI-U92)
BURNS: Final[i64] = 2  # masts that a mirror sets on fire, at most


# -- what may be used ---------------------------------------------------------------------------


def is_of_use(table: Table, unit: i64, deed: i64) -> bool:
    """Whether it would do anything now (PI-8.8)."""
    if deed == kinds.TREASURE_TARGETING_SCOPE:
        return not table.this_turn.aimed & bit(unit) and shooting.can_shoot(table, unit)
    if deed in (kinds.TREASURE_SCREW_ENGINE, kinds.TREASURE_FROND, kinds.TREASURE_RUNES_OF_SPEED):
        late = deed == kinds.TREASURE_RUNES_OF_SPEED and not table.this_turn.just_begun
        return not late and actions.may_still_move(table, unit)
    if deed == kinds.TREASURE_RUNES_OF_POWER:
        again = table.this_turn.may_act_again | table.this_turn.acted_twice
        return table.this_turn.just_begun and not again & bit(unit) and shooting.can_shoot(table, unit)
    if deed == kinds.TREASURE_SEASTAR:
        return actions.broken(table, unit) != 0 and not table.ships.wrecked & bit(unit)
    if deed == kinds.TREASURE_RUNES_OF_WEALTH:
        return aboard.room(table, unit) <= 0 and losses.cargo_of(table, unit) != 0
    moves = Moves()
    add_targets_of(table, unit, deed, moves)
    return moves.count > 0


def serve(table: Table, unit: i64, slot: i64, deed: i64) -> bool:
    """A treasure is used, if it is one of these: on a target, with a die, or at once; returns whether it is."""
    if bargains.is_bargain(deed):
        bargains.serve(table, unit, slot, deed)
        return True
    if deed in (kinds.TREASURE_SEASTAR, kinds.TREASURE_FROND, kinds.TREASURE_RUNES_OF_WEALTH):
        aiming.roll_for(table, 1)
        return True
    if deed in (
        kinds.TREASURE_TARGETING_SCOPE,
        kinds.TREASURE_SCREW_ENGINE,
        kinds.TREASURE_RUNES_OF_SPEED,
        kinds.TREASURE_RUNES_OF_POWER,
    ):
        aiming.spend(table, slot)
        help_ship(table, unit, deed)
        aiming.end_deed(table)
        table.next = ACTION_OVER
        return True
    if not has_targets(deed):
        return False
    if deed in (kinds.TREASURE_PIECE_OF_EIGHT, kinds.TREASURE_BURNING_MIRROR):
        actions.count_action(table, unit, SHOOT if deed == kinds.TREASURE_BURNING_MIRROR else NONE)
    elif deed == kinds.TREASURE_NECKLACE:
        actions.count_action(table, unit, MOVE)
    elif deed not in (kinds.TREASURE_RUNES_OF_DEATH, kinds.TREASURE_WINE):
        aiming.spend(table, slot)
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
        kinds.TREASURE_RUNES_OF_MAGIC,
        kinds.TREASURE_RUNES_OF_ODIN,
        kinds.TREASURE_WINE,
        kinds.TREASURE_NECKLACE,
    )


def help_ship(table: Table, unit: i64, deed: i64) -> None:
    """What counts for the rest of the turn (PI-U80, PI-U81, PI-U82, PI-U83)."""
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
    elif deed == kinds.TREASURE_RUNES_OF_MAGIC and table.sailing.terrain != NONE:
        flights.add_headings(moves, table.catalog.measure[LONG])
    else:
        add_targets_of(table, table.unit, deed, moves)


def add_targets_of(table: Table, unit: i64, deed: i64, moves: Moves) -> None:
    """List on what a treasure could be used now."""
    if deed == kinds.TREASURE_WINE:
        moves.add_members(SLOT, coins_for_wine(table, unit))
    elif deed == kinds.TREASURE_RUNES_OF_ODIN:
        add_ice_spots(table, moves)
    elif deed == kinds.TREASURE_NECKLACE:
        moves.add_members(ISLAND, islands_with_room(table, unit))
    elif deed in (kinds.TREASURE_RUNES_OF_DESTRUCTION, kinds.TREASURE_RUNES_OF_MAGIC):
        moves.add_members(TERRAIN, table.waters.terrain.bergs())
    elif deed == kinds.TREASURE_JAILHOUSE_DOG:
        moves.add_members(SLOT, uniques_shown(table))
    elif deed in (kinds.TREASURE_PENSION, kinds.TREASURE_DOWRY):
        if skills.is_home(table, unit):
            add_pensioners(table, unit, deed, moves)
    else:
        moves.add_members(UNIT, units_for(table, unit, deed))
        bargains.add_targets(table, unit, deed, moves)


def units_for(table: Table, unit: i64, deed: i64) -> i64:
    """The units on which a treasure could be used now; some take an action of the ship for it."""
    if deed == kinds.TREASURE_RUNES_OF_DEATH:
        return questions.ships_touched(table, unit)
    if deed == kinds.TREASURE_PERISCOPE:
        return enemies(table) if actions.has_action(table, unit) or table.card.move != NONE else NOTHING
    if deed == kinds.TREASURE_PIECE_OF_EIGHT:
        return pirates(table, unit) if actions.has_action(table, unit) else NOTHING
    mirror = deed == kinds.TREASURE_BURNING_MIRROR and actions.has_action(table, unit)
    return in_the_sun(table, unit) if mirror else NOTHING


def coins_for_wine(table: Table, unit: i64) -> i64:
    """Slots with coins on enemy homes at which a ship with room is docked (PI-U62)."""
    found: i64 = 0
    islands = skills.docked_at(table, unit) & questions.homes(table) if aboard.room(table, unit) > 0 else NOTHING
    while islands:
        k = lowest(islands)
        islands &= islands - 1
        if table.islands.home[k] != table.turn:
            found |= questions.stored_at(table, k)
    return found


def add_ice_spots(table: Table, moves: Moves) -> None:
    """List the middles of enemy ships that are farther than S from all islands, if there is an iceberg (PI-U100)."""
    card = laying.card_of(table, kinds.TERRAIN_ICEBERG)
    units = enemies(table) & ~table.waters.deep if card != NONE and laying.new_number(table) != NONE else NOTHING
    while units:
        unit = lowest(units)
        units &= units - 1
        move = pose_move(segments.centre(table, unit, LONG), segments.centre(table, unit, 0), 0)
        if is_open_sea(table, laying.shape_at(table, card, move)):
            moves.add(move)


def is_open_sea(table: Table, shape: Polygon) -> bool:
    """Whether a shape lies on the table and farther than S from all islands (PI-U100)."""
    found = inside(shape, table.waters.width, table.waters.height)
    for shore in table.waters.shores:
        found = found and not within(shape, shore, table.catalog.measure[SHORT])
    return found


def islands_with_room(table: Table, unit: i64) -> i64:
    """Wild islands with a place for a ship that could be given a move action; all once it has been given (PI-U109)."""
    found: i64 = 0
    if table.card.move == NONE and not actions.may_still_move(table, unit):
        return 0
    islands = questions.wild_islands(table) & ~questions.touched(table, unit)
    while islands:
        island = lowest(islands)
        islands &= islands - 1
        if leaving.place_at(table, unit, island) != NONE:
            found |= bit(island)
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
    """Slots with unique treasure in the game that lies face up; a dog finds no dogs (PI-U86)."""
    found: i64 = 0
    for slot in range(i64(len(table.treasure.at))):
        shown = table.treasure.at[slot] != OUT and questions.is_shown(table, slot)
        if shown and questions.deed_in(table, slot) != kinds.TREASURE_JAILHOUSE_DOG:
            found |= bit(slot)
    return found


def pirates(table: Table, unit: i64) -> i64:
    """Other Pirate ships of the fleet that could act once more (PI-U87)."""
    found: i64 = 0
    others = actions.who_may_act_once_more(table, unit)
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
        if not losses.keeps_crew(table, one):
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
    if bargains.is_bargain(deed):
        bargains.take_target(table, deed, move)
    elif deed == kinds.TREASURE_BURNING_MIRROR:
        table.target = move - UNIT
        aiming.roll_for(table, 1)
    elif deed in (kinds.TREASURE_PENSION, kinds.TREASURE_DOWRY):
        pension_off(table, deed, move)
    elif deed == kinds.TREASURE_NECKLACE:
        fly(table, slot, move - ISLAND)
    elif deed == kinds.TREASURE_RUNES_OF_MAGIC and table.sailing.terrain == NONE:
        table.sailing.terrain = move - TERRAIN
        aiming.ask_aim(table, WHAT_IT_SAYS, table.turn)
    else:
        work_on(table, slot, deed, move)
        if not ending.check_end(table):
            table.next = CARD_GOES_ON


def work_on(table: Table, slot: i64, deed: i64, move: i64) -> None:
    """What a treasure does to what was chosen, at once (PI-U78, PI-U84, PI-U85, PI-U86, PI-U87)."""
    if deed == kinds.TREASURE_RUNES_OF_DEATH:
        aboard.place_slot(table, slot, move - UNIT)
        questions.tell(table, codes.DEED_USED, table.turn, questions.slot_word(table, slot), move - UNIT)
    elif deed == kinds.TREASURE_PERISCOPE:
        aiming.silence(table, move - UNIT)
    elif deed == kinds.TREASURE_RUNES_OF_DESTRUCTION:
        perils.lift(table, move - TERRAIN)
    elif deed == kinds.TREASURE_RUNES_OF_MAGIC:
        number = table.sailing.terrain
        table.sailing.terrain = NONE
        table.card.still_to_come = icebergs.drift(table, number, segments.segment_a(move), table.catalog.measure[LONG])
    elif deed == kinds.TREASURE_JAILHOUSE_DOG:
        aiming.use_up(table, move - SLOT)
    elif deed == kinds.TREASURE_WINE:
        swap_wine(table, slot, move - SLOT)
    elif deed == kinds.TREASURE_RUNES_OF_ODIN:
        drop_ice(table, move)
    else:
        table.this_turn.may_act_again |= bit(move - UNIT)
        questions.tell(table, codes.ONE_MORE, table.turn, move - UNIT)


def goes_on(table: Table) -> bool:
    """Whether another ship that an iceberg has touched loses a mast (PI-U98)."""
    if aiming.deed_now(table) != kinds.TREASURE_RUNES_OF_MAGIC:
        return False
    while table.card.still_to_come:
        unit = lowest(table.card.still_to_come)
        table.card.still_to_come &= table.card.still_to_come - 1
        if table.ships.masts[unit] != 0 and table.ships.in_play & bit(unit):
            dismasting.ask_loss(table, unit, 1, BY_CARD)
            return True
    return False


def fly(table: Table, slot: i64, island: i64) -> None:
    """The ship is docked at a wild island, where the necklace stays; her player's ships load it no more (PI-U109, PI-R95)."""
    unit = table.unit
    aboard.place_slot(table, slot, ASHORE + island)
    table.treasure.barred |= bit(table.turn)
    aiming.end_deed(table)
    leaving.set_down(table, unit, island)


def enrich(table: Table, unit: i64, gold: i64) -> None:
    """Each coin aboard leaves the game, and one that is worth what was rolled comes for it (PI-U108)."""
    coins = losses.cargo_of(table, unit)
    while coins:
        slot = lowest(coins)
        coins &= coins - 1
        if i64(len(table.treasure.worth)) < codes.SLOTS:
            aboard.lose_slot(table, slot)
            table.treasure.worth = more(table.treasure.worth, gold)
            coin = aboard.add_slot(table, i64(len(table.treasure.worth)) - 1, unit, full(table.seats))
            questions.tell(table, codes.COLLECTS, table.turn, questions.slot_word(table, coin), unit)


def swap_wine(table: Table, slot: i64, coin: i64) -> None:
    """A coin of an enemy's home comes aboard, and the wine is drunk (PI-U62)."""
    unit, gold = table.unit, questions.gold_in(table, coin)
    owner = table.islands.home[table.treasure.at[coin] - ASHORE]
    table.islands.home_gold = put(table.islands.home_gold, owner, table.islands.home_gold[owner] - gold)
    aboard.place_slot(table, coin, unit)
    table.this_turn.loaded |= bit(unit)
    questions.tell(table, codes.RAIDED, table.turn, unit, gold)
    aiming.use_up(table, slot)


def drop_ice(table: Table, move: i64) -> None:
    """An iceberg lies there; ships that it touches leave the game with all aboard (PI-U100)."""
    card = laying.card_of(table, kinds.TERRAIN_ICEBERG)
    units = table.waters.units_at(laying.shape_at(table, card, move)) & ~table.waters.deep
    laying.lay_down(table, card, move, NONE)
    while units:
        unit = lowest(units)
        units &= units - 1
        if not questions.is_fort(table, unit):
            questions.tell(table, codes.SUNK, table.ships.owner[unit], unit)
            sinking.settle(table, unit, NONE)


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
    if deed == kinds.TREASURE_RUNES_OF_WEALTH:
        aiming.spend(table, slot)
        enrich(table, unit, die)
    elif deed == kinds.TREASURE_SEASTAR and die >= LUCKY:
        rigging.raise_mast(table, unit, lowest(actions.broken(table, unit)))
    elif deed == kinds.TREASURE_FROND and die >= LUCKY:
        table.this_turn.sails_longer |= bit(unit)
        table.this_turn.sails_far |= bit(unit)
    elif deed == kinds.TREASURE_FROND and die <= LOST_TO:
        wild = questions.wild_islands(table)
        if wild:
            aboard.place_slot(table, slot, ASHORE + questions.nearest_of(table, wild, unit))
    elif deed == kinds.TREASURE_BURNING_MIRROR and die >= LUCKY:
        burn(table, table.target)
    elif deed == kinds.TREASURE_BURNING_MIRROR and die == BREAKS_ON:
        aiming.use_up(table, slot)


def burn(table: Table, unit: i64) -> None:
    """Up to two masts of a unit catch fire, those nearest to its bow (PI-U92)."""
    for _time in range(BURNS):
        sound = table.ships.masts[unit] & ~table.ships.burning[unit]
        if sound:
            rigging.catch_fire(table, unit, lowest(sound))
