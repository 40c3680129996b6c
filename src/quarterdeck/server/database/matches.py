"""Stores matches: their set-up, their seats, and the lines of their records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, Select, Update, insert, or_, select, tuple_, update

from quarterdeck.records.clock import ClockTerms
from quarterdeck.server.database.clocks import load_clocks
from quarterdeck.server.database.errors import SAY, CorruptRow, sound
from quarterdeck.server.database.notices import tell, touch
from quarterdeck.server.database.people import is_gone
from quarterdeck.server.database.rows import (
    MatchState,
    MatchSummary,
    R,
    StoredClock,
    StoredLine,
    StoredMatch,
    StoredSeat,
    read_row,
)
from quarterdeck.server.database.schema import matches, moves, programs, seats, users

_OWNER = users.alias("owner")
_SEATS = (
    select(
        seats.c.match,
        seats.c.seat,
        seats.c.user,
        seats.c.bot,
        seats.c.stand_in,
        seats.c.seen_until,
        seats.c.fleet,
        seats.c.left_by,
        seats.c.left_user,
        seats.c.silent_at,
        seats.c.shut_until,
        seats.c.pledge,
        seats.c.number,
        seats.c.awaited,
        users.c.name,
        users.c.colour,
        programs.c.owner,
        _OWNER.c.name.label("owner_name"),
    )
    .join(users, users.c.id == seats.c.user, isouter=True)
    .join(programs, programs.c.id == seats.c.user, isouter=True)
    .join(_OWNER, _OWNER.c.id == programs.c.owner, isouter=True)
)

_NEW_LINES = (
    "SELECT moves.* FROM unnest(%s::text[], %s::int[]) AS known (id, ply)"
    " JOIN moves ON moves.match = known.id AND moves.ply > known.ply ORDER BY moves.match, moves.ply"
)

_NOBODY = (seats.c.user.is_(None), seats.c.bot.is_(None))
"""The values of an empty seat."""

_SUMMARY = tuple(matches.c[name] for name in ("id", "game", "host", "listed", "rated", "state", "created", "changed"))


MOST_PLACES: Final = 5_000
"""How many seats one statement names; databases limit the number of values in one."""


def add_match(connection: Connection, match: StoredMatch, seated: Sequence[StoredSeat]) -> None:
    """Store a new match with all its seats."""
    connection.execute(insert(matches).values(msgspec.structs.asdict(match)))
    connection.execute(
        insert(seats),
        [
            {
                "match": match.id,
                "seat": seat.seat,
                "user": seat.user,
                "bot": seat.bot,
                "stand_in": seat.stand_in,
                "seen_until": seat.seen_until,
                "fleet": seat.fleet,
                "left_by": seat.left_by,
                "pledge": seat.pledge,
                "number": seat.number,
            }
            for seat in seated
        ],
    )


def load_match(connection: Connection, match: str) -> StoredMatch | None:
    """A match without its seats and lines; `CorruptRow` if it makes no sense."""
    with sound("matches", match):
        row = connection.execute(select(matches).where(matches.c.id == match)).mappings().one_or_none()
    return None if row is None else _read(row, StoredMatch, "matches", match)


def host_of(connection: Connection, match: str) -> str:
    """The person who made a match; empty if nobody is known."""
    return connection.execute(select(matches.c.host).where(matches.c.id == match)).scalar_one_or_none() or ""


def load_seats(connection: Connection, match: str) -> list[StoredSeat]:
    """All seats of a match in order, with people's names and colours."""
    with sound("seats", match):
        rows = connection.execute(_SEATS.where(seats.c.match == match).order_by(seats.c.seat)).mappings().all()
    return [_read_seat(row) for row in rows]


def load_lines(connection: Connection, match: str, after_ply: int = 0) -> list[StoredLine]:
    """The lines of a match's record that follow a ply; `CorruptRow` if one is missing or makes no sense."""
    lines, fault = load_sound_lines(connection, match, after_ply)
    if fault is not None:
        raise fault
    return lines


def load_new_lines(connection: Connection, known: Mapping[str, int]) -> dict[str, list[StoredLine]]:
    """The lines of several matches after the known ply of each; only on PostgreSQL, where other processes write.

    Lines after a gap are left out; `CorruptRow` if one makes no sense.
    """
    found: dict[str, list[StoredLine]] = {match: [] for match in known}
    for row in connection.exec_driver_sql(_NEW_LINES, (list(known), list(known.values()))).mappings():
        lines = found[row["match"]]
        if row["ply"] == known[row["match"]] + len(lines) + 1:
            lines.append(_read(row, StoredLine, "moves", f"({row['match']}, {row['ply']})"))
    return found


