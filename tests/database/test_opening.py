"""Opening a database: what can be used is brought to the newest schema, what cannot is refused and left alone."""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from quarterdeck.server.database.database import Database
from quarterdeck.server.database.engines import parse_url
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.schema import metadata
from quarterdeck.server.database.upgrading import configuration
from tests.database.conftest import sqlite_url
from tests.database.postgres import postgres
from tests.database.samples import line, plies, prepare


def change(url: str, *statements: str) -> None:
    """Do something to a database that nobody has open."""
    engine = create_engine(parse_url(url))
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
    engine.dispose()


def ask(url: str, question: Callable[[Connection], object]) -> object:
    """What a database that nobody has open answers."""
    engine = create_engine(parse_url(url))
    with engine.connect() as connection:
        answer = question(connection)
    engine.dispose()
    return answer


async def open_and_close(url: str) -> bytes:
    """Its secret."""
    database = await Database.open(url)
    await database.close()
    return database.secret


async def test_an_empty_database_gets_all_tables_and_a_secret(url: str) -> None:
    """And keeps both, with all that is in it, when it is opened again."""
    database = await Database.open(url)
    await prepare(database, "m")
    assert await database.add_lines([line("m", 1)])
    await database.close()
    assert len(database.secret) == 32
    tables = ask(url, lambda c: set(inspect(c).get_table_names()))
    assert tables == {*metadata.tables, "alembic_version"}
    again = await Database.open(url)
    assert again.secret == database.secret
    assert await plies(again, "m") == [1]
    await again.close()


async def test_each_database_has_a_secret_of_its_own(tmp_path: Path) -> None:
    """Or a cookie for one would do for the other."""
    secrets = {await open_and_close(f"sqlite:///{tmp_path / name}") for name in ("a", "b", "c")}
    assert len(secrets) == 3


async def test_processes_that_start_together_agree(url: str) -> None:
    """One makes the tables, the others wait for it."""
    assert len(set(await asyncio.gather(*(open_and_close(url) for _ in range(4))))) == 1


async def test_migrations_and_schema_agree(url: str) -> None:
    """Alembic finds nothing to add, to change or to remove."""
    await open_and_close(url)
    assert (
        ask(url, lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), metadata)) == []
    )


async def test_alembic_would_find_a_difference(url: str) -> None:
    """Or the test above would say nothing."""
    await open_and_close(url)
    change(url, "ALTER TABLE moves ADD COLUMN mood TEXT", "DROP INDEX ix_matches_listed")
    differences = ask(url, lambda c: compare_metadata(MigrationContext.configure(c), metadata))
    assert isinstance(differences, list)
    assert len(differences) == 2


async def test_addresses_that_are_there_already_are_found_by_whom_they_reach(url: str) -> None:
    """A server that was updated from schema 0013 refuses them, too, however they are written."""
    engine = create_engine(parse_url(url))
    with engine.begin() as connection:
        command.upgrade(configuration(connection), "0013")
        connection.exec_driver_sql("INSERT INTO users (id, name, colour, created) VALUES ('ann', 'Ann', '#205080', 1)")
        for kind, address in (("mail", "Ann+x@Mail.test"), ("webhook", "https://Mail.test/Ann+x")):
            connection.execute(
                text(
                    'INSERT INTO channels (id, "user", kind, address, keys, language, state, quiet_from, quiet_until, zone, '
                    "pause, created, next, failures) VALUES (:kind, 'ann', :kind, :address, '', 'en', 'on', 0, 0, 'UTC', "
                    "0, 1, 0, 0)"
                ),
                {"kind": kind, "address": address},
            )
    engine.dispose()
    await open_and_close(url)
    reached = ask(url, lambda c: c.exec_driver_sql("SELECT reaches FROM channels ORDER BY id").scalars().all())
    assert reached == ["ann@mail.test", "https://Mail.test/Ann+x"]


async def test_a_newer_schema_is_refused_and_left_as_it_is(url: str) -> None:
    """An older server would not know what the newer one means."""
    await open_and_close(url)
    change(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseError, match=r"newer Quarterdeck: it has schema 9999, this version knows schemas up to"):
        await Database.open(url)
    assert ask(url, lambda c: c.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()) == "9999"


async def test_a_schema_is_never_taken_back(url: str) -> None:
    """Alembic is refused, and nothing is gone."""
    await open_and_close(url)
    engine = create_engine(parse_url(url))
    with engine.begin() as connection, pytest.raises(DatabaseError, match="restore the copy"):
        command.downgrade(configuration(connection), "base")
    engine.dispose()
    assert await open_and_close(url)


