"""Equipment: what a cannon shoots instead of a ball, and fog that texts lay (PI-4.11, PI-Q, PI-R58, PI-R99)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import AIMING, LOAD, NONE, OUT
from quarterdeck.games.pirates.geometry.advance import inside
from quarterdeck.games.pirates.geometry.angles import ROUND, cosine, sine, unscaled
from quarterdeck.games.pirates.geometry.line_of_fire import Nearest
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, overlap
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.rules.setup import placing_terrain
from quarterdeck.games.pirates.rules.shooting import cannons, hits, shooting
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import BY_SHOT, FOG, SMOKING
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds

GRAPE: Final[i64] = 5  # kinds of shots behind those of specialists and broadsides: PI-Q2
GRAPPLE: Final[i64] = 6  # PI-Q4
EXPLODING: Final[i64] = 7  # PI-Q7
MOST_TERRAIN: Final[i64] = 60
FOG_SPOTS: Final[i64] = 16  # directions in which fog is offered
FOG_STEP: Final[i64] = 500  # between distances that are tried


# -- what is loaded -----------------------------------------------------------------------------


def tool_of(table: Table, piece: i64) -> i64:
    """What equipment does; NONE for crew and what is not known."""
    card = table.crew.card[piece]
    return NONE if card == NONE else table.catalog.equipment[card]


def add_tools(table: Table, moves: Moves) -> None:
    """Equipment aboard with which the next shot may be made, each once in an action (PI-Q, PI-R99)."""
    pieces = questions.pieces_at(table, table.unit) & table.crew.equipment & ~table.shooting.equipment_used
    if pieces == 0 or table.shooting.next_equipment != NONE or table.shooting.double_range:
        return
    shoots = shooting.can_hit(table, table.unit, shooting.cannons_fired(table) | ~shooting.MAST_CANNONS)
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        if can_load(table, piece, shoots=shoots):
            moves.add(LOAD + piece)


def can_load(table: Table, piece: i64, *, shoots: bool) -> bool:
    """Whether a piece is of use to the next shot: smoke needs a cannon and a place, all others a target."""
    tool = tool_of(table, piece)
    if tool == NONE or tool == kinds.EQUIPMENT_LETTER:  # noqa: PLR1714 - a tuple is slow
        return False
    if tool != kinds.EQUIPMENT_SMOKEPOT_SHOT:
        return shoots
    moves = Moves()
    if smoking_cannons(table):
        add_fog_spots(table, table.unit, table.catalog.measure[SHORT], moves)
    return moves.count > 0


def smoke_aboard(table: Table, unit: i64, fired: i64) -> i64:
    """Equipment that may lay smoke instead of a shot of the unit, or NONE (PI-Q8)."""
    pieces = (
        questions.pieces_at(table, unit) & table.crew.equipment & ~table.shooting.equipment_used
        if table.crew.equipment
        else NOTHING
    )
    if pieces == 0 or table.shooting.next_equipment != NONE or table.shooting.double_range:
        return NONE
    if cannons.all_cannons(table, unit) & shooting.MAST_CANNONS & ~(fired | table.shooting.missed) == 0:
        return NONE
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        if tool_of(table, piece) == kinds.EQUIPMENT_SMOKEPOT_SHOT:
            moves = Moves()
            add_fog_spots(table, unit, table.catalog.measure[SHORT], moves)
            return piece if moves.count else NONE
    return NONE


def load_tool(table: Table, piece: i64) -> None:
    """Equipment is declared ahead of its shot (PI-R99), and lies face up from now on (PI-R58)."""
    skills.show(table, piece)
    table.shooting.equipment_used |= bit(piece)
    questions.tell(table, codes.DEED_USED, table.turn, questions.crew_word(table, piece), table.unit)
    if tool_of(table, piece) != kinds.EQUIPMENT_SMOKEPOT_SHOT:
        table.shooting.next_equipment = piece
        return
    table.card.move = LOAD + piece
    table.card.during = SMOKING
    table.card.aim = FOG
    table.phase = AIMING
    table.player = table.asked = table.turn


def lay_smoke(table: Table, move: i64) -> None:
    """Smoke takes the place of a shot; it lies up to the player's next turn (PI-Q8)."""
    piece = table.card.move - LOAD
    lay_fog(table, move, table.turn)
    table.shooting.fired |= bit(lowest(smoking_cannons(table)))
    table.card.move = NONE
    table.card.during = table.card.aim = 0
    if table.catalog.equipment_once[table.crew.card[piece]] == 1:
        spend_tool(table, piece)
    shooting.ask_shot(table)


