"""What docs/games/pirates.md and pirates-files.md say of notation, packs and position files is so, and nothing is missing there."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final, cast

import msgspec
import pytest

from quarterdeck.engine.game import Setup
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.file.fields import PiratesFile
from quarterdeck.games.pirates.file.words import WORDS
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.pack.format import PackFile
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.words.notation.parts import FORMS, MEASURE

FOLDER: Final = Path(__file__).parents[3] / "docs" / "games"
PAGE: Final = "\n".join((FOLDER / name).read_text(encoding="utf-8") for name in ("pirates.md", "pirates-files.md"))
Fields = dict[str, object]
PART_FILES: Final = (
    "IslandFile", "ShipFile", "PieceFile", "SlotFile", "EventFile", "MysteriousFile", "InProgressFile", "ActionFile", "SailingFile", "ShootingFile", "LossFile",
    "BoardingFile", "FiresFile", "ExploringFile", "TradeFile", "CardFile", "QuestionFile", "RerollFile", "IslandAtWorkFile",
    "ContactsFile", "WayFile", "InterruptedFile",
)  # fmt: skip


def part(heading: str) -> str:
    """What stands below a heading of the page."""
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def words(text: str) -> set[str]:
    """Everything between backticks."""
    said = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return {word for found in said for word in (found, found.split()[0])}


def example(number: int, *moves: str) -> PiratesPosition:
    """A position file of the page, after some moves."""
    position = PIRATES.load(re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)[number].encode())
    for move in moves:
        assert PIRATES.why_not(position, PIRATES.parse(position, move)) is None, move
        position.play(PIRATES.parse(position, move))
    return position


def fields_of(kind: str) -> set[str]:
    """The fields of a part of the position file."""
    definitions = cast("dict[str, dict[str, Fields]]", PIRATES.schema()["$defs"])
    return set(definitions[kind]["properties"])


# -- notation --------------------------------------------------------------------------------------


def test_every_verb_of_the_notation_is_on_the_page() -> None:
    """With an example of each."""
    verbs = {verb for verb in FORMS if not MEASURE.fullmatch(verb)}
    assert len(verbs) > 20
    assert verbs - words(part("Notation")) == set()


@pytest.mark.clause("PI-N17", "PI-R4")
@pytest.mark.parametrize(("number", "before"), [(0, ("act R1", "move")), (1, ())])
def test_the_refusals_on_the_page_are_those_of_the_game(number: int, before: tuple[str, ...]) -> None:
    """Of a course that is too long, and of a shot that is too short."""
    position = example(number, *before)
    told = re.findall(r"^    (\S.*?) {2,}(.+) \((PI-\S+)\)$", part("Notation"), re.MULTILINE)
    assert len(told) == 2
    move, sentence, clause = told[number]
    refusal = PIRATES.why_not(position, PIRATES.parse(position, move))
    assert refusal is not None
    assert (refusal.sentence, refusal.clause) == (sentence, clause)


def test_the_moves_of_the_examples_are_those_that_the_page_names() -> None:
    """Listed ones, and a course that is not listed."""
    after = example(0, "act R1", "shoot", "fire 1 at G1")
    assert [PIRATES.text(after, move) for move in after.legal()] == [f"die {k}" for k in range(1, 7)]
    sailing = example(0, "act R1", "move")
    assert PIRATES.parse(sailing, "L 90.0 50.00") not in sailing.legal()
    example(0, "act R1", "move", "L 90.0 50.00")
    shots = example(1)
    assert {PIRATES.text(shots, move) for move in shots.legal()} == {
        "done", "fire 2 at G1", "fire 2 at G2", "fire 4 at G1", "fire 4 at G2", "fire 5 at G2",
    }  # fmt: skip
    for move in ("fire 2 at G1", "fire 4 at G2", "fire 5 at G2"):
        assert f"`{move}`" in PAGE.replace("\n", " ")


# -- packs -----------------------------------------------------------------------------------------


def test_every_field_of_a_pack_is_on_the_page() -> None:
    """And every table."""
    said = part("Content pack")
    tables = {field.encode_name for field in msgspec.structs.fields(PackFile)} - {"title", "only"}
    assert {f"[{name}]" if name == "measures" else f"[[{name}]]" for name in tables} <= words(said)
    schema = cast("dict[str, dict[str, Fields]]", msgspec.json.schema(PackFile)["$defs"])
    fields = {field for kind in schema.values() for field in kind.get("properties", {})} - tables - {"ship"}
    assert len(fields) > 40
    assert fields - {"title", "only"} - words(said) == set()


def test_the_pack_on_the_page_is_read_and_played() -> None:
    """Its fleet of 10 points goes to sea."""
    text = part("Content pack").partition("```toml\n")[2].partition("```")[0]
    options = PiratesOptions(total=10, red="The Heron", green="random")
    position = PIRATES.start(Setup(players=2, options=options, pack=PIRATES.read_pack("heron.toml", text)))
    assert position.names[0] == "Night Heron"


# -- position files --------------------------------------------------------------------------------


def test_every_field_of_a_position_file_is_on_the_page() -> None:
    """And everything that can be asked."""
    said = words(part("Position files"))
    assert {field.name for field in msgspec.structs.fields(PiratesFile)} - said == set()
    for kind in PART_FILES:
        assert fields_of(kind) - said == set(), kind
    assert set(WORDS.values()) - said == set()


def test_the_examples_are_as_short_as_they_can_be() -> None:
    """They have no field that the game would not write, or read without."""
    for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL):
        written: Fields = json.loads(PIRATES.save(PIRATES.load(text.encode())))
        assert json.loads(text).keys() - {"player", "who", "turn", "options"} <= written.keys()
