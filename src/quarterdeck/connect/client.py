"""A client for programs: asks where it has a seat, opens a socket at each of these tables, and chooses when it is asked."""

from __future__ import annotations

import asyncio
import logging
import threading
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from http.client import HTTPException
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from quarterdeck.engine.errors import Malformed, QuarterdeckError
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.connect").say
LOOK_SECONDS: Final = 3.0
"""The seconds between two questions where the program has a seat."""
GAP_SECONDS: Final = 0.125
"""The seconds between two moves of a program, at all its tables together: a server takes ten a second from everybody."""
LONGEST_GAP: Final = 2.0
"""The most seconds between two moves, where a server finds moves too fast: those that take it long count for several."""
SHORTER: Final = 0.9
"""What a move that was taken makes of a longer gap."""
LONGEST_MOVE: Final = 200
"""The most characters of a move that are sent; no move is that long."""
MOST_REFUSALS: Final = 3
"""The refused moves of one choice after which the program gives the game up."""
PATIENCE: Final = 300.0
"""The seconds after which a choice that has not come is given up."""
LONGEST_PAUSE: Final = 30.0
"""The longest pause in seconds before a socket is opened again."""
HTTP_SECONDS: Final = 30.0
UNAUTHORIZED: Final = 401
STRANGER: Final = 4401
NO_TABLE: Final = 4404
LATER: Final = ("too-fast", "busy")
"""The kinds of refusals after which the move is made again a little later."""
OVERTAKEN: Final = ("stale", "forbidden", "not-your-turn", "game-over", "frozen")
"""The kinds of refusals that are no fault of the move: things have changed meanwhile, and a new view says how."""
LOG: Final = logging.getLogger("quarterdeck.connect")
Position = dict[str, object]


class NotConnected(QuarterdeckError):
    """The server does not answer, or does not know the token."""

    kind = "not-connected"


class Turn(Struct, frozen=True, kw_only=True):
    """A choice that the program must make."""

    match: str
    """The table."""
    game: str
    seat: int
    revision: int
    position: Position
    """The position as a position file, with what the seat may know."""
    moves: tuple[str, ...]
    """The legal moves in notation."""
    left: int | None
    """The milliseconds that the seat has left; None without a clock."""
    refused: tuple[str, ...] = ()
    """The moves that were refused in this choice."""
    reason: str = ""
    """Why the latest of them was refused, with the clause."""


class Hung(QuarterdeckError):
    """A choice did not come in time."""

    kind = "hung"


class _Seat(Struct):
    seat: int
    kind: str
    mine: bool


class _Time(Struct):
    seat: int
    left: int


class _Clock(Struct):
    seats: list[_Time]


class _Ending(Struct):
    sentence: str


class _Problem(Struct):
    kind: str
    message: str
    clause: str | None = None


class _Message(Struct):
    """Any message of the server; fields that it does not have keep these values."""

    type: str
    match: str = ""
    game: str = ""
    state: str = ""
    seat: int = -1
    revision: int = 0
    id: int | None = None
    position: Position | None = None
    moves: list[str] = []
    seats: list[_Seat] = []
    clock: _Clock | None = None
    ending: _Ending | None = None
    problem: _Problem | None = None


class _Place(Struct):
    match: str


class _Tables(Struct):
    name: str
    owner: str
    tables: list[_Place]


_MESSAGE: Final = msgspec.json.Decoder(_Message)
_TABLES: Final = msgspec.json.Decoder(_Tables)


class Pace:
    """Keeps moves apart, so that none is refused since it came too fast."""

    def __init__(self, sleep: Callable[[float], Awaitable[None]], clock: Callable[[], float] = monotonic) -> None:
        self._sleep = sleep
        self._clock = clock
        self._next = 0.0
        """Not before then the next move is made."""
        self.gap = GAP_SECONDS

    async def keep(self) -> None:
        """Wait until a move may be made."""
        now = self._clock()
        wait = self._next - now
        self._next = max(now, self._next) + self.gap
        if wait > 0:
            await self._sleep(wait)

    def taken(self) -> None:
        """A move was taken: after some of them the gap is as usual."""
        self.gap = max(GAP_SECONDS, self.gap * SHORTER)

    def refused(self) -> None:
        """A move was too fast: the gap is longer from now on, and the next move comes after the longest."""
        self.gap = min(2 * self.gap, LONGEST_GAP)
        self._next = self._clock() + LONGEST_GAP


