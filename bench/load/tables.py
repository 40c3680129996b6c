"""Tables as two browsers see them: sockets that decode every message, and players that choose at random."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter
from typing import Protocol

import msgspec
from load.people import Guest, Web
from msgspec import Struct
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from quarterdeck.engine.dice import Dice
from quarterdeck.server.protocol.api import NewMatch, SeatPlan
from quarterdeck.server.protocol.wire import SPECTATOR, Done, Message, Play, Refused, Sit, ToClient, View

READY_SECONDS = 120.0
"""How long a table may take to be ready on a machine that is busy with other things."""
AGAIN_SECONDS = 0.1
DECODE = msgspec.json.Decoder(ToClient).decode
CARDINAL = NewMatch(game="cardinal", seats=(SeatPlan(kind="me"), SeatPlan(kind="open")))


class Acknowledged(Struct, frozen=True):
    """A move that the server says it has stored."""

    match: str
    ply: int
    seat: int
    move: str


class Mover(Protocol):
    """Somebody who may be asked for a move, at whichever server."""

    @property
    def table(self) -> Played:
        """Where they sit."""

    def play(self, dice: Dice, due: float) -> None:
        """Make one of the moves that there are now."""


class Played(Protocol):
    """A table, at whichever server."""

    playing: bool
    """Whether its players move by themselves."""

    @property
    def mover(self) -> Mover | None:
        """Who may move now."""


class Driver(Protocol):
    """Decides when moves are made, and hears of what happens."""

    def may_move(self, player: Player) -> None:
        """It is the player's turn, and it has the view to choose from."""

    def done(self, player: Player, waited: float) -> None:
        """The player's move is acknowledged, so many seconds after it was due."""

    def seen(self, player: Player) -> None:
        """The player has a new view."""

    def over(self, table: Table) -> None:
        """The game has ended."""


class Idle:
    """A driver that lets everybody wait."""

    def may_move(self, player: Player) -> None:
        """Nothing."""

    def done(self, player: Player, waited: float) -> None:
        """Nothing."""

    def seen(self, player: Player) -> None:
        """Nothing."""

    def over(self, table: Table) -> None:
        """Nothing."""


