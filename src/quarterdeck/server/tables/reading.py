"""Reads a table from the database and replays it, in reading threads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from time import sleep
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from quarterdeck.engine.errors import Malformed, QuarterdeckError, RecordError
from quarterdeck.engine.registry import find_game
from quarterdeck.messages.language import OWN, speaking
from quarterdeck.records.header import seats_of
from quarterdeck.records.lines import digest_form
from quarterdeck.records.record import Header, Line
from quarterdeck.server.database import clocks as clocks_store
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database import packs as packs_store
from quarterdeck.server.database import plans as plans_store
from quarterdeck.server.database import talk
from quarterdeck.server.database.errors import CorruptRow
from quarterdeck.server.database.rows import MatchState, StoredClock, StoredLine, StoredSeat
from quarterdeck.server.database.rows import Proposal as OpenProposal
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.problems import NotThere
from quarterdeck.server.protocol.wire import SPECTATOR, ChatLine
from quarterdeck.server.tables.plan_rows import read_plans
from quarterdeck.server.tables.room import LATEST_REMARKS, NEVER, Chair, Proposal, Room, SeatPlan, ended_words
from quarterdeck.server.tables.storing import HEADER_LINES, to_header, to_line
from quarterdeck.server.tables.viewing import SAY, shown_options
from quarterdeck.table.match import Match

SHARED_TEXTS: Final = 48
"""How many texts of packs are kept for tables that begin with the same ones; more strangers' packs than these are never in memory."""


def read_room(connection: Connection, match_id: str) -> Room:
    """A table from the database, replayed as far as possible; `NotThere` if there is none.

    If something makes no sense, the table is frozen at that point; other tables do not suffer from it.
    """
    try:
        stored = matches_store.load_match(connection, match_id)
    except CorruptRow as error:
        return frozen(Room(match_id, "", host="", listed=False), error)
    if stored is None:
        raise NotThere(SAY("no-such-table"))
    room = Room(stored.id, stored.game, host=stored.host, listed=stored.listed)
    room.stored_state, room.rated = stored.state, stored.rated
    room.secret = stored.secret or ""
    if stored.ended is not None:
        room.ended = stored.ended
        with speaking(OWN):
            room.fault = ended_words(stored.ended)
    parts: tuple[Callable[[], None], ...] = (
        lambda: read_around(connection, match_id).apply(room),
        lambda: replay(connection, room, stored.header, *matches_store.load_sound_lines(connection, match_id)),
        lambda: warm(room),
        lambda: room.proposals.extend(read_proposals(connection, room)),
    )
    for part in parts:
        try:
            part()
        except (CorruptRow, Malformed) as error:
            frozen(room, error)
    return room


def renew(room: Room, fresh: Room) -> None:
    """Update the table in memory from one that was just read; sockets, lock, dice and the bot's task stay as they are."""
    room.match, room.fault, room.thoughts = fresh.match, fresh.fault, fresh.thoughts
    room.ended, room.rated = fresh.ended, fresh.rated
    room.chairs, room.proposals = fresh.chairs, fresh.proposals
    room.listed, room.begun = fresh.listed, fresh.begun
    room.rematch, room.rematch_by = fresh.rematch, fresh.rematch_by
    room.stored_state, room.stored_clock, room.secret = fresh.stored_state, fresh.stored_clock, fresh.secret
    room.stored_awaited = fresh.stored_awaited
    room.plans, room.plans_followed = fresh.plans, NEVER
    room.add_remarks(fresh.remarks)
    room.drawn.clear()


def warm(room: Room) -> None:
    """Make the story, and what a stranger's pack needs, in this thread, so that nobody waits for it later."""
    match = room.match
    if match is None:
        return
    match.story_lines(SPECTATOR)
    for chair in room.chairs:
        if chair.user:
            match.story_lines(chair.seat, by_name=not room.plays_only(chair.user, chair.seat))
    if match.setup.pack is not None:
        match.game.scene(match.view(SPECTATOR), SPECTATOR, ())
        shown_options(room, match, "")


def pack_of(room: Room) -> str:
    """The stranger's pack with which a table is played; empty if there is none."""
    pack = None if room.match is None else room.match.setup.pack
    return "" if pack is None else pack.digest


