"""What programs that learn see of Pirates: a row for each unit, island, piece of terrain, crew, treasure, Event and choice."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.observation import Field, Observation
from quarterdeck.engine.observer import Observer, Pen
from quarterdeck.engine.position import Position
from quarterdeck.engine.sets import NOTHING, ONE, bit, count
from quarterdeck.games.pirates.codes import (
    CANNONS,
    EVENTS,
    NONE,
    PIECES,
    PLACE_MASK,
    POSE,
    SEGMENT,
    SHOT,
    SLOTS,
    TURN_TO,
)
from quarterdeck.games.pirates.geometry import offered
from quarterdeck.games.pirates.geometry.angles import ROUND
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.rules.shooting import shooting

UNITS_SEEN: Final[i64] = 32
ISLANDS_SEEN: Final[i64] = 36
TERRAIN_SEEN: Final[i64] = 40
CHOICES_SEEN: Final[i64] = 256
OF_UNIT: Final[i64] = 15
OF_ISLAND: Final[i64] = 7
OF_TERRAIN: Final[i64] = 4
OF_CREW: Final[i64] = 5
OF_TREASURE: Final[i64] = 3
OF_EVENT: Final[i64] = 5
OF_CHOICE: Final[i64] = 9
PHASES: Final[i64] = 90
MOST: Final[i64] = 999
MOST_CODE: Final[i64] = (
    16_777_215  # of moves that are no segment, shot or pose; whole numbers of 32-bit floats reach so far
)
LAST_TURN: Final[i64] = TURN_TO + ROUND


def observation(players: int) -> Observation:
    """What a seat sees in a game of so many."""
    seats = "seats, from the viewer on in turn order"
    place = "place (a unit's number, 64 + an island's, 127 out of the game)"
    far, code = int(PLACE_MASK), int(MOST_CODE)
    return Observation(
        (
            Field("asked", (players,), 0, 1, f"1 for the seat that must choose now: {seats}"),
            Field("turn", (players,), 0, 1, f"1 for the seat whose turn it is: {seats}"),
            Field("seat", (players,), 0, 1, "1 for the viewer's own number"),
            Field("phase", (int(PHASES),), 0, 1, "1 for what is asked, as the game's codes.py numbers the phases"),
            Field("rounds", (2,), 0, int(MOST), "number of the round; rounds in which nothing has happened"),
            Field("gold", (players,), 0, int(MOST), f"gold on each home island: {seats}"),
            Field(
                "units",
                (int(UNITS_SEEN), int(OF_UNIT)),
                0,
                far,
                "units by number, those from 32 on are left out, and zeros where there is none; in play, card in the catalog from 1 on, "
                "owner from the viewer on from 1 on, afloat, x and y of bow or centre in 1/100 mm, heading in tenths of a degree, "
                "masts standing, masts burning, unit in tow from 1 on, number of units that pin it, has acted, has acted "
                "twice, acts now, is acted on",
            ),
            Field(
                "islands",
                (int(ISLANDS_SEEN), int(OF_ISLAND)),
                0,
                far,
                "islands by number, zeros where there is none; is on the table and not to be placed now, card in the catalog from 1 on, x and y of its middle in 1/100 mm, "
                "whose home it is from the viewer on from 1 on, treasures that nobody has seen, has the viewer's token",
            ),
            Field(
                "terrain",
                (int(TERRAIN_SEEN), int(OF_TERRAIN)),
                0,
                far,
                "terrain by number, zeros where there is none; is there, card in the catalog from 1 on, x and y of its middle in 1/100 mm",
            ),
            Field(
                "crew",
                (int(PIECES), int(OF_CREW)),
                0,
                far,
                f"crew and equipment by number; is there, card in the catalog from 1 on or 0 if not known, owner from the viewer on from 1 on, {place}, "
                "lies face up",
            ),
            Field(
                "treasures",
                (int(SLOTS), int(OF_TREASURE)),
                0,
                far,
                f"treasures that somebody has seen, by slot; is there, 0 if not known, else 1 + gold of a coin or 17 + which unique one, {place}",
            ),
            Field(
                "events",
                (int(EVENTS), int(OF_EVENT)),
                0,
                far,
                "Events by number; is there, card in the catalog from 1 on or 0 if not known, owner from the viewer on from 1 on, lies face up, is out",
            ),
            Field(
                "choices",
                (int(CHOICES_SEEN), int(OF_CHOICE)),
                0,
                code,
                "what the first 256 actions mean, zeros for other seats than the one that must choose; is there, number of the move as codes.py "
                "lists it (0 for those that follow), measure of a segment from 1 on, heading in tenths of a degree, length in 1/100 mm, "
                "cannon of a shot from 1 on, its target from 1 on, x and y of shot or pose in 1/100 mm",
            ),
        ),
        PiratesObserver(),
        whole=False,
    )


@final
class PiratesObserver(Observer):
    """Writes field by field, in their order."""

    def observe(self, veiled: Position, seat: i64, pen: Pen) -> None:
        table = cast(PiratesPosition, veiled)
        write_turn(table, seat, pen)
        for unit in range(UNITS_SEEN):
            if unit < i64(len(table.ships.card)):
                write_unit(table, unit, seat, pen)
            else:
                pen.write_members(NOTHING, OF_UNIT)
        write_islands(table, seat, pen)
        write_terrain(table, pen)
        write_crew(table, seat, pen)
        write_treasures(table, pen)
        write_events(table, seat, pen)
        write_choices(table, seat, pen)


def from_viewer(table: PiratesPosition, other: i64, seat: i64) -> i64:
    """How many seats after the viewer another one is; below 0 if it is none."""
    return (other - seat + table.seats) % table.seats if other >= 0 else NONE


def write_turn(table: PiratesPosition, seat: i64, pen: Pen) -> None:
    """Write who is asked what, and how the game stands."""
    seats = table.seats
    pen.write_one_of(from_viewer(table, table.player, seat), seats)
    pen.write_one_of(from_viewer(table, table.turn, seat), seats)
    pen.write_one_of(seat, seats)
    pen.write_one_of(table.phase, PHASES)
    pen.write_most(table.round, MOST)
    pen.write_most(table.quiet_rounds, MOST)
    for k in range(seats):
        pen.write_most(table.islands.home_gold[(seat + k) % seats], MOST)


def write_unit(table: PiratesPosition, unit: i64, seat: i64, pen: Pen) -> None:
    """Write the row of a unit."""
    ships, waters, member = table.ships, table.waters, bit(unit)
    pen.write(has(ships.in_play, member))
    pen.write(ships.card[unit] + 1)
    pen.write(from_viewer(table, ships.owner[unit], seat) + 1)
    if waters.afloat & member:
        pen.write(ONE)
        write_spot(waters.x[unit], waters.y[unit], pen)
        pen.write(waters.a[unit])
    else:
        pen.write_members(NOTHING, 4)
    pen.write(count(ships.masts[unit]))
    pen.write(count(ships.burning[unit]))
    pen.write(ships.tows[unit] + 1)
    pen.write(count(ships.pinned_by[unit]))
    pen.write(has(table.this_turn.acted, member))
    pen.write(has(table.this_turn.acted_twice, member))
    pen.write(i64(table.unit == unit))
    pen.write(i64(table.target == unit))


def write_islands(table: PiratesPosition, seat: i64, pen: Pen) -> None:
    """Write a row for each island."""
    islands = table.islands
    for island in range(ISLANDS_SEEN):
        if island < i64(len(islands.home)):
            pen.write(ONE)
            pen.write(islands.card[island] + 1)
            write_middle(table.waters.shores[island], pen)
            pen.write(from_viewer(table, islands.home[island], seat) + 1)
            pen.write(islands.unseen[island])
            pen.write(has(islands.tokens[seat], bit(island)))
        elif island < i64(len(islands.card)):
            pen.write(NOTHING)
            pen.write(islands.card[island] + 1)
            pen.write_members(NOTHING, OF_ISLAND - 2)
        else:
            pen.write_members(NOTHING, OF_ISLAND)


def write_terrain(table: PiratesPosition, pen: Pen) -> None:
    """Write a row for each piece of terrain."""
    terrain = table.waters.terrain
    for piece in range(TERRAIN_SEEN):
        if piece < i64(len(terrain.card)) and terrain.laid & bit(piece):
            pen.write(ONE)
            pen.write(terrain.card[piece] + 1)
            write_middle(terrain.shapes[piece], pen)
        else:
            pen.write_members(NOTHING, OF_TERRAIN)


def write_crew(table: PiratesPosition, seat: i64, pen: Pen) -> None:
    """Write a row for each crew and equipment."""
    crew = table.crew
    for piece in range(PIECES):
        if piece < i64(len(crew.card)):
            pen.write(ONE)
            pen.write(crew.card[piece] + 1)
            pen.write(from_viewer(table, crew.owner[piece], seat) + 1)
            pen.write(crew.at[piece])
            pen.write(has(crew.face_up, bit(piece)))
        else:
            pen.write_members(NOTHING, OF_CREW)


def write_treasures(table: PiratesPosition, pen: Pen) -> None:
    """Write a row for each treasure that somebody has seen."""
    treasure = table.treasure
    for slot in range(SLOTS):
        if slot < i64(len(treasure.what)):
            what = treasure.what[slot]
            pen.write(ONE)
            pen.write(NOTHING if what == NONE else treasure.worth[what] + 1)
            pen.write(treasure.at[slot])
        else:
            pen.write_members(NOTHING, OF_TREASURE)


def write_events(table: PiratesPosition, seat: i64, pen: Pen) -> None:
    """Write a row for each Event."""
    events = table.events
    for event in range(EVENTS):
        if event < i64(len(events.card)):
            pen.write(ONE)
            pen.write(events.card[event] + 1)
            pen.write(from_viewer(table, events.owner[event], seat) + 1)
            pen.write(has(events.face_up, bit(event)))
            pen.write(has(events.out, bit(event)))
        else:
            pen.write_members(NOTHING, OF_EVENT)


def write_choices(table: PiratesPosition, seat: i64, pen: Pen) -> None:
    """Write a row for each of the viewer's moves, in the order in which they are listed."""
    moves = Moves()
    if table.player == seat:
        table.find_moves(moves)
    for k in range(CHOICES_SEEN):
        if k < moves.count:
            pen.write(ONE)
            write_move(moves.items[k], pen)
        else:
            pen.write_members(NOTHING, OF_CHOICE)


