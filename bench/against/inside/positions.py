"""Where each game is begun."""

from __future__ import annotations

from against.telling import Ask
from starts import begin

from quarterdeck.engine.position import Position

OPTIONS = {"cardinal": {"rows": 5, "columns": 5}}


def beginning(asked: Ask) -> Position:
    """The game that is asked for, before its first decision."""
    return begin(asked.game, asked.players, **OPTIONS.get(asked.game, {}))
