"""A Cardinal table for scenarios: lay a board, play notation, look at what stands."""

from __future__ import annotations

import json
from typing import cast

from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.game import Setup
from quarterdeck.engine.log import Log
from quarterdeck.engine.sets import count, member_of
from quarterdeck.games.cardinal import CARDINAL, CardinalOptions
from quarterdeck.games.cardinal.position import CardinalPosition, beside
from quarterdeck.games.cardinal.words.notation import SEATS, square_name


class Table:
    """A board and its two players."""

    def __init__(self, position: CardinalPosition) -> None:
        self.position = position
        position.log = Log()

    def play(self, *moves: str) -> Table:
        """Legal moves in notation, one after the other."""
        for text in moves:
            move = CARDINAL.parse(self.position, text)
            refusal = CARDINAL.why_not(self.position, move)
            assert refusal is None, refusal
            self.position.play(move)
        return self

    def refusal(self, text: str) -> Refusal:
        """Why a move is refused; it must be."""
        refusal = CARDINAL.why_not(self.position, CARDINAL.parse(self.position, text))
        assert refusal is not None, f"{text} is legal"
        return refusal

    @property
    def legal(self) -> list[str]:
        """The legal moves in notation."""
        return [CARDINAL.text(self.position, move) for move in self.position.legal()]

    @property
    def player(self) -> str:
        """Who must choose."""
        return {-1: "coin", -2: "nobody"}.get(int(self.position.player)) or SEATS[self.position.player]

    @property
    def board(self) -> list[str]:
        """The rows of the board as text."""
        return cast("list[str]", json.loads(CARDINAL.save(self.position))["board"])

    @property
    def pirate(self) -> str | None:
        """The pirate's square, or None beside the board."""
        return square_name(member_of(self.position.pirate)) if self.position.pirate else None

    @property
    def crowded(self) -> list[str]:
        """The crowded squares."""
        return [square_name(k) for k in range(63) if self.position.crowded() >> k & 1]

    @property
    def story(self) -> list[str]:
        """What was told so far."""
        assert self.position.log is not None
        return [sentence.text for sentence in CARDINAL.story(self.position.log)]

    def hand(self, seat: str) -> int:
        """Ships a player still holds: five less those on the board (CA-6.1)."""
        return 5 - int(count(self.position.orange if seat == "orange" else self.position.green))

    def at(self, square: str) -> str:
        """What stands on a square: `.`, `O`, `G` or `P`."""
        return self.board[int(square[1]) - 1].split()["abcdefg".index(square[0])]

    def safe(self) -> bool:
        """No ship is directly beside the pirate (CA-2.4, CA-4.6)."""
        return not beside(self.position.pirate) & (self.position.orange | self.position.green)


def lay(board: str, player: str) -> Table:
    """A table with this board and this player to place a ship."""
    rows = [row.strip() for row in board.strip().splitlines()]
    return Table(CARDINAL.load(json.dumps({"game": "cardinal", "board": rows, "player": player}).encode()))


def start(rows: int = 5, columns: int = 5, first: str = "orange") -> Table:
    """A table before the first decision."""
    options = CardinalOptions(rows=rows, columns=columns, first=first)  # type: ignore[arg-type]
    return Table(CARDINAL.start(Setup(players=2, options=options)))
