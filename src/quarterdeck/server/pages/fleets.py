"""`/api/games/{key}/fleets`: what fleets are built of, and what the rules say of one.

Texts and plans are read and judged by the processes for chores; so is all that takes long.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from quarterdeck.engine.builder import Builder
from quarterdeck.engine.plans import Plan, PlanSum, Stock
from quarterdeck.engine.wrong_fields import wrong_field
from quarterdeck.messages.language import LANGUAGES, remembered, speaking
from quarterdeck.server.chores.kinds import AboutFleets, CheckFleet, DrawFleet, ReadFleets, StockFleets
from quarterdeck.server.gate.gate import dear
from quarterdeck.server.pages.asking import done_for
from quarterdeck.server.pages.catalogue import Key, game_of, playable, told
from quarterdeck.server.pages.documents import JSON, LANGUAGE, Document, answer, document
from quarterdeck.server.people.routes import Asked
from quarterdeck.server.problems import SAY, NotThere
from quarterdeck.server.protocol.api import FleetDraw, FleetPack, FleetText, FleetTextRead

T = TypeVar("T")
TAGS: Final = ["fleets"]
SEEDS: Final = 1_000_000
"""Numbers that a fleet may be drawn from are below this."""
NationKey = Annotated[str, Meta(max_length=60)]
Fields = dict[str, object]
Seed = Annotated[int, Meta(ge=0, lt=SEEDS)]


def own_builder(key: str) -> Builder:
    """The builder of a game's own content; `NotThere` if no fleets are built for it."""
    game = game_of(key)
    found = game.builder()
    if found is None:
        raise NotThere(SAY("no-fleets", game=game.title))
    return found


async def answer_of(request: Asked, chore: AboutFleets) -> Response[bytes]:
    """The answer to a chore about fleets, as it comes from the process."""
    own_builder(chore.game)
    return Response(await done_for(request, chore), media_type=JSON)


def as_asked(fields: Fields, kind: type[T]) -> T:
    """Fields of a body as the type that they are to have; `Malformed` names one that is wrong."""
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise wrong_field(error, kind) from None


def said(kind: type) -> dict[int, ResponseSpec]:
    """What the documentation says of an answer that comes as bytes."""
    return {200: ResponseSpec(kind, description="Request fulfilled, document follows", generate_examples=False)}


@remembered()
def stock_document(key: str) -> Document:
    """What fleets of a game's own content are built of."""
    return document(msgspec.json.encode(own_builder(key).stock()), JSON, vary=LANGUAGE)


def warm() -> None:
    """The stocks of all games are made now, so that nobody waits for them later."""
    for language in LANGUAGES:
        with speaking(language):
            for game in playable():
                if game.builder() is not None:
                    stock_document(game.key)


@get("/api/games/{key:str}/fleets", tags=TAGS, responses=told(Stock), sync_to_thread=True)
def show_stock(request: Asked, key: Key) -> Response[bytes]:
    """List all that fleets of a game are built of, and the fleets that are offered."""
    return answer(stock_document(game_of(key).key), request.headers)


@post("/api/games/{key:str}/fleets/stock", tags=TAGS, guards=[dear], status_code=200, responses=said(Stock))
async def show_stock_of_pack(request: Asked, key: Key, data: JSONBody[FleetPack]) -> Response[bytes]:
    """List the same of a content pack, if that is in order."""
    return await answer_of(request, StockFleets(game=key, pack=data.pack))


@post("/api/games/{key:str}/fleets/check", tags=TAGS, guards=[dear], status_code=200, responses=said(PlanSum))
async def check_fleet(request: Asked, key: Key, data: JSONBody[Fields]) -> Response[bytes]:
    """Say what a fleet comes to, and which clauses speak against it: the fields of the game's plan, and perhaps a `pack`."""
    plan = {name: value for name, value in data.items() if name != "pack"}
    pack = as_asked({"pack": data.get("pack")}, FleetPack).pack
    as_asked(plan, own_builder(key).plan)
    return await answer_of(request, CheckFleet(game=key, pack=pack, plan=plan))


@post("/api/games/{key:str}/fleets/read", tags=TAGS, guards=[dear], status_code=200, responses=said(FleetTextRead))
async def read_fleets(request: Asked, key: Key, data: JSONBody[FleetText]) -> Response[bytes]:
    """Read fleets from a TOML file's text, or from a short text as links have it."""
    return await answer_of(request, ReadFleets(game=key, pack=data.pack, text=data.text))


@get("/api/games/{key:str}/fleets/random", tags=TAGS, guards=[dear], responses=said(Plan))
async def draw_fleet(
    request: Asked,
    key: Key,
    total: FromQuery[int | None] = None,
    nation: FromQuery[NationKey] = "",
    seed: FromQuery[Seed | None] = None,
) -> Response[bytes]:
    """Draw a fleet that is allowed, of a nation or of any; the same seed gives the same fleet."""
    return await answer_of(request, DrawFleet(game=key, total=total, nation=nation, seed=seed))


@post("/api/games/{key:str}/fleets/draw", tags=TAGS, guards=[dear], status_code=200, responses=said(Plan))
async def draw_fleet_of_pack(request: Asked, key: Key, data: JSONBody[FleetDraw]) -> Response[bytes]:
    """Draw one of the pieces of a content pack."""
    drawing = DrawFleet(game=key, pack=data.pack, total=data.total, nation=data.nation, seed=data.seed)
    return await answer_of(request, drawing)
