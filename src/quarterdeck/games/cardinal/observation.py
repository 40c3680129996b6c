"""What programs that learn see of Cardinal: planes of the board, and a few numbers."""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from quarterdeck.engine.observation import Field, Observation
from quarterdeck.engine.observer import Observer, Pen
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.engine.sets import NOTHING
from quarterdeck.games.cardinal.codes import ORANGE, WIDTH
from quarterdeck.games.cardinal.position import PLACING, SUMMONING, CardinalPosition


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

    def observe(self, veiled: Position, seat: i64, pen: Pen) -> None:
        position = cast(CardinalPosition, veiled)
        own = position.orange if seat == ORANGE else position.green
        phase = position.phase
        write_plane(position, own, pen)
        write_plane(position, (position.orange | position.green) ^ own, pen)
        write_plane(position, position.pirate, pen)
        write_plane(position, position.left, pen)
        if phase == PLACING:
            write_plane(position, position.open_squares(), pen)
        elif phase == SUMMONING:
            write_plane(position, position.crowded(), pen)
        else:
            write_plane(position, NOTHING, pen)
        pen.write_one_of(position.player ^ seat if position.player >= 0 else NOBODY, 2)
        pen.write_one_of(phase - PLACING, 2)
        pen.write(position.times_met() if phase == PLACING else NOTHING)


def write_plane(position: CardinalPosition, squares: i64, pen: Pen) -> None:
    """Write 1 for each square of a set, and 0 for the others."""
    for row in range(position.rows):
        pen.write_members(squares >> row * WIDTH, position.columns)
