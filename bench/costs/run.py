"""Asks a real server everything that may be asked, at its dearest, and prints what each costs its event loop.

About three minutes. The columns are thousandths of a second: the longest work in one go of the event loop, its longest silence in
the middle one of several goes, the processor time of the server's own process, and how long the answer took. Silence
counts what other programs take, so let nothing else run meanwhile.
"""

from __future__ import annotations

import asyncio
import http
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Self, TypeVar

import msgspec
from costs.routes import LESSON_SOCKET, MEASURED, PROGRAM_SOCKET, TABLE_SOCKET, route_of, tag_of
from costs.watched import Spell
from load.server import free_port
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from visitor import Visitor
from websockets.sync.client import ClientConnection

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.records import dice
from quarterdeck.server.database import matches
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.programs import add_program
from quarterdeck.server.database.rows import Program, StoredMatch, StoredSeat
from quarterdeck.server.notices.tokens import token_for
from quarterdeck.server.people.sessions import id_of
from quarterdeck.server.programs.programs import MOST_PROGRAMS, PREFIX
from quarterdeck.server.protocol.api import CourseInfo, Made, Me, Notices, PositionForm
from quarterdeck.server.protocol.programs import ProgramMade
from quarterdeck.server.protocol.wire import (
    MOST_PLANNED,
    Ahead,
    Analyse,
    Answer,
    Begin,
    Bring,
    Chat,
    Condition,
    Done,
    FillSeat,
    FreeSeat,
    Hint,
    Look,
    Message,
    PlanMoves,
    Planned,
    Play,
    Pledge,
    ProposalInfo,
    Propose,
    Put,
    Rematch,
    Replay,
    Resign,
    Reveal,
    Sit,
    Stand,
    Supposed,
    TakeBack,
    Try,
    Why,
    Withdraw,
)
from quarterdeck.server.tables.storing import to_row
from quarterdeck.table.match import Match

TARGET = 20.0
"""Thousandths of a second that the event loop may be busy with one thing."""
SEED = 2026
TABLES = 5
"""Long games of each kind that the asker has."""
T = TypeVar("T")
PROGRAM = "program"
"""The id of the program that the asker has."""
PERSON = {"login": "somebody", "password": "a long enough password"}
TOKEN = f"{PREFIX}{'A' * 32}"
"""Of the program that the asker has."""
GOES = 3
"""How often most things are asked."""
LOOKS = 12
VIEW, DONE, REFUSED = b'{"type":"view"', b'{"type":"done"', b'{"type":"refused"'
MOST_PLAYERS = {
    "total": 75,
    "islands": 4,
    "patience": 10,
    "red": "random",
    "green": "random",
    "blue": "random",
    "yellow": "random",
}
"""Options of the dearest game to begin: its fleets are drawn. More points are refused for four."""
DEEP = "\n".join(["[a.b.c.d.e.f.g]", *(f"b.c.d.e.f.g.k{number} = 1" for number in range(8_000))])


class Seen(Struct, frozen=True):
    """As much of a view as is looked at."""

    take_back_seat: int | None = None


class TableSeen(Struct, frozen=True):
    """As much of a table as is looked at."""

    proposals: tuple[ProposalInfo, ...] = ()
    rematch: str | None = None


class Row(Struct, frozen=True):
    """What one request costs, in thousandths of a second."""

    what: str
    work: float
    stall: float
    processor: float
    answer: float


