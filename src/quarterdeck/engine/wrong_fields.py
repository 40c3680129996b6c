"""Explains what is wrong with a field of a file or message, and what would be right, in plain words.

The validator knows only the rule that a field breaks; what the field may contain is looked up in its type.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final, get_type_hints

import msgspec
from msgspec import Struct, inspect, structs

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.saying import SAY, either

MOST_LISTED: Final = 24
"""The most values or fields to list; if there are more, those that look most like what was written."""
NEAREST: Final = 5
MOST_REPEATED: Final = 60
"""How many characters of the input are repeated in the error: it may come from anybody and may be long."""
QUOTE: Final = "'"
_IN_KEYS: Final = " - at `key` in `$"
_STEP: Final = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_ENUM: Final = re.compile(r"Invalid enum value (?P<value>.+)", re.DOTALL)
_TAG: Final = re.compile(r"Invalid value (?P<value>.+)", re.DOTALL)
_MISSING: Final = re.compile(r"Object missing required field `(?P<name>.+)`")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(?P<name>.*)`", re.DOTALL)
_RANGE: Final = re.compile(r"Expected `(?:int|float)` (?P<sign><=|>=) (?P<bound>\S+)")
_LENGTH: Final = re.compile(r"Expected `(?P<kind>\w+)` of length (?P<sign><=|>=)? ?(?P<bound>\d+)(?:, got \d+)?")
_KIND: Final = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`")
_PATTERN: Final = re.compile(r"Expected `str` matching regex (?P<pattern>.+)", re.DOTALL)
_PARTS: Final = ("str", "array", "object")
_LIMITS: Final = {"<=": "most", ">=": "least", None: "exactly"}


class WrongForm(Malformed):
    """A text that does not have the form of its field."""


def wrong_field(error: msgspec.ValidationError, kind: object = None) -> Malformed:
    """An error of msgspec in plain words, with the path of the field; `kind` is the type that was read."""
    message = str(error)
    problem, path = split_path(message.replace(_IN_KEYS, " - at `$"))
    return explained(problem, path, kind, in_keys=_IN_KEYS in message)


def wrong_fields(fields: object, kind: type[Struct]) -> Iterator[Malformed]:
    """What is wrong with each field of a Struct that is to be made of these, looked at one by one."""
    if not isinstance(fields, dict):
        return
    hints = _hints(kind)
    for name, value in fields.items():
        if name in hints:
            try:
                msgspec.convert(value, hints[name])
            except msgspec.ValidationError as error:
                message = str(error)
                problem, path = split_path(message.replace(_IN_KEYS, " - at `$"))
                yield explained(problem, f".{name}{path}", kind, in_keys=_IN_KEYS in message)
        else:
            yield explained(f"Object contains unknown field `{name}`", "", kind)
    for field in structs.fields(kind):
        if field.required and field.encode_name not in fields:
            yield explained(f"Object missing required field `{field.encode_name}`", "", kind)


@cache
def _hints(kind: type[Struct]) -> dict[str, object]:
    return get_type_hints(kind, include_extras=True)


def split_path(message: str) -> tuple[str, str]:
    """The parts of a validation message: the problem and the path (`.rows`, `[2]`, or nothing)."""
    problem, found, path = message.rpartition(" - at `$")
    return (problem, path.rstrip("`")) if found else (message, "")


def explained(problem: str, path: str, kind: object = None, *, in_keys: bool = False) -> Malformed:
    """A problem found by msgspec, at a path such as `.cards[2]`, in plain words; `in_keys` means that a key there is wrong."""
    place = tuple(_types_at(kind, path)) if kind is not None else ()
    if found := _ENUM.fullmatch(problem):
        values = [str(value) for one in place for value in _values(one, in_keys=in_keys)]
        written = _shortened(found["value"])
        problem = _no_value(written, values) if values else SAY("value-unknown", written=written)
    elif found := _TAG.fullmatch(problem):
        parent, _, name = path.rpartition(".")
        tagged = (
            [one for one in _types_at(kind, parent) if isinstance(one, inspect.StructType)] if kind is not None else []
        )
        tags = [str(one.tag) for one in tagged if one.tag is not None and one.tag_field == name]
        written = _shortened(found["value"])
        problem = _no_value(written, tags) if tags else SAY("value-unknown", written=written)
    elif found := _MISSING.fullmatch(problem):
        path, problem = f"{path}.{found['name']}", SAY("field-missing")
    elif found := _UNKNOWN.fullmatch(problem):
        names = [field.encode_name for one in place if isinstance(one, inspect.StructType) for field in one.fields]
        name = _shortened(found["name"])
        path, problem = f"{path}.{name}", _no_field(name, names)
    elif found := _PATTERN.fullmatch(problem):
        return WrongForm(path.removeprefix("."), SAY("pattern", pattern=found["pattern"]))
    return Malformed(path.removeprefix("."), _of_its_type(problem))


def _of_its_type(problem: str) -> str:
    """What a field must be by its type; other problems are told as they are."""
    if found := _RANGE.fullmatch(problem):
        return SAY("value-limit", limit=_LIMITS[found["sign"]], bound=found["bound"])
    if (found := _LENGTH.fullmatch(problem)) and found["kind"] in _PARTS:
        return SAY(
            "length", limit=_LIMITS[found["sign"]], number=int(found["bound"]), bound=found["bound"], part=found["kind"]
        )
    if found := _KIND.fullmatch(problem):
        is_decimal = found["found"] == "float" and "float" not in found["wanted"]
        return SAY(
            "kind-wanted",
            wanted=either(SAY("kind", kind=name) for name in found["wanted"].split(" | ")),
            found=SAY("kind", kind="decimal" if is_decimal else found["found"]),
        )
    return problem


def _shortened(written: str) -> str:
    """The input, or only its beginning if it is long; quoted if it was quoted."""
    if len(written) <= MOST_REPEATED:
        return written
    return f"{written[:MOST_REPEATED]}…{QUOTE if written.startswith(QUOTE) else ''}"


def _no_value(written: str, values: list[str]) -> str:
    """The sentence that a value is not allowed, with a list of the allowed ones."""
    known = list(dict.fromkeys(values))
    if len(known) == 1:
        return SAY("value-wanted", wanted=known[0], written=written)
    if len(known) <= MOST_LISTED:
        return SAY("value-none-of", written=written, known=", ".join(known))
    return SAY("value-nearest", written=written, known=", ".join(_nearest(written.strip(QUOTE), known)))


def _no_field(written: str, names: list[str]) -> str:
    """The sentence that a field does not exist, with a list of the fields that do."""
    known = list(dict.fromkeys(names))
    if not known:
        return SAY("no-fields")
    if len(known) <= MOST_LISTED:
        return SAY("no-field", number=len(known), known=", ".join(known))
    return SAY("no-field-nearest", known=", ".join(_nearest(written, known)))


def _nearest(written: str, known: list[str]) -> list[str]:
    return get_close_matches(written, known, NEAREST, cutoff=0)


def _values(place: inspect.Type, *, in_keys: bool) -> tuple[object, ...]:
    """The values of a Literal, or those that the keys of a mapping may have."""
    if in_keys:
        keys = _plain(place.key_type) if isinstance(place, inspect.DictType) else ()
        return tuple(value for one in keys for value in _values(one, in_keys=False))
    return tuple(place.values) if isinstance(place, inspect.LiteralType) else ()


def _types_at(kind: object, path: str) -> Iterator[inspect.Type]:
    """The types allowed at a path, as far as it can be followed from the type of the whole."""
    found = list(_plain(_described(kind)))
    for step in _STEP.finditer(path):
        name, number = step[1], step[2]
        found = [inner for one in found for inside in _inside(one, name, number) for inner in _plain(inside)]
    yield from found


@cache
def _described(kind: object) -> inspect.Type:
    """The parts of a type. They are cached, since finding them takes milliseconds for a large file, and anybody can cause it."""
    return inspect.type_info(kind)


def _plain(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The alternatives of a type, without annotations."""
    if isinstance(kind, inspect.Metadata):
        yield from _plain(kind.type)
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from _plain(one)
    else:
        yield kind


def _inside(kind: inspect.Type, name: str | None, number: str | None) -> Iterator[inspect.Type]:
    """The type in a field, at an index, or (for `...`) under any key of a type."""
    if isinstance(kind, inspect.StructType):
        yield from (field.type for field in kind.fields if field.encode_name == name)
    elif isinstance(kind, inspect.DictType):
        yield kind.value_type
    elif isinstance(kind, inspect.TupleType) and number is not None and number.isdigit():
        yield from kind.item_types[int(number) : int(number) + 1]
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType):
        yield kind.item_type
