"""What people must be shown when nothing fails any more, and that they can play on and leave no trace in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, cast

from quarterdeck.messages.hearing import heard_by
from quarterdeck.scene.shapes import Scene
from quarterdeck.server.database.rows import User
from quarterdeck.server.option_words import seat_word
from quarterdeck.server.protocol.wire import SPECTATOR, Answer, Play
from quarterdeck.server.tables.room import given_up
from quarterdeck.table.match import Match
from quarterdeck.table.verdict import sentence
from tests.chaos import heard
from tests.chaos.instance import AWAY_MS, Instance
from tests.chaos.people import Page
from tests.chaos.plan import pick
from tests.chaos.reading import Reading, Sitting
from tests.chaos.world import World

IN_MEMORY: Final = 120.0 + 2 * 20.0 + 10.0
"""Seconds after which an empty table has left memory."""
ROUNDS: Final = 4
"""Of answers to proposals: one may lead to another."""
A_WHILE: Final = 5.0


class Showing:
    """The checks while the servers run, in the order in which they are made."""

    def __init__(self, world: World, servers: list[Instance], pages: list[Page], reading: Reading) -> None:
        self.world = world
        self.servers = servers
        self.pages = pages
        self.reading = reading

    def stands_in(self, match: str, seat: int) -> None:
        """A bot is about to play for somebody: not for one who has been here for a while."""
        snapshots = self.world.snapshots.get(match)
        user = None if not snapshots else snapshots[-1].seats[seat][0]
        now = self.world.loop.time()
        for page in self.pages:
            if page.user.id != user or page.match != match:
                continue
            if page.connected and now - page.arrived_at > A_WHILE:
                self.world.wrong(f"a bot replaces {page.name} on seat {seat}, who is here since {page.arrived_at:.3f}")
            elif now - page.left_at < AWAY_MS / 1000:
                self.world.wrong(f"a bot replaces {page.name} on seat {seat}, who went away at {page.left_at:.3f}")

    async def while_some_are_away(self) -> None:
        """Who is here sees everything; whoever is asked for an absent one's stand-in can answer."""
        self.all_is_shown()
        for page in self.pages:
            table = page.table
            if table is None or not page.connected or table.state != "playing":
                continue
            here = {chair.seat for chair in table.seats if chair.kind == "person" and chair.here}
            for proposal in table.proposals:
                if proposal.what == "stand-in" and not here & set(proposal.asked):
                    self.world.wrong(f"nobody who is here is asked about proposal {proposal} at {page.match[-6:]}")

    async def when_all_are_here(self) -> None:
        """The same, and each person is shown as being here."""
        self.all_is_shown()
        self.plans_are_followed()
        for page in self.pages:
            seats = self.reading.seats(page.match)
            for chair in page.table.seats if page.table is not None else ():
                seated = seats[chair.seat][0]
                present = any(other.user.id == seated and other.match == page.match for other in self.pages)
                if seated is not None and present and not chair.here:
                    self.world.wrong(f"{page.name} is told that {seated} is away, who is here")

    def plans_are_followed(self) -> None:
        """No plan waits whose seat is asked: it is followed, or dropped."""
        for match in sorted({page.match for page in self.pages if page.connected}):
            found, problem = self.reading.replayed(match)
            if problem or self.reading.column("state", match) != "playing":
                continue
            seats, waiting = self.reading.seats(match), found.waiting()
            query = 'SELECT seat, "user" FROM plans WHERE "match" = ? AND steps <> ?'
            for seat, user in self.reading.rows(query, match, "[]"):
                person, _, stand_in = seats[seat]
                if seat in waiting and person == user and not stand_in:
                    self.world.wrong(f"at {match[-6:]} a plan waits for seat {seat}, which is asked")

    def all_is_shown(self) -> None:
        """All pages show what is stored, and nobody waits."""
        for task in [task for server in self.servers for task in server.running if task.done()]:
            self.world.wrong(f"what must go on for ever has ended: {task!r}")
        for page in self.pages:
            if not (page.away or page.nowhere):
                self._is_shown(page)

    def _is_shown(self, page: Page) -> None:
        for asked in page.pending.values():
            self.world.wrong(f"{page.name} waits for ever for an answer to {asked.message}")
        if not page.connected:
            self.world.wrong(f"{page.name} finds no way to the table")
        elif page.table is None or page.view is None:
            self.world.wrong(f"{page.name} is shown no game")
        elif page.table.state == "frozen":
            self.world.wrong(f"the table is frozen: {page.table.problem}")
        else:
            match, _ = self.reading.replayed(page.match)
            self._game(page, page.view, match)
            self._table(page, page.table, match)

    def _game(self, page: Page, view: heard.View, match: Match) -> None:
        if view.revision != match.revision:
            self.world.wrong(f"{page.name} is shown revision {view.revision}, and {match.revision} are stored")
            return
        eyes = view.seat if self.reading.column("state", page.match) != "open" else SPECTATOR
        seen = match.view(eyes)
        moves = seen.legal() if eyes in match.waiting() else []
        with heard_by(eyes):
            scene = cast(Scene, match.game.scene(seen, eyes, moves))
        if match.over and not seen.over():
            scene = given_up(scene, sentence(match, lambda seat: seat_word(match.game, match.seat_names[seat])))
        told = " ".join(page.told)
        if told != scene.summary:
            self.world.wrong(f"{page.name} is shown {told!r}, and {scene.summary!r} is so")

    def _table(self, page: Page, table: heard.Table, match: Match) -> None:
        stored = [
            ("person" if user else "bot" if bot else "open", bool(stand_in))
            for user, bot, stand_in in self.reading.seats(page.match)
        ]
        state = "over" if match.over else "open" if ("open", False) in stored else "playing"
        for what, shown, real in (
            ("seats", [(chair.kind, chair.stand_in) for chair in table.seats], stored),
            ("state", table.state, state),
            ("next game", table.rematch, self.reading.column("rematch", page.match) or ""),
            ("remarks", page.remarks, self.reading.remarks(page.match)),
        ):
            if shown != real:
                self.world.wrong(f"{page.name} is shown the {what} {shown}, and stored are {real}")

    async def proposals_end(self) -> None:
        """When all who are asked agree, no proposal is left."""
        for _ in range(ROUNDS):
            questions = [
                (page, proposal.proposal)
                for page in self.pages
                if page.table is not None and page.connected
                for proposal in page.table.proposals
                if proposal.mine
            ]
            if not questions:
                break
            for page, number in questions:
                page.ask(lambda n, number=number: Answer(id=n, proposal=number, agree=True))  # type: ignore[misc]
            await asyncio.sleep(A_WHILE)
        for page in self.pages:
            table = page.table
            if page.connected and table is not None and table.state == "playing":
                stuck = [proposal for proposal in table.proposals if self._can_be_answered(page.match, proposal)]
                if stuck:
                    self.world.wrong(f"at {page.match[-6:]} a proposal is stuck: {stuck}")

    def _can_be_answered(self, match: str, proposal: heard.Proposed) -> bool:
        """Whether everybody who is asked looks at the table: whoever has gone on to the next game does not."""
        seats = self.reading.seats(match)
        here = {page.user.id for page in self.pages if page.match == match and page.connected}
        return all(seats[seat][0] in here for seat in proposal.asked)

    async def goes_on(self, users: Sequence[User]) -> None:
        """Whoever comes anew finds the game as it is stored, and makes the next move."""
        for match in sorted({page.match for page in self.pages if not page.nowhere}):
            found, problem = self.reading.replayed(match)
            if problem:
                self.world.wrong(f"the record of {match[-6:]} does not replay: {problem}")
                continue
            to_move = self._to_move(match, found)
            movers = [user for user in users for seat in to_move if seat[0] == user.id and not seat[2]]
            page = Page(self.world, self.servers, pick(self.world.dice, movers or users), match, "fresh")
            self.pages.append(page)
            page.open()
            await asyncio.sleep(A_WHILE)
            if page.view is None or not page.connected:
                self.world.wrong("who comes anew is shown no game")
            elif any(seat[0] == page.user.id and not seat[2] for seat in self._to_move(match, found)):
                if page.view.seat != SPECTATOR:  # whoever plays for several first says with whose eyes they look
                    await self._person_moves(page, page.view)
            elif to_move and not movers:
                await self._bot_moves(page, page.view)
        self.all_is_shown()

    def _to_move(self, match: str, found: Match) -> list[Sitting]:
        """Who sits on the seats that may choose; nobody before the game begins."""
        seats = self.reading.seats(match)
        return [seats[seat] for seat in found.waiting()] if all(any(seat) for seat in seats) else []

    async def _person_moves(self, page: Page, view: heard.View) -> None:
        if not view.moves:
            self.world.wrong(f"who comes anew may not choose, although {view.waiting} must")
            return
        asked = page.ask(lambda n: Play(id=n, seat=view.seat, move=view.moves[0], expected=view.revision))
        await asyncio.sleep(A_WHILE)
        if not asked.done:
            self.world.wrong(f"who comes anew cannot play on: {asked.answer}")

    async def _bot_moves(self, page: Page, view: heard.View) -> None:
        self.world.bots_rest = False
        await asyncio.sleep(30)
        self.world.bots_rest = True
        await asyncio.sleep(A_WHILE)
        if page.view is not None and page.view.revision == view.revision:
            self.world.wrong(f"no bot plays on at revision {view.revision}")

    async def memory_returns(self) -> None:
        """When all have gone, nothing is left of the tables, and no task."""
        self.world.bots_rest = False
        for _ in range(20):
            await asyncio.sleep(IN_MEMORY)
            if not any(server.rooms.rooms for server in self.servers):
                break
        for server in self.servers:
            left = [task for task in server.tasks if task not in server.running]
            if server.rooms.rooms or left:
                self.world.wrong(f"{server.name} keeps {list(server.rooms.rooms)} and {left}")
            for part in (server.rooms, server.others, server.audience):
                kept = {name: held for name, held in vars(part).items() if isinstance(held, set | dict) and held}
                if kept:
                    self.world.wrong(f"{server.name} keeps {kept}")
