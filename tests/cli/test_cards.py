"""`quarterdeck cards`: what has an id."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from quarterdeck.engine.clauses import Component
from quarterdeck.engine.game import Pack
from quarterdeck.engine.registry import find_game, keys
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
    assert {one.provenance for one in found} <= {"published", "deduced", "reconstructed"}


@pytest.mark.parametrize("key", keys())
def test_what_shows_them_is_drawn(key: str) -> None:
    """By the game's own drawings, or as a shape with three corners at least."""
    art = art_of(find_game(key))
    for one in listed(key):
        assert set(one.drawings) <= set(art), one.id
        assert len(one.outline) == 0 or len(one.outline) > 2, one.id


def test_ids_of_cards_are_those_of_position_files(command: Command, tmp_path: Path) -> None:
    """Whatever is listed as a card of Bruise Cruise can lie on the discard pile."""
    cards = [one.id for one in listed("bruise-cruise") if one.kind.endswith("card")]
    file = tmp_path / "discards.json"
    admirals = {"P": {"home": "Nassau"}, "H": {"home": "Colon"}}
    for part in (cards[:40], cards[40:]):
        fields = {"game": "bruise-cruise", "asked": "first roll", "admirals": admirals, "discard": part}
        file.write_bytes(msgspec.json.encode(fields))
        problem = command("position", "show", str(file), "--json").err
        assert "no card" not in problem, problem


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
    assert command("cards", "kraken", "--kind", "sail").err == "error: kind: there is none; write card\n"
    assert command("cards", "cardinal", "--kind", "card").err == "error: kind: Cardinal has nothing with an id\n"
    assert command("cards", "cardinal").out.startswith("Nothing in Cardinal has an id")


def test_a_content_pack_is_listed_in_place_of_the_games_own(command: Command, tmp_path: Path) -> None:
    """As elsewhere with --pack."""
    deck = tmp_path / "deck.toml"
    deck.write_text(SMALLEST.content, encoding="utf-8")
    found = command("cards", "kraken", "--pack", str(deck), "--json").json()
    assert [one.id for one in msgspec.convert(found["components"], list[Component])] == [
        f"card-{number}" for number in range(1, 13)
    ]
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
        ("bruise-cruise", "havana", "name: rulebook"),
        ("bruise-cruise", "tortola", "name: published"),
        ("bruise-cruise", "mobile", ""),
        ("bremerhaven", "lighthouse", "name, text, ship_money: rulebook"),
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
