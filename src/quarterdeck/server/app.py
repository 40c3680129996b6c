"""The server as an ASGI app: how its parts are put together, opened and closed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from typing import Final, cast

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from quarterdeck import __version__
from quarterdeck.server import metrics
from quarterdeck.server.background import Background, again_and_again
from quarterdeck.server.bots.pool import BotPool
from quarterdeck.server.chores.desk import Desk
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import people as people_store
from quarterdeck.server.database.bus import Bus
from quarterdeck.server.database.channels import forget_channels
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.files import alone
from quarterdeck.server.database.forgetting import AT_ONCE, forget_guests, forget_programs, forget_tables
from quarterdeck.server.database.packs import keep_packs, missing_packs
from quarterdeck.server.database.rows import StoredPack
from quarterdeck.server.gate.gate import Gate, caller_of
from quarterdeck.server.gate.limits import Limits
from quarterdeck.server.gate.security import is_loopback
from quarterdeck.server.kept import Kept
from quarterdeck.server.lean import without
from quarterdeck.server.lessons import routes as lesson_routes
from quarterdeck.server.lessons.sockets import AT_ONCE as LESSONS_AT_ONCE
from quarterdeck.server.lessons.sockets import lesson_socket
from quarterdeck.server.logs import log, set_up_logs
from quarterdeck.server.notices import routes as notice_routes
from quarterdeck.server.notices.carriers import post_of, sender_for
from quarterdeck.server.notices.sender import LOOK_SECONDS as NOTICE_SECONDS
from quarterdeck.server.pages import archive, catalogue, company, downloads, fleets, lobby, own_data, people, positions
from quarterdeck.server.pages.static_files import Pages, built_pages, page
from quarterdeck.server.people import routes as people_routes
from quarterdeck.server.people.people import People
from quarterdeck.server.people.routes import Asked
from quarterdeck.server.problems import SAY, NotThere
from quarterdeck.server.problems_http import HANDLERS
from quarterdeck.server.programs import asking as program_asking
from quarterdeck.server.programs import routes as program_routes
from quarterdeck.server.programs.programs import Programs
from quarterdeck.server.programs.sockets import program_socket
from quarterdeck.server.settings import MOST_BODY, Settings
from quarterdeck.server.tables.archiving import Archivist
from quarterdeck.server.tables.audience import LOOK_SECONDS, Audience
from quarterdeck.server.tables.botplay import BotPlay
from quarterdeck.server.tables.operating import LOOK_SECONDS as OPERATOR_SECONDS
from quarterdeck.server.tables.operating import Operated
from quarterdeck.server.tables.others import Others
from quarterdeck.server.tables.referee import BEAT_SECONDS, Referee
from quarterdeck.server.tables.rooms import Rooms
from quarterdeck.server.tables.sockets import table_socket
from quarterdeck.server.tables.steward import Steward
from quarterdeck.server.tables.timekeeper import LIFE_SECONDS
from quarterdeck.server.tables.timekeeper import LOOK_SECONDS as CLOCK_SECONDS
from quarterdeck.server.tables.turns import Turns

TURN_SECONDS: Final = 0.001
"""The time after which a thread that reads a table gives way to the event loop."""
SWEEP_SECONDS: Final = 6 * 60 * 60.0
"""The time between two searches for data that nobody needs any more."""
CHECKPOINT_SECONDS: Final = 5 * 60.0
ARCHIVE_SECONDS: Final = 10 * 60.0
"""The time between two searches for games that are over and not in the archive."""
PROBE_SECONDS: Final = 5.0
"""The time between two attempts to write after one has failed."""
HISTORY_BYTES: Final = 8 * 1024 * 1024
"""How many bytes of histories of finished games are kept, for all tables together."""


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
    """An app with these settings; it opens its database when it is started."""
    app = with_all_routes()
    fit(app, settings)
    return app


def with_all_routes() -> Server:
    """An app that has no settings yet."""
    with without("pydantic"):  # Litestar has plugins for it, which we do not need
        return server()


def server() -> Server:
    """The app with all routes."""
    return Server(
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
    )


def fit(app: Server, settings: Settings) -> None:
    """Give an app that does not run these settings; what it was before is forgotten."""
    set_up_logs(settings.log_level, settings.log_format)
    limits = Limits(limited=settings.limited)
    app.state = State()
    app.state.post = post_of(settings)
    app.state.settings = settings
    app.state.limits = limits
    app.state.histories = Kept(HISTORY_BYTES)
    app.state.pages = Pages(settings.pages or built_pages())
    app.gate = app.state.gate = Gate(settings, limits, lambda: app.state.get("database"))
    app.state.tally = app.gate.tally
    app.state.lesson_turns = Turns(LESSONS_AT_ONCE)
    app.state.search_turns = Turns(archive.AT_ONCE)


@contextmanager
def quick_turns() -> Iterator[None]:
    """Make threads that work for long give way to the event loop sooner than usual."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(TURN_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


