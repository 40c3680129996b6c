"""What the database refuses or cannot do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.server.database").say


class DatabaseError(QuarterdeckError):
    """The database cannot be opened, or could not do what was asked; what was asked then has not happened.

    One exception: where the commit itself fails, nobody can know before they look again; the sentence says so.
    """


class CorruptRow(DatabaseError):
    """A row that is there and makes no sense: `table` and `key` name it."""

    def __init__(self, table: str, key: str, problem: str) -> None:
        super().__init__(SAY("corrupt-row", table=table, key=key, problem=problem))
        self.table = table
        self.key = key
        self.problem = problem


def reason(error: SQLAlchemyError) -> str:
    """What the database itself said, in one line and without our statement."""
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return said.strip().split("\n", 1)[0]


@contextmanager
def told() -> Iterator[None]:
    """Inside, what the database says against us becomes `DatabaseError`."""
    try:
        yield
    except SQLAlchemyError as error:
        raise DatabaseError(SAY("failed", reason=reason(error))) from error
