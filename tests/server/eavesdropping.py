"""Twins played on two servers without a network, with everything that a seat and a spectator get to hear of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import partial
from pathlib import Path
from typing import cast
from zlib import crc32

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.games.kraken.position import KrakenPosition
from quarterdeck.records.clock import ClockTerms
from quarterdeck.records.header import timed
from quarterdeck.records.lines import encode_record
from quarterdeck.server.bots.pool import Chosen, Task
from quarterdeck.server.bots.tasks import Weight
from quarterdeck.server.chore_worker import carry_out
from quarterdeck.server.chores.kinds import VeilRecord
from quarterdeck.server.database import clocks, matches
from quarterdeck.server.database import people as people_store
from quarterdeck.server.database.rows import Program, StoredMatch, StoredSeat, User
from quarterdeck.server.pages import downloads, lobby
from quarterdeck.server.programs import sockets as program_sockets
from quarterdeck.server.protocol.program_view import FromProgram
from quarterdeck.server.protocol.wire import (
    SPECTATOR,
    Ahead,
    Answer,
    Chat,
    Done,
    Look,
    PlanMoves,
    Planned,
    Play,
    Replay,
    Resign,
    SeenAhead,
    Supposed,
    Table,
    TakeBack,
    Why,
)
from quarterdeck.server.tables import viewing
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.room import Room
from quarterdeck.table.clocks import wound
from quarterdeck.table.match import Match
from tests.server.tables import Guest, House
from tests.server.twins import Act, Twins

PEOPLE = tuple(
    User(id=f"id-{name}", name=name, colour="#205080", created=1) for name in ("Ann", "Ben", "Cat", "Dan", "Eve")
)
SPY = "id-Spy"
"""Of a program that watches, and of its owner."""
HOPPER = User(id="id-Hal", name="Hal", colour="#205080", created=1)
ATTEMPTS: dict[str, tuple[str, ...]] = {
    "kraken": ("F", "U", "D", "X", "R", "K+", "K-", "T", "K", "start A", "play nonsense", "deal nonsense"),
    "bruise-cruise": (
        "end", "sail with card", "exchange", "claim", "torpedo", "missile", "raid", "battle", "unfathomable", "havana-a",
        "amber-b", "gulf-stream", "u1", "take 2L", "PN", "H0", "draw 2", "dice 3 3", "1.1", "havana", "nonsense", "?",
    ),
    "bremerhaven": (
        "done", "5 on 1.2", "9 on 3.1", "? on 1.0", "upgrade", "bollard 0.1", "clear d3", "build refinery a1",
        "prices 3-1-4-2", "prices ?", "swap 1 2", "dock 2 wild", "dock 1 crate", "loading 4", "unload 1", "unload 1 e2",
        "deliver crate 2", "move crate a1 a1", "pack", "unpack e1", "produce a1 money", "bank 1", "site a1",
        "chit crate", "start nothing", "deal refinery", "news fall", "price 3-1-4-2", "value 5", "nonsense", "?",
    ),
    "pirates": (
        "done", "act R1", "act G2", "act B1", "move", "L 45.0 83.80", "S 90.0", "+S 0.0 10.00", "shoot", "shoot far",
        "fire 1 at G1", "fire 1 at R1 200.00,200.00", "explore island 1", "explore G1", "explore free R1", "ram G1",
        "board", "tow R2", "mast 1", "cast off R1", "scuttle R1", "repair", "home island 2", "place 500.00,500.00 0.0",
        "crew helmsman to R1", "crew captain ashore 1", "crew ? to G1", "hand 3 to R1", "kill any", "kill captain",
        "take 3", "take any", "take ?1", "deal 3", "deal ?", "draw gull-rock", "die 6", "sacrifice oarsman",
        "use extra-action by R1", "rob G1 by R1", "nonsense", "?",
    ),
}  # fmt: skip
"""What is tried at a table of each game, legal or not."""
TERMS = ClockTerms(per="game", seconds=3_600, more=5)
AN_ACT_MS = 10_000
SOME = 5
"""So many attempts after each act."""


class Leak(AssertionError):
    """Somebody can tell two worlds apart."""


class Heard(Struct):
    """Everything that came to somebody's ears, in order."""

    seat: list[bytes]
    spectator: list[bytes]
    program: list[bytes]
    """To a program on the watched seat, and to one that watches."""


