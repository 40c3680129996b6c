"""The parts of docs/protocol.md that are written from the Structs: `python -m quarterdeck.server.protocol.page FILE`.

In the page, everything between `<!-- NAME -->` and `<!-- end -->` is replaced by what `parts()[NAME]` says.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.inspect import IntType, StrType, Type, UnionType, VarTupleType

from quarterdeck.engine import clauses, shipyard
from quarterdeck.scene import shapes
from quarterdeck.server.protocol import api, wire
from quarterdeck.server.protocol.examples import EXAMPLES
from quarterdeck.server.protocol.structs import Constant, FieldWords, OneOf, Words, items, words
from quarterdeck.server.protocol.typescript import may_be_missing, type_text

_PART: Final = re.compile(r"(?P<head><!-- (?P<name>[a-z-]+) -->\n).*?(?P<tail><!-- end -->)", re.DOTALL)


_READONLY: Final = re.compile(r"readonly |Readonly<(?P<inner>.*)>")


def parts() -> dict[str, str]:
    """The written parts by their names."""
    to_server, to_client = choice("ToServer"), choice("ToClient")
    messages = {*to_server, *to_client}
    rest = [item for item in items(wire.__name__) if isinstance(item, Words) and item.cls not in messages]
    return {
        "constants": constants(),
        "to-server": "\n".join(message(words(cls)) for cls in to_server),
        "to-client": "\n".join(message(words(cls)) for cls in to_client),
        "inside": "\n".join(struct(item) for item in rest),
        "shapes": "\n".join(
            struct(item) for item in items(shapes.__name__) if isinstance(item, Words) and item.name != "Scene"
        ),
        "bodies": "\n".join(
            struct(item) for module in (api, clauses) for item in items(module.__name__) if isinstance(item, Words)
        ),
        "fleets": "\n".join(struct(item) for item in items(shipyard.__name__) if isinstance(item, Words)),
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


def message(item: Words) -> str:
    """A message: what it says, its fields, an example."""
    example = msgspec.json.format(msgspec.json.encode(EXAMPLES[item.cls]), indent=1).decode()
    compact = msgspec.json.encode(EXAMPLES[item.cls]).decode()
    shown = compact if len(compact) <= 110 else example  # noqa: PLR2004 - the width of a page
    return f"#### `{item.tag[1] if item.tag else item.name}`\n\n{item.doc}\n\n{table(item)}\n```json\n{shown}\n```\n"


def struct(item: Words) -> str:
    """A Struct that is a part of others, or a body."""
    return f"#### {item.name}\n\n{item.doc}\n\n{table(item)}"


def table(item: Words) -> str:
    """The fields of a Struct."""
    fields = item.own if item.base is not None else item.all
    extended = f"Has the fields of [{item.base.__name__}](#{item.base.__name__.lower()}), and:\n\n" if item.base else ""
    if not fields:
        return extended.replace(", and:", ".")
    rows = "".join(_row(item.cls, field) for field in fields)
    return f"{extended}| field | type | meaning |\n| --- | --- | --- |\n{rows}"


def _row(cls: type[Struct], field: FieldWords) -> str:
    told = [field.doc] if field.doc else []
    if may_be_missing(cls, field):
        told.append(f"May be missing: `{msgspec.json.encode(field.default).decode()}`.")
    kind = _READONLY.sub(r"\g<inner>", type_text(field.type)).replace("|", "\\|")
    bounds = ", ".join(_bounds(field.type))
    return f"| `{field.name}` | `{kind}`{f', {bounds}' if bounds else ''} |{' '.join(['', *told])} |\n"


def _bounds(kind: Type) -> Iterable[str]:
    """What a value must keep to, in words."""
    if isinstance(kind, UnionType):
        for part in kind.types:
            yield from _bounds(part)
    elif isinstance(kind, IntType) and kind.ge is not None:
        yield f"{kind.ge} to {kind.le}" if kind.le is not None else f"{kind.ge} or more"
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
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m quarterdeck.server.protocol.page FILE\n")
        return 2
    path = Path(arguments[0])
    path.write_text(fill(path.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
