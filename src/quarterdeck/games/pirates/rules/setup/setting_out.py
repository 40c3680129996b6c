"""Setting out: the first player, islands, home islands, start poses, crew, treasure (PI-3, PI-4, PI-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.engine.vectors import more, put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    CHARTING,
    COIN_KINDS,
    DEAL,
    DRAWING,
    HANDLE,
    HOMING,
    ISLAND_CARD,
    LAYING,
    LEAVING,
    MANNING,
    MUSTERING,
    NONE,
    OUT,
    PASS,
    PLACES,
    PLACING,
    ROLLING,
)
from quarterdeck.games.pirates.geometry.angles import cosine, sine, unscaled
from quarterdeck.games.pirates.geometry.offered import BERTHS, POSES, berth, pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, touch, within
from quarterdeck.games.pirates.geometry.spots import Spots
from quarterdeck.games.pirates.rules.common import chance
from quarterdeck.games.pirates.rules.mysterious_islands import isles_of_fire
from quarterdeck.games.pirates.rules.setup import placing_terrain
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import FIRST_TURN
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table

NEAREST: Final[i64] = 3  # times L between islands (PI-3.4)
FARTHEST: Final[i64] = 6
ON_AN_ISLAND: Final[i64] = 4  # treasures on a wild island, at most (PI-5.3)
NEARLY: Final[i64] = 100  # so much more or less than S a Mercenary may start from home (PI-A96)


# -- the first player ---------------------------------------------------------------------------


def roll_for_first(table: Table, die: i64) -> None:
    """The highest roll makes first player; those level at the top roll again (PI-3.1, PI-R39)."""
    seat = table.asked
    table.rolls = put(table.rolls, seat, die)
    questions.tell(table, codes.ROLLED_FIRST, seat, die)
    later = table.still_rolling & ~full(seat + 1)
    if later:
        table.asked = lowest(later)
        return
    best: i64 = 0
    tied: i64 = 0
    rolled: i64 = 0
    for k in range(table.seats):
        if table.still_rolling & bit(k):
            rolled |= table.rolls[k] << (codes.ROLL_BITS * k)
        if table.still_rolling & bit(k) and table.rolls[k] >= best:
            tied = tied | bit(k) if table.rolls[k] == best else bit(k)
            best = table.rolls[k]
    table.still_rolling = tied
    table.asked = lowest(tied)
    if count(tied) == 1:
        table.first_player = table.turn = table.asked
        questions.tell(table, codes.FIRST, table.first_player, rolled)
        ask_island(table)


# -- islands ------------------------------------------------------------------------------------


def ask_island(table: Table) -> None:
    """The next island is drawn, or terrain is placed (PI-3.3, PI-3.6)."""
    if table.islands.to_place > 0:
        table.phase = DRAWING
        table.player = CHANCE
    else:
        table.turn = table.first_player
        placing_terrain.ask_terrain(table)


def draw_island(table: Table, card: i64) -> None:
    """A random island goes to the player whose turn it is to place one (PI-R36)."""
    table.islands.may_be_drawn &= ~bit(card)
    table.islands.card = more(table.islands.card, card)
    questions.tell(table, codes.ISLAND_DRAWN, table.turn, questions.island_word(table, card))
    table.phase = PLACING
    table.player = table.asked = table.turn


def drawn_island(table: Table) -> i64:
    """The card of the island that is being placed."""
    return table.islands.card[i64(len(table.islands.card)) - 1]


def near(table: Table, tries: i64) -> i64:
    """The least gap between islands after a number of tries without a spot (PI-R36)."""
    return NEAREST * table.catalog.measure[LONG] - tries * table.catalog.measure[SHORT]


def far(table: Table, tries: i64) -> i64:
    """The greatest gap to the nearest island after a number of tries without a spot (PI-R36)."""
    return FARTHEST * table.catalog.measure[LONG] + tries * table.catalog.measure[SHORT]


def island_at(table: Table, move: i64) -> Polygon:
    """The shore of the drawn island at a pose."""
    shore = Polygon([(0, 0)])
    shore.place(table.catalog.shores[drawn_island(table)], pose_x(move), pose_y(move), pose_a(move))
    return shore


def island_room(table: Table, tries: i64) -> Spots:
    """Where the drawn island may lie after a number of tries without a spot (PI-3.4, PI-R35, PI-R36)."""
    shore = table.catalog.shores[drawn_island(table)]
    return Spots(table.waters, shore, table.catalog.measure[SHORT], near(table, tries), far(table, tries))


def can_place_island(table: Table, move: i64, tries: i64) -> bool:
    """Whether the drawn island may lie at a pose (PI-3.4, PI-R35)."""
    return island_room(table, tries).fits(island_at(table, move))


def keeps_apart(table: Table, tries: i64) -> bool:
    """Whether distances still forbid anything after a number of tries."""
    return near(table, tries) > 0 or far(table, tries) < table.waters.width + table.waters.height


def add_island_spots(table: Table, moves: Moves) -> None:
    """List spots for the drawn island; without any, the bounds are widened until there is one (PI-R36).

    On a table that is full there is none: the island is laid aside.
    """
    tries: i64 = 0
    while moves.count == 0 and (tries == 0 or keeps_apart(table, tries - 1)):
        island_room(table, tries).add(moves)
        tries += 1
    if moves.count == 0:
        moves.add(PASS)


def place_island(table: Table, move: i64) -> None:
    """Place the drawn island at a pose, or lay it aside; the next player draws (PI-3.3, PI-R36)."""
    if move == PASS:
        questions.tell(table, codes.LAID_ASIDE, table.turn, questions.island_word(table, drawn_island(table)))
        table.islands.card = table.islands.card[: i64(len(table.islands.card)) - 1]
    else:
        island = table.waters.add_island(island_at(table, move))
        table.islands.home = more(table.islands.home, NONE)
        table.islands.unseen = more(table.islands.unseen, 0)
        table.mysterious.add_island(drawn_island(table))
        questions.name_island(table, island)
        questions.tell(table, codes.ISLAND_PLACED, table.turn, island)
    table.islands.to_place -= 1
    table.turn = questions.next_seat(table, table.turn)
    ask_island(table)


# -- homes and start poses ----------------------------------------------------------------------


def ask_home(table: Table) -> None:
    """The player after `turn` chooses its home island (PI-3.9, PI-3.11, PI-R37)."""
    table.phase = HOMING
    table.player = table.asked = questions.next_seat(table, table.turn)


def add_homes(table: Table, moves: Moves) -> None:
    """Islands that are nobody's home; an island of fire only where there is no other (PI-M31, PI-R110)."""
    for k in range(i64(len(table.islands.home))):
        if table.islands.home[k] == NONE and not isles_of_fire.is_wild_for_good(table, k):
            moves.add(codes.ISLAND + k)
    if moves.count == 0:
        for k in range(i64(len(table.islands.home))):
            if table.islands.home[k] == NONE:
                moves.add(codes.ISLAND + k)