class Robot:
    """A program at a table: sends requests, and keeps what comes."""

    def __init__(self, house: House, room: Room, link: Link) -> None:
        self.house = house
        self.room = room
        self.link = link
        self.bytes: list[bytes] = []
        self.eyes = program_sockets.Eyes(house.referee.steward, program_sockets.PATIENCE_SECONDS)
        self.requests = 0

    async def read(self) -> None:
        """Everything that is owed now."""
        async with self.room.lock:
            self.bytes += self.eyes.tell(self.room, self.link)

    async def ask(self, request: FromProgram) -> None:
        """Send a request."""
        await program_sockets.take(self.house.referee, self.room, self.link, request)
        await self.read()

    async def play(self, seat: int, text: str) -> None:
        """Choose a move, in notation or by its number."""
        self.requests += 1
        await self.ask(Play(id=self.requests, seat=seat, move=text, expected=self.room.revision))

    async def give_up(self, seat: int) -> None:
        """Resign for a seat."""
        self.requests += 1
        await self.ask(Resign(id=self.requests, seat=seat, expected=self.room.revision))


class Scripted:
    """Dice that fall as they are told to."""

    def __init__(self) -> None:
        self.falls: deque[int] = deque()

    def below(self, number: int) -> int:
        """What comes next."""
        fall = self.falls.popleft()
        assert fall < number
        return fall


