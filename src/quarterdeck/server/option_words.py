"""What people call the options of a game: messages `option-NAME` and `option-NAME-help` of its package."""

from __future__ import annotations

from quarterdeck.engine.game import Game
from quarterdeck.messages import speaker


def option_label(game: Game, name: str) -> str:
    """The option's name for people; its field's name if the game has no message for it."""
    return _say(game, f"option-{name}", name.replace("_", " ").capitalize())


def option_help(game: Game, name: str) -> str:
    """What the option does, in a sentence; empty if the game does not say."""
    return _say(game, f"option-{name}-help", "")


def _say(game: Game, message: str, fallback: str) -> str:
    try:
        return speaker(type(game).__module__).say(message)
    except (FileNotFoundError, ModuleNotFoundError, TypeError, KeyError):
        return fallback
