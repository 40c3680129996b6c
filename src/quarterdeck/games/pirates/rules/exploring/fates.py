"""What unique treasure of later sets does to its finder, at once or when a turn begins (PI-U, PI-R90, PI-R93)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, count, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, CREW, ISLAND, NONE, PASS, RECRUIT, SLOT
from quarterdeck.games.pirates.rules.common import aiming, ending
from quarterdeck.games.pirates.rules.docking import handling
from quarterdeck.games.pirates.rules.exploring import bad_maps, wanderings
from quarterdeck.games.pirates.rules.losing import dismasting, losses
from quarterdeck.games.pirates.rules.terrain import laying
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.catalog import BARBARY, CURSED, SPANISH
from quarterdeck.games.pirates.table.in_progress import (
    ACTION_OVER,
    BY_CARD,
    CARD_GOES_ON,
    CREW_LOST,
    WHAT_IT_SAYS,
)
from quarterdeck.games.pirates.table.table import LONG, Table
from quarterdeck.games.pirates.texts import kinds

CURRENTS: Final[i64] = 3  # trade currents of native lore (PI-U73)
SPOT_ON: Final[i64] = 6  # a roll on which a black spot costs a crew (PI-U75)
HEX_FROM: Final[i64] = 5  # a roll with which a doll or the maps of Hades work (PI-U76, PI-U77, PI-U101)
LOW: Final[i64] = 3  # a roll up to which natives eliminate the cheapest crew (PI-U111, PI-U112)
VANISHES_ON: Final[i64] = 1  # a roll on which coins leave the game (PI-U66)
BANNER: Final[i64] = 5  # what a banner is worth to those for whom it is a prize (PI-U96, PI-U63)


# -- crew that is lost --------------------------------------------------------------------------


def kill_all(table: Table, crew: i64) -> None:
    """All crew of a set is eliminated."""
    while crew:
        losses.kill(table, lowest(crew))
        crew &= crew - 1


def ask_crew_lost(table: Table, unit: i64) -> bool:
    """A unit loses one of its crew; returns whether its player is asked which."""
    crew = aboard.crew_aboard(table, unit)
    table.card.unit = unit
    if count(crew) > 1:
        aiming.ask_aim(table, CREW_LOST, table.ships.owner[unit])
        return True
    kill_all(table, crew)
    return ending.check_end(table)


def cheapest(table: Table, unit: i64, least: i64) -> i64:
    """The crew aboard that costs least, of those that cost at least so much; NONE if there is none (PI-U65, PI-U70)."""
    dear: i64 = 0
    crew = aboard.crew_aboard(table, unit)
    while crew:
        piece = lowest(crew)
        crew &= crew - 1
        dear |= bit(piece) if losses.cost(table, piece) >= least else NOTHING
    return losses.cheapest(table, dear)


def dearest(table: Table, unit: i64) -> i64:
    """The crew aboard that costs most; NONE if there is none."""
    found: i64 = NONE
    crew = aboard.crew_aboard(table, unit)
    while crew:
        piece = lowest(crew)
        crew &= crew - 1
        if found == NONE or losses.cost(table, piece) > losses.cost(table, found):
            found = piece
    return found


# -- when it is found ---------------------------------------------------------------------------


def befall(table: Table, slot: i64, deed: i64) -> bool:
    """A treasure that was found takes effect; returns whether somebody is asked or something is lost now."""
    if deed == kinds.TREASURE_JAIL:
        jail(table)
        aiming.use_up(table, slot)
    elif deed == kinds.TREASURE_CANNIBALS:
        kill_one(table, cheapest(table, table.unit, 0))
        aiming.use_up(table, slot)
    elif deed in (kinds.TREASURE_BANNER_OF_MALTA, kinds.TREASURE_BANNER_OF_BARBARY):
        raise_banner(table, slot, deed)
    elif deed in (
        kinds.TREASURE_CURSED_COIN,
        kinds.TREASURE_SAVAGE_NATIVES,
        kinds.TREASURE_CURSED_NATIVES,
        kinds.TREASURE_LOST,
    ):
        return rolls_for(table, slot, deed)
    elif deed == kinds.TREASURE_PRESS_GANG:
        aiming.use_up(table, slot)
        return press(table)
    else:
        return go_to_work(table, slot, deed)
    return ending.check_end(table)


def rolls_for(table: Table, slot: i64, deed: i64) -> bool:
    """Whether a die falls for a treasure that was found: cursed natives let Cursed ships alone, and stay ashore (PI-U112)."""
    if deed == kinds.TREASURE_CURSED_NATIVES and questions.nation_of(table, table.unit) == CURSED:
        leave_ashore(table, slot)
        return False
    return aiming.roll_for(table, 1)


def go_to_work(table: Table, slot: i64, deed: i64) -> bool:
    """A treasure that was found asks for one thing after another, or leads astray; returns whether somebody is asked now."""
    if deed in (kinds.TREASURE_SACRED_TIKI, kinds.TREASURE_ROTTING_HULL):
        return goes_on(table, deed)
    if deed not in (kinds.TREASURE_STORM, kinds.TREASURE_NATIVE_LORE):
        return lead_astray(table, slot, deed)
    aiming.use_up(table, slot)
    table.card.still_to_come = masted_ships(table) if deed == kinds.TREASURE_STORM else NOTHING
    table.card.rolls_left = CURRENTS if deed == kinds.TREASURE_NATIVE_LORE else NOTHING
    return goes_on(table, deed)


def lead_astray(table: Table, slot: i64, deed: i64) -> bool:
    """A treasure that was found changes what is explored, or where the ship lies; returns whether somebody is asked now."""
    if deed == kinds.TREASURE_BOTTLE:
        return wanderings.is_washed_up(table, slot)
    if deed == kinds.TREASURE_BAD_MAPS:
        return is_misled(table, slot)
    if deed == kinds.TREASURE_MAELSTROM:
        aiming.use_up(table, slot)
        return wanderings.is_swallowed(table)
    if deed == kinds.TREASURE_FALSE_CHARTS:
        wanderings.unlearn(table)
    elif deed == kinds.TREASURE_ABANDONED_CHARTS:
        aiming.use_up(table, slot)
        wanderings.mark_all(table)
    elif deed == kinds.TREASURE_AMMUNITION:
        aiming.use_up(table, slot)
    else:
        return False
    moves = Moves()
    add_targets(table, deed, moves)
    if moves.count:
        aiming.ask_aim(table, WHAT_IT_SAYS, table.turn)
    return moves.count > 0


def is_misled(table: Table, slot: i64) -> bool:
    """Whether bad maps move the ship and the island, and the next player is asked where to; they serve once (PI-U120)."""
    moves = Moves()
    bad_maps.add_ways(table, moves)
    aiming.use_up(table, slot)
    if moves.count == 0:
        return False
    aiming.ask_aim(table, WHAT_IT_SAYS, questions.next_seat(table, table.turn))
    return True


def goes_on(table: Table, deed: i64) -> bool:
    """Whether a treasure that was found asks for something more (PI-U55, PI-U67, PI-U68, PI-U73)."""
    unit = table.unit
    if not table.ships.in_play & bit(unit):
        aiming.end_deed(table)
        table.next = ACTION_OVER
        return True
    if deed == kinds.TREASURE_STORM:
        return storms_on(table)
    if deed == kinds.TREASURE_SACRED_TIKI:
        many = count(aboard.crew_aboard(table, unit)) > 1 and not losses.keeps_crew(table, unit)
        return many and ask_crew_lost(table, unit)
    if deed == kinds.TREASURE_ROTTING_HULL and aboard.room(table, unit) < 0 and burdens(table, unit).count:
        aiming.ask_aim(table, WHAT_IT_SAYS, table.turn)
        return True
    if deed == kinds.TREASURE_NATIVE_LORE and table.card.rolls_left and currents(table).count:
        aiming.ask_aim(table, WHAT_IT_SAYS, table.turn)
        return True
    table.card.rolls_left = 0
    return False


def kill_one(table: Table, piece: i64) -> None:
    """A crew is eliminated, if there is one."""
    if piece != NONE:
        losses.kill(table, piece)


def press(table: Table) -> bool:
    """The ship loses a crew that her player picks, or a mast; whether one is asked for or lost now (PI-U97)."""
    unit = table.unit
    if aboard.crew_aboard(table, unit) and not losses.keeps_crew(table, unit):
        aiming.ask_aim(table, WHAT_IT_SAYS, table.turn)
        return True
    if table.ships.masts[unit] == 0:
        return False
    dismasting.ask_loss(table, unit, 1, BY_CARD)
    return True


def jail(table: Table) -> None:
    """All crew aboard is put on the home island of the ship's player (PI-U64)."""
    home = questions.home_of(table, table.ships.owner[table.unit])
    crew = aboard.crew_aboard(table, table.unit) if home != NONE else NOTHING
    while crew:
        handling.move_piece(table, lowest(crew), ASHORE + home)
        crew &= crew - 1


