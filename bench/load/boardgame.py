"""boardgame.io's own server with its files (`FlatFile`), loaded as ours is: the same game, in turns, on the same core."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec
from load.figures import Figure, least, most, worst
from load.pace import FlatOut, Run, settled
from load.people import Web
from load.server import START_SECONDS, NoServer, cpu_seconds, free_port
from load.setting import TABLES_A_GUEST, Effort, Place, dice_of, leave, prepare, trouble
from load.stored import disagreement
from msgspec import Struct
from peers.rules import NOWHERE, Cardinal
from peers.run import HOME, PEERS, Absent, command_of
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from quarterdeck.engine.dice import Dice
from quarterdeck.server.protocol.api import NewMatch, SeatPlan

PEER = next(peer for peer in PEERS if peer.name == "boardgame.io")
PROGRAM = Path(__file__).parent.parent / "peers" / "serve_boardgame.js"
AT_ONCE = 100
SIZE = 5
GAME = "cardinal"
OURS = NewMatch(game=GAME, seats=(SeatPlan(kind="me"), SeatPlan(kind="open")), options={"rows": SIZE, "columns": SIZE})
MOVES = 25.0
"""Moves of a random game, on average."""
OUR_GUESS, THEIR_GUESS = 5_000.0, 1_500.0
"""Moves a second for which tables are ready."""
OPENED_AT_ONCE = 16
READY_SECONDS = 60.0
ASK_AGAIN = 3.0
"""The seconds after which a game is asked for again."""
TIMES = 3.0
"""How many times as many moves as boardgame.io we want to make."""


class Chart(Struct):
    """The board, as the game's own code keeps it."""

    board: list[int]
    pirate: int | None


class Context(Struct, rename="camel"):
    """What boardgame.io says about the turn."""

    current_player: str
    gameover: object = None


class State(Struct):
    """What a player is told of a game."""

    chart: Chart = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(Struct):
    """The answer to a player who has come."""

    state: State


class Joined(Struct, rename={"credentials": "playerCredentials"}):
    """What proves that a player sits on a seat."""

    credentials: str


class Created(Struct, rename={"match": "matchID"}):
    """A new game."""

    match: str


class Opponent(WSListener):
    """A player at boardgame.io, on a socket of their own (Socket.IO)."""

    def __init__(self, table: Game, seat: int, credentials: str) -> None:
        self.table = table
        self.seat = seat
        self.credentials = credentials
        self.transport: WSTransport | None = None
        self.state: State | None = None
        self.asked: int | None = None
        """The number of the state in which the move was made that is not answered yet."""
        self.due = 0.0
        self.here = asyncio.Event()
        """Whether the player sees the game."""

    async def connect(self, port: int) -> None:
        """Open the socket."""
        url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        await ws_connect(lambda: self, url, websocket_handshake_timeout=READY_SECONDS)

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The server may speak at once."""
        self.transport = transport

    async def come(self) -> None:
        """See the game. It is asked for again, since it is not always answered while files of the game are written."""
        async with asyncio.timeout(READY_SECONDS):
            while not self.here.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.here.wait(), ASK_AGAIN)
                if not self.here.is_set():
                    self.sync()

    def sync(self) -> None:
        """Ask for the game."""
        self.emit("sync", self.table.match, str(self.seat), self.credentials, 2)

    def say(self, text: str) -> None:
        """Send a packet."""
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, text.encode())

    def emit(self, *what: object) -> None:
        """Send an event."""
        self.say(f"42/{GAME},{json.dumps(what)}")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - a listener's form
        """A packet of the server."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        now, packet = perf_counter(), frame.get_payload_as_bytes()
        kind, _, told = packet.partition(b",")
        if packet.startswith(b"0"):
            self.say(f"40/{GAME},")
        elif packet == b"2":
            self.say("3")
        elif kind == f"40/{GAME}".encode():
            self.sync()
        elif kind == f"42/{GAME}".encode():
            self._hear(msgspec.json.decode(told, type=list[msgspec.Raw]), now)

    def _hear(self, told: list[msgspec.Raw], now: float) -> None:
        name = msgspec.json.decode(told[0])
        if name == "sync":
            self.state = msgspec.json.decode(told[2], type=Synced).state
            self.here.set()
        elif name == "update":
            self.state = msgspec.json.decode(told[2], type=State)
        else:
            self.table.strange += name != "matchData"  # which tells who is here
            return
        if self.asked is not None and self.state.number > self.asked:
            self.asked = None
            self.table.driver.done(self, now - self.due)
        self.table.shown(self)

    @property
    def may_move(self) -> bool:
        """Whether the player is asked."""
        state = self.state
        if state is None or self.asked is not None or state.context.gameover is not None:
            return False
        return state.context.current_player == str(self.seat)

    def play(self, dice: Dice, due: float) -> None:
        """One of the moves that there are."""
        if self.state is None or not self.may_move:
            raise RuntimeError("there is nothing to choose now")
        game = Cardinal(SIZE, self.seat)
        game.board, pirate = self.state.chart.board, self.state.chart.pirate
        game.pirate = NOWHERE if pirate is None else pirate
        actions = game.legal()
        square, summoned = divmod(actions[dice.below(len(actions))], game.squares + 1)
        self.due, self.asked = due, self.state.number
        payload = {
            "type": "place",
            "args": [square, None if summoned == game.squares else summoned],
            "playerID": str(self.seat),
            "credentials": self.credentials,
        }
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.asked, self.table.match, str(self.seat))

    def close(self) -> None:
        """Leave."""
        if self.transport is not None:
            self.transport.disconnect(graceful=False)


