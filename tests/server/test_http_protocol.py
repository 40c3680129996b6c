"""The pages about the protocol and about operating say what is so."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from litestar.routes import HTTPRoute
from msgspec import Struct

from quarterdeck.server import metrics
from quarterdeck.server.app import create_app
from quarterdeck.server.problems import Declined
from quarterdeck.server.protocol import page as protocol_page
from quarterdeck.server.protocol import wire
from quarterdeck.server.protocol.examples import EXAMPLES
from quarterdeck.server.protocol.wire import InLesson, ToClient, ToServer
from quarterdeck.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
OPERATING = (DOCS / "operating.md").read_text(encoding="utf-8")


def kinds(error: type[Declined]) -> set[str]:
    """The kinds of problems of a class and those below it."""
    return {error.kind}.union(*(kinds(below) for below in error.__subclasses__()))


def test_the_page_is_as_the_structs_would_write_it() -> None:
    """No drift: `python -m quarterdeck.server.protocol.page docs/protocol.md` was run after the last change."""
    assert protocol_page.fill(PROTOCOL) == PROTOCOL
    assert {*protocol_page.parts(), "end"} == set(re.findall(r"<!-- ([a-z-]+) -->", PROTOCOL))


def test_a_page_that_is_behind_is_found_out() -> None:
    """The check above can fail."""
    changed = PROTOCOL.replace("| `expected` |", "| `expects` |", 1)
    assert changed != PROTOCOL
    assert protocol_page.fill(changed) == PROTOCOL


@pytest.mark.parametrize(
    ("members", "union"),
    [
        (protocol_page.choice("ToServer"), ToServer),
        (protocol_page.choice("InLesson"), InLesson),
        (protocol_page.choice("ToClient"), ToClient),
    ],
    ids=["to the server", "in a lesson", "to the client"],
)
def test_every_message_has_an_example_that_is_one(members: tuple[type[Struct], ...], union: type[Struct]) -> None:
    """It reads back as itself."""
    for member in members:
        example = EXAMPLES[member]
        assert msgspec.json.decode(msgspec.json.encode(example), type=union) == example
        assert f"#### `{member.__struct_config__.tag}`" in PROTOCOL


def test_every_field_of_every_message_is_on_the_page() -> None:
    """Under the message's heading, in its example too; what many requests have stands before all of them."""
    shared = PROTOCOL.partition("<!-- requests -->")[2].partition("<!-- end -->")[0]
    for member in EXAMPLES:
        section = PROTOCOL.partition(f"#### `{member.__struct_config__.tag}`\n")[2].partition("#### ")[0]
        told = section + (shared if issubclass(member, ToServer | InLesson) else "")
        fields = {name for cell in re.findall(r"^\| (`.+?`) \|", told, re.MULTILINE) for name in cell.split(", ")}
        for field in msgspec.structs.fields(member):
            assert f"`{field.encode_name}`" in fields, (member, field.name)
            assert f'"{field.encode_name}": ' in section, (member, field.name)


def test_every_route_is_in_the_table_and_nothing_else() -> None:
    """With its method."""
    app = create_app(Settings(database="sqlite://"))
    routes = {
        f"{method} {route.path_format}"
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method != "OPTIONS" and not route.path_format.startswith(("/schema", "/{path"))
    }
    shown = {
        f"{method} {path.strip('`')}"
        for method, paths in re.findall(r"^\| `(GET|POST) (\S+`(?:, `\S+`)*) \|", PROTOCOL, re.MULTILINE)
        for path in paths.split(", ")
    }
    assert shown - {"GET /schema"} == routes - {"GET /"}
    assert "WebSocket" in PROTOCOL


def test_every_kind_of_problem_of_http_is_in_the_table() -> None:
    """So that clients can tell them apart."""
    for kind in kinds(Declined) - {"failure"}:
        assert f"`{kind}`" in PROTOCOL, kind


def test_the_page_writes_itself(tmp_path: Path) -> None:
    """As the command does."""
    page = tmp_path / "page.md"
    page.write_text("# A page\n\n<!-- constants -->\n<!-- end -->\n\nThe rest.\n")
    assert protocol_page.main([str(page)]) == 0
    written = page.read_text()
    assert f"| `PROTOCOL` | {wire.PROTOCOL} |" in written
    assert written.startswith("# A page\n")
    assert written.endswith("\nThe rest.\n")
    with pytest.raises(SystemExit):
        protocol_page.main([])


def test_operators_are_told_of_every_figure() -> None:
    """By the name it has."""
    told = set(re.findall(r"`(quarterdeck_[a-z_]+)(?:\{[a-z,]+\})?` \|", OPERATING))
    counted = {
        metric.name + ("_total" if metric.type == "counter" else "")
        for metric in metrics.REGISTRY.collect()
        if metric.name.startswith("quarterdeck_")
    }
    assert told == counted
