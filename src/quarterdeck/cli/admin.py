"""`quarterdeck admin`: what the operator of a server can do with its tables, also while it runs."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
import typer

from quarterdeck.cli.faults import CheckNotMet
from quarterdeck.cli.files import seat_of
from quarterdeck.cli.options import AsJson, examples
from quarterdeck.cli.output import cell, out, table, write_json
from quarterdeck.cli.pictures import print_scene
from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import Malformed
from quarterdeck.server.settings import default_database
from quarterdeck.table.folders import data_folder

if TYPE_CHECKING:
    from quarterdeck.server.database.administering import Administered
    from quarterdeck.server.tables.room import Room

SPECTATOR: Final = -1
MOST: Final = 10_000
"""The most tables that one command looks at."""
SERVER_SECONDS: Final = 60
"""How long a server may take to put a copy in place; it looks every two seconds."""
LATEST_ACTS: Final = 20
"""Among so many acts stands what the server has just done."""
LONGEST_WORD: Final = 300
"""The most characters that an operator says to people."""

DatabaseUrl = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", envvar="QUARTERDECK_DATABASE", help="As for quarterdeck serve."),
]
Data = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", envvar="QUARTERDECK_DATA", help="The server's data folder.")
]
PersonName = Annotated[str, typer.Argument(metavar="PERSON", help="The id, as in the address /p/…, or the login.")]
Word = Annotated[str, typer.Option("--word", metavar="TEXT", help="Why; the people concerned read it.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as in its address.")]
Really = Annotated[bool, typer.Option("--really", help="Confirm that you want this done.")]

admin = typer.Typer(
    name="admin",
    rich_markup_mode="rich",
    no_args_is_help=True,
    help="For whoever runs a server: look at tables, repair or end them, move seats, block people, make copies.",
    epilog=examples("admin list --state playing", "admin check", "admin backup copy.sqlite"),
)


@admin.callback()
def administration() -> None:
    """For whoever runs a server: look at tables, repair or end them, move seats, block people, make copies."""


@contextmanager
def opened(database: str | None, data: Path | None) -> Iterator[Administered]:
    """The database that the options name."""
    from quarterdeck.server.database.administering import administered  # noqa: PLC0415 - slow to import

    with administered(url_of(database, data)) as found:
        yield found


def url_of(database: str | None, data: Path | None) -> str:
    """The URL of the database that the options name."""
    return database or default_database(data or data_folder())


def date_of(milliseconds: int) -> str:
    """A time in UTC, to the minute."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command("list", epilog=examples("admin list", "admin list --state playing --game kraken --json"))
def list_tables(
    *,
    state: Annotated[
        Literal["open", "playing", "over"] | None, typer.Option("--state", help="Only tables of this state.")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="Only tables of this game.")] = None,
    number: Annotated[
        int, typer.Option("--number", min=1, max=MOST, metavar="N", help="How many tables to list at most.")
    ] = 50,
    database: DatabaseUrl = None,
    data: Data = None,
    json: AsJson = False,
) -> None:
    """List tables, those with the latest change first."""
    from quarterdeck.server.database.administering import find_tables  # noqa: PLC0415 - slow to import

    with opened(database, data) as found:
        tables = found.read(lambda c: find_tables(c, state, game, number))
    players = [[seat.name or seat.bot or "" for seat in one.seats] for one in tables]
    if json:
        write_json([
            {"table": one.id, "game": one.game, "state": one.state, "seats": seats, "changed": one.changed // 1000}
            for one, seats in zip(tables, players, strict=True)
        ])  # fmt: skip
        return
    rows = table("table", "game", "state", "changed (UTC)", "seats")
    for one, seats in zip(tables, players, strict=True):
        rows.add_row(*map(cell, (one.id, one.game, one.state, date_of(one.changed), ", ".join(seats))))
    out().print(rows)


@admin.command(epilog=examples("admin look 5d29d6e05eaeabd3e6d3", "admin look 5d29d6e05eaeabd3e6d3 --seat A --really"))
def look(
    name: TableId,
    *,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="SEAT", help="With the eyes of a seat, or of [bold]all[/bold].")
    ] = None,
    really: Really = False,
    database: DatabaseUrl = None,
    data: Data = None,
) -> None:
    """Show a table as a spectator sees it. With the eyes of a seat you see secrets: that needs --really, and is noted."""
    from quarterdeck.server.database.administering import note_act  # noqa: PLC0415 - slow to import
    from quarterdeck.server.database.rows import Act  # noqa: PLC0415 - slow to import

    with opened(database, data) as found:
        room = read(found, name)
        match = room.match
        if room.fault is not None:
            out().print(cell(SAY("table-frozen", reason=room.fault)))
        if match is None:
            return
        if seat is None:
            print_scene(match.game, match.view(SPECTATOR), SPECTATOR)
            return
        viewer = None if seat == "all" else seat_of(match.seat_names, seat)
        if not really:
            raise Malformed("--really", SAY("look-twice"))
        eyes = "all" if viewer is None else match.seat_names[viewer] if viewer >= 0 else "spectator"
        found.write(lambda c: note_act(c, Act(at=now(), what="look", match=room.id, note=eyes)))
        if viewer is None:
            print_scene(match.game, match.position_at(match.moves_made), SPECTATOR)
        else:
            print_scene(match.game, match.view(viewer), viewer)