class Game:
    """A game at boardgame.io, with its players."""

    def __init__(self, match: str, driver: FlatOut) -> None:
        self.match = match
        self.driver = driver
        self.players: list[Opponent] = []
        self.playing = False
        self.over = False
        self.strange = 0
        """Events that are no news of the game."""

    @property
    def mover(self) -> Opponent | None:
        """Who may move now."""
        return next((player for player in self.players if player.may_move), None)

    def shown(self, player: Opponent) -> None:
        """A player has seen something new."""
        if player.state is not None and player.state.context.gameover is not None:
            if not self.over:
                self.over = True
                self.driver.over(self)
        elif player.may_move and not self.over:
            self.driver.may_move(player)

    def close(self) -> None:
        """Everybody leaves."""
        for player in self.players:
            player.close()


async def open_game(web: Web, driver: FlatOut) -> Game:
    """A new game with two players who see it."""
    _, said = await web.post(f"/games/{GAME}/create", b'{"numPlayers":2}')
    game = Game(msgspec.json.decode(said, type=Created).match, driver)
    for seat in (0, 1):
        wanted = msgspec.json.encode({"playerID": str(seat), "playerName": f"player {seat}"})
        _, said = await web.post(f"/games/{GAME}/{game.match}/join", wanted)
        player = Opponent(game, seat, msgspec.json.decode(said, type=Joined).credentials)
        game.players.append(player)
        await player.connect(web.port)
        await player.come()
    return game


async def open_games(web: Web, driver: FlatOut, number: int) -> list[Game]:
    """So many games, a few at a time."""
    places = asyncio.Semaphore(OPENED_AT_ONCE)

    async def one() -> Game:
        async with places:
            return await open_game(web, driver)

    return list(await asyncio.gather(*(one() for _ in range(number))))


