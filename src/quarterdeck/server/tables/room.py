"""A table in memory: the match as it was replayed from its lines, who sits there, who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.scene.shapes import Scene
from quarterdeck.server.protocol.wire import SPECTATOR, ChatLine, Problem
from quarterdeck.server.tables.link import Link
from quarterdeck.table.match import Match
from quarterdeck.table.seats import new_seed

MOST_LINKS: Final = 600
"""Sockets at one table."""
LATEST_REMARKS: Final = 200

What = Literal["take-back", "stand-in"]
State = Literal["open", "playing", "over", "frozen"]


class Chair(Struct, kw_only=True):
    """Who sits on a seat: a person, a bot, or nobody; `stand_in` is the bot that plays for an absent person."""

    seat: int
    user: str = ""
    name: str = ""
    colour: str = ""
    bot: str = ""
    stand_in: str = ""
    seen_until: int = 0
    """Until when (ms since 1970) the person counts as here because another process says so."""

    @property
    def open(self) -> bool:
        """Nobody sits here."""
        return not self.user and not self.bot

    @property
    def player(self) -> str:
        """The spec of the bot that plays here now; empty if a person does, or nobody."""
        return self.stand_in or self.bot


class Proposal(Struct, kw_only=True):
    """Something the people at the table are asked."""

    proposal: int
    what: What
    seat: int
    expected: int
    """The revision a take-back was proposed at; it is void once the match has gone on."""
    asked: set[int]
    """Seats that have not answered yet."""


class Drawn(Struct, frozen=True):
    """What a seat sees at a revision; shared by all sockets that look with its eyes."""

    revision: int
    active: bool
    scene: Scene
    moves: tuple[str, ...]


class Room:
    """A table. Whoever changes it, or reads what is not committed yet, holds `lock`."""

    def __init__(self, match_id: str, game: str, *, host: str, listed: bool) -> None:
        self.id = match_id
        self.game = game
        """The game's key, also where the game is not there any more."""
        self.host = host
        self.listed = listed
        self.match: Match | None = None
        self.problem: Problem | None = None
        """Why the table is frozen."""
        self.chairs: list[Chair] = []
        self.remarks: list[ChatLine] = []
        self.proposals: list[Proposal] = []
        self.thoughts: set[int] = set()
        """Revisions of moves that a bot weighed."""
        self.rematch = ""
        self.links: set[Link] = set()
        self.lock = asyncio.Lock()
        self.drawn: dict[int, Drawn] = {}
        self.bot_task: asyncio.Task[None] | None = None
        self.idle_since = 0.0
        self.dice: Dice = seeded(new_seed())

    # -- how it stands -----------------------------------------------------------------------

    @property
    def state(self) -> State:
        """`open` until all seats are taken, `frozen` if the match cannot go on."""
        if self.problem is not None or self.match is None:
            return "frozen"
        if self.match.over:
            return "over"
        for chair in self.chairs:
            if chair.open:
                return "open"
        return "playing"

    @property
    def revision(self) -> int:
        """Lines of the record."""
        return 0 if self.match is None else self.match.revision

    def seats_of(self, user: str) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(chair.seat for chair in self.chairs if chair.user == user)

    def here(self, chair: Chair, now_ms: int) -> bool:
        """Whether who sits there looks at the table; bots always do."""
        if chair.bot:
            return True
        return any(link.user.id == chair.user for link in self.links) or chair.seen_until > now_ms

    def people(self) -> set[int]:
        """The seats where persons play, those with a stand-in left out."""
        return {chair.seat for chair in self.chairs if chair.user and not chair.player}

    def voters(self, what: What) -> set[int]:
        """The seats of people who are asked about a proposal.

        Once a game is over every hand may be looked at; then nothing is taken back without those a bot sat in for.
        """
        over = self.match is not None and self.match.over
        if what == "take-back" and over:
            return {chair.seat for chair in self.chairs if chair.user}
        return self.people()

    def next_bot(self) -> Chair | None:
        """The first bot that may choose now."""
        if self.match is None or self.state != "playing":
            return None
        waiting = self.match.waiting()
        return next((chair for chair in self.chairs if chair.player and chair.seat in waiting), None)

    def first_look(self, user: str) -> int:
        """Whose eyes a person has on arrival.

        With several seats in a game with secrets nobody's, until the person says who holds the device.
        """
        mine = self.seats_of(user)
        if not mine or self.match is None:
            return SPECTATOR
        if len(mine) == 1:
            return mine[0]
        if self.match.game.hidden and not self.match.over:
            return SPECTATOR
        waiting = self.match.waiting()
        return next((seat for seat in mine if seat in waiting), mine[0])

    # -- telling -------------------------------------------------------------------------------

    def tell(self, *, table: bool = False, view: bool = False, said: bool = False) -> None:
        """Everybody who looks on shall hear of a change."""
        for link in self.links:
            link.owe(table=table, view=view, said=said)

    def add_remarks(self, remarks: Iterable[ChatLine]) -> None:
        """Something was said; only the latest are kept in memory."""
        known = self.remarks[-1].n if self.remarks else 0
        self.remarks.extend(remark for remark in remarks if remark.n > known)
        del self.remarks[:-LATEST_REMARKS]

    def look(self, seat: int) -> Drawn | None:
        """What a seat (or a spectator) sees now; drawn once a revision."""
        match = self.match
        if match is None:
            return None
        active = self.state == "playing" and seat in self.people()
        drawn = self.drawn.get(seat)
        if drawn is not None and drawn.revision == match.revision and drawn.active == active:
            return drawn
        seen = match.view(seat)
        numbers = match.moves(seat) if active else []
        scene = match.game.scene(seen, seat, numbers)
        if not isinstance(scene, Scene):
            raise TypeError(f"{match.game.key} draws no scene")
        moves = tuple(match.game.text(seen, move) for move in numbers)
        self.drawn[seat] = Drawn(match.revision, active, scene, moves)
        return self.drawn[seat]