class Watched(Visitor):
    """A watched server, and one person who asks it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(free_port())
        self.file = folder / "costs.sqlite"
        self.url = f"sqlite:///{self.file}"
        self.rows: list[Row] = []
        self.measured: set[str] = set()
        """The routes and messages that rows are of."""

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "costs.watched", self.url, str(self.port)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        while not self._answers():
            time.sleep(0.1)
        self.spell()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.communicate()

    def _answers(self) -> bool:
        try:
            return self.ask("GET", "/healthz")[0] == http.HTTPStatus.OK
        except OSError:
            return False

    def spell(self) -> Spell:
        """What happened since this was asked before."""
        if self._process.stdin is None or self._process.stdout is None:
            raise RuntimeError("the server has no pipes")
        self._process.stdin.write(b"\n")
        self._process.stdin.flush()
        return msgspec.json.decode(self._process.stdout.readline(), type=Spell)

    @contextmanager
    def program(self) -> Iterator[None]:
        """The program asks."""
        self.token = TOKEN
        try:
            yield
        finally:
            self.token = ""

    @contextmanager
    def somebody_else(self) -> Iterator[None]:
        """Another guest asks."""
        before, self.cookie = self.cookie, ""
        try:
            self.ask("POST", "/api/me")
            yield
        finally:
            self.cookie = before

    def measure(self, what: str, work: Callable[[], object]) -> None:
        """Note what something costs that is asked several times."""
        for _ in range(GOES):
            self.measure_once(what, work)

    def measure_once(self, what: str, work: Callable[[], object]) -> None:
        """Note what something costs."""
        time.sleep(0.05)
        self.spell()
        self.asked = set()
        began = time.perf_counter()
        work()
        took = time.perf_counter() - began
        time.sleep(0.05)
        found = self.spell()
        parts = (found.work, found.stall, found.processor, took)
        self.rows.append(Row(what, *(part * 1000 for part in parts)))
        self.measured |= {route_of(one) for one in self.asked}


def long_game(game: Game, players: int) -> Match:
    """A random game, before its last tenth."""
    whole = new_match(game, players)
    moves = sum(1 for _ in decisions(whole))
    match = new_match(game, players)
    for number, _ in enumerate(decisions(match), start=1):
        if number >= moves * 9 // 10:
            break
    match.chance(seeded(SEED, 1))
    return match


def new_match(game: Game, players: int) -> Match:
    """A match before its first move."""
    return Match.new(game, Setup(players=players, options=game.options()), ["human"] * players)


def decisions(match: Match) -> Iterator[None]:
    """Play at random until the game is over; once a decision."""
    dice = seeded(SEED, 0)
    while not match.over:
        match.chance(dice)
        if match.over:
            return
        seat = match.waiting()[0]
        moves = match.legal(seat)
        match.make(seat, moves[dice.below(len(moves))])
        yield


async def store(url: str, user: str, against_bots: dict[str, Match], alone: dict[str, Match]) -> None:
    """The long games as tables of a person, who has one seat of the first ones and all seats of the others.

    At one more table of each game a program has the seat that must choose.
    """
    database = await Database.open(url)
    for name, match in against_bots.items():
        for number in range(TABLES):
            await store_one(database, user, f"{name}-{number}", match, own=1)
    for name, match in alone.items():
        for number in range(GOES):
            await store_one(database, user, f"{name}-alone-{number}", match, own=match.players)
    program = Program(id=PROGRAM, name="Robo", colour="#205080", owner=user, owner_name="", created=1)
    await database.write(lambda c: add_program(c, program, id_of(TOKEN), MOST_PROGRAMS))
    for name, match in alone.items():
        await store_one(database, user, f"{name}-program", match, own=match.players, program=program.id)
    await database.close()


async def store_one(database: Database, user: str, name: str, match: Match, own: int, program: str = "") -> None:
    """One of them; the first `own` seats are the person's, but a program has the seat that must choose."""
    header = msgspec.json.encode(match.header).decode()
    stored = StoredMatch(
        id=name, game=match.game.key, header=header, host=user, listed=True, state="playing", created=1, changed=1
    )
    seats = [
        StoredSeat(seat=seat, user=user if seat < own else None, bot=None if seat < own else "random")
        for seat in range(match.players)
    ]
    if program:
        choosing = match.waiting()[0]
        seats[choosing] = StoredSeat(seat=choosing, user=program)
    await database.write(lambda c: matches.add_match(c, stored, seats))
    await database.add_lines([to_row(name, line, match.seat_names, 1) for line in match.lines_since(0)])


