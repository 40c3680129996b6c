"""What people call the options and seats of a game: messages of its package.

`option-NAME` and `option-NAME-help` are an option and what it does, `option-NAME-choices` with `$choice` its values,
`seat` with the number `$seat` a seat.
"""

from __future__ import annotations

from quarterdeck.engine.game import Game
from quarterdeck.messages import speaker


def option_label(game: Game, name: str) -> str:
    """The option's name for people; its field's name if the game has no message for it."""
    return _say(game, f"option-{name}", name.replace("_", " ").capitalize())


def option_help(game: Game, name: str) -> str:
    """What the option does, in a sentence; empty if the game does not say."""
    return _say(game, f"option-{name}-help", "")


def choice_word(game: Game, name: str, choice: str) -> str:
    """A value of an option for people; as it is written, with a capital, if the game has no message for it."""
    return _say(game, f"option-{name}-choices", choice[:1].upper() + choice[1:], choice=choice)


def seat_word(game: Game, seat: int) -> str:
    """A seat for people: `Red`; its name in the notation if the game has no message for it."""
    return _say(game, "seat", game.seat_names[seat], seat=seat)


def _say(game: Game, message: str, fallback: str, **facts: str | int) -> str:
    try:
        return speaker(type(game).__module__).say(message, **facts)
    except (FileNotFoundError, ModuleNotFoundError, TypeError, KeyError):
        return fallback
