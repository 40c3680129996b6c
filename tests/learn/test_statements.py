"""Statements about a position: what they say, whatever stands in the file."""

from __future__ import annotations

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.learn.statements import check_path, holds, read_statement

SCHEMA: dict[str, object] = {
    "properties": {
        "cards": {"additionalProperties": {"type": "string"}, "type": "object"},
        "row": {"items": {"type": "integer"}, "type": "array"},
        "pair": {"prefixItems": [{"type": "integer"}, {"type": "integer"}], "items": False, "type": "array"},
    },
}
FIELDS: dict[str, object] = {"cards": {"St. George": "hand", "Sea Fog": "pile"}, "row": [3, 5], "pair": [1, 2]}


@pytest.mark.parametrize(
    ("text", "true"),
    [
        ("cards[St. George] == hand", True),
        ("cards[Sea Fog] == pile", True),
        ("cards[St. George] != hand", False),
        ("cards has Sea Fog", True),
        ("cards has [1]", False),
        ("cards lacks [1]", True),
        ("cards has 1", False),
        ("row has 5", True),
        ("row has [1]", False),
        ("row[1] == 5", True),
        ("row.1 == 5", True),
        ("row[-1] == 5", False),
        ("row[-9] == 5", False),
        ("row[--1] == 5", False),
        ("row[\u00b2] == 5", False),
        ("row[9] == 5", False),
        ("row.count == 2", True),
    ],
)
def test_a_statement_is_true_or_false(text: str, *, true: bool) -> None:
    """A name in brackets may hold anything but brackets; entries are counted from 0, with plain figures."""
    assert holds(read_statement(text), FIELDS, SCHEMA) == true


@pytest.mark.parametrize("text", ["row[-9] == 5", "row[--1] == 5", "row[\u00b2] == 5", "pair[2] == 5", "cord.x == 1"])
def test_what_is_never_there_is_refused(text: str) -> None:
    """When a lesson is checked."""
    with pytest.raises(Malformed, match="there is no"):
        check_path(read_statement(text), SCHEMA, ("orange",))


@pytest.mark.parametrize("text", ["cards[St. George] == hand", "row[7] == 5", "pair[1] == 2"])
def test_what_may_be_there_is_not_refused(text: str) -> None:
    """Also a name with a full stop."""
    check_path(read_statement(text), SCHEMA, ("orange",))