class Player:
    """Plays all seats of a program until it is cancelled.

    A choice is made in a thread, one after another. One that fails, does not come within `patience` seconds, or is
    refused three times loses its game; the others go on. After one that does not come, `choose` may be called again
    while it still runs.
    """

    def __init__(
        self,
        url: str,
        token: str,
        choose: Callable[[Turn], str],
        *,
        tell: Callable[[str], None] = lambda _: None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        patience: float = PATIENCE,
    ) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Malformed("url", SAY("bad-address", address=url))
        if not token or not token.isascii():
            raise Malformed("token", SAY("no-token"))
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._token = token
        self._choose = choose
        self._tell = tell
        self.sleep = sleep
        self.pace = Pace(sleep)
        self._patience = patience
        self._thinking = asyncio.Lock()
        self._at: dict[str, asyncio.Task[None]] = {}

    async def run(self, links: Iterable[str] = ()) -> None:
        """Play at the tables of these links or ids, where the program takes an open seat, and wherever it is seated.

        `NotConnected` says that the server does not know the token, or does not answer when it is asked first.
        """
        tables = await self._tables()
        self._tell(SAY("connected", name=tables.name, owner=tables.owner))
        for link in links:
            self._come(link.rstrip("/").rpartition("/")[2], sit=True)
        try:
            while True:
                for place in tables.tables:
                    self._come(place.match, sit=False)
                await self.sleep(LOOK_SECONDS)
                for task in self._at.values():
                    if task.done():
                        task.result()  # a fault of ours ends it here, and is seen
                try:
                    tables = await self._tables()
                except OSError:
                    continue  # the server restarts; whoever has no network yet has it later
        finally:
            for task in self._at.values():
                task.cancel()
            await asyncio.gather(*self._at.values(), return_exceptions=True)

    async def _tables(self) -> _Tables:
        request = urllib.request.Request(  # noqa: S310 - the scheme was checked
            f"{self._origin}/api/program", headers={"Authorization": f"Bearer {self._token}"}
        )

        def ask() -> bytes:
            with urllib.request.urlopen(request, timeout=HTTP_SECONDS) as answer:  # noqa: S310 - as above
                return bytes(answer.read())

        try:
            return _TABLES.decode(await asyncio.to_thread(ask))
        except urllib.error.HTTPError as error:
            if error.code == UNAUTHORIZED:
                raise NotConnected(SAY("bad-token")) from None
            raise
        except (HTTPException, msgspec.DecodeError):
            raise NotConnected(SAY("other-server", address=self._origin)) from None

    def _come(self, match: str, *, sit: bool) -> None:
        if match not in self._at:
            self._at[match] = asyncio.get_running_loop().create_task(self._stay(match, sit=sit))

    def _link(self, match: str) -> str:
        return f"{self._origin}/t/{match}"

    # -- at a table --------------------------------------------------------------------------------

    async def _stay(self, match: str, *, sit: bool) -> None:
        """Play at a table until the game is over; whenever the socket closes, it is opened again."""
        pause = 0.5
        address = f"{self._origin.replace('http', 'ws', 1)}/ws/programs/{match}?protocol=1"
        headers = {"Authorization": f"Bearer {self._token}"}
        while True:
            try:
                async with connect(
                    address, origin=Origin(self._origin), additional_headers=headers, max_size=None
                ) as socket:
                    visit = _Visit(self, match, socket, sit=sit)
                    try:
                        await visit.play()
                    finally:
                        pause = 0.5 if visit.welcome else pause
                    return
            except ConnectionClosed as closed:
                code = 0 if closed.rcvd is None else closed.rcvd.code
                if code in (STRANGER, NO_TABLE):
                    self._tell(SAY("bad-token") if code == STRANGER else SAY("gone", link=self._link(match)))
                    return
            except (OSError, InvalidHandshake):
                pass
            await self.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def choice(self, turn: Turn) -> str:
        """What the program chooses."""
        async with self._thinking:
            chosen = asyncio.get_running_loop().create_future()
            threading.Thread(target=_choose_into, args=(chosen, self._choose, turn), daemon=True).start()
            await asyncio.wait({chosen}, timeout=self._patience)
            if not chosen.done():
                chosen.cancel()
                raise Hung(SAY("hung", seconds=round(self._patience)))
            return str(chosen.result())

    def say(self, what: str, match: str, how: str = "") -> None:
        """Tell whoever has started the program what happens at a table."""
        self._tell(SAY(what, link=self._link(match), how=how))


def _choose_into(chosen: asyncio.Future[str], choose: Callable[[Turn], str], turn: Turn) -> None:
    """Choose, in a thread that nobody waits for in the end, and hand the move or the fault to the event loop."""
    move, fault = "", None
    try:
        move = choose(turn)
    except Exception as error:  # noqa: BLE001 - whatever it is, it loses a game and nothing else
        fault = error

    def hand() -> None:
        if chosen.done():
            return
        if fault is None:
            chosen.set_result(move)
        else:
            chosen.set_exception(fault)

    with suppress(RuntimeError):  # the loop has ended meanwhile
        chosen.get_loop().call_soon_threadsafe(hand)


