"""The names of a game's options and seats for people: messages of its package.

`tagline` is the game in one line (its class has it in English). `option-NAME` and `option-NAME-help` are the name of an
option and what it does; `option-NAME-choices` with `$choice` are its values; `seat` with the number `$seat` is a seat.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Pack
from quarterdeck.engine.options import marked
from quarterdeck.messages import speaker

FLEET: Final = "fleet"
"""How a game marks an option whose value is a fleet: `Meta(extra={"kind": "fleet"})`."""


def tagline_of(game: Game) -> str:
    """The game in one line."""
    return _say(game, "tagline", game.tagline)


def option_label(game: Game, name: str) -> str:
    """The option's name for people; its field's name if the game has no message for it."""
    return _say(game, f"option-{name}", name.replace("_", " ").capitalize())


def option_help(game: Game, name: str) -> str:
    """What the option does, in a sentence; empty if the game does not say."""
    return _say(game, f"option-{name}-help", "")


def seats_word(game: Game, letters: str, players: int) -> str:
    """The seats that an option names, up to the number of players: `Peasant, Desolation`."""
    return ", ".join(seat_word(game, letter) for letter in letters[:players] if letter in game.seat_names)


def choice_word(game: Game, name: str, choice: str) -> str:
    """A value of an option for people; if the game has no message for it, the value itself with a capital."""
    return _say(game, f"option-{name}-choices", choice[:1].upper() + choice[1:], choice=choice)


def fleet_word(game: Game, pack: Pack | None, text: str) -> str:
    """The fleet in an option, for people: a short text is replaced by a name, any other stays as it is."""
    builder = game.builder(pack)
    if builder is None or not text[:1].isdigit():
        return text
    try:
        called = builder.called(builder.read(text)[0])
    except Malformed:
        return text
    return speaker("quarterdeck.server").say("option-fleet", fleet=called) if called else text


def fleet_options(options: type[Struct]) -> frozenset[str]:
    """The options whose values are fleets."""
    return frozenset(marked(options, FLEET))


def seat_word(game: Game, name: str) -> str:
    """A seat for people, such as `Red`; its name in the notation if the game has no message for it."""
    return _say(game, "seat", name, seat=game.seat_names.index(name))


def _say(game: Game, message: str, fallback: str, **facts: str | int) -> str:
    try:
        return speaker(type(game).__module__).say(message, **facts)
    except (FileNotFoundError, ModuleNotFoundError, TypeError, KeyError):
        return fallback
