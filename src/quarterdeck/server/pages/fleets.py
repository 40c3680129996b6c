"""`/api/games/{key}/fleets`: the pieces for fleets, and what the rules say about a fleet.

The processes for chores read and judge texts and plans, and do everything that takes long.
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
"""Seeds of fleets are below this number."""
NationKey = Annotated[str, Meta(max_length=60)]
Fields = dict[str, object]
Seed = Annotated[int, Meta(ge=0, lt=SEEDS)]


def own_builder(key: str) -> Builder:
    """The builder for a game's own content; `NotThere` if the game has no fleets."""
    game = game_of(key)
    found = game.builder()
    if found is None:
        raise NotThere(SAY("no-fleets", game=game.title))
    return found


async def answer_of(request: Asked, chore: AboutFleets) -> Response[bytes]:
    """The answer to a chore about fleets, as the process gave it."""
    own_builder(chore.game)
    return Response(await done_for(request, chore), media_type=JSON)


def as_asked(fields: Fields, kind: type[T]) -> T:
    """The fields of a body, converted to a type; `Malformed` names one that is wrong."""
    try:
        return msgspec.convert(fields, kind)
    except msgspec.ValidationError as error:
        raise wrong_field(error, kind) from None


def said(kind: type) -> dict[int, ResponseSpec]:
    """The documentation of an answer that comes as bytes."""
    return {200: ResponseSpec(kind, description="Request fulfilled, document follows", generate_examples=False)}


@remembered()
def stock_document(key: str) -> Document:
    """The pieces for fleets in a game's own content, as a document."""
    return document(msgspec.json.encode(own_builder(key).stock()), JSON, vary=LANGUAGE)


def warm() -> None:
    """Make the stocks of all games now, so that nobody waits for them later."""
    for language in LANGUAGES:
        with speaking(language):
            for game in playable():
                if game.builder() is not None:
                    stock_document(game.key)


@get("/api/games/{key:str}/fleets", tags=TAGS, responses=told(Stock), sync_to_thread=True)
def show_stock(request: Asked, key: Key) -> Response[bytes]:
    """List all pieces for fleets of a game, and the ready-made fleets."""
    return answer(stock_document(game_of(key).key), request.headers)


@post("/api/games/{key:str}/fleets/stock", tags=TAGS, guards=[dear], status_code=200, responses=said(Stock))
async def show_stock_of_pack(request: Asked, key: Key, data: JSONBody[FleetPack]) -> Response[bytes]:
    """List all pieces for fleets and the ready-made fleets of a content pack, if it is valid."""
    return await answer_of(request, StockFleets(game=key, pack=data.pack))


@post("/api/games/{key:str}/fleets/check", tags=TAGS, guards=[dear], status_code=200, responses=said(PlanSum))
async def check_fleet(request: Asked, key: Key, data: JSONBody[Fields]) -> Response[bytes]:
    """Say what a fleet costs, and which clauses forbid it. The body has the fields of the game's plan, and perhaps a `pack`."""
    plan = {name: value for name, value in data.items() if name != "pack"}
    pack = as_asked({"pack": data.get("pack")}, FleetPack).pack
    as_asked(plan, own_builder(key).plan)
    return await answer_of(request, CheckFleet(game=key, pack=pack, plan=plan))


@post("/api/games/{key:str}/fleets/read", tags=TAGS, guards=[dear], status_code=200, responses=said(FleetTextRead))
async def read_fleets(request: Asked, key: Key, data: JSONBody[FleetText]) -> Response[bytes]:
    """Read fleets from a TOML file's text, or from a short text as in links."""
    return await answer_of(request, ReadFleets(game=key, pack=data.pack, text=data.text))


@get("/api/games/{key:str}/fleets/random", tags=TAGS, guards=[dear], responses=said(Plan))
async def draw_fleet(
    request: Asked,
    key: Key,
    total: FromQuery[int | None] = None,
    nation: FromQuery[NationKey] = "",
    seed: FromQuery[Seed | None] = None,
) -> Response[bytes]:
    """Draw a random fleet that is allowed, from one nation or any; the same seed gives the same fleet."""
    return await answer_of(request, DrawFleet(game=key, total=total, nation=nation, seed=seed))


@post("/api/games/{key:str}/fleets/draw", tags=TAGS, guards=[dear], status_code=200, responses=said(Plan))
async def draw_fleet_of_pack(request: Asked, key: Key, data: JSONBody[FleetDraw]) -> Response[bytes]:
    """Draw a random fleet from the pieces of a content pack."""
    drawing = DrawFleet(game=key, pack=data.pack, total=data.total, nation=data.nation, seed=data.seed)
    return await answer_of(request, drawing)