def measure_pages(server: Watched) -> None:
    """What is the same for every table."""
    for path in (
        "/api/catalogue",
        "/schema",
        "/metrics",
        "/theme.css",
        "/readyz",
        "/api/me",
        "/",
        "/notices/confirm",
        "/notices/off",
        "/api/archive",
        "/api/archive?mine=true&name=a",
        "/api/people",
        "/api/company",
        "/api/puzzles",
        "/api/puzzles/daily.svg",
        "/api/games/cardinal/leaders",
        "/api/me/data",
    ):
        server.measure(f"GET {path}", partial(server.ask, "GET", path))
    server.measure("POST /api/me", lambda: server.ask("POST", "/api/me", {"name": "Somebody"}))
    server.measure_once("POST /api/account", lambda: server.ask("POST", "/api/account", PERSON))
    server.measure("POST /api/login", lambda: server.ask("POST", "/api/login", PERSON))
    server.measure_once("GET /api/matches, long games unread", lambda: server.ask("GET", "/api/matches"))
    server.measure("GET /api/matches", lambda: server.ask("GET", "/api/matches"))
    server.measure("GET /api/turns", lambda: server.ask("GET", "/api/turns"))


def measure_game(server: Watched, game: Game) -> None:
    """What there is for each game, but for its fleets."""
    for what in ("rules", "art", "picture.svg", "components", "course", "cover.svg", "guide", "positions"):
        server.measure(f"{game.key}: GET {what}", partial(server.ask, "GET", f"/api/games/{game.key}/{what}"))
    wanted = {"game": game.key, "seats": [{"kind": "me"}] * game.players[-1]}
    server.measure(f"{game.key}: new table", lambda: server.ask("POST", "/api/matches", wanted))
    own = game.own_pack()
    packs = {"a pack that takes long": DEEP} if own is not None else {}
    if own is not None:
        packs["the game's own pack"] = own.content
    for name, pack in packs.items():
        more = {**wanted, "pack": pack}
        server.measure(f"{game.key}: new table with {name}", partial(server.ask, "POST", "/api/matches", more))


def measure_fleets(server: Watched, game: Game) -> None:
    """What is asked about fleets."""
    builder = game.builder()
    if builder is None:
        return
    at, stock = f"/api/games/{game.key}/fleets", builder.stock()
    plan = msgspec.to_builtins(stock.offered[0].plan)
    server.measure(f"{game.key}: fleets", lambda: server.ask("GET", at))
    server.measure(f"{game.key}: fleets/check", lambda: server.ask("POST", f"{at}/check", plan))
    server.measure(
        f"{game.key}: fleets/random of {stock.most}",
        lambda: server.ask("GET", f"{at}/random?total={stock.most}&nation=any"),
    )
    most = {"total": stock.most, "nation": "any"}
    server.measure(f"{game.key}: fleets/draw of {stock.most}", lambda: server.ask("POST", f"{at}/draw", most))
    server.measure(f"{game.key}: fleets/random of 999", lambda: server.ask("GET", f"{at}/random?total=999"))
    server.measure(
        f"{game.key}: fleets/read, 4,000 characters",
        lambda: server.ask("POST", f"{at}/read", {"text": "40" + ".hms-titan" * 399}),
    )
    server.measure(
        f"{game.key}: fleets/stock, a pack that takes long", lambda: server.ask("POST", f"{at}/stock", {"pack": DEEP})
    )


