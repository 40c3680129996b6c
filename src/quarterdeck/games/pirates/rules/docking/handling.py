"""Crew and equipment between ships and islands (PI-4.14, PI-8.2, PI-R13, PI-R14, PI-R66)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, HANDLE, NONE, OUT, PLACES
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds


def are_wolves_at(table: Table, island: i64) -> bool:
    """Whether wolves keep everything on an island from being loaded (PI-U29)."""
    slots = questions.slots_at(table, ASHORE + island)
    while slots:
        if questions.deed_in(table, lowest(slots)) == kinds.TREASURE_WOLVES and questions.is_shown(
            table, lowest(slots)
        ):
            return True
        slots &= slots - 1
    return False


def move_piece(table: Table, piece: i64, place: i64) -> None:
    """Crew or equipment is at another place now; equipment on a wild island lies face up (PI-4.14, PI-R66)."""
    if skills.is_equipment(table, piece) and questions.is_ashore(place) and table.islands.home[place - ASHORE] == NONE:
        skills.show(table, piece)
    aboard.place_piece(table, piece, place)
    known = table.crew.seen_by[piece] if not table.crew.face_up & bit(piece) else codes.ALL_SEATS
    questions.tell(table, codes.HANDLED, table.turn, questions.crew_word(table, piece), place, known)


def come_back(table: Table, piece: i64, island: i64) -> None:
    """Crew that would be out of the game, or is, lies face up on an island of its player (PI-A106, PI-A111)."""
    table.crew.seen_by = put(table.crew.seen_by, piece, full(table.seats))
    table.crew.face_up |= bit(piece)
    aboard.place_piece(table, piece, ASHORE + island)
    questions.tell(table, codes.HANDLED, table.crew.owner[piece], questions.crew_word(table, piece), ASHORE + island)


def may_handle(table: Table, piece: i64) -> bool:
    """Whether a player may move a piece: an own one, or equipment on a wild island (PI-4.14, PI-R14)."""
    if table.crew.owner[piece] == table.turn:
        return not aboard.is_bound(table, piece)
    place = table.crew.at[piece]
    anyones = skills.is_equipment(table, piece) or table.crew.any_nation & bit(piece) != 0
    return anyones and questions.is_ashore(place) and table.islands.home[place - ASHORE] == NONE


def add_handling(table: Table, moves: Moves) -> None:
    """Crew and equipment between an island and the ships docked there (PI-8.2, PI-R13, PI-R14), twice at most (PI-R60)."""
    for k in range(i64(len(table.crew.card))):
        if (table.this_turn.handled_twice | table.this_turn.crew_ashore) & bit(k) or not may_handle(table, k):
            continue
        place = table.crew.at[k]
        if questions.is_ashore(place):
            if are_wolves_at(table, place - ASHORE):
                continue
            add_boarding(table, k, bit(place - ASHORE), NONE, moves)
        elif place < codes.UNITS and table.ships.in_play & bit(place) and not questions.is_creature(table, place):
            islands = skills.docked_at(table, place)
            add_landing(k, islands, moves)
            add_boarding(table, k, islands, place, moves)


def add_landing(piece: i64, islands: i64, moves: Moves) -> None:
    """Moves that put a piece ashore, one for each of some islands."""
    while islands:
        moves.add(HANDLE + piece * PLACES + ASHORE + lowest(islands))
        islands &= islands - 1


def add_boarding(table: Table, piece: i64, islands: i64, but: i64, moves: Moves) -> None:
    """Moves that bring a piece aboard the player's own ships docked at one of the islands, except one ship."""
    units = questions.fleet(table, table.turn) if islands else NOTHING
    while units:
        unit = lowest(units)
        units &= units - 1
        if unit != but and islands & skills.docked_at(table, unit) and aboard.may_carry(table, unit, piece):
            moves.add(HANDLE + piece * PLACES + unit)


def handle(table: Table, move: i64) -> None:
    """A piece goes ashore or aboard, free (PI-8.2), at most twice between two actions (PI-R60)."""
    piece, place = (move - HANDLE) // PLACES, (move - HANDLE) % PLACES
    if table.this_turn.handled & bit(piece):
        table.this_turn.handled_twice |= bit(piece)
    table.this_turn.handled |= bit(piece)
    table.crew.owner = put(table.crew.owner, piece, table.turn)
    table.crew.seen_by = put(table.crew.seen_by, piece, table.crew.seen_by[piece] | bit(table.turn))
    move_piece(table, piece, place)


def remove_crew(table: Table, piece: i64) -> None:
    """Take a crew that was eliminated out of the game."""
    questions.tell(
        table, codes.CREW_LOST, table.crew.owner[piece], questions.crew_word(table, piece), table.crew.at[piece]
    )
    aboard.place_piece(table, piece, OUT)
    table.crew.face_up |= bit(piece)
    questions.note_progress(table)