def frozen(room: Room, error: QuarterdeckError) -> Room:
    """Freeze a table that cannot go on; the first reason counts."""
    if room.fault is None:
        room.fault = str(error)
        log.warning("table frozen", table=short_hash(room.id), problem=str(error).replace(room.id, "…"))
    return room


def replay(connection: Connection, room: Room, header: str, rows: list[StoredLine], fault: CorruptRow | None) -> None:
    """Replay the stored lines as far as possible; raises what is wrong with the next one."""
    room.thoughts = {row.ply for row in rows if row.thought is not None}
    try:
        opened = to_header(header)
    except (msgspec.DecodeError, RecursionError) as damage:
        raise CorruptRow("matches", room.id, f"header: {damage}") from None
    opened = with_shared_texts(with_kept_pack(connection, opened))
    older = opened.rules < find_game(opened.game).rules_version
    with speaking(OWN):  # the reason stays with the table, and is told to all who come
        if older:
            room.match, error = salvage_by_newer_rules(opened, rows)
        else:
            room.match, error = Match.salvage(opened, in_turns(stored_lines(opened, rows)))
        if room.match is not None and len(room.chairs) != room.match.players:
            raise RecordError(1, f"has {room.match.players} players, but the table {len(room.chairs)} seats")
    for wrong in (error, fault):
        if wrong is not None:
            raise wrong
    if room.match is not None and room.stored_state == "over" and not room.match.over and older:
        raise RecordError(room.revision + HEADER_LINES, SAY("ended-by-older-rules"))


def salvage_by_newer_rules(header: Header, rows: list[StoredLine]) -> tuple[Match | None, RecordError | None]:
    """As much of a match as today's rules can replay and means what it meant; a line that leads elsewhere is left out.

    If nothing is left out, the game goes on by them. Its header keeps the version by which it began.
    """
    stored = {row.ply: row.position for row in rows}

    def means_the_same(match: Match) -> None:
        wanted = stored[match.revision]
        found = match.position_digest()
        if wanted is not None and digest_form(wanted) == digest_form(found) and wanted != found:
            raise LedElsewhere(match.revision + HEADER_LINES, SAY("means-something-else"))

    match, error = Match.salvage(header, in_turns(stored_lines(header, rows)), means_the_same)
    if isinstance(error, LedElsewhere) and match is not None:
        match, _ = Match.salvage(header, in_turns(stored_lines(header, rows[: match.revision - 1])))
    return match, error


class LedElsewhere(RecordError):
    """A line can be played by newer rules, but leads to another position than it did."""


def stored_lines(header: Header, rows: list[StoredLine]) -> Iterator[Line]:
    """The lines of a match whose header was read already."""
    names = seats_of(header)
    for row in rows:
        yield to_line(row, names)


def with_kept_pack(connection: Connection, header: Header) -> Header:
    """The header, with the text of the game's own content if that was different when the game began."""
    note = header.pack
    if note is None or note.content is not None:
        return header
    own = find_game(header.game).own_pack()
    if own is not None and own.digest == note.digest:
        return header
    content = packs_store.load_pack(connection, header.game, note.digest)
    if content is None:
        return header
    return msgspec.structs.replace(header, pack=msgspec.structs.replace(note, content=content))


def with_shared_texts(header: Header) -> Header:
    """The header, with texts of packs that it shares with other tables.

    A text takes up to 4 MB, and a game that begins from a position has it twice, so 2,000 tables must not each have their own.
    """
    note, start = header.pack, header.start
    if note is not None and note.content is not None:
        note = msgspec.structs.replace(note, content=shared_text(note.content))
    if start is not None and isinstance(text := start.get("pack"), str):
        start = {**start, "pack": shared_text(text)}
    return msgspec.structs.replace(header, pack=note, start=start)


@lru_cache(SHARED_TEXTS)
def shared_text(text: str) -> str:
    """The first of all equal texts."""
    return text


def in_turns(lines: Iterable[Line]) -> Iterator[Line]:
    """The lines, one after another; in between, this thread gives way to others, above all to the event loop."""
    for line in lines:
        sleep(0)
        yield line


