"""The settings of a server, which its operator decides (docs/operating.md)."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Final, Literal
from urllib.parse import quote, urlsplit

from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.messages import speaker
from quarterdeck.records.reading import reason

SAY: Final = speaker("quarterdeck.server").say
LogFormat = Literal["auto", "json", "console"]
LogLevel = Literal["debug", "info", "warning", "error"]
FILE_OPTION: Final = "database-password-file"
LONGEST_PASSWORD: Final = 1_000
"""The most bytes of a password of the database."""
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
MOST_BODY: Final = 256 * 1024
"""The longest body of a request, in bytes, except where a position file or a record may come."""
MOST_FILE_BODY: Final = 1024 * 1024
"""The longest body of a request that may bring a position file or a record, in bytes."""
BOT_PAUSE: Final = 0.2
"""Seconds between two moves of bots. Pages show moves at their own pace; this is for others, and hides a bot's thinking time."""
AWAY_SECONDS: Final = 45
"""People gone for less may be reloading the page, or in a tunnel; nothing is decided without them yet."""


class Settings(Struct, frozen=True, kw_only=True):
    """The settings for `create_app`."""

    database: str
    """`sqlite:///PATH` or `postgresql://…`."""
    origins: tuple[str, ...] = ()
    """Origins of pages, such as `https://games.example`, besides the address that the request was sent to."""
    hosts: tuple[str, ...] = ()
    """The names that the server answers to, without ports; empty for every name."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of reverse proxies, whose X-Forwarded headers are trusted."""
    bots: int | None = None
    """The number of processes for bots; None for what suits the machine."""
    bot_pause: float = BOT_PAUSE
    """The seconds between two moves of bots while somebody watches."""
    away: float = AWAY_SECONDS
    """The seconds that somebody must have been gone before the others may ask for a bot in their place."""
    metrics_public: bool = False
    """Whether /metrics answers other machines too."""
    limited: bool = True
    """Whether requests are limited; turned off only for measuring."""
    open_table_days: int = 30
    """The days after the last change until a table where no game began is deleted."""
    guest_days: int = 30
    """The days after their first visit until guests are deleted who have left nothing but a name."""
    mail_server: str = ""
    """The server that sends notices by e-mail, `smtp://login@host:port` or `smtps://…`; empty: no e-mail is sent."""
    mail_from: str = ""
    """The sender of these e-mails."""
    mail_password: str = ""
    webhook_networks: tuple[str, ...] = ()
    """Networks in which webhooks may be asked although they are not public."""
    pages: Path | None = None
    """The folder of the client's files; None for those in the package."""
    log_level: LogLevel = "info"
    log_format: LogFormat = "auto"
    """The form of the log; `auto` means for people on a terminal, else JSON."""

    def networks(self) -> tuple[IPv4Network | IPv6Network, ...]:
        """The networks of the reverse proxies; `Malformed` names a bad one."""
        return tuple(_network(text, "proxy") for text in self.proxies)

    def webhook_targets(self) -> tuple[IPv4Network | IPv6Network, ...]:
        """The networks that are not public and where webhooks may be; `Malformed` names a bad one."""
        return tuple(_network(text, "webhook-network") for text in self.webhook_networks)


def _network(text: str, option: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text)
    except ValueError:
        raise Malformed(option, SAY("no-network", text=text)) from None


def check_origin(text: str) -> str:
    """An origin in the form that browsers send; `Malformed` if it is not one."""
    parts = urlsplit(text.rstrip("/").lower())
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query or "@" in parts.netloc:
        raise Malformed("origin", SAY("no-origin", text=text))
    return f"{parts.scheme}://{parts.netloc}"


def hosts_of(address: str, origins: tuple[str, ...]) -> tuple[str, ...]:
    """The names that a server answers to: those of its origins, its address, and this machine's own.

    A server that listens on all addresses without an origin answers to every name, since it does not know its own.
    """
    named = {urlsplit(origin).hostname or "" for origin in origins}
    if not named and address not in LOOPBACK:
        return ()
    return tuple(sorted(named | {*LOOPBACK, address.lower()}))


# -- where the data are ------------------------------------------------------------------------


def default_database(folder: Path) -> str:
    """The database in the data folder, which is made if it is missing; nobody else may read it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Malformed("data", SAY("no-folder", folder=str(folder), reason=error.strerror or "")) from None
    return f"sqlite:///{(folder / 'quarterdeck.sqlite').resolve()}"


def with_password(database: str, file: Path) -> str:
    """The URL of a database with the password from a file, so that no list of processes shows the password.

    `Malformed` if the file cannot be read or does not have exactly one line, or if the URL names nobody or already has
    a password.
    """
    try:
        parts = urlsplit(database)
    except ValueError:
        parts = urlsplit("")
    if not parts.username or parts.password is not None:
        raise Malformed(FILE_OPTION, SAY("database-of-nobody", example="postgresql://quarterdeck@HOST/quarterdeck"))
    password = password_in(file)
    who, _, where = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{who}:{quote(password, safe='')}@{where}").geturl()


def password_in(file: Path, option: str = FILE_OPTION) -> str:
    """The password in a file; `Malformed` if the file cannot be read or does not have exactly one line."""
    try:
        with file.open("rb") as opened:
            password = opened.read(LONGEST_PASSWORD + 1).decode("utf-8-sig").strip()
    except (OSError, ValueError) as error:
        raise Malformed(option, SAY("unreadable", file=str(file), reason=reason(error))) from None
    if not password:
        raise Malformed(option, SAY("no-password", file=str(file)))
    if not password.isprintable() or len(password.encode()) >= LONGEST_PASSWORD:
        raise Malformed(option, SAY("more-than-password", file=str(file), most=LONGEST_PASSWORD))
    return password