class Puppet:
    """A bot that does as it is told, and weighs what it holds."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[str] = asyncio.Queue()

    async def choose(self, task: Task) -> Chosen:
        """What it was told."""
        move = await self.told.get()
        return Chosen(move=move, considered=(Weight(move, 1 + crc32(task.position), 0.5),))


class Tapped:
    """One of the two worlds at a server; the same requests are made in both."""

    def __init__(self, house: House, twins: Twins, world: int) -> None:
        self.house = house
        self.twins = twins
        self.world = world
        self.dice = Scripted()
        self.puppet = Puppet()
        self.chance = seeded(len(twins.acts), twins.watcher + 1)
        self.guests: dict[int, Guest] = {}
        self.robots: dict[int, Robot] = {}
        """Programs with the eyes of the watched seat and of nobody."""
        self.acts = 0
        """How much has happened, which is what the clock shows in both worlds."""

    @property
    def game_on(self) -> bool:
        """Whether there still are secrets."""
        return self.room.state != "over"

    # -- coming --------------------------------------------------------------------------------------

    async def open(self, match_id: str) -> None:
        """Make the table, and let everybody come."""
        twins, match = self.twins, self.twins.matches[self.world]
        people = [*PEOPLE[: match.players], PEOPLE[-1]]
        await insert(self.house, match_id, match, people[:-1], twins.bot)
        self.house.bots.pool = self.puppet
        self.house.rooms.hours.clock = lambda: AN_ACT_MS * (1 + self.acts)
        self.room = await self.house.rooms.find(match_id)
        self.room.dice = cast(Dice, self.dice)
        if twins.acts and twins.acts[0].kind == "begin":
            self.dice.falls.extend(twins.acts[0].rolls[self.world])
        for seat in (*range(match.players), SPECTATOR):
            if seat != twins.bot:
                self.guests[seat] = await self.house.come(people[seat], self.room)
                self.guests[seat].link.answer(viewing.welcome(self.room))
        for seat in self.watched:
            self.robots[seat] = await self.robot(SPY if seat == SPECTATOR else people[seat].id)
        await self.listen()

    @property
    def watched(self) -> list[int]:
        """Whose ears count."""
        return sorted({self.twins.watcher, SPECTATOR})

    async def robot(self, user: str) -> Robot:
        """A program comes; it has the seats of the person with its id."""
        program = Program(id=user, name="Robo", colour="#205080", owner=SPY, owner_name="Spy", created=1)
        link = Link(program, self.room.first_look(user))
        await self.house.referee.arrived(self.room, link)
        return Robot(self.house, self.room, link)

    async def listen(self) -> None:
        """Everybody reads what there is."""
        for guest in self.guests.values():
            await guest.read()
        for robot in self.robots.values():
            await robot.read()

    # -- going on ------------------------------------------------------------------------------------

    async def run(self, match_id: str) -> AsyncGenerator[Heard, None]:
        """Everything that there is to hear, after each act."""
        await self.open(match_id)
        try:
            await self.pry(every=True)
            yield self.collect()
            for act in self.twins.acts:
                await self.carry_out(act)
                await self.listen()
                await self.pry(every=False)
                yield self.collect()
            await self.newcomers()
            yield self.collect()
            await self.pry(every=True)
            yield self.collect()
        finally:
            for robot in self.robots.values():
                robot.eyes.close()
            self.house.rooms.drop(self.room)

    async def carry_out(self, act: Act) -> None:
        """What happens in this world."""
        self.acts += 1
        self.dice.falls.extend(act.rolls[self.world] if act.kind != "begin" else [])
        if act.kind == "take-back":
            await self.take_back(act.who)
        elif act.kind == "move" and act.who == self.twins.bot:
            await self.bot_plays(act.texts[self.world])
        elif act.kind == "move":
            answer = await self.guests[act.who].play(act.texts[self.world], seat=act.who)
            assert isinstance(answer, Done), answer
        assert not self.dice.falls

    async def bot_plays(self, text: str) -> None:
        """The bot moves, in its own time."""
        revision = self.room.revision
        self.puppet.told.put_nowait(text)
        async with asyncio.timeout(120):
            while self.room.revision == revision or self.room.lock.locked():  # noqa: ASYNC110 - the server has no such event
                await asyncio.sleep(0.0005)

    async def take_back(self, seat: int) -> None:
        """Somebody wants a decision back; everybody agrees."""
        guest = self.guests[seat]
        answer = await guest.ask(TakeBack(id=guest.number(), seat=seat, expected=(await guest.view()).revision))
        assert isinstance(answer, Done), answer
        for other in self.guests.values():
            for proposal in (await other.latest(Table)).proposals:
                await other.ask(Answer(id=other.number(), proposal=proposal.proposal, agree=True))

    async def newcomers(self) -> None:
        """Whoever comes now gets everything whole."""
        for seat, guest in self.guests.items():
            late = await self.house.come(guest.link.user, self.room)
            late.link.answer(viewing.welcome(self.room))
            late.link.look(seat)
            await late.read()
            guest.bytes += late.bytes
        for robot in self.robots.values():
            late_robot = await self.robot(robot.link.user.id)
            await late_robot.read()
            late_robot.eyes.close()
            robot.bytes += late_robot.bytes

    def collect(self) -> Heard:
        """What the two, and programs with their eyes, have heard since they were asked last."""
        seat = self.guests[self.twins.watcher].bytes if self.twins.watcher != SPECTATOR else []
        spectator = self.guests[SPECTATOR].bytes
        heard = Heard(seat, spectator, [message for robot in self.robots.values() for message in robot.bytes])
        for guest in self.guests.values():
            guest.bytes = []
        for robot in self.robots.values():
            robot.bytes = []
        return heard

    # -- prying --------------------------------------------------------------------------------------

    async def pry(self, *, every: bool) -> None:
        """The two ask for whatever there is, allowed or not."""
        for seat in {self.twins.watcher, SPECTATOR}:
            guest, robot = self.guests[seat], self.robots.get(seat)
            await self.look_back(guest, seat, every=every)
            for text in await self.wrong_moves(guest, seat, every=every):
                await guest.ask(
                    Play(id=guest.number(), seat=max(seat, 0), move=text, expected=(await guest.view()).revision)
                )
                if robot is not None:
                    await robot.play(max(seat, 0), text)
            if robot is not None:
                await self.try_numbers(robot, seat)
            if self.game_on:
                await self.ask_why(guest)
            await self.plan(guest, seat, every=every)
            if every:
                await self.reach(guest, seat)
        await self.listen()

    async def look_back(self, guest: Guest, seat: int, *, every: bool) -> None:
        """Replays, at every ply or at one."""
        made = (await guest.view()).moves_made
        plies = range(made + 1) if every else [self.chance.below(made + 1)]
        for at in plies:
            for eyes in {seat, SPECTATOR}:
                await guest.ask(Replay(id=guest.number(), at=at, seat=eyes))

    async def wrong_moves(self, guest: Guest, seat: int, *, every: bool) -> list[str]:
        """Moves that are not allowed."""
        view = await guest.view()
        match = self.room.match
        assert match is not None
        seen = match.view(SPECTATOR)
        cards = seen.names if isinstance(seen, KrakenPosition) else ()
        slugs = [f"play {name.lower().replace(' ', '-')}" for name in cards]
        tried = [text for text in (*ATTEMPTS[match.game.key], *slugs) if text not in view.moves]
        chosen = tried if every else [tried[self.chance.below(len(tried))] for _ in range(SOME)]
        # a course may be legal that is not listed
        return [text for text in chosen if seat < 0 or is_refused(match, seat, text)]

    async def try_numbers(self, robot: Robot, seat: int) -> None:
        """A program names moves by numbers that it may not choose, and acts for other seats."""
        assert self.room.match is not None
        for other in range(len(self.room.chairs)):
            await robot.play(other, "#9999")
            await robot.play(other, "#none")
            if other != seat:
                await robot.play(other, "#0")
                await robot.give_up(other)

    async def ask_why(self, guest: Guest) -> None:
        """What bots weighed, and what nobody did."""
        for revision in {*self.room.thoughts, 1, self.room.revision}:
            await guest.ask(Why(id=guest.number(), revision=revision))

    async def plan(self, guest: Guest, seat: int, *, every: bool) -> None:
        """What could be chosen now and later, by this seat and the next; a plan, which is withdrawn before it is due."""
        view = await guest.view()
        own, other = max(seat, 0), (seat + 1) % len(self.room.chairs)
        first = view.moves[0] if view.moves else "?"
        lines = [(Supposed(seat=who, move=move),) for who, move in ((own, ""), (own, first), (other, "?"))]
        asked = [(own, ()), (other, ()), *((own, line) for line in lines)]
        for asker, line in asked if every else [asked[self.chance.below(len(asked))]]:
            await guest.ask(Ahead(id=guest.number(), seat=asker, line=line, expected=view.revision))
        seen = next((one for one in reversed(guest.got) if isinstance(one, SeenAhead)), None)
        if seen is not None and seen.seat != own:
            line = (*(Supposed(seat=seen.seat, move=one.move) for one in seen.moves[-1:]), Supposed(seat=own, move=""))
            await guest.ask(Ahead(id=guest.number(), seat=own, line=line, expected=view.revision))
        await guest.ask(PlanMoves(id=guest.number(), seat=other, steps=(Planned(move="?"),), expected=view.revision))
        for steps in () if view.moves else ((Planned(move="nonsense"),), ()):
            await guest.ask(PlanMoves(id=guest.number(), seat=own, steps=steps, expected=view.revision))

    async def reach(self, guest: Guest, seat: int) -> None:
        """What takes some nerve: other people's eyes and seats, files, words."""
        view = await guest.view()
        for other in range(len(self.room.chairs)):
            if other != seat:
                await guest.ask(Look(id=guest.number(), seat=other))
                await guest.ask(Resign(id=guest.number(), seat=other, expected=view.revision))
                if self.game_on:
                    await guest.ask(Replay(id=guest.number(), at=view.moves_made, seat=other))
        if not view.can_ask_back:
            await guest.ask(TakeBack(id=guest.number(), seat=max(seat, 0), expected=view.revision))
        await guest.ask(Chat(id=guest.number(), text="What have you got?"))
        await self.load_files(guest)

    async def load_files(self, guest: Guest) -> None:
        """Record, picture and card, as they come over HTTP."""
        match, user = self.room.match, guest.link.user
        assert match is not None
        assert isinstance(user, User)
        for wanted in (None, *range(SPECTATOR, match.players if self.game_on else 0)):
            try:
                eyes = downloads.eyes(self.room, match, user, wanted)
            except QuarterdeckError as error:
                guest.bytes.append(str(error).encode())
                continue
            if self.game_on:
                guest.bytes.append(carry_out(VeilRecord(record=encode_record(match.record), seat=eyes)))
            guest.bytes.append(carry_out(downloads.to_draw(match, eyes, "light")))
        listed = await self.house.database.read(lambda c: matches.listed_matches(c, 10_000))
        found = next(summary for summary in listed if summary.id == self.room.id)
        guest.bytes.append(msgspec.json.encode(lobby.card(found, self.room, user)))


