"""`quarterdeck ratings`: whether the ratings of a server's people follow from the games in its archive."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from quarterdeck.cli.faults import NOT_MET
from quarterdeck.cli.options import examples
from quarterdeck.cli.output import out
from quarterdeck.cli.say import SAY

if TYPE_CHECKING:
    from quarterdeck.server.database.ratings import Differences

EXAMPLES: Final = examples("ratings", "ratings --renew", "ratings --database sqlite:///harbour.sqlite")


def ratings(
    *,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="QUARTERDECK_DATABASE",
            help="sqlite:///PATH or postgresql://…; without it, a file in the data folder.",
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option("--data", metavar="FOLDER", envvar="QUARTERDECK_DATA", help="The data folder."),
    ] = None,
    renew: Annotated[bool, typer.Option("--renew", help="Store the computed ratings if they differ.")] = False,
) -> None:
    """Compute all ratings anew from the archive, and compare them with those that are stored.

    A server on a SQLite file must be stopped before.
    """
    from quarterdeck.server.settings import default_database  # noqa: PLC0415 - slow to import
    from quarterdeck.table.folders import data_folder  # noqa: PLC0415 - as above

    found = asyncio.run(_compare(database or default_database(data or data_folder()), renew=renew))
    out().print(SAY("ratings-counted", games=found.games, ratings=found.ratings))
    if not found.different:
        out().print(SAY("ratings-fit"))
        return
    out().print(SAY("ratings-renewed" if renew else "ratings-differ", different=found.different))
    if not renew:
        raise typer.Exit(NOT_MET)


async def _compare(url: str, *, renew: bool) -> Differences:
    from quarterdeck.server.database.database import Database  # noqa: PLC0415 - slow to import
    from quarterdeck.server.database.files import alone  # noqa: PLC0415 - the same
    from quarterdeck.server.database.ratings import compare  # noqa: PLC0415 - the same

    with alone(url):
        opened = await Database.open(url)
        try:
            return await opened.write(lambda c: compare(c, renew=renew))
        finally:
            await opened.close()
