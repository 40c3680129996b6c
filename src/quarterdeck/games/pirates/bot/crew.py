"""Where crew and equipment does most: what a fleet may hope for with a piece elsewhere, next to where it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.bot.prospects import PACE, Outlook
from quarterdeck.games.pirates.bot.setup import FIGHTERS, members
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.texts import abilities

ABOARD: Final = 10.0  # what a change of ships must promise, since hopes err
ASHORE: Final = 25.0  # and what it must to leave a piece ashore, where it is of no use any more
GUNNERY: Final = 0.35  # of the worth of a ship's masts, for each ability to shoot better
LUCK: Final = 0.3  # of a turn, for a die that may bring one more action
POINT: Final = 8.0  # for each point that a piece aboard has cost, whatever else it may do


def has_handling(moves: Moves) -> bool:
    """Whether crew or equipment may change its place now."""
    return any(codes.HANDLE <= moves.items[k] < codes.HAND_OVER for k in range(moves.count))


def better_place(board: PiratesPosition, outlook: Outlook, moves: Moves) -> i64:
    """The listed move that takes crew or equipment where it does most; NONE if nothing does clearly more than it does now."""
    trial = board.clone()
    seat = board.turn
    before = fleet_hope(trial, outlook, seat)
    best, found = 0.0, NONE
    for k in range(moves.count):
        if codes.HANDLE <= moves.items[k] < codes.HAND_OVER:
            piece = (moves.items[k] - codes.HANDLE) // codes.PLACES
            place, new = trial.crew.at[piece], (moves.items[k] - codes.HANDLE) % codes.PLACES
            aboard.place_piece(trial, piece, new)
            gain = fleet_hope(trial, outlook, seat) - before - (ABOARD if new < codes.UNITS else ASHORE)
            aboard.place_piece(trial, piece, place)
            if gain > best:
                best, found = gain, moves.items[k]
    return found


def fleet_hope(board: PiratesPosition, outlook: Outlook, seat: i64) -> float:
    """What a seat may hope for, and what its crew is good for besides."""
    outlook.survey(board)
    outlook.hope(board)
    found = outlook.hopes[seat]
    units = questions.fleet(board, seat)
    while units:
        found += of_crew(board, outlook, lowest(units))
        units &= units - 1
    return found


def of_crew(board: PiratesPosition, outlook: Outlook, unit: i64) -> float:
    """What crew aboard is good for that hopes do not tell: to shoot better, to act once more, or anything."""
    found = 0.0
    pieces = questions.pieces_at(board, unit)
    if pieces == 0:
        return found
    low, high, top = board.ships.abilities_low[unit], board.ships.abilities_high[unit], board.ships.abilities_top[unit]
    found += GUNNERY * outlook.rig[unit] * float(members(low, high, top, FIGHTERS))
    if skills.able(board, unit, abilities.EXTRA_ACTION) or skills.able(board, unit, abilities.SAME_AGAIN):
        found += LUCK * PACE * (outlook.prize[unit] + outlook.next[unit])
    while pieces:
        card = board.crew.card[lowest(pieces)]
        pieces &= pieces - 1
        if card != NONE and (
            board.catalog.equipment[card] != NONE
            or skills.friendly_nations(board, unit) & bit(board.catalog.crew_nation[card])
        ):
            found += POINT * float(board.catalog.crew_cost[card])
    return found
