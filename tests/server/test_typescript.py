"""The client's types say what the Structs say."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from quarterdeck.server.protocol import typescript, wire
from quarterdeck.server.protocol.structs import Constant, OneOf, Words, items, modules, words

WIRE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    """No drift: `python -m quarterdeck.server.protocol.typescript web/src/lib/wire.ts` was run after the last change."""
    assert WIRE.read_text(encoding="utf-8") == typescript.generate()


def test_every_message_has_its_interface_with_its_tag_and_fields() -> None:
    """Nothing of the language is missing."""
    text = typescript.generate()
    for choice in ("ToServer", "ToClient"):
        (found,) = (item for item in items(wire.__name__) if isinstance(item, OneOf) and item.name == choice)
        assert f"export type {choice} = {' | '.join(member.__name__ for member in found.members)};" in text
        for member in found.members:
            tag = member.__struct_config__.tag
            assert f'export interface {member.__name__} {{\n  readonly type: "{tag}";' in text


def test_everything_has_documentation() -> None:
    """Whoever reads the types knows what they mean."""
    for module in modules():
        for item in items(module):
            assert not isinstance(item, Words) or item.doc, f"{item.name} says nothing of itself"


def test_constants_and_documentation_of_fields_are_told() -> None:
    """Comments of the source reach the client."""
    text = typescript.generate()
    assert f"export const PROTOCOL = {wire.PROTOCOL};" in text
    assert "  /** The clause of the rules that forbids a move. */\n  readonly clause?: string | null;" in text


def test_what_a_client_may_leave_out_is_optional_and_what_the_server_always_says_is_not() -> None:
    """`Done.again` has a default and is sent all the same."""
    text = typescript.generate()
    assert "  readonly listed?: boolean;\n" in text
    assert "  readonly again: boolean;\n" in text


def test_shapes_extend_what_they_share() -> None:
    """The client can write functions for any shape, and tell shapes apart."""
    text = typescript.generate()
    assert 'export interface Disc extends Shape {\n  readonly shape: "disc";\n  readonly x: number;' in text
    assert "readonly (Placed | Thing | Changed | readonly [number, number])[]" in text


def test_a_type_that_has_no_counterpart_is_refused() -> None:
    """A field of a new kind fails the build instead of being mistyped."""
    with pytest.raises(TypeError, match="no TypeScript is known"):
        typescript.type_text(msgspec.inspect.type_info(bytes))


def test_the_command_writes_the_file_it_is_told(tmp_path: Path) -> None:
    """As the build calls it."""
    target = tmp_path / "wire.ts"
    assert typescript.main([str(target)]) == 0
    assert target.read_text(encoding="utf-8") == typescript.generate()


@pytest.mark.parametrize("arguments", [[], ["-x"], ["--all"], ["one.ts", "two.ts"]])
def test_the_command_writes_no_file_by_mistake(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What begins with a hyphen is no file."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        typescript.main(arguments)
    assert ended.value.code == 2
    assert not list(tmp_path.iterdir())


def test_the_command_says_how_it_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And writes nothing."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        typescript.main(["--help"])
    assert ended.value.code == 0
    assert not list(tmp_path.iterdir())


def test_a_struct_without_fields_and_private_names_are_left_out() -> None:
    """`Message` and `Incoming` only carry settings."""
    found = [item for module in modules() for item in items(module)]
    assert not {"Message", "Incoming", "AnyAnswer"} & {item.name for item in found}
    assert any(isinstance(item, Constant) and item.doc for item in found)


def test_only_structs_of_the_wire_are_read() -> None:
    """Documentation is looked for where the Struct is written."""

    class Elsewhere(Struct):
        number: int

    with pytest.raises(TypeError, match="not at the top of its module"):
        words(Elsewhere)
