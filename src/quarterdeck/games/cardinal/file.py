"""Cardinal's position file: the board as text, the player to move, and the memory for CA-R12."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.position_files import PositionFile, read_fields
from quarterdeck.engine.sets import count, members
from quarterdeck.games.cardinal import position as rules
from quarterdeck.games.cardinal.codes import FLEET, GREEN, LARGEST_SIDE, ORANGE, SMALLEST_SIDE, WIDTH
from quarterdeck.games.cardinal.position import CardinalPosition, beside
from quarterdeck.games.cardinal.words.notation import SEATS
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.cardinal").say

ENDINGS: Final = {
    "five-ships": int(rules.FIVE_SHIPS),
    "no-legal-square": int(rules.NO_LEGAL_SQUARE),
    "repetition": int(rules.REPETITION),
}
Row = Annotated[
    str,
    Meta(
        description="the squares of a row from the left: . empty, O orange, G green, P the pirate; spaces do not count"
    ),
]
Earlier = Annotated[
    str,
    Meta(
        description="an earlier board, its rows joined by /, then a space and the player to move: '.../.O./... green'"
    ),
]


class CardinalFile(PositionFile, Struct, frozen=True, kw_only=True):
    """A position of Cardinal as people write it."""

    game: Literal["cardinal"]
    board: Annotated[list[Row], Meta(description="the rows of the board from the top, 3 to 7 of them")]
    player: Annotated[
        Literal["orange", "green", "coin", "nobody"],
        Meta(description="who must choose; coin: chance decides who begins; nobody: the game is over"),
    ]
    choosing: Annotated[
        Literal["ship", "pirate"],
        Meta(
            description="ship: the player places a ship; pirate: several squares are crowded, and the player must put the pirate on one of them"
        ),
    ] = "ship"
    ended: Annotated[
        Literal["five-ships", "no-legal-square", "repetition"] | None,
        Meta(description="how the game ended, if it is over"),
    ] = None
    winner: Annotated[Literal["orange", "green"] | None, Meta(description="who won, if the game is over")] = None
    earlier: Annotated[
        list[Earlier],
        Meta(
            description="the earlier positions of the game, oldest first, which tell when a position comes up for the third time"
        ),
    ] = []


class Board(Struct, frozen=True):
    """A board that was read: its size and three sets of squares."""

    rows: int
    columns: int
    orange: int
    green: int
    pirate: int


def load(data: bytes) -> CardinalPosition:
    """The position of a file; `Malformed` names the bad field."""
    file = read_fields(data, CardinalFile)
    board = read_board(file.board, "board")
    position = CardinalPosition(board.rows, board.columns)
    wrong = Complaints()
    with wrong:
        put_on_board(position, board)
    with wrong:
        recall(position, file.earlier)
    with wrong:
        settle(position, file)
    wrong.refuse()
    return position


def sketch(data: bytes) -> CardinalPosition:
    """The board of a file whatever the rules say of it; `Malformed` if there is no board to be drawn."""
    file = read_fields(data, CardinalFile)
    board = read_board(file.board, "board")
    position = CardinalPosition(board.rows, board.columns)
    with suppress(Malformed):
        put_on_board(position, board)
    if file.player in SEATS:
        position.begin(SEATS.index(file.player))
    return position


def read_board(lines: list[str], path: str) -> Board:
    """The squares of a board written as rows of text."""
    rows = [line.replace(" ", "") for line in lines]
    if not SMALLEST_SIDE <= len(rows) <= LARGEST_SIDE:
        raise Malformed(path, SAY("board-rows", rows=len(rows), fewest=SMALLEST_SIDE, most=LARGEST_SIDE))
    columns = len(rows[0])
    if not SMALLEST_SIDE <= columns <= LARGEST_SIDE:
        raise Malformed(f"{path}[0]", SAY("board-columns", squares=columns, fewest=SMALLEST_SIDE, most=LARGEST_SIDE))
    sets = {"O": 0, "G": 0, "P": 0, ".": 0}
    wrong = Complaints()
    for row, squares in enumerate(rows):
        with wrong:
            if len(squares) != columns:
                raise Malformed(f"{path}[{row}]", SAY("board-uneven", squares=len(squares), first=columns))
            for column, piece in enumerate(squares):
                if piece not in sets:
                    raise Malformed(f"{path}[{row}]", SAY("board-letter", piece=repr(piece)))
                sets[piece] |= 1 << row * int(WIDTH) + column
    wrong.refuse()
    return Board(len(rows), columns, sets["O"], sets["G"], sets["P"])


def put_on_board(position: CardinalPosition, board: Board) -> None:
    """Ships and pirate, as far as the rules allow them to stand together."""
    position.orange = board.orange
    position.green = board.green
    position.pirate = board.pirate
    wrong = Complaints()
    for name, ships in (("orange", board.orange), ("green", board.green)):
        with wrong:
            if count(ships) > FLEET:
                raise Malformed("board", SAY("board-fleet", ships=count(ships), seat=name, most=FLEET))
    with wrong:
        if count(board.pirate) > 1:
            raise Malformed("board", SAY("board-pirates"))
    for square in members(beside(board.pirate) & (board.orange | board.green)):
        with wrong:
            raise Malformed(f"board[{square // WIDTH}][{square % WIDTH}]", SAY("board-beside-pirate"))
    wrong.refuse()


def recall(position: CardinalPosition, earlier: list[str]) -> None:
    """Fill the memory with earlier positions, and from them the squares that the pirate left."""
    memory = CardinalPosition(position.rows, position.columns)
    wrong = Complaints()
    for k, line in enumerate(earlier):
        with wrong:
            recall_one(memory, line, f"earlier[{k}]")
    wrong.refuse()
    if memory.pirate and memory.pirate != position.pirate:
        memory.left |= memory.pirate
    position.left = memory.left
    position.turns = memory.turns
    position.memory = memory.memory


def recall_one(memory: CardinalPosition, line: str, path: str) -> None:
    """One earlier position."""
    text, _, player = line.rpartition(" ")
    if player not in SEATS:
        raise Malformed(path, SAY("earlier-player"))
    board = read_board(text.split("/"), path)
    if (board.rows, board.columns) != (memory.rows, memory.columns):
        raise Malformed(path, SAY("earlier-size", rows=memory.rows, columns=memory.columns))
    if memory.pirate and memory.pirate != board.pirate:
        memory.left |= memory.pirate
    put_on_board(memory, board)
    memory.player = SEATS.index(player)
    memory.remember()


def settle(position: CardinalPosition, file: CardinalFile) -> None:
    """Settle which player is asked for what; positions that no game can reach are refused."""
    if file.player == "nobody":
        settle_end(position, file)
    elif file.ended or file.winner:
        raise Malformed("ended" if file.ended else "winner", SAY("only-over"))
    elif file.player == "coin":
        if position.orange | position.green | position.pirate or file.earlier or file.choosing == "pirate":
            raise Malformed("player", SAY("coin-too-late"))
    else:
        position.player = SEATS.index(file.player)
        if file.choosing == "pirate":
            settle_summons(position)
        else:
            settle_turn(position)


def settle_turn(position: CardinalPosition) -> None:
    """A player must place a ship; without a legal square the game is a draw (CA-R8)."""
    for name, ships in (("orange", position.orange), ("green", position.green)):
        if count(ships) == FLEET:
            raise Malformed("board", SAY("board-full-fleet", seat=name))
    position.phase = rules.PLACING
    if not position.open_squares():
        position.finish(rules.NO_LEGAL_SQUARE, NOBODY)
    elif position.remember() >= rules.THIRD:
        position.finish(rules.REPETITION, NOBODY)


def settle_summons(position: CardinalPosition) -> None:
    """A player must choose among several crowded squares (CA-4.3)."""
    if count(position.crowded()) < 2:  # noqa: PLR2004 - a choice needs two
        raise Malformed("choosing", SAY("no-choice-for-pirate"))
    if count(position.green if position.player == ORANGE else position.orange) == FLEET:
        raise Malformed("board", SAY("other-has-five"))
    position.phase = rules.SUMMONING


def settle_end(position: CardinalPosition, file: CardinalFile) -> None:
    """The game is over; the board must agree with that."""
    if file.ended is None:
        raise Malformed("ended", SAY("ended-missing", endings=", ".join(ENDINGS)))
    if (file.ended == "five-ships") != (file.winner is not None):
        raise Malformed("winner", SAY("winner-with-five"))
    winner = NOBODY if file.winner is None else SEATS.index(file.winner)
    if file.winner is not None:
        ships = position.green if winner == GREEN else position.orange
        if count(ships) != FLEET:
            raise Malformed("winner", SAY("winner-without-five", winner=file.winner, ships=count(ships)))
    if file.ended == "no-legal-square" and position.open_squares():
        raise Malformed("ended", SAY("still-open"))
    position.finish(ENDINGS[file.ended], winner)


# -- writing -------------------------------------------------------------------------------


def save(position: CardinalPosition) -> bytes:
    """The file of a position, indented for people."""
    at_turn = position.phase == rules.PLACING
    earlier = [earlier_text(position, k) for k in range(position.turns - at_turn)]
    ended = next((name for name, code in ENDINGS.items() if code == position.ended), None)
    file = CardinalFile(
        game="cardinal",
        board=[" ".join(row) for row in rows_of(position, position.orange, position.green, position.pirate)],
        player=player_name(position),
        choosing="pirate" if position.phase == rules.SUMMONING else "ship",
        ended=ended,  # type: ignore[arg-type]  # the keys of ENDINGS are the literals
        winner=None if position.winner == NOBODY else SEATS[position.winner],
        earlier=earlier,
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=2) + b"\n"


def player_name(position: CardinalPosition) -> Literal["orange", "green", "coin", "nobody"]:
    """The player who must choose, as the file names them."""
    if position.player == CHANCE:
        return "coin"
    if position.player == NOBODY:
        return "nobody"
    return SEATS[position.player]


def rows_of(position: CardinalPosition, orange: int, green: int, pirate: int) -> list[str]:
    """The rows of a board as text, from the top."""
    pieces = {"O": orange, "G": green, "P": pirate}

    def piece(square: int) -> str:
        return next((letter for letter, squares in pieces.items() if squares >> square & 1), ".")

    return [
        "".join(piece(row * int(WIDTH) + column) for column in range(position.columns)) for row in range(position.rows)
    ]


def earlier_text(position: CardinalPosition, turn: int) -> str:
    """One remembered position as text."""
    first = int(position.memory[2 * turn])
    green = int(position.memory[2 * turn + 1])
    orange = first & ((1 << int(rules.PLAYER_BIT)) - 1)
    pirate = first >> int(rules.PIRATE_BITS)
    player = SEATS[first >> int(rules.PLAYER_BIT) & 1]
    rows = rows_of(position, orange, green, 1 << pirate - 1 if pirate else 0)
    return f"{'/'.join(rows)} {player}"
