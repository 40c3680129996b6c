"""`quarterdeck cards`: what has an id."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from quarterdeck.engine.clauses import Component
from quarterdeck.engine.game import Pack
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.engine.texts import folded
from quarterdeck.games.bremerhaven.pack.format import Row
from quarterdeck.games.bremerhaven.picture.view import SAY
from quarterdeck.server.pages.catalogue import art_of
from tests.cli.commands import Ran
from tests.laws.setups import SMALL_SEA, SMALLEST

Command = Callable[..., Ran]
NAMED: dict[str, list[str]] = {
    "bremerhaven": ["grietje", "fish-hall", "bank", "3-1-4-2", "fall"],
    "bruise-cruise": ["havana-a", "gulf-stream", "st-johns"],
    "cardinal": [],
    "kraken": ["full-sail"],
    "pirates": ["hms-titan", "captain-english", "gull-rock", "fog-bank", "chain-shot", "foul-winds"],
}
"""Ids that examples of position files and fleets use."""
ADMIRALS = {
    "P": {"home": "Nassau", "ships": {"P0": {"at": "-2.2"}}, "hand": 3},
    "H": {"home": "Colon", "ships": {"H0": {"at": "-3.2"}}, "hand": 3},
}
"""Two Admirals of Bruise Cruise, each with a flagship at sea."""


def listed(key: str, pack: Pack | None = None) -> list[Component]:
    """Everything of a game that has an id."""
    return list(find_game(key).components(pack))


@pytest.mark.parametrize("key", keys())
def test_everything_that_files_name_is_listed(key: str) -> None:
    """Each once within its kind, with a name, and what it says."""
    found = listed(key)
    assert set(NAMED.get(key, [])) <= {one.id for one in found}
    assert len({(one.kind, one.id) for one in found}) == len(found)
    assert all(one.name for one in found)
    assert all(one.text.strip() for one in found if one.kind != "island")
    assert {one.provenance for one in found} <= {"rulebook", "published", "deduced", "reconstructed"}


@pytest.mark.parametrize("key", keys())
def test_what_shows_them_is_drawn(key: str) -> None:
    """By the game's own drawings, or as a shape with three corners at least."""
    art = art_of(find_game(key))
    for one in listed(key):
        assert set(one.drawings) <= set(art), one.id
        assert len(one.outline) == 0 or len(one.outline) > 2, one.id


def test_ids_of_cards_are_those_of_position_files(command: Command, tmp_path: Path) -> None:
    """Whatever is listed as a card of Bruise Cruise can lie on the discard pile, and nothing else can."""
    cards = [one.id for one in listed("bruise-cruise") if one.kind.endswith("card")]
    file = tmp_path / "discards.json"

    def shown(discard: list[str]) -> Ran:
        fields = {"game": "bruise-cruise", "asked": "action", "turn": "P", "actions": 2, "admirals": ADMIRALS}
        file.write_bytes(msgspec.json.encode({**fields, "discard": discard}))
        return command("position", "show", str(file), "--json")

    for part in (cards[:40], cards[40:]):
        ran = shown(part)
        assert ran.code == 0, ran.err
    refused = shown([*cards[:40], "no-such-card"])
    assert refused.code != 0
    assert "there is no card 'no-such-card'" in refused.err


def test_they_are_listed_for_people_and_for_programs(command: Command) -> None:
    """Kind by kind; filters take those of a kind, and those that say all words."""
    ran = command("cards", "bremerhaven", "--kind", "building")
    assert ran.out.splitlines()[0] == "building"
    assert any(line.split()[0] == "lighthouse" for line in ran.out.splitlines()[1:])
    found = command("cards", "pirates", "--find", "hms titan", "--json").json()
    assert found["game"] == "pirates"
    components = msgspec.convert(found["components"], list[Component])
    assert [one.id for one in components] == ["hms-titan"]
    assert command("cards", "kraken", "--find", "no such words").out == ""


