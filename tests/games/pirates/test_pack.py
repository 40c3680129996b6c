"""Packs of the pirates' game: numbers for the rules, and rows that replace built-in ones or are added to them."""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from quarterdeck.engine.errors import PackError
from quarterdeck.engine.packs import slug
from quarterdeck.games.pirates.pack.checks import masts_of
from quarterdeck.games.pirates.pack.format import TABLES, TOWED, CreatureFile, ShipFile
from quarterdeck.games.pirates.pack.pieces import Pieces, rows_of
from quarterdeck.games.pirates.pack.reading import (
    built_in,
    built_in_text,
    catalog_of,
    folder_texts,
    join,
    pack_of,
    pack_of_folder,
    pieces_of,
    read_pack,
    schema,
    whole_text,
)
from quarterdeck.games.pirates.table.catalog import ANY_NATION, FORTS, NATIONS, NEAR_FORTS, holds
from quarterdeck.games.pirates.texts import abilities, kinds
from quarterdeck.games.pirates.texts.writing import ALL, read_ability, read_deed, targets_of
from tests.games.pirates.packs import TITLE, given, pieces, row

OWN: Final = pieces_of(built_in()).content
CATALOG: Final = catalog_of(built_in())
FOLDER: Final = files("quarterdeck.games.pirates") / "content"
MEASURES: Final = "SL"
VESSELS: Final[list[ShipFile | CreatureFile]] = [*OWN.ship, *OWN.creature]


# -- the catalog -----------------------------------------------------------------------------------


def test_the_catalog_of_a_pack_is_made_once() -> None:
    """It knows its text, and a number for it."""
    pack = built_in()
    assert catalog_of(pack) is catalog_of(built_in())
    assert (pack.name, pack.built_in, CATALOG.text) == ("Pirates of the Cursed Seas", True, pack.content)
    assert pack.digest == hashlib.sha256(pack.content.encode()).hexdigest()
    assert CATALOG.digest == int(pack.digest[:15], 16)


@pytest.mark.clause("PI-2.1", "PI-7.2", "PI-R3", "PI-18.2")
def test_ships_and_creatures_are_numbered_as_they_stand() -> None:
    """Creatures behind the ships, forts behind those; one cannon for each mast or segment."""
    assert CATALOG.ships == len(VESSELS)
    assert len(CATALOG.forms) == len(VESSELS) + len(OWN.fort)
    for k, vessel in enumerate(VESSELS):
        assert CATALOG.names[k] == vessel.id
        numbers = (CATALOG.cost[k], CATALOG.cargo[k], CATALOG.masts[k])
        assert numbers == (vessel.points, vessel.cargo, masts_of(vessel.cannons))
        assert NATIONS[CATALOG.nation[k]] == vessel.nation
        moves = [CATALOG.move[3 * k + j] for j in range(3)]
        assert ("+".join(MEASURES[measure] for measure in moves if measure >= 0) or TOWED) == vessel.move
        masts = range(10 * k, 10 * k + int(CATALOG.masts[k]))
        assert "-".join(f"{CATALOG.rank[j]}{MEASURES[CATALOG.reach[j]]}" for j in masts) == vessel.cannons
        assert bool(CATALOG.creature[k]) == CATALOG.forms[k].creature == (k >= len(OWN.ship))
        assert len(CATALOG.forms[k].masts) == CATALOG.masts[k]


