"""Game options from text, as commands and files give them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game


def read_options(game: Game, pairs: Iterable[str]) -> Struct:
    """The options of a game from texts like `rows=5`; `Malformed` names the bad one as `options.rows`."""
    given: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            raise Malformed("options", f"{pair!r} is not of the form name=value, for example {example(game)}")
        if name in given:
            raise Malformed(f"options.{name}", "is given twice")
        given[name] = value
    return convert_options(game, given)


def convert_options(game: Game, given: object) -> Struct:
    """The options of a game from a mapping; unknown names and values out of range are refused."""
    fields = {field.name for field in msgspec.structs.fields(game.options)}
    if isinstance(given, dict):
        for name in given:
            if name not in fields:
                raise Malformed(
                    f"options.{name}", f"{game.title} has no such option; it has {', '.join(sorted(fields))}"
                )
    try:
        return msgspec.convert(given, game.options, strict=False)
    except msgspec.ValidationError as error:
        problem, path = split_path(str(error))
        raise Malformed(f"options{path}", problem) from None


def split_path(message: str) -> tuple[str, str]:
    """What a validation message says, in our words' order: the problem and the path (`.rows`, `[2]`, or nothing)."""
    problem, _, path = message.partition(" - at `$")
    return problem, path.rstrip("`")


def example(game: Game) -> str:
    """An option of the game with its default, to show the form."""
    for field in msgspec.structs.fields(game.options):
        return f"{field.name}={field.default}"
    return "name=value"