def raise_banner(table: Table, slot: i64, deed: i64) -> None:
    """The banner of an enemy is worth gold at once, the own one as masts fall (PI-U96, PI-U63); see `dismasting.honour`."""
    corsair = questions.nation_of(table, table.unit) == BARBARY
    if corsair == (deed == kinds.TREASURE_BANNER_OF_MALTA):
        aiming.mark(table, slot, BANNER)


def masted_ships(table: Table) -> i64:
    """All ships with masts; sea creatures and forts are none (PI-U67)."""
    found: i64 = 0
    units = table.ships.in_play
    while units:
        unit = lowest(units)
        units &= units - 1
        if table.ships.masts[unit] != 0 and not questions.is_creature(table, unit):
            found |= bit(unit)
    return found


def storms_on(table: Table) -> bool:
    """Whether another ship loses a mast to the storm (PI-U67)."""
    table.card.still_to_come &= table.ships.in_play
    if table.card.still_to_come == 0:
        return False
    unit = lowest(table.card.still_to_come)
    table.card.still_to_come &= table.card.still_to_come - 1
    dismasting.ask_loss(table, unit, 1, BY_CARD)
    return True


def add_shots(table: Table, moves: Moves) -> None:
    """List equipment of the pack that is a shot, as far as there is room in the game for one more piece (PI-U103)."""
    for card in range(table.catalog.crews):
        tool = table.catalog.equipment[card]
        if tool not in (NONE, kinds.EQUIPMENT_LETTER) and i64(len(table.crew.card)) < codes.PIECES:
            moves.add(RECRUIT + card)


