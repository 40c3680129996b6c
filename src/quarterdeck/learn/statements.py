"""Statements about a position: `player == green`, `score.orange >= 3`, `ships[0].damage == 2`.

On the left is a field of the position file, or one of `over`, `won`, `waits` and `score.SEAT`: whether the game is
over, whether the learner has won it, whether the learner must choose, and the score of a seat. A list's or an object's
`count` says how many entries it has, and a name may also be in brackets, as `cards[Sea Fog]`. No code is run; the
fields of a statement are looked up in the schema of the game's position file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.messages import speaker

_SAY: Final = speaker("quarterdeck.learn").say
_FORM: Final = re.compile(
    r"(?P<path>[a-z_][\w-]*(?:\.[\w-]+|\[[^\]]+\])*)\s+(?P<sign>==|!=|>=|<=|>|<|has|lacks)\s+(?P<value>\S.*?)\s*"
)
_PART: Final = re.compile(r"\[([^\]]+)\]|([^.\[\]]+)")
_INDEX: Final = re.compile(r"[0-9]{1,9}")
COUNT: Final = "count"
OWN_WORDS: Final = ("over", "won", "waits")
SCORE: Final = "score"
_NUMBERS: Final[dict[str, Callable[[int, int], bool]]] = {
    ">=": lambda a, b: a >= b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    "<": lambda a, b: a < b,
}


class Statement(Struct, frozen=True):
    """A statement that was read."""

    text: str
    path: tuple[str, ...]
    sign: str
    value: object


def read_statement(text: str) -> Statement:
    """The statement in a text; `Malformed` says how to write one."""
    found = _FORM.fullmatch(text.strip())
    if found is None:
        raise Malformed("", _SAY("no-statement", text=repr(text)))
    path = tuple(bracketed or plain for bracketed, plain in _PART.findall(found["path"]))
    return Statement(text, path, found["sign"], _value(found["value"]))


def _value(text: str) -> object:
    """The value in a text: a number, true, false, null or a quoted text as in JSON, or else the text itself."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def holds(statement: Statement, fields: Mapping[str, object], schema: Mapping[str, object]) -> bool:
    """Whether a statement is true of the fields of a position file; `Malformed` if there is no such field."""
    there = look_up(statement.path, fields, schema)
    sign, value = statement.sign, statement.value
    if sign in ("==", "!="):
        return (there == value and isinstance(there, bool) == isinstance(value, bool)) == (sign == "==")
    if sign in ("has", "lacks"):
        return _contains(there, value) == (sign == "has")
    return isinstance(there, int) and isinstance(value, int) and _NUMBERS[sign](there, value)


def _contains(there: object, value: object) -> bool:
    """Whether a list has an entry, or an object a name."""
    if isinstance(there, dict):
        return isinstance(value, str) and value in there
    return isinstance(there, list) and value in there


def _index(part: str) -> int | None:
    """The number of an entry that a part of a path names, from 0; None if it names none."""
    return int(part) if _INDEX.fullmatch(part) else None


def look_up(path: tuple[str, ...], fields: Mapping[str, object], schema: Mapping[str, object]) -> object:
    """The value at a path; for a missing field the default of the schema, or null."""
    here: object = fields
    for k, part in enumerate(path):
        if part == COUNT and isinstance(here, list | dict) and k == len(path) - 1:
            return len(here)
        if isinstance(here, list):
            index = _index(part)
            here = here[index] if index is not None and index < len(here) else None
        elif isinstance(here, dict) and part in here:
            here = here[part]
        else:
            return default_of(path, schema)
    return here


def default_of(path: tuple[str, ...], schema: Mapping[str, object]) -> object:
    """The value of a missing field; `count` of a missing list is 0."""
    if path[-1] == COUNT:
        return 0
    return next((place["default"] for place in places(path, schema) if "default" in place), None)


def check_path(statement: Statement, schema: Mapping[str, object], seats: tuple[str, ...]) -> None:
    """Check that the field of a statement exists; `Malformed` says which fields exist."""
    first, rest = statement.path[0], statement.path[1:]
    if first in OWN_WORDS and not rest:
        if not isinstance(statement.value, bool):
            raise Malformed("", _SAY("true-or-false", text=repr(statement.text), field=first))
        return
    if first == SCORE:
        if len(rest) != 1 or rest[0] not in seats:
            raise Malformed("", _SAY("score-of-seat", text=repr(statement.text), seats=", ".join(seats)))
        return
    for k in range(1, len(statement.path) + 1):
        if statement.path[k - 1] == COUNT and k > 1:
            return
        if not any(True for _ in places(statement.path[:k], schema)):
            above = sorted({name for place in places(statement.path[: k - 1], schema) for name in _fields(place)})
            known = ", ".join([*above, *((*OWN_WORDS, f"{SCORE}.SEAT") if k == 1 else ())])
            wrong = repr(statement.path[k - 1])
            raise Malformed("", _SAY("no-field", text=repr(statement.text), wrong=wrong, known=known or "none"))


def places(path: tuple[str, ...], schema: Mapping[str, object]) -> Iterator[Mapping[str, object]]:
    """The schemas of the values that are allowed at a path."""
    found = list(_alternatives(schema, schema))
    for part in path:
        found = [inner for one in found for below in _below(one, part) for inner in _alternatives(below, schema)]
    yield from found


def _alternatives(place: Mapping[str, object], schema: Mapping[str, object]) -> Iterator[Mapping[str, object]]:
    """The alternatives of a schema without references and choices; each has the schema's default."""
    default = {"default": place["default"]} if "default" in place else {}
    reference = place.get("$ref")
    if isinstance(reference, str):
        target = schema.get("$defs")
        inner = target.get(reference.rpartition("/")[2]) if isinstance(target, dict) else None
        if isinstance(inner, dict):
            yield from _alternatives({**inner, **default}, schema)
        return
    choices = place.get("anyOf")
    if isinstance(choices, list):
        for one in choices:
            yield from _alternatives({**one, **default}, schema)
        return
    yield place


def _below(place: Mapping[str, object], part: str) -> Iterator[Mapping[str, object]]:
    properties, items, others = place.get("properties"), place.get("items"), place.get("additionalProperties")
    if isinstance(properties, dict) and part in properties:
        yield properties[part]
    elif isinstance(others, dict):
        yield others
    prefix = place.get("prefixItems")
    if (index := _index(part)) is not None:
        if isinstance(prefix, list) and index < len(prefix):
            yield prefix[index]
        elif isinstance(items, dict):
            yield items
    if place.get("type") == "object" and not properties and not isinstance(others, dict):
        yield {}  # an object of which the schema says nothing


def _fields(place: Mapping[str, object]) -> Iterator[str]:
    properties = place.get("properties")
    if isinstance(properties, dict):
        yield from properties
