"""The worth of Events and unique treasure to a player who may use them now; hundredths of a gold coin of value 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import NEVER
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.bot.moves import A_CREW, winning
from quarterdeck.games.pirates.bot.places import Helm
from quarterdeck.games.pirates.bot.prospects import GOLD, PACE, Outlook
from quarterdeck.games.pirates.codes import NONE, PASS
from quarterdeck.games.pirates.geometry.offered import pose_x, pose_y
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.cards import events, sea_events
from quarterdeck.games.pirates.rules.common import tokens
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length
from quarterdeck.games.pirates.rules.shooting import shooting
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.in_progress import DRIFT, ENEMY_CREW, ENEMY_SHIP, OWN_CREW, OWN_SHIP, SPOT
from quarterdeck.games.pirates.table.table import LONG
from quarterdeck.games.pirates.texts import kinds

AT_ONCE: Final[i64] = 91
"""Anything worth using is used before any ship acts."""
HOARD: Final = 300.0  # gold that is worth making vanish
DELAY: Final = 50.0  # what others must lose by a delay
GAIN: Final = 300.0  # gold that is worth bringing home at once
HURRY: Final = 20.0  # what a turn less must be worth
FAR: Final = 2.0  # turns
LOST_ON: Final = 6.0  # one of so many dies in a mutiny
MOST_WORTH: Final = 1_000_000.0
SHOOTING_AIDS: Final = frozenset(
    (kinds.TREASURE_DRY_POWDER, kinds.TREASURE_FIREWORKS, kinds.TREASURE_TARGETING_SCOPE, kinds.TREASURE_RUNES_OF_POWER)
)
SAILING_AIDS: Final = frozenset(
    (
        kinds.TREASURE_GREASE_BARRELS,
        kinds.TREASURE_POSEIDONS_BREATH,
        kinds.TREASURE_SCREW_ENGINE,
        kinds.TREASURE_FROND,
        kinds.TREASURE_RUNES_OF_SPEED,
    )
)
"""Unique treasures that are used to shoot more or better, and to sail farther."""


# -- Events ------------------------------------------------------------------------------------------


def value_windfalls(board: PiratesPosition, outlook: Outlook, moves: Moves, values: vec[i64]) -> None:
    """Value what to use between actions and what to keep for later; after a survey."""
    for k in range(moves.count):
        move = moves.items[k]
        if codes.SHOW <= move < codes.EVENT:
            values[k] = AT_ONCE if is_time_for_treasure(board, outlook, move - codes.SHOW) else NEVER
        elif codes.EVENT <= move < codes.LOAD:
            values[k] = AT_ONCE if is_time_for_event(board, outlook, move - codes.EVENT) else NEVER


def has_windfalls(moves: Moves) -> bool:
    """Whether an Event or a unique treasure may be used now."""
    return any(codes.SHOW <= moves.items[k] < codes.LOAD for k in range(moves.count))


def is_time_for_event(board: PiratesPosition, outlook: Outlook, event: i64) -> bool:
    """Whether an Event would do enough now; an Event not mentioned here is played as soon as it may be."""
    effect = tokens.effect_of(board, event)
    if effect in (kinds.EVENT_FALSE_TREASURE, kinds.EVENT_MERMAIDS):
        return best_victim(board, outlook, effect) >= (HOARD if effect == kinds.EVENT_FALSE_TREASURE else DELAY)
    if effect == kinds.EVENT_MUTINY:
        return best_victim(board, outlook, effect) >= 2.0 * A_CREW / LOST_ON
    if effect == kinds.EVENT_DUEL:
        return best_duel(board) > 0.0
    if effect in (kinds.EVENT_BECALMED, kinds.EVENT_FOUL_WINDS):
        return best_spot(board, outlook) >= DELAY
    if effect in (kinds.EVENT_FAVOR_OF_THE_GODS, kinds.EVENT_ROLLING_FOG, kinds.EVENT_CURSED_ZONE):
        return False
    return effect != kinds.EVENT_HIDDEN_COVE or best_cove(board, outlook) >= DELAY


def worth_of_victim(board: PiratesPosition, outlook: Outlook, effect: i64, unit: i64) -> float:
    """What an Event on an enemy ship costs its player (PI-V6, PI-V11, PI-V12); by default, a turn."""
    if effect == kinds.EVENT_FALSE_TREASURE:
        return GOLD * outlook.carried[unit]
    crew = float(count(aboard.crew_aboard(board, unit)))
    if effect == kinds.EVENT_MUTINY:
        return crew * A_CREW / LOST_ON
    return (crew if effect == kinds.EVENT_MERMAIDS else 1.0) * a_turn(outlook, unit)


def a_turn(outlook: Outlook, unit: i64) -> float:
    """The worth of a turn to a unit, by what it brings home."""
    return PACE * (outlook.prize[unit] + outlook.next[unit])


def best_victim(board: PiratesPosition, outlook: Outlook, effect: i64) -> float:
    """The most that an Event on one enemy ship can do."""
    best = 0.0
    units = events.victims(board, effect)
    while units:
        best = max(best, worth_of_victim(board, outlook, effect, lowest(units)))
        units &= units - 1
    return best


def worth_of_duel(board: PiratesPosition, own: i64, other: i64) -> float:
    """The likely gain of a duel between two crew, both of whom may die (PI-V10)."""
    mine, theirs = price(board, own), price(board, other)
    lead = mine - theirs
    return (1.0 - winning(-lead)) * float(theirs) - (1.0 - winning(lead)) * float(mine)


def price(board: PiratesPosition, piece: i64) -> i64:
    """What a crew costs; one that nobody knows as much as most."""
    if board.crew.card[piece] == NONE:
        return 2
    return events.crew_price(board, piece)


def best_duel(board: PiratesPosition) -> float:
    """The best duel with crew that is known."""
    best = 0.0
    mine = events.crew_of_fleets(board, own=True)
    while mine:
        theirs = events.crew_of_fleets(board, own=False)
        while theirs:
            best = max(best, worth_of_duel(board, lowest(mine), lowest(theirs)))
            theirs &= theirs - 1
        mine &= mine - 1
    return best


def best_cove(board: PiratesPosition, outlook: Outlook) -> float:
    """The most that a ship gains by lying at a cove at once."""
    best = 0.0
    units = events.cove_ships(board)
    while units:
        best = max(best, worth_of_cove(board, outlook, lowest(units)))
        units &= units - 1
    return best


def worth_of_cove(board: PiratesPosition, outlook: Outlook, unit: i64) -> float:
    """The turns that a ship saves if it wants to be there (PI-V4)."""
    cove = events.cove_of(board, unit)
    return a_turn(outlook, unit) * outlook.turns(board, unit, cove) if cove == outlook.goal[unit] else 0.0


def best_spot(board: PiratesPosition, outlook: Outlook) -> float:
    """The most that a token on the sea can do, at the places that are listed."""
    spots = Moves()
    sea_events.add_sea_spots(board, spots)
    best = 0.0
    for k in range(spots.count):
        best = max(best, worth_of_spot(board, outlook, spots.items[k]))
    return best


def worth_of_spot(board: PiratesPosition, outlook: Outlook, move: i64) -> float:
    """What a token there costs others more than oneself: a turn for each ship about it (PI-V7, PI-V9)."""
    if move == PASS:
        return 0.0
    x, y = pose_x(move), pose_y(move)
    reach = board.catalog.measure[LONG]
    found = 0.0
    units = board.ships.in_play & board.waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        hull = board.waters.hulls[unit]
        dx, dy = outside(hull.left, hull.right, x), outside(hull.bottom, hull.top, y)
        if dx * dx + dy * dy <= reach * reach:
            found += a_turn(outlook, unit) * (-1.0 if board.ships.owner[unit] == board.turn else 1.0)
    return found


def outside(low: i64, high: i64, at: i64) -> i64:
    """How far a number lies outside a range."""
    return low - at if at < low else max(0, at - high)


# -- unique treasure ---------------------------------------------------------------------------------


def is_time_for_treasure(board: PiratesPosition, outlook: Outlook, slot: i64) -> bool:
    """Whether a unique treasure would do enough now."""
    unit, deed = board.treasure.at[slot], questions.deed_in(board, slot)
    if deed in (kinds.TREASURE_SEASTAR, kinds.TREASURE_WINE):
        return True
    if deed in (kinds.TREASURE_HOMING_BEACON, kinds.TREASURE_COMPASS):
        return outlook.to_home[unit] > 1.0 and GOLD * outlook.carried[unit] >= GAIN
    if deed == kinds.TREASURE_TREES:
        lost = full(board.catalog.masts[board.ships.card[unit]]) & ~board.ships.masts[unit]
        return board.ships.masts[unit] == 0 or count(lost) > 1
    if deed in SHOOTING_AIDS:
        return shooting.can_shoot(board, unit)
    if deed in SAILING_AIDS:
        goal = outlook.goal[unit]
        return goal != NONE and outlook.turns(board, unit, goal) > FAR and a_turn(outlook, unit) >= HURRY
    return False


# -- on what -----------------------------------------------------------------------------------------


def value_aims(board: PiratesPosition, outlook: Outlook, helm: Helm, moves: Moves, values: vec[i64]) -> bool:
    """Value the targets of an Event, after a survey; False for all other questions of this kind."""
    event, aim = tokens.played(board), board.card.aim
    if event == NONE or aim not in (OWN_SHIP, ENEMY_SHIP, OWN_CREW, ENEMY_CREW, SPOT, DRIFT):
        return False
    effect = tokens.effect_of(board, event)
    if aim == DRIFT:
        value_winds(board, outlook, helm, moves, values)
        return True
    for k in range(moves.count):
        move = moves.items[k]
        if aim == OWN_SHIP:
            worth = worth_of_cove(board, outlook, move - codes.UNIT)
        elif aim == ENEMY_SHIP:
            worth = worth_of_victim(board, outlook, effect, move - codes.UNIT)
        elif aim == SPOT:
            worth = worth_of_spot(board, outlook, move)
        else:
            worth = GOLD * worth_of_fighter(board, aim, move - codes.CREW)
        values[k] = i64(worth)
    return True


def worth_of_fighter(board: PiratesPosition, aim: i64, piece: i64) -> float:
    """How good it is that a crew duels: against the other crew, or against the best that may be chosen then."""
    if aim == ENEMY_CREW:
        return worth_of_duel(board, board.card.crew, piece)
    best = -MOST_WORTH
    theirs = events.crew_of_fleets(board, own=False)
    while theirs:
        best = max(best, worth_of_duel(board, piece, lowest(theirs)))
        theirs &= theirs - 1
    return best


def value_winds(board: PiratesPosition, outlook: Outlook, helm: Helm, moves: Moves, values: vec[i64]) -> None:
    """A rival's ship is blown to where she would least like to be (PI-V7)."""
    helm.take(board, outlook, board.unit)
    for k in range(moves.count):
        if moves.items[k] == PASS:
            helm.stay(board)
        else:
            helm.sail(board, segment_a(moves.items[k]), segment_length(moves.items[k]))
        values[k] = -i64(helm.judge_place(board, outlook))