async def insert(
    house: House, match_id: str, match: Match, people: list[User], bot: int, *, seated: bool = True
) -> None:
    """The rows of a table, with times and ids that do not depend on the world; it waits for people unless they sit.

    It has a clock, which everybody sees.
    """
    header = timed(match.header, TERMS)
    stored = StoredMatch(
        id=match_id,
        game=match.game.key,
        header=msgspec.json.encode(header).decode(),
        host=people[0].id,
        listed=True,
        state="playing" if seated else "open",
        created=1_000,
        changed=1_000,
    )
    seats = [
        StoredSeat(seat=seat, user=user.id if seated and seat != bot else None, bot="random" if seat == bot else None)
        for seat, user in enumerate(people)
    ]

    def store(connection: Connection) -> None:
        matches.add_match(connection, stored, seats)
        clocks.add_clock(connection, match_id, wound(TERMS, len(people)), TERMS)

    await house.database.write(store)


def is_refused(match: Match, seat: int, text: str) -> bool:
    """Whether a seat may not make a move, or it means none."""
    try:
        return match.why_not(seat, text) is not None
    except QuarterdeckError:
        return True


def around(one: bytes, two: bytes) -> bytes:
    """The place where a message begins to differ from another."""
    place = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return one[max(0, place - 60) : place + 100]