def test_abilities_are_sets_with_their_targets() -> None:
    """Of ships, creatures and crew alike; equipment has none."""
    for k, vessel in enumerate(VESSELS):
        found = {
            one
            for one in range(int(abilities.ABILITIES))
            if holds(CATALOG.low[k], CATALOG.high[k], CATALOG.top[k], one)
        }
        assert found == {read_ability("", effect).number for effect in vessel.effects}
    crews = [*(one.effects for one in OWN.crew), *([] for _ in OWN.equipment)]
    for k, written in enumerate(crews):
        found = {
            one
            for one in range(int(abilities.ABILITIES))
            if holds(CATALOG.crew_low[k], CATALOG.crew_high[k], CATALOG.crew_top[k], one)
        }
        assert found == {read_ability("", effect).number for effect in written}
    at = CATALOG.names.index
    assert CATALOG.gunner[at("hellfire")] == ALL & ~(1 << NATIONS.index("cursed"))
    assert CATALOG.gunner[at("cutlass")] == 1 << NEAR_FORTS
    assert CATALOG.friend[at("black-swan")] == ALL
    assert CATALOG.hated[at("treachery")] == 1 << NATIONS.index("english")
    ships = CATALOG.ships
    assert CATALOG.crew_gunner[at("brent-rice") - ships] == ALL & ~(1 << NATIONS.index("american")) | 1 << FORTS
    assert CATALOG.crew_friend[at("jack-hawkins-bc") - ships] == 1 << NATIONS.index("pirate")


@pytest.mark.clause("PI-2.2", "PI-4.2", "PI-4.12")
def test_crew_and_equipment_are_numbered_as_they_stand() -> None:
    """Equipment behind the crew, of any nation."""
    assert CATALOG.crews == len(OWN.crew) + len(OWN.equipment)
    for k, crew in enumerate(OWN.crew):
        assert CATALOG.names[CATALOG.ships + k] == crew.id
        assert (CATALOG.crew_cost[k], NATIONS[CATALOG.crew_nation[k]]) == (crew.points, crew.nation)
        spaceless = {"oarsman", "cargo-one", "cargo-master"} & set(crew.effects)
        assert CATALOG.crew_space[k] == (0 if spaceless else 1)
        assert CATALOG.equipment[k] == -1
    for k, item in enumerate(OWN.equipment, start=len(OWN.crew)):
        assert CATALOG.names[CATALOG.ships + k] == item.id
        assert (CATALOG.crew_cost[k], CATALOG.crew_space[k]) == (item.points, 1)
        assert CATALOG.crew_nation[k] == ANY_NATION
        deed = read_deed("", "equipment", item.effect)
        assert (CATALOG.equipment[k], CATALOG.equipment_nations[k]) == (deed.number, deed.nations)
        assert CATALOG.equipment_once[k] == item.single_use
    assert CATALOG.equipment_nations[CATALOG.names.index("soul-mark") - CATALOG.ships] == targets_of("cursed")


@pytest.mark.clause("PI-4.8", "PI-4.9", "PI-R18")
def test_links_are_the_same_in_words_and_in_numbers() -> None:
    """Both directions of two linked crew, and crew to ships; nation does not matter."""
    words = Pieces(OWN)
    some = [k for k, crew in enumerate(OWN.crew) if crew.links or k % 9 == 0]
    for k in some:
        for j, ship in enumerate(VESSELS):
            assert CATALOG.linked_to_ship(k, j) == words.linked(OWN.crew[k].id, ship.id)
        for j in some:
            assert (
                CATALOG.linked_crew(k, j) == CATALOG.linked_crew(j, k) == words.linked(OWN.crew[k].id, OWN.crew[j].id)
            )
    assert len(CATALOG.link_start) == CATALOG.crews + 1
    assert CATALOG.link_start[CATALOG.crews] == len(CATALOG.links)


