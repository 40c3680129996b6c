"""Good choices during set-up: the best places for islands and ships, and the right ship for each crew."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.angles import cosine, sine, unscaled
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, root
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.catalog import holds
from quarterdeck.games.pirates.texts import abilities

FIGHTERS: Final = vec[i64](
    [
        abilities.CAPTAIN,
        abilities.CANNONEER,
        abilities.GUNNER,
        abilities.MARKSMAN,
        abilities.TWO_MASTS_A_HIT,
        abilities.DOUBLE_RANGE,
        abilities.SHOOT_AND_MOVE,
        abilities.BOARDING_BONUS,
    ]
)
SAILORS: Final = vec[i64]([abilities.HELMSMAN, abilities.UNDER_FULL_SAIL, abilities.EXTRA_ACTION, abilities.SAME_AGAIN])
CARRIERS: Final = vec[i64]([abilities.EXPLORER, abilities.GOLD_ONE, abilities.GOLD_TWO])
OF_USE: Final[i64] = 20
TWICE: Final[i64] = -25  # an ability that the ship has already
LINKED: Final[i64] = 15
AIR: Final[i64] = 200  # between ships that have room to turn, in hundredths of a millimetre
HINDRANCE: Final[i64] = 5  # so much nearer a ship lies to another costs as much as 1 of the worth of a place
CROWDED: Final[i64] = 24  # for the last cargo space, half as much for the last but one …


def middle(low: i64, high: i64) -> i64:
    """The number in the middle."""
    return (low + high) >> 1


def way(x: i64, y: i64, shore: Polygon) -> i64:
    """The way from a point to the middle of an island or a hull."""
    dx, dy = x - middle(shore.left, shore.right), y - middle(shore.bottom, shore.top)
    return root(dx * dx + dy * dy)


def value_spots(board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
    """Islands that lie close together make short ways."""
    waters = board.waters
    for k in range(moves.count):
        x, y = pose_x(moves.items[k]), pose_y(moves.items[k])
        far: i64 = 0
        for shore in waters.shores:
            far += way(x, y, shore)
        if not waters.shores:
            dx, dy = x - (waters.width >> 1), y - (waters.height >> 1)
            far = root(dx * dx + dy * dy)
        values[k] = -far // 1_000


def value_homes(board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
    """The others' home should lie far from everything, the own one near."""
    shores = board.waters.shores
    sign: i64 = 1
    if board.turn == board.player:
        sign = -1
    for k in range(moves.count):
        home = shores[moves.items[k] - codes.ISLAND]
        x, y = middle(home.left, home.right), middle(home.bottom, home.top)
        far: i64 = 0
        for shore in shores:
            far += way(x, y, shore)
        values[k] = sign * far // 1_000


def value_start_poses(board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
    """Value start poses: ships lie near the nearest islands, and where they do not hinder each other."""
    shores = board.waters.shores
    unit = setting_out.mustering(board)
    for k in range(moves.count):
        values[k] = 0
        if moves.items[k] >= codes.POSE:
            x, y = pose_x(moves.items[k]), pose_y(moves.items[k])
            near: i64 = 0
            for island in range(i64(len(shores))):
                if board.islands.home[island] == NONE:
                    near = max(near, 20_000_000 // (10_000 + way(x, y, shores[island])))
            values[k] = near - crowding(board, unit, moves.items[k]) // HINDRANCE


def crowding(board: PiratesPosition, unit: i64, pose: i64) -> i64:
    """By how much a unit at a pose is too near to another for both to turn about their middles; 0: it is not."""
    form = board.waters.forms[unit]
    x, y = pose_x(pose), pose_y(pose)
    if not form.creature:
        a = pose_a(pose)
        x -= unscaled(half(board, unit) * cosine(a))
        y -= unscaled(half(board, unit) * sine(a))
    found: i64 = 0
    others = board.waters.afloat
    while others:
        other = lowest(others)
        others &= others - 1
        needed = half(board, unit) + half(board, other) + AIR
        found = max(found, needed - way(x, y, board.waters.hulls[other]))
    return found


def half(board: PiratesPosition, unit: i64) -> i64:
    """Half the length of a ship or creature."""
    hull = board.waters.forms[unit].hull
    return (hull.right - hull.left) >> 1


def value_crew_places(board: PiratesPosition, moves: Moves, values: vec[i64]) -> None:
    """Value places for crew: where it can do most; ships that carry treasure keep room for it."""
    for k in range(moves.count):
        piece = (moves.items[k] - codes.HANDLE) // codes.PLACES
        place = (moves.items[k] - codes.HANDLE) % codes.PLACES
        values[k] = NOTHING if place >= codes.UNITS else value_of_crew(board, piece, place)


def value_of_crew(board: PiratesPosition, piece: i64, unit: i64) -> i64:
    """How much a crew or a piece of equipment is worth aboard a ship."""
    catalog = board.catalog
    card = board.crew.card[piece]
    if card == NONE:
        return 1
    room = aboard.room(board, unit)
    found: i64 = OF_USE
    if catalog.crew_space[card]:
        found -= CROWDED // max(1, room)
    if catalog.linked_to_ship(card, board.ships.card[unit]):
        found += LINKED
    if skills.is_equipment(board, piece) or not skills.friendly_nations(board, unit) & bit(catalog.crew_nation[card]):
        return found // 2
    low, high, top = catalog.crew_low[card], catalog.crew_high[card], catalog.crew_top[card]
    found += TWICE * (
        count(low & board.ships.abilities_low[unit])
        + count(high & board.ships.abilities_high[unit])
        + count(top & board.ships.abilities_top[unit])
    )
    masts = questions.masts_left(board, unit)
    found += 6 * masts * members(low, high, top, FIGHTERS)
    found += (8 + 4 * min(room, 5)) * members(low, high, top, SAILORS)
    found += 5 * room * members(low, high, top, CARRIERS)
    return found


def members(low: i64, high: i64, top: i64, wanted: vec[i64]) -> i64:
    """How many of some abilities a set has."""
    found: i64 = 0
    for k in range(i64(len(wanted))):
        if holds(low, high, top, wanted[k]):
            found += 1
    return found
