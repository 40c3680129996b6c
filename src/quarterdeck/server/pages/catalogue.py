"""The catalogue: games with their options, rules and drawings, and the style sheet of all pictures."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import Annotated, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, PathParameter
from msgspec.inspect import BoolType, IntType, Metadata, Type

from quarterdeck import __version__
from quarterdeck.engine.clauses import Component
from quarterdeck.engine.drawing import LEAST_NUMBER, MOST_NUMBER
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.options import SEATS, SEED, players_of
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.guide import Guide, guide_of, has_guide
from quarterdeck.learn import course_of
from quarterdeck.messages.language import LANGUAGES, remembered, speaking, spoken
from quarterdeck.records.record import GIVEN_UP
from quarterdeck.scene.art import cover, drawings
from quarterdeck.scene.css import known_roles, style_sheet_of_themes
from quarterdeck.server.chores.kinds import DrawGuide, DrawPuzzle, DrawSample, Theme
from quarterdeck.server.gate.security import PICTURE_POLICY
from quarterdeck.server.option_words import (
    FLEET,
    choice_word,
    ending_word,
    goal_of,
    option_help,
    option_label,
    seat_word,
    tagline_of,
)
from quarterdeck.server.pages.asking import done_for
from quarterdeck.server.pages.catalogue_pictures import sample
from quarterdeck.server.pages.documents import JSON, LANGUAGE, Document, answer, document
from quarterdeck.server.people.routes import Asked
from quarterdeck.server.problems import SAY, NotThere
from quarterdeck.server.protocol.api import Catalogue, Drawing, EndingInfo, GameInfo, OptionInfo, Rules
from quarterdeck.server.protocol.wire import PROTOCOL

TAGS: Final = ["games"]
Key = Annotated[str, PathParameter(description="A game's key: `cardinal`.")]
Picture = Annotated[str, PathParameter(description="A picture's name, as the page has it: `crowded.svg`.")]
ComponentList = list[Component]
DrawingsByName = dict[str, Drawing]
SVG: Final = "image/svg+xml; charset=utf-8"


def game_of(key: str) -> Game:
    """The game with this key, or `NotThere`."""
    if key not in keys():
        raise NotThere(SAY("no-such-game", game=key[:60]))
    return find_game(key)


def playable() -> list[Game]:
    """All games that can be loaded; one that cannot is left out."""
    found = []
    for key in keys():
        try:
            found.append(find_game(key))
        except Malformed:
            continue
    return found


# -- options -----------------------------------------------------------------------------------


def options_of(game: Game) -> tuple[OptionInfo, ...]:
    """The options of a game, with what a form needs to ask for them."""
    info = msgspec.inspect.type_info(game.options)
    if not isinstance(info, msgspec.inspect.StructType):
        raise TypeError(f"the options of {game.key} are no Struct")
    hints = get_type_hints(game.options, include_extras=True)
    defaults = game.options()
    found = (
        _option(game, field.name, field.type, hints[field.name], getattr(defaults, field.name)) for field in info.fields
    )
    return tuple(msgspec.structs.replace(option, players=players_of(game.options, option.name)) for option in found)


def _option(game: Game, name: str, kind: Type, hint: object, default: object) -> OptionInfo:
    label, advice = option_label(game, name), option_help(game, name)
    if not isinstance(default, int | str):
        raise TypeError(f"the option {name} has a default that no form can show")
    mark = (kind.extra or {}).get("kind") if isinstance(kind, Metadata) else None
    kind = kind.type if isinstance(kind, Metadata) else kind
    if isinstance(kind, BoolType):
        return OptionInfo(name=name, label=label, help=advice, kind="switch", default=default)
    if mark == SEED:
        seed = OptionInfo(name=name, label=label, help=advice, kind="seed", default=default)
        return msgspec.structs.replace(seed, least=LEAST_NUMBER, most=MOST_NUMBER)
    if isinstance(kind, IntType):
        least = kind.ge if kind.gt is None else kind.gt + 1
        most = kind.le if kind.lt is None else kind.lt - 1
        return OptionInfo(name=name, label=label, help=advice, kind="number", default=default, least=least, most=most)
    if mark == SEATS:
        words = tuple(seat_word(game, seat) for seat in game.seat_names)
        seats = OptionInfo(name=name, label=label, help=advice, kind="seats", default=default)
        return msgspec.structs.replace(seats, choices=game.seat_names, words=words)
    choices = _choices(hint)
    text: Literal["fleet", "text"] = "fleet" if mark == FLEET else "text"
    return OptionInfo(
        name=name,
        label=label,
        help=advice,
        kind="choice" if choices else text,
        default=default,
        choices=choices,
        words=tuple(choice_word(game, name, choice) for choice in choices),
    )


def _choices(hint: object) -> tuple[str, ...]:
    """The values of a Literal, in the order of its declaration."""
    inner = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return tuple(str(value) for value in get_args(inner)) if get_origin(inner) is Literal else ()


# -- what is offered -------------------------------------------------------------------------------


def describe(game: Game) -> GameInfo:
    """A game in the catalogue."""
    return GameInfo(
        key=game.key,
        title=game.title,
        tagline=tagline_of(game),
        goal=goal_of(game),
        players=game.players,
        seat_names=tuple(seat_word(game, name) for name in game.seat_names),
        hidden=game.hidden,
        options=options_of(game),
        packs=game.own_pack() is not None,
        fleets=game.builder() is not None,
        cover=cover_of(game) != "",
        guide=has_guide(game),
        lessons=len(course_of(game.key).lessons),
        minutes=game.minutes,
        weight=game.weight,
        first_options=dict(game.first_options),
        endings=tuple(EndingInfo(how=how, words=ending_word(game, how)) for how in (*game.endings, *GIVEN_UP)),
    )


def catalogue() -> Catalogue:
    """Everything this server offers."""
    return Catalogue(
        version=__version__,
        protocol=PROTOCOL,
        games=tuple(describe(game) for game in playable()),
        roles=known_roles(),
    )


def rules_of(game: Game) -> Rules:
    """The rules of a game, as clients show them."""
    return Rules(introduction=tuple(game.introduction()), clauses=tuple(game.clauses()), credits=game.credits)


def art_of(game: Game) -> dict[str, Drawing]:
    """The drawings of a game's pictures, by name."""
    return {name: Drawing(box=box, body=body) for name, (box, body) in drawings(_art_package(game.key)).items()}


