"""`/api/games/{key}/fleets`: what fleets are built of, and what the rules say of one."""

from __future__ import annotations

import secrets
from functools import cache, lru_cache
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from quarterdeck.engine.game import Pack
from quarterdeck.engine.shipyard import FleetPlan, FleetSum, Shipyard, Stock
from quarterdeck.server.pages.catalogue import Key, game_of, told
from quarterdeck.server.pages.documents import JSON, Document, answer, document
from quarterdeck.server.people.routes import Asked
from quarterdeck.server.problems import SAY, NotThere
from quarterdeck.server.protocol.api import FleetCheck, FleetDraw, FleetPack, FleetText, FleetTextRead

TAGS: Final = ["fleets"]
PACK_FILE: Final = "pack.toml"
"""What refusals call a pack, whose own name no browser tells."""
PACKS: Final = 16
"""So many are kept as they were read."""
SEEDS: Final = 1_000_000
"""Fleets are drawn from numbers below this."""
Total = Annotated[int, Meta(ge=1, le=999)]
NationKey = Annotated[str, Meta(max_length=60)]
Seed = Annotated[int, Meta(ge=0, lt=SEEDS)]


def shipyard_of(key: str, pack: str | None = None) -> Shipyard:
    """The shipyard of a game's own content or of a pack's text; `NotThere` or `PackError` if there is none."""
    game = game_of(key)
    found = game.shipyard(None if pack is None else _pack(game.key, pack))
    if found is None:
        raise NotThere(SAY("no-fleets", game=game.title))
    return found


@lru_cache(PACKS)
def _pack(key: str, text: str) -> Pack:
    """A pack that was read; whoever builds a fleet of it asks many times."""
    return game_of(key).read_pack(PACK_FILE, text)


@cache
def _stock(key: str) -> Document:
    return document(msgspec.json.encode(shipyard_of(key).stock()), JSON)


@get("/api/games/{key:str}/fleets", tags=TAGS, responses=told(Stock), sync_to_thread=True)
def show_stock(request: Asked, key: Key) -> Response[bytes]:
    """List all that fleets of a game are built of, and the fleets that are offered."""
    return answer(_stock(game_of(key).key), request.headers)


@post("/api/games/{key:str}/fleets/stock", tags=TAGS, status_code=200, sync_to_thread=True)
def show_stock_of_pack(key: Key, data: JSONBody[FleetPack]) -> Stock:
    """List the same of a content pack, if that is in order."""
    return shipyard_of(key, data.pack).stock()


@post("/api/games/{key:str}/fleets/check", tags=TAGS, status_code=200, sync_to_thread=True)
def check_fleet(key: Key, data: JSONBody[FleetCheck]) -> FleetSum:
    """Say what a fleet comes to, and which clauses speak against it."""
    plan = FleetPlan(**{field: getattr(data, field) for field in FleetPlan.__struct_fields__})
    return shipyard_of(key, data.pack).judge(plan)


@post("/api/games/{key:str}/fleets/read", tags=TAGS, status_code=200, sync_to_thread=True)
def read_fleets(key: Key, data: JSONBody[FleetText]) -> FleetTextRead:
    """Read fleets from a TOML file's text, or from a short text as links have it."""
    return FleetTextRead(fleets=shipyard_of(key, data.pack).read(data.text))


@get("/api/games/{key:str}/fleets/random", tags=TAGS, sync_to_thread=True)
def draw_fleet(
    key: Key, total: FromQuery[Total] = 40, nation: FromQuery[NationKey] = "", seed: FromQuery[Seed | None] = None
) -> FleetPlan:
    """Draw a fleet that is allowed, of a nation or of any; the same seed gives the same fleet."""
    return drawn(shipyard_of(key), total, nation, seed)


@post("/api/games/{key:str}/fleets/draw", tags=TAGS, status_code=200, sync_to_thread=True)
def draw_fleet_of_pack(key: Key, data: JSONBody[FleetDraw]) -> FleetPlan:
    """Draw one of the pieces of a content pack."""
    return drawn(shipyard_of(key, data.pack), data.total, data.nation, data.seed)


def drawn(shipyard: Shipyard, total: int, nation: str, seed: int | None) -> FleetPlan:
    """A fleet by that number, or by any."""
    return shipyard.draw(total, nation, secrets.randbelow(SEEDS) if seed is None else seed)[0]
