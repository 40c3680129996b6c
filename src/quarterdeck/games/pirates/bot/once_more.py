"""What one more action of a ship is worth, and deeds between actions that bring one or go on sailing a little."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import NEVER
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.bot.crew import POINT
from quarterdeck.games.pirates.bot.moves import A_CREW, best_place, broadside, value_of_explore
from quarterdeck.games.pirates.bot.places import Helm
from quarterdeck.games.pirates.bot.prospects import Outlook
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.common import actions
from quarterdeck.games.pirates.rules.exploring import exploring
from quarterdeck.games.pirates.rules.shooting import shooting
from quarterdeck.games.pirates.table.table import SHORT
from quarterdeck.games.pirates.texts import abilities

ONE_MORE: Final[i64] = 80
ENOUGH: Final = 15.0  # what one more action must bring, beyond what it costs
A_STEP: Final = 12.0  # for a free move of S, which costs nothing


def has_second_actions(board: PiratesPosition, moves: Moves) -> bool:
    """Whether something may be used now that brings one more action, a move of S, or unloads from afar."""
    return any(is_of_use(board, moves.items[k]) for k in range(moves.count))


def is_of_use(board: PiratesPosition, move: i64) -> bool:
    """Whether a move unloads from afar, brings a move of S, or one more action of a ship that has had the one that she has anyway."""
    if codes.SACRIFICE <= move < codes.PICK:
        return is_tired(board, board.crew.at[move - codes.SACRIFICE])
    if codes.USE <= move < codes.SACRIFICE:
        return ability_of(move) in (abilities.UNLOAD_AND_GO, abilities.LOAD_AND_GO, abilities.FAR_UNLOADING)
    if not codes.FEAT <= move < codes.SEGMENT or codes.feat_ability(move) != abilities.YIELDS_ACTION:
        return False
    return is_tired(board, codes.feat_aim(move))


def ability_of(move: i64) -> i64:
    """The ability that a move between actions uses on nothing else."""
    return (move - codes.USE) // codes.OF_UNITS


def value_second_actions(board: PiratesPosition, outlook: Outlook, helm: Helm, moves: Moves, values: vec[i64]) -> None:
    """Value what brings one more action, a move of S, or unloads from afar, by what it brings; after a survey."""
    for k in range(moves.count):
        move = moves.items[k]
        if not is_of_use(board, move):
            continue
        if move >= codes.FEAT:
            worth = worth_of_yielding(board, outlook, helm, codes.feat_unit(move), codes.feat_aim(move))
        elif move >= codes.SACRIFICE:
            worth = worth_of_sacrifice(board, outlook, helm, move - codes.SACRIFICE)
        elif ability_of(move) == abilities.FAR_UNLOADING:
            worth = ENOUGH
        else:
            worth = worth_of_step(board, outlook, helm, (move - codes.USE) % codes.OF_UNITS)
        values[k] = ONE_MORE + i64(worth) if worth >= ENOUGH else NEVER


def worth_of_yielding(board: PiratesPosition, outlook: Outlook, helm: Helm, unit: i64, other: i64) -> float:
    """What it brings that another ship acts once more instead of a unit."""
    lost = worth_of_action(board, outlook, helm, unit)
    return worth_of_action(board, outlook, helm, other) - max(0.0, lost)


def worth_of_sacrifice(board: PiratesPosition, outlook: Outlook, helm: Helm, piece: i64) -> float:
    """What it brings that a ship acts once more for the life of one of her crew."""
    return worth_of_action(board, outlook, helm, board.crew.at[piece]) - price_of(board, piece)


def is_tired(board: PiratesPosition, unit: i64) -> bool:
    """Whether a unit has had its action and has none left."""
    return board.this_turn.acted & bit(unit) != 0 and not actions.may_act_again(board, unit)


def price_of(board: PiratesPosition, piece: i64) -> float:
    """What the loss of a crew costs its player."""
    card = board.crew.card[piece]
    return A_CREW + (0.0 if card == NONE else POINT * float(board.catalog.crew_cost[card]))


def worth_of_action(board: PiratesPosition, outlook: Outlook, helm: Helm, unit: i64) -> float:
    """The most that one more action brings a unit: to sail, to shoot or to explore."""
    helm.take(board, outlook, unit)
    helm.stay(board)
    found = broadside(board, outlook, helm, 1.0) if shooting.can_shoot(board, unit) else 0.0
    if actions.can_move(board, unit):
        here = helm.judge_place(board, outlook)
        found = max(found, best_place(board, outlook, helm, i64(outlook.speed[unit])) - here)
    goal = outlook.goal[unit]
    if goal != NONE and exploring.islands_to_explore(board, unit) & bit(goal):
        found = max(found, float(value_of_explore(outlook, helm, goal)))
    return found


def worth_of_step(board: PiratesPosition, outlook: Outlook, helm: Helm, unit: i64) -> float:
    """What a move of S brings a unit."""
    helm.take(board, outlook, unit)
    helm.stay(board)
    here = helm.judge_place(board, outlook)
    return A_STEP + best_place(board, outlook, helm, board.catalog.measure[SHORT]) - here
