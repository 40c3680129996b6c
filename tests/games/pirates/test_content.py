"""The pirates' own content: how much there is, that every row is as it should be, and that all of it is told in words."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest
from msgspec import UNSET
from mypy_extensions import i64

from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.packs import slug
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.pack.checks import hull_of, masts_of
from quarterdeck.games.pirates.pack.clauses import all_clauses
from quarterdeck.games.pirates.pack.components import components, effects_of
from quarterdeck.games.pirates.pack.format import LONGEST_TEXT, MOVES, CreatureFile, CrewFile, ShipFile
from quarterdeck.games.pirates.pack.pieces import ALL_SHIPS, KINDS, rows_of
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from quarterdeck.games.pirates.pack.sentences import ABILITY, clause_of, effect_text, texts_of
from quarterdeck.games.pirates.table import skills
from quarterdeck.games.pirates.table.catalog import NATIONS
from quarterdeck.games.pirates.texts import abilities, kinds
from quarterdeck.games.pirates.texts.abilities import WORD
from quarterdeck.games.pirates.texts.kinds import FAMILIES
from quarterdeck.games.pirates.texts.writing import read_ability, read_deed

PIECES: Final = pieces_of(built_in())
CONTENT: Final = PIECES.content
VESSELS: Final[list[ShipFile | CreatureFile]] = [*CONTENT.ship, *CONTENT.creature]
LINKED: Final[list[ShipFile | CrewFile]] = [*CONTENT.ship, *CONTENT.crew]
ABLE: Final[list[ShipFile | CreatureFile | CrewFile]] = [*CONTENT.ship, *CONTENT.creature, *CONTENT.crew]
ALL: Final = [row for kind in KINDS for row in rows_of(CONTENT, kind)]
GENERIC: Final = (
    "Cannoneer", "Captain", "Chainshot Specialist", "Explorer", "Firepot Specialist", "Helmsman", "Musketeer", "Oarsman",
    "Shipwright", "Smokepot Specialist", "Stinkpot Specialist", "Navigator", "Silver Explorer", "Cargo Master",
)  # fmt: skip


# -- how much --------------------------------------------------------------------------------------


def test_there_are_enough_pieces_to_play() -> None:
    """Ships and creatures and crew of ten nations, and all the rest; more than a thousand printed vessels, counting reprints."""
    vessels = [row for row in VESSELS if row.playable]
    assert len(vessels) >= 934
    assert len(vessels) + sum(len(row.also) for row in vessels) > 1000
    assert {row.nation for row in vessels} == set(NATIONS)
    crew = [row for row in CONTENT.crew if row.playable]
    assert len(crew) >= 488
    assert sum(row.name in GENERIC for row in crew) == 140
    assert {row.nation for row in crew} == set(NATIONS)
    assert len(CONTENT.equipment) >= 21
    assert len(CONTENT.treasure) >= 120
    assert len(CONTENT.event) >= 12
    assert len(CONTENT.fort) >= 10
    assert len([row for row in CONTENT.island if not row.mysterious and not row.effect]) == 32
    assert len([row for row in CONTENT.island if row.mysterious]) == len(CONTENT.mysterious) >= 24
    assert len(CONTENT.fleet) >= 8 + 17


def test_ships_are_counted_by_nation_and_set() -> None:
    """At least as the sources list them."""
    nations = Counter(row.nation for row in CONTENT.ship)
    assert nations >= Counter({
        "pirate": 66, "english": 36, "spanish": 31, "french": 32, "american": 25, "barbary": 34, "jade": 24,
        "cursed": 20, "viking": 17,
    })  # fmt: skip
    assert Counter(str(row.set) for row in CONTENT.ship) >= Counter({
        "Spanish Main": 62, "Crimson Coast": 63, "Revolution": 65, "Barbary Coast": 34, "South China Seas": 24,
        "Davy Jones' Curse": 20, "Frozen North": 17,
    })  # fmt: skip


def test_what_cannot_be_played_says_why() -> None:
    """A creature whose keywords nobody explains, and printed pieces of which too little is known."""
    assert {row.name for row in ALL if not row.playable} == {"The Kraken"}
    assert all(len(str(row.reason)) > 20 for row in CONTENT.creature if not row.playable)
    absent = {(row.name, row.set, row.number) for row in CONTENT.absent}
    assert len(absent) == len(CONTENT.absent)
    assert all(len(row.reason) > 20 for row in CONTENT.absent)


@pytest.mark.clause("PI-18.1", "PI-18.4", "PI-18.5", "PI-R118")
def test_there_is_a_sea_creature_as_the_chapter_describes_them() -> None:
    """Titans do not ram, are not rammed, and carry nothing; the others are sea monsters and krakens."""
    others = {"sea-monster", "kraken"}
    plain = [row for row in CONTENT.creature if row.playable and others.isdisjoint(row.effects)]
    assert [(row.name, row.nation, row.points, row.effects) for row in plain] == [
        ("El Toro", "spanish", 15, ["fear"]),
        ("Brachyura", "cursed", 18, ["first-hit-ignored"]),
        ("Raninoidea", "pirate", 21, ["two-masts-a-hit"]),
    ]
    code = "40.el-toro.hms-titan~captain"
    options = convert_options(PIRATES, {"red": code, "green": code})
    position = PIRATES.start(Setup(players=2, options=options))
    toro = position.catalog.names.index("el-toro")
    assert [int(card) for card in position.ships.card].count(toro) == 2
    assert not any(skills.able(position, i64(k), abilities.SEA_MONSTER) for k in range(len(position.ships.card)))


# -- every row -------------------------------------------------------------------------------------


@pytest.mark.clause("PI-2.1", "PI-7.2", "PI-N6")
def test_every_ship_is_as_ships_are() -> None:
    """Within the printed ranges, with the hull of her masts and keyword."""
    hulls = {hull.id: hull for hull in CONTENT.hull}
    for ship in CONTENT.ship:
        masts = masts_of(ship.cannons)
        assert 1 <= ship.points <= 27, ship.id
        assert 0 <= ship.cargo <= 10
        assert 1 <= masts <= 10
        assert ship.move in MOVES
        keyword = next((one for one in abilities.HULL_KEYWORDS if one in ship.effects), "ship")
        hull = hulls[hull_of(ship)]
        assert (hull.kind, hull.masts) == (keyword.removesuffix("-ship"), masts), ship.id
        assert ship.provenance == "published"


def test_ids_are_names_as_they_are_written() -> None:
    """With the set, or nation, or number behind a name that occurs twice."""
    for row in ALL:
        plain = slug(row.name).translate(str.maketrans("áéíóúñèàâêîôûçäöü", "aeiouneaaeioucaou")).replace('"', "")
        assert row.id.startswith(plain), row.id
        assert re.fullmatch(r"[a-z0-9-]+", row.id)
        assert row.name == row.name.strip()
        assert not re.search(r"\s{2}|[“”\u2019]|\b[LD]' ", row.name), row.name
    longer = {row.id for row in VESSELS if row.id != slug(row.name)}
    assert longer >= {"revenge-ps-007", "revenge-pp-376", "freedom-sm", "freedom-rv", "nightmare-djc-21"}


def test_ships_that_are_called_alike_have_their_printed_numbers() -> None:
    """The promotional Revenge is PP 376, without a hyphen."""
    numbers = {row.id: row.number for row in VESSELS if row.name == "Revenge"}
    assert numbers.items() >= {"revenge-ps-007": "PS-007", "revenge-pp-376": "PP 376"}.items()


def test_crew_costs_and_does_something() -> None:
    """Named crew is of one set; generic crew of every nation costs the same."""
    for row in CONTENT.crew:
        assert 0 <= row.points <= 11, row.id
        assert row.effects, row.id
        assert (row.name in GENERIC) == (row.id == f"{slug(row.name)}-{row.nation}") == (row.set is UNSET)
    for name in GENERIC:
        same = [row for row in CONTENT.crew if row.name == name]
        assert len(same) == 10
        assert len({(row.points, *row.effects) for row in same}) == 1
        assert {row.provenance for row in same} == {"reconstructed" if name in GENERIC[-3:] else "published"}


@pytest.mark.clause("PI-4.8", "PI-4.9")
def test_every_link_names_what_there_is() -> None:
    """A piece, all ships of a nation, or a piece that is listed as absent."""
    names = {row.name for row in LINKED} | {row.name for row in CONTENT.absent}
    names |= {row.id for row in LINKED} | {f"{ALL_SHIPS}{nation}" for nation in NATIONS}
    links = [link for row in LINKED for link in row.links]
    assert set(links) <= names
    assert len(links) >= 95
    assert PIECES.linked("john-paul-jones", "bonhomme-richard")
    assert PIECES.linked("sir-christopher-myngs", "myngs-marauders")
    assert PIECES.linked("commodore-david-porter", "freedom-rv")
    assert not PIECES.linked("commodore-david-porter", "freedom-sm")
    assert PIECES.linked("admiral-robert-blake", "hms-titan")
    assert not PIECES.linked("admiral-robert-blake", "revenant")
    assert PIECES.linked("wesley", "algiers")
    assert PIECES.linked("benoit-de-marseilles", "roderick-the-pure")


@pytest.mark.parametrize(
    ("ship", "seen"),
    [
        ("el-garante", (21, 5, "L", "3S-3L-3L-3L-3S", ["pack"])),
        ("el-ladron", (9, 3, "L", "2S-2S-2S", ["sink-and-repair"])),
        ("pandora", (11, 7, "L", "3S-3L-3S", ["boarding-bonus"])),
        ("zephyr", (5, 1, "L+L", "4S", ["boarding-bonus"])),
        ("hornet", (8, 3, "S+S", "3L-4S", ["gunner:english"])),
        ("le-courageux", (10, 4, "S+L", "2S-3L", ["first-hit-ignored"])),
        ("huginn", (15, 3, "L", "2S-2L-3S", ["longship", "ram-kills-crew"])),
        ("revenge-pp-376", (12, 4, "L", "4S-4L-4L-4S", ["gunner:english"])),
        ("cutlass", (8, 3, "S+L", "2S-2S", ["schooner", "gunner:near-forts"])),
        ("hlidskjalf", (13, 2, "L+S", "3S", ["longship", "point-blank"])),
    ],
)
def test_where_sources_contradict_each_other_the_later_is_followed(ship: str, seen: tuple[object, ...]) -> None:
    """And cards as they were corrected."""
    row = PIECES.ships[ship]
    assert (row.points, row.cargo, row.move, row.cannons, row.effects) == seen


def test_crew_aims_as_its_card_says() -> None:
    """One card may aim at several."""
    assert PIECES.crew["brent-rice"].effects == ["gunner:non-american", "gunner:forts"]
    assert PIECES.crew["jonas-richman"].effects == ["captain", "gunner:cursed"]
    assert PIECES.crew["horacio-linares"].effects == ["friend:jade"]
    assert PIECES.crew["the-hag-of-tortuga"].effects == ["five-more-points", "limit", "ransom"]
    assert PIECES.crew["benoit-de-marseilles"].effects == ["marine"]


@pytest.mark.clause("PI-5.2", "PI-N1", "PI-N2")
def test_measures_are_those_of_printed_cards() -> None:
    """Hundredths of a millimetre."""
    found = CONTENT.measures
    assert (found.short, found.long) == (5750, 8380)
    assert (found.table_two, found.table_more) == ([120_000, 90_000], [120_000, 120_000])
    assert found.coins == [1, 1, 1, 2, 2, 2, 3, 3]


@pytest.mark.clause("PI-N6")
def test_shapes_are_all_different_and_of_their_size() -> None:
    """Islands about 80 by 60 mm, hulls longer with every mast."""
    assert len({str(row.corners) for row in CONTENT.island}) == len(CONTENT.island)
    for island in CONTENT.island:
        xs, ys = ([corner[k] for corner in island.corners] for k in (0, 1))
        assert 6500 <= max(xs) - min(xs) <= 9000, island.name
        assert 5000 <= max(ys) - min(ys) <= 7300, island.name
    plain = [row for row in CONTENT.hull if row.kind == "ship"]
    assert [(row.masts, row.length, row.half_beam, row.bow_depth) for row in plain] == [
        (1, 4500, 800, 1100), (2, 5500, 900, 1300), (3, 7000, 1000, 1700), (4, 8000, 1100, 1900), (5, 9000, 1200, 2100),
        (6, 10000, 1300, 2300), (8, 12000, 1500, 2700), (10, 12000, 1500, 2700),
    ]  # fmt: skip
    used = {hull_of(row) for row in CONTENT.ship} | {row.base for row in CONTENT.creature}
    assert {row.id for row in CONTENT.hull} - used == {"ship-6", "ship-8", "ship-10"}


# -- abilities and deeds ---------------------------------------------------------------------------


def test_abilities_are_numbered_in_the_order_of_their_clauses() -> None:
    """Constants, slugs and clause ids agree."""
    for number, name in enumerate(abilities.SLUGS):
        assert getattr(abilities, name.upper().replace("-", "_")) == number
        assert abilities.clause(number) == clause_of(ABILITY, name) == f"PI-A{number + 1}"
        assert abilities.number_of(name) == number
    assert abilities.number_of("walrus") == -1
    assert len(abilities.SLUGS) == abilities.ABILITIES <= 3 * WORD
    assert abilities.clause(int(abilities.BOARDING_BONUS)) == "PI-A1"
    assert abilities.clause(int(abilities.MERCENARY)) == "PI-A96"


@pytest.mark.parametrize("family", FAMILIES)
def test_deeds_are_numbered_in_the_order_of_their_clauses(family: str) -> None:
    """Of treasures, Events, equipment, islands and terrain."""
    begins, slugs, _ = FAMILIES[family]
    for number, name in enumerate(slugs):
        assert getattr(kinds, f"{family.upper()}_{name.upper().replace('-', '_')}") == number
        assert kinds.clause(family, number) == clause_of(family, name) == f"{begins}{number + 1}"
    assert len(set(slugs)) == len(slugs)


@pytest.mark.parametrize("family", [ABILITY, *FAMILIES])
def test_every_effect_is_told_in_words(family: str) -> None:
    """One for each, in the order of the numbers; what is reconstructed says what was filled in."""
    slugs = abilities.SLUGS if family == ABILITY else FAMILIES[family].slugs
    found = texts_of(family)
    assert [row.slug for row in found] == list(slugs)
    assert len({row.text for row in found}) == len(found)
    for row in found:
        assert row.text[0].isupper() or row.text.startswith("{"), row.slug
        assert row.text.endswith(".")
        assert 20 < len(row.text) <= LONGEST_TEXT
        assert row.filled or not row.whole, row.slug
        assert ("{target}" in row.text) == (row.slug in abilities.TARGETED | kinds.NATIONAL)
        assert ("{amount}" in row.text) == (row.amounts is not None)


def test_a_piece_is_never_better_known_than_the_clauses_of_its_texts() -> None:
    """What `quarterdeck cards` says of a piece and what `quarterdeck rules` says of its texts agree."""
    sources = {clause.id: clause.source for clause in all_clauses()}

    def marks(known: str, *effects: tuple[str, str]) -> set[str]:
        return {known, *(sources[clause_of(family, effect.partition(":")[0])] for family, effect in effects)}

    told = {
        (kind, row.id): marks(row.provenance, *effects_of(kind, row))
        for kind in KINDS
        for row in rows_of(CONTENT, kind)
        if row.playable
    }
    for island in CONTENT.island:
        effects = [("island", island.effect)] if isinstance(island.effect, str) else []
        told["island", slug(island.name)] = marks(island.provenance, *effects)
    for text in CONTENT.mysterious:
        told["island text", text.id] = marks(text.provenance, ("island", text.low), ("island", text.high))
    for piece in CONTENT.terrain:
        told["terrain", piece.id] = marks(piece.provenance, ("terrain", piece.kind))
    listed = {(one.kind, one.id): one for one in components(CONTENT)}
    assert set(told) == set(listed)
    for place, found in told.items():
        known = found == {"published"} and place[1] != "el-toro"
        assert listed[place].provenance == ("published" if known else "reconstructed"), place
        assert listed[place].note or known or "published" not in found, place


def test_incomplete_keywords_are_marked_as_filled_in() -> None:
    """Those whose text breaks off, or is not known at all."""
    filled = {row.slug for row in texts_of(ABILITY) if row.filled}
    assert filled >= {"schooner", "galley", "junk", "turtle-ship", "mercenary", "marine", "silver-explorer"}
    assert not filled & {"captain", "longship", "broadsides", "fear", "parley"}


@pytest.mark.parametrize(
    ("family", "effect", "text"),
    [
        ("ability", "gunner:english", "Adds 1 to cannon rolls against English ships."),
        ("ability", "gunner:non-jade", "Adds 1 to cannon rolls against ships that are not Jade Rebellion."),
        ("ability", "gunner:forts", "Adds 1 to cannon rolls against forts."),
        ("ability", "gunner:near-forts", "Adds 1 to cannon rolls against forts within S."),
        ("ability", "gunner:pirate-forts", "Adds 1 to cannon rolls against Pirate forts."),
        ("ability", "gunner:any", "Adds 1 to cannon rolls against all ships."),
        ("ability", "hated:barbary", "Barbary Corsair ships add 1 to their cannon rolls against her."),
        ("ability", "friend:any", "Any crew may use its abilities aboard her."),
        ("island", "masts-lost:3", "Roll 3 dice: each 4 to 6 costs this ship a mast."),
        ("treasure", "rune:6", "Shown once: one die just rolled shows 6."),
    ],
)
def test_texts_name_their_targets_and_numbers(family: str, effect: str, text: str) -> None:
    """As cards show them."""
    assert effect_text(family, effect) == text


def test_every_ability_and_deed_belongs_to_a_piece() -> None:
    """But the treasure without a text."""
    found = [effect for row in ABLE for effect in row.effects]
    found += [row.effect for row in CONTENT.fort if isinstance(row.effect, str)]
    used = {abilities.SLUGS[read_ability("", effect).number] for effect in found}
    assert set(abilities.SLUGS) == used
    for family, rows in (("equipment", CONTENT.equipment), ("event", CONTENT.event), ("treasure", CONTENT.treasure)):
        numbers = {read_deed("", family, row.effect).number for row in rows}
        missing = {FAMILIES[family].slugs[k] for k in set(range(len(FAMILIES[family].slugs))) - numbers}
        assert missing == ({"nothing-more"} if family == "treasure" else set())
    mysterious = {read_deed("", "island", text).number for row in CONTENT.mysterious for text in (row.low, row.high)}
    assert mysterious == {k for k, slug in enumerate(kinds.ISLAND_SLUGS) if slug not in kinds.BY_THEMSELVES}
    assert {row.effect for row in CONTENT.island if row.effect} == kinds.BY_THEMSELVES
    assert {row.kind for row in CONTENT.terrain} == set(kinds.TERRAIN_SLUGS)
