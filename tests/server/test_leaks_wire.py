"""The leak test once more, through real server processes and real frames: the database's rows are swapped, no byte is."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from functools import cache
from pathlib import Path

import httpx
import msgspec
import pytest
from msgspec import Struct

from quarterdeck.engine.registry import find_game, keys
from quarterdeck.server.bots.tasks import Weight
from quarterdeck.server.database import matches, people, talk
from quarterdeck.server.database.awaiting import Awaited, store_awaited
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.programs import add_program
from quarterdeck.server.database.rows import Program, Remark, Session, StoredLine, StoredMatch, StoredSeat
from quarterdeck.server.people.sessions import COOKIE, LIFETIME_MS, id_of, signed
from quarterdeck.server.programs.programs import PREFIX
from quarterdeck.server.protocol.program_view import ProgramView
from quarterdeck.server.protocol.wire import (
    SPECTATOR,
    Ahead,
    Chat,
    Done,
    Look,
    PlanMoves,
    Planned,
    Play,
    Replay,
    Resign,
    Said,
    SeenAhead,
    Sit,
    Stand,
    Supposed,
    Table,
    View,
    Why,
)
from quarterdeck.server.tables.botplay import Considered
from quarterdeck.server.tables.opening import fleet_fields
from quarterdeck.server.tables.storing import to_row
from quarterdeck.table.match import Match
from tests.database.fresh import fresh
from tests.laws.setups import SETUPS
from tests.server.eavesdropping import ATTEMPTS, PEOPLE, around
from tests.server.lives import CREWS, requests
from tests.server.serving import Serving, Standby, serving
from tests.server.twins import Twins, some_twins
from tests.server.wires import Caller, Wire

NOW = 1_700_000_000_000
TOKEN = "{:A<32}"  # noqa: S105 - whose it is
SETUP_NUMBERS = {"kraken": (0, 1, 3, 7), "bruise-cruise": (0, 1, 5), "bremerhaven": (1, 4, 5), "pirates": (0, 2, 3)}
"""Two, three and four players, and a deck or a chart of one's own."""
QUICK = ("kraken", (1, 7))
"""Sockets treat all games alike, so one is enough for `make test`; what games give them, `test_leaks.py` swaps in all."""
QUICK_WAITING = ("kraken", "pirates")
"""In one of them nothing is brought, in the other fleets are; `test_stages.py` waits in all."""
by_length = pytest.mark.parametrize(
    ("key", "numbers"), [QUICK, *(pytest.param(*one, marks=pytest.mark.long) for one in SETUP_NUMBERS.items())]
)
OWN = re.compile(
    rb'"(changed|at|since)":\d{10}\b|"(at|seen|seen_until|awaited|created)":\d{13}\b|"spent":\d+\b|"commitment":"[0-9a-f]{64}"|\b[0-9a-f]{20}\b|-[0-9a-f]{8}(?=\.)'
)
"""The only bytes that two servers may send differently, besides their port.

When something happened, in seconds or thousandths since 1970, and how long somebody thought; what binds a server to the secret of its dice; tables' ids, and the first letters of an id in a file's name.
"""

OPTIONS = ("--no-limits", "--away", "3600")
"""On a busy machine nobody is taken for away."""
OTHERS = "other seat's socket"
Heard = dict[str, list[bytes]]
PROGRAMS = tuple(
    Program(id=f"id-{name}", name=name, colour="#205080", owner=PEOPLE[0].id, owner_name=PEOPLE[0].name, created=1)
    for name in ("Robo", "Tick")
)
"""One that has a seat, and one that watches."""
PROGRAM_TOKENS = tuple(f"{PREFIX}{TOKEN.format(program.name)}" for program in PROGRAMS)


class Stage(Struct):
    """A table whose first moves are rows, and whose other moves are played."""

    match: str
    twins: Twins
    rows: int
    by_program: bool = False
    """Whether a program has the watched seat, and another program watches."""


@cache
def stages(key: str, numbers: tuple[int, ...]) -> list[Stage]:
    """Tables for set-ups of a game."""
    return [stage for number in numbers for stage in stages_of(key, number, with_programs=number == numbers[0])]


