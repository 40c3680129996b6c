"""The dice of tables: a secret for each, the numbers of its players, and when they have been waited for long enough.

The order makes them fair (docs/dice.md). The server tells a hash of its secret. Each player pledges a number by a hash
of it. Only when all pledges are there, the players give their numbers; then the game begins. Until it is over, the
secret leaves neither this process nor the database.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, Literal, Protocol

import msgspec

from quarterdeck.engine.game import Game
from quarterdeck.engine.options import seeds
from quarterdeck.records import dice
from quarterdeck.records.record import PROVES_DICE, DiceNote, Header
from quarterdeck.server.database.rows import StoredSeat
from quarterdeck.server.protocol.wire import DiceInfo
from quarterdeck.table.match import Match

SECRET_BYTES: Final = 32
GATHER_MS: Final = 20_000
"""The milliseconds for which a full table waits for numbers; then it begins without those that have not come."""


def new_secret() -> str:
    """A secret for a new table."""
    return secrets.token_hex(SECRET_BYTES)


class Settled(Protocol):
    """A table, as far as its dice need it."""

    match: Match | None
    secret: str


class TableDice:
    """The dice of a table: drawn from its secret and its players' numbers, or by the system if it has no secret.

    They keep nothing: each draw follows from how many chance moves the match has had, so a server that starts again,
    or another process, draws the same.
    """

    def __init__(self, table: Settled) -> None:
        self._table = table

    def below(self, n: int, /) -> int:
        """One of 0 … n - 1, for the next chance move."""
        match, secret = self._table.match, self._table.secret
        note = None if match is None else match.header.dice
        if match is None or note is None or not secret:
            return secrets.randbelow(n)
        return dice.draw(dice.key(secret, note.numbers), dice.CHANCE_DRAWS, match.chances + 1, n)


# -- the header ------------------------------------------------------------------------------------


def with_dice(
    header: Header, game: Game, seats: Sequence[StoredSeat], secret: str, named: Sequence[str] = ()
) -> Header:
    """The header with which a game begins, with what its dice prove, and with what they draw for its options.

    Options that somebody `named` are not drawn, nor is anything if the game begins from a position. Without a secret,
    the header stays as it is.
    """
    if not secret:
        return header
    numbers = tuple(seat.number or "" for seat in seats)
    names = tuple(name for name in seeds(game.options) if name not in named and header.start is None)
    drawn = dice.drawn_options(dice.key(secret, numbers), names)
    note = DiceNote(
        commitment=dice.commitment(secret),
        pledges=tuple(seat.pledge or "" for seat in seats),
        numbers=numbers,
        drawn=names,
    )
    return msgspec.structs.replace(
        header, format=max(header.format, PROVES_DICE), options={**header.options, **drawn}, dice=note
    )


def without_draws(header: Header, game: Game, named: Sequence[str] = ()) -> Header:
    """The header of a table whose game waits for numbers: without what is drawn from them."""
    if header.start is not None:
        return header
    left_out = {name for name in seeds(game.options) if name not in named}
    options = {name: value for name, value in header.options.items() if name not in left_out}
    return msgspec.structs.replace(header, options=options)


# -- who is waited for ---------------------------------------------------------------------------------


class Sitting(Protocol):
    """A seat, as far as its number matters."""

    @property
    def seat(self) -> int:
        """The seat."""

    @property
    def user(self) -> str | None:
        """The person on it."""

    @property
    def pledge(self) -> str | None:
        """The hash of the number that the person will give; empty if the table asks for it, None if not."""

    @property
    def number(self) -> str | None:
        """The number, once it is there."""


def waits_for_numbers(seats: Sequence[Sitting]) -> bool:
    """Whether somebody who sits here has a number to give."""
    return any(seat.user and seat.pledge is not None and not seat.number for seat in seats)


def stage(seats: Sequence[Sitting], *, full: bool) -> Literal["pledges", "numbers"]:
    """`numbers` once everybody sits and all pledges that are asked for are there."""
    asked = any(seat.user and seat.pledge == "" for seat in seats)
    return "numbers" if full and not asked else "pledges"


def told(seats: Sequence[Sitting], secret: str, header: Header | None, *, begun: bool, full: bool) -> DiceInfo | None:
    """What everybody at a table is told of its dice; None if nothing can be checked."""
    if not secret:
        return None
    note = None if header is None else header.dice
    if begun:
        return (
            None
            if note is None
            else DiceInfo(
                commitment=note.commitment, stage="begun", pledges=note.pledges, numbers=note.numbers, asked=()
            )
        )
    return DiceInfo(
        commitment=dice.commitment(secret),
        stage=stage(seats, full=full),
        pledges=tuple(seat.pledge or "" for seat in seats),
        numbers=("",) * len(seats),
        asked=tuple(seat.seat for seat in seats if seat.user and seat.pledge is not None and not seat.number),
    )