def load_sound_lines(
    connection: Connection, match: str, after_ply: int = 0
) -> tuple[list[StoredLine], CorruptRow | None]:
    """The lines of a match's record that follow a ply, up to the first that is missing or makes no sense, if any."""
    wanted = select(moves).where(moves.c.match == match, moves.c.ply > after_ply).order_by(moves.c.ply)
    lines: list[StoredLine] = []
    try:
        with sound("moves", match), connection.execute(wanted) as found:
            for expected, row in enumerate(found.mappings(), start=after_ply + 1):
                key = f"({match}, {row['ply']})"
                if row["ply"] != expected:
                    return lines, CorruptRow("moves", key, SAY("ply-missing", expected=expected))
                lines.append(_read(row, StoredLine, "moves", key))
    except CorruptRow as fault:
        return lines, fault
    return lines, None


def change_state(connection: Connection, match: str, state: MatchState) -> None:
    """Change a match's state: open, being played, or over."""
    wanted = update(matches).where(matches.c.id == match, matches.c.state != state)
    if connection.execute(wanted.values(state=state)).rowcount == 1:
        touch(connection, match)


def begin_match(connection: Connection, match: str, header: str, seated: Sequence[StoredSeat]) -> bool:
    """Begin the game with this header, which was made for people seated like this.

    Returns False if it has begun already, or if the seats have changed.
    """
    if [_sitting(seat) for seat in load_seats(connection, match)] != [_sitting(seat) for seat in seated]:
        return False
    wanted = update(matches).where(matches.c.id == match, matches.c.state == "open", ~_has_open_seat(match))
    begun = connection.execute(wanted.values(state="playing", header=header)).rowcount == 1
    if begun:
        touch(connection, match)
    return begun


def take_seat(
    connection: Connection, match: str, seat: int, user: str, fleet: str | None = None, pledge: str | None = None
) -> bool:
    """Sit down on an open seat, perhaps with the pledge of a number.

    False if it is not open, if the game has begun, or if the person was deleted meanwhile.
    """
    if is_gone(connection, user):
        return False
    return _change_seat(connection, _open_seat(match, seat).values(user=user, fleet=fleet, pledge=pledge), match)


def bring_fleet(connection: Connection, match: str, seat: int, user: str, fleet: str | None) -> bool:
    """Store that somebody brings another fleet; False if they do not sit there, or if the game has begun."""
    wanted = _seat(match, seat).where(seats.c.user == user, _is(match, "open"))
    return _change_seat(connection, wanted.values(fleet=fleet), match)


def leave_seat(connection: Connection, match: str, seat: int, user: str) -> bool:
    """Stand up before the game: the seat is open, and what the person brought goes with them.

    False if the person does not sit there, or if the game has begun.
    """
    wanted = _seat(match, seat).where(seats.c.user == user, _is(match, "open"))
    gone = wanted.values(user=None, stand_in=None, seen_until=0, fleet=None, pledge=None, number=None)
    left = _change_seat(connection, gone, match)
    if left:
        _ask_again(connection, match)
    return left


def _ask_again(connection: Connection, match: str) -> None:
    """Ask everybody for another pledge if a number is known: who sits down next must not choose theirs after it."""
    numbers = seats.alias()
    known = select(numbers.c.seat).where(numbers.c.match == match, numbers.c.number.is_not(None)).exists()
    asked = update(seats).where(seats.c.match == match, seats.c.pledge.is_not(None), known)
    connection.execute(asked.values(pledge="", number=None))


def ask_no_more(connection: Connection, match: str) -> None:
    """Go on without the pledges that have not come."""
    wanted = update(seats).where(seats.c.match == match, seats.c.pledge == "", _is(match, "open"))
    if connection.execute(wanted.values(pledge=None)).rowcount:
        touch(connection, match)


def pledge_number(connection: Connection, match: str, seat: int, user: str, pledge: str) -> bool:
    """Store the hash of the number that somebody will give; False unless the table asks for it."""
    wanted = _seat(match, seat).where(seats.c.user == user, seats.c.pledge == "", _is(match, "open"))
    return _change_seat(connection, wanted.values(pledge=pledge), match)


