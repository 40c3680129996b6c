"""Rows of a pack, written as TOML."""

from __future__ import annotations

import json
from collections.abc import Iterable

from msgspec import Struct, to_builtins


def value_text(value: object) -> str:
    """A value as TOML; text without control characters, numbers, lists and tables of these."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {value_text(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(value_text(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def row_text(header: str, row: Struct) -> str:
    """A row under a header such as `[[ship]]`; fields that are as usual are left out."""
    lines = [header, *(f"{key} = {value_text(value)}" for key, value in to_builtins(row).items())]
    return "\n".join(lines) + "\n"


def rows_text(table: str, rows: Iterable[Struct]) -> str:
    """Rows of an array of tables."""
    return "\n".join(row_text(f"[[{table}]]", row) for row in rows)
