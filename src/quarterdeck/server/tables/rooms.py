"""All tables of this process: read from the database when somebody comes, kept while somebody is there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable, Sequence
from time import monotonic
from typing import Final

import msgspec
from sqlalchemy import Connection

from quarterdeck.bots import default_spec
from quarterdeck.bots.specs import RANDOM
from quarterdeck.engine.errors import Malformed, QuarterdeckError, RecordError
from quarterdeck.engine.game import Game
from quarterdeck.engine.registry import find_game
from quarterdeck.records.record import Header
from quarterdeck.server import metrics
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database import talk
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import CorruptRow
from quarterdeck.server.database.rows import Proposal as OpenProposal
from quarterdeck.server.database.rows import StoredLine, StoredMatch, StoredSeat
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.problems import NotThere
from quarterdeck.server.protocol.api import NewMatch
from quarterdeck.server.protocol.wire import ChatLine
from quarterdeck.server.tables.beginning import read_setup, read_start
from quarterdeck.server.tables.link import User
from quarterdeck.server.tables.room import LATEST_REMARKS, Chair, Proposal, Room
from quarterdeck.server.tables.storing import to_line, to_row
from quarterdeck.server.tables.viewing import SAY, problem
from quarterdeck.table.match import Match
from quarterdeck.table.seats import HUMAN

ID_BYTES: Final = 10
"""Of a table's id: whoever knows it may look on, so it cannot be guessed."""
IDLE_SECONDS: Final = 120.0
"""So long an empty table is kept in memory."""
SWEEP_SECONDS: Final = 20.0


def bot_spec(game: Game, level: int) -> str:
    """The bot of a level, 0 for the random one."""
    return default_spec(game, level) if level else RANDOM


class Rooms:
    """The tables in memory, and the way to and from the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.rooms: dict[str, Room] = {}
        metrics.TABLES.set_function(lambda: len(self.rooms))
        self._loading: dict[str, asyncio.Lock] = {}
        self._changed: set[str] = set()
        """Tables that another process changed while they were being read here."""
        self._tasks: set[asyncio.Task[None]] = set()

    # -- finding ---------------------------------------------------------------------------------

    async def find(self, match_id: str) -> Room:
        """The table, read from the database if it is not in memory; `NotThere` if there is none."""
        room = self.rooms.get(match_id)
        if room is not None:
            return room
        lock = self._loading.setdefault(match_id, asyncio.Lock())
        try:
            async with lock:
                if match_id not in self.rooms:
                    self.rooms[match_id] = await self._read(match_id)
                return self.rooms[match_id]
        finally:
            if not lock.locked():
                self._loading.pop(match_id, None)

    def changed_elsewhere(self, match_ids: Iterable[str]) -> list[Room]:
        """Another process has changed tables: those of them that are in memory. Those being read are read again."""
        names = set(match_ids)
        self._changed |= names & self._loading.keys()
        return [self.rooms[name] for name in names if name in self.rooms]

    def known(self) -> set[str]:
        """The tables in memory, and those on their way there."""
        return self.rooms.keys() | self._loading.keys()

    async def _read(self, match_id: str) -> Room:
        """The table as the database says; again, if another process has changed it meanwhile."""
        while True:
            self._changed.discard(match_id)
            room = await self.database.read(lambda c: read_room(c, match_id))
            if match_id not in self._changed:
                room.idle_since = monotonic()
                return room

    async def reload(self, room: Room) -> None:
        """What the database says replaces what is in memory; the caller holds the room's lock."""
        fresh = await self.database.read(lambda c: read_room(c, room.id))
        for name in ("match", "problem", "chairs", "proposals", "thoughts", "rematch", "listed"):
            setattr(room, name, getattr(fresh, name))
        room.add_remarks(fresh.remarks)
        room.drawn.clear()
        room.tell(table=True, view=True, said=True)

    def drop(self, room: Room) -> None:
        """Forget the table in memory and send everybody away; they come back to what the database says."""
        self.rooms.pop(room.id, None)
        if room.bot_task is not None:
            room.bot_task.cancel()
        for link in room.links:
            link.gone = True
            link.wake.set()

    def sweep(self) -> None:
        """Drop tables that nobody has looked at for a while and where no bot is thinking."""
        now = monotonic()
        for room in list(self.rooms.values()):
            if room.links or room.bot_task is not None or room.lock.locked():
                room.idle_since = now
            elif now - room.idle_since > IDLE_SECONDS:
                del self.rooms[room.id]

    def start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Do something in the background, until it is done or the server ends."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Background work ends; everybody is sent away."""
        for room in list(self.rooms.values()):
            self.drop(room)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- keeping -----------------------------------------------------------------------------------

    async def keep(self, room: Room, since: int, thought: bytes | None = None) -> bool:
        """Commit what happened after revision `since`; `thought` is what a bot weighed before the first of it.

        False if another process was faster: then the room is as the database says. The caller holds the lock.
        Whatever else goes wrong, nobody hears of a move that is not in the database.
        """
        match = room.match
        if match is None:
            raise TypeError("a frozen table keeps nothing")
        at, names = now_ms(), match.game.seat_names
        rows = [to_row(room.id, line, names, at) for line in match.lines_since(since)]
        if thought is not None:
            rows[0] = msgspec.structs.replace(rows[0], thought=thought)
            room.thoughts.add(rows[0].ply)
        kept: bool | None = None
        try:
            with metrics.COMMIT_SECONDS.time():
                kept = await self.database.add_lines(rows)
        finally:
            if kept is None:
                self.drop(room)
        if not kept:
            await self.reload(room)
            return False
        metrics.MOVES_ACCEPTED.inc(len(rows))
        if match.over:
            await self.database.write(lambda c: matches_store.change_state(c, room.id, "over"))
        return True

    # -- new tables ----------------------------------------------------------------------------------

    async def new_match(self, user: User, wanted: NewMatch) -> str:
        """Make a table; its id. `Malformed` names the bad field."""
        game = find_game(wanted.game)
        setup = read_setup(game, wanted)
        start = None if wanted.position is None else read_start(game, setup, wanted.position)
        specs = [bot_spec(game, plan.level) if plan.kind == "bot" else "" for plan in wanted.seats]
        users = [user.id if plan.kind == "me" else "" for plan in wanted.seats]
        header = Match.new(game, setup, [spec or HUMAN for spec in specs], start).header
        return await self.add(user, header, specs=specs, users=users, listed=wanted.listed)

    async def add(
        self, user: User, header: Header, *, specs: list[str], users: list[str], listed: bool, rematch_of: str = ""
    ) -> str:
        """Store a new table with its seats."""
        match_id = secrets.token_hex(ID_BYTES)
        now = now_ms()
        stored = StoredMatch(
            id=match_id,
            game=header.game,
            header=msgspec.json.encode(header).decode(),
            host=user.id,
            listed=listed,
            state="playing" if all(spec or who for spec, who in zip(specs, users, strict=True)) else "open",
            created=now,
            changed=now,
            rematch_of=rematch_of or None,
        )
        seats = [
            StoredSeat(seat=seat, user=who or None, bot=spec or None)
            for seat, (spec, who) in enumerate(zip(specs, users, strict=True))
        ]
        await self.database.write(lambda c: matches_store.add_match(c, stored, seats))
        return match_id