def measure_table(server: Watched, name: str, match: Match) -> None:
    """What is asked at a table with a long game."""
    key = match.game.key
    server.measure_once(
        f"{key}: card of a table that is not in memory", lambda: server.ask("GET", f"/api/matches/{name}")
    )
    server.measure(f"{key}: record", lambda: server.ask("GET", f"/api/matches/{name}/record"))
    server.measure(
        f"{key}: position", lambda: server.ask("GET", f"/api/matches/{name}/position?at={match.moves_made // 2}")
    )
    server.measure(f"{key}: table's picture.svg", lambda: server.ask("GET", f"/api/matches/{name}/picture.svg"))
    sockets: list[ClientConnection] = []

    def come() -> None:
        sockets.append(server.come(name))
        until(sockets[0], VIEW)

    server.measure_once(f"{key}: arrive, first view", come)
    ask(server, sockets[0], f"{key}: look", Look(id=1, seat=0), DONE)
    put = Put(id=7, seat=0, what="nothing", to="nowhere", expected=match.revision)
    ask(server, sockets[0], f"{key}: put", put, b'{"type":"tried"')
    for number in range(LOOKS):
        at = match.moves_made * number // LOOKS
        ask(server, sockets[0], f"{key}: replay", Replay(id=2, at=at, seat=0), b'{"type":"replayed"')
    later = Ahead(id=5, seat=0, line=(Supposed(seat=0, move=""),) * 2, expected=match.revision)
    ask(server, sockets[0], f"{key}: ahead", later, b'{"type":"seen-ahead"')
    never = Condition(seat=1, move="never")
    steps = (Planned(move="never", words="A" * 200, when=never),) * MOST_PLANNED
    ask(server, sockets[0], f"{key}: plan", PlanMoves(id=6, seat=0, steps=steps, expected=match.revision), DONE)
    if 0 in match.waiting():
        for move in match.legal(0)[:5]:
            ask(
                server,
                sockets[0],
                f"{key}: try",
                Try(id=3, seat=0, move=move, expected=match.revision),
                b'{"type":"tried"',
            )
        play = Play(id=4, seat=0, move=match.legal(0)[0], expected=match.revision)
        ask(server, sockets[0], f"{key}: play", play, DONE)
    sockets[0].close()


def measure_alone(server: Watched, name: str, match: Match) -> None:
    """What is asked at a table of somebody who plays all seats, up to its end."""
    key = match.game.key
    socket = server.come(name)
    mine = msgspec.json.decode(until(socket, VIEW), type=Seen).take_back_seat or 0
    ask(server, socket, f"{key}: chat", Chat(id=10, text="A" * 400), DONE)
    ask(
        server,
        socket,
        f"{key}: hint",
        Hint(id=17, seat=next(iter(match.waiting())), expected=match.revision),
        b'{"type":"hinted"',
    )
    ask(server, socket, f"{key}: why", Why(id=11, revision=match.revision), b'{"type":"thought"')
    back = ask(server, socket, f"{key}: take-back", TakeBack(id=12, seat=mine, expected=match.revision), DONE)
    revision = match.revision if back is None else msgspec.json.decode(back, type=Done).revision
    ask(server, socket, f"{key}: resign", Resign(id=13, seat=0, expected=revision), DONE)
    for what in ("history", "dice"):
        server.measure(f"{key}: {what}", partial(server.ask, "GET", f"/api/matches/{name}/{what}"))
    ask(server, socket, f"{key}: analyse", Analyse(id=15, seat=0), b'{"type":"analysed"')
    ask(server, socket, f"{key}: analyse no more", Analyse(id=16, seat=0, stop=True), b'{"type":"analysed"')
    ask(server, socket, f"{key}: rematch", Rematch(id=14), DONE)
    socket.close()
    record = server.ask("GET", f"/api/matches/{name}/record")[1].decode()
    server.measure(f"{key}: records/read", lambda: server.ask("POST", "/api/records/read", {"text": record}))


def measure_programs(server: Watched) -> None:
    """What a person asks about programs, and a program about its seats."""
    made: list[ProgramMade] = []

    def make() -> None:
        made.append(msgspec.json.decode(server.ask("POST", "/api/programs", {"name": "Robo"})[1], type=ProgramMade))

    server.measure("POST /api/programs", make)
    server.measure("GET /api/programs", lambda: server.ask("GET", "/api/programs"))
    with server.program():
        server.measure("GET /api/program", lambda: server.ask("GET", "/api/program"))
    for program in made:
        path = f"/api/programs/{program.id}/withdraw"
        server.measure_once("POST /api/programs/…/withdraw", partial(server.ask, "POST", path))


