"""All tables in memory: read from the database when somebody comes, kept while somebody is there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from time import monotonic
from types import TracebackType
from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from quarterdeck.bots import default_spec
from quarterdeck.bots.specs import RANDOM
from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.engine.game import Game
from quarterdeck.engine.registry import find_game
from quarterdeck.records.record import Header
from quarterdeck.server import metrics
from quarterdeck.server.background import Background
from quarterdeck.server.chores.desk import Chores
from quarterdeck.server.chores.fair_queue import Asker
from quarterdeck.server.chores.kinds import BeginMatch, NewTable
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import archive as archive_store
from quarterdeck.server.database import bonds as bonds_store
from quarterdeck.server.database import clocks as clocks_store
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database.awaiting import Awaited, store_awaited
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.engines import LONG_READERS
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.people import never_come
from quarterdeck.server.database.rows import StoredMatch, StoredSeat
from quarterdeck.server.gate.limits import Limits
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.problems import Full, NotThere
from quarterdeck.server.protocol.api import NewMatch
from quarterdeck.server.settings import AWAY_SECONDS
from quarterdeck.server.tables.absence import Absence
from quarterdeck.server.tables.charging import Hours, after_lines
from quarterdeck.server.tables.dice import new_secret, waits_for_numbers
from quarterdeck.server.tables.finishing import outcome_of
from quarterdeck.server.tables.link import COME_BACK, User
from quarterdeck.server.tables.reading import pack_of, read_room, renew
from quarterdeck.server.tables.room import Dropped, Room
from quarterdeck.server.tables.storing import to_row, to_text
from quarterdeck.server.tables.turns import Turns, Visitor
from quarterdeck.server.tables.viewing import SAY
from quarterdeck.table.clocks import wound

ID_BYTES: Final = 10
"""The number of random bytes in a table's id. Everybody who knows the id may watch, so it must not be guessable."""
IDLE_SECONDS: Final = 120.0
"""The seconds for which an empty table is kept in memory."""
MOST_TABLES: Final = 2_000
"""The most tables in memory. A long game takes about 1 MB, so that all together stay below 2 GB."""
MOST_PACKS: Final = 40
"""The most strangers' packs whose tables are in memory; games keep a few more ready."""
READINGS: Final = 3
"""How often in a row a table is read while others change it; after that it catches up like any other."""


def bot_spec(game: Game, level: int) -> str:
    """The spec of a bot of a level; 0 is the random bot."""
    return default_spec(game, level) if level else RANDOM


class Manner(msgspec.Struct, frozen=True, kw_only=True):
    """What a new table is besides its game and its seats."""

    secret: str
    """The secret of its dice."""
    listed: bool
    rated: bool = False
    rematch_of: str = ""
    invite: tuple[str, ...] = ()
    """The people who are told of it."""


class Changing:
    """Holds the lock of a table inside `async with`, and sets the table right after an error (`Rooms.changing`)."""

    __slots__ = ("_holding", "_room", "_rooms")

    def __init__(self, rooms: Rooms, room: Room) -> None:
        self._rooms = rooms
        self._room = room
        self._holding = room.held()

    async def __aenter__(self) -> None:
        await self._holding.__aenter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if error is not None:
                await self._rooms.set_right(self._room, error)
        finally:
            await self._holding.__aexit__(kind, error, trace)