def test_a_kind_that_is_none_is_refused(command: Command) -> None:
    """With those that there are; a game without content has none at all."""
    assert (
        command("cards", "kraken", "--kind", "sail").err
        == "error: kind: there is no kind 'sail'; the kinds are icon, card\n"
    )
    none = "Cardinal has no cards or pieces with ids."
    assert command("cards", "cardinal", "--kind", "card").err == f"error: kind: {none}\n"
    assert command("cards", "cardinal").out == f"{none}\n"


def test_a_game_without_content_is_not_taken_for_another(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said of it names no squares, nor anything else of Cardinal's."""
    monkeypatch.setattr(type(find_game("kraken")), "components", lambda _game, _pack=None: ())
    assert command("cards", "kraken").out == "Kraken has no cards or pieces with ids.\n"


@pytest.mark.parametrize(
    ("key", "words", "wanted"), [("bruise-cruise", "bacardi", "santiago-b"), ("kraken", "FULL sail", "full-sail")]
)
def test_accents_and_capitals_do_not_matter_when_something_is_looked_for(
    key: str, words: str, wanted: str, command: Command
) -> None:
    """As in the browser."""
    found = command("cards", key, "--find", words, "--json").json()["components"]
    assert wanted in [one.id for one in msgspec.convert(found, list[Component])]


def test_letters_are_looked_for_as_people_type_them() -> None:
    """Also those that Unicode does not take for accented."""
    assert folded("Sørwegian, Colón, HAVANA, Ærø") == "sorwegian, colon, havana, aero"


def test_where_parts_of_a_card_come_from_is_said_in_words(command: Command) -> None:
    """Not by the names of fields in files."""
    out = command("cards", "bremerhaven", "--kind", "building").out
    assert "from the rulebook: name, text, money for new Ships" in out
    assert "_" not in out
    fields = {name for row in get_args(Row) for name in row.__struct_fields__} - {
        "provenance",
        "covers",
        "bollards",
        "track",
        "two",
        "three",
        "four",
    }
    for name in fields:
        assert "_" not in SAY("listed-field", field=name), name


def test_a_content_pack_is_listed_in_place_of_the_games_own(command: Command, tmp_path: Path) -> None:
    """As elsewhere with --pack."""
    deck = tmp_path / "deck.toml"
    deck.write_text(SMALLEST.content, encoding="utf-8")
    found = command("cards", "kraken", "--pack", str(deck), "--json").json()
    components = msgspec.convert(found["components"], list[Component])
    assert [one.id for one in components if one.kind == "card"] == [f"card-{number}" for number in range(1, 13)]
    assert {one.id for one in listed("bruise-cruise", SMALL_SEA)} != {one.id for one in listed("bruise-cruise")}


@pytest.mark.parametrize(
    ("key", "id_", "note"),
    [
        (
            "pirates",
            "admiral-yi",
            "Name and numbers are published. How many panels there are is not known; she has three.",
        ),
        ("pirates", "fog-bank", "What it does is published."),
        ("pirates", "isle-of-fire", "What it does is published."),
        ("bruise-cruise", "havana", "from the rulebook: name"),
        ("bruise-cruise", "tortola", "published: name"),
        ("bruise-cruise", "mobile", ""),
        ("bremerhaven", "lighthouse", "from the rulebook: name, text, money for new Ships"),
    ],
)
def test_what_is_known_of_a_card_of_our_own_is_told(key: str, id_: str, note: str) -> None:
    """The region and the place of no port are told anywhere, the panels of no turtle ship, the shape of no terrain."""
    assert [(one.provenance, one.note) for one in listed(key) if one.id == id_] == [("reconstructed", note)]


@pytest.mark.clause("PI-R118")
def test_el_toro_is_listed_as_a_titan() -> None:
    """Its keyword is printed on it; what it means is told nowhere."""
    (toro,) = (one for one in listed("pirates") if one.id == "el-toro")
    assert toro.text.endswith(" Titan.")
    assert (
        toro.note == "Name and numbers are published. What Titan means is written nowhere; it adds nothing (PI-R118)."
    )


def test_a_pack_says_itself_where_its_ports_come_from() -> None:
    """Only of the chart that is built in is it known that regions and places are our own."""
    of_pack = [one for one in listed("bruise-cruise", SMALL_SEA) if one.kind == "port"]
    assert of_pack
    assert {one.note for one in of_pack} == {""}
