"""What is asked of a server, the same on both sides: whole games in which one person has all seats."""

from __future__ import annotations

import http
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
from against.comparing import Sample
from against.served import Spell
from against.sides import Lines, Lost, Side, lines
from load.server import free_port
from msgspec import Raw, Struct
from visitor import Visitor
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from quarterdeck.engine.dice import Dice, seeded

START_SECONDS = 120.0
STARTING = 0.1
PATIENCE = 30.0
SEED = 2026
QUIET = 0.02
"""Seconds in which the server finishes what nobody waits for."""


class Option(Struct):
    """An option of a game, as far as it matters here."""

    name: str
    kind: str = ""


class Offer(Struct):
    """A game that a server offers, as far as it matters here."""

    key: str
    options: tuple[Option, ...] = ()


class Catalogue(Struct):
    """What a server offers."""

    games: tuple[Offer, ...]


class Made(Struct):
    """The answer to a new table."""

    match: str


class Problem(Struct):
    """Why something was refused."""

    message: str = ""


class Heard(Struct):
    """As much of a message as any version of the server says and this needs; most is of a view."""

    type: str
    id: int | None = None
    problem: Problem | None = None
    seat: int = -1
    revision: int = 0
    moves: tuple[str, ...] = ()
    waiting: tuple[int, ...] = ()
    chance: bool = False
    ending: Raw = Raw(b"null")
    shapes: Raw = Raw(b"")

    @property
    def over(self) -> bool:
        """Whether the game is over in this view."""
        return bytes(self.ending) != b"null"

    @property
    def settled(self) -> bool:
        """Whether somebody has to choose in this view, or nobody ever again."""
        return self.over or (bool(self.waiting) and not self.chance)


class Seat:
    """A socket at a table, which looks with the eyes of a seat and makes its moves."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self._socket = socket
        self._requests = 0
        self.seat = seat
        self.received = 0
        """Bytes of all messages so far."""
        self.latest = 0
        """Bytes of the latest view."""
        self.view = Heard(type="none")
        self.until(0)
        self.say(type="look", seat=seat)
        while self.view.seat != seat:
            self._hear()

    def until(self, revision: int) -> None:
        """Listen until there is a view of this revision or a later one in which somebody has to choose."""
        while self.view.revision < revision or not self.view.settled:
            self._hear()

    def say(self, **message: object) -> int:
        """Send a message, and listen until it is done; the revision then."""
        self._requests += 1
        self._socket.send(msgspec.json.encode({"id": self._requests, **message}).decode())
        while (heard := self._hear()).type != "done" or heard.id != self._requests:
            pass
        return heard.revision

    def _hear(self) -> Heard:
        said = str(self._socket.recv(timeout=PATIENCE)).encode()
        self.received += len(said)
        heard = msgspec.json.decode(said, type=Heard)
        if heard.type == "refused":
            raise Lost("refused" if heard.problem is None else heard.problem.message)
        if heard.type == "view":
            self.view, self.latest = heard, len(said)
        return heard


class Table:
    """A table where one person has all seats, with a socket for each."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = seats

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.seats[0].view.over

    @property
    def received(self) -> int:
        """Bytes that all sockets have got so far."""
        return sum(one.received for one in self.seats)

    def move(self, dice: Dice) -> str:
        """Whoever has to choose first makes any move, and everybody sees it; which one it was."""
        mover = self.seats[self.seats[0].view.waiting[0]]
        move = mover.view.moves[dice.below(len(mover.view.moves))]
        revision = mover.say(type="play", seat=mover.seat, move=move, expected=mover.view.revision)
        for one in self.seats:
            one.until(revision)
        return move


