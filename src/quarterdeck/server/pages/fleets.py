"""`/api/games/{key}/fleets`: what fleets are built of, and what the rules say of one.

Texts and plans are read and judged by the processes for chores; so is all that takes long.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from quarterdeck.engine.shipyard import FleetPlan, FleetSum, Shipyard, Stock
from quarterdeck.server.chores.kinds import AboutFleets, CheckFleet, DrawFleet, ReadFleets, StockFleets
from quarterdeck.server.gate.gate import dear
from quarterdeck.server.pages.asking import done_for
from quarterdeck.server.pages.catalogue import Key, game_of, playable, told
from quarterdeck.server.pages.documents import JSON, Document, answer, document
from quarterdeck.server.people.routes import Asked
from quarterdeck.server.problems import SAY, NotThere
from quarterdeck.server.protocol.api import FleetCheck, FleetDraw, FleetPack, FleetText, FleetTextRead

TAGS: Final = ["fleets"]
SEEDS: Final = 1_000_000
"""Numbers that a fleet may be drawn from are below this."""
Total = Annotated[int, Meta(ge=1, le=999)]
NationKey = Annotated[str, Meta(max_length=60)]
Seed = Annotated[int, Meta(ge=0, lt=SEEDS)]


def own_shipyard(key: str) -> Shipyard:
    """The shipyard of a game's own content; `NotThere` if no fleets are built for it."""
    game = game_of(key)
    found = game.shipyard()
    if found is None:
        raise NotThere(SAY("no-fleets", game=game.title))
    return found


async def answer_of(request: Asked, chore: AboutFleets) -> Response[bytes]:
    """The answer to a chore about fleets, as it comes from the process."""
    own_shipyard(chore.game)
    return Response(await done_for(request, chore), media_type=JSON)


def said(kind: type) -> dict[int, ResponseSpec]:
    """What the documentation says of an answer that comes as bytes."""
    return {200: ResponseSpec(kind, description="Request fulfilled, document follows", generate_examples=False)}


@cache
def stock_document(key: str) -> Document:
    """What fleets of a game's own content are built of."""
    return document(msgspec.json.encode(own_shipyard(key).stock()), JSON)


def warm() -> None:
    """The stocks of all games are made now, so that nobody waits for them later."""
    for game in playable():
        if game.shipyard() is not None:
            stock_document(game.key)


@get("/api/games/{key:str}/fleets", tags=TAGS, responses=told(Stock), sync_to_thread=True)
def show_stock(request: Asked, key: Key) -> Response[bytes]:
    """List all that fleets of a game are built of, and the fleets that are offered."""
    return answer(stock_document(game_of(key).key), request.headers)


@post("/api/games/{key:str}/fleets/stock", tags=TAGS, guards=[dear], status_code=200, responses=said(Stock))
async def show_stock_of_pack(request: Asked, key: Key, data: JSONBody[FleetPack]) -> Response[bytes]:
    """List the same of a content pack, if that is in order."""
    return await answer_of(request, StockFleets(game=key, pack=data.pack))


@post("/api/games/{key:str}/fleets/check", tags=TAGS, guards=[dear], status_code=200, responses=said(FleetSum))
async def check_fleet(request: Asked, key: Key, data: JSONBody[FleetCheck]) -> Response[bytes]:
    """Say what a fleet comes to, and which clauses speak against it."""
    plan = FleetPlan(**{field: getattr(data, field) for field in FleetPlan.__struct_fields__})
    return await answer_of(request, CheckFleet(game=key, pack=data.pack, plan=plan))


@post("/api/games/{key:str}/fleets/read", tags=TAGS, guards=[dear], status_code=200, responses=said(FleetTextRead))
async def read_fleets(request: Asked, key: Key, data: JSONBody[FleetText]) -> Response[bytes]:
    """Read fleets from a TOML file's text, or from a short text as links have it."""
    return await answer_of(request, ReadFleets(game=key, pack=data.pack, text=data.text))


@get("/api/games/{key:str}/fleets/random", tags=TAGS, guards=[dear], responses=said(FleetPlan))
async def draw_fleet(
    request: Asked,
    key: Key,
    total: FromQuery[Total] = 40,
    nation: FromQuery[NationKey] = "",
    seed: FromQuery[Seed | None] = None,
) -> Response[bytes]:
    """Draw a fleet that is allowed, of a nation or of any; the same seed gives the same fleet."""
    return await answer_of(request, DrawFleet(game=key, total=total, nation=nation, seed=seed))


@post("/api/games/{key:str}/fleets/draw", tags=TAGS, guards=[dear], status_code=200, responses=said(FleetPlan))
async def draw_fleet_of_pack(request: Asked, key: Key, data: JSONBody[FleetDraw]) -> Response[bytes]:
    """Draw one of the pieces of a content pack."""
    drawing = DrawFleet(game=key, pack=data.pack, total=data.total, nation=data.nation, seed=data.seed)
    return await answer_of(request, drawing)