class Rooms:
    """The tables in memory, which it reads from the database and stores there."""

    def __init__(
        self,
        database: Database,
        chores: Chores,
        limits: Limits | None = None,
        *,
        clock: Callable[[], int] = now_ms,
        away_ms: int = AWAY_SECONDS * 1000,
    ) -> None:
        self.database = database
        self.clock = clock
        """Milliseconds since 1970."""
        self.away_ms = away_ms
        """The milliseconds after which somebody who is gone counts as away."""
        self.hours = Hours(clock)
        """The time by which players are charged."""
        self.limits = limits or Limits(limited=False)
        self._turns = Turns(LONG_READERS)
        self.chores = chores
        self.rooms: dict[str, Room] = {}
        metrics.TABLES.set_function(lambda: len(self.rooms))
        self.background = Background()
        self.when_changed_during_reading: Callable[[str], None] = _ignore
        """A function to call when another process changed a table while it was read into memory."""
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._changed: set[str] = set()
        """The tables that another process changed while they were read here."""
        self.closed = False
        """Whether nobody can come to a table, while everything that is stored is replaced."""
        self._unsure: set[str] = set()
        """The tables for which a write may still be under way that nobody waits for."""

    # -- finding ---------------------------------------------------------------------------------

    async def find(self, match_id: str, visitor: Visitor | None = None) -> Room:
        """The table, read from the database if it is not in memory; `NotThere` if there is none.

        It is read in the visitor's turn, and `TooFast` says that it was too often; without a visitor the server itself
        asks. Everybody who asks while it is read waits for the same reading, so a table never has two rooms.
        """
        while (room := self.rooms.get(match_id)) is None:
            loading = self._loading.get(match_id)
            if loading is None:
                if self.closed:
                    raise Full(SAY("restoring"))
                if visitor is not None:
                    self.limits.spend("table-read", visitor.address, visitor.person)
                asker = Asker("", match_id) if visitor is None else visitor.asker
                loading = asyncio.get_running_loop().create_task(self._load(match_id, asker), name="reading a table")
                self._loading[match_id] = loading
                loading.add_done_callback(_mark_as_retrieved)
            await asyncio.shield(loading)
        return room

    def changed_elsewhere(self, match_ids: Iterable[str]) -> list[Room]:
        """Note that another process has changed tables; returns those of them that are in memory.

        Tables that are still being read are read again.
        """
        names = set(match_ids)
        self._changed |= names & self._loading.keys()
        return [self.rooms[name] for name in names if name in self.rooms]

    def known(self) -> set[str]:
        """The tables in memory, and those that are being read."""
        return self.rooms.keys() | self._loading.keys()

    async def _load(self, match_id: str, asker: Asker) -> Room:
        try:
            room = await self._read(match_id, asker)
            self._make_way(room)
            self.rooms[match_id] = room
        finally:
            del self._loading[match_id]
            changed = match_id in self._changed
            self._changed.discard(match_id)
        if changed:
            self.when_changed_during_reading(match_id)
        if room.new_state is not None or (room.begun and room.new_awaited is not None):
            self.background.start(self._set_state_right(room), "setting a table's state right")
        return room

    async def _read(self, match_id: str, asker: Asker) -> Room:
        """Read the table from the database, and again if another process has changed it meanwhile, but not for ever."""
        if match_id in self._unsure:
            await self._make_sure()
        for _ in range(READINGS):
            self._changed.discard(match_id)
            async with self._turns.taken(asker):
                room = await self.database.read_long(lambda c: read_room(c, match_id))
            if match_id not in self._changed:
                break
        room.idle_since = monotonic()
        room.absence = Absence(self.clock, self.away_ms)
        room.time = self.hours.now
        return room

    async def _make_sure(self) -> None:
        """Wait until every write for tables that have left memory has ended."""
        before = set(self._unsure)
        await self._settle()
        self._unsure -= before

    async def _settle(self) -> None:
        """Wait until everything that was to be written so far is written or has failed; jobs are done one after another."""
        with suppress(DatabaseError):
            await self.database.write(_nothing)

    async def _set_state_right(self, room: Room) -> None:
        """Correct the stored state, which lists show, since an earlier version could fail to store the last one."""
        async with room.held():
            await self.store_state(room)
            await self.store_awaited(room)

    async def store_state(self, room: Room) -> None:
        """Store the state of the table; the caller holds the lock."""
        state = room.new_state
        if state is not None:
            outcome = None if room.match is None else outcome_of(room.match)

            def change(connection: Connection) -> None:
                matches_store.change_state(connection, room.id, state)
                archive_store.keep_state(connection, room.id, state, outcome)

            await self.database.write(change)
            room.stored_state = state

    async def store_awaited(self, room: Room) -> None:
        """Store who is to choose; the caller holds the lock."""
        awaited = room.new_awaited
        if awaited is not None and room.begun:
            now = self.clock()
            await self.database.write(lambda c: store_awaited(c, {room.id: Awaited(awaited, now)}))
            room.stored_awaited = awaited

    # -- forgetting ------------------------------------------------------------------------------

    def _make_way(self, room: Room) -> None:
        """Keep to the limits for tables, and for strangers' packs, in memory.

        The table that nobody has looked at for longest leaves memory for a new one; `Full` if all are looked at.
        """
        if len(self.rooms) >= MOST_TABLES and not self._let_go(self.rooms.values()):
            raise Full(SAY("too-many-tables"))
        with_packs = [other for other in self.rooms.values() if pack_of(other)]
        others = {pack_of(other) for other in with_packs}
        if not pack_of(room) or pack_of(room) in others or len(others) < MOST_PACKS:
            return
        if not self._let_go(with_packs):
            raise Full(SAY("too-many-packs"))

    def _let_go(self, rooms: Iterable[Room]) -> bool:
        """Drop the table that has been idle longest; False if none is idle."""
        idle = min((room for room in rooms if not room.in_use), key=lambda room: room.idle_since, default=None)
        if idle is not None:
            idle.gone = True
            del self.rooms[idle.id]
        return idle is not None

    async def reload(self, room: Room) -> None:
        """Replace what is in memory by what the database says; the caller holds the room's lock."""
        try:
            fresh = await self.database.read_long(lambda c: read_room(c, room.id))
        except NotThere:
            self.drop(room)
            raise Dropped("this table is there no longer") from None
        begins = fresh.begun and not room.begun
        renew(room, fresh)
        if begins:
            for link in room.links:
                link.look(room.first_look(link.user.id))
        room.check_eyes()
        room.tell(table=True, view=True, said=True)

    def changing(self, room: Room) -> Changing:
        """Hold the lock of a table to change it; `Dropped` if it was dropped meanwhile.

        A refusal inside has changed nothing. After any other error the table in memory may be half changed or not
        stored, so it is read again from the database; if that fails, the room is dropped.
        """
        return Changing(self, room)

    async def set_right(self, room: Room, error: BaseException) -> None:
        """After an error in the midst of a change: leave the table as it is, read it again, or drop it, as `changing` says."""
        sound = False
        try:
            if isinstance(error, QuarterdeckError) and not isinstance(error, DatabaseError):
                sound = True
            elif isinstance(error, Exception):
                sound = await self._repair(room)
        finally:
            if not sound:
                self.drop(room)

    async def _repair(self, room: Room) -> bool:
        """Try to read the table anew; returns whether that worked."""
        try:
            await self._settle()
            await self.reload(room)
        except (DatabaseError, Dropped) as error:
            log.warning("table dropped", table=short_hash(room.id), problem=str(error))
            return False
        return True

    def drop(self, room: Room) -> None:
        """Drop the table from memory and send everybody away; they come back to the stored table."""
        room.gone = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self._unsure.add(room.id)
        if room.bot_task is not None:
            room.bot_task.cancel()
        for link in room.links:
            link.send_away(COME_BACK)

    def sweep(self) -> None:
        """Drop tables that nobody has looked at for a while and where no bot is thinking."""
        if self._unsure:
            self.background.start(self._make_sure(), "waiting for writes under way")
        now = monotonic()
        for room in list(self.rooms.values()):
            if room.in_use:
                room.idle_since = now
            elif now - room.idle_since > IDLE_SECONDS:
                room.gone = True
                del self.rooms[room.id]

    async def empty(self) -> None:
        """Send everybody away once what is under way at their tables is done; they find the stored tables again."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room in list(self.rooms.values()):
            async with room.lock:
                self.drop(room)

    async def close(self) -> None:
        """End background work and send everybody away."""
        for room in list(self.rooms.values()):
            self.drop(room)
        for loading in list(self._loading.values()):
            loading.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await self.background.close()

    # -- keeping -----------------------------------------------------------------------------------

    async def keep(self, room: Room, since: int, thought: bytes | None = None, lag: int = 0) -> bool:
        """Commit what happened after revision `since`; `thought` is what a bot weighed before the first of it.

        `lag` is how many milliseconds the network took, as the player claims who made the first of it.

        Returns False if another process was faster; then the room is updated from the database. The caller is inside
        `changing`. Whatever else goes wrong, nobody is told of a move that is not in the database.
        """
        match = room.match
        if match is None:
            raise TypeError("a frozen table keeps nothing")
        at, names = now_ms(), match.seat_names
        rows = [to_row(room.id, line, names, at) for line in match.lines_since(since)]
        rows[-1] = msgspec.structs.replace(rows[-1], position=match.position_digest())
        if thought is not None:
            rows[0] = msgspec.structs.replace(rows[0], thought=thought)
            room.thoughts.add(rows[0].ply)
        state, awaited, clock = room.new_state, room.new_awaited, None
        timed = after_lines(room, rows, self.hours.now(), lag)
        if timed is not None:
            clock, rows = timed
        with metrics.COMMIT_SECONDS.time():
            outcome = outcome_of(match) if state == "over" else None
            kept = await self.database.add_lines(rows, state, clock, outcome, awaited)
        if not kept:
            await self.reload(room)
            return False
        if awaited is not None:
            room.stored_awaited = awaited
        if state is not None:
            room.stored_state = state
            room.tell(table=True)
        if clock is not None:
            room.stored_clock = clock
            match.spent.update({row.ply: row.spent for row in rows if row.spent is not None})
        metrics.MOVES_ACCEPTED.inc(len(rows))
        return True

    # -- new tables ----------------------------------------------------------------------------------

    async def new_match(self, user: User, wanted: NewMatch, asker: Asker | None = None) -> str:
        """Make a table; returns its id. `Malformed` names the bad field. The work is done in the sender's turn."""
        game = find_game(wanted.game)
        seats = tuple(
            StoredSeat(
                seat=seat,
                user=user.id if plan.kind == "me" else None,
                bot=bot_spec(game, plan.level) if plan.kind == "bot" else None,
                pledge=plan.pledge if plan.kind == "me" else None,
            )
            for seat, plan in enumerate(wanted.seats)
        )
        secret = new_secret()
        chore = BeginMatch(wanted=wanted, seats=seats, secret=secret)
        begun = await self.chores.do(asker or Asker(user.id, user.id), chore)
        made = msgspec.json.decode(begun, type=NewTable)
        manner = Manner(secret=secret, listed=wanted.listed, rated=wanted.rated, invite=wanted.invite)
        return await self.add(user, made.header, made.seats, manner)

    async def add(self, user: User, header: Header, seats: Sequence[StoredSeat], manner: Manner) -> str:
        """Store a new table with its seats; the game begins with this header if all are taken and no number is awaited.

        Seats of players who cannot come any more are open. Returns its id, or that of the rematch that exists already.
        """
        players = {seat.user for seat in seats if seat.user}
        gone = await self.database.read(lambda c: never_come(c, players)) if players - {user.id} else set()
        seats = [replace(seat, user=None, pledge=None) if seat.user in gone else seat for seat in seats]
        match_id = secrets.token_hex(ID_BYTES)
        now = now_ms()
        stored = StoredMatch(
            id=match_id,
            game=header.game,
            header=to_text(header).decode(),
            host=user.id,
            listed=manner.listed,
            state="playing"
            if all(seat.user or seat.bot for seat in seats) and not waits_for_numbers(seats)
            else "open",
            secret=manner.secret,
            created=now,
            changed=now,
            rematch_of=manner.rematch_of or None,
            rated=manner.rated,
        )
        clock = None if header.clock is None else (wound(header.clock, header.players), header.clock)

        def store(connection: Connection) -> str:
            there = match_id
            if manner.rematch_of:
                there = matches_store.add_rematch(connection, stored, seats)
            else:
                matches_store.add_match(connection, stored, seats)
            if there != match_id:
                return there
            if clock is not None:
                clocks_store.add_clock(connection, match_id, *clock)
            if manner.invite:
                bonds_store.invite(connection, match_id, user.id, manner.invite, now)
            return there

        return await self.database.write(store)


def _ignore(match_id: str) -> None:
    """Do nothing, since no other process writes here."""


def _nothing(connection: Connection) -> None:
    """A job that writes nothing, and is done after all jobs that were accepted before it."""


def _mark_as_retrieved(loading: asyncio.Task[Room]) -> None:
    """Tell asyncio that the error of a table that could not be read is no news: those who wait for the table get it."""
    if not loading.cancelled():
        loading.exception()