# -- from the database ------------------------------------------------------------------------------------


def read_room(connection: Connection, match_id: str) -> Room:
    """A table as the database has it, replayed as far as it goes; `NotThere` if there is none.

    Whatever makes no sense freezes the table where it stood: other tables do not suffer from it.
    """
    try:
        stored = matches_store.load_match(connection, match_id)
    except CorruptRow as error:
        return frozen(Room(match_id, "", host="", listed=False), error)
    if stored is None:
        raise NotThere(SAY("no-such-table"))
    room = Room(stored.id, stored.game, host=stored.host, listed=stored.listed)
    parts: tuple[Callable[[], None], ...] = (
        lambda: read_rest(connection, room),
        lambda: replay(room, stored.header, *matches_store.load_sound_lines(connection, match_id)),
        lambda: room.proposals.extend(read_proposals(connection, room)),
    )
    for part in parts:
        try:
            part()
        except (CorruptRow, Malformed) as error:
            frozen(room, error)
    return room


def frozen(room: Room, error: QuarterdeckError) -> Room:
    """The table, which cannot go on, with the first reason."""
    if room.problem is None:
        room.problem = problem("frozen", SAY("frozen", reason=str(error)))
        log.warning("table frozen", table=short_hash(room.id), problem=str(error).replace(room.id, "…"))
    return room


def replay(room: Room, header: str, rows: list[StoredLine], fault: CorruptRow | None) -> None:
    """Replay the stored lines as far as they follow; raises what is wrong with the next one."""
    room.thoughts = {row.ply for row in rows if row.thought is not None}
    try:
        opened = msgspec.json.decode(header, type=Header)
    except (msgspec.DecodeError, RecursionError) as damage:
        raise CorruptRow("matches", room.id, f"header: {damage}") from None
    names = find_game(opened.game).seat_names
    room.match, error = Match.salvage(opened, (to_line(row, names) for row in rows))
    if room.match is not None and len(room.chairs) != room.match.players:
        raise RecordError(1, f"has {room.match.players} players, but the table {len(room.chairs)} seats")
    for wrong in (error, fault):
        if wrong is not None:
            raise wrong


def read_rest(connection: Connection, room: Room) -> None:
    """Everything about a table but its lines, brought up to date."""
    stored = matches_store.load_match(connection, room.id)
    if stored is not None:
        room.listed = stored.listed
        room.rematch = stored.rematch or ""
    room.chairs = read_chairs(connection, room.id)
    room.add_remarks(read_remarks(connection, room))


def read_chairs(connection: Connection, match_id: str) -> list[Chair]:
    """Who sits where."""
    return [
        Chair(
            seat=seat.seat,
            user=seat.user or "",
            name=seat.name,
            colour=seat.colour,
            bot=seat.bot or "",
            stand_in=seat.stand_in or "",
            seen_until=seat.seen_until,
        )
        for seat in matches_store.load_seats(connection, match_id)
    ]


def read_remarks(connection: Connection, room: Room) -> list[ChatLine]:
    """The latest remarks that are not known yet."""
    known = room.remarks[-1].n if room.remarks else 0
    return [
        ChatLine(
            n=remark.n, seat=remark.seat, player=remark.name, colour=remark.colour, text=remark.text,
            at=remark.at // 1000,
        )
        for remark in talk.load_remarks(connection, room.id, after=known, limit=LATEST_REMARKS)
    ]  # fmt: skip


def read_proposals(connection: Connection, room: Room) -> list[Proposal]:
    """The proposals that are still open."""
    return still_open(room, talk.load_open_proposals(connection, room.id))


def still_open(room: Room, rows: Sequence[OpenProposal]) -> list[Proposal]:
    """The proposals, void ones left out."""
    found = []
    for row in rows:
        asked = room.voters(row.what) - set(row.agreed) - {row.seat} - set(room.seats_of(row.by_user))
        if row.what == "stand-in" or row.expected == room.revision:
            found.append(
                Proposal(
                    proposal=row.proposal, what=row.what, seat=row.seat, expected=row.expected, asked=asked
                )
            )  # fmt: skip
    return found
