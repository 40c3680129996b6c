"""What a game's own messages say: its package may have messages that others ask for, such as `seat`, and need not."""

from __future__ import annotations

from quarterdeck.messages import Argument, speaker


def said_by(game: object, message: str, fallback: str, **facts: Argument) -> str:
    """A message of a game's package; another text if it has none."""
    try:
        return speaker(type(game).__module__).say(message, **facts)
    except (FileNotFoundError, ModuleNotFoundError, TypeError, KeyError):
        return fallback