def smoking_cannons(table: Table) -> i64:
    """Cannons on masts that have not fired in this action; one that missed shoots again, and lays no smoke (PI-R101)."""
    return shooting.free_cannons(table) & shooting.MAST_CANNONS & ~table.shooting.missed


def spend_tool(table: Table, piece: i64) -> None:
    """Equipment is out of the game (PI-R99)."""
    questions.tell(table, codes.DEED_GONE, NONE, questions.crew_word(table, piece))
    aboard.place_piece(table, piece, OUT)
    questions.note_progress(table)


# -- shots --------------------------------------------------------------------------------------


def kind_of_tool(tool: i64) -> i64:
    """What is shot with equipment: a chain (PI-Q1), grape (PI-Q2), a stinkpot (PI-Q3), a grapple (PI-Q4), fire (PI-Q6).

    Exploding Shot is its own kind (PI-Q7), and Double Shot shoots balls (PI-Q5).
    """
    if tool == kinds.EQUIPMENT_CHAIN_SHOT:
        return shooting.CHAIN
    if tool == kinds.EQUIPMENT_STINKPOT_SHOT:
        return shooting.STINK
    if tool == kinds.EQUIPMENT_FIRE_SHOT:
        return shooting.FIRE
    if tool == kinds.EQUIPMENT_GRAPE_SHOT:
        return GRAPE
    if tool == kinds.EQUIPMENT_GRAPPLE_SHOT:
        return GRAPPLE
    return EXPLODING if tool == kinds.EQUIPMENT_EXPLODING_SHOT else shooting.PLAIN


def backfire(table: Table, tool: i64) -> None:
    """A rolled 1 may cost the own ship a mast, or set it on fire (PI-Q5, PI-Q6, PI-Q7)."""
    unit = table.unit
    table.shooting.missed |= bit(table.shooting.cannon)
    questions.tell(table, codes.SHOT_DIE, table.turn, hits.ALWAYS_MISSES, 0)
    masts = i64(skills.able(table, unit, abilities.BACKFIRE))
    if tool in (kinds.EQUIPMENT_DOUBLE_SHOT, kinds.EQUIPMENT_EXPLODING_SHOT):
        masts += 1
    if masts:
        hits.ask_loss(table, unit, masts, BY_SHOT)
    elif tool != kinds.EQUIPMENT_FIRE_SHOT or not hits.ask_fire(table, unit):
        hits.proceed(table)


def is_shelled(table: Table, unit: i64) -> bool:
    """Whether nobody boards a ship: she has panels, or is a sea creature (PI-18.4, PI-A83)."""
    return questions.is_creature(table, unit) or (
        table.ships.panels[unit] != 0 and skills.able(table, unit, abilities.TURTLE_SHIP)
    )


# -- letters ------------------------------------------------------------------------------------


def letter_against(table: Table, unit: i64, other: i64) -> i64:
    """A letter aboard a unit that is about the nation of another, or NONE (PI-Q9)."""
    nation = bit(table.catalog.nation[table.ships.card[other]])
    pieces = questions.pieces_at(table, unit) & table.crew.equipment
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        about = tool_of(table, piece) == kinds.EQUIPMENT_LETTER
        if about and table.catalog.equipment_nations[table.crew.card[piece]] & nation:
            return piece
    return NONE


def tear_letters(table: Table, target: i64) -> None:
    """A ship that shoots at one of the letter's nation loses the letter (PI-Q9)."""
    piece = letter_against(table, table.unit, target)
    if piece != NONE:
        skills.show(table, piece)
        spend_tool(table, piece)


# -- fog, and other terrain that texts lay ------------------------------------------------------


def fog_card(table: Table) -> i64:
    """The fog bank of the pack, or NONE."""
    return card_of(table, kinds.TERRAIN_FOG_BANK)


def card_of(table: Table, kind: i64) -> i64:
    """The first piece of terrain of a kind in the pack, or NONE."""
    k: i64 = 0
    while k < table.catalog.terrains and table.catalog.terrain_kind[k] != kind:
        k += 1
    return k if k < table.catalog.terrains else NONE


def shape_at(table: Table, card: i64, move: i64) -> Polygon:
    """A piece of terrain around a point."""
    shape = Polygon([(0, 0)])
    shape.place(table.catalog.terrain_shapes[card], pose_x(move), pose_y(move), 0)
    return shape


def can_lay_fog(table: Table, unit: i64, reach: i64, move: i64) -> bool:
    """Whether fog may lie there: its middle within reach of a unit, on open sea (PI-R99)."""
    return can_lie(table, fog_card(table), unit, reach, move)