def choose_home(table: Table, island: i64) -> None:
    """Make an island the home of `turn`, whose ships are placed next (PI-3.10, PI-3.11).

    What is nobody's home stays wild (PI-3.12).
    """
    table.islands.home = put(table.islands.home, island, table.turn)
    questions.tell(table, codes.HOME_CHOSEN, table.player, island, table.turn)
    muster_next(table)


def muster_next(table: Table) -> None:
    """The next piece of `turn` is placed, or the next home is chosen, or crew comes aboard (PI-R37)."""
    if table.ships.to_place & questions.fleet(table, table.turn):
        table.phase = MUSTERING
        table.player = table.asked = table.turn
        return
    table.turn = questions.next_seat(table, table.turn)
    if table.turn != table.first_player:
        ask_home(table)
        return
    deal_hidden(table)


def mustering(table: Table) -> i64:
    """The unit that is being placed."""
    return lowest(table.ships.to_place & questions.fleet(table, table.turn))


def can_muster(table: Table, move: i64) -> bool:
    """Whether the unit may start at a pose: at home, over nothing, on the table (PI-3.10, PI-3.15, PI-R57)."""
    unit = mustering(table)
    waters = table.waters
    x, y, a = pose_x(move), pose_y(move), pose_a(move)
    if not waters.fits(unit, x, y, a):
        return False
    hull = Polygon([(0, 0)])
    hull.place(waters.forms[unit].bow, x, y, a)
    if not starts_at(table, unit, hull, waters.shores[questions.home_of(table, table.turn)]):
        return False
    hull.place(waters.forms[unit].hull, x, y, a)
    return not placing_terrain.lies_over_terrain(table, hull) or not has_clear_start(table)