@pytest.mark.clause("PI-5.5", "PI-8.5", "PI-16.1", "PI-2.7")
def test_everything_else_is_numbered_as_it_stands() -> None:
    """Treasures, islands, Events, forts and terrain."""
    assert [CATALOG.measure[0], CATALOG.measure[1], CATALOG.width[0], CATALOG.height[0]] == [5750, 8380, 120000, 90000]
    assert [int(coin) for coin in CATALOG.coins] == OWN.measures.coins
    for k, unique in enumerate(OWN.treasure):
        deed = read_deed("", "treasure", unique.effect)
        assert (CATALOG.unique_effect[k], CATALOG.unique_amount[k]) == (deed.number, deed.amount)
        numbers = (CATALOG.unique_worth[k], CATALOG.unique_space[k], bool(CATALOG.unique_hidden[k]))
        assert numbers == (unique.worth, unique.spaces, unique.hidden)
    effect_of = {one.id: one for one in OWN.mysterious}
    for k, island in enumerate(OWN.island):
        assert [list(corner) for corner in CATALOG.shores[k].corners()] == island.corners
        lasts = read_deed("", "island", island.effect).number if isinstance(island.effect, str) else -1
        assert CATALOG.island_effect[k] == lasts
        if not isinstance(island.mysterious, str):
            assert (CATALOG.mystery_low[k], CATALOG.mystery_high[k]) == (-1, -1)
            continue
        low, high = (
            read_deed("", "island", text)
            for text in (effect_of[island.mysterious].low, effect_of[island.mysterious].high)
        )
        assert (CATALOG.mystery_low[k], CATALOG.mystery_low_amount[k]) == (low.number, low.amount)
        assert (CATALOG.mystery_high[k], CATALOG.mystery_high_amount[k]) == (high.number, high.amount)
    for k, event in enumerate(OWN.event):
        assert kinds.EVENT_SLUGS[CATALOG.event_effect[k]] == event.effect
        assert CATALOG.event_cost[k] == event.points
    for k, fort in enumerate(OWN.fort):
        guns = range(10 * k, 10 * k + int(CATALOG.fort_guns[k]))
        assert "-".join(f"{CATALOG.fort_rank[j]}{MEASURES[CATALOG.fort_reach[j]]}" for j in guns) == fort.cannons
        assert (NATIONS[CATALOG.fort_nation[k]], CATALOG.fort_price[k]) == (fort.nation, fort.gold)
        ability = abilities.number_of(fort.effect) if isinstance(fort.effect, str) else -1
        assert CATALOG.fort_effect[k] == ability
    for k, terrain in enumerate(OWN.terrain):
        assert kinds.TERRAIN_SLUGS[CATALOG.terrain_kind[k]] == terrain.kind
        assert (CATALOG.terrain_number[k], CATALOG.terrain_copies[k]) == (terrain.number, terrain.copies)
        assert [list(corner) for corner in CATALOG.terrain_shapes[k].corners()] == terrain.corners


def test_names_of_the_catalog_stand_one_after_another() -> None:
    """Ships, crew, uniques, islands, Events, forts, terrain."""
    kinds_before = ("ship", "creature", "crew", "equipment", "treasure")
    names = [one.id for kind in kinds_before for one in rows_of(OWN, kind)]
    names += [slug(island.name) for island in OWN.island]
    names += [one.id for kind in ("event", "fort") for one in rows_of(OWN, kind)]
    names += [terrain.id for terrain in OWN.terrain]
    assert CATALOG.names == names


@pytest.mark.clause("PI-N6", "PI-N10", "PI-N11")
def test_hulls_are_cut_for_the_rules() -> None:
    """The bow zone and the front half of the one with three masts."""
    form = CATALOG.forms[CATALOG.names.index("windjammer")]
    assert (form.length, form.sail) == (7000, 900)
    assert [int(x) for x in form.masts] == [-1750, -3500, -5250]
    assert min(x for x, _ in form.bow.corners()) == -1700
    assert min(x for x, _ in form.fore.corners()) == -3500
    assert max(y for _, y in form.hull.corners()) == 1000
    base = CATALOG.forms[CATALOG.names.index("jormungandr")]
    assert base.hull.corners() == base.bow.corners()


# -- packs -----------------------------------------------------------------------------------------


def test_the_built_in_pack_is_a_pack_like_any_other() -> None:
    """Its text, and the text that is written of its rows, mean the same."""
    assert read_pack("copy.toml", built_in().content) == OWN
    assert read_pack("again.toml", whole_text(OWN)) == OWN
    assert whole_text(read_pack("again.toml", whole_text(OWN))) == whole_text(OWN)


