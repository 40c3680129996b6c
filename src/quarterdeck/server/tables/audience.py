"""All open sockets of this process: how many, with which session, and how much is unread."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import people as people_store
from quarterdeck.server.database import programs as programs_store
from quarterdeck.server.database.database import Database
from quarterdeck.server.gate.addresses import counted_as
from quarterdeck.server.protocol.wire import CLOSE_STRANGER
from quarterdeck.server.tables.link import COME_BACK, Farewell, Link

MOST_OF_PERSON: Final = 40
"""The most sockets of one person."""
MOST_OF_ADDRESS: Final = 256
"""The most sockets of one address; without a proxy its connections have the same limit."""
FEW_BYTES: Final = 64 * 1024
"""The bytes of unread answers that never matter."""
MOST_UNREAD: Final = 1024 * 1024
"""The most bytes of answers that a socket may leave unread."""
MOST_UNREAD_OF_PERSON: Final = 4 * MOST_UNREAD
MOST_UNREAD_OF_ADDRESS: Final = 16 * MOST_UNREAD
LOOK_SECONDS: Final = 30.0
"""The seconds between two checks whether sessions are still valid; they may end in another process, or by time."""
SESSION_OVER: Final = Farewell(CLOSE_STRANGER, "the session has ended")


class Audience:
    """The open sockets."""

    def __init__(self, *, limited: bool = True) -> None:
        self._limited = limited
        """Whether addresses are limited; when a server is measured, all requests come from one address."""
        self._of_person: defaultdict[str, set[Link]] = defaultdict(set)
        self._of_address: defaultdict[str, set[Link]] = defaultdict(set)
        self._of_session: defaultdict[str, set[Link]] = defaultdict(set)
        self._requests: set[Link] = set()
        """Those that are no sockets: requests of programs, which may wait for long."""
        self.ends = False
        """The server is about to stop, and nobody is to wait."""

    def is_full(self, user: str, address: str) -> bool:
        """Whether a person or an address has as many sockets as it may have."""
        of_person = len(self._of_person.get(user, ()))
        of_address = len(self._of_address.get(counted_as(address)[0], ()))
        return of_person >= MOST_OF_PERSON or (self._limited and of_address >= MOST_OF_ADDRESS)

    def here(self) -> set[str]:
        """The people with an open socket."""
        return set(self._of_person)

    def join(self, link: Link, *, request: bool = False) -> None:
        """Note that a socket is open, or that a program's request is being answered."""
        if request:
            self._requests.add(link)
        for sockets, key in self._places(link):
            sockets[key].add(link)

    def leave(self, link: Link) -> None:
        """Note that a socket is closed, or that a request has been answered."""
        self._requests.discard(link)
        for sockets, key in self._places(link):
            sockets[key].discard(link)
            if not sockets[key]:
                del sockets[key]

    def _places(self, link: Link) -> tuple[tuple[defaultdict[str, set[Link]], str], ...]:
        return (
            (self._of_person, link.user.id),
            (self._of_address, counted_as(link.address)[0]),
            (self._of_session, link.session),
        )

    def end(self) -> None:
        """Have requests that wait answered at once, because the server is about to stop."""
        self.ends = True
        for link in self._requests:
            link.send_away(COME_BACK)

    # -- answers that nobody reads ------------------------------------------------------------------

    def is_behind(self, link: Link) -> bool:
        """Whether a socket, with the others of its person or address, leaves too much unread."""
        if link.unread <= FEW_BYTES:
            return False
        return (
            link.unread > MOST_UNREAD
            or _unread(self._of_person.get(link.user.id, ())) > MOST_UNREAD_OF_PERSON
            or (
                self._limited
                and _unread(self._of_address.get(counted_as(link.address)[0], ())) > MOST_UNREAD_OF_ADDRESS
            )
        )

    # -- sessions -----------------------------------------------------------------------------------

    def end_session(self, session: str) -> None:
        """End the sockets of a session that has ended."""
        for link in self._of_session.get(session, ()):
            link.send_away(SESSION_OVER)

    async def end_old_sessions(self, database: Database) -> None:
        """End the sockets of sessions, and of programs' tokens, that the database no longer has."""
        mine = [session for session in self._of_session if session]
        if mine:
            living = await database.read(
                lambda c: people_store.living_sessions(c, mine, now_ms()) | programs_store.living_tokens(c, mine)
            )
            for session in set(mine) - living:
                self.end_session(session)


def _unread(links: Iterable[Link]) -> int:
    return sum(link.unread for link in links)
