"""The wire's Structs as TypeScript, for the client: `python -m quarterdeck.server.protocol.typescript FILE` writes it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.inspect import (
    BoolType,
    CustomType,
    DictType,
    FloatType,
    IntType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
)

from quarterdeck.scene import shapes
from quarterdeck.server.protocol import api, wire
from quarterdeck.server.protocol.file_named import file_named
from quarterdeck.server.protocol.structs import Constant, FieldWords, Item, OneOf, Words, items, modules

HEAD: Final = """\
// What goes over the wire, as docs/protocol.md tells it. Written by `python -m quarterdeck.server.protocol.typescript`
// from the Python Structs; change those, not this file.
"""


def generate() -> str:
    """The whole TypeScript file."""
    found = [item for module in modules() for item in items(module)]
    names = [item.name for item in found]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise TypeError(f"two Structs are called {', '.join(sorted(twice))}")
    return "\n".join([HEAD, *(block(item) for item in found), defaults()])


def defaults() -> str:
    """The values of a scene's fields that the server leaves out, by the name or the tag of their Struct."""
    told = {
        item.tag[1] if item.tag else item.name: {field.name: field.default for field in item.all if not field.required}
        for item in items(shapes.__name__)
        if isinstance(item, Words) and item.cls.__struct_config__.omit_defaults and item.cls is not shapes.Shape
    }
    return (
        "/** What fields of shapes and of other parts of a scene are where the server leaves them out, by `shape` or the name of the type. */\n"
        f"export const DEFAULTS = {msgspec.json.format(msgspec.json.encode(told), indent=2).decode()} as const;\n"
    )


def block(item: Item) -> str:
    """A constant, a choice or a Struct."""
    if isinstance(item, Constant):
        return _comment(item.doc, "") + f"export const {item.name} = {_literal(item.value)};\n"
    if isinstance(item, OneOf):
        return f"export type {item.name} = {' | '.join(member.__name__ for member in item.members)};\n"
    return _comment(item.doc, "") + _interface(item)


def _interface(item: Words) -> str:
    base = f" extends {item.base.__name__}" if item.base else ""
    lines = [f"export interface {item.name}{base} {{\n"]
    if item.tag:
        lines.append(f"  readonly {item.tag[0]}: {_literal(item.tag[1])};\n")
    for field in item.own:
        mark = "?" if may_be_missing(item.cls, field) and item.cls.__module__ != shapes.__name__ else ""
        lines.append(_comment(field.doc, "  ") + f"  readonly {field.name}{mark}: {type_text(field.type)};\n")
    return "".join([*lines, "}\n"])


def may_be_missing(cls: type[Struct], field: FieldWords) -> bool:
    """Whether the JSON may lack a field: a client may leave out fields with a default; the server seldom does."""
    sent = issubclass(cls, api.Incoming) or cls in _to_server()
    return not field.required and (sent or cls.__struct_config__.omit_defaults)


@cache
def _to_server() -> frozenset[type[Struct]]:
    return frozenset(
        member
        for item in items(wire.__name__)
        if isinstance(item, OneOf) and item.name in ("ToServer", "InLesson")
        for member in item.members
    )


# -- types -------------------------------------------------------------------------------------


def type_text(kind: Type) -> str:
    """A type in TypeScript."""
    simple = _simple(kind)
    if simple:
        return simple
    if isinstance(kind, LiteralType):
        return " | ".join(_literal(value) for value in kind.values)
    if isinstance(kind, UnionType):
        return " | ".join(_union(kind.types))
    if isinstance(kind, VarTupleType):
        return f"readonly {_grouped(kind.item_type)}[]"
    if isinstance(kind, TupleType):
        return f"readonly [{', '.join(type_text(part) for part in kind.item_types)}]"
    if isinstance(kind, DictType):
        return f"Readonly<Record<{type_text(kind.key_type)}, {type_text(kind.value_type)}>>"
    raise TypeError(f"no TypeScript is known for {kind}")


def _simple(kind: Type) -> str:
    if isinstance(kind, IntType | FloatType):
        return "number"
    if isinstance(kind, StrType):
        return "string"
    if isinstance(kind, BoolType):
        return "boolean"
    if isinstance(kind, NoneType):
        return "null"
    if isinstance(kind, CustomType) and kind.cls is object:
        return "unknown"
    return kind.cls.__name__ if isinstance(kind, StructType) else ""


def _grouped(kind: Type) -> str:
    text = type_text(kind)
    several = isinstance(kind, UnionType | LiteralType | VarTupleType | TupleType)
    return f"({text})" if several and text not in _choices() else text


def _union(kinds: Sequence[Type]) -> Iterator[str]:
    """The parts of a union, or the name of a choice of Structs that has one."""
    left = [type_text(kind) for kind in kinds]
    for name, members in _choices().items():
        if members <= set(left):
            yield name
            left = [text for text in left if text not in members]
    yield from left


@cache
def _choices() -> dict[str, frozenset[str]]:
    return {
        item.name: frozenset(member.__name__ for member in item.members)
        for module in modules()
        for item in items(module)
        if isinstance(item, OneOf)
    }


def _literal(value: str | int | None) -> str:
    return msgspec.json.encode(value).decode()


def _comment(doc: str, indent: str) -> str:
    """A documentation comment, or nothing; backquotes and line breaks stay."""
    if not doc:
        return ""
    lines = [line.rstrip() for line in doc.strip().splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


def main(arguments: Sequence[str]) -> int:
    """Write the file that the arguments name; the exit code."""
    file_named("quarterdeck.server.protocol.typescript", arguments).write_text(generate(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