class _Visit:
    """One socket at a table, from its opening to the end of the game."""

    def __init__(self, player: Player, match: str, socket: ClientConnection, *, sit: bool) -> None:
        self._player = player
        self._match = match
        self._socket = socket
        self._sit = sit
        self.welcome = False
        """Whether the server has shown the table."""
        self._number = 0
        self._position: Position = {}
        self._view = _Message(type="view")
        self._chosen = -1
        """The revision at which the program has chosen last."""
        self._playing = 0
        """The number of its latest move."""
        self._sitting = 0
        """The number of its request for a seat."""
        self._asked_for: set[int] = set()
        """The seats for which it has asked; in vain, if it sits nowhere."""
        self._move = ""
        self._refusals: tuple[str, ...] = ()
        """The moves that were refused in this choice."""
        self._lost = False
        """Whether the program gives this game up."""

    async def play(self) -> None:
        """Answer views until the game is over; `ConnectionClosed` if the socket closes before."""
        while True:
            message = _MESSAGE.decode(await self._socket.recv())
            if message.type == "view":
                self.welcome = True
                if await self._over(message):
                    return
                await self._look(message)
            elif message.type == "done" and message.id == self._playing:
                self._player.pace.taken()
            elif message.type == "refused" and message.problem is not None:
                await self._refused(message.id, message.problem)

    async def _over(self, view: _Message) -> bool:
        if view.state == "over":
            self._player.say("over", self._match, "" if view.ending is None else view.ending.sentence)
        elif view.state == "frozen":
            self._player.say("frozen", self._match, "" if view.problem is None else view.problem.message)
        return view.state in ("over", "frozen")

    async def _look(self, view: _Message) -> None:
        """Sit down if that is wanted, and choose if it is the program's turn."""
        await self._sit_down(view)
        if view.position is not None:
            self._position = view.position
        if view.revision != self._view.revision:
            self._refusals = ()
        self._view = view
        if view.moves and view.revision != self._chosen:
            await self._choose()

    async def _sit_down(self, view: _Message) -> None:
        """Ask for an open seat, for each of them once."""
        free = [seat.seat for seat in view.seats if seat.kind == "open" and seat.seat not in self._asked_for]
        if self._sit and view.state == "open" and free and not any(seat.mine for seat in view.seats):
            self._sit = False
            self._asked_for.add(free[0])
            self._sitting = await self._say(type="sit", seat=free[0])

    async def _choose(self, reason: str = "") -> None:
        """Ask the program for a move, and send it; a program that fails gives the game up."""
        view = self._view
        self._chosen = view.revision
        if self._lost:
            await self._give_up()
            return
        left = (
            None if view.clock is None else next((one.left for one in view.clock.seats if one.seat == view.seat), None)
        )
        turn = Turn(
            match=self._match,
            game=view.game,
            seat=view.seat,
            revision=view.revision,
            position=self._position,
            moves=tuple(view.moves),
            left=left,
            refused=self._refusals,
            reason=reason,
        )
        try:
            self._move = await self._player.choice(turn)
        except QuarterdeckError as error:
            await self._fail(str(error))
        except Exception as error:
            LOG.exception("the program failed at %s", self._match)
            await self._fail(f"{type(error).__name__}: {error}")
        else:
            await self._make()

    async def _make(self) -> None:
        """Send the move that was chosen."""
        await self._player.pace.keep()
        view = self._view
        self._playing = await self._say(
            type="play", seat=view.seat, move=self._move[:LONGEST_MOVE], expected=self._chosen
        )

    async def _fail(self, how: str) -> None:
        self._player.say("failed", self._match, how)
        self._lost = True
        await self._give_up()

    async def _give_up(self) -> None:
        await self._player.pace.keep()
        self._playing = await self._say(type="resign", seat=self._view.seat, expected=self._view.revision)

    async def _refused(self, number: int | None, problem: _Problem) -> None:
        """Tell why something was refused. A move that is wrong is chosen again, a few times; so is one that came too late."""
        reason = f"{problem.message} ({problem.clause})" if problem.clause else problem.message
        if problem.kind != "stale":
            self._player.say("refused", self._match, reason)
        if number == self._sitting:
            self._sit = True  # somebody else was quicker; perhaps another seat is free
            await self._sit_down(self._view)
        if number != self._playing:
            return
        if problem.kind in LATER:
            self._player.pace.refused()
            await (self._give_up() if self._lost else self._make())
        elif problem.kind in OVERTAKEN or self._lost:
            self._chosen = -1
        else:
            self._refusals = (*self._refusals, self._move)
            if len(self._refusals) < MOST_REFUSALS:
                await self._choose(reason)
            else:
                await self._fail(SAY("wrong-moves", most=MOST_REFUSALS, how=reason))

    async def _say(self, **fields: object) -> int:
        """Send a request; its number."""
        self._number += 1
        await self._socket.send(msgspec.json.encode({"id": self._number, **fields}).decode())
        return self._number


def play(
    url: str,
    token: str,
    choose: Callable[[Turn], str],
    links: Iterable[str] = (),
    tell: Callable[[str], None] = lambda _: None,
    patience: float = PATIENCE,
) -> None:
    """Play all seats of a program until it is interrupted; `choose` is given a `Turn` and names a move.

    A choice that fails, takes longer than `patience` seconds, or is refused three times loses its game.
    """
    try:
        asyncio.run(Player(url, token, choose, tell=tell, patience=patience).run(links))
    except OSError as error:
        raise NotConnected(SAY("no-server", address=url, reason=str(error))) from None
