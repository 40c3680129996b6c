"""What we rely on in libraries beyond what they promise, each exercised once: a new version that changes it fails here."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterable
from importlib import import_module

import pytest
import typer
import uvicorn
from litestar import Litestar, get
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send
from typer.core import TyperGroup
from typer.testing import CliRunner
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.utils import apply_mask

from quarterdeck.research.pettingzoo import raw_env
from quarterdeck.server.gathering import Gathering, GatheringProtocol
from tests.dependencies.scan import nodes_of, used_of

UPGRADE = (
    b"GET /ws/table HTTP/1.1\r\nHost: table.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
MASKED_HELLO = b"\x81\x85\x00\x00\x00\x00hello"
"""A text frame of a client, masked with zeros."""


class Wire(asyncio.Transport):
    """The system's side of a connection, which notes what is handed over with each call."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[bytes] = []
        self.protocol: asyncio.BaseProtocol | None = None
        self.written = asyncio.Event()
        self.closed = asyncio.Event()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.calls.append(bytes(data))
        self.written.set()

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        self.calls.append(b"".join(list_of_data))
        self.written.set()

    def get_extra_info(self, name: str, default: object = None) -> object:
        return {"peername": ("192.0.2.1", 4000), "sockname": ("192.0.2.2", 80)}.get(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def is_closing(self) -> bool:
        return self.closed.is_set()

    def close(self) -> None:
        self.closed.set()

    def get_write_buffer_size(self) -> int:
        return 0

    def abort(self) -> None:
        self.closed.set()

    def pause_reading(self) -> None:
        """All has been read."""

    def resume_reading(self) -> None:
        """There is nothing more to read."""


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    """An app: it greets with the state of its scope; on a socket, twice at once for whatever is said."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await receive()
        for text in ("done", "view"):
            await send({"type": "websocket.send", "text": text, "bytes": None})
        await send({"type": "websocket.close", "code": 1000, "reason": ""})
        return
    body = str(sorted(scope["state"].items())).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def config() -> uvicorn.Config:
    """As the server makes it."""
    made = uvicorn.Config(answer, lifespan="off", http="httptools", ws=GatheringProtocol, log_config=None)
    made.load()
    return made


async def finished(state: ServerState) -> None:
    """All that Uvicorn has begun for a connection has ended."""
    while state.tasks:
        await asyncio.wait(state.tasks)
        await asyncio.sleep(0)


# -- uvicorn ---------------------------------------------------------------------------------------


def test_uvicorns_protocols_are_made_with_what_we_make_them_with() -> None:
    """Also by Uvicorn itself, which takes any class in place of its own."""
    for protocol in (HttpToolsProtocol, WebSocketsSansIOProtocol):
        assert list(inspect.signature(protocol).parameters) == ["config", "server_state", "app_state", "_loop"]
        assert issubclass(protocol, asyncio.Protocol)
    assert config().ws_protocol_class is GatheringProtocol
    assert config().http_protocol_class is HttpToolsProtocol
    state = ServerState()
    assert (state.connections, state.tasks, state.default_headers) == (set(), set(), [])


def test_a_transport_that_gathers_has_all_that_uvicorns_sockets_use_of_theirs() -> None:
    """A method that we do not pass on would raise only when it is needed."""
    used = {
        name
        for module in (WebSocketsSansIOProtocol.__module__, "uvicorn.protocols.utils")
        for name in used_of(nodes_of(inspect.getsource(import_module(module))), "transport")
    }
    assert {"write", "close", "get_extra_info"} <= used
    assert used <= vars(Gathering).keys()


def test_our_socket_does_all_that_uvicorns_does_when_the_loop_calls() -> None:
    """What Uvicorn does at each of the loop's calls happens with ours, too, and not the nothing of asyncio's own class."""
    nothing = vars(asyncio.Protocol) | vars(asyncio.BaseProtocol)
    methods = [name for name in nothing if not name.startswith("_")]
    assert {"connection_made", "data_received", "connection_lost"} <= set(methods)
    for name in methods:
        if getattr(WebSocketsSansIOProtocol, name) is not nothing[name]:
            assert getattr(GatheringProtocol, name) is not nothing[name], name


async def test_uvicorns_http_protocol_answers_and_passes_its_state_on() -> None:
    """What is in `app_state` is in the scope of each request."""
    wire, state = Wire(), ServerState()
    protocol = HttpToolsProtocol(config(), state, {"connection": 7})
    protocol.connection_made(wire)
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: table.test\r\n\r\n")
    await finished(state)
    told = b"".join(wire.calls)
    assert told.startswith(b"HTTP/1.1 200 OK\r\n")
    assert told.endswith(b"[('connection', 7)]")
    protocol.connection_lost(None)
    assert state.connections == set()


async def test_uvicorns_sockets_answer_through_a_transport_that_gathers() -> None:
    """From the upgrade of a request to the end: two messages of one turn go out with one call."""
    wire, state = Wire(), ServerState()
    protocol = HttpToolsProtocol(config(), state, {})
    protocol.connection_made(wire)
    protocol.data_received(UPGRADE)
    assert isinstance(wire.protocol, GatheringProtocol)
    await wire.written.wait()
    assert wire.calls[0].startswith(b"HTTP/1.1 101 ")
    wire.protocol.data_received(MASKED_HELLO)
    await finished(state)
    await asyncio.sleep(0)
    assert wire.calls[1].startswith(b"\x81\x04done\x81\x04view\x88")
    wire.protocol.connection_lost(None)
    assert wire.closed.is_set()
    assert state.connections == set()


async def test_uvicorns_http_protocol_keeps_what_comes_where_ours_looks_for_it() -> None:
    """A request whose headers are incomplete has no method; what waits is in `pipeline`."""
    wire, state = Wire(), ServerState()
    protocol = HttpToolsProtocol(config(), state, {})
    protocol.connection_made(wire)
    assert protocol.scope is None
    assert protocol.cycle is None
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: table.test\r\n")
    begun = protocol.scope
    assert "method" not in begun
    protocol.data_received(b"X: y\r\n\r\n")
    assert protocol.scope is begun
    assert "method" in begun
    assert protocol.headers == [(b"host", b"table.test"), (b"x", b"y")]
    first = protocol.cycle
    assert (first.scope, first.more_body, first.response_complete, first.disconnected) == (begun, False, False, False)
    assert len(protocol.pipeline) == 0
    protocol.data_received(b"POST / HTTP/1.1\r\nHost: table.test\r\nContent-Length: 9\r\n\r\n{")
    assert [cycle for cycle, _ in protocol.pipeline] == [protocol.cycle]
    assert protocol.cycle.more_body
    assert protocol.flow.read_paused
    protocol.pipeline.clear()
    await finished(state)
    assert first.response_complete
    assert not protocol.flow.read_paused
    assert protocol in state.connections
    protocol.connection_lost(None)


async def test_uvicorns_sockets_leave_its_connections_and_can_be_closed_with_a_code() -> None:
    """What ours does when too many frames come."""
    wire, state = Wire(), ServerState()
    socket = HttpToolsProtocol(config(), state, {})
    socket.connection_made(wire)
    socket.data_received(UPGRADE)
    assert socket not in state.connections
    assert isinstance(wire.protocol, GatheringProtocol)
    inside = vars(wire.protocol)["_inside"]
    assert (inside.handshake_complete, inside.close_sent) == (False, False)
    await wire.written.wait()
    await asyncio.sleep(0)
    assert (inside.handshake_complete, inside.close_sent) == (True, False)
    inside.conn.send_close(4429, "flood")
    assert b"".join(inside.conn.data_to_send()) == b"\x88\x07\x11\x4dflood"
    wire.protocol.connection_lost(None)
    await finished(state)


def test_websockets_unmasks_as_frames_are_masked() -> None:
    """Byte by byte with the four of the mask in turn (RFC 6455, 5.3)."""
    assert apply_mask(b"Ahoy!", b"\x01\x02\x04\x08") == bytes([0x40, 0x6A, 0x6B, 0x71, 0x20])


# -- litestar --------------------------------------------------------------------------------------


@get("/")
async def hello() -> str:
    """A route."""
    return "hello"


async def test_litestar_takes_what_our_gate_passes_on() -> None:
    """Its app is called with scope, receive and send, by nothing else."""
    assert list(inspect.signature(Litestar.__call__).parameters) == ["self", "scope", "receive", "send"]
    assert inspect.iscoroutinefunction(Litestar.__call__)
    asked: list[str] = []

    class Gated(Litestar):
        async def __call__(self, scope: object, receive: object, send: object) -> None:
            asked.append(type(scope).__name__)
            await super().__call__(scope, receive, send)  # type: ignore[arg-type]  # whatever comes is passed on

    wire, state = Wire(), ServerState()
    app = uvicorn.Config(Gated([hello], logging_config=None, openapi_config=None), lifespan="off", log_config=None)
    app.load()
    protocol = HttpToolsProtocol(app, state, {})
    protocol.connection_made(wire)
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: table.test\r\n\r\n")
    await finished(state)
    assert b"".join(wire.calls).endswith(b"hello")
    assert asked == ["dict"]
    protocol.connection_lost(None)


# -- typer -----------------------------------------------------------------------------------------


def test_a_group_of_commands_reads_its_arguments_by_one_method(capsys: pytest.CaptureFixture[str]) -> None:
    """`rules cardinal` is `rules show cardinal`, because what is read there may be exchanged before."""
    assert list(inspect.signature(TyperGroup.parse_args).parameters) == ["self", "ctx", "args"]

    class Group(TyperGroup):
        def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]  # typer's own
            return super().parse_args(ctx, args if args[0] in self.commands else ["greet", *args])

    app = typer.Typer(cls=Group)

    @app.command()
    def greet(name: str) -> None:
        typer.echo(f"hello {name}")

    @app.command()
    def leave() -> None:
        typer.echo("goodbye")

    for words, told in ((["Ann"], "hello Ann\n"), (["leave"], "goodbye\n")):
        assert CliRunner().invoke(app, words).stdout == told
    assert capsys.readouterr().err == ""


def test_pettingzoo_adds_up_rewards_and_lets_seats_leave() -> None:
    """Environments of others call these methods of it, which its pages show under names that begin with `_`."""
    game = raw_env("cardinal")
    game.reset(seed=1)
    game.rewards = {"player_0": 2.0, "player_1": -2.0}
    game._accumulate_rewards()  # noqa: SLF001 - the point
    game._accumulate_rewards()  # noqa: SLF001 - the point
    assert game._cumulative_rewards == {"player_0": 4.0, "player_1": -4.0}  # noqa: SLF001 - the point
    game.terminations = dict.fromkeys(game.agents, True)
    leaving = game.agent_selection
    game._was_dead_step(None)  # noqa: SLF001 - the point
    assert leaving not in game.agents
    assert len(game.agents) == 1


def test_openspiels_test_of_games_is_asked_for_by_one_method() -> None:
    """It is a class of a test module, which comes with the library; with it come seconds of other modules."""
    games_sim_test = import_module("open_spiel.python.tests.games_sim_test")
    assert list(inspect.signature(games_sim_test.GamesSimTest.sim_game).parameters)[:2] == ["self", "game"]