@admin.command(epilog=examples("admin check", "admin check 5d29d6e05eaeabd3e6d3"))
def check(
    name: Annotated[str | None, typer.Argument(metavar="TABLE", help="A table; without it, all that go on.")] = None,
    *,
    database: DatabaseUrl = None,
    data: Data = None,
    json: AsJson = False,
) -> None:
    """Play tables again by today's rules, and name those that are frozen, with the reason."""
    from quarterdeck.server.database.administering import going_on  # noqa: PLC0415 - slow to import

    frozen: list[tuple[str, int, str]] = []
    with opened(database, data) as found:
        going = [name] if name else found.read(going_on)
        for one in going:
            room = read(found, one)
            if room.fault is not None:
                frozen.append((room.id, room.revision, room.fault))
    if json:
        write_json([{"table": one, "reason": reason, "good_lines": lines} for one, lines, reason in frozen])
    for one, lines, reason in () if json else frozen:
        out().print(cell(f"{one}  ", "bold"), cell(SAY("frozen-after", lines=lines, reason=reason)))
    if frozen:
        raise CheckNotMet(SAY("tables-frozen", frozen=len(frozen), number=len(going)))
    if not json:
        out().print(SAY("tables-sound", number=len(going)))


@admin.command(epilog=examples("admin repair 5d29d6e05eaeabd3e6d3", "admin repair 5d29d6e05eaeabd3e6d3 --really"))
def repair(name: TableId, *, really: Really = False, database: DatabaseUrl = None, data: Data = None) -> None:
    """Take a frozen table back to the last line that can be played today. The lines that go are noted in the database."""
    from quarterdeck.server.database.administering import cut  # noqa: PLC0415 - slow to import

    with opened(database, data) as found:
        room = read(found, name)
        if room.fault is None:
            out().print(SAY("nothing-to-repair"))
            return
        if room.ended is not None:
            raise Malformed("table", SAY("cannot-repair", reason=room.fault))
        if room.match is None:
            raise Malformed("table", SAY("cannot-repair", reason=room.fault))
        keep = room.revision
        if not really:
            raise Malformed("--really", SAY("repair-twice", lines=keep, reason=room.fault))
        removed = found.write(lambda c: cut(c, room.id, keep, now()))
        after = read(found, name)
    out().print(SAY("repaired", removed=removed, lines=keep) if after.fault is None else cell(after.fault))


@admin.command(epilog=examples('admin end 5d29d6e05eaeabd3e6d3 --word "Nobody may play for money here." --really'))
def end(name: TableId, word: Word, *, really: Really = False, database: DatabaseUrl = None, data: Data = None) -> None:
    """End a table for good, with a word for its people. Nobody wins, and the game counts for no rating."""
    from quarterdeck.server.database.operating import end_table  # noqa: PLC0415 - slow to import

    with opened(database, data) as found:
        room = read(found, name)
        if not really:
            raise Malformed("--really", SAY("end-twice"))
        if not found.write(lambda c: end_table(c, room.id, short(word), now())):
            raise Malformed("table", SAY("over-already"))
    out().print(SAY("table-ended"))


@admin.command(epilog=examples("admin move 5d29d6e05eaeabd3e6d3 --seat A --to ann --really"))
def move(
    name: TableId,
    *,
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", help="The seat.")],
    to: Annotated[str, typer.Option("--to", metavar="PERSON", help="Who gets it: the id, as in /p/…, or the login.")],
    really: Really = False,
    database: DatabaseUrl = None,
    data: Data = None,
) -> None:
    """Give a seat to another person, who then sees what that seat sees. The game counts for no rating any more."""
    from quarterdeck.server.database.operating import move_seat  # noqa: PLC0415 - slow to import

    with opened(database, data) as found:
        room = read(found, name)
        person = person_id(found, to)
        if room.match is None or room.state != "playing":
            raise Malformed("table", SAY("does-not-go-on"))
        number = seat_of(room.match.seat_names, seat)
        if not 0 <= number < len(room.chairs):
            raise Malformed("--seat", SAY("cannot-move"))
        if not really:
            raise Malformed("--really", SAY("move-twice"))
        chair = room.chairs[number]
        note = f"{room.match.seat_names[number]}: {chair.user or chair.left_user}"
        if not found.write(lambda c: move_seat(c, room.id, number, person, note, now())):
            raise Malformed("--seat", SAY("cannot-move"))
    out().print(SAY("seat-moved"))


@admin.command(epilog=examples('admin block 4f1c0a9be2d3c4b5a6 --word "You insulted others. Write to us." --really'))
def block(
    person: PersonName, word: Word, *, really: Really = False, database: DatabaseUrl = None, data: Data = None
) -> None:
    """Shut a person out, with a word for them: their sockets close, and their sessions and programs are refused."""
    from quarterdeck.server.database import operating  # noqa: PLC0415 - slow to import

    with opened(database, data) as found:
        known = person_id(found, person)
        if not really:
            raise Malformed("--really", SAY("block-twice"))
        found.write(lambda c: operating.block(c, known, short(word), now()))
    out().print(SAY("person-blocked"))


