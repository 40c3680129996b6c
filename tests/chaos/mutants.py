"""Faults to be planted in the server, each of which the runs must find."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from typing import Final, Literal
from unittest.mock import patch

from sqlalchemy import Connection, Transaction

from quarterdeck.server.database import matches, talk
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.jobs import Job
from quarterdeck.server.database.rows import MatchState, Remark, StoredLine
from quarterdeck.server.database.writer import Writer
from quarterdeck.server.protocol.wire import Play, Problem, Resign, TakeBack, ToServer
from quarterdeck.server.tables import referee, steward
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.others import Others
from quarterdeck.server.tables.planning import Planning
from quarterdeck.server.tables.proposals import Proposals
from quarterdeck.server.tables.room import Proposal, Room
from quarterdeck.server.tables.rooms import Rooms
from quarterdeck.table.match import Match

Patches = list[tuple[object, str, object]]
"""Whose attribute becomes what."""


def acknowledge_before_the_commit() -> Patches:
    """Whoever writes hears that it is stored as soon as it is written; the commit comes later."""
    write = Writer._write  # noqa: SLF001 - the fault is planted there

    def write_and_tell(self: Writer, connection: Connection, batch: Sequence[Job]) -> Transaction:
        transaction = write(self, connection, batch)
        for job in batch:
            job.settle()
        return transaction

    return [(Writer, "_write", write_and_tell)]


def keep_what_was_not_stored() -> Patches:
    """After a failed commit the table stays as it is in memory."""

    @asynccontextmanager
    async def changing(_self: Rooms, room: Room) -> AsyncIterator[None]:
        async with room.held():
            yield

    return [(Rooms, "changing", changing)]


def show_nobody() -> Patches:
    """Who looks on is not shown what happens in the game."""
    tell = Room.tell

    def tell_less(self: Room, *, table: bool = False, view: bool = False, said: bool = False) -> None:  # noqa: ARG001
        tell(self, table=table, said=said)

    return [(Room, "tell", tell_less)]


def forget_the_other_process() -> Patches:
    """Lines of another process are not followed."""
    return [(Others, "hear_of_lines", lambda _self, _match_id: None)]


def read_only_once() -> Patches:
    """What could not be read of another process's changes is not read again."""

    async def catch_up(self: Others, match_id: str) -> None:
        room = self.rooms.rooms.get(match_id)
        try:
            if room is not None:
                await self._read_news(room)
        except DatabaseError:
            return
        finally:
            self._catching_up.discard(match_id)
            self._changed.discard(match_id)

    async def read_lines_of(self: Others, behind: set[str]) -> None:
        known = {room.id: room.revision for room in self.rooms.changed_elsewhere(behind)}
        try:
            found = await self.rooms.database.read(lambda c: matches.load_new_lines(c, known))
        except DatabaseError:
            return
        for name, lines in found.items():
            self.rooms.background.start(self._follow(name, lines), "following another process")

    return [(Others, "_catch_up", catch_up), (Others, "_read_lines_of", read_lines_of)]


def never_close_a_proposal() -> Patches:
    """A proposal that is refused or void stays open."""

    async def close(_self: Proposals, _room: Room, _proposal: Proposal, _how: Literal["done", "refused"]) -> None:
        """It stays."""

    return [(Proposals, "close", close)]


def forget_what_was_made_already() -> Patches:
    """A request that comes again is refused, or carried out again."""

    def never(_match: Match, _seat: int, _expected: int, _request: Play | TakeBack | Resign) -> bool:
        return False

    return [(referee, "made_already", never), (steward, "made_already", never)]


def lose_the_state() -> Patches:
    """That a game is over is not stored with its last line."""
    add_lines = Database.add_lines

    async def without_state(self: Database, new: Sequence[StoredLine], _state: MatchState | None = None) -> bool:
        return await add_lines(self, new)

    return [(Database, "add_lines", without_state)]


def leave_a_task_alone() -> Patches:
    """A task of which nobody hears reads besides, and may fail."""
    hear = Others.hear

    def hear_and_read(self: Others, match_id: str) -> None:
        self.task = asyncio.ensure_future(  # type: ignore[attr-defined]
            self.rooms.database.read(lambda c: matches.load_lines(c, match_id))
        )
        hear(self, match_id)

    return [(Others, "hear", hear_and_read)]


def say_twice() -> Patches:
    """Remarks are stored twice."""
    add_remark = talk.add_remark

    def add_two(connection: Connection, match: str, remark: Remark) -> int:
        add_remark(connection, match, remark)
        return add_remark(connection, match, remark)

    return [(talk, "add_remark", add_two)]


def hold_on_to_tables() -> Patches:
    """Empty tables stay in memory."""
    return [(Rooms, "sweep", lambda _self: None)]


def forget_to_answer() -> Patches:
    """Whoever asks for what another process has done meanwhile waits for ever."""
    refuse = referee.refuse

    def refuse_some(link: Link, request: ToServer, problem: Problem) -> None:
        if problem.kind != "stale":
            refuse(link, request, problem)

    return [(referee, "refuse", refuse_some)]


def replace_who_is_here() -> Patches:
    """A bot sits in for whoever was away when it was proposed, even if the person has come back."""
    return [(Room, "here", lambda _self, chair, _now_ms: bool(chair.bot))]


def forget_plans() -> Patches:
    """Nobody's planned moves are made."""

    async def nothing(_self: Planning, _room: Room) -> bool:
        return False

    return [(Planning, "follow", nothing)]


_ALL: Final[tuple[Callable[[], Patches], ...]] = (
    acknowledge_before_the_commit,
    keep_what_was_not_stored,
    show_nobody,
    forget_the_other_process,
    read_only_once,
    never_close_a_proposal,
    forget_what_was_made_already,
    lose_the_state,
    leave_a_task_alone,
    say_twice,
    hold_on_to_tables,
    forget_to_answer,
    replace_who_is_here,
    forget_plans,
)
MUTANTS: Final = {mutant.__name__.replace("_", "-"): mutant for mutant in _ALL}


@contextmanager
def planted(name: str) -> Iterator[None]:
    """Inside, the server has the fault; with no name, none."""
    with ExitStack() as stack:
        for target, attribute, new in MUTANTS[name]() if name else []:
            stack.enter_context(patch.object(target, attribute, new))
        yield
