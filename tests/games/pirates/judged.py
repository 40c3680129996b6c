"""What a bot of Pirates thinks of the moves of a position, before any search."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.games.pirates.bot.judgement import PiratesJudgement
from tests.games.pirates.table import Table


def likes(table: Table) -> str:
    """The heaviest move."""
    moves = Moves()
    table.position.find_moves(moves)
    found = vec[i64]([i64(-1)] * int(moves.count))
    assert PiratesJudgement().weigh(table.position, moves, found)
    best = max(range(int(moves.count)), key=lambda k: int(found[i64(k)]))
    return table.word(moves.listed()[best])