class Around(Struct, frozen=True, kw_only=True):
    """What the database says about a table besides its lines and proposals."""

    listed: bool
    begun: bool
    rematch: str
    rematch_by: str
    stored_state: MatchState
    stored_awaited: frozenset[int] | None
    chairs: list[Chair]
    clock: StoredClock | None
    plans: dict[int, SeatPlan]
    remarks: list[ChatLine]
    """The new remarks."""

    def apply(self, room: Room) -> None:
        """Update the table in memory; called with the table's lock held, or before anybody knows the table."""
        room.listed = self.listed
        room.begun = self.begun
        room.rematch = self.rematch
        room.rematch_by = self.rematch_by
        room.stored_state = self.stored_state
        room.stored_awaited = self.stored_awaited
        room.chairs = self.chairs
        room.stored_clock = self.clock
        room.plans, room.plans_followed = self.plans, NEVER
        room.add_remarks(self.remarks)


def read_around(connection: Connection, match_id: str, known: int = 0) -> Around:
    """Read what is around a table's game, with the remarks after the latest known one; `NotThere` if there is no table."""
    stored = matches_store.load_match(connection, match_id)
    if stored is None:
        raise NotThere(SAY("no-such-table"))
    seats = matches_store.load_seats(connection, match_id)
    return Around(
        listed=stored.listed,
        begun=stored.state != "open",
        rematch=stored.rematch or "",
        rematch_by=matches_store.host_of(connection, stored.rematch) if stored.rematch else "",
        stored_state=stored.state,
        stored_awaited=stored_awaited(seats),
        chairs=chairs_of(seats),
        clock=clocks_store.load_clock(connection, match_id),
        plans=read_plans(plans_store.load_plans(connection, match_id)),
        remarks=read_remarks(connection, match_id, known),
    )


def read_chairs(connection: Connection, match_id: str) -> list[Chair]:
    """The chairs of a match, with the person or bot in each."""
    return chairs_of(matches_store.load_seats(connection, match_id))


def stored_awaited(seats: Sequence[StoredSeat]) -> frozenset[int] | None:
    """The seats that are to choose, as the database says; None if it does not say."""
    if any(seat.awaited is None for seat in seats if seat.user is not None):
        return None
    return frozenset(seat.seat for seat in seats if seat.awaited)


def chairs_of(seats: Sequence[StoredSeat]) -> list[Chair]:
    """The chairs of stored seats."""
    return [
        Chair(
            seat=seat.seat,
            user=seat.user or "",
            name=seat.name,
            colour=seat.colour,
            bot=seat.bot or "",
            stand_in=seat.stand_in or "",
            seen_until=seat.seen_until,
            fleet=seat.fleet,
            left_by=seat.left_by or "",
            left_user=seat.left_user or "",
            silent_at=NEVER if seat.silent_at is None else seat.silent_at,
            shut_until=seat.shut_until or 0,
            pledge=seat.pledge,
            number=seat.number,
            owner=seat.owner,
            owner_name=seat.owner_name,
        )
        for seat in seats
    ]


def read_remarks(connection: Connection, match_id: str, known: int) -> list[ChatLine]:
    """The latest remarks after the one with a number."""
    return [
        ChatLine(
            n=remark.n, seat=remark.seat, person=remark.user, player=remark.name, colour=remark.colour, text=remark.text,
            at=remark.at // 1000,
        )
        for remark in talk.load_remarks(connection, match_id, after=known, limit=LATEST_REMARKS)
    ]  # fmt: skip


def read_proposals(connection: Connection, room: Room) -> list[Proposal]:
    """The proposals that are still open."""
    return still_open(room, talk.load_open_proposals(connection, room.id))


def still_open(room: Room, rows: Sequence[OpenProposal]) -> list[Proposal]:
    """The proposals without void ones."""
    now = room.absence.clock()
    return [
        Proposal(
            proposal=row.proposal,
            what=row.what,
            seat=row.seat,
            expected=row.expected,
            by_user=row.by_user,
            agreed=set(row.agreed),
            asked=room.asked(row.what, row.seat, row.by_user, set(row.agreed), now),
            at=row.at,
        )
        for row in rows
        if row.what != "take-back" or row.expected == room.revision
    ]