def give_number(connection: Connection, match: str, seat: int, user: str, pledge: str, number: str) -> bool:
    """Store the number that was pledged; False if it was not, or while anybody is still to sit down or to pledge."""
    others = seats.alias()
    asked = select(others.c.seat).where(others.c.match == match, others.c.user.is_not(None), others.c.pledge == "")
    wanted = _seat(match, seat).where(
        seats.c.user == user, seats.c.pledge == pledge, seats.c.number.is_(None), _is(match, "open")
    )
    given = wanted.where(~_has_open_seat_in(match), ~asked.exists())
    return _change_seat(connection, given.values(number=number), match)


def leave_game(connection: Connection, match: str, seat: int, user: str, spec: str) -> bool:
    """Leave a running game: a bot has the seat from now on, and the name of the person who left is kept.

    False if the person does not sit there, or if the game does not go on.
    """
    wanted = _seat(match, seat).where(seats.c.user == user, _is(match, "playing"))
    name = select(users.c.name).where(users.c.id == user).scalar_subquery()
    left = wanted.values(user=None, bot=spec, stand_in=None, left_by=name, left_user=user)
    return _change_seat(connection, left, match)


def shut_out(connection: Connection, match: str, seat: int, program: str, revision: int, until: int) -> bool:
    """Store that a program was silent for too long at a revision, and may not come again before a time (ms since 1970).

    False if the program does not sit there any more.
    """
    wanted = _seat(match, seat).where(seats.c.user == program)
    return _change_seat(connection, wanted.values(silent_at=revision, shut_until=until), match)


def set_bot(connection: Connection, match: str, seat: int, spec: str) -> bool:
    """Put a bot on an open seat; False if it is not open, or if the game has begun."""
    return _change_seat(connection, _open_seat(match, seat).values(bot=spec, fleet=None), match)


def remove_bot(connection: Connection, match: str, seat: int) -> bool:
    """Open the seat of a bot again before the game; False if no bot sits there, or if the game has begun."""
    wanted = _seat(match, seat).where(seats.c.bot.is_not(None), _is(match, "open"))
    removed = _change_seat(connection, wanted.values(bot=None), match)
    if removed:
        _ask_again(connection, match)
    return removed


def replace_bot(connection: Connection, match: str, seat: int, spec: str) -> bool:
    """Let another bot play on where a bot plays, for good or for a person who is away; False if none does."""
    for_good = _seat(match, seat).where(seats.c.bot.is_not(None)).values(bot=spec)
    for_somebody = _seat(match, seat).where(seats.c.stand_in.is_not(None)).values(stand_in=spec)
    return _change_seat(connection, for_good, match) or _change_seat(connection, for_somebody, match)


def stand_in_for_absent(connection: Connection, match: str, seat: int, spec: str, since: int) -> bool:
    """Let a bot play for a person who has not been seen since a time (ms since 1970).

    False if a bot does already, if nobody sits there, or if the person was seen later, or never came.
    """
    wanted = _seat(match, seat).where(
        seats.c.user.is_not(None), seats.c.stand_in.is_(None), seats.c.seen_until.between(1, since)
    )
    return _change_seat(connection, wanted.values(stand_in=spec), match)


def set_stand_in(connection: Connection, match: str, seat: int, spec: str | None) -> bool:
    """Let a bot play for the person on a seat, or no longer; False if no person sits there."""
    wanted = _seat(match, seat).where(seats.c.user.is_not(None))
    return _change_seat(connection, wanted.values(stand_in=spec), match)


def set_seen(connection: Connection, places: Sequence[tuple[str, int]], until: int) -> None:
    """Store how long the people in some seats, each a match and a number, count as present, and tell other processes.

    The matches do not count as changed, since nothing about them is new for lists.
    """
    for first in range(0, len(places), MOST_PLACES):
        here = tuple_(seats.c.match, seats.c.seat).in_(places[first : first + MOST_PLACES])
        connection.execute(update(seats).where(here).values(seen_until=until))
    tell(connection, sorted({match for match, _ in places}))


def set_rematch(connection: Connection, match: str, new: str) -> bool:
    """Store the rematch of a match; False if there is one already."""
    wanted = update(matches).where(matches.c.id == match, matches.c.rematch.is_(None))
    set_now = connection.execute(wanted.values(rematch=new)).rowcount == 1
    if set_now:
        touch(connection, match)
    return set_now


