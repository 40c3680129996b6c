"""What a shot with equipment does more than a ball, to whom, and what it risks (PI-Q, PI-R99)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.bot.cards import a_turn, price
from quarterdeck.games.pirates.bot.crew import POINT
from quarterdeck.games.pirates.bot.moves import A_CREW, SIDES, loot, strength, winning
from quarterdeck.games.pirates.bot.places import Helm, worth_of_a_hit
from quarterdeck.games.pirates.bot.prospects import Outlook
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.shooting import cannons, gear, lines
from quarterdeck.games.pirates.rules.shooting.shooting import shot_cannon, shot_kind, shot_target
from quarterdeck.games.pirates.table import aboard, skills
from quarterdeck.games.pirates.table.in_progress import BALL
from quarterdeck.games.pirates.texts import kinds

SPREADS: Final = 0.33  # masts more that a fire costs in each turn
BURNS: Final = 4.0  # turns, at most
LAST_MAST: Final = 0.7  # of the worth of a hit, where a fire takes the last sound mast
HELD: Final = 0.3  # of a broadside at a ship that cannot leave
MORE: Final = 2.0  # than a ball must a shot with equipment do
NO_SHOT: Final[i64] = -20  # as much as to stop shooting


def value_loads(board: PiratesPosition, outlook: Outlook, helm: Helm, moves: Moves, values: vec[i64]) -> None:
    """Value equipment by the best shot with it, next to shots with balls; once it is loaded, value the shots with it."""
    loaded = board.shooting.next_equipment
    for k in range(moves.count):
        move = moves.items[k]
        if codes.LOAD <= move < codes.RECRUIT:
            values[k] = worth_of_load(board, outlook, helm, gear.tool_of(board, move - codes.LOAD), moves)
        elif loaded != NONE and codes.SHOT <= move < codes.POSE:
            values[k] = i64(worth_of_shot(board, outlook, helm, gear.tool_of(board, loaded), move))


def worth_of_load(board: PiratesPosition, outlook: Outlook, helm: Helm, tool: i64, moves: Moves) -> i64:
    """The worth of the best shot with equipment, if that is worth more than any ball."""
    best = ball = 0.0
    for k in range(moves.count):
        shot = moves.items[k]
        if is_ball_of_mast(shot):
            best = max(best, worth_of_shot(board, outlook, helm, tool, shot))
            ball = max(ball, chance_of(board, shot) * helm.hit[shot_target(shot)])
    return i64(best) if best >= ball + MORE else NO_SHOT


def is_ball_of_mast(move: i64) -> bool:
    """Whether a move is a plain shot of a cannon on a mast, which could fire equipment as well."""
    if not codes.SHOT <= move < codes.POSE:
        return False
    return shot_kind(move) == BALL and bit(shot_cannon(move)) & lines.MAST_CANNONS != 0


def chance_of(board: PiratesPosition, shot: i64) -> float:
    """How likely a shot hits."""
    return max(0.0, 1.0 - float(cannons.rank_of(board, board.unit, shot_cannon(shot))) / SIDES)


def worth_of_shot(board: PiratesPosition, outlook: Outlook, helm: Helm, tool: i64, shot: i64) -> float:
    """What a shot with equipment is likely to do, less what a rolled 1 is likely to cost."""
    chance, target = chance_of(board, shot), shot_target(shot)
    if board.ships.masts[target] == 0:
        return chance * helm.hit[target]
    return chance * worth_of_hit_with(board, outlook, helm, tool, target) - risk_of(board, outlook, tool)


def worth_of_hit_with(board: PiratesPosition, outlook: Outlook, helm: Helm, tool: i64, target: i64) -> float:
    """What a hit with equipment does; Double Shot shoots a second ball."""
    if tool == kinds.EQUIPMENT_DOUBLE_SHOT:
        return 2.0 * helm.hit[target]
    if tool == kinds.EQUIPMENT_CHAIN_SHOT:
        return of_chain(board, outlook, helm, target)
    if tool == kinds.EQUIPMENT_GRAPPLE_SHOT:
        return of_boarding(board, outlook, target)
    crew = of_crew_shot(board, target) if tool in (kinds.EQUIPMENT_GRAPE_SHOT, kinds.EQUIPMENT_EXPLODING_SHOT) else 0.0
    burns = tool in (kinds.EQUIPMENT_FIRE_SHOT, kinds.EQUIPMENT_EXPLODING_SHOT)
    return crew + (helm.hit[target] * fire(board, outlook, target) if burns else 0.0)


def risk_of(board: PiratesPosition, outlook: Outlook, tool: i64) -> float:
    """What a rolled 1 is likely to cost the ship that shoots (PI-Q5, PI-Q6, PI-Q7)."""
    if tool not in (kinds.EQUIPMENT_DOUBLE_SHOT, kinds.EQUIPMENT_FIRE_SHOT, kinds.EQUIPMENT_EXPLODING_SHOT):
        return 0.0
    found = worth_of_a_hit(board, outlook, board.unit) / SIDES
    return found * fire(board, outlook, board.unit) if tool == kinds.EQUIPMENT_FIRE_SHOT else found


def fire(board: PiratesPosition, outlook: Outlook, unit: i64) -> float:
    """How many masts a fire is likely to cost a unit, next to one that is lost at once; it spreads until she is home."""
    sound = count(board.ships.masts[unit] & ~board.ships.burning[unit])
    if sound <= 1:
        return LAST_MAST
    return min(float(sound), 1.0 + SPREADS * min(BURNS, outlook.to_home[unit]))


def of_crew_shot(board: PiratesPosition, unit: i64) -> float:
    """What it costs a unit to lose its cheapest crew."""
    crew = aboard.crew_aboard(board, unit)
    if crew == 0:
        return 0.0
    least: i64 = 100
    while crew:
        least = min(least, price(board, lowest(crew)))
        crew &= crew - 1
    return A_CREW + POINT * float(least)


def of_chain(board: PiratesPosition, outlook: Outlook, helm: Helm, unit: i64) -> float:
    """What it costs a unit not to move in its next turn, with the ship that shoots so near; nothing a second time."""
    if outlook.speed[unit] <= 0.0 or board.next_turn.chained & bit(unit):
        return 0.0
    shooter = board.unit
    return a_turn(outlook, unit) + HELD * helm.hit[unit] * (outlook.far[shooter] + outlook.near[shooter])


def of_boarding(board: PiratesPosition, outlook: Outlook, target: i64) -> float:
    """What a boarding party is likely to bring at once."""
    if skills.has_shell(board, target):
        return 0.0
    unit = board.unit
    lead = strength(board, unit) - strength(board, target)
    return winning(lead) * loot(board, outlook, unit, target) - winning(-lead) * loot(board, outlook, target, unit)
