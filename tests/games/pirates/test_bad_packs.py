"""Bad packs of the pirates' game are refused whole, with file, line, row, field, value and clause."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from quarterdeck.engine.errors import PackError
from quarterdeck.games.pirates.pack.format import Content
from quarterdeck.games.pirates.pack.reading import built_in_content, built_in_text, read_pack
from tests.examples import examples
from tests.games.pirates.packs import HEXAGON, TITLE, USUAL, given, line_at, refused, row

ABSENT = len(built_in_content().absent)

Case = tuple[str, dict[str, object], str, str]
"""A table, fields of a row of it, the field that is wrong, and part of the problem."""

# -- numbers and words -----------------------------------------------------------------------------
PIECES: Final[list[Case]] = [
    ("ship", {"id": "HMS"}, "id", '"HMS": an id is 1 to 60 small letters'),
    ("ship", {"id": "a--b"}, "id", '"a--b": an id is'),
    ("ship", {"id": ""}, "id", '"": an id is'),
    ("ship", {"name": ""}, "name", "a name is 1 to 60 characters"),
    ("ship", {"name": "x" * 61}, "name", "a name is 1 to 60 characters"),
    ("ship", {"name": 3}, "name", "3: a name is"),
    ("ship", {"set": ""}, "set", "a name is"),
    ("ship", {"number": 5}, "number", "5: a name is"),
    ("ship", {"nation": "swiss"}, "nation", "'swiss' is not a nation; there are american, barbary"),
    ("ship", {"nation": "any"}, "nation", "'any' is not a nation"),
    ("ship", {"nation": 1}, "nation", "1: a nation is a text (PI-2.1)"),
    ("ship", {"points": -1}, "points", "-1: a piece costs 0 to 99 points (PI-2.1)"),
    ("ship", {"points": 100}, "points", "100: a piece costs"),
    ("ship", {"cargo": 21}, "cargo", "21: there are 0 to 20 cargo spaces (PI-R15)"),
    ("ship", {"cargo": "many"}, "cargo", '"many": there are 0 to 20'),
    ("ship", {"move": "S+S+S+S"}, "move", "'S+S+S+S' is not a base move; there are S, L, S+S"),
    ("ship", {"move": "D"}, "move", "'D' is not a base move"),
    ("ship", {"move": ["S"]}, "move", '["S"]: a base move is a text (PI-7.2)'),
    ("ship", {"cannons": "1L-2S"}, "cannons", '"1L-2S": write rank 2 to 6 and range S or L'),
    ("ship", {"cannons": "7S"}, "cannons", "(PI-R3)"),
    ("ship", {"cannons": "3M"}, "cannons", "(PI-R3)"),
    ("ship", {"cannons": ""}, "cannons", "(PI-R3)"),
    ("ship", {"cannons": "3S-3S-"}, "cannons", "(PI-R3)"),
    ("ship", {"cannons": "-".join(["3S"] * 7)}, "cannons", "'ship-7' is the id of no hull; there are ship-1"),
    ("ship", {"hull": "raft"}, "hull", "'raft' is the id of no hull"),
    ("ship", {"hull": "ship-4"}, "hull", "'ship-4' has 4 masts or segments, and there are 3 cannons (PI-R4)"),
    ("ship", {"hull": "creature-4", "cannons": "3S-3S-3S-3S"}, "hull", "'creature-4' is the base of a sea creature"),
    ("ship", {"effects": ["walrus"]}, "effects[0]", "there is no ability 'walrus'; there are boarding-bonus"),
    ("ship", {"effects": ["captain", "Captain"]}, "effects[1]", "there is no ability 'Captain'"),
    ("ship", {"effects": ["captain", "captain"]}, "effects[1]", "'captain' stands there twice, which adds nothing"),
    ("ship", {"effects": ["captain:english"]}, "effects[0]", "captain has no target; write 'captain' (PI-15.1)"),
    ("ship", {"effects": ["gunner"]}, "effects[0]", "'gunner': gunner is written with a nation (american"),
    (
        "ship",
        {"effects": ["gunner:swiss"]},
        "effects[0]",
        "`any`, `forts`, `near-forts`, `creatures` or a nation and `-forts`, as 'gunner:english' (PI-15.1)",
    ),
    ("ship", {"effects": ["gunner:non-any"]}, "effects[0]", "gunner is written with"),
    ("ship", {"effects": ["hated:any"]}, "effects[0]", "hated is written with a nation: american"),
    ("ship", {"effects": ["friend:forts"]}, "effects[0]", "friend is written with a nation (american"),
    ("ship", {"effects": ["friend:non-english"]}, "effects[0]", "friend is written with"),
    ("ship", {"effects": "captain"}, "effects", '"captain": list up to 8 abilities'),
    ("ship", {"effects": ["captain"] * 9}, "effects", "list up to 8 abilities"),
    ("ship", {"links": ["Nobody"]}, "links[0]", "'Nobody' is not a name or id of a ship or a crew"),
    ("ship", {"links": ["Calico Cat", "nation:swiss"]}, "links[1]", "'nation:swiss' is not a name or id"),
    ("ship", {"playable": False}, "playable", "false: say why in reason (PI-15.2)"),
    ("ship", {"reason": "because"}, "reason", "'because': only what has playable = false has a reason"),
    ("ship", {"playable": "no"}, "playable", '"no": write true or false'),
    ("ship", {"provenance": "rumor"}, "provenance", '"rumor": write "rulebook", "published"'),
    ("ship", {"points": None}, "points", "is missing"),
    ("ship", {"speed": 3}, "speed", "is not a field here"),
    ("crew", {"nation": "swiss"}, "nation", "'swiss' is not a nation"),
    ("crew", {"points": 1000}, "points", "1000: a piece costs"),
    ("crew", {"effects": ["gunner:"]}, "effects[0]", "gunner is written with"),
    ("crew", {"links": ["HMS Titanic"]}, "links[0]", "'HMS Titanic' is not a name or id"),
    ("crew", {"links": [""]}, "links[0]", "names, ids or `nation:` and a nation (PI-4.9)"),
    ("crew", {"playable": False}, "playable", "say why in reason"),
    ("crew", {"cargo": 1}, "cargo", "is not a field here; there are id, name"),
    ("creature", {"nation": "krakens"}, "nation", "'krakens' is not a nation"),
    ("creature", {"move": "T"}, "move", "the base move 'T' fits no ship but a flotilla"),
    ("ship", {"move": "T"}, "move", "the base move 'T' fits no ship but a flotilla"),
    ("ship", {"effects": ["flotilla"]}, "move", "a flotilla has no other (PI-A166)"),
    ("creature", {"base": "ship-4"}, "base", "'ship-4' is a ship's hull, not a base (PI-18.7)"),
    ("creature", {"base": "creature-5"}, "base", "'creature-5' has 5 masts or segments, and there are 4 cannons"),
    ("creature", {"base": None}, "base", "is missing"),
    ("creature", {"effects": ["sea-monster", "sea-monster"]}, "effects[1]", "stands there twice"),
    ("creature", {"reason": "x"}, "reason", "only what has playable = false"),
    ("equipment", {"effect": "plank"}, "effect", "there is no equipment effect 'plank'; there are chain-shot"),
    ("equipment", {"effect": "letter"}, "effect", "write letter with a nation, as 'letter:english'"),
    ("equipment", {"effect": "letter:any"}, "effect", "(PI-Q9)"),
    ("equipment", {"effect": "chain-shot:2"}, "effect", "chain-shot has no number or nation; write 'chain-shot'"),
    ("equipment", {"effect": 3}, "effect", "3: an effect is a text"),
    ("equipment", {"single_use": 1}, "single_use", "1: write true or false"),
    ("equipment", {"nation": "english"}, "nation", "is not a field here"),
    ("treasure", {"effect": "gold"}, "effect", "there is no treasure effect 'gold'"),
    ("treasure", {"effect": "rune"}, "effect", "'rune': write rune with 1 to 6, as 'rune:6' (PI-U44)"),
    ("treasure", {"effect": "rune:7"}, "effect", "'rune:7': write rune with 1 to 6"),
    ("treasure", {"effect": "rune:²"}, "effect", "write rune with 1 to 6"),
    ("treasure", {"worth": 10}, "worth", "10: a unique treasure is worth 0 to 9 gold (PI-5.5)"),
    ("treasure", {"spaces": -1}, "spaces", "-1: a unique treasure needs 0 to 9 cargo spaces (PI-11.7)"),
    ("treasure", {"hidden": "no"}, "hidden", "write true or false"),
    ("treasure", {"playable": False}, "playable", "say why in reason"),
    ("event", {"effect": "party"}, "effect", "there is no event effect 'party'; there are divers"),
    ("event", {"points": -3}, "points", "-3: a piece costs"),
    ("event", {"reason": "x"}, "reason", "only what has playable = false"),
    ("fort", {"nation": "swiss"}, "nation", "'swiss' is not a nation"),
    ("fort", {"gold": 0}, "gold", "0: a fort costs 1 to 11 gold (PI-R59)"),
    ("fort", {"cannons": "3L,3L"}, "cannons", "(PI-R3)"),
    ("fort", {"effect": "wall"}, "effect", "there is no ability 'wall'"),
    ("fort", {"playable": False}, "playable", "say why in reason"),
    ("absent", {"kind": "boat"}, "kind", '"boat": write "ship", "crew", "event", "island" or "treasure"'),
    ("absent", {"reason": "x" * 241}, "reason", "a reason is at most 240 characters"),
]


def check_refused(text: str, table: str, field: str, problem: str) -> None:
    """The pack is refused at the field of the first row of the table."""
    error = refused(text)
    where = table if table == "measures" else f"{table}[0]"
    assert error.field == (f"{where}.{field}" if field else where)
    assert error.line == line_at(text, field.partition("[")[0])
    assert problem in error.problem


@pytest.mark.clause("PI-2.1", "PI-7.2", "PI-R3", "PI-R4", "PI-15.1", "PI-15.2", "PI-18.7")
@pytest.mark.parametrize(("table", "fields", "field", "problem"), PIECES)
def test_pieces_that_cannot_be_are_refused(table: str, fields: dict[str, object], field: str, problem: str) -> None:
    """Wherever they are wrong."""
    check_refused(given(row(table, **fields)), table, field, problem)


# -- shapes ----------------------------------------------------------------------------------------
CLOCKWISE: Final = HEXAGON[::-1]
DENTED: Final = [*HEXAGON[:3], [-1000, 0], *HEXAGON[4:]]
STAR: Final = [[3000, 0], [-2400, 1800], [900, -2900], [900, 2900], [-2400, -1800]]
FLAT: Final = [[3000, 0], [2250, 1250], [1500, 2500], *HEXAGON[2:]]
SHARP: Final = [*HEXAGON[:2], [1400, 2600], *HEXAGON[2:]]
AWAY: Final = [[x + 4000, y] for x, y in HEXAGON]
HULL: Final = [[0, 0], [-1500, 1000], [-6000, 1000], [-6000, -1000], [-1500, -1000]]
ODD: Final = [[0, 0], [-1500, 1000], [-6001, 1000], [-6001, -1000], [-1500, -1000]]
SNUB: Final = [[0, 0], [-300, 200], [-1800, 980], [-6000, 980], [-6000, -980], [-1800, -980], [-300, -200]]
SHAPES: Final[list[Case]] = [
    ("island", {"corners": CLOCKWISE}, "corners[1]", "the edge does not turn left by 5 degrees or more"),
    ("island", {"corners": DENTED}, "corners[3]", "at [-1000, 0] the edge does not turn left by 5 degrees"),
    ("island", {"corners": FLAT}, "corners[1]", "around a convex shape (PI-N6)"),
    ("island", {"corners": SHARP}, "corners[2]", "[1400, 2600] is less than 200 from the corner before it (PI-N6)"),
    ("island", {"corners": STAR}, "corners[3]", "lies outside the edge from [3000, 0] (PI-N6)"),
    ("island", {"corners": AWAY}, "corners", "(0, 0) is not inside; a shape is placed and turned about it"),
    ("island", {"corners": HEXAGON[:2]}, "corners", "write 3 to 12 corners [x, y]"),
    ("island", {"corners": [[k, k] for k in range(13)]}, "corners", "write 3 to 12 corners"),
    ("island", {"corners": [[1, 2, 3], *HEXAGON]}, "corners[0]", "[1, 2, 3]: write 3 to 12 corners"),
    ("island", {"corners": [[40000, 0], *HEXAGON]}, "corners[0][0]", "40000: write 3 to 12 corners"),
    ("island", {"corners": [[0.5, 0], *HEXAGON]}, "corners[0][0]", "0.5: write"),
    ("island", {"mysterious": "mi-99"}, "mysterious", "'mi-99' is the id of no [[mysterious]] table (PI-8.5)"),
    ("island", {"name": "?!"}, "name", "a name needs a letter or digit"),
    ("mysterious", {"low": "tea-time"}, "low", "there is no island effect 'tea-time'; there are coins-leave"),
    ("mysterious", {"low": "masts-lost"}, "low", "'masts-lost': write masts-lost with 1 to 6"),
    ("mysterious", {"low": "coins-burn"}, "low", "'coins-burn' is nothing that a die rolled on docking brings (PI-R110)"),
    ("island", {"effect": "long-stride"}, "effect", "'long-stride' is nothing that islands do by themselves (PI-R110)"),
    ("mysterious", {"high": "coins-come:9"}, "high", "write coins-come with 1 to 4, as 'coins-come:4'"),
    ("mysterious", {"high": "tribute:1"}, "high", "tribute has no number or nation"),
    ("hull", {"kind": "raft"}, "kind", '"raft": write "ship", "longship", "junk"'),
    ("hull", {"masts": 11}, "masts", "11: a hull has 1 to 10 masts or segments (PI-N6)"),
    ("hull", {"corners": CLOCKWISE}, "corners[1]", "does not turn left"),
    ("hull", {"corners": HEXAGON}, "corners", "the first corner is the bow tip [0, 0], all others lie behind it"),
    ("hull", {"corners": [*HULL[1:], HULL[0]]}, "corners", "the first corner is the bow tip"),
    ("hull", {"length": 5000}, "length", "5000: the hull is 6000 long (PI-N6)"),
    ("hull", {"corners": ODD, "length": 6001}, "length", "6001: the hull is 6001 long, and has to be even (PI-N6)"),
    ("hull", {"length": -1}, "length", "-1: a length is 0 to 30000"),
    ("hull", {"half_beam": 900}, "half_beam", "900: the hull reaches 1000 to a side (PI-N6)"),
    ("hull", {"bow_depth": 100}, "bow_depth", "100 is not a bow; it is 200 to 3000 deep (PI-1.6)"),
    ("hull", {"bow_depth": 3001}, "bow_depth", "3001 is not a bow"),
    ("hull", {"corners": SNUB, "half_beam": 980, "bow_depth": 301}, "bow_depth", "cut at x = -301 the hull is not convex any more"),
    ("hull", {"places": [-1500, -3000]}, "places", "[-1500, -3000] has 2 places; give one for each of 3 masts"),
    ("hull", {"places": [-1500, -1400, -4500]}, "places[1]", "-1400 does not stand between -1500 and the stern, -6000"),
    ("hull", {"places": [0, -1400, -4500]}, "places[0]", "0 does not stand between 0 and the stern"),
    ("hull", {"places": [-1500, -3000, -6000]}, "places[2]", "-6000 does not stand between -3000"),
    ("hull", {"sail": 100}, "sail", "100 is not a half width of a sail; it is 200 to 2000 (PI-N12)"),
    ("hull", {"sail": 2001}, "sail", "2001 is not a half width"),
    ("hull", {"kind": "base"}, "corners", "(0, 0) is not inside"),
    ("hull", {"kind": "base", "corners": HEXAGON}, "length", "a base has no length; leave it out (PI-N14)"),
    ("terrain", {"kind": "swamp"}, "kind", "there is no terrain effect 'swamp'; there are fog-bank"),
    ("terrain", {"kind": 3}, "kind", "3: the kind of terrain is a text (PI-16.1)"),
    ("terrain", {"corners": AWAY}, "corners", "(0, 0) is not inside"),
    ("terrain", {"kind": "fog-bank", "corners": STAR[::-1]}, "corners[1]", "does not turn left"),
    ("terrain", {"kind": "fog-bank", "corners": [[3000, 0], [0, 3000], [-3000, 0], [0, -3000]]}, "corners",
     "4 corners; the edges of a fog bank are numbered 1 to 6 (PI-16.1)"),
    ("terrain", {"kind": "iceberg", "number": 0}, "number", "0: the number is 1 to 6 (PI-16.1)"),
    ("terrain", {"number": 2}, "number", "2: the number is left out: only icebergs have one"),
    ("terrain", {"number": 7}, "number", "7: the number of an iceberg is 1 to 6"),
    ("terrain", {"copies": 0}, "copies", "0: there are 1 to 12 copies of a piece (PI-3.6)"),
]  # fmt: skip


@pytest.mark.clause("PI-N5", "PI-N6", "PI-N12", "PI-N14", "PI-1.6", "PI-8.5", "PI-16.1")
@pytest.mark.parametrize(("table", "fields", "field", "problem"), SHAPES)
def test_shapes_that_cannot_be_are_refused(table: str, fields: dict[str, object], field: str, problem: str) -> None:
    """With the corner or number that is wrong."""
    check_refused(given(row(table, **fields)), table, field, problem)


@pytest.mark.clause("PI-N6")
def test_an_edge_of_200_and_a_turn_of_5_degrees_are_enough() -> None:
    """One less is not."""
    turn = [[-4000, -2000], [0, -2000], [4000, -1650], [4000, 3000], [-4000, 3000]]
    read_pack("ours.toml", given(row("island", corners=turn)))
    turn[2][1] -= 1
    check_refused(
        given(row("island", corners=turn)), "island", "corners[1]", "at [0, -2000] the edge does not turn left"
    )
    edge = [[-4000, -2000], [4000, -2000], [4000, 3000], [-3800, 3000], [-4000, 2800]]
    edge[3], edge[4] = [-3860, 3000], [-4000, 2857]
    read_pack("ours.toml", given(row("island", corners=edge)))
    edge[3] = [-3861, 3000]
    check_refused(given(row("island", corners=edge)), "island", "corners[4]", "[-4000, 2857] is less than 200 from")


@pytest.mark.clause("PI-5.2", "PI-N1", "PI-N2", "PI-R36")
@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"S": 999}, "S", "999: a measure is 1000 to 20000 hundredths"),
        ({"L": 20001}, "L", "20001: a measure is"),
        ({"S": 8000}, "S", "8000 is not shorter than L, 8000 (PI-N1)"),
        ({"S": 57.5}, "S", "57.5: a measure is"),
        ({"table_two": [90000]}, "table_two", "[90000]: write width and height, each 40000 to 262144 (PI-N2)"),
        ({"table_more": [90000, 300000]}, "table_more[1]", "300000: write width and height"),
        ({"S": 17000, "L": 20000, "table_two": [40000, 40000]}, "table_two", "is too small for 2 home islands"),
        ({"table_more": [40000, 40000]}, "table_more", "40000 x 40000 is too small for 4 home islands that"),
        ({"table_more": [39999, 90000]}, "table_more[0]", "39999: write width and height"),
        ({"coins": [1, 1, 1, 2, 2, 2, 3, 4]}, "coins", "are worth 16; eight coins are worth 15 (PI-5.2)"),
        ({"coins": [1, 2, 3, 4, 5]}, "coins", "[1, 2, 3, 4, 5]: write eight coins, each 1 to 7 (PI-5.2)"),
        ({"coins": [0, 1, 1, 2, 2, 3, 3, 3]}, "coins[0]", "0: write eight coins"),
        ({"coins": [8, 1, 1, 1, 1, 1, 1, 1]}, "coins[0]", "8: write eight coins"),
        ({"L": None}, "L", "is missing"),
    ],
)
def test_measures_that_cannot_be_are_refused(fields: dict[str, object], field: str, problem: str) -> None:
    """Lengths are whole numbers of hundredths of a millimetre."""
    check_refused(given(row("measures", **fields)), "measures", field, problem)


# -- what names something else ---------------------------------------------------------------------
TITAN: Final[dict[str, object]] = {"ship": "hms-titan", "crew": ["captain"]}


@pytest.mark.clause("PI-2.1", "PI-2.4", "PI-4.3", "PI-4.2", "PI-R56", "PI-18.5", "PI-15.2")
@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"ships": []}, "ships", "A fleet needs a ship that sails by herself (PI-R56)"),
        (
            {"ships": [{"ship": "titanic"}]},
            "ships[0].ship",
            "no piece of the pack has the id 'titanic'; a ship belongs",
        ),
        ({"ships": [{"ship": "rum"}]}, "ships[0].ship", "'rum' is a kind of treasure; a ship belongs here (PI-2.1)"),
        ({"ships": [TITAN | {"crew": ["walrus"]}]}, "ships[0].crew[0]", "no piece of the pack has the id 'walrus'"),
        ({"ships": [TITAN | {"crew": ["leviathan"]}]}, "ships[0].crew[0]", "crew belongs here (PI-18.5)"),
        ({"ships": [TITAN | {"equipment": ["captain"]}]}, "ships[0].equipment[0]", "equipment belongs here"),
        ({"creatures": ["hms-titan"]}, "creatures[0]", "'hms-titan' is a kind of ship; a sea creature belongs here"),
        ({"ashore": ["duel"]}, "ashore[0]", "'duel' is a kind of event; crew or equipment belongs here"),
        ({"events": ["rum"]}, "events[0]", "'rum' is a kind of treasure; an event belongs here"),
        ({"treasures": ["duel"]}, "treasures[0]", "a treasure belongs here"),
        ({"ships": [TITAN, TITAN]}, "total", "The fleet costs 40 points"),
        ({"total": 19}, "total", "The fleet costs 20 points; 19 are allowed (PI-2.4)"),
        ({"total": 0}, "total", "0: a build total is 1 to 999 (PI-2.3)"),
        ({"nation": "pirate"}, "nation", "'pirate': its ships and creatures are english (PI-2.1)"),
        ({"nation": "any"}, "nation", "'any': its ships and creatures are english"),
        (
            {"creatures": ["the-kraken"], "total": 44},
            "creatures[0]",
            "The Kraken cannot be played: what the keyword Eternal means",
        ),
        ({"coins": [8]}, "coins[0]", "8: coins are worth 0 to 7 (PI-5.1)"),
        ({"coins": [1, 2]}, "coins", "2 coins are given beside 0 unique treasures; together they are 8 (PI-R38)"),
        ({"ships": {"ship": "hms-titan"}}, "ships", "list up to 30 ships"),
        ({"events": ["HMS"]}, "events[0]", '"HMS": list ids of pieces'),
    ],
)
def test_fleets_that_cannot_be_are_refused(fields: dict[str, object], field: str, problem: str) -> None:
    """With the clause that forbids them."""
    if field == "total" and "ships" in fields:
        fields = {"ships": [*[TITAN] * 2], "total": 39}
    check_refused(given(row("fleet", **fields)), "fleet", field, problem)


@pytest.mark.parametrize(
    ("rows", "field", "problem"),
    [
        ((row("ship"), row("ship")), "ship[1].id", "'ours' is taken by another row of [[ship]]; each needs its own"),
        ((row("ship"), row("treasure")), "treasure[0].id", "'ours' is taken by another row of [[ship]]"),
        ((row("crew", id="hms-titan"),), "crew[0].id", "'hms-titan' is taken by another row of [[ship]]"),
        ((row("hull"), row("hull")), "hull[1].id", "'ours' is taken by another row of [[hull]]"),
        ((row("mysterious"), row("mysterious")), "mysterious[1].id", "taken by another row of [[mysterious]]"),
        ((row("terrain"), row("terrain")), "terrain[1].id", "taken by another row of [[terrain]]"),
        (
            (row("island"), row("island", name="OURS!")),
            "island[1].name",
            "'ours' is taken by another row of [[island]]",
        ),
        ((row("fleet"), row("fleet", name="Ours.")), "fleet[1].name", "taken by another row of [[fleet]]"),
    ],
)
def test_of_two_rows_of_one_id_the_second_is_to_blame(rows: tuple[str, ...], field: str, problem: str) -> None:
    """Ids of pieces differ between tables, too."""
    text = given(*rows)
    error = refused(text)
    assert (error.field, error.line) == (field, line_at(text, field.partition(".")[2]))
    assert problem in error.problem


@pytest.mark.clause("PI-3.2", "PI-R56")
@pytest.mark.parametrize(
    ("text", "field", "problem"),
    [
        (given(row("island"), only=["island"]), "island", "1 islands; four players need 12 (PI-3.2)"),
        (given(row("crew"), only=["ship"]), "ship", "no ship can be played; every fleet needs one (PI-R56)"),
        (given(row("ship", playable=False, reason="rotten"), only=["ship"]), "ship", "no ship can be played"),
        (given(row("ship"), only=["hull"]), "ship[0].cannons", "'ship-3' is the id of no hull"),
        (given(row("ship"), only=["measures"]), "only", "measures: then this pack has to give them"),
        (given(row("ship"), only=["boats"]), "only[0]", '"boats": list tables of a pack'),
        (
            given(*(row("absent", name=f"A {k}") for k in range(1500))),
            "absent",
            f"{1500 + ABSENT:,} rows; at most 1,500 are allowed",
        ),
        (TITLE, "", "this pack holds nothing; give at least one of measures, hull, island"),
        ("title = 3", "title", "3: a name is"),
        (TITLE + "ship = 3", "ship", "must be a list, not a whole number"),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 60 else "pack",
)
def test_packs_that_lack_something_are_refused(text: str, field: str, problem: str) -> None:
    """As a whole."""
    error = refused(text)
    assert error.field == field
    assert 0 <= error.line <= len(text.splitlines())
    assert problem in error.problem


def test_a_long_value_is_not_repeated_in_full() -> None:
    """Its beginning is enough to find it."""
    error = refused(given(row("ship", name="x" * 5000)))
    assert error.problem.startswith(f'"{"x" * 59}…: a name is')


# -- any damage ------------------------------------------------------------------------------------
WHOLE: Final = given(*(row(table) if table in {"measures", "absent", "island", "fleet"} else row(table, id=f"our-{table}")
                       for table in USUAL))  # fmt: skip


def test_the_usual_rows_are_good() -> None:
    """All tables of a pack at once; they are what the refusals above change."""
    assert read_pack("ours.toml", WHOLE).title == "Ours"


@examples(10)
@drawn(st.integers(0, len(WHOLE)), st.integers(0, 30), st.text(max_size=12))
def test_any_damage_to_a_pack_gives_content_or_a_pack_error(at: int, length: int, text: str) -> None:
    """Never anything else; a line that is named is one of the file."""
    damaged = WHOLE[:at] + text + WHOLE[at + length :]
    try:
        found = read_pack("ours.toml", damaged)
    except PackError as error:
        assert 0 <= error.line <= len(damaged.splitlines()) + 1
        assert error.problem
    else:
        assert isinstance(found, Content)


def test_lines_are_told_in_the_built_in_content_too() -> None:
    """Thousands of lines down."""
    text = built_in_text().replace('move = "L+S"', 'move = "L+M"')
    error = refused(text)
    assert "'L+M' is not a base move" in error.problem
    assert text.splitlines()[error.line - 1] == 'move = "L+M"'
