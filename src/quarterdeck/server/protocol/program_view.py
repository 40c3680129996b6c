"""What the server says on the socket of a program, `/ws/programs/{match}` (docs/bots-by-others.md).

A program says `play`, `sit`, `stand` and `resign` as people do, and gets `done` and `refused` as they do. Instead of
pictures it gets positions.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from quarterdeck.server.protocol.wire import (
    ClockView,
    Done,
    Ending,
    Message,
    Play,
    Problem,
    Refused,
    Resign,
    SeatInfo,
    Sit,
    Stand,
    Welcome,
)


class ProgramView(Message, frozen=True, kw_only=True, tag="view"):
    """How the table and the game stand, as the program's seat may know it. It replaces the previous view."""

    match: str
    game: str
    state: Literal["open", "playing", "over", "frozen"]
    """As in `table`."""
    seat: int
    """The seat of the program; -1 if it has none, or before the game begins."""
    revision: int
    position: msgspec.Raw
    """The position as a position file, with what the seat may know. Null if it is that of the previous view on this
    socket, or if there is none yet."""
    moves: tuple[str, ...]
    """The legal moves in notation; `#0` stands for the first. Empty if the program has nothing to choose now."""
    waiting: tuple[int, ...]
    """The seats that may choose now."""
    seats: tuple[SeatInfo, ...]
    clock: ClockView | None
    """What everybody has left; null if the game is played without a clock."""
    ending: Ending | None
    """How the game ended; null while it goes on."""
    problem: Problem | None
    """Why the table is frozen."""


FromProgram = Play | Sit | Stand | Resign
"""What a program may say."""
ToProgram = Welcome | ProgramView | Done | Refused
"""What it gets to hear."""
