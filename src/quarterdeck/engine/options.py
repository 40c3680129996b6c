"""Reading game options from text, as commands and files give them."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.inspect import Metadata, StructType

from quarterdeck.engine.drawing import new_secret, read_draw
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.saying import SAY
from quarterdeck.engine.wrong_fields import wrong_field

SEED: Final = "seed"
"""How a game marks an option from which it draws: `Annotated[int | str, Meta(extra={"kind": "seed"})]`.

It holds a small number or a secret, as `drawing.read_draw` reads them.
"""
SEATS: Final = "seats"
"""How a game marks an option that names the seats in order, by the letters that are their names in the notation.

Letters beyond the number of players do not matter.
"""
PLAYERS: Final = "players"
"""How a game marks an option that exists only for some numbers of players: `Meta(extra={"players": (2, 3, 4)})`."""


def read_options(game: Game, pairs: Iterable[str]) -> Struct:
    """The options of a game from texts like `rows=5`; `Malformed` names the bad one as `options.rows`."""
    return convert_options(game, split_options(game, pairs))


def split_options(game: Game, pairs: Iterable[str]) -> dict[str, str]:
    """Names and values from texts like `rows=5`, unchecked; `Malformed` names one that is given twice."""
    given: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            raise Malformed("options", SAY("option-form", pair=repr(pair), example=example(game)))
        if name in given:
            raise Malformed(f"options.{name}", SAY("option-twice"))
        given[name] = value
    return given


def with_draws(game: Game, options: Struct, given: Container[str], below: Callable[[int], int]) -> Struct:
    """The options, with a new secret for each seed that was not given.

    `below(n)` draws from 0 to n - 1. If nobody named a seed, nobody knows what is drawn from it.
    """
    chance = {name: new_secret(below) for name in seeds(game.options) if name not in given}
    return msgspec.structs.replace(options, **chance)


@cache
def seeds(options: type[Struct]) -> tuple[str, ...]:
    """The options from which a game draws, by name."""
    return marked(options, SEED)


@cache
def marked(options: type[Struct], kind: str) -> tuple[str, ...]:
    """The names of the options that a game marks as of this kind."""
    info = msgspec.inspect.type_info(options)
    fields = info.fields if isinstance(info, StructType) else ()
    marks = {field.name: field.type.extra or {} for field in fields if isinstance(field.type, Metadata)}
    return tuple(name for name, mark in marks.items() if mark.get("kind") == kind)


@cache
def players_of(options: type[Struct], name: str) -> tuple[int, ...]:
    """The numbers of players for which an option exists; empty for any number."""
    info = msgspec.inspect.type_info(options)
    fields = info.fields if isinstance(info, StructType) else ()
    marks = [field.type.extra or {} for field in fields if field.name == name and isinstance(field.type, Metadata)]
    return tuple(marks[0].get(PLAYERS, ())) if marks else ()


def check_chosen(game: Game, names: Iterable[str], players: int) -> None:
    """Check that each named option exists for this number of players; `Malformed` names one that does not."""
    for name in names:
        allowed = players_of(game.options, name)
        if allowed and players not in allowed:
            *first, last = map(str, allowed)
            raise Malformed(
                f"options.{name}", SAY("option-without-choice", first=", ".join(first), last=last, players=players)
            )


def convert_options(game: Game, given: object) -> Struct:
    """The options of a game from a mapping; unknown names and values out of range are refused."""
    fields = game.options.__struct_fields__
    if isinstance(given, dict):
        for name in given:
            if name not in fields:
                raise Malformed(f"options.{name}", SAY("no-option", game=game.title, options=", ".join(sorted(fields))))
        given = given | {
            name: read_draw(given[name], f"options.{name}") for name in seeds(game.options) if name in given
        }
    try:
        return msgspec.convert(given, game.options, strict=False)
    except msgspec.ValidationError as error:
        wrong = wrong_field(error, game.options)
        raise Malformed(f"options.{wrong.path}" if wrong.path else "options", wrong.problem) from None


def example(game: Game) -> str:
    """An option of the game with its default, to show the form."""
    for field in msgspec.structs.fields(game.options):
        return f"{field.name}={field.default}"
    return "name=value"
