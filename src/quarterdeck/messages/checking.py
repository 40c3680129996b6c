"""Finds faults of a translation by comparing its Fluent file with the English one."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Final, Literal

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

Kind = Literal["no-file", "syntax", "missing", "superfluous", "twice", "reference", "argument", "variant", "words"]
CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural categories of all languages; each language distinguishes only some of them."""
_NUMBER: Final = re.compile(r"-?[0-9]+(\.[0-9]+)?")


class Wrong(Struct, frozen=True):
    """A fault of a translated file."""

    kind: Kind
    name: str
    """The message or other thing that is wrong."""
    problem: str


class Parts(Visitor):
    """The parts of a message."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.arguments: set[str] = set()
        self.placed: set[str] = set()
        """The arguments that appear in the text themselves, and do not only choose variants."""
        self.references: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        """The keys of variants, by the arguments that choose them."""
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own form
        """Note an argument."""
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as above
        """Note another message."""
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - as above
        """Note a term."""
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - as above
        """Note an argument that appears in the text, plain or as a number."""
        expression = node.expression
        for inner in expression.arguments.positional if isinstance(expression, ast.FunctionReference) else [expression]:
            if isinstance(inner, ast.VariableReference):
                self.placed.add(inner.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as above
        """Note variants."""
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            keys |= {
                key.name if isinstance(key, ast.Identifier) else key.value for key in (one.key for one in node.variants)
            }
        self.generic_visit(node)


def check_messages(own: str, translated: str, also: Collection[str] = ()) -> Iterator[Wrong]:
    """The faults of a translated file; `also` are messages that it may have although the English file does not."""
    resource = FluentParser().parse(translated)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            yield Wrong("syntax", first, "; ".join(str(note.message) for note in entry.annotations))
    theirs, ours = entries(resource), entries(FluentParser().parse(own))
    names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    yield from (Wrong("twice", name, "is there more than once") for name in sorted(theirs) if names.count(name) > 1)
    yield from (Wrong("missing", name, "is not translated") for name in ours if name not in theirs and name[0] != "-")
    for name, entry in theirs.items():
        parts = Parts(entry)
        for other in sorted(parts.references - set(theirs)):
            yield Wrong("reference", name, f"refers to {other}, which this file does not have")
        if name in ours:
            yield from _compared(name, Parts(ours[name]), parts)
        elif name[0] != "-" and name not in also:
            yield Wrong("superfluous", name, "is no message in English")


def _compared(name: str, own: Parts, parts: Parts) -> Iterator[Wrong]:
    """The differences between a message and its translation: arguments, and variants that the program chooses."""
    for argument in sorted(parts.arguments - own.arguments):
        yield Wrong("argument", name, f"uses ${argument}, which it is not given")
    for argument in sorted(own.placed - parts.arguments):
        yield Wrong("argument", name, f"does not say ${argument}")
    for argument, keys in parts.keys.items():
        known = own.keys.get(argument)
        for key in sorted(keys - known - CATEGORIES) if known is not None else ():
            if not _NUMBER.fullmatch(key) and argument not in own.placed:
                yield Wrong("variant", name, f"has a variant [{key}] of ${argument}, which is never chosen")


def entries(resource: ast.Resource) -> Mapping[str, ast.Message | ast.Term]:
    """The messages of a file by id, and its terms by id with a hyphen before it."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
        elif isinstance(entry, ast.Term):
            found[f"-{entry.id.name}"] = entry
    return found
