"""Sentences for people: Project Fluent messages with an id and arguments.

Each package that speaks keeps its messages in `messages/en.ftl`; a translation is one more file there. A speaker says
everything in the language of the present listener (`quarterdeck.messages.language`), or in English if it is not
translated.

Formatting a message takes Fluent tens of microseconds, and tables say the same things again and again. So
sentences are cached, and a message is formatted only once for all arguments that are merely inserted.
Parsing all files takes Fluent a second, so a message is parsed when it is first needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from quarterdeck.messages.language import OWN, spoken

Argument = str | int
Items = tuple[tuple[str, Argument], ...]

REMEMBERED: Final = 4096
"""How many sentences, and how many sentences with gaps, a speaker caches."""
LONGEST: Final = 1_000
"""The most characters that Fluent inserts into a sentence."""
_GAP: Final = re.compile("\ue000([^\ue001]+)\ue001")
"""The mark of a place for an argument's text; no language uses these two characters."""
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=(?:.*\n?)(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
"""A message or term of a file: the line with its id, and all lines after it that are indented or empty."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Where a message names another message or a term."""


class Speaker:
    """The messages of one package, in the language of the present listener."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._tongues: dict[str, Tongue] = {}

    def say(self, message: str, /, **arguments: Argument) -> str:
        """The message with its arguments filled in; KeyError for a missing id or argument, which is a fault of ours."""
        tongue = self._tongues.get(spoken()) or self._learn(spoken())
        return tongue.said(message, tuple(arguments.items()))

    def listed(self, words: Iterable[str], joint: str = "and") -> str:
        """Words as a list, `Red, Green and Blue`, joined by a message of the package; if empty, its message `nothing`."""
        *first, last = list(words) or [self.say("nothing")]
        return self.say(joint, first=", ".join(first), last=last) if first else last

    def _learn(self, language: str) -> Tongue:
        """Load the messages in a language that was not used yet; English if there is no translation."""
        own = self._tongues.get(OWN) or self._tongues.setdefault(OWN, Tongue(self.package, OWN))
        if language == OWN:
            return own
        translated = message_file(self.package, language).is_file()
        tongue = self._tongues[language] = Tongue(self.package, language, own) if translated else own
        return tongue


class Tongue:
    """The messages of one package in one language; missing ones come from another."""

    def __init__(self, package: str, language: str, instead: Tongue | None = None) -> None:
        self.package = package
        self._instead = instead
        self._bundle = FluentBundle([language], use_isolating=False)
        self._deciding: dict[str, frozenset[str] | None] = {}
        text = message_file(package, language).read_text(encoding="utf-8")
        self._unparsed = {found[1]: found[0] for found in reversed(list(_ENTRY.finditer(text)))}
        self.said = lru_cache(REMEMBERED)(self._say)
        self.formatted = lru_cache(REMEMBERED)(self._format)

    def _say(self, message: str, items: Items) -> str:
        """The message, perhaps from the other language."""
        if message in self._unparsed:
            self._parse(message)
        if self._instead is not None and not self._bundle.has_message(message):
            return self._instead.said(message, items)
        return self._fill(message, items)

    def _parse(self, message: str) -> None:
        """Parse a message and those that it names, unless that was done; two threads may do so at the same time."""
        texts: dict[str, str] = {}
        names = [message]
        while names:
            name = names.pop()
            text = self._unparsed.get(name)
            if text is not None and name not in texts:
                texts[name] = text
                names += _REFERENCE.findall(text)
        resource = FluentResource("".join(texts.values()))
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                self._deciding[entry.id.name] = deciding(entry.value)
        for name in texts:
            self._unparsed.pop(name, None)

    def _fill(self, message: str, items: Items) -> str:
        """Format the message with gaps for arguments that are merely inserted, and fill the gaps."""
        texts = self._put_in(message, items)
        text = self.formatted(message, tuple((name, gap(name) if name in texts else value) for name, value in items))
        return _GAP.sub(lambda found: texts[found[1]], text) if texts else text

    def _put_in(self, message: str, items: Items) -> dict[str, str]:
        """The arguments that are merely inserted: nothing else in the sentence depends on them."""
        fixed = self._deciding.get(message)
        texts = {name: value for name, value in items if isinstance(value, str)}
        if fixed is None or any(_GAP.search(value) for value in texts.values()):
            return {}
        return {name: value for name, value in texts.items() if name not in fixed}

    def _format(self, message: str, items: Items) -> str:
        """The message as Fluent formats it."""
        if not self._bundle.has_message(message):
            raise KeyError(f"{self.package} has no message {message!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"message {message!r} of {self.package} has no text")
        text, faults = self._bundle.format_pattern(pattern, {name: insertable(value) for name, value in items})
        if faults:
            raise KeyError(f"message {message!r} of {self.package}: {faults[0]}")
        return str(text)


def insertable(value: Argument) -> Argument:
    """An argument that Fluent takes: a longer text is cut, as when somebody types pages where a move should stand."""
    return value if isinstance(value, int) or len(value) <= LONGEST else value[: LONGEST - 1] + "…"


def gap(name: str) -> str:
    """The mark in a text for an argument that is inserted later."""
    return f"\ue000{name}\ue001"


def deciding(pattern: ast.Pattern) -> frozenset[str] | None:
    """The arguments that decide something else in the sentence; None if that cannot be known."""
    found: set[str] = set()
    for element in pattern.elements:
        within = _deciding_in(element.expression) if isinstance(element, ast.Placeable) else frozenset[str]()
        if within is None:
            return None
        found |= within
    return frozenset(found)


def _deciding_in(expression: object) -> frozenset[str] | None:
    """The arguments that decide something else in an expression in braces; None if that cannot be known."""
    if isinstance(expression, ast.VariableReference | ast.Literal):
        return frozenset()
    if not (isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference)):
        return None
    within = [deciding(variant.value) for variant in expression.variants]
    known = [names for names in within if names is not None]
    return frozenset({expression.selector.id.name}).union(*known) if len(known) == len(within) else None


def message_file(package: str, language: str) -> Traversable:
    """The file with the messages of a package in a language; it may not exist."""
    return files(package) / "messages" / f"{language}.ftl"


@cache
def speaker(package: str) -> Speaker:
    """The speaker of a package, read once."""
    return Speaker(package)
