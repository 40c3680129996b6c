"""What notices say, in the language of whoever gets them. They hold nothing secret: games, and how many, no table's address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Final
from urllib.parse import quote

from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import find_game
from quarterdeck.messages.language import speaking
from quarterdeck.server.database.channels import Bundle
from quarterdeck.server.notices.tokens import token_for
from quarterdeck.server.problems import SAY

ID_DIGITS: Final = 32


class Said(Struct, frozen=True, kw_only=True):
    """A notice in words."""

    id: str
    """Its id, the same if it is sent again."""
    about: str
    """`your-turn`, or `confirm`: the question whether somebody wants notices."""
    subject: str
    text: str
    """What it says, without links."""
    games: tuple[str, ...]
    """The titles of the games, one for each table."""
    link: str
    """Where one goes on."""
    off: str
    """Where one stops notices with one click, without signing in."""
    off_words: str


class Links(Struct, frozen=True):
    """Makes the links in notices: to the server's own pages alone."""

    origin: str
    secret: bytes

    def turns(self) -> str:
        """The page with all tables where it is one's turn."""
        return f"{self.origin}/turns"

    def confirm(self, channel: str) -> str:
        """The page that asks whether one wants notices."""
        return f"{self.origin}/notices/confirm?token={quote(token_for(channel, 'confirm', self.secret))}"

    def off(self, channel: str) -> str:
        """The page that stops notices."""
        return f"{self.origin}/notices/off?token={quote(token_for(channel, 'off', self.secret))}"


def say_bundle(bundle: Bundle, links: Links) -> Said:
    """The words for everything that is due over one channel, in its language."""
    channel = bundle.channel
    pushed = channel.kind == "push"
    with speaking(channel.language):
        if not bundle.due:
            return Said(
                id=_id_of(bundle),
                about="confirm",
                subject=SAY("notice-push-subject" if pushed else "notice-confirm-subject"),
                text=SAY("notice-push") if pushed else SAY("notice-confirm", origin=links.origin),
                games=(),
                link=links.confirm(channel.id),
                off=links.off(channel.id),
                off_words=SAY("notice-push-off" if pushed else "notice-refuse"),
            )
        titles = [_title(due.game) for due in bundle.due]
        return Said(
            id=_id_of(bundle),
            about="your-turn",
            subject=SAY("notice-subject", number=len(titles)),
            text=SAY("notice-turn", number=len(titles), games=_listed(titles)),
            games=tuple(titles),
            link=links.turns(),
            off=links.off(channel.id),
            off_words=SAY("notice-push-off" if pushed else "notice-off"),
        )


def _id_of(bundle: Bundle) -> str:
    """The same whenever the same things are due; nobody finds from it which they are."""
    what = [bundle.channel.id, *(f"{due.match} {due.seat} {due.at}" for due in bundle.due)]
    return f"msg_{sha256('/'.join(what).encode()).hexdigest()[:ID_DIGITS]}"


def _listed(titles: Sequence[str]) -> str:
    """The games by title, with the number of tables where that is more than one."""
    return ", ".join(
        title if number == 1 else SAY("notice-tables", game=title, number=number)
        for title, number in Counter(titles).items()
    )


def _title(game: str) -> str:
    try:
        return find_game(game).title
    except Malformed:
        return game
