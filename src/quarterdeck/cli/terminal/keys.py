"""Which keys give commands: letters, but function keys for letters with which a move of the game may begin."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quarterdeck.engine.dice import seeded
from quarterdeck.table.match import Match

SAMPLE: Final = 400
"""How many decisions of a random game are looked at to learn with which letters moves begin."""


class CommandKey(Struct, frozen=True):
    """A command and its two keys."""

    letter: str
    function: str
    action: str
    name: str
    """What its message `key-…` ends with, which says in a word what it does."""
    shown: bool = True
    """Whether the last line of the table names it; help names all."""


COMMANDS: Final = (
    CommandKey("h", "f1", "help", "help"),
    CommandKey("m", "f7", "view('map')", "map"),
    CommandKey("c", "f8", "view('cards')", "cards"),
    CommandKey("l", "f9", "view('log')", "log"),
    CommandKey("i", "f12", "hint", "hint"),
    CommandKey("u", "f3", "undo", "undo"),
    CommandKey("s", "f2", "save", "save"),
    CommandKey("n", "f6", "again", "again"),
    CommandKey("q", "f10", "leave", "leave"),
    CommandKey("v", "f4", "view('report')", "bots", shown=False),
    CommandKey("t", "f5", "theme", "theme", shown=False),
)


def first_letters(match: Match) -> frozenset[str]:
    """The characters with which moves of seats begin in the notation, as far as a random game shows."""
    game = match.game
    position = game.start(match.setup) if match.header.start is None else game.load(match.save())
    dice = seeded(1)
    found: set[str] = set()
    for _ in range(SAMPLE):
        if position.over():
            break
        moves = position.legal()
        if position.player >= 0:
            found |= {game.text(position, move)[0] for move in moves}
        position.play(moves[dice.below(len(moves))])
    return frozenset(found)
