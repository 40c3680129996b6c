"""The parts of docs/protocol.md that are written from the Structs: `python -m quarterdeck.server.protocol.page FILE`.

In the page, everything between `<!-- NAME -->` and `<!-- end -->` is replaced by what `parts()[NAME]` says.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Container, Iterable, Sequence
from itertools import groupby
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.inspect import IntType, StrType, Type, UnionType, VarTupleType

from quarterdeck.analysis import result
from quarterdeck.engine import clauses, edits, plans, standing
from quarterdeck.guide import page as guide_page
from quarterdeck.records import clock
from quarterdeck.scene import shapes
from quarterdeck.server.protocol import api, programs, wire
from quarterdeck.server.protocol.examples import EXAMPLES
from quarterdeck.server.protocol.file_named import file_named
from quarterdeck.server.protocol.structs import Constant, FieldWords, OneOf, Words, items, of_games, words
from quarterdeck.server.protocol.typescript import may_be_missing, type_text

_PART: Final = re.compile(r"(?P<head><!-- (?P<name>[a-z-]+) -->\n).*?(?P<tail><!-- end -->)", re.DOTALL)


_READONLY: Final = re.compile(r"Readonly<(?P<inner>.*)>")
_NAME: Final = re.compile(r"\b[A-Z]\w+")
COMMON: Final = {
    "id": "A number of your choosing; the answer repeats it.",
    "seat": "The seat that the request is about. In `look` and `replay` it may be -1, for a spectator.",
    "expected": "The `revision` of the `view` that you were looking at.",
}
"""Fields of many requests, which the page explains once."""
PAIRS: Final = {"x": "y", "width": "height", "least": "most", "low": "high"}
"""Pairs of fields that share the explanation of the second."""
WIDTH: Final = 110
"""The most characters in a line of an example."""


def parts() -> dict[str, str]:
    """The written parts by their names."""
    to_server, to_client = choice("ToServer"), choice("ToClient")
    messages = {*to_server, *to_client, wire.Begin}
    rest = [item for item in items(wire.__name__) if isinstance(item, Words) and item.cls not in messages]
    return {
        "constants": constants(),
        "requests": common(words(wire.Play)),
        "to-server": "\n".join(message(words(cls), COMMON) for cls in to_server),
        "in-lesson": message(words(wire.Begin), COMMON),
        "to-client": "\n".join(message(words(cls)) for cls in to_client),
        "inside": "\n".join(
            struct(item)
            for item in (
                *rest,
                *(one for one in [*items(standing.__name__), *items(result.__name__)] if isinstance(one, Words)),
            )
        ),
        "shapes": "\n".join(
            struct(item) for item in items(shapes.__name__) if isinstance(item, Words) and item.name != "Scene"
        ),
        "bodies": "\n".join(
            struct(item)
            for module in (api, programs, clock, clauses, guide_page, edits)
            for item in items(module.__name__)
            if isinstance(item, Words)
        ),
        "fleets": "\n".join(
            struct(item)
            for module in (plans.__name__, *of_games())
            for item in items(module)
            if isinstance(item, Words)
        ),
    }


def choice(name: str) -> tuple[type[Struct], ...]:
    """The Structs that a name of the wire stands for."""
    (found,) = (item for item in items(wire.__name__) if isinstance(item, OneOf) and item.name == name)
    return found.members


def constants() -> str:
    """The numbers that both sides must know."""
    rows = [
        f"| `{item.name}` | {item.value} |{f' {item.doc}' if item.doc else ''} |\n"
        for item in items(wire.__name__)
        if isinstance(item, Constant)
    ]
    return "| name | value | meaning |\n| --- | --- | --- |\n" + "".join(rows)


def common(item: Words) -> str:
    """The table of the fields that requests share."""
    shared = [msgspec.structs.replace(field, doc=COMMON[field.name]) for field in item.all if field.name in COMMON]
    return rows(item, shared)


def message(item: Words, told: Container[str] = ()) -> str:
    """A message: what it says, an example, and its fields, except those that the page has already explained."""
    shown = spread(json.loads(msgspec.json.encode(EXAMPLES[item.cls])))
    head = f"#### `{item.tag[1] if item.tag else item.name}`\n\n{item.doc}\n\n```json\n{shown}\n```\n"
    fields = [field for field in item.all if field.name not in told or field.doc]
    return f"{head}\n{rows(item, fields)}" if fields else head


def spread(value: object, indent: int = 0) -> str:
    """JSON in lines that are not too long but as full as possible."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= WIDTH or not isinstance(value, list | dict):
        return line
    inner = " " * (indent + 1)
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + spread(one, indent + 1) for one in value) + f"\n{' ' * indent}]"
    parts = [f"{json.dumps(name)}: {spread(one, indent + 1)}" for name, one in value.items()]
    lines = [parts[0]]
    for part in parts[1:]:
        if "\n" not in lines[-1] + part and len(inner) + len(lines[-1]) + 2 + len(part) < WIDTH:
            lines[-1] += f", {part}"
        else:
            lines.append(part)
    return "{\n" + ",\n".join(inner + one for one in lines) + f"\n{' ' * indent}}}"