class Player(WSListener):
    """One socket at a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.view: View | None = None
        self.transport: WSTransport | None = None
        self.asked: Play | None = None
        """The move that is not yet acknowledged."""
        self.shown: Play | None = None
        """The move that the other player has not seen yet."""
        self.looked_at = -1
        """The revision that the latest move was chosen at."""
        self.due = 0.0
        self.requests = 0
        self.lost = False
        self.left = False
        self.haven: Web | None = None
        """Where the player goes if its server is gone, and asks again; None if that must not happen."""
        self._guest: Guest | None = None
        self._coming: asyncio.Task[None] | None = None
        self.sizes: list[int] = []
        """Bytes of each message that came."""
        self.views: list[int] = []
        """Bytes of each view among them."""

    async def connect(self, web: Web, guest: Guest) -> None:
        """Open the socket."""
        self._guest = guest
        headers = {"Origin": web.origin, "Cookie": guest.cookie}
        url = f"ws://127.0.0.1:{web.port}/ws/{self.table.match}"
        await ws_connect(lambda: self, url, extra_headers=headers, websocket_handshake_timeout=READY_SECONDS)

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The socket is open; it may be closed again before `connect` goes on."""
        self.transport = transport

    def say(self, message: Message) -> None:
        """Send a message."""
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def number(self) -> int:
        """The number of the next request."""
        self.requests += 1
        return self.requests

    @property
    def may_move(self) -> bool:
        """Whether the player is asked, sees what to choose from, and its last move is acknowledged."""
        view = self.view
        if view is None or not view.moves or self.asked is not None:
            return False
        return view.seat == self.seat and view.revision > self.looked_at

    def play(self, dice: Dice, due: float) -> None:
        """One of the moves that the view lists."""
        view = self.view
        if view is None or not self.may_move:
            raise RuntimeError("there is nothing to choose now")
        self.looked_at = view.revision
        move = view.moves[dice.below(len(view.moves))]
        self.due = due
        self.asked = Play(id=self.number(), seat=self.seat, move=move, expected=view.revision)
        self.shown = self.asked
        self.say(self.asked)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message of the server."""
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()  # as browsers do; otherwise the server waits ten seconds for the answer
        elif frame.msg_type == WSMsgType.TEXT:
            now = perf_counter()
            text = frame.get_payload_as_bytes()
            self.sizes.append(len(text))
            message = DECODE(text)
            if isinstance(message, View):
                self.views.append(len(text))
            self.table.heard(self, message, now)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """The socket is closed."""
        self.transport = None
        if self.haven is None or self._guest is None:
            self.lost = True
        elif not self.left and (self._coming is None or self._coming.done()):
            self._coming = asyncio.get_running_loop().create_task(self._come_back(self.haven, self._guest))

    async def _come_back(self, web: Web, guest: Guest) -> None:
        """Be at the other server, however often that takes, and ask again for what is not acknowledged."""
        while self.transport is None and not self.left:
            try:
                await self.connect(web, guest)
            except (OSError, WSError):
                await asyncio.sleep(AGAIN_SECONDS)
        self.ask_again()

    def ask_again(self) -> None:
        """Send again what is not acknowledged; if it was stored before, that is the answer."""
        if self.asked is not None:
            self.say(self.asked)

    def close(self) -> None:
        """Leave."""
        self.left = True
        if self.transport is not None:
            self.transport.disconnect(graceful=False)


class Table:
    """A table with its players."""

    def __init__(self, match: str, driver: Driver) -> None:
        self.match = match
        self.driver = driver
        self.players: list[Player] = []
        self.playing = False
        """Whether its players move by themselves."""
        self.over = False
        self.acknowledged: list[Acknowledged] = []
        self.refused: list[Refused] = []

    @property
    def mover(self) -> Player | None:
        """Who may move now."""
        return next((player for player in self.players if player.may_move), None)

    def heard(self, player: Player, message: ToClient, now: float) -> None:
        """A player has received a message."""
        if isinstance(message, View):
            self.viewed(player, message)
        elif isinstance(message, Done) and player.asked is not None and message.id == player.asked.id:
            asked, player.asked = player.asked, None
            self.acknowledged.append(Acknowledged(self.match, asked.expected + 1, asked.seat, asked.move))
            self.driver.done(player, now - player.due)
            self.offer(player)
        elif isinstance(message, Refused) and player.haven is not None:
            asyncio.get_running_loop().call_later(AGAIN_SECONDS, player.ask_again)
        elif isinstance(message, Refused):
            self.refused.append(message)

    def viewed(self, player: Player, view: View) -> None:
        """A player sees something new."""
        player.view = view
        self.driver.seen(player)
        if view.ending is None:
            self.offer(player)
        elif not self.over:
            self.over = True
            self.driver.over(self)

    def offer(self, player: Player) -> None:
        """Tell the driver if the player may move."""
        if not self.over and player.may_move:
            self.driver.may_move(player)

    def close(self) -> None:
        """Everybody leaves."""
        for player in self.players:
            player.close()


async def open_table(webs: Sequence[Web], pair: tuple[Guest, Guest], driver: Driver, plan: NewMatch) -> Table:
    """A new table where both sit, each connected to its own server, ready for the first move."""
    first, second = webs[0], webs[-1]
    table = Table(await first.table(pair[0], plan), driver)
    table.players = [Player(table, 0), Player(table, 1)]
    await table.players[0].connect(first, pair[0])
    await table.players[1].connect(second, pair[1])
    guest = table.players[1]
    guest.say(Sit(id=guest.number(), seat=1))
    async with asyncio.timeout(READY_SECONDS):
        while table.mover is None or any(one.view is None or one.view.seat == SPECTATOR for one in table.players):
            if table.refused:
                raise RuntimeError(f"nobody could sit down: {table.refused[0].problem.message}")
            await asyncio.sleep(0.005)
    return table


async def open_tables(
    webs: Sequence[Web],
    pairs: Sequence[tuple[Guest, Guest]],
    driver: Driver,
    plan: NewMatch = CARDINAL,
    at_once: int = 16,
) -> list[Table]:
    """A table for each pair, a few at a time."""
    places = asyncio.Semaphore(at_once)

    async def one(pair: tuple[Guest, Guest]) -> Table:
        async with places:
            return await open_table(webs, pair, driver, plan)

    return list(await asyncio.gather(*(one(pair) for pair in pairs)))
