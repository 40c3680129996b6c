"""Cardinal's notation and position file: what is read, and how everything else is refused."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.cardinal import CARDINAL
from quarterdeck.scene.drawing import scene_for
from tests.games.cardinal.table import lay, start

START = start().position


@given(
    st.text(max_size=8) | st.from_regex(r"@?[a-h][0-9]", fullmatch=True) | st.from_regex(r"coin \w+", fullmatch=True)
)
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    """What is read is written back the same way."""
    try:
        move = CARDINAL.parse(START, text)
    except Malformed as error:
        assert error.path == "move"
        assert "a1" in error.problem
    else:
        assert 0 <= move < CARDINAL.moves
        assert CARDINAL.text(START, move) == " ".join(text.strip().lower().split())


def test_capitals_and_spaces_do_not_matter() -> None:
    """People write squares as they like."""
    assert CARDINAL.parse(START, " C2 ") == CARDINAL.parse(START, "c2") == 10
    assert CARDINAL.parse(START, "@C2") == 74


@given(
    st.lists(st.text("OGP.", min_size=4, max_size=4), min_size=3, max_size=7),
    st.sampled_from(["orange", "green", "coin", "nobody"]),
)
def test_whatever_board_is_written_can_be_drawn(board: list[str], player: str) -> None:
    """Also one that no game can reach: an editor shows it with what is wrong."""
    text = json.dumps({"game": "cardinal", "board": board, "player": player})
    sketch = CARDINAL.sketch(text.encode())
    assert json.loads(CARDINAL.save(sketch))["board"] == [" ".join(row) for row in board]
    assert scene_for(CARDINAL, sketch, 0).flaws() == []
    assert len(CARDINAL.edits(sketch, 0).choices) == 4 * len(board)


GOOD = {"game": "cardinal", "board": [". . . .", ". G O .", ". . . .", "O . . ."], "player": "green"}


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"game": "chess"}, "game"),
        ({"player": "blue"}, "player"),
        ({"player": None}, "player"),
        ({"board": []}, "board"),
        ({"board": ["....", ".GO.", "...", "O..."]}, "board[2]"),
        ({"board": ["....", ".GO.", "..X.", "O..."]}, "board[2]"),
        ({"board": ["." * 8] * 4}, "board[0]"),
        ({"board": ["...."] * 8}, "board"),
        ({"board": ["OOOO", "OO..", "....", "...."]}, "board"),
        ({"board": ["P...", "....", "....", "...P"]}, "board"),
        ({"board": ["PO..", "....", "....", "...."]}, "board[0][1]"),
        ({"board": ["....", "..P.", "..G.", "...."]}, "board[2][2]"),
        ({"board": ["O.O.", "....", "O.O.", "O..."]}, "board"),
        ({"choosing": "pirate"}, "choosing"),
        ({"choosing": "dinner"}, "choosing"),
        ({"player": "coin"}, "player"),
        ({"player": "nobody"}, "ended"),
        ({"player": "nobody", "ended": "five-ships"}, "winner"),
        ({"player": "nobody", "ended": "five-ships", "winner": "green"}, "winner"),
        ({"player": "nobody", "ended": "repetition", "winner": "green"}, "winner"),
        ({"player": "nobody", "ended": "no-legal-square"}, "ended"),
        ({"ended": "repetition"}, "ended"),
        ({"winner": "green"}, "winner"),
        ({"earlier": ["...."]}, "earlier[0]"),
        ({"earlier": [".../.../... green"]}, "earlier[0]"),
        ({"earlier": ["..../..../..../.... green", "..../..../..Q./.... green"]}, "earlier[1][2]"),
        ({"wind": "east"}, "wind"),
    ],
)
def test_a_bad_field_is_named(change: dict[str, object], path: str) -> None:
    """The path is the field's, and the problem says what would be right."""
    with pytest.raises(Malformed) as caught:
        CARDINAL.load(json.dumps(GOOD | change).encode())
    assert caught.value.path == path
    assert caught.value.problem


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"null", b'{"game": "cardinal"}', b'"board"'])
def test_what_is_no_position_is_malformed(data: bytes) -> None:
    """Never another error."""
    with pytest.raises(Malformed):
        CARDINAL.load(data)


@given(
    st.binary(max_size=60)
    | st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["game", "board", "player", "earlier"]), inner, max_size=4)
        ),
    ).map(lambda value: json.dumps(value).encode())
)
def test_any_bytes_are_a_position_or_malformed(data: bytes) -> None:
    """The parser never breaks."""
    with pytest.raises(Malformed):
        CARDINAL.load(data)


rows = st.lists(st.text(alphabet="..... OGP", min_size=3, max_size=5), min_size=3, max_size=5)


@given(rows, st.sampled_from(["orange", "green", "coin"]), st.sampled_from(["ship", "pirate"]))
def test_what_is_loaded_is_saved_and_loaded_again(board: list[str], player: str, choosing: str) -> None:
    """Any board that is accepted comes back the same."""
    file = {"game": "cardinal", "board": board, "player": player, "choosing": choosing}
    try:
        position = CARDINAL.load(json.dumps(file).encode())
    except Malformed:
        return
    assert CARDINAL.load(CARDINAL.save(position)).numbers() == position.numbers()


@pytest.mark.clause("CA-R12")
def test_a_file_keeps_what_the_third_occurrence_needs() -> None:
    """Saved after the second occurrence, loaded, played on: the third is still the third."""
    board = "O . G . . .\n . P . . . .\n O . . G . O\n . . . . . .\n . . . . . G\n . . . . . ."
    played = lay(board, "orange").play("e5", "a2")
    table = lay(board, "orange")
    table.position = CARDINAL.load(CARDINAL.save(played.position))
    assert table.play("e5", "a2").player == "nobody"
    assert CARDINAL.ending(table.position).how == "repetition"


def test_a_choice_for_the_pirate_is_saved_as_one() -> None:
    """`choosing` says so."""
    table = lay(". . . . .\n . O G . .\n . . . . .\n . . O . .\n . . . . .", "green").play("b4")
    file = json.loads(CARDINAL.save(table.position))
    assert (file["choosing"], file["player"]) == ("pirate", "green")
    assert CARDINAL.load(CARDINAL.save(table.position)).legal() == table.position.legal()


def test_the_schema_describes_every_field() -> None:
    """A JSON schema for editors."""
    properties = CARDINAL.schema()["$defs"]["CardinalFile"]["properties"]  # type: ignore[index]
    common = {"game", "players", "options", "pack"}
    assert set(properties) == common | {"board", "player", "choosing", "ended", "winner", "earlier"}
    assert all(
        "description" in field or field.get("enum") == ["cardinal"] or "anyOf" in field for field in properties.values()
    )
