"""What the server and people say about programs over HTTP: `/api/programs` for owners, `/api/program` for a program."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

ProgramName = Annotated[str, Meta(min_length=1, max_length=24)]


class NewProgram(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of `POST /api/programs`."""

    name: ProgramName


class ProgramInfo(Struct, frozen=True, kw_only=True):
    """A program of yours."""

    id: str
    name: str
    created: int
    """Seconds since 1970."""
    tables: int
    """At how many tables it has a seat now; games that are over do not count."""


class MyPrograms(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/programs`."""

    programs: tuple[ProgramInfo, ...]
    most: int
    """How many programs you may have."""


class ProgramMade(Struct, frozen=True, kw_only=True):
    """The answer to `POST /api/programs`."""

    id: str
    name: str
    token: str
    """What the program shows instead of a password. Nobody is told it again."""


class ProgramSeat(Struct, frozen=True, kw_only=True):
    """A seat that a program has at a table."""

    match: str
    """The table's id; its socket is `/ws/programs/{match}`."""
    seat: int
    game: str
    state: Literal["open", "playing"]


class ProgramTables(Struct, frozen=True, kw_only=True):
    """The answer to `GET /api/program`: the tables at which the program has a seat, without those where the game is over."""

    name: str
    """The name of the program."""
    owner: str
    """The name of the person to whom it belongs."""
    tables: tuple[ProgramSeat, ...]