def measure_program(server: Watched, name: str, match: Match) -> None:
    """What a program asks at a table with a long game; its view holds the whole position and all its moves."""
    key = match.game.key
    sockets: list[ClientConnection] = []

    def come() -> None:
        sockets.append(server.come_as_program(name))
        until(sockets[0], VIEW)

    with server.program():
        server.measure_once(f"{key}: a program arrives, first view", come)
    seat = next(iter(match.waiting()))
    play = Play(id=1, seat=seat, move="#0", expected=match.revision)
    ask(server, sockets[0], f"{key}: a program plays by number", play, DONE, PROGRAM_SOCKET)
    sockets[0].close()
    path = f"/api/program/{name}"
    with server.program():
        server.measure_once(f"{key}: GET /api/program/…", partial(server.ask, "GET", path))
        server.measure_once(
            f"{key}: a program repeats a move by POST", partial(server.ask, "POST", path, msgspec.to_builtins(play))
        )


def measure_beginning(server: Watched, game: Game) -> None:
    """What is asked before the dearest game begins, and when somebody has gone: host, guest and another guest."""
    key, fleet = game.key, "random:any"
    wanted = {"game": key, "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3], "options": MOST_PLAYERS}
    made = msgspec.json.decode(server.ask("POST", "/api/matches", wanted)[1], type=Made)
    host = server.come(made.match)
    with server.somebody_else():
        guest = server.come(made.match)
    with server.somebody_else():
        other = server.come(made.match)
    ask(server, guest, f"{key}: sit with a fleet", Sit(id=1, seat=1, fleet=fleet), DONE)
    ask(server, guest, f"{key}: stand", Stand(id=2, seat=1), DONE)
    ask(server, guest, f"{key}: sit with a fleet", Sit(id=3, seat=1, fleet=fleet), DONE)
    ask(server, host, f"{key}: fill", FillSeat(id=4, seat=3, level=0), DONE)
    ask(server, host, f"{key}: free", FreeSeat(id=8, seat=3), DONE)
    ask(server, host, f"{key}: fill", FillSeat(id=9, seat=3, level=0), DONE)
    last = Sit(id=5, seat=2, fleet=fleet)
    ask(server, other, f"{key}: the last one sits, the game begins", last, VIEW)
    guest.close()
    time.sleep(0.2)
    ask(server, host, f"{key}: propose", Propose(id=6, what="stand-in", seat=1), DONE)
    ask(server, host, f"{key}: withdraw", Withdraw(id=10, proposal=proposal_at(other)), DONE)
    ask(server, host, f"{key}: propose", Propose(id=11, what="stand-in", seat=1), DONE)
    number = proposal_at(other)
    ask(server, other, f"{key}: answer", Answer(id=7, proposal=number, agree=True), DONE)
    host.close()
    other.close()


def measure_lesson(server: Watched, game: Game) -> None:
    """What is asked in the last lesson of a game."""
    course = msgspec.json.decode(server.ask("GET", f"/api/games/{game.key}/course")[1], type=CourseInfo)
    lesson = course.chapters[-1].lessons[-1].name
    socket = server.come_to_lesson(game.key, lesson)
    ask(server, socket, f"{game.key}: a lesson begins", Begin(id=1), b'{"type":"lesson"', LESSON_SOCKET)
    socket.close()


def measure_position(server: Watched, game: Game) -> None:
    """Reading a file with a position."""
    at = f"/api/games/{game.key}/positions"
    example = msgspec.json.decode(server.ask("GET", at)[1], type=PositionForm).example
    server.measure(f"{game.key}: positions/read", lambda: server.ask("POST", f"{at}/read", {"text": example}))


def measure_people(server: Watched, own: str) -> None:
    """What people ask about each other, and of notices."""
    with server.somebody_else():
        person = msgspec.json.decode(server.ask("GET", "/api/me")[1], type=Me).person
    other = "" if person is None else person.id
    server.measure("GET /api/people/…", lambda: server.ask("GET", f"/api/people/{own}"))
    server.measure(
        "POST /api/company/…", lambda: server.ask("POST", f"/api/company/{other}", {"kind": "friend", "on": True})
    )
    server.measure("POST /api/matches/…/decline", lambda: server.ask("POST", "/api/matches/kraken-0/decline"))
    numbers = iter(range(GOES))

    def add() -> None:
        hook = f"http://127.0.0.1:9/{next(numbers)}"  # nobody listens there
        server.ask("POST", "/api/notices", {"kind": "webhook", "address": hook})

    server.measure("POST /api/notices", add)
    server.measure("GET /api/notices", lambda: server.ask("GET", "/api/notices"))
    channel = msgspec.json.decode(server.ask("GET", "/api/notices")[1], type=Notices).channels[0].id
    with sqlite3.connect(server.file) as connection:
        (secret,) = connection.execute("SELECT value FROM settings WHERE key = 'secret'").fetchone()
    confirm, off = (token_for(channel, purpose, bytes.fromhex(secret)) for purpose in ("confirm", "off"))
    server.measure("POST /notices/confirm", lambda: server.ask("POST", "/notices/confirm", {"token": confirm}))
    server.measure("POST /api/notices/…", lambda: server.ask("POST", f"/api/notices/{channel}", {"pause": 9}))
    server.measure("POST /notices/off", lambda: server.ask("POST", f"/notices/off?token={off}"))
    server.measure("POST /api/notices/…/off", lambda: server.ask("POST", f"/api/notices/{channel}/off"))


def measure_dice(server: Watched) -> None:
    """What is asked at a table whose players give numbers for the dice, and that a program joins."""
    numbers = "one-number", "another-number"
    wanted = {"game": "cardinal", "seats": [{"kind": "me", "pledge": dice.pledge(numbers[0])}, {"kind": "open"}]}
    made = msgspec.json.decode(server.ask("POST", "/api/matches", wanted)[1], type=Made)
    host = server.come(made.match)
    with server.somebody_else():
        guest = server.come(made.match)
        ask(server, guest, "sit with a pledge", Sit(id=1, seat=1, pledge=dice.pledge(numbers[1])), DONE)
        ask(server, guest, "reveal", Reveal(id=2, seat=1, number=numbers[1]), DONE)
        ask(server, host, "the last one reveals, the game begins", Reveal(id=3, seat=0, number=numbers[0]), VIEW)
        ask(server, host, "resign", Resign(id=4, seat=0, expected=1), DONE)
        ask(server, host, "rematch", Rematch(id=5), DONE)
        again = server.come(seen_at(host, lambda table: table.rematch) or made.match)
        ask(server, again, "pledge", Pledge(id=6, seat=0, pledge=dice.pledge(numbers[1])), DONE)
    wanted = {"game": "cardinal", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = msgspec.json.decode(server.ask("POST", "/api/matches", wanted)[1], type=Made)
    bringing = server.come(made.match)
    ask(server, bringing, "bring a program", Bring(id=7, seat=1, program=PROGRAM), DONE)
    for socket in (host, guest, again, bringing):
        socket.close()


def measure_leaving(server: Watched) -> None:
    """What somebody asks who goes for good, with all their long games."""
    server.measure_once("POST /api/logout", lambda: server.ask("POST", "/api/logout"))
    server.ask("POST", "/api/login", PERSON)
    sure = {"sure": True, "password": PERSON["password"]}
    server.measure_once("POST /api/me/delete", lambda: server.ask("POST", "/api/me/delete", sure))


def proposal_at(socket: ClientConnection) -> int:
    """The number of what is proposed; 0 if nothing comes."""
    found = seen_at(socket, lambda table: table.proposals)
    return found[0].proposal if found else 0


def seen_at(socket: ClientConnection, find: Callable[[TableSeen], T | None]) -> T | None:
    """What is found in a table's description, as soon as it is there; None if nothing comes."""
    try:
        while True:
            said = str(socket.recv(timeout=3))
            if said.startswith('{"type":"table"') and (found := find(msgspec.json.decode(said, type=TableSeen))):
                return found
    except TimeoutError:
        return None


def ask(
    server: Watched, socket: ClientConnection, what: str, message: Message, answer: bytes, at: str = TABLE_SOCKET
) -> bytes | None:
    """Send a message, and wait for its answer; None if it was refused, and the row says so."""
    answers = []

    def work() -> None:
        server.asked.add(f"{at} {tag_of(type(message))}")
        socket.send(msgspec.json.encode(message).decode())
        answers.append(until(socket, answer))

    server.measure_once(what, work)
    if not answers[0].startswith(REFUSED):
        return answers[0]
    server.rows[-1] = msgspec.structs.replace(server.rows[-1], what=f"{what} (refused)")
    sys.stderr.write(f"{what} was refused: {answers[0].decode()}\n")
    return None


def until(socket: ClientConnection, beginning: bytes) -> bytes:
    """The next message that begins so, or a refusal."""
    while True:
        said = str(socket.recv(timeout=30)).encode()
        if said.startswith((beginning, REFUSED)):
            return said


def summary(rows: list[Row]) -> list[Row]:
    """One row of each kind, in their order: the most of several goes, of the silence the middle one."""
    kinds: dict[str, list[Row]] = {}
    for row in rows:
        kinds.setdefault(row.what, []).append(row)
    return [
        Row(
            what,
            max(row.work for row in goes),
            median(row.stall for row in goes),
            max(row.processor for row in goes),
            max(row.answer for row in goes),
        )
        for what, goes in kinds.items()
    ]


def main() -> None:
    """Measure and print; ends with 1 if anything keeps the event loop longer than it should, or has no row."""
    with tempfile.TemporaryDirectory() as folder:
        server = Watched(Path(folder))
        measure_all(server, [find_game(key) for key in keys()])
    rows = summary(server.rows)
    print_rows(rows)
    forgotten = MEASURED - server.measured
    if forgotten:
        sys.stderr.write(f"Not measured: {', '.join(sorted(forgotten))}\n")
    sys.exit(bool(forgotten) or any(max(row.work, row.stall) > TARGET for row in rows))


def measure_all(server: Watched, games: list[Game]) -> None:
    """Everything; the server is started anew where nothing shall be in its memory."""
    against_bots = {game.key: long_game(game, game.players[-1]) for game in games}
    alone = {game.key: long_game(game, 2) for game in games}
    with server:
        person = msgspec.json.decode(server.ask("POST", "/api/me", {})[1], type=Me).person
    own = "" if person is None else person.id
    asyncio.run(store(server.url, own, against_bots, alone))
    with server:
        measure_pages(server)
        for game in games:
            measure_game(server, game)
            measure_fleets(server, game)
    with server:
        for game in games:
            measure_table(server, f"{game.key}-0", against_bots[game.key])
            for number in range(GOES):
                measure_alone(server, f"{game.key}-alone-{number}", alone[game.key])
    with server:
        measure_people(server, own)
        measure_dice(server)
        for game in games:
            measure_lesson(server, game)
            measure_position(server, game)
    with server:
        measure_programs(server)
        for game in games:
            measure_program(server, f"{game.key}-program", alone[game.key])
    with server:
        for game in games:
            for _ in range(GOES if game.builder() else 0):
                measure_beginning(server, game)
        measure_leaving(server)


def print_rows(rows: list[Row]) -> None:
    """The table for people."""
    table = Table(
        "", *(("work", "silence", "processor", "answer")), title="Thousandths of a second", title_justify="left"
    )
    for row in rows:
        marked = [f"{part:.1f}{'' if part <= TARGET else ' ✗'}" for part in (row.work, row.stall)]
        table.add_row(row.what, *marked, *(f"{part:.1f}" for part in (row.processor, row.answer)))
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
