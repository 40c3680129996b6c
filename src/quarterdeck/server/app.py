"""The server as an ASGI app: what hangs together how, what opens with it and closes with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Final, cast

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from quarterdeck import __version__
from quarterdeck.server import metrics
from quarterdeck.server.bots.pool import BotPool
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import people as people_store
from quarterdeck.server.database.bus import Bus
from quarterdeck.server.database.database import Database
from quarterdeck.server.gate.gate import Gate, caller_of
from quarterdeck.server.gate.limits import Limits
from quarterdeck.server.gate.security import is_loopback
from quarterdeck.server.logs import set_up_logs
from quarterdeck.server.pages import catalogue, downloads, fleets, lobby
from quarterdeck.server.pages.static_files import Pages, built_pages, page
from quarterdeck.server.people import routes as people_routes
from quarterdeck.server.people.people import People
from quarterdeck.server.people.routes import Asked
from quarterdeck.server.problems import SAY, NotThere
from quarterdeck.server.problems_http import HANDLERS
from quarterdeck.server.settings import MOST_BODY, Settings
from quarterdeck.server.tables.botplay import OTHERS_FIRST, BotPlay
from quarterdeck.server.tables.others import Others
from quarterdeck.server.tables.referee import Referee
from quarterdeck.server.tables.rooms import Rooms
from quarterdeck.server.tables.sockets import table_socket
from quarterdeck.server.tables.steward import Steward

SWEEP_SECONDS: Final = 6 * 60 * 60.0
"""Between two sweeps of sessions that have expired."""


class Server(Litestar):
    """The app, behind its gate."""

    gate: Gate

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        inside = super().__call__
        if scope["type"] == "lifespan":
            await inside(scope, receive, send)
            return
        await self.gate(cast(ASGIApp, inside), scope, cast(Receive, receive), cast(Send, send))


def create_app(settings: Settings) -> Server:
    """The app with these settings; it opens its database when it is started."""
    set_up_logs(settings.log_level, settings.log_format)
    app = Server(
        route_handlers=ROUTES,
        exception_handlers=HANDLERS,
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            title="Quarterdeck",
            version=__version__,
            description="Tables for nautical games over HTTP. What goes over a table's WebSocket: docs/protocol.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        state=State(),
    )
    limits = Limits(limited=settings.limited)
    app.state.settings = settings
    app.state.limits = limits
    app.state.pages = Pages(settings.pages or built_pages())
    app.gate = Gate(settings, limits, lambda: app.state.get("database"))
    return app


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """The database, the bots and the tables, while the app runs; they close in the opposite order."""
    settings: Settings = app.state.settings
    async with AsyncExitStack() as stack:
        database = await Database.open(settings.database)
        stack.push_async_callback(database.close)
        pool = BotPool(settings.bots)
        await pool.start()
        metrics.BOTS_THINKING.set_function(lambda: pool.thinking)
        stack.push_async_callback(pool.close)
        rooms = Rooms(database)
        stack.push_async_callback(rooms.close)
        bots = BotPlay(rooms, pool, pause=settings.bot_pause)
        referee = Referee(Steward(rooms, bots))
        others = Others(rooms, lambda room: bots.wake(room, OTHERS_FIRST))
        bus = Bus(database, others.hear, others.hear_of_lines)
        await bus.start()
        stack.push_async_callback(bus.stop)
        app.state.database = database
        app.state.people = People(database, app.state.limits)
        app.state.rooms = rooms
        app.state.referee = referee
        for work in (referee.heartbeat(), sweep_sessions(database)):
            task = asyncio.create_task(work)
            stack.push_async_callback(_end, task)
        yield


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def sweep_sessions(database: Database) -> None:
    """Forget expired sessions, now and then."""
    while True:
        await database.write(lambda c: people_store.sweep_sessions(c, now_ms()))
        await asyncio.sleep(SWEEP_SECONDS)


# -- for operators ---------------------------------------------------------------------------------


@get("/healthz", tags=["operating"], sync_to_thread=False)
def alive() -> dict[str, bool]:
    """Say that the process answers."""
    return {"alive": True}


@get("/readyz", tags=["operating"])
async def ready(request: Asked) -> Response[dict[str, bool]]:
    """Say whether the database can be read and written; 503 if not."""
    database: Database = request.app.state.database
    is_ready = await database.ready()
    return Response({"ready": is_ready}, status_code=200 if is_ready else 503)


@get("/metrics", tags=["operating"], media_type=metrics.MEDIA_TYPE, sync_to_thread=False)
def figures(request: Asked) -> Response[bytes]:
    """Give figures for Prometheus: to this machine alone, unless the settings allow more."""
    settings: Settings = request.app.state.settings
    if not settings.metrics_public and not is_loopback(caller_of(request.scope).address):
        raise NotThere(SAY("not-found"))
    return Response(metrics.exposition(), media_type=metrics.MEDIA_TYPE)


ROUTES: Final = (
    people_routes.who_am_i,
    people_routes.change_me,
    people_routes.make_account,
    people_routes.log_in,
    people_routes.log_out,
    catalogue.show_catalogue,
    catalogue.show_rules,
    catalogue.show_art,
    catalogue.show_picture,
    catalogue.show_theme,
    fleets.show_stock,
    fleets.show_stock_of_pack,
    fleets.check_fleet,
    fleets.read_fleets,
    fleets.draw_fleet,
    fleets.draw_fleet_of_pack,
    lobby.make_match,
    lobby.list_matches,
    lobby.show_card,
    downloads.download_record,
    downloads.download_picture,
    alive,
    ready,
    figures,
    table_socket,
    page,
)
