"""The names of a game's options and seats for people: messages of its package.

`tagline` is what the game is in a line (its class has it in English), `goal` how one wins it, `option-NAME` and `option-NAME-help` are an option and what it does, `option-NAME-choices` with `$choice` its values,
`seat` with the number `$seat` a seat,
`ended-how` with `$how` how a game ended.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Pack
from quarterdeck.engine.options import SEATS, marked, seeds
from quarterdeck.messages import speaker
from quarterdeck.messages.of_games import said_by
from quarterdeck.records.record import OUT_OF_TIME, RESIGNED

FLEET: Final = "fleet"
"""How a game marks an option whose value is a fleet: `Meta(extra={"kind": "fleet"})`."""


def tagline_of(game: Game) -> str:
    """What the game is, in a line."""
    return said_by(game, "tagline", game.tagline)


def goal_of(game: Game) -> str:
    """How you win it, in a line; empty if the game does not say."""
    return said_by(game, "goal", "")


def option_label(game: Game, name: str) -> str:
    """The option's name for people; its field's name if the game has no message for it."""
    return said_by(game, f"option-{name}", name.replace("_", " ").capitalize())


def option_help(game: Game, name: str) -> str:
    """What the option does, in a sentence; empty if the game does not say."""
    return said_by(game, f"option-{name}-help", "")


def seats_word(game: Game, letters: str, players: int) -> str:
    """The seats that an option names, up to the number of players: `Peasant, Desolation`."""
    return ", ".join(seat_word(game, letter) for letter in letters[:players] if letter in game.seat_names)


def choice_word(game: Game, name: str, choice: str | int) -> str:
    """A value of an option for people; as it is written, with a capital, if the game has no message for it."""
    written = str(choice)
    return said_by(game, f"option-{name}-choices", written[:1].upper() + written[1:], choice=choice)


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
    """A seat for people: `Red`; its name in the notation if the game has no message for it."""
    return said_by(game, "seat", name, seat=game.seat_names.index(name))


def value_word(game: Game, name: str, value: object, players: int, pack: Pack | None = None) -> str:
    """A value of an option for people."""
    if isinstance(value, str) and name in fleet_options(game.options):
        return fleet_word(game, pack, choice_word(game, name, value))
    if isinstance(value, str) and name in marked(game.options, SEATS):
        return seats_word(game, value, players)
    if name in seeds(game.options):
        return str(value)
    if isinstance(value, bool):
        say = speaker("quarterdeck.server").say
        return say("option-on") if value else say("option-off")
    return choice_word(game, name, value if isinstance(value, (str, int)) else str(value))


def ending_word(game: Game, how: str) -> str:
    """A way in which a game has ended, in a few words: `No square was left`."""
    if how == RESIGNED:
        return speaker("quarterdeck.server").say("ended-resigned")
    if how == OUT_OF_TIME:
        return speaker("quarterdeck.server").say("ended-out-of-time")
    return said_by(game, "ended-how", how, how=how)
