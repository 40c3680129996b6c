"""What the client says, by the ids of its messages: tests name things as the page does, whatever the wording."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

MESSAGES: Final = Path(__file__).parents[2] / "web" / "src" / "messages"


def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in sorted(MESSAGES.glob("en*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


BUNDLE: Final = _bundle()


def say(message: str, **arguments: str | float) -> str:
    """The message in English; KeyError if the client has none with this id."""
    pattern = BUNDLE.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    words, errors = BUNDLE.format_pattern(pattern, arguments)
    if errors:
        raise ValueError(f"{message}: {errors}")
    return str(words)