def add_rematch(connection: Connection, match: StoredMatch, seated: Sequence[StoredSeat]) -> str:
    """Store a new match as the rematch that it names, unless there is one already; returns the id of the rematch."""
    before = matches.c.id == match.rematch_of
    there: str | None = connection.execute(select(matches.c.rematch).where(before)).scalar_one()
    if there is not None:
        return there
    add_match(connection, match, seated)
    set_rematch(connection, match.rematch_of or "", match.id)
    return match.id


def my_matches(connection: Connection, user: str, limit: int) -> list[MatchSummary]:
    """The matches that a person hosts or plays in, the latest first; a damaged one appears as frozen."""
    seated = select(seats.c.match).where(seats.c.user == user)
    return _latest(connection, select(matches).where(or_(matches.c.host == user, matches.c.id.in_(seated))), limit)


def listed_matches(connection: Connection, limit: int) -> list[MatchSummary]:
    """The matches that everybody may see, the latest first; a damaged one appears as frozen."""
    return _latest(connection, select(matches).where(matches.c.listed.is_(True)), limit)


def _seat(match: str, seat: int) -> Update:
    return update(seats).where(seats.c.match == match, seats.c.seat == seat)


def _open_seat(match: str, seat: int) -> Update:
    return _seat(match, seat).where(*_NOBODY, _is(match, "open"))


def _is(match: str, state: MatchState) -> ColumnElement[bool]:
    """A condition: the match has this state in the database, whatever a process has in memory."""
    return select(matches.c.id).where(matches.c.id == match, matches.c.state == state).exists()


def _has_open_seat(match: str) -> ColumnElement[bool]:
    return select(seats.c.seat).where(seats.c.match == match, *_NOBODY).exists()


def _has_open_seat_in(match: str) -> ColumnElement[bool]:
    """A condition for changes of the table of seats: the match has an open seat. Each row is compared with all rows, not only with itself."""
    others = seats.alias()
    return (
        select(others.c.seat).where(others.c.match == match, others.c.user.is_(None), others.c.bot.is_(None)).exists()
    )


def _sitting(seat: StoredSeat) -> tuple[str | None, ...]:
    """The values of a seat on which the beginning of the game depends."""
    return seat.user, seat.bot, seat.fleet, seat.pledge, seat.number


def _change_seat(connection: Connection, change: Update, match: str) -> bool:
    changed = connection.execute(change).rowcount == 1
    if changed:
        touch(connection, match)
    return changed


def _latest(connection: Connection, wanted: Select[*tuple[object, ...]], limit: int) -> list[MatchSummary]:
    return summaries(connection, wanted.order_by(matches.c.changed.desc(), matches.c.id), limit)


def summaries(connection: Connection, wanted: Select[*tuple[object, ...]], limit: int) -> list[MatchSummary]:
    """The first of the matches that a statement selects, in its order; a damaged one appears as frozen."""
    rows = connection.execute(wanted.limit(limit).with_only_columns(*_SUMMARY)).mappings().all()
    seated: dict[str, list[RowMapping]] = {row["id"]: [] for row in rows}
    for seat in connection.execute(_SEATS.where(seats.c.match.in_(seated)).order_by(seats.c.seat)).mappings():
        seated[seat["match"]].append(seat)
    clocks = load_clocks(connection, seated)
    return [_summary(row, seated[row["id"]], *clocks.get(row["id"], (None, None))) for row in rows]


def _summary(
    row: RowMapping, seated: Sequence[RowMapping], terms: ClockTerms | None, clock: StoredClock | None
) -> MatchSummary:
    try:
        sitting = tuple(_read_seat(seat) for seat in seated)
        return _read({**row, "seats": sitting, "terms": terms, "clock": clock}, MatchSummary, "matches", row["id"])
    except CorruptRow:
        return MatchSummary(
            id=row["id"], game=str(row["game"]), host=row["host"], listed=row["listed"], state="frozen", changed=0
        )


def _read_seat(row: RowMapping) -> StoredSeat:
    return _read(row, StoredSeat, "seats", f"({row['match']}, {row['seat']})")


def _read(row: Mapping[str, object] | RowMapping, kind: type[R], table: str, key: str) -> R:
    """A row as a Struct; `CorruptRow` if a value does not fit its column."""
    try:
        return read_row(row, kind)
    except msgspec.ValidationError as error:
        raise CorruptRow(table, key, str(error)) from None