@admin.command(epilog=examples("admin unblock 4f1c0a9be2d3c4b5a6"))
def unblock(person: PersonName, *, database: DatabaseUrl = None, data: Data = None) -> None:
    """Let a blocked person in again; their sessions are valid as before."""
    from quarterdeck.server.database import operating  # noqa: PLC0415 - slow to import

    with opened(database, data) as found:
        known = person_id(found, person)
        if not found.write(lambda c: operating.block(c, known, None, now())):
            raise Malformed("person", SAY("not-blocked"))
    out().print(SAY("person-unblocked"))


@admin.command(epilog=examples("admin acts"))
def acts(*, database: DatabaseUrl = None, data: Data = None, json: AsJson = False) -> None:
    """List what was done with these commands, other than copies; the latest first."""
    from quarterdeck.server.database.administering import acts_of  # noqa: PLC0415 - slow to import

    with opened(database, data) as found:
        done = found.read(lambda c: acts_of(c, MOST))
    if json:
        write_json([
            {"at": act.at // 1000, "what": act.what, "table": act.match, "person": act.person, "note": act.note}
            for act in done
        ])  # fmt: skip
        return
    rows = table("at (UTC)", "what", "table", "person", "note")
    for act in done:
        rows.add_row(*map(cell, (date_of(act.at), act.what, act.match, act.person, act.note)))
    out().print(rows)


@admin.command(epilog=examples("admin backup copy.sqlite"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy; there must be no such file yet.")],
    *,
    database: DatabaseUrl = None,
    data: Data = None,
) -> None:
    """Copy the database while the server runs, and check the copy (SQLite)."""
    from quarterdeck.server.database.copies import back_up  # noqa: PLC0415 - slow to import

    back_up(url_of(database, data), file)
    out().print(SAY("copied", file=str(file)))


@admin.command(epilog=examples("admin restore copy.sqlite --really"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that was made before.")],
    *,
    really: Really = False,
    database: DatabaseUrl = None,
    data: Data = None,
) -> None:
    """Put a copy in the place of the database; the present one is kept beside it (SQLite). A running server does it itself."""
    from quarterdeck.server.database import copies  # noqa: PLC0415 - slow to import
    from quarterdeck.server.database.errors import InUse  # noqa: PLC0415 - slow to import

    if not really:
        raise Malformed("--really", SAY("restore-twice"))
    url = url_of(database, data)
    file = file.absolute()
    kept = Path(f"{url.removeprefix('sqlite:///')}.before-{datetime.now(UTC).strftime('%Y%m%d-%H%M%S-%f')}").absolute()
    try:
        copies.restore(url, file, kept)
    except InUse:
        let_server_restore(url, file, kept)
    out().print(SAY("restored", file=str(file), kept=str(kept)))


def let_server_restore(url: str, file: Path, kept: Path) -> None:
    """Ask the server that uses a database to put a copy in its place, and wait until it has."""
    from quarterdeck.server.database.administering import acts_of, administered, note_act  # noqa: PLC0415 - slow to import
    from quarterdeck.server.database.copies import CopyWanted, check_file  # noqa: PLC0415 - slow to import
    from quarterdeck.server.database.errors import DatabaseError  # noqa: PLC0415 - slow to import
    from quarterdeck.server.database.rows import Act  # noqa: PLC0415 - slow to import

    check_file(file)
    note = msgspec.json.encode(CopyWanted(copy=str(file), kept=str(kept))).decode()
    with administered(url) as found:
        found.write(lambda c: note_act(c, Act(at=now(), what="restore", note=note)))
        for _ in range(SERVER_SECONDS):
            for act in found.read(lambda c: acts_of(c, LATEST_ACTS)):
                if act.what == "restored" and act.note == str(kept):
                    return
                if act.what == "not-restored" and act.note.startswith(f"{kept} "):
                    raise DatabaseError(SAY("not-restored", reason=act.note.removeprefix(f"{kept} ")))
            time.sleep(1)
    raise DatabaseError(SAY("server-silent", seconds=SERVER_SECONDS))


def read(found: Administered, name: str) -> Room:
    """A table, played again as far as possible."""
    from quarterdeck.server.tables.reading import read_room  # noqa: PLC0415 - slow to import

    return found.read(lambda c: read_room(c, name))


def person_id(found: Administered, name: str) -> str:
    """The id of the person with an id or a login; `Malformed` if there is nobody."""
    from quarterdeck.server.database.operating import person_named  # noqa: PLC0415 - slow to import

    known = found.read(lambda c: person_named(c, name))
    if known is None:
        raise Malformed("person", SAY("no-such-person", name=name))
    return known


def short(word: str) -> str:
    """A word for people on one line; `Malformed` if it is empty or too long."""
    cleaned = " ".join(word.split())
    if not 1 <= len(cleaned) <= LONGEST_WORD:
        raise Malformed("--word", SAY("bad-word", most=LONGEST_WORD))
    return cleaned


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)