def test_rows_are_added_to_what_is_built_in() -> None:
    """They stand first, so that rows are counted as in their file."""
    found = read_pack("ours.toml", given(row("ship"), row("crew", id="ours-too")))
    assert [ship.id for ship in found.ship] == ["ours", *(ship.id for ship in OWN.ship)]
    assert (found.crew[0].id, len(found.crew)) == ("ours-too", len(OWN.crew) + 1)
    assert (found.title, found.island, found.measures) == ("Ours", OWN.island, OWN.measures)


def test_rows_replace_built_in_ones_of_their_id() -> None:
    """Islands and fleets those of their name."""
    text = given(
        row("ship", id="hms-titan", points=16), row("island", name="GULL ROCK"), row("fleet", name="Titan's line"),
        row("measures"), row("hull", id="ship-3"),
    )  # fmt: skip
    found = read_pack("ours.toml", text)
    assert len(found.ship) == len(OWN.ship)
    assert [ship.points for ship in found.ship if ship.id == "hms-titan"] == [16]
    assert len(found.island) == len(OWN.island)
    assert found.island[0].name == "GULL ROCK"
    assert len(found.fleet) == len(OWN.fleet)
    assert (found.measures.short, found.measures.coins) == (5000, [1, 1, 1, 2, 2, 2, 3, 3])
    assert [hull.length for hull in found.hull if hull.id == "ship-3"] == [6000]


def test_a_table_may_be_replaced_as_a_whole() -> None:
    """Built-in links and fleets that name what is gone go with it."""
    found = read_pack("ours.toml", given(row("ship"), only=["ship", "event"]))
    assert ([ship.id for ship in found.ship], found.event, found.fleet) == (["ours"], [], [])
    jones = next(crew for crew in found.crew if crew.id == "john-paul-jones")
    assert jones.links == []
    blake = next(crew for crew in found.crew if crew.id == "admiral-robert-blake")
    assert blake.links == ["nation:english"]
    assert Pieces(found).linked("admiral-robert-blake", "ours")


def test_built_in_fleets_that_became_too_dear_are_gone() -> None:
    """The ship of one costs more now."""
    found = read_pack("ours.toml", given(row("ship", id="hms-titan", points=18, cannons="2S-2L-2L-2L-2S")))
    assert {fleet.name for fleet in OWN.fleet} - {fleet.name for fleet in found.fleet} == {"Titan's Line"}


def test_a_pack_is_kept_whole() -> None:
    """A record of it needs nothing else, and what is built in later does not get into it."""
    pack = pack_of("ours.toml", given(row("ship"), row("creature", id="our-beast")))
    assert (pack.name, pack.built_in) == ("Ours", False)
    assert pack.digest == hashlib.sha256(pack.content.encode()).hexdigest()
    assert pack.content.startswith('title = "Ours"\nonly = ["measures", "hull", ')
    assert pack_of("again.toml", pack.content) == pack
    catalog = catalog_of(pack)
    assert catalog.names[0] == "ours"
    assert catalog.names[len(OWN.ship) + 1] == "our-beast"
    assert catalog.digest != CATALOG.digest
    assert all(f"\n[[{table}]]\n" in pack.content for table in TABLES)


def test_names_need_not_be_ascii_or_quoted_in_one_way() -> None:
    """They are written as they were read."""
    names = ['Señora "O\'Hara"', "Ωmega \\ 1", "L'Été"]
    found = read_pack("ours.toml", given(*(row("crew", id=f"our-{k}", name=name) for k, name in enumerate(names))))
    again = read_pack("again.toml", whole_text(found))
    assert [crew.name for crew in again.crew[:3]] == names