def cover_of(game: Game) -> str:
    """The cover of a game as an SVG file; empty if its art package has none."""
    return cover(_art_package(game.key))


@cache
def _art_package(key: str) -> str:
    """The package with the drawings of a game's pictures."""
    return sample(find_game(key), begun=False).art


# -- over HTTP ---------------------------------------------------------------------------------------


def told(kind: type) -> dict[int, ResponseSpec]:
    """The documentation of an answer that is kept as bytes."""
    return {200: ResponseSpec(kind, description="It has an ETag.", generate_examples=False)}


@remembered()
def _catalogue() -> Document:
    return document(msgspec.json.encode(catalogue()), JSON, vary=LANGUAGE)


@cache
def _rules(key: str) -> Document:
    return document(msgspec.json.encode(rules_of(game_of(key))), JSON)


@remembered()
def _components(key: str) -> Document:
    return document(msgspec.json.encode(list(game_of(key).components())), JSON, vary=LANGUAGE)


@cache
def _art(key: str) -> Document:
    return document(msgspec.json.encode(art_of(game_of(key))), JSON)


@cache
def _cover(key: str) -> Document:
    found = cover_of(game_of(key))
    if not found:
        raise NotThere(SAY("no-cover", game=key))
    return document(found.encode(), SVG)


@remembered()
def _guide(key: str) -> Document:
    return document(msgspec.json.encode(guided(key)), JSON, vary=LANGUAGE)


def guided(key: str) -> Guide:
    """The illustrated page of a game, or `NotThere`."""
    if not has_guide(game_of(key)):
        raise NotThere(SAY("no-guide", game=key))
    return guide_of(key)


Wanted = DrawSample | DrawGuide | DrawPuzzle
Pictures = dict[tuple[Wanted, str], Document]
"""Pictures that were drawn, with the language of their titles."""
_PICTURES: Final[Pictures] = {}