@asynccontextmanager
async def working(app: Litestar, chores: Desk) -> AsyncIterator[Desk]:
    """Start the processes for chores, and make everything that is the same for everybody before anybody asks for it."""
    await chores.start()
    try:
        await asyncio.to_thread(warm, app)
        yield chores
    finally:
        await chores.close()


def warm(app: Litestar) -> None:
    """Make everything that is the same for everybody."""
    _ = app.openapi_schema  # is made when it is first looked at
    catalogue.warm()
    fleets.warm()


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """The database, the bots and the tables, while the app runs; they close in the opposite order."""
    settings: Settings = app.state.settings
    async with AsyncExitStack() as stack:
        stack.enter_context(alone(settings.database))
        stack.enter_context(quick_turns())
        database = await Database.open(settings.database)
        stack.push_async_callback(database.close)
        await keep_own_packs(database)
        pool = BotPool(settings.bots)
        await pool.start()
        metrics.BOTS_THINKING.set_function(lambda: pool.thinking)
        stack.push_async_callback(pool.close)
        app.state.chores = chores = await stack.enter_async_context(working(app, Desk(bounded=settings.limited)))
        rooms = Rooms(database, chores, app.state.limits, away_ms=round(settings.away * 1000))
        stack.push_async_callback(rooms.close)
        bots = BotPlay(rooms, pool, pause=settings.bot_pause)
        referee, audience = Referee(Steward(rooms, bots)), Audience(limited=settings.limited)
        others = Others(rooms, referee.caught_up)
        bus = Bus(database, others.hear, others.hear_of_lines)
        await bus.start()
        stack.push_async_callback(bus.stop)
        await referee.timekeeper.start()
        app.state.people = People(database, app.state.limits, session_ended=audience.end_session)
        app.state.database, app.state.rooms, app.state.referee, app.state.audience = database, rooms, referee, audience
        app.state.operated = operated = await Operated.from_now_on(
            rooms, audience, referee.caught_up, app.state.histories.clear
        )
        app.state.programs = Programs(referee.steward, app.state.limits, token_ended=audience.end_session)
        app.state.notices_due, background = asyncio.Event(), Background()
        stack.push_async_callback(background.close)
        for name, seconds, work, sooner in (
            ("showing that the server runs", LIFE_SECONDS, referee.timekeeper.show_life, None),
            ("looking at the clocks", CLOCK_SECONDS, referee.timekeeper.look, None),
            ("heartbeat", BEAT_SECONDS, referee.beat, None),
            ("following the operator", OPERATOR_SECONDS, operated.look, None),
            ("checkpoint", CHECKPOINT_SECONDS, database.checkpoint, None),
            ("looking whether the database works again", PROBE_SECONDS, database.probe, None),
            ("forgetting what nobody needs", SWEEP_SECONDS, partial(forget, database, rooms, settings), None),
            ("putting games into the archive", ARCHIVE_SECONDS, Archivist(database).fill_in, None),
            (
                "sending notices",
                NOTICE_SECONDS,
                sender_for(app.state.post, database, rooms).send_due,
                app.state.notices_due,
            ),
            ("looking whether sessions hold", LOOK_SECONDS, partial(audience.end_old_sessions, database), None),
        ):
            background.start(again_and_again(name, work, seconds, sooner), name)
        yield