def write_move(move: i64, pen: Pen) -> None:
    """Write what a move says."""
    if move < SEGMENT:
        pen.write_most(move, MOST_CODE)
        pen.write(NOTHING)
        pen.write(move - TURN_TO if TURN_TO <= move < LAST_TURN else NOTHING)
        pen.write_members(NOTHING, 5)
    elif move < SHOT:
        pen.write(NOTHING)
        pen.write(segments.segment_measure(move) + 1)
        pen.write(segments.segment_a(move))
        pen.write(segments.segment_length(move))
        pen.write_members(NOTHING, 4)
    elif move < POSE:
        pen.write_members(NOTHING, 4)
        pen.write(shooting.shot_kind(move) * CANNONS + shooting.shot_cannon(move) + 1)
        pen.write(shooting.shot_target(move) + 1)
        write_spot(shooting.shot_x(move), shooting.shot_y(move), pen)
    else:
        pen.write_members(NOTHING, 2)
        pen.write(offered.pose_a(move))
        pen.write_members(NOTHING, 3)
        write_spot(offered.pose_x(move), offered.pose_y(move), pen)


def write_middle(shape: Polygon, pen: Pen) -> None:
    """Write the middle of the box around a shape."""
    write_spot((shape.left + shape.right) // 2, (shape.bottom + shape.top) // 2, pen)


def write_spot(x: i64, y: i64, pen: Pen) -> None:
    """Write a place on the table; what lies beyond its left or lower edge is written as if on the edge."""
    pen.write_most(max(x, NOTHING), PLACE_MASK)
    pen.write_most(max(y, NOTHING), PLACE_MASK)


def has(members: i64, member: i64) -> i64:
    """1 if the set has the member, else 0."""
    return ONE if members & member else NOTHING