def starts_at(table: Table, unit: i64, bow: Polygon, shore: Polygon) -> bool:
    """Whether a unit starts with its bow there: at home, a Mercenary S away from it (PI-3.10, PI-A96)."""
    if not skills.is_mercenary(table, unit):
        return touch(bow, shore)
    measure = table.catalog.measure[SHORT]
    return within(bow, shore, measure + NEARLY) and not within(bow, shore, measure - NEARLY)


def start_pose(table: Table, unit: i64, pose: i64) -> i64:
    """A pose at home, or for a Mercenary S straight back from there; NONE: off the table."""
    if not skills.is_mercenary(table, unit):
        return pose
    back, a = table.catalog.measure[SHORT], pose_a(pose)
    x, y = pose_x(pose) - unscaled(back * cosine(a)), pose_y(pose) - unscaled(back * sine(a))
    return NONE if x < 0 or y < 0 or x > table.waters.width or y > table.waters.height else pose_move(x, y, a)


def has_clear_start(table: Table) -> bool:
    """Whether a pose is offered at which the unit lies over no terrain (PI-R57)."""
    unit = mustering(table)
    hull = Polygon([(0, 0)])
    for k in range(POSES):
        pose = berth(table.waters.shores[questions.home_of(table, table.turn)], k, POSES, table.waters.forms[unit])
        move = start_pose(table, unit, pose)
        if move == NONE:
            continue
        hull.place(table.waters.forms[unit].hull, pose_x(move), pose_y(move), pose_a(move))
        fits = table.waters.fits(unit, pose_x(move), pose_y(move), pose_a(move))
        if fits and not placing_terrain.lies_over_terrain(table, hull):
            return True
    return False


def add_start_poses(table: Table, moves: Moves) -> None:
    """Poses around the home island; if there is none the unit is out of the game (PI-R61)."""
    unit = mustering(table)
    shore = table.waters.shores[questions.home_of(table, table.turn)]
    number = BERTHS
    while number <= POSES:
        for k in range(number):
            move = start_pose(table, unit, berth(shore, k, number, table.waters.forms[unit]))
            if move != NONE and can_muster(table, move):
                moves.add(move)
        if moves.count:
            return
        number += number
    moves.add(PASS)


def place_unit(table: Table, move: i64) -> None:
    """Place the unit at a pose, or take it out of the game if there is none (PI-R61).

    A ship that crew has made a Mercenary is placed once more, when treasure is dealt (PI-A95).
    """
    unit = mustering(table)
    table.ships.to_place &= ~bit(unit)
    if move == PASS:
        table.ships.in_play &= ~bit(unit)
        questions.tell(table, codes.OUT_OF_PLACE, table.turn, unit)
    else:
        table.waters.put(unit, pose_x(move), pose_y(move), pose_a(move))
        questions.tell(table, codes.MUSTERED, table.turn, unit)
    if table.starting_gold:
        man_next(table)
    else:
        muster_next(table)


# -- crew and treasure --------------------------------------------------------------------------


def man_next(table: Table) -> None:
    """The next crew or equipment finds its place, or the first turn begins (PI-4.1, PI-4.11)."""
    seat = table.turn
    for _time in range(table.seats):
        piece = unplaced(table, seat)
        if piece != NONE:
            table.turn = seat
            table.phase = MANNING
            table.player = table.asked = seat
            return
        seat = questions.next_seat(table, seat)
    table.turn = table.first_player
    table.next = FIRST_TURN


def unplaced(table: Table, seat: i64) -> i64:
    """The first of a seat's pieces that has no place yet, or NONE."""
    for k in range(i64(len(table.crew.card))):
        if table.crew.owner[k] == seat and table.crew.at[k] == OUT:
            return k
    return NONE


def add_crew_places(table: Table, moves: Moves) -> None:
    """Where crew or equipment may begin: the home island, and the player's own ships with room (PI-4.1, PI-4.11)."""
    piece = unplaced(table, table.turn)
    moves.add(HANDLE + piece * PLACES + ASHORE + questions.home_of(table, table.turn))
    units = questions.fleet(table, table.turn)
    while units:
        unit = lowest(units)
        units &= units - 1
        if aboard.may_carry(table, unit, piece):
            moves.add(HANDLE + piece * PLACES + unit)