class Node:
    """boardgame.io's server in a process of its own."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self._process = process
        self.port = port

    def cpu_seconds(self) -> float:
        """The processor time that it has had, in all its threads."""
        return cpu_seconds(self._process.pid)

    def wait(self) -> None:
        """Wait until it answers."""
        began = time.monotonic()
        while self._process.poll() is None and time.monotonic() - began < START_SECONDS:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)
            try:
                connection.request("GET", "/games")
                if connection.getresponse().status == http.HTTPStatus.OK:
                    return
            except OSError:
                pass
            finally:
                connection.close()
            time.sleep(0.05)
        raise NoServer("boardgame.io's server did not start")


@contextmanager
def serving(command: Sequence[str], place: Place, name: str) -> Iterator[tuple[Node, Web]]:
    """boardgame.io's server on its core, with files in an empty folder."""
    port, files = free_port(), place.folder / name
    modules = str(HOME / PEER.program.removesuffix(".js") / "node_modules")
    environment = {**os.environ, "NODE_PATH": modules, "NODE_ENV": "production"}
    with (place.folder / f"{name}.log").open("ab") as log:
        process = subprocess.Popen(
            [*command, str(PROGRAM), str(port), str(files)],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
        os.sched_setaffinity(process.pid, place.cores[:1])
        node, web = Node(process, port), Web(port)
        try:
            node.wait()
            yield node, web
        finally:
            web.close()
            process.kill()
            process.wait()


async def measure_boardgame(effort: Effort, place: Place) -> list[Figure]:
    """Both servers in turns: 100 games at once, as fast as each answers. Nothing, if boardgame.io cannot be had here."""
    place.note("boardgame.io is installed")
    try:
        command = command_of(PEER, install=True)[:1]
    except Absent as absent:
        return [worst(f"boardgame.io is not measured: {absent}", "", [0.0], 0)]
    ours, theirs, wrong = list[Run](), list[Run](), list[float]()
    for number in range(effort.runs):
        place.note(f"our server beside boardgame.io's, run {number + 1} of {effort.runs}")
        ours.append(await run_ours(effort, place, number, wrong))
        place.note(f"boardgame.io's server, run {number + 1} of {effort.runs}")
        theirs.append(await run_theirs(effort, place, number, command, wrong))
    ratios = [mine.rate / other.rate for mine, other in zip(ours, theirs, strict=True)]
    return [
        most("boardgame.io with FlatFile, 100 tables of Cardinal on 5 × 5", "moves/s", [run.rate for run in theirs]),
        least("  a move acknowledged, p95", "ms", [run.wait(0.95) for run in theirs]),
        most("  for each second of processor time", "moves", [run.rate / run.cpu for run in theirs]),
        most("Quarterdeck with SQLite, the same game", "moves/s", [run.rate for run in ours]),
        least("  a move acknowledged, p95", "ms", [run.wait(0.95) for run in ours]),
        most("  for each second of processor time", "moves", [run.rate / run.cpu for run in ours]),
        Figure(
            name="  times as many moves, median of the runs",
            unit="",
            value=median(ratios),
            runs=tuple(ratios),
            target=TIMES,
            smaller_is_better=False,
        ),
        worst("  moves lost or refused, sockets cut", "", wrong, 0),
    ]


def spare(effort: Effort, guess: float) -> int:
    """How many tables must wait, so that each game that ends has a successor."""
    return int(guess * (effort.seconds + effort.warm_up) / MOVES)


async def run_ours(effort: Effort, place: Place, number: int, wrong: list[float]) -> Run:
    """Our server on a new database."""
    name = f"beside-{number}"
    url, driver = place.database(name), FlatOut(dice_of(7, number))
    with place.serve(url, name) as (server, web):
        tables = await prepare([web], AT_ONCE + spare(effort, OUR_GUESS), driver, TABLES_A_GUEST, OURS)
        run = await driver.run(tables, AT_ONCE, server=server, seconds=effort.seconds, warm_up=effort.warm_up)
        wrong.append(float(await settled(tables) + disagreement(url, tables) + trouble(tables)))
        leave(tables)
    return run


async def run_theirs(effort: Effort, place: Place, number: int, command: Sequence[str], wrong: list[float]) -> Run:
    """boardgame.io's server with an empty folder."""
    driver = FlatOut(dice_of(7, number))
    with serving(command, place, f"boardgame-{number}") as (node, web):
        games = await open_games(web, driver, AT_ONCE + spare(effort, THEIR_GUESS))
        run = await driver.run(games, AT_ONCE, server=node, seconds=effort.seconds, warm_up=effort.warm_up)
        wrong.append(float(sum(game.strange for game in games)))
        for game in games:
            game.close()
    return run
