"""The tool that takes printed pieces from a table: what it understands, what it adds, and what it leaves out with a reason."""

from __future__ import annotations

import csv
import shutil
from pathlib import Path
from typing import Final

import msgspec
import pytest

from quarterdeck.engine.packs import read_toml
from quarterdeck.games.pirates.pack.reading import built_in_content
from quarterdeck.games.pirates.texts.writing import read_ability
from tools.pirates.__main__ import CONTENT
from tools.pirates.account import Rows, count
from tools.pirates.comparing import compare
from tools.pirates.families import digest, meaning, read_families, sentences
from tools.pirates.prints import Print, read_table
from tools.pirates.reasons import NO_ABILITY, NO_NUMBERS, reason_for
from tools.pirates.taking import NO_SPACE, SILVER, take
from tools.pirates.writing import write

COLUMNS: Final = (
    "Faction",
    "#",
    "Type",
    "Name",
    "Point Cost",
    "Masts",
    "Cargo",
    "Base Move",
    "Cannons",
    "Link",
    "Ability",
    "SheetName",
)
SPEEDY: Final = "Ours is a speedy ship."
KNOWN: Final = {digest(sentences(SPEEDY)): ("light",), digest(sentences("Schooner.")): ("schooner",)}


def ship(
    name: str, text: str, number: str = "900", sheet: str = "Frozen North", cannons: str = "2L,3S"
) -> tuple[str, ...]:
    """A row of a ship."""
    return ("Viking", number, "Ship", f"{name}  ", "9.0", "2.0", "3.0", "s+l", cannons, "", text, sheet)


def rows(file: Path, table: str) -> list[dict[str, object]]:
    """The rows of a content file."""
    return msgspec.convert(read_toml(file.read_text(encoding="utf-8"))[table], list[dict[str, object]])


def table(path: Path, *rows: tuple[str, ...]) -> list[Print]:
    """The prints of a table with these rows."""
    with (path / "table.csv").open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([COLUMNS, *rows])
    return read_table(path / "table.csv")


def test_sentences_have_a_common_form() -> None:
    """Keywords in a list count alone; may and can, her and its, this ship and this crew are alike."""
    assert sentences("Junk, Fear. This ship can't sink; she may sail.") == [
        "junk",
        "fear",
        "this cannot sink",
        "it may sail",
    ]
    assert sentences("This crew's ship can not sink.") == sentences("THIS SHIP cannot sink!")


def test_a_text_means_what_the_longest_runs_of_its_sentences_mean() -> None:
    """A run of two goes before its first sentence alone."""
    known = {digest(["one"]): ("light",), digest(["one", "two"]): ("heavy",), digest(["three"]): ("fear",)}
    assert meaning("One. Two. Three.", known).effects == ("heavy", "fear")
    found = meaning("One. Three. Four.", known)
    assert (found.effects, found.unknown) == (("light", "fear"), ("four",))


def test_every_family_has_effects_that_there_are() -> None:
    """But for the two that only belong to others."""
    families = read_families()
    assert len(families) > 150
    for effects in families.values():
        for effect in set(effects) - {NO_SPACE, SILVER}:
            read_ability("effects", effect)


def test_a_table_is_read_in_the_words_of_content(tmp_path: Path) -> None:
    """Numbers as spreadsheets write them, cannons parted by commas, and reprints last; generic crew is left out."""
    generic = ("Viking", "1", "Crew", "Helmsman", "2.0", "", "", "", "", "", "", "Frozen North")
    first, last = table(
        tmp_path, ship("Sleipnir", SPEEDY, sheet="Revolution Unlimited"), generic, ship("Fenrir", SPEEDY)
    )
    assert (first.name, first.nation, first.points, first.masts, first.cargo) == ("Fenrir", "viking", 9, 2, 3)
    assert (first.move, first.cannons, first.set) == ("S+L", "2L-3S", "Frozen North")
    assert last.name == "Sleipnir"


def test_what_is_understood_is_added_once_and_the_rest_listed_with_its_reason(tmp_path: Path) -> None:
    """Two prints of a ship make a row; a text, a keyword and cannons that nobody knows make entries of the list."""
    folder = tmp_path / "content"
    shutil.copytree(CONTENT, folder)
    prints = table(
        tmp_path,
        ship("Sleipnir Two", f"Schooner. {SPEEDY}"),
        ship("Sleipnir Two", f"Schooner. {SPEEDY}", "UL900", "Revolution Unlimited"),
        ship("Riddle", "Nobody knows what this says."),
        ship("Spinner", "Turbine."),
        ship("Unarmed", SPEEDY, cannons="?"),
    )
    told = list(write(folder, take(prints, built_in_content(), KNOWN)))
    assert told[0] == "ships.toml: 1 more"
    row = rows(folder / "ships.toml", "ship")[-1]
    assert (row["id"], row["effects"], row["also"]) == (
        "sleipnir-two",
        ["schooner", "light"],
        ["Revolution Unlimited UL900"],
    )
    reasons = {one["name"]: one["reason"] for one in rows(folder / "absent.toml", "absent")}
    assert (reasons["Riddle"], reasons["Unarmed"]) == (NO_ABILITY, NO_NUMBERS)
    assert reasons["Spinner"] == "what the keyword Turbine means is written nowhere in full"


@pytest.mark.parametrize(("cargo", "differences"), [("4.0", []), ("5.0", ["revenant: cargo is 4, in the table 5"])])
def test_numbers_that_differ_are_told(tmp_path: Path, cargo: str, differences: list[str]) -> None:
    """The text is compared where it is understood."""
    row = (
        "Pirate",
        "PS-001",
        "Ship",
        "Revenant",
        "15.0",
        "5.0",
        cargo,
        "L",
        "2L-2S-2S-2S-2L",
        "",
        "Unread.",
        "Spanish Main First Edition",
    )
    found, told = compare(table(tmp_path, row), built_in_content(), KNOWN)
    assert found == 1
    assert [str(one) for one in told if one.field != "number"] == differences


@pytest.mark.parametrize(
    ("unknown", "reason"),
    [
        (["flotilla", "eternal"], "what the keyword Eternal means is written nowhere in full"),
        (
            ["eternal", "emperor's commander"],
            "what the keywords Eternal and Emperor's Commander mean is written nowhere in full",
        ),
        (["this says something", "hoist"], "how far a hoist reaches is written nowhere"),
        (["this says something"], NO_ABILITY),
        ([], NO_NUMBERS),
    ],
)
def test_the_reason_names_what_is_missing(unknown: list[str], reason: str) -> None:
    """Keywords that nobody describes go first, then what is described and not built."""
    assert reason_for(unknown) == reason


def test_rows_are_counted_by_kind(tmp_path: Path) -> None:
    """Generic crew and rows that say the same again apart; unique treasures by their names."""
    once = ship("Sleipnir", SPEEDY)
    captain = ("Viking", "7", "Crew", "Captain", "3.0", "", "", "", "", "", "", "Frozen North")
    relic = ("UT", "8", "Treasure", "Relic", "", "", "", "", "", "", "", "Frozen North")
    table(tmp_path, once, once, captain, captain, relic, relic)
    assert count(tmp_path / "table.csv") == {"ship": Rows(2, twice=1), "crew": Rows(2, generic=2), "treasure": Rows(1)}