class Served:
    """A server of a side, and one person who visits it."""

    def __init__(self, lines: Lines, port: int) -> None:
        self._lines = lines
        self._visitor = Visitor(port)
        self._offers: dict[str, Offer] = {}
        self.begun = Spell(0.0, 0.0)
        """How the server stood when it answered for the first time."""

    def enter(self) -> None:
        """Wait until it answers, and have a session."""
        until = time.monotonic() + START_SECONDS
        while not self._ready():
            self._lines.check()
            if time.monotonic() > until:
                raise Lost(f"the server did not answer within {START_SECONDS:.0f} seconds")
            time.sleep(STARTING)
        self.begun = self.spell()
        self.get("POST", "/api/me")
        catalogue = msgspec.json.decode(self.get("GET", "/api/catalogue"), type=Catalogue)
        self._offers = {offer.key: offer for offer in catalogue.games}

    def _ready(self) -> bool:
        try:
            return self._visitor.ask("GET", "/healthz")[0] == http.HTTPStatus.OK
        except OSError:
            return False

    def spell(self) -> Spell:
        """How the server stands now."""
        self._lines.ask(None)
        while not (line := self._lines.hear()).startswith(b"{"):
            pass  # what it says to whoever has started it
        return msgspec.json.decode(line, type=Spell)

    def get(self, method: str, path: str, body: object = None) -> bytes:
        """The answer to a request; `Lost` if it is refused."""
        status, said = self._visitor.ask(method, path, body)
        if status >= http.HTTPStatus.BAD_REQUEST:
            raise Lost(f"{method} {path}: {status} {said[:200].decode(errors='replace')}")
        return said

    def requests(self, path: str, times: int) -> tuple[Sample]:
        """Thousandths of a second of the processor that a request costs."""
        with lost_otherwise():
            before = self.spell().processor
            for _ in range(times):
                self.get("GET", path)
            return (Sample((self.spell().processor - before) / times * 1e3),)

    def table(self, game: str, players: int) -> str:
        """A new table where the visitor has all seats, and nothing is drawn by chance."""
        if game not in self._offers:
            raise Lost(f"{game} is not offered")
        draws = {option.name: SEED for option in self._offers[game].options if option.kind == "seed"}
        wanted = {"game": game, "seats": [{"kind": "me"}] * players, "options": draws}
        return msgspec.json.decode(self.get("POST", "/api/matches", wanted), type=Made).match

    @contextmanager
    def sit(self, match: str, players: int) -> Iterator[Table]:
        """A socket for each seat of a table."""
        with ExitStack() as stack:
            yield Table([Seat(stack.enter_context(self._visitor.come(match)), seat) for seat in range(players)])

    def play(self, game: str, players: int, moves: int, stream: int) -> tuple[Sample, ...]:
        """So many moves at random, and when a game is over, another begins.

        Samples: thousandths of a second of the processor for a move, bytes that all seats together get for it, bytes
        of the view that somebody gets who comes then, and those of them that are the picture.
        """
        dice = seeded(SEED, stream)
        processor, sent, chosen, match = 0.0, 0, list[str](), ""
        with lost_otherwise():
            while len(chosen) < moves:
                match = self.table(game, players)
                with self.sit(match, players) as table:
                    time.sleep(QUIET)
                    before, received = self.spell().processor, table.received
                    while len(chosen) < moves and not table.over:
                        chosen.append(table.move(dice))
                    time.sleep(QUIET)
                    processor += self.spell().processor - before
                    sent += table.received - received
            with self._visitor.come(match) as socket:
                late = Seat(socket, 0)
        values = (processor * 1e3 / moves, sent / moves, late.latest, len(bytes(late.view.shapes)))
        return tuple(Sample(value, " ".join(chosen)) for value in values)

    def crowd(self, games: Sequence[tuple[str, int]], tables: int) -> tuple[Sample, Sample]:
        """Megabytes of memory that so many tables add, in turn of each game, with a socket each; and all there are then."""
        with lost_otherwise(), ExitStack() as stack:
            before = self.spell().resident
            for number in range(tables):
                match = self.table(*games[number % len(games)])
                Seat(stack.enter_context(self._visitor.come(match)), 0)
            after = self.spell().resident
            return Sample(after - before), Sample(after)


@contextmanager
def served(side: Side, seed: int) -> Iterator[Served]:
    """A server of a side on a new SQLite database; `Lost` if it does not start."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        database = f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        options = ["--no-limits", "--bots", "1", "--port", str(port), "--database", database, "--data", folder]
        with lines(side, ["-m", "against.served", str(seed), *options, "--log-level", "error"]) as process:
            found = Served(process, port)
            with lost_otherwise():
                found.enter()
            yield found


@contextmanager
def lost_otherwise() -> Iterator[None]:
    """Whatever a server says that cannot be understood, or does not say, is `Lost`."""
    try:
        yield
    except (OSError, WebSocketException, msgspec.DecodeError) as error:
        raise Lost(f"{type(error).__name__}: {error}") from error