def warm() -> None:
    """Make everything that is the same for everybody, or for a language, now, so that nobody waits for it later."""
    _style_sheet()
    for game in playable():
        _rules(game.key)
        _art(game.key)
    for language in LANGUAGES:
        with speaking(language):
            _catalogue()
            for game in playable():
                _components(game.key)
                if has_guide(game):
                    _guide(game.key)


@cache
def _style_sheet() -> Document:
    return document(style_sheet_of_themes().encode(), "text/css")


@get("/api/catalogue", tags=TAGS, responses=told(Catalogue), sync_to_thread=False)
def show_catalogue(request: Asked) -> Response[bytes]:
    """List the games and their options."""
    return answer(_catalogue(), request.headers)


@get("/api/games/{key:str}/rules", tags=TAGS, responses=told(Rules), sync_to_thread=False)
def show_rules(request: Asked, key: Key) -> Response[bytes]:
    """Give the introduction and all clauses of a game, with the source of each."""
    return answer(_rules(game_of(key).key), request.headers)


@get("/api/games/{key:str}/components", tags=TAGS, responses=told(ComponentList), sync_to_thread=False)
def show_components(request: Asked, key: Key) -> Response[bytes]:
    """List everything in a game's own content that has an id, kind by kind."""
    return answer(_components(game_of(key).key), request.headers)


@get("/api/games/{key:str}/art", tags=TAGS, responses=told(DrawingsByName), sync_to_thread=False)
def show_art(request: Asked, key: Key) -> Response[bytes]:
    """Give the drawings that the symbols of a game's scenes name."""
    return answer(_art(game_of(key).key), request.headers)


@get("/api/games/{key:str}/picture.svg", tags=TAGS, media_type=SVG)
async def show_picture(request: Asked, key: Key, theme: FromQuery[Theme] = "auto") -> Response[bytes]:
    """Draw a game as it may look after a while."""
    return await drawn_once(request, DrawSample(game=game_of(key).key, theme=theme), _PICTURES)


@get("/api/games/{key:str}/guide", tags=TAGS, responses=told(Guide), sync_to_thread=False)
def show_guide(request: Asked, key: Key) -> Response[bytes]:
    """Give the illustrated page of a game: how you win, how a turn goes, mistakes of beginners, how the game ends."""
    return answer(_guide(game_of(key).key), request.headers)


@get("/api/games/{key:str}/guide/{picture:str}", tags=TAGS, media_type=SVG)
async def show_guide_picture(
    request: Asked, key: Key, picture: Picture, theme: FromQuery[Theme] = "auto"
) -> Response[bytes]:
    """Draw a picture of a game's illustrated page."""
    name = picture.removesuffix(".svg")
    if name not in [figure.name for figure in guided(key).figures()]:
        raise NotThere(SAY("not-found"))
    return await drawn_once(request, DrawGuide(game=key, picture=name, theme=theme), _PICTURES)


async def drawn_once(request: Asked, wanted: Wanted, kept: Pictures) -> Response[bytes]:
    """A picture that is the same for everybody with the same language, drawn at the first request and kept in `kept`."""
    key = (wanted, spoken())
    if key not in kept:
        body = await done_for(request, wanted)
        kept[key] = await asyncio.to_thread(partial(document, vary=LANGUAGE), body, SVG)
    return _as_picture(kept[key], request)


@get("/api/games/{key:str}/cover.svg", tags=TAGS, media_type=SVG, sync_to_thread=False)
def show_cover(request: Asked, key: Key) -> Response[bytes]:
    """Give the cover of a game, to be shown where people choose a game."""
    return _as_picture(_cover(game_of(key).key), request)


def _as_picture(picture: Document, request: Asked) -> Response[bytes]:
    """A picture that somebody may open as a page."""
    found = answer(picture, request.headers)
    found.set_header("content-security-policy", PICTURE_POLICY)
    return found


@get("/theme.css", include_in_schema=False, sync_to_thread=False)
def show_theme(request: Asked) -> Response[bytes]:
    """Give the colours of all roles, for the light and the dark theme."""
    return answer(_style_sheet(), request.headers)
