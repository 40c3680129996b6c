"""Cardinal written a second time, slowly and plainly, as a judge of the fast rules: coordinates and dictionaries."""

from __future__ import annotations

Square = tuple[int, int]
BESIDE = ((-1, 0), (1, 0), (0, -1), (0, 1))
AROUND = tuple((down, across) for down in (-1, 0, 1) for across in (-1, 0, 1) if (down, across) != (0, 0))


class Oracle:
    """A game of Cardinal; orange begins."""

    def __init__(self, rows: int, columns: int) -> None:
        self.squares = [(row, column) for row in range(rows) for column in range(columns)]
        self.ships: dict[Square, str] = {}
        self.pirate: Square | None = None
        self.player = "orange"
        self.choosing = False
        self.result: str | None = None
        self.seen: list[tuple[dict[Square, str], Square | None, str]] = []
        self.note()

    def note(self) -> int:
        """Remember this position; how often it has been there."""
        now = (dict(self.ships), self.pirate, self.player)
        self.seen.append(now)
        return self.seen.count(now)

    def next_to(self, square: Square, steps: tuple[Square, ...]) -> list[Square]:
        """The squares a step away."""
        return [(square[0] + down, square[1] + across) for down, across in steps]

    def crowded(self) -> list[Square]:
        """Empty squares with four ships around."""
        return [
            square
            for square in self.squares
            if square not in self.ships
            and square != self.pirate
            and sum(other in self.ships for other in self.next_to(square, AROUND)) >= 4
        ]

    def open_squares(self) -> list[Square]:
        """Where a ship may go."""
        closed = self.next_to(self.pirate, BESIDE) if self.pirate else []
        return [s for s in self.squares if s not in self.ships and s != self.pirate and s not in closed]

    def legal(self) -> list[str]:
        """The legal moves in notation."""
        if self.result:
            return []
        squares = self.crowded() if self.choosing else self.open_squares()
        return [("@" if self.choosing else "") + "abcdefg"[column] + str(row + 1) for row, column in squares]

    def play(self, move: str) -> None:
        """A legal move."""
        square = (int(move[-1]) - 1, "abcdefg".index(move[-2]))
        if self.choosing:
            self.choosing = False
            self.raid(square)
            self.end_turn()
            return
        self.ships[square] = self.player
        crowded = self.crowded()
        if not any(square in self.next_to(crowd, AROUND) for crowd in crowded):
            self.end_turn()
        elif len(crowded) == 1:
            self.raid(crowded[0])
            self.end_turn()
        else:
            self.choosing = True

    def raid(self, square: Square) -> None:
        """The pirate comes."""
        self.pirate = square
        for other in self.next_to(square, BESIDE):
            self.ships.pop(other, None)

    def end_turn(self) -> None:
        """Who has won, who is next."""
        if list(self.ships.values()).count(self.player) == 5:
            self.result = self.player
            return
        self.player = "green" if self.player == "orange" else "orange"
        if not self.open_squares():
            self.result = "no-legal-square"
        elif self.note() == 3:
            self.result = "repetition"
