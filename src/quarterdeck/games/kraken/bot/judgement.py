"""What Kraken's positions promise at a glance, for the bot `judging`: how much damage each ship can still take."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.position import Position
from quarterdeck.engine.sets import NOTHING
from quarterdeck.games.kraken.codes import SINKS_AT
from quarterdeck.games.kraken.position import PLAYING, KrakenPosition

MOST_SHIPS: Final[i64] = 4


@final
class KrakenJudgement(Judgement):
    """Each ship may expect a share as large as its part of the damage that all ships can still take."""

    def __init__(self) -> None:
        """As soon as a card is resolved, since half a card says little."""
        super().__init__(NOTHING)

    def settled(self, position: Position) -> bool:
        return cast(KrakenPosition, position).phase == PLAYING

    def judge(self, position: Position, seat: i64) -> float:
        here = cast(KrakenPosition, position)
        left: i64 = 0
        for ship in range(here.ships):
            left += SINKS_AT - here.damage[ship]
        return float(SINKS_AT - here.damage[seat]) / float(left)

    def judge_all(self, position: Position, shares: vec[float]) -> bool:
        here = cast(KrakenPosition, position)
        left: i64 = 0
        for ship in range(here.ships):
            left += SINKS_AT - here.damage[ship]
        for ship in range(here.ships):
            shares[ship] = float(SINKS_AT - here.damage[ship]) / float(left)
        return True
