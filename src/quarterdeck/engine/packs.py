"""Content packs as TOML texts: reading, naming and completing them, and finding the line of a fault."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, TypeVar

import msgspec
import tomli
from msgspec import Struct

from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.engine.game import Pack
from quarterdeck.engine.saying import SAY
from quarterdeck.engine.toml_check import Unfit, check_toml
from quarterdeck.engine.wrong_fields import split_path, wrong_field

WholePack = TypeVar("WholePack", bound=Struct)
_NAME: Final = re.compile(r"[^\W_]+(?:[ '’.,&()!-]+[^\W_]+)*[.!)]?")  # noqa: RUF001 - as people write it
_SILENT: Final = re.compile(r"['’.,()!]")  # noqa: RUF001 - a typographic apostrophe is allowed
_BREAK: Final = re.compile(r"[^\w]+|_+")
_SYNTAX_LINE: Final = re.compile(r"at line (\d+)")
_TABLE: Final = re.compile(r"^\[+(?P<table>\w+)\]+$", re.MULTILINE)
_HEADER: Final = re.compile(r"\s*\[{1,2}\s*(\w+)\s*\]{1,2}\s*(?:#.*)?$")
_PATH: Final = re.compile(
    r"\.?(?P<table>\w+)(?:\[(?P<row>\d+)\])?(?:\.(?P<key>\w+))?(?P<places>(?:\[\d+\])*)"  # as msgspec writes it
)
_TOKEN: Final = re.compile(r'"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\],\n]|[^\s\[\],#"\']+')


# -- texts ---------------------------------------------------------------------------------------


def pack(title: str, text: str, *, built_in: bool) -> Pack:
    """A pack made from a text that was read and accepted."""
    digest = hashlib.sha256(text.encode()).hexdigest()
    return Pack(name=title, digest=digest, content=text, built_in=built_in)


def read_toml(content: str) -> dict[str, object]:
    """The tables of a TOML text; `Unfit` or another `Malformed` or `TOMLDecodeError` if there are none."""
    check_toml(content)
    try:
        return tomli.loads(content)
    except tomli.TOMLDecodeError:
        raise
    except ValueError:
        raise Malformed("", SAY("number-or-unicode")) from None


def no_toml(error: tomli.TOMLDecodeError) -> str:
    """The message about a text that is not TOML."""
    return SAY("no-toml", error=str(error))


def whole_text(content: str, own: str) -> str:
    """An accepted text, followed by the tables that it leaves out, taken from another, so that a record has all the content."""
    given = read_toml(content).keys()
    starts = [*_TABLE.finditer(own)]
    ends = [*(start.start() for start in starts[1:]), len(own)]
    left_out = [
        own[start.start() : end] for start, end in zip(starts, ends, strict=True) if start["table"] not in given
    ]
    return "".join([content, "\n", *left_out]) if left_out else content


def whole_pack(file: str, content: str, own: str, title_of: Callable[[str, str], str]) -> Pack:
    """A text as a pack, with the tables that it leaves out taken from another; `title_of(file, text)` refuses a bad text."""
    title = title_of(file, content)
    whole = whole_text(content, own)
    if whole != content:
        title_of(file, whole)
    return pack(title, whole, built_in=False)


def given_tables(file: Struct) -> dict[str, object]:
    """The tables and the title that a pack has; the fields of what it leaves out are UNSET."""
    fields = msgspec.structs.asdict(file)
    return {table: value for table, value in fields.items() if value is not msgspec.UNSET}


def with_own_tables(given: dict[str, object], own: str, kind: type[WholePack]) -> WholePack:
    """The tables that a pack has, with all others taken from another text."""
    if len(given) < len(kind.__struct_fields__):
        given = msgspec.structs.asdict(msgspec.convert(read_toml(own), kind)) | given
    return msgspec.convert(given, kind)


def unnamed(error: PackError) -> Malformed:
    """The fault of a pack inside a position file, where it is called `pack` and has no name of its own."""
    where = [SAY("line", line=str(error.line))] if error.line else []
    return Malformed("pack", ": ".join([*where, *([error.field] if error.field else []), error.problem]))


def no_hint(path: str) -> str | None:  # noqa: ARG001 - wherever it is
    """Nothing more than what the type of a field says."""
    return None


@contextmanager
def refusing(
    file: str, content: str, kind: type[Struct], hint_at: Callable[[str], str | None] = no_hint
) -> Iterator[None]:
    """Inside, every fault of a text becomes a `PackError` with file, line and field.

    `hint_at(path)` says what would be right in a field that is not well-formed. If it says nothing, the type of the
    field does, which `kind` has.
    """
    try:
        yield
    except tomli.TOMLDecodeError as error:
        found = _SYNTAX_LINE.search(str(error))  # without a number the text breaks off
        line = int(found[1]) if found else len(content.splitlines())
        raise PackError(file, line, "", no_toml(error)) from None
    except msgspec.ValidationError as error:
        path = split_path(str(error))[1].lstrip(".")
        hint, fault = hint_at(path), wrong_field(error, kind)
        where, problem = (fault.path, fault.problem) if hint is None else (path, hint)
        raise PackError(file, line_of(content, where), where, problem) from None
    except RecursionError:
        raise PackError(file, 0, "", SAY("pack-nested")) from None
    except Unfit as error:
        raise PackError(file, error.line, "", error.problem) from None
    except Malformed as error:
        raise PackError(file, line_of(content, error.path), error.path, error.problem) from None


# -- names ---------------------------------------------------------------------------------------


@lru_cache(4096)
def slug(name: str) -> str:
    """A name as the notation writes it: `St. John's` is st-johns."""
    return _BREAK.sub("-", _SILENT.sub("", name.lower())).strip("-")


def check_name(path: str, name: str, earlier: dict[str, str]) -> None:
    """Check that a name is made of words and differs in notation from the names before it, and add it to these."""
    if not _NAME.fullmatch(name):
        raise Malformed(path, SAY("no-name", name=repr(name)))
    written = slug(name)
    if written in earlier:
        facts = {"name": repr(name), "written": written, "other": repr(earlier[written])}
        raise Malformed(path, SAY("name-taken", **facts))
    earlier[written] = name


# -- lines ---------------------------------------------------------------------------------------


def line_of(content: str, path: str) -> int:
    """The line of a field such as `card[3].rating` or `board.rows[1][0]`, from 1; 0 if it cannot be found.

    If the key is missing, it is the line of its table.
    """
    found = _PATH.match(path)
    if found is None:
        return 0
    lines = content.splitlines()
    headers = [(number, match[1]) for number, line in enumerate(lines) if (match := _HEADER.match(line))]
    tables = [number for number, name in headers if name == found["table"]]
    row = int(found["row"] or 0)
    if not tables:
        end = headers[0][0] if headers else len(lines)
        return find_key(lines[:end], found["table"]) + 1
    if row >= len(tables):
        return 0
    start = tables[row]
    end = min((number for number, _ in headers if number > start), default=len(lines))
    at = find_key(lines[start:end], found["key"] or "")
    if at < 0:
        return 1 + start
    _, _, value = "\n".join(lines[start + at : end]).partition("=")
    return 1 + start + at + find_item(value, [int(place) for place in re.findall(r"\d+", found["places"])])


def find_key(lines: list[str], key: str) -> int:
    """The first line that sets a key, counted from 0, or -1."""
    for number, line in enumerate(lines):
        if key and re.match(rf"\s*{re.escape(key)}\s*=", line):
            return number
    return -1


def find_item(value: str, places: list[int]) -> int:
    """How many lines below the beginning of a value an item of it begins; `places` are its indices in nested lists."""
    return next((line for at, line in items(value) if at == places), 0)


def items(value: str) -> Iterator[tuple[list[int], int]]:
    """The indices of all items of nested lists, and the line on which each begins, up to the end of the first list."""
    at: list[int] = []
    line = 0
    for found in _TOKEN.finditer(value):
        sign = found[0]
        if sign == "\n":
            line += 1
        elif sign == "]":
            del at[-1:]
        elif sign == "," and at:
            at[-1] += 1
        elif sign[0] != "#":
            yield [*at], line
            if sign == "[":
                at.append(0)
        if sign == "]" and not at:
            return