async def compare(houses: tuple[House, House], twins: Twins, match_id: str) -> int:
    """Both worlds sound the same to everybody who must not tell them apart, or there is a `Leak`; how many messages.

    They go on side by side, so that the first leak ends them.
    """
    number = 0
    runs = [Tapped(house, twins, world).run(match_id) for world, house in enumerate(houses)]
    async with aclosing(runs[0]) as ones, aclosing(runs[1]) as twos:
        async for one in ones:
            two = await anext(twos)
            for who in ("seat", "spectator", "program"):
                number += same_messages(who, getattr(one, who), getattr(two, who))
        assert await anext(twos, None) is None
    return number


def same_messages(who: str, one: list[bytes], two: list[bytes]) -> int:
    """How many messages came in both worlds; a `Leak` if they are not the same."""
    for number, (first, second) in enumerate(zip(one, two, strict=False)):
        if first != second:
            raise Leak(f"message {number} to the {who}:\n{around(first, second)!r}\n{around(second, first)!r}")
    if len(one) != len(two):
        raise Leak(f"the {who} got {len(one)} messages in one world, {len(two)} in the other")
    return len(one)


async def open_houses(folders: tuple[Path, Path]) -> tuple[House, House]:
    """Two servers that know the same people."""
    houses = await House.open(folders[0]), await House.open(folders[1])
    for house in houses:
        for user in (*PEOPLE, HOPPER):
            await house.database.write(partial(people_store.add_guest, user=user))
    return houses
