"""Sentences for people: Project Fluent messages with an id and arguments.

Each package that speaks keeps its messages in `messages/en.ftl`; a translation is one more file there.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

Argument = str | int


class Speaker:
    """The messages of one package, in one language."""

    def __init__(self, package: str, language: str = "en") -> None:
        self.package = package
        text = (files(package) / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))

    def say(self, message: str, /, **arguments: Argument) -> str:
        """The message with its arguments filled in; an id or argument that is missing is our error: KeyError."""
        if not self._bundle.has_message(message):
            raise KeyError(f"{self.package} has no message {message!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"message {message!r} of {self.package} has no text")
        text, faults = self._bundle.format_pattern(pattern, arguments)
        if faults:
            raise KeyError(f"message {message!r} of {self.package}: {faults[0]}")
        return str(text)


@cache
def speaker(package: str, language: str = "en") -> Speaker:
    """The speaker of a package, read once."""
    return Speaker(package, language)
