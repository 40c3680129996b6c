"""What programs that learn see of Cardinal: planes of the board, and a few numbers."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.observation import Field, Observation
from quarterdeck.engine.observer import Observer, clear
from quarterdeck.engine.position import Position
from quarterdeck.engine.sets import NOTHING
from quarterdeck.games.cardinal.codes import ORANGE, WIDTH
from quarterdeck.games.cardinal.position import PLACING, SUMMONING, CardinalPosition

PLANES: Final[i64] = 5


def observation(rows: int, columns: int) -> Observation:
    """What a seat sees on a board of this size."""
    board = (rows, columns)
    squares = "rows from the top, columns from the left"
    return Observation(
        (
            Field("own", board, 0, 1, f"1 where a ship of the viewer stands: {squares}"),
            Field("rival", board, 0, 1, f"1 where a ship of the other player stands: {squares}"),
            Field("pirate", board, 0, 1, f"1 where the pirate stands: {squares}"),
            Field("left", board, 0, 1, f"1 where the pirate has stood and left: {squares}"),
            Field("open", board, 0, 1, f"1 where the ship or the pirate that is to be placed now may go: {squares}"),
            Field("asked", (2,), 0, 1, "1 if somebody must choose now: the viewer, the other player"),
            Field("phase", (2,), 0, 1, "1 if what is to be placed now is: a ship, the pirate"),
            Field(
                "occurrences",
                (1,),
                0,
                3,
                "how often this board has occurred with the same player to place a ship, this time included; 0 while no ship is to be placed",
            ),
        ),
        CardinalObserver(),
    )


@final
class CardinalObserver(Observer):
    """Writes sets of squares as planes."""

    def observe(self, veiled: Position, seat: i64, numbers: vec[i64], at: i64) -> None:
        position = cast(CardinalPosition, veiled)
        size = position.rows * position.columns
        own = position.orange if seat == ORANGE else position.green
        phase = position.phase
        open_squares = NOTHING
        if phase == PLACING:
            open_squares = position.open_squares()
        elif phase == SUMMONING:
            open_squares = position.crowded()
        write_plane(position, own, numbers, at)
        write_plane(position, (position.orange | position.green) ^ own, numbers, at + size)
        write_plane(position, position.pirate, numbers, at + 2 * size)
        write_plane(position, position.left, numbers, at + 3 * size)
        write_plane(position, open_squares, numbers, at + 4 * size)
        after = at + PLANES * size
        clear(numbers, after, 5)
        if position.player >= 0:
            numbers[after + (position.player ^ seat)] = 1
        if phase == PLACING:
            numbers[after + 2] = 1
            numbers[after + 4] = position.times_met()
        elif phase == SUMMONING:
            numbers[after + 3] = 1


def write_plane(position: CardinalPosition, squares: i64, numbers: vec[i64], at: i64) -> None:
    """Write 1 for each square of a set, and 0 for the others."""
    place = at
    for row in range(position.rows):
        line = squares >> row * WIDTH
        for _ in range(position.columns):
            numbers[place] = line & 1
            line >>= 1
            place += 1