# -- gold with blood on it ----------------------------------------------------------------------


def uncover_coins(table: Table) -> None:
    """All treasure of the island that is explored lies face up (PI-U70, PI-U71)."""
    slots = questions.slots_at(table, ASHORE + table.exploring.island)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if table.treasure.seen_by[slot] != full(table.seats):
            table.treasure.seen_by = put(table.treasure.seen_by, slot, full(table.seats))
            questions.tell(table, codes.LOOKED_AT, table.turn, questions.slot_word(table, slot), table.exploring.island)


def blood_at(table: Table, island: i64) -> i64:
    """The slot of bloody gold that lies face up on an island, or NONE (PI-U70, PI-U71)."""
    slots = questions.uniques_at(table, ASHORE + island)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        deed = questions.deed_in(table, slot)
        if deed in (kinds.TREASURE_BLOODY_GOLD, kinds.TREASURE_BLOOD_MONEY) and questions.is_shown(table, slot):
            return slot
    return NONE


def shed_blood(table: Table, slot: i64, gold: i64) -> None:
    """Whoever has loaded a coin loses a crew for it, if one costs as much; the last coin ends it (PI-U70, PI-U71)."""
    spared = questions.deed_in(table, slot) == kinds.TREASURE_BLOOD_MONEY and (
        questions.nation_of(table, table.unit) == SPANISH
    )
    if not spared:
        kill_one(table, cheapest(table, table.unit, gold))
    here = ASHORE + table.exploring.island
    if questions.slots_at(table, here) & ~questions.uniques_at(table, here) == 0:
        aiming.use_up(table, slot)


# -- when a turn begins -------------------------------------------------------------------------


def wakes(deed: i64) -> bool:
    """Whether a treasure does something at the start of its player's turns."""
    return deed in (
        kinds.TREASURE_BLACK_SPOT,
        kinds.TREASURE_MAPS_OF_HADES,
        kinds.TREASURE_DEATHS_DOLL,
        kinds.TREASURE_VOODOO_DOLL,
        kinds.TREASURE_RUNES_OF_DEATH,
    )