def man(table: Table, move: i64) -> None:
    """Put a piece of crew or equipment at home or aboard, face down (PI-4.1, PI-4.11)."""
    piece, place = (move - HANDLE) // PLACES, (move - HANDLE) % PLACES
    aboard.place_piece(table, piece, place)
    if aboard.lies_open(table, table.crew.card[piece]) and place < codes.UNITS:
        skills.show(table, piece)
    questions.tell(table, codes.MANNED, table.turn, questions.crew_word(table, piece), place, bit(table.turn))
    if place < codes.UNITS and puts_off(table, place):
        table.phase = MUSTERING
        table.player = table.asked = table.turn
    else:
        man_next(table)


def puts_off(table: Table, unit: i64) -> bool:
    """Whether crew has made a Mercenary of a ship at home, and there is a place S away from it for her (PI-A95)."""
    waters, home = table.waters, questions.home_of(table, table.turn)
    if not skills.is_mercenary(table, unit) or not waters.shores_touched(unit) & bit(home):
        return False
    x, y, a = waters.x[unit], waters.y[unit], waters.a[unit]
    table.ships.to_place |= bit(unit)
    waters.remove(unit)
    moves = Moves()
    add_start_poses(table, moves)
    if moves.items[0] != PASS:
        return True
    table.ships.to_place &= ~bit(unit)
    waters.put(unit, x, y, a)
    return False


def deal_hidden(table: Table) -> None:
    """Treasure, unique treasure among it (PI-5.6), is dealt to the wild islands, four to each at most (PI-5.3, PI-R38)."""
    left = count(table.treasure.pool)
    for _time in range(ON_AN_ISLAND):
        for k in range(i64(len(table.islands.home))):
            if table.islands.home[k] == NONE and left > 0:
                table.islands.unseen = put(table.islands.unseen, k, table.islands.unseen[k] + 1)
                left -= 1
    table.treasure.left_over = left
    sort_out(table)


def sort_out(table: Table) -> None:
    """Treasure for which no island has room leaves the game, face up for all to count; then crew comes aboard (PI-R62)."""
    if table.treasure.left_over > 0:
        table.phase = LEAVING
        table.player = CHANCE
        return
    pool = table.treasure.pool
    while pool:
        worth = table.treasure.worth[lowest(pool)]
        if worth < COIN_KINDS:
            table.starting_gold += worth
        pool &= pool - 1
    man_next(table)


def leave_over(table: Table, treasure: i64) -> None:
    """One treasure for which no island has room leaves the game (PI-R62)."""
    table.treasure.left_over -= 1
    table.treasure.pool &= ~bit(treasure)
    aboard.add_slot(table, treasure, OUT, full(table.seats))
    questions.tell(table, codes.LEFT_OVER, NONE, questions.treasure_word(table, treasure))
    sort_out(table)


def add_setup(table: Table, moves: Moves) -> None:
    """The moves of the phases before the first turn."""
    if table.phase < HOMING:
        add_sea(table, moves)
    elif table.phase == HOMING:
        add_homes(table, moves)
    elif table.phase == MUSTERING:
        add_start_poses(table, moves)
    elif table.phase == LEAVING:
        chance.add_pool(table, moves)
    else:
        add_crew_places(table, moves)


def add_sea(table: Table, moves: Moves) -> None:
    """List the first player, the next island or terrain, and its place."""
    if table.phase == ROLLING:
        for k in range(1, chance.DIE + 1):
            moves.add(i64(k))
    elif table.phase == DRAWING:
        moves.add_members(ISLAND_CARD, table.islands.may_be_drawn)
    elif table.phase == PLACING:
        add_island_spots(table, moves)
    elif table.phase == CHARTING:
        placing_terrain.add_terrain_cards(table, moves)
    else:
        placing_terrain.add_terrain_spots(table, moves)


def set_out(table: Table, move: i64) -> None:
    """Make a move of a phase before the first turn."""
    if table.phase == ROLLING:
        roll_for_first(table, move)
    elif table.phase == DRAWING:
        draw_island(table, move - ISLAND_CARD)
    elif table.phase == PLACING:
        place_island(table, move)
    elif table.phase in (CHARTING, LAYING):
        placing_terrain.chart(table, move)
    elif table.phase == HOMING:
        choose_home(table, move - codes.ISLAND)
    elif table.phase == MUSTERING:
        place_unit(table, move)
    elif table.phase == LEAVING:
        leave_over(table, move - DEAL)
    else:
        man(table, move)