async def keep_own_packs(database: Database) -> None:
    """Store the content of today's games in the database, so that later versions can go on with today's games.

    If it cannot be stored, the server runs all the same, and the next start tries again.
    """
    own = [(game, pack) for game in catalogue.playable() if (pack := game.own_pack()) is not None]
    today = [StoredPack(digest=pack.digest, game=game.key, content=pack.content) for game, pack in own]
    try:
        if await database.read(lambda c: missing_packs(c, today)):
            await database.write(lambda c: keep_packs(c, today))
    except DatabaseError as error:
        log.warning("content of the games not kept", problem=str(error))


async def forget(database: Database, rooms: Rooms, settings: Settings) -> None:
    """Forget expired sessions, tables where nobody came, guests who never played; a few at a time."""
    await database.write(lambda c: people_store.sweep_sessions(c, now_ms()))
    await database.write(lambda c: forget_channels(c, now_ms()))
    while (
        await database.write(
            partial(forget_tables, now=now_ms(), looked_at=set(rooms.known()), days=settings.open_table_days)
        )
        == AT_ONCE
    ):
        pass
    while await database.write(lambda c: forget_programs(c, now_ms(), days=settings.guest_days)) == AT_ONCE:
        pass
    while await database.write(lambda c: forget_guests(c, now_ms(), days=settings.guest_days)) == AT_ONCE:
        pass


# -- for operators ---------------------------------------------------------------------------------


@get("/healthz", tags=["operating"], sync_to_thread=False)
def alive() -> dict[str, bool]:
    """Say that the process answers."""
    return {"alive": True}


@get("/readyz", tags=["operating"])
async def ready(request: Asked) -> Response[dict[str, bool]]:
    """Say whether the database can be read and written; 503 if not. Nothing is written for it."""
    database: Database = request.app.state.database
    is_ready = await database.ready()
    return Response({"ready": is_ready}, status_code=200 if is_ready else 503)


@get("/metrics", tags=["operating"], media_type=metrics.MEDIA_TYPE, sync_to_thread=False)
def figures(request: Asked) -> Response[bytes]:
    """Give figures for Prometheus, only to this machine unless the settings allow more."""
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
    own_data.take_along,
    own_data.delete_me,
    program_routes.list_programs,
    program_routes.make_program,
    program_routes.withdraw_program,
    program_routes.show_tables,
    program_asking.show_view,
    program_asking.say,
    catalogue.show_catalogue,
    catalogue.show_rules,
    catalogue.show_components,
    catalogue.show_art,
    catalogue.show_picture,
    catalogue.show_cover,
    catalogue.show_guide,
    catalogue.show_guide_picture,
    catalogue.show_theme,
    lesson_routes.show_course,
    lesson_routes.show_puzzles,
    lesson_routes.show_daily_picture,
    fleets.show_stock,
    fleets.show_stock_of_pack,
    fleets.check_fleet,
    fleets.read_fleets,
    fleets.draw_fleet,
    fleets.draw_fleet_of_pack,
    positions.show_form,
    positions.read_position,
    positions.read_record,
    lobby.make_match,
    lobby.list_matches,
    lobby.list_turns,
    lobby.show_card,
    archive.search_archive,
    people.list_people,
    people.show_person,
    people.show_leaders,
    company.show_company,
    company.bind,
    company.decline,
    downloads.download_record,
    downloads.download_picture,
    downloads.tell_dice,
    downloads.tell_history,
    downloads.tell_position,
    *notice_routes.ROUTES,
    alive,
    ready,
    figures,
    table_socket,
    lesson_socket,
    program_socket,
    page,
)
