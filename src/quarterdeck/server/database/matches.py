"""Matches: how they were set up, who sits where, and the lines of their records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping, Select, Update, insert, or_, select, update

from quarterdeck.server.database.errors import SAY, CorruptRow
from quarterdeck.server.database.notices import touch
from quarterdeck.server.database.rows import MatchState, MatchSummary, Row, StoredLine, StoredMatch, StoredSeat
from quarterdeck.server.database.schema import matches, moves, seats, users

R = TypeVar("R", bound=Row | StoredLine)

_SEATS = select(
    seats.c.match,
    seats.c.seat,
    seats.c.user,
    seats.c.bot,
    seats.c.stand_in,
    seats.c.seen_until,
    users.c.name,
    users.c.colour,
).join(users, users.c.id == seats.c.user, isouter=True)

_NEW_LINES = (
    "SELECT moves.* FROM unnest(%s::text[], %s::int[]) AS known (id, ply)"
    " JOIN moves ON moves.match = known.id AND moves.ply > known.ply ORDER BY moves.match, moves.ply"
)

_SUMMARY = tuple(matches.c[name] for name in ("id", "game", "host", "listed", "state", "created", "changed"))


def add_match(connection: Connection, match: StoredMatch, seated: Sequence[StoredSeat]) -> None:
    """A new match with all its seats."""
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
            }
            for seat in seated
        ],
    )


def load_match(connection: Connection, match: str) -> StoredMatch | None:
    """A match without its seats and lines; `CorruptRow` if it makes no sense."""
    row = connection.execute(select(matches).where(matches.c.id == match)).mappings().one_or_none()
    return None if row is None else _read(row, StoredMatch, "matches", match)


def load_seats(connection: Connection, match: str) -> list[StoredSeat]:
    """All seats of a match in order, with people's names and colours."""
    rows = connection.execute(_SEATS.where(seats.c.match == match).order_by(seats.c.seat)).mappings()
    return [_read_seat(row) for row in rows]


def load_lines(connection: Connection, match: str, after_ply: int = 0) -> list[StoredLine]:
    """The lines of a match's record that follow a ply; `CorruptRow` if one is missing or makes no sense."""
    lines, fault = load_sound_lines(connection, match, after_ply)
    if fault is not None:
        raise fault
    return lines


def load_new_lines(connection: Connection, known: Mapping[str, int]) -> dict[str, list[StoredLine]]:
    """The lines of several matches after the plies that are known of each; on PostgreSQL alone, where others write.

    Only as many as follow without a gap; `CorruptRow` if one makes no sense.
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
    for expected, row in enumerate(connection.execute(wanted).mappings(), start=after_ply + 1):
        key = f"({match}, {row['ply']})"
        if row["ply"] != expected:
            return lines, CorruptRow("moves", key, SAY("ply-missing", expected=expected))
        try:
            lines.append(_read(row, StoredLine, "moves", key))
        except CorruptRow as fault:
            return lines, fault
    return lines, None


def change_state(connection: Connection, match: str, state: MatchState) -> None:
    """Whether it is open, being played, or over."""
    wanted = update(matches).where(matches.c.id == match, matches.c.state != state)
    if connection.execute(wanted.values(state=state)).rowcount == 1:
        touch(connection, match)


def take_seat(connection: Connection, match: str, seat: int, user: str) -> bool:
    """Sit down on an open seat; False if it is not open."""
    return _change_seat(connection, _open_seat(match, seat).values(user=user), match)


def leave_seat(connection: Connection, match: str, seat: int, user: str) -> bool:
    """Stand up: the seat is open, and no bot stands in; False if the person does not sit there."""
    wanted = _seat(match, seat).where(seats.c.user == user)
    return _change_seat(connection, wanted.values(user=None, stand_in=None, seen_until=0), match)


def set_bot(connection: Connection, match: str, seat: int, spec: str) -> bool:
    """Put a bot on an open seat; False if it is not open."""
    return _change_seat(connection, _open_seat(match, seat).values(bot=spec), match)


def set_stand_in(connection: Connection, match: str, seat: int, spec: str | None) -> bool:
    """Let a bot play for the person on a seat, or no longer; False if no person sits there."""
    wanted = _seat(match, seat).where(seats.c.user.is_not(None))
    return _change_seat(connection, wanted.values(stand_in=spec), match)


def set_seen(connection: Connection, match: str, seat: int, until: int) -> None:
    """How long the person on a seat counts as present. Told to nobody: call `touch` where others must know."""
    connection.execute(_seat(match, seat).values(seen_until=until))


def set_rematch(connection: Connection, match: str, new: str) -> bool:
    """The match that follows; False if there is one already."""
    wanted = update(matches).where(matches.c.id == match, matches.c.rematch.is_(None))
    set_now = connection.execute(wanted.values(rematch=new)).rowcount == 1
    if set_now:
        touch(connection, match)
    return set_now


def my_matches(connection: Connection, user: str, limit: int) -> list[MatchSummary]:
    """The matches that a person hosts or plays in, the latest first; one that is damaged is there as frozen."""
    seated = select(seats.c.match).where(seats.c.user == user)
    return _summaries(connection, select(matches).where(or_(matches.c.host == user, matches.c.id.in_(seated))), limit)


def listed_matches(connection: Connection, limit: int) -> list[MatchSummary]:
    """The matches that everybody may see, the latest first; one that is damaged is there as frozen."""
    return _summaries(connection, select(matches).where(matches.c.listed.is_(True)), limit)


def _seat(match: str, seat: int) -> Update:
    return update(seats).where(seats.c.match == match, seats.c.seat == seat)


def _open_seat(match: str, seat: int) -> Update:
    return _seat(match, seat).where(seats.c.user.is_(None), seats.c.bot.is_(None))


def _change_seat(connection: Connection, change: Update, match: str) -> bool:
    changed = connection.execute(change).rowcount == 1
    if changed:
        touch(connection, match)
    return changed


def _summaries(connection: Connection, wanted: Select[*tuple[object, ...]], limit: int) -> list[MatchSummary]:
    latest = wanted.order_by(matches.c.changed.desc(), matches.c.id).limit(limit)
    rows = connection.execute(latest.with_only_columns(*_SUMMARY)).mappings().all()
    seated: dict[str, list[RowMapping]] = {row["id"]: [] for row in rows}
    for seat in connection.execute(_SEATS.where(seats.c.match.in_(seated)).order_by(seats.c.seat)).mappings():
        seated[seat["match"]].append(seat)
    return [_summary(row, seated[row["id"]]) for row in rows]


def _summary(row: RowMapping, seated: Sequence[RowMapping]) -> MatchSummary:
    try:
        sitting = tuple(_read_seat(seat) for seat in seated)
        return _read({**row, "seats": sitting}, MatchSummary, "matches", row["id"])
    except CorruptRow:
        return MatchSummary(
            id=row["id"], game=str(row["game"]), host=row["host"], listed=row["listed"], state="frozen", changed=0
        )


def _read_seat(row: RowMapping) -> StoredSeat:
    known = {key: value for key, value in row.items() if value is not None}
    return _read(known, StoredSeat, "seats", f"({row['match']}, {row['seat']})")


def _read(row: Mapping[str, object] | RowMapping, kind: type[R], table: str, key: str) -> R:
    """A row as a Struct; `CorruptRow` where a value is not what its column should hold."""
    try:
        return msgspec.convert({str(name): value for name, value in row.items()}, kind)
    except msgspec.ValidationError as error:
        raise CorruptRow(table, key, str(error)) from None