def stages_of(key: str, number: int, *, with_programs: bool) -> Iterator[Stage]:
    """Tables for set-ups of a game that goes on for a while, with secret choices that differ if there are any."""
    setup = SETUPS[key][number]
    found = [twins for twins in some_twins(find_game(key), setup, seed=6, number=7, plain=True) if twins.acts]
    for watched in (True, False):
        twins = max(
            (twins for twins in found if (twins.watcher != SPECTATOR) == watched),
            key=lambda twins: (any(act.texts[0] != act.texts[1] for act in twins.acts), len(twins.acts)),
            default=None,
        )
        if twins is not None:
            yield Stage(f"stage-{number}-{watched}", twins, len(twins.acts) // 3)
        if twins is not None and watched and with_programs:
            yield Stage(f"stage-{number}-program", twins, len(twins.acts) // 3, by_program=True)


# -- rows ----------------------------------------------------------------------------------------------


async def fill(url: str, world: int, tables: list[Stage]) -> list[str]:
    """A database with these tables in one of the worlds; everybody's cookies."""
    database = await Database.open(url)
    for user in PEOPLE:
        session = Session(
            id=id_of(TOKEN.format(user.name)), user=user.id, created=NOW, expires=NOW + 10 * LIFETIME_MS, seen=NOW
        )
        await database.write(lambda c, user=user: people.add_guest(c, user))  # type: ignore[misc]
        await database.write(lambda c, session=session: people.add_session(c, session))  # type: ignore[misc]
    for program, token in zip(PROGRAMS, PROGRAM_TOKENS, strict=True):
        await database.write(lambda c, program=program, token=token: add_program(c, program, id_of(token), 9))  # type: ignore[misc]
    for stage in tables:
        await add_table(database, world, stage)
    await database.close()
    return [signed(TOKEN.format(user.name), database.secret) for user in PEOPLE]


async def add_table(database: Database, world: int, stage: Stage) -> None:
    """A table with its first moves, what bots weighed before them, whose turn it is, and a remark."""
    match = stage.twins.matches[world]
    stored = StoredMatch(
        id=stage.match,
        game=match.game.key,
        header=msgspec.json.encode(match.header).decode(),
        host=PEOPLE[0].id,
        listed=True,
        state="playing",
        created=NOW,
        changed=NOW,
    )
    seats = [
        StoredSeat(
            seat=seat, user=PROGRAMS[0].id if stage.by_program and seat == stage.twins.watcher else PEOPLE[seat].id
        )
        for seat in range(match.players)
    ]
    remark = Remark(user=PEOPLE[0].id, seat=0, text="What luck!", at=NOW)
    await database.write(lambda c: matches.add_match(c, stored, seats))
    await database.write(lambda c: talk.add_remark(c, stage.match, remark))
    course = Match.begin(match.header)
    for act in stage.twins.acts[: stage.rows]:
        course.play(act.who, act.texts[world])
    lines = rows_of(course, stage.match)
    if lines:
        assert await database.add_lines(lines)
    await database.write(lambda c: store_awaited(c, {stage.match: Awaited(course.waiting(), NOW)}))


def rows_of(course: Match, match: str) -> list[StoredLine]:
    """The rows of what has been played; whoever is not watched has weighed its secrets."""
    rows = [to_row(match, line, course.seat_names, NOW) for line in course.lines_since(0)]
    thought = msgspec.json.encode(Considered("F", (Weight(f"play {course.save().hex()}", 3, 0.5),)))
    return [msgspec.structs.replace(row, thought=thought) for row in rows]


# -- frames ----------------------------------------------------------------------------------------------


class Sitting:
    """Everybody at one table, over the wire; what the watched seat and a spectator get."""

    def __init__(self, stage: Stage, world: int, callers: list[Caller]) -> None:
        self.stage = stage
        self.world = world
        self.callers = callers
        self.wires: dict[int, Wire] = {}

    @property
    def watched(self) -> list[int]:
        """Whose ears count."""
        return sorted({self.stage.twins.watcher, SPECTATOR})

    def ears(self, seat: int) -> str:
        """Whose frames they are; those of others may be different."""
        return f"{'socket' if seat in self.watched else OTHERS} of {seat}"

    async def play(self) -> Heard:
        """Come, look about, go on, ask for files."""
        async with AsyncExitStack() as stack:
            await self.come(stack)
            for seat in self.watched:
                await self.pry(seat)
            for act in self.stage.twins.acts[self.stage.rows :]:
                answer = await self.wires[act.who].play(act.texts[self.world])
                assert isinstance(answer, Done), answer
                for wire in self.wires.values():
                    await wire.seen(answer.revision)
            for seat in self.watched:
                await self.pry(seat)
            frames = {self.ears(seat): by_kind(wire.frames) for seat, wire in self.wires.items()}
        for seat in self.watched:
            if self.is_program(seat):
                frames[f"files of {seat}"] = [
                    await asked_of(self.callers[seat], PROGRAM_TOKENS[0 if seat >= 0 else 1], path)
                    for path in ("", f"/{self.stage.match}")
                ]
            else:
                frames[f"files of {seat}"] = [part async for part in files(self.callers[seat], self.stage.match)]
        return frames

    async def come(self, stack: AsyncExitStack) -> None:
        """One after the other, the watched first; everybody hears of everybody."""
        players = range(self.stage.twins.matches[0].players)
        for seat in [*self.watched, *(seat for seat in players if seat != self.stage.twins.watcher)]:
            self.wires[seat] = await stack.enter_async_context(self.socket(seat))
            if not self.is_program(seat):
                await self.wires[seat].first(Said)
            for number, (other, wire) in enumerate(reversed(self.wires.items()), start=1):
                await wire.nth(ProgramView if self.is_program(other) else Table, number)

    def is_program(self, seat: int) -> bool:
        """Whether a program looks with these eyes."""
        return self.stage.by_program and seat in self.watched

    def socket(self, seat: int) -> AbstractAsyncContextManager[Wire]:
        """The socket of whoever has these eyes."""
        if self.is_program(seat):
            return self.callers[seat].program_at(self.stage.match, PROGRAM_TOKENS[0 if seat >= 0 else 1])
        return self.callers[seat].at(self.stage.match)

    async def pry(self, seat: int) -> None:
        """Replays at every ply, thoughts, attempts, other people's eyes, words."""
        if self.is_program(seat):
            await self.pry_as_program(seat)
            return
        wire = self.wires[seat]
        view = wire.latest(View)
        for at in range(view.moves_made + 1):
            await wire.ask(Replay(id=wire.number(), at=at, seat=seat))
            await wire.ask(Why(id=wire.number(), revision=at))
        for text in ATTEMPTS[self.stage.twins.game.key]:
            if text not in view.moves:
                await wire.ask(Play(id=wire.number(), seat=max(seat, 0), move=text, expected=view.revision))
        for other in range(self.stage.twins.matches[0].players):
            if other != seat:
                await wire.ask(Look(id=wire.number(), seat=other))
                await wire.ask(Replay(id=wire.number(), at=view.moves_made, seat=other))
        await self.plan(wire, view, max(seat, 0))
        remarks = sum(isinstance(message, Said) for message in wire.got)
        await wire.ask(Chat(id=wire.number(), text="What have you got?"))
        for listener in self.wires.values():
            await listener.nth(Said, remarks + 1)

    async def plan(self, wire: Wire, view: View, own: int) -> None:
        """What could be chosen now and later; plans for the seat, withdrawn before they are due, and for others."""
        other = (own + 1) % self.stage.twins.matches[0].players
        for line in ((), (Supposed(seat=own, move=""),), (Supposed(seat=other, move="?"),)):
            seen = await wire.ask(Ahead(id=wire.number(), seat=own, line=line, expected=view.revision))
            if isinstance(seen, SeenAhead) and seen.seat not in (own, SPECTATOR):
                supposed = (Supposed(seat=seen.seat, move=seen.moves[-1].move), Supposed(seat=own, move=""))
                await wire.ask(Ahead(id=wire.number(), seat=own, line=supposed, expected=view.revision))
        nonsense = (Planned(move="nonsense"),)
        await wire.ask(PlanMoves(id=wire.number(), seat=other, steps=nonsense, expected=view.revision))
        for steps in () if view.moves else (nonsense, ()):
            await wire.ask(PlanMoves(id=wire.number(), seat=own, steps=steps, expected=view.revision))

    async def pry_as_program(self, seat: int) -> None:
        """Attempts, in notation and by number, for its own seat and for others; and what only people may ask."""
        wire = self.wires[seat]
        view = wire.latest(ProgramView)
        for text in ATTEMPTS[self.stage.twins.game.key]:
            if text not in view.moves:
                await wire.ask(Play(id=wire.number(), seat=max(seat, 0), move=text, expected=view.revision))
        for other in range(self.stage.twins.matches[0].players):
            for text in ("#9999", "#none", "#0")[: 2 if other == seat else 3]:
                await wire.ask(Play(id=wire.number(), seat=other, move=text, expected=view.revision))
            if other != seat:
                await wire.ask(Resign(id=wire.number(), seat=other, expected=view.revision))
            await wire.ask(Sit(id=wire.number(), seat=other))
            await wire.ask(Look(id=wire.number(), seat=other))


async def asked_of(caller: Caller, token: str, path: str) -> bytes:
    """What a program is told over HTTP: where it sits, or its view of a table."""
    return whole(await caller.client.get(f"/api/program{path}", headers={"Authorization": f"Bearer {token}"}))


def by_kind(frames: list[bytes]) -> list[bytes]:
    """Frames of one kind after the other, each kind in its order, without what is told twice in a row.

    How often a table is told, and between which answers, depends on the machine's speed.
    """
    kinds: dict[bytes, list[bytes]] = {}
    for part in (part for frame in frames for part in parted(frame)):
        kind = kinds.setdefault(part.split(b'"', 4)[3], [])
        if kind[-1:] != [part]:
            kind.append(part)
    return [frame for name in sorted(kinds) for frame in kinds[name]]


def parted(frame: bytes) -> list[bytes]:
    """A program's view without its position, and the position, which is told once however often the table is."""
    if not frame.startswith(b'{"type":"view","match"'):
        return [frame]
    position = bytes(msgspec.json.decode(frame, type=ProgramView).position)
    rest = frame.replace(b'"position":' + position, b"", 1)
    return [rest] if position == b"null" else [rest, b'{"type":"position",' + position]


async def files(caller: Caller, match: str) -> AsyncIterator[bytes]:
    """Record, picture, card, what a game tells once it is over, lists, and own data over HTTP, headers and all."""
    path = f"/api/matches/{match}"
    for eyes in ("", *(f"?seat={seat}" for seat in range(SPECTATOR, 4))):
        yield whole(await caller.get(f"{path}/record{eyes}"))
        yield whole(await caller.get(f"{path}/picture.svg{eyes}"))
    for told in ("", "/dice", "/history", "/position", "/position?at=0"):
        yield whole(await caller.get(f"{path}{told}"))
    for listed in ("/api/matches", "/api/turns", "/api/notices", "/api/me/data"):
        yield whole(await caller.get(listed))


def whole(answer: httpx.Response) -> bytes:
    """An answer with its headers, but for the date."""
    headers = [f"{name}: {value}" for name, value in sorted(answer.headers.items()) if name != "date"]
    return "\n".join([str(answer.status_code), *headers]).encode() + b"\n\n" + answer.content


async def hear(server: Serving, cookies: list[str], world: int, tables: list[Stage]) -> Heard:
    """Everything that is heard at the tables of one server."""
    callers = [Caller(server.url, cookies={COOKIE: cookie}) for cookie in cookies]
    heard: Heard = {}
    for stage in tables:
        for whom, parts in (await Sitting(stage, world, callers).play()).items():
            heard[f"{stage.match}, {whom}"] = comparable(server, parts)
    for caller in callers:
        await caller.close()
    return heard


def comparable(server: Serving, parts: list[bytes]) -> list[bytes]:
    """What was heard without what two servers may say differently."""
    return [OWN.sub(b"", part.replace(f":{server.port}".encode(), b"")) for part in parts]


def check_alike(one: Heard, two: Heard) -> None:
    """The same bytes came to everybody, but for those who may know the difference."""
    assert one.keys() == two.keys()
    for whom in [whom for whom in one if OTHERS not in whom]:
        for first, second in zip(one[whom], two[whom], strict=True):
            assert first == second, f"{whom}:\n{around(first, second)!r}\n{around(second, first)!r}"


@by_length
async def test_swapped_rows_change_no_byte_on_the_wire(
    key: str, numbers: tuple[int, ...], tmp_path: Path, standby: Standby
) -> None:
    """Two servers, two databases with the same tables in two worlds, and games that go on alike."""
    tables = stages(key, numbers)
    assert len(tables) > len(numbers)
    heard: list[Heard] = []
    for world in (0, 1):
        folder = tmp_path / str(world)
        folder.mkdir()
        cookies = await fill(fresh(folder / "server.sqlite"), world, tables)
        with serving(folder, *OPTIONS, start=standby) as server:
            heard.append(await hear(server, cookies, world, tables))
    check_alike(*heard)
    for stage in tables:
        others = [whom for whom in heard[0] if whom.startswith(stage.match) and OTHERS in whom]
        assert any(heard[0][whom] != heard[1][whom] for whom in others), "nobody could tell the worlds apart"


@by_length
def test_the_swapped_rows_are_not_the_same(key: str, numbers: tuple[int, ...]) -> None:
    """There is something to hide at every table."""
    for stage in stages(key, numbers):
        assert stage.twins.hides


# -- before the beginning ----------------------------------------------------------------------------------


class Waiting:
    """A table that waits, over the wire: the host and a hopper try its chairs, a guest brings a fleet if there are any."""

    def __init__(self, key: str, crew: str, callers: dict[str, Caller], match: str) -> None:
        self.key = key
        self.crew = crew
        self.callers = callers
        self.match = match
        self.wires: dict[str, Wire] = {}
        self.files: Heard = {"host": [], "hopper": []}
        *self.free, self.last = range(find_game(key).players[-1])

    async def hear(self) -> Heard:
        """What comes to whom, until before the last person sits down."""
        async with AsyncExitStack() as stack:
            for who, caller in self.callers.items():
                self.wires[who] = await stack.enter_async_context(caller.at(self.match))
                for number, wire in enumerate(reversed(self.wires.values()), start=1):
                    await wire.nth(Table, number)
            await self.bring()
            await self.hop("host", 0)
            for seat in self.free:
                await self.hop("hopper", seat)
            await self.go()
            await self.hop("hopper", self.last)
            await self.bring()
            for who in self.files:
                await self.pry(who, self.last)
            frames = {who: by_kind(wire.frames) for who, wire in self.wires.items()}
        return {
            OTHERS: frames["guest"],
            **{f"socket of the {who}": frames[who] for who in self.files},
            **{f"files of the {who}": parts for who, parts in self.files.items()},
        }

    async def bring(self) -> None:
        """The guest sits down on the last seat; not where a game for two would begin with the next who sits down."""
        fleet = self.crew if fleet_fields(find_game(self.key)) else None
        if len(self.free) > 1:
            await self.change("guest", Sit(id=self.wires["guest"].number(), seat=self.last, fleet=fleet))

    async def go(self) -> None:
        """The guest stands up, and takes along what was brought."""
        if len(self.free) > 1:
            await self.change("guest", Stand(id=self.wires["guest"].number(), seat=self.last))

    async def hop(self, who: str, seat: int) -> None:
        """Sit down, read everything that can be read, stand up."""
        wire = self.wires[who]
        await self.change(who, Sit(id=wire.number(), seat=seat))
        await self.pry(who, seat)
        await self.change(who, Stand(id=wire.number(), seat=seat))

    async def change(self, who: str, request: Sit | Stand) -> None:
        """Somebody sits down or stands up, and everybody hears of it."""
        told = {wire: sum(isinstance(message, Table) for message in wire.got) for wire in self.wires.values()}
        assert isinstance(await self.wires[who].ask(request), Done)
        for wire, before in told.items():
            await wire.nth(Table, before + 1)

    async def pry(self, who: str, seat: int) -> None:
        """Ask for everything that could show something, over the socket and as files."""
        for request in requests(self.wires[who], self.key, seat):
            await self.wires[who].ask(request)
        self.files[who] += [part async for part in files(self.callers[who], self.match)]


async def overhear(server: Serving, cookies: list[str], crew: str, games: Sequence[str]) -> Heard:
    """What is heard at tables that wait, one of each of these games, for as many as can play, with all drawn that can be."""
    people = {
        who: Caller(server.url, cookies={COOKIE: cookie})
        for who, cookie in zip(("host", "guest", "hopper"), cookies, strict=False)
    }
    heard: Heard = {}
    for key in games:
        game = find_game(key)
        drawn = dict.fromkeys(fleet_fields(game), "random")
        match = await people["host"].make(*["open"] * game.players[-1], game=key, listed=True, options=drawn)
        for whom, parts in (await Waiting(key, crew, people, match).hear()).items():
            heard[f"{key}, {whom}"] = comparable(server, parts)
    for caller in people.values():
        await caller.close()
    return heard


@pytest.mark.parametrize(
    "games", [pytest.param(QUICK_WAITING, id="some"), pytest.param(keys(), id="all", marks=pytest.mark.long)]
)
async def test_at_tables_that_wait_no_byte_on_the_wire_depends_on_chance_or_on_what_others_bring(
    tmp_path: Path, standby: Standby, games: Sequence[str]
) -> None:
    """Two servers, each with chance of its own, and a guest who brings another fleet to each."""
    heard: list[Heard] = []
    for world, crew in enumerate(CREWS):
        folder = tmp_path / str(world)
        folder.mkdir()
        cookies = await fill(fresh(folder / "server.sqlite"), world, [])
        with serving(folder, *OPTIONS, start=standby) as server:
            heard.append(await overhear(server, cookies, crew, games))
    check_alike(*heard)
    told = {whom for whom in heard[0] if heard[0][whom] != heard[1][whom]}
    assert told == {f"pirates, {OTHERS}"}, "the owner alone sees a fleet"
