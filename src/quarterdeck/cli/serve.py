"""`quarterdeck serve`: the browser table's server."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from quarterdeck.cli.options import examples
from quarterdeck.server.settings import (
    BOT_PAUSE,
    Settings,
    check_origin,
    default_database,
    hosts_of,
    password_in,
    with_password,
)
from quarterdeck.table.folders import data_folder

EXAMPLES: Final = examples(
    "serve",
    "serve --port 8001 --open",
    "serve --host 0.0.0.0 --origin http://192.168.1.5:8000",
    "serve --database postgresql://quarterdeck@/quarterdeck --origin https://games.example --proxy 127.0.0.1",
)


class Level(StrEnum):
    """How much is logged."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class LogForm(StrEnum):
    """How it is logged."""

    AUTO = "auto"
    JSON = "json"
    CONSOLE = "console"


def serve(  # noqa: PLR0913 - one argument an option
    *,
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help="The address to listen on; 0.0.0.0 means all.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, metavar="N", help="The port; 0 takes any free one.")
    ] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="QUARTERDECK_DATABASE",
            help="sqlite:///PATH or postgresql://…; without it, a file in the data folder.",
        ),
    ] = None,
    database_password_file: Annotated[
        Path | None,
        typer.Option("--database-password-file", metavar="FILE", help="A file with only PostgreSQL's password."),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option("--data", metavar="FOLDER", envvar="QUARTERDECK_DATA", help="The data folder."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="The address that people type; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="A reverse proxy to trust; may be repeated."),
    ] = None,
    bots: Annotated[
        int | None, typer.Option("--bots", min=1, max=64, metavar="N", help="The number of processes for bots.")
    ] = None,
    bot_pause: Annotated[
        float,
        typer.Option(
            "--bot-pause", min=0, max=60, metavar="SECONDS", help="The shortest time between two moves of bots."
        ),
    ] = BOT_PAUSE,
    away: Annotated[
        float,
        typer.Option(
            "--away",
            min=0,
            max=3600,
            metavar="SECONDS",
            help="How long a player must be gone before a bot may stand in.",
        ),
    ] = 45,
    compress: Annotated[bool, typer.Option("--compress", help="Compress WebSocket messages.")] = False,
    metrics_public: Annotated[
        bool, typer.Option("--metrics-public", help="Show /metrics to everybody, not only this machine.")
    ] = False,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Limit requests; turn off only to measure.")
    ] = True,
    log_level: Annotated[Level, typer.Option("--log-level", help="How much is logged.")] = Level.INFO,
    log_format: Annotated[LogForm, typer.Option("--log-format", help="auto: JSON unless it goes to a terminal.")] = (
        LogForm.AUTO
    ),
    mail_server: Annotated[
        str,
        typer.Option("--mail-server", metavar="URL", help="Sends notices by e-mail: smtps://LOGIN@HOST, or smtp://…."),
    ] = "",
    mail_from: Annotated[str, typer.Option("--mail-from", metavar="ADDRESS", help="The sender of these e-mails.")] = "",
    mail_password_file: Annotated[
        Path | None,
        typer.Option("--mail-password-file", metavar="FILE", help="A file with only the mail server's password."),
    ] = None,
    webhook_network: Annotated[
        list[str] | None,
        typer.Option(
            "--webhook-network",
            metavar="NETWORK",
            help="A network that is not public in which webhooks may be; may be repeated.",
        ),
    ] = None,
    keep_open_tables: Annotated[
        int,
        typer.Option(
            "--keep-open-tables", min=1, metavar="DAYS", help="After how many days tables without a game are deleted."
        ),
    ] = 30,
    keep_guests: Annotated[
        int,
        typer.Option(
            "--keep-guests", min=1, metavar="DAYS", help="After how many days guests who never played are deleted."
        ),
    ] = 30,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve the browser table: play alone against bots, side by side, or with friends on other machines.

    Ctrl-C or SIGTERM stops it. Every acknowledged move is then in the database.
    """
    from quarterdeck.cli.serving import run_server  # noqa: PLC0415 - the server is slow to import, and only this needs it

    origins = tuple(check_origin(text) for text in origin or ())
    url = database or default_database(data or data_folder())
    settings = Settings(
        database=url if database_password_file is None else with_password(url, database_password_file),
        origins=origins,
        hosts=hosts_of(host, origins),
        proxies=tuple(proxy or ()),
        bots=bots,
        bot_pause=bot_pause,
        away=away,
        metrics_public=metrics_public,
        limited=limits,
        open_table_days=keep_open_tables,
        guest_days=keep_guests,
        mail_server=mail_server,
        mail_from=mail_from,
        mail_password="" if mail_password_file is None else password_in(mail_password_file, "mail-password-file"),
        webhook_networks=tuple(webhook_network or ()),
        log_level=log_level.value,
        log_format=log_format.value,
    )
    settings.networks()  # a bad one is refused here, in the language of whoever typed it
    settings.webhook_targets()
    run_server(settings, host, port, compress=compress, open_page=open_page)