def waste_away(table: Table, slot: i64) -> None:
    """The ship loses a crew, or a mast; one that has neither is free of the runes (PI-U78)."""
    unit = table.unit
    questions.tell(table, codes.DEED_USED, table.turn, questions.slot_word(table, slot), unit)
    if aboard.crew_aboard(table, unit) and not losses.keeps_crew(table, unit):
        if not ask_crew_lost(table, unit) and not questions.is_over(table):
            table.next = CARD_GOES_ON
    elif table.ships.masts[unit] != 0:
        dismasting.ask_loss(table, unit, 1, BY_CARD)
    else:
        aiming.use_up(table, slot)
        table.next = CARD_GOES_ON


def take_die(table: Table, slot: i64, deed: i64, die: i64) -> bool:
    """Apply the die of a treasure; returns whether somebody is asked now."""
    if deed == kinds.TREASURE_CURSED_COIN:
        if die == VANISHES_ON:
            sink_coins(table)
        aiming.use_up(table, slot)
    elif deed in (kinds.TREASURE_SAVAGE_NATIVES, kinds.TREASURE_CURSED_NATIVES):
        meet_natives(table, slot, die)
    elif deed == kinds.TREASURE_BLACK_SPOT and die == SPOT_ON:
        kill_one(table, dearest(table, table.unit))
    elif deed == kinds.TREASURE_MAPS_OF_HADES and die >= HEX_FROM:
        steer_away(table, slot)
    elif deed in (kinds.TREASURE_DEATHS_DOLL, kinds.TREASURE_VOODOO_DOLL) and die >= HEX_FROM:
        if hexable(table, deed) == 0:
            return False
        aiming.ask_aim(table, WHAT_IT_SAYS, table.turn)
        return True
    return ending.check_end(table)


def steer_away(table: Table, slot: i64) -> None:
    """The previous player makes the next move of the ship (PI-U101)."""
    effects = table.mysterious.effects
    table.mysterious.effects = put(effects, table.unit, effects[table.unit] | bit(kinds.ISLAND_OPPONENT_STEERS))
    questions.tell(table, codes.DEED_USED, table.turn, questions.slot_word(table, slot), table.unit)


def meet_natives(table: Table, slot: i64, die: i64) -> None:
    """They eliminate a crew, let the ship load one coin, and drive her off; they stay on the island (PI-U111, PI-U112)."""
    unit = table.unit
    kill_one(table, cheapest(table, unit, 0) if die <= LOW else dearest(table, unit))
    table.exploring.one_more = True
    table.next_turn.driven_off |= bit(unit)
    leave_ashore(table, slot)


def leave_ashore(table: Table, slot: i64) -> None:
    """A treasure stays on the island that is explored, as it lay there."""
    table.exploring.settled |= bit(slot)
    aboard.place_slot(table, slot, ASHORE + table.exploring.island)


def sink_coins(table: Table) -> None:
    """All coins of the island that is explored leave the game (PI-U66)."""
    here = ASHORE + table.exploring.island
    coins = questions.slots_at(table, here) & ~questions.uniques_at(table, here)
    while coins:
        aiming.use_up(table, lowest(coins))
        coins &= coins - 1


def hexable(table: Table, deed: i64) -> i64:
    """Crew of others that lies face up aboard a ship; a voodoo doll spares the Cursed (PI-U76, PI-U77)."""
    found: i64 = 0
    units = table.ships.in_play & ~questions.fleet(table, table.turn)
    while units:
        unit = lowest(units)
        units &= units - 1
        crew = aboard.crew_aboard(table, unit) & table.crew.face_up
        while crew:
            piece = lowest(crew)
            crew &= crew - 1
            cursed = table.catalog.crew_nation[table.crew.card[piece]] == CURSED
            if not (cursed and deed == kinds.TREASURE_VOODOO_DOLL):
                found |= bit(piece)
    return found


# -- targets ------------------------------------------------------------------------------------