def test_a_folder_is_a_pack(tmp_path: Path) -> None:
    """One of its files has the title; other files are left alone."""
    folder = tmp_path / "ours"
    folder.mkdir()
    (folder / "crews.toml").write_text(row("crew"), encoding="utf-8")
    (folder / "ships.toml").write_text(f"# Our ships.\n{TITLE}\n{row('ship', id='our-ship')}\n\n", encoding="utf-8")
    (folder / "notes.txt").write_text("= no TOML", encoding="utf-8")
    pack = pack_of_folder(folder)
    assert pack.name == "Ours"
    assert pack.content == pack_of("one.toml", given(row("crew"), row("ship", id="our-ship"))).content
    assert pack_of_folder(FOLDER).content == whole_text(OWN)


@pytest.mark.parametrize(
    ("texts", "file", "line", "problem"),
    [
        ({"a.toml": TITLE, "b.toml": row("ship", points=100)}, "b.toml", 5, "100: a piece costs 0 to 99 points"),
        (
            {"b.toml": TITLE, "a.toml": row("ship") + row("crew")},
            "a.toml",
            10,
            "'ours' is taken by another row of [[ship]]",
        ),
        ({"a.toml": TITLE, "b.toml": "\n[[ship]"}, "b.toml", 2, "this is not TOML"),
        ({"a.toml": TITLE + row("crew"), "b.toml": "points = 3\n"}, "b.toml", 1, "stands outside of every table"),
        ({"a.toml": row("crew")}, "", 0, "is missing"),
        ({"a.toml": TITLE + row("measures"), "b.toml": row("measures")}, "b.toml", 1, "this is not TOML"),
        ({}, "", 0, "is missing"),
    ],
)
def test_a_bad_folder_is_refused_with_the_file(
    tmp_path: Path, texts: dict[str, str], file: str, line: int, problem: str
) -> None:
    """And the line in it."""
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(PackError) as caught:
        pack_of_folder(tmp_path)
    assert caught.value.file == (f"{tmp_path.name}/{file}" if file else tmp_path.name)
    assert caught.value.line == line
    assert problem in caught.value.problem


def test_the_own_content_is_joined_as_any_folder_is() -> None:
    """Though it is not checked as a stranger's files are."""
    assert built_in_text() == join(folder_texts(FOLDER), "content")[0]


def test_the_schema_of_packs_is_shipped_as_it_is() -> None:
    """content/pack.schema.json, for editors."""
    assert json.loads((FOLDER / "pack.schema.json").read_text(encoding="utf-8")) == schema()


# -- pieces by their ids ---------------------------------------------------------------------------


def test_pieces_are_found_by_id_and_kind() -> None:
    """What is none has no kind."""
    found = pieces(row("crew", id="ours", effects=["gunner:english", "gunner:forts", "captain"]))
    ids = ("hms-titan", "jormungandr", "ours", "soul-mark", "rum", "duel", "st-pierre", "walrus")
    assert [found.kind(one) for one in ids] == [
        "ship", "creature", "crew", "equipment", "treasure", "event", "fort", "",
    ]  # fmt: skip
    assert found.ability("ours", "gunner") == targets_of("english") | targets_of("forts")
    assert (found.ability("ours", "captain"), found.ability("ours", "explorer")) == (0, None)
    assert found.ability("rum", "captain") is None
    assert found.row("rum") is found.treasures["rum"]
    assert found.row("walrus") is None


def test_generic_crew_has_a_short_form_aboard() -> None:
    """Unless a piece is called like it."""
    found = pieces(row("crew", id="helmsman", name="The Helmsman"))
    assert found.short("captain-english", "english") == "captain"
    assert found.find_crew("captain", "english") == "captain-english"
    assert found.short("captain-english", "pirate") == "captain-english"
    assert found.short("helmsman-english", "english") == "helmsman-english"
    assert found.find_crew("helmsman", "english") == "helmsman"
    assert found.short("admiral-morgan", "english") == "admiral-morgan"
    assert found.find_crew("walrus", "english") == "walrus"
