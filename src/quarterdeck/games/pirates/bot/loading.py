"""When Double Shot does more than a ball, and what it risks (PI-Q5, PI-R99).

Bots leave all other equipment alone: in matches it won no more games than balls did (studies/judgements.md).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.bot.moves import SIDES
from quarterdeck.games.pirates.bot.places import Helm, worth_of_a_hit
from quarterdeck.games.pirates.bot.prospects import Outlook
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.shooting import cannons, gear, lines
from quarterdeck.games.pirates.rules.shooting.shooting import shot_cannon, shot_kind, shot_target
from quarterdeck.games.pirates.table.in_progress import BALL
from quarterdeck.games.pirates.texts import kinds

MORE: Final = 2.0  # than a ball must two shots do


def value_loads(board: PiratesPosition, outlook: Outlook, helm: Helm, moves: Moves, values: vec[i64]) -> None:
    """Value Double Shot, next to shots with balls, by the best pair of shots with it, less the mast that a rolled 1 costs."""
    for k in range(moves.count):
        move = moves.items[k]
        if codes.LOAD <= move < codes.RECRUIT and gear.tool_of(board, move - codes.LOAD) == kinds.EQUIPMENT_DOUBLE_SHOT:
            ball = best_ball(board, helm, moves)
            pair = ball + ball - worth_of_a_hit(board, outlook, board.unit) / SIDES
            if pair >= ball + MORE:
                values[k] = i64(pair)


def best_ball(board: PiratesPosition, helm: Helm, moves: Moves) -> float:
    """The most that a plain shot of a cannon on a mast is likely to do; other cannons fire no equipment."""
    found = 0.0
    for k in range(moves.count):
        shot = moves.items[k]
        if (
            codes.SHOT <= shot < codes.POSE
            and shot_kind(shot) == BALL
            and bit(shot_cannon(shot)) & lines.MAST_CANNONS != 0
        ):
            misses = float(cannons.rank_of(board, board.unit, shot_cannon(shot)))
            found = max(found, (1.0 - misses / SIDES) * helm.hit[shot_target(shot)])
    return found