def can_lie(table: Table, card: i64, unit: i64, reach: i64, move: i64) -> bool:
    """Whether any piece of terrain may lie somewhere: its middle within reach of a unit, on open sea (PI-R99)."""
    waters = table.waters
    x, y = pose_x(move), pose_y(move)
    nearest = Nearest()
    nearest.find(waters.hulls[unit], x, y)
    dx, dy = nearest.x - x, nearest.y - y
    if pose_a(move) != 0 or dx * dx + dy * dy > reach * reach:
        return False
    return is_open(table, shape_at(table, card, move))


def is_open(table: Table, shape: Polygon) -> bool:
    """Whether nothing lies where a shape does, and it lies on the table."""
    waters = table.waters
    if not inside(shape, waters.width, waters.height):
        return False
    for shore in waters.shores:
        if overlap(shape, shore):
            return False
    units = waters.afloat
    while units:
        if overlap(shape, waters.hulls[lowest(units)]):
            return False
        units &= units - 1
    laid = waters.terrain.laid
    while laid:
        if overlap(shape, waters.terrain.shapes[lowest(laid)]):
            return False
        laid &= laid - 1
    return True


def add_fog_spots(table: Table, unit: i64, reach: i64, moves: Moves) -> None:
    """In each of some directions the first place where fog may lie; any other that is legal may be chosen, too."""
    add_places(table, fog_card(table), unit, reach, moves)


def add_places(table: Table, card: i64, unit: i64, reach: i64, moves: Moves) -> None:
    """In each of some directions the first place where a piece of terrain may lie."""
    if card == NONE or new_number(table) == NONE:
        return
    x, y = segments.centre(table, unit, LONG), segments.centre(table, unit, 0)
    far = reach + table.waters.forms[unit].length
    for k in range(FOG_SPOTS):
        a = k * (ROUND // FOG_SPOTS)
        r = FOG_STEP
        while r <= far:
            px, py = x + unscaled(r * cosine(a)), y + unscaled(r * sine(a))
            if px >= 0 and py >= 0 and can_lie(table, card, unit, reach, pose_move(px, py, 0)):
                moves.add(pose_move(px, py, 0))
                break
            r += FOG_STEP


def new_number(table: Table) -> i64:
    """The number for one more piece of terrain, of one that was taken away if there is such; NONE if the table is full."""
    terrain = table.waters.terrain
    free = full(i64(len(terrain.shapes))) & ~terrain.laid
    if free:
        return lowest(free)
    number = i64(len(terrain.shapes))
    return number if number < MOST_TERRAIN else NONE


def lay_fog(table: Table, move: i64, until: i64) -> None:
    """Lay a fog bank, until a seat's next turn or for good (PI-R99)."""
    lay_down(table, fog_card(table), move, until)


def lay_down(table: Table, card: i64, move: i64, until: i64) -> None:
    """Lay a piece of terrain, up to a seat's next turn or for good."""
    terrain = table.waters.terrain
    kind = table.catalog.terrain_kind[card]
    number, shape = new_number(table), shape_at(table, card, move)
    if number == i64(len(terrain.shapes)):
        terrain.add(kind, card, table.turn, shape)
    else:
        terrain.shapes[number] = shape
        terrain.card[number] = card
        terrain.placer[number] = table.turn
        terrain.rating[number] = 0
        terrain.laid |= bit(number)
        terrain.sets[kind] |= bit(number)
    terrain.until[number] = until
    questions.tell(table, codes.TERRAIN_LAID, table.turn, placing_terrain.terrain_word(table, card), number)


def judge_equipment(table: Table, die: i64) -> None:
    """A roll above the rank hits (PI-R3); a 1 strikes back, and most equipment is used up (PI-R99, PI-Q)."""
    piece = table.shooting.equipment
    table.shooting.equipment = NONE
    tool = tool_of(table, piece)
    if table.catalog.equipment_once[table.crew.card[piece]] == 1 or die == hits.ALWAYS_MISSES:
        spend_tool(table, piece)
    if tool == kinds.EQUIPMENT_DOUBLE_SHOT:
        table.shooting.fired &= ~bit(table.shooting.cannon)
    far_off = table.shooting.kind != shooting.PLAIN and hits.is_long_for(table, table.unit, table.target)
    if die == hits.ALWAYS_MISSES:
        backfire(table, tool)
    elif far_off and hits.hits_with(table, die):
        table.shooting.missed |= bit(table.shooting.cannon)
        questions.tell(table, codes.SHOT_DIE, table.turn, die, 0)
        hits.proceed(table)
    else:
        hits.judge_shot(table, die)