def struct(item: Words) -> str:
    """A Struct that is a part of others, or a body."""
    return f"#### {item.name}\n\n{item.doc}\n\n{table(item)}"


def table(item: Words) -> str:
    """The fields of a Struct."""
    tag = f"`{item.tag[0]}` is `{json.dumps(item.tag[1])}`. " if item.tag else ""
    if item.base is None:
        return f"{tag.strip()}\n\n{rows(item, item.all)}" if tag else rows(item, item.all)
    extended = f"{tag}Has the fields of [{item.base.__name__}](#{item.base.__name__.lower()})"
    return f"{extended}, and:\n\n{rows(item, item.own)}" if item.own else f"{extended}.\n"


def rows(item: Words, fields: Iterable[FieldWords]) -> str:
    """Some fields of a Struct; neighbours of one type and meaning share a row."""
    text = "| field | type | meaning |\n| --- | --- | --- |\n"
    for (kind, meaning), group in groupby(fields, lambda field: (_type(field), _meaning(item, field))):
        names = ", ".join(f"`{field.name}`" for field in group)
        text += f"| {names} | {kind} |{meaning and ' '}{meaning} |\n"
    return text


def _meaning(item: Words, field: FieldWords) -> str:
    """The meaning of a field or of its pair, and whether it may be missing."""
    pair = (other.doc for other in item.all if other.name == PAIRS.get(field.name))
    doc = field.doc or next(pair, "")
    told = [doc] if doc else []
    if may_be_missing(item.cls, field) or (goes_both_ways(item.cls) and not field.required):
        told.append(f"May be missing: `{msgspec.json.encode(field.default).decode()}`.")
    return " ".join(told)


def goes_both_ways(cls: type[Struct]) -> bool:
    """Whether it is a plan or a part of one: the server sends all fields, a client may leave out those with a default."""
    return cls is plans.Plan or (cls.__module__ in of_games() and cls.__struct_config__.forbid_unknown_fields)


def _type(field: FieldWords) -> str:
    """The type of a field and its bounds."""
    return ", ".join([_kind(field), *_bounds(field.type)])


def _kind(field: FieldWords) -> str:
    """The type of a field; the names of Structs in it lead to them."""
    kind = type_text(field.type).replace("readonly ", "")
    while _READONLY.search(kind):
        kind = _READONLY.sub(r"\g<inner>", kind)
    kind = kind.replace("|", "\\|")
    if not _NAME.search(kind.replace("Record", "")):
        return f"`{kind}`"
    return _NAME.sub(_link, kind.replace("Record<", "Record\\<").replace("[]", "\\[\\]"))


def _link(name: re.Match[str]) -> str:
    anchor = {"AnyShape": "shapes", "Block": "paragraph", "Placed": "shapes", "Record": ""}.get(
        name[0], name[0].lower()
    )
    return f"[{name[0]}](#{anchor})" if anchor else name[0]


def _bounds(kind: Type) -> Iterable[str]:
    """The limits of a value, in words."""
    if isinstance(kind, UnionType):
        for part in kind.types:
            yield from _bounds(part)
    elif isinstance(kind, IntType) and kind.ge is not None:
        most = kind.le if kind.lt is None else kind.lt - 1
        yield f"{kind.ge} or more" if most is None else f"{kind.ge} to {most}"
    elif isinstance(kind, StrType):
        if kind.max_length is not None:
            yield f"{kind.min_length or 0} to {kind.max_length} characters"
        if kind.pattern is not None:
            yield f"`{kind.pattern}`"
    elif isinstance(kind, VarTupleType) and kind.max_length is not None:
        yield f"{kind.min_length or 0} to {kind.max_length} of them"


def fill(page: str) -> str:
    """The page with its written parts as they should be."""
    written = parts()
    return _PART.sub(lambda found: f"{found['head']}\n{written[found['name']]}\n{found['tail']}", page)


def main(arguments: Sequence[str]) -> int:
    """Fill the page that the arguments name; the exit code."""
    path = file_named("quarterdeck.server.protocol.page", arguments)
    path.write_text(fill(path.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