async def test_somebody_elses_database_is_refused_and_left_as_it_is(url: str) -> None:
    """Its tables might have the names of ours."""
    change(url, "CREATE TABLE users (shoe INTEGER)")
    with pytest.raises(DatabaseError, match="holds the table users, and none of Quarterdeck's"):
        await Database.open(url)
    assert ask(url, lambda c: inspect(c).get_table_names()) == ["users"]


async def test_a_damaged_secret_is_refused(url: str) -> None:
    """Cookies could not be signed."""
    await open_and_close(url)
    change(url, "UPDATE settings SET value = 'x' WHERE key = 'secret'")
    with pytest.raises(DatabaseError, match="row secret of the table settings is damaged"):
        await Database.open(url)


def damage_nothing_like_it(path: Path) -> None:
    """Something else altogether."""
    path.write_bytes(b"This is a letter to the harbour master.\n" * 200)


def damage_first_page(path: Path) -> None:
    """The header stays, what follows is noise."""
    data = bytearray(path.read_bytes())
    data[100:4096] = hashlib.shake_256(b"noise").digest(3996)
    path.write_bytes(data)


def damage_cut_short(path: Path) -> None:
    """Only the beginning is left."""
    os.truncate(path, 1000)


@pytest.mark.parametrize("damage", [damage_nothing_like_it, damage_first_page, damage_cut_short])
async def test_a_damaged_file_is_refused_and_left_as_it_is(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    """The error names the file."""
    url, path = sqlite_url(tmp_path), tmp_path / "test.sqlite3"
    await open_and_close(url)
    damage(path)
    before = path.read_bytes()
    with pytest.raises(DatabaseError, match=r"test\.sqlite3 cannot be opened: (file is not a database|.*malformed)"):
        await Database.open(url)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("", "names no database"),
        ("quarterdeck.db", "names no database; write sqlite:///PATH or postgresql://"),
        ("mysql://u:hidden@h/x", r"'mysql://u:\*\*\*@h/x' names no database"),
        ("sqlite://", "needs the path of a file"),
        ("sqlite:///:memory:", "needs the path of a file"),
        ("sqlite:///a?mode=ro", "names no database"),
        ("postgresql://h:port/x", "names no database"),
    ],
)
async def test_a_url_that_names_no_database_is_refused(url: str, told: str) -> None:
    """With what would be right, and without passwords."""
    with pytest.raises(DatabaseError, match=told) as caught:
        await Database.open(url)
    assert "hidden" not in str(caught.value)


async def test_a_file_in_no_folder_is_refused(tmp_path: Path) -> None:
    """The folder is named."""
    with pytest.raises(DatabaseError, match="nowhere for the database does not exist"):
        await Database.open(f"sqlite:///{tmp_path / 'nowhere' / 'x'}")


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    """Nor does anything happen to it."""
    with pytest.raises(DatabaseError, match="cannot be opened"):
        await Database.open(f"sqlite:///{tmp_path}")


async def test_a_server_that_is_not_there_is_named(tmp_path: Path) -> None:
    """Without its password."""
    with pytest.raises(DatabaseError, match="cannot be opened: ") as caught:
        await Database.open(f"postgresql://somebody:hidden@/name?host={tmp_path}")
    assert "hidden" not in str(caught.value)


def modes(folder: Path) -> set[int]:
    """Who may do what with the files in a folder."""
    return {path.stat().st_mode & 0o777 for path in folder.iterdir()}


async def test_a_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It holds everybody's cards."""
    database = await Database.open(sqlite_url(tmp_path))
    await prepare(database, "m")
    assert modes(tmp_path) == {0o600}
    await database.close()


async def test_sqlite_writes_ahead_to_a_log_and_waits_for_the_disk(tmp_path: Path) -> None:
    """Durability is a setting, so it is checked; so are foreign keys."""
    database = await Database.open(sqlite_url(tmp_path))

    def setting(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await database.write(setting) == ["wal", 2, 1, 5000]
    assert await database.read(setting) == ["wal", 2, 1, 5000]
    await database.close()


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+psycopg"])
async def test_both_forms_of_the_postgresql_url_are_understood(scheme: str) -> None:
    """They mean the same."""
    database = await Database.open(postgres().empty_database().replace("postgresql", scheme, 1))
    assert database.is_shared
    assert await database.ready()
    await database.close()


async def test_a_stalled_process_loses_its_turn() -> None:
    """PostgreSQL ends a transaction that stands still, so the writers of other processes wait no longer."""
    database = await Database.open(postgres().empty_database())
    limits = await database.write(
        lambda c: [
            c.exec_driver_sql(f"SHOW {name}").scalar()
            for name in ("idle_in_transaction_session_timeout", "lock_timeout")
        ]
    )
    assert limits == ["10s", "10s"]
    await database.close()