def add_targets(table: Table, deed: i64, moves: Moves) -> None:
    """List on what a treasure works."""
    if deed == kinds.TREASURE_AMMUNITION:
        add_shots(table, moves)
    elif deed == kinds.TREASURE_BAD_MAPS:
        bad_maps.add_ways(table, moves)
    elif deed == kinds.TREASURE_NATIVE_LORE:
        add_currents(table, moves)
    elif deed == kinds.TREASURE_ROTTING_HULL:
        add_burdens(table, table.unit, moves)
    elif deed == kinds.TREASURE_PRESS_GANG:
        if table.ships.masts[table.unit] != 0:
            moves.add(PASS)
        moves.add_members(CREW, aboard.crew_aboard(table, table.unit))
    elif deed in (kinds.TREASURE_DEATHS_DOLL, kinds.TREASURE_VOODOO_DOLL):
        moves.add_members(CREW, hexable(table, deed))
    else:
        moves.add_members(ISLAND, wanderings.islands_for(table, deed))


def burdens(table: Table, unit: i64) -> Moves:
    """What may be put ashore to make room."""
    found = Moves()
    add_burdens(table, unit, found)
    return found


def add_burdens(table: Table, unit: i64, moves: Moves) -> None:
    """List crew, equipment and treasure aboard that takes cargo spaces (PI-U55)."""
    pieces = questions.pieces_at(table, unit)
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        if aboard.piece_space(table, piece) > 0:
            moves.add(CREW + piece)
    slots = questions.slots_at(table, unit)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if aboard.slot_space(table, slot) > 0:
            moves.add(SLOT + slot)


def currents(table: Table) -> Moves:
    """The places that are offered for a trade current."""
    found = Moves()
    add_currents(table, found)
    return found


def add_currents(table: Table, moves: Moves) -> None:
    """List places for a trade current within L of the ship (PI-U73)."""
    card = laying.card_of(table, kinds.TERRAIN_TRADE_CURRENT)
    laying.add_places(table, card, table.unit, table.catalog.measure[LONG], moves)


def take_target(table: Table, slot: i64, deed: i64, move: i64) -> bool:
    """A treasure works on what was chosen; returns whether something else comes before it goes on."""
    if deed == kinds.TREASURE_ABANDONED_CHARTS:
        return wanderings.study(table, move - ISLAND)
    if deed == kinds.TREASURE_BOTTLE:
        wanderings.wash_up(table, move - ISLAND)
        return True
    if deed == kinds.TREASURE_PRESS_GANG and move == PASS:
        dismasting.ask_loss(table, table.unit, 1, BY_CARD)
        return True
    work_on(table, slot, deed, move)
    return False


def work_on(table: Table, slot: i64, deed: i64, move: i64) -> None:
    """What a treasure does to what was chosen, at once."""
    if deed == kinds.TREASURE_FALSE_CHARTS:
        table.exploring.settled |= bit(slot)
        aboard.place_slot(table, slot, ASHORE + move - ISLAND)
    elif deed == kinds.TREASURE_AMMUNITION:
        aiming.recruit(table, move - RECRUIT, table.unit)
    elif deed == kinds.TREASURE_BAD_MAPS:
        bad_maps.mislead(table, move)
    elif deed == kinds.TREASURE_NATIVE_LORE:
        table.card.rolls_left -= 1
        laying.lay_down(table, laying.card_of(table, kinds.TERRAIN_TRADE_CURRENT), move, NONE)
    elif deed == kinds.TREASURE_ROTTING_HULL:
        put_ashore(table, move)
    elif deed == kinds.TREASURE_PRESS_GANG:
        losses.kill(table, move - CREW)
    else:
        hex_crew(table, slot, move - CREW)


def put_ashore(table: Table, move: i64) -> None:
    """Crew, equipment or treasure for which there is no room lies on the island that is explored (PI-U55)."""
    if move < SLOT:
        handling.move_piece(table, move - CREW, ASHORE + table.exploring.island)
    else:
        leave_ashore(table, move - SLOT)


def hex_crew(table: Table, slot: i64, piece: i64) -> None:
    """A crew lies face down and has no abilities in its player's next turn; everybody still knows it (PI-U76, PI-U77)."""
    unit = table.crew.at[piece]
    table.crew.face_up &= ~bit(piece)
    table.crew.seen_by = put(table.crew.seen_by, piece, full(table.seats))
    table.next_turn.hexed |= bit(piece)
    questions.tell(table, codes.DEED_USED, table.turn, questions.slot_word(table, slot), unit)
