"""Bruise Cruise's content packs: the deck that comes with the game, Map T, and how everything else is refused."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarterdeck.engine.errors import PackError
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.effects import EFFECTS
from quarterdeck.games.bruise_cruise.pack import Content, built_in, built_in_content, pack_of, read_pack, schema
from quarterdeck.games.bruise_cruise.pack_checks import bundle, pair, slug
from quarterdeck.games.bruise_cruise.pack_format import REGION_NAMES
from quarterdeck.games.bruise_cruise.pack_lines import line_of

MAP_T = (Path(__file__).parent / "map_t.toml").read_text(encoding="utf-8")

TABLE_T = """
Amber 3.0 Northern 4 2L    2 1M
Birch 5.0 Northern 5 1T    3 2L
Cedar 0.2 Western  7 2L    4 1M
Dover 1.4 Western  3 3L    3 1T
Elm   3.3 Central  6 1L+1M 2 2L
Fern  4.4 Central  3 2L    5 1M
Gale  7.1 Eastern  4 1T    4 2L
Holm  8.3 Eastern  5 2L    2 1M
Iris  3.5 Southern 4 2L    6 1M
Jade  6.5 Southern 3 1T    3 2L
Kelp  1.1 Western  2 2L    5 1M
Lark  6.2 Central  3 1M    4 2L
Moss  8.0 Northern 5 2L    2 1M
Nook  5.5 Southern 4 2L    3 1T
Opal  0.5 Southern 3 1M    7 2L
Pine  2.2 Central  2 2L    4 1M
"""


def map_t() -> Content:
    """Map T in numbers."""
    return read_pack("map_t.toml", MAP_T)


def worth(bundles: list[tuple[int, int, int]]) -> float:
    """What the best bundle of a card is worth in life preservers, as the head of cards.toml counts."""
    return max(life + 1.5 * missiles + 3 * torpedoes for life, missiles, torpedoes in bundles)


# -- the deck of the game ------------------------------------------------------------------------


@pytest.mark.clause("BC-1.6", "BC-23.1", "BC-23.3")
def test_the_deck_has_two_cards_for_each_port_and_eighteen_unfathomable_ones() -> None:
    """The published counts: 100 cards, 41 ports, all supplies."""
    own = built_in_content()
    assert (len(own.ports), len(own.ratings), len(own.bundles), len(own.facts), len(own.effects)) == (
        41,
        82,
        82,
        82,
        18,
    )
    assert own.supplies == (24, 18, 15, 9, 12)
    assert Counter(REGION_NAMES[port.region] for port in own.ports) == dict.fromkeys(REGION_NAMES, 8) | {
        "Southern": 8
    } | {"Eastern": 9}


@pytest.mark.clause("BC-6.2")
def test_engine_ratings_run_from_one_to_seven_around_four() -> None:
    """Fast cards and slow ones are rarer than those between."""
    ratings = Counter(built_in_content().ratings)
    assert set(ratings) == set(range(1, 8))
    assert ratings[1] < ratings[2] < ratings[3] < ratings[4] > ratings[5] > ratings[6] > ratings[7]
    assert abs(mean(built_in_content().ratings) - 4) < 0.1


@pytest.mark.clause("BC-R15", "BC-23.1")
def test_a_slower_card_is_never_exchanged_for_less_on_average() -> None:
    """Every bundle is something, and inside the supplies."""
    own = built_in_content()
    by_rating = {
        rating: [worth(b) for r, b in zip(own.ratings, own.bundles, strict=True) if r == rating]
        for rating in range(1, 8)
    }
    means = [mean(by_rating[rating]) for rating in range(1, 8)]
    assert means == sorted(means, reverse=True)
    assert means[0] - means[-1] > 2
    for bundles in own.bundles:
        for one in bundles:
            assert 0 < sum(one) <= 4
            assert all(wanted <= there for wanted, there in zip(one, own.supplies, strict=False))
    assert 5 <= sum(len(bundles) > 1 for bundles in own.bundles) <= 20


def test_the_two_cards_of_a_port_differ_in_what_they_can_do() -> None:
    """So it matters which of them is spent."""
    own = built_in_content()
    for k, port in enumerate(own.ports):
        assert own.ratings[2 * k] != own.ratings[2 * k + 1], port.name


def test_facts_are_eighty_two_short_sentences() -> None:
    """Each is another one, on one line, and ends as a sentence does."""
    facts = built_in_content().facts
    assert len(set(facts)) == 82
    assert all(20 <= len(fact) <= 110 and fact.endswith(".") for fact in facts)


@pytest.mark.clause("BC-15.2")
def test_the_unfathomable_cards_have_each_effect_once_in_the_order_of_their_numbers() -> None:
    """`blank` is for other packs; texts are short."""
    own = built_in_content()
    assert own.effects == list(range(1, 19))
    assert len(set(own.effect_names)) == len(set(own.effect_texts)) == 18
    assert all(20 <= len(text) <= 140 for text in own.effect_texts)


def test_everything_designed_anew_says_so() -> None:
    """No public source tells what is on the cards."""
    own = built_in_content()
    assert set(own.card_provenance) == set(own.effect_provenance) == {"reconstructed"}


def test_effects_are_numbered_as_the_rules_number_them() -> None:
    """`EFFECTS` gives the names to the numbers of codes.py."""
    numbers = {name: int(number) for name, number in vars(codes).items() if isinstance(number, int)}
    assert [numbers[effect.upper().replace("-", "_")] for effect in EFFECTS] == list(range(19))


def test_the_built_in_pack_is_both_files_in_one_text() -> None:
    """A record keeps it, and anybody can take it as the beginning of a pack of their own."""
    pack = built_in()
    assert (pack.name, pack.built_in) == ("The Caribbean", True)
    assert read_pack("copy.toml", pack.content) == built_in_content()


# -- Map T ---------------------------------------------------------------------------------------


def test_map_t_is_the_map_of_the_scenarios() -> None:
    """54 hexagons, three of them land, one pair cut."""
    found = map_t()
    assert set(found.sea) == {(q, r) for q in range(9) for r in range(6)} - {(4, 0), (4, 1), (4, 2)}
    assert found.land == [(4, 0), (4, 1), (4, 2)]
    assert [(found.sea[one], found.sea[other]) for one, other in found.cut] == [((6, 4), (7, 4))]
    assert not found.north_up
    assert found.supplies == (24, 18, 15, 9, 12)
    assert (found.effects, found.effect_names) == ([0] * 8, [f"U{k}" for k in range(1, 9)])


def test_map_t_has_the_ports_and_cards_of_the_scenarios() -> None:
    """Name, space, region, and rating and exchange of both cards, row by row."""
    found = map_t()
    lines = []
    for k, port in enumerate(found.ports):
        q, r = found.sea[port.space]
        cards = " ".join(f"{found.ratings[card]} {written(found.bundles[card])}" for card in (2 * k, 2 * k + 1))
        lines.append(f"{port.name} {q}.{r} {REGION_NAMES[port.region]} {cards}")
    assert lines == [" ".join(line.split()) for line in TABLE_T.strip().splitlines()]
    assert {port.country for port in found.ports} == {"Test"}


def written(bundles: list[tuple[int, int, int]]) -> str:
    """The one bundle of a card as `1L+1M`."""
    [one] = bundles
    return "+".join(f"{number}{letter}" for number, letter in zip(one, "LMT", strict=True) if number)


def test_cards_may_stand_in_any_order() -> None:
    """Their numbers come from the order of the ports and from a and b."""
    head, *cards = re.split(r"(?=\[\[card\]\])", MAP_T.partition("[[unfathomable]]")[0])
    tail = "[[unfathomable]]" + MAP_T.partition("[[unfathomable]]")[2]
    assert read_pack("map_t.toml", head + "\n".join(reversed(cards)) + tail) == map_t()


# -- packs that leave parts out ------------------------------------------------------------------

SUPPLIES = "[supplies]\npreservers = 20\nmissiles = 9\ntorpedoes = 8\nanchors = 7\nflags = 6\n"


def test_what_a_pack_leaves_out_is_as_built_in() -> None:
    """Each of the three parts can be replaced alone."""
    own = built_in_content()
    fewer = read_pack("ours.toml", f'title = "Poor"\n{SUPPLIES}')
    assert (fewer.title, fewer.supplies) == ("Poor", (20, 9, 8, 7, 6))
    assert (fewer.ports, fewer.ratings, fewer.effect_names) == (own.ports, own.ratings, own.effect_names)
    blank = read_pack("ours.toml", 'title = "Dull"\n[[unfathomable]]\nname = "Nothing"\neffect = "blank"\n')
    assert (blank.effects, blank.effect_texts, blank.supplies, blank.sea) == ([0], [""], own.supplies, own.sea)
    board = read_pack("ours.toml", without("supplies", without("unfathomable", MAP_T)))
    assert (board.ports, board.ratings, board.cut) == (map_t().ports, map_t().ratings, map_t().cut)
    assert (board.effects, board.supplies) == (own.effects, own.supplies)
    none = read_pack("ours.toml", 'title = "None"\nunfathomable = []\n')
    assert (none.effects, none.facts) == ([], own.facts)


def without(table: str, text: str) -> str:
    """A pack without all tables of a name."""
    return re.sub(rf"(?ms)^\[+{table}\]+\n.*?(?=^\[|\Z)", "", text)


@pytest.mark.parametrize(
    "kept", [("chart",), ("port",), ("card",), ("chart", "port"), ("chart", "card"), ("port", "card")]
)
def test_chart_ports_and_cards_come_together(kept: tuple[str, ...]) -> None:
    """Alone they fit no other board."""
    text = without("supplies", without("unfathomable", MAP_T))
    for table in {"chart", "port", "card"} - set(kept):
        text = without(table, text)
    error = refused(text)
    assert (error.field, error.line) == (kept[0], row(text, f"[[{kept[0]}]]" if kept[0] != "chart" else "[chart]"))
    assert "belong together" in error.problem


# -- bad packs -----------------------------------------------------------------------------------


def label(value: object) -> str | None:
    """What a case is called: whole packs do not make a name."""
    return "pack" if isinstance(value, str) and len(value) > 100 else None


def refused(text: str) -> PackError:
    """Why a pack is refused."""
    with pytest.raises(PackError) as caught:
        read_pack("ours.toml", text)
    assert caught.value.file == "ours.toml"
    return caught.value


def row(text: str, part: str) -> int:
    """The line of the first place where a text has a part, counted from 1; 0 for no part."""
    return text[: text.index(part)].count("\n") + 1 if part else 0


def table(kind: str, *fields: str) -> str:
    """One more table at the end of Map T."""
    return MAP_T + f"\n[[{kind}]]\n" + "".join(f"{field}\n" for field in fields)


def amber(field: str, value: str, *, nth: int = 0) -> str:
    """Map T with another value of a field of Amber: 0 of the port, 1 and 2 of its cards."""
    starts = [found.start() for found in re.finditer(r'(?:name|port) = "Amber"', MAP_T)]
    before, after = MAP_T[: starts[nth]], MAP_T[starts[nth] :]
    return before + re.sub(rf"(?m)^{field} = .*$", lambda _: f"{field} = {value}", after, count=1)


def chart(field: str, value: str) -> str:
    """Map T with another value of a field of the chart."""
    if re.search(rf"(?m)^{field} = ", MAP_T):
        return re.sub(rf"(?ms)^{field} = \[.*?\]$", f"{field} = {value}", MAP_T, count=1)
    return MAP_T.replace("[chart]\n", f"[chart]\n{field} = {value}\n")


def supply(field: str, value: object) -> str:
    """Map T with another supply."""
    return re.sub(rf"(?m)^{field} = .*$", f"{field} = {value}", MAP_T)


def ports(number: int) -> str:
    """Map T with its first ports only, or with more of them, on spaces to the south."""
    gone = [f"{found[1]}" for found in re.finditer(r'\[\[port\]\]\nname = "(\w+)"', MAP_T)][number:]
    text = MAP_T
    for name in gone:
        text = re.sub(rf'\[\[(?:port|card)\]\]\n(?:name|port) = "{name}"\n(?:\w.*\n)*\n?', "", text)
    extra = range(max(0, number - 16))
    more = "".join(
        f'[[port]]\nname = "New {k}"\nat = "{k % 9}.{6 + k // 9}"\nregion = "Central"\ncountry = "Test"\n'
        for k in extra
    )
    spaces = ", ".join(f'"{k % 9}.{6 + k // 9}"' for k in extra)
    return text.replace("sea = [", f"sea = [{spaces}, " if spaces else "sea = [") + more


@pytest.mark.clause("BC-1.3", "BC-18.3", "BC-23.1", "BC-23.3")
@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("preservers", 7, "8 to 60: each of four Admirals begins with two (BC-1.3, BC-23.1)"),
        ("preservers", 61, "8 to 60"),
        ("missiles", 3, "4 to 60: each of four Admirals begins with one (BC-1.3"),
        ("torpedoes", 0, "1 to 60"),
        ("torpedoes", '"many"', "1 to 60"),
        ("anchors", -1, "1 to 60"),
        ("anchors", 61, "1 to 60"),
        ("flags", 4, "a flag in each of five regions (BC-18.3)"),
        ("flags", 13, "at most 12 (BC-23.3)"),
        ("flags", "true", "5 to 12"),
    ],
)
def test_odd_supplies_are_refused(field: str, value: object, problem: str) -> None:
    """With the limits, and why they are limits."""
    text = supply(field, value)
    error = refused(text)
    assert (error.field, error.line) == (f"supplies.{field}", row(text, f"{field} ="))
    assert problem in error.problem


@pytest.mark.clause("BC-4.2", "BC-4.4")
@pytest.mark.parametrize(
    ("text", "field", "part", "problem"),
    [
        (chart("land", '["4.0", "4.1", "3.3"]'), "chart.land[2]", "land =", "3.3 is already in sea"),
        (chart("land", '["4.0",\n "4.1",\n "4.0"]'), "chart.land[2]", ' "4.0"]', "4.0 is already in land"),
        (MAP_T.replace('"8.5"', '"8.4"'), "chart.sea[50]", '    "0.5"', "8.4 is already in sea"),
        (MAP_T.replace('"8.5"', '"8,5"'), "chart.sea[50]", '    "0.5"', 'write a hexagon as "q.r"'),
        (MAP_T.replace('"8.5"', '"8.5\\n"'), "chart.sea[50]", '    "0.5"', "write a hexagon"),
        (MAP_T.replace('"8.5"', '"08.5"'), "chart.sea[50]", '    "0.5"', "write a hexagon"),
        (MAP_T.replace('"8.5"', '"-0.5"'), "chart.sea[50]", '    "0.5"', "write a hexagon"),
        (MAP_T.replace('"8.5"', '"100.5"'), "chart.sea[50]", '    "0.5"', "from -99 to 99"),
        (MAP_T.replace('"8.5"', "8.5"), "chart.sea[50]", "sea =", "write a hexagon"),
        (chart("land", '["4"]'), "chart.land[0]", "land =", "write a hexagon"),
        (chart("sea", '["3.0"]'), "chart.sea", "sea =", "13 to 400 spaces"),
        (
            chart("sea", str([f"{q}.{r}" for q in range(20) for r in range(21)])),
            "chart.sea",
            "sea =",
            "13 to 400 spaces",
        ),
        (
            chart("land", str([f"{q}.{r}" for q in range(20) for r in range(6, 27)])),
            "chart.land",
            "land =",
            "at most 400",
        ),
        (chart("cut", '["6.4-7.4", "6.4-7.5"]'), "chart.cut[1]", "cut =", "6.4 and 7.5 are no neighbours (BC-4.4)"),
        (chart("cut", '["3.0-4.0"]'), "chart.cut[0]", "cut =", "4.0 is not in sea; only two spaces"),
        (chart("cut", '["-1.0-0.0"]'), "chart.cut[0]", "cut =", "-1.0 is not in sea"),
        (chart("cut", '["6.4-7.4", "7.4-6.4"]'), "chart.cut[1]", "cut =", "are cut already"),
        (chart("cut", '["6.4"]'), "chart.cut[0]", "cut =", "two neighbouring spaces"),
        (chart("triangle", '["4.0"]'), "chart.triangle[0]", "triangle =", "made of spaces"),
        (chart("triangle", '["7.4", "7.4"]'), "chart.triangle[1]", "triangle =", "list 7.4 once"),
        (chart("bank", '"9.9"'), "chart.bank", "bank =", "9.9 is not on the board"),
        (chart("island", '"nowhere"'), "chart.island", "island =", "write a hexagon"),
        (chart("north", '"left"'), "chart.north", "north =", 'write "up" or "down"'),
        (chart("weather", '"fair"'), "chart", "[chart]", "unknown field `weather`"),
        (MAP_T.replace('name = "Map T"\n', ""), "chart", "[chart]", "missing required field `name`"),
    ],
    ids=label,
)
def test_a_chart_that_contradicts_itself_is_refused(text: str, field: str, part: str, problem: str) -> None:
    """With the line of the hexagon, not only of the list."""
    error = refused(text)
    assert (error.field, error.line) == (field, row(text, part))
    assert problem in error.problem


@pytest.mark.clause("BC-4.2", "BC-4.7", "BC-9.9", "BC-18.3", "BC-R4")
@pytest.mark.parametrize(
    ("text", "field", "part", "problem"),
    [
        (amber("at", '"4.0"'), "port[0].at", 'at = "4.0"', "4.0 is land; Amber needs a space of sea"),
        (amber("at", '"9.9"'), "port[0].at", 'at = "9.9"', "9.9 is not on the board"),
        (
            amber("at", '"5.0"'),
            "port[1].at",
            'at = "5.0"\nregion = "Northern"\ncountry = "Test"\nprovenance = "reconstructed"\n\n[[port]]\nname = "Cedar"',
            "5.0 is the space of Amber already",
        ),
        (amber("name", '"BIRCH."'), "port[1].name", 'name = "Birch"', "'Birch' is written birch, and so is 'BIRCH.'"),
        (amber("name", '"Birch"'), "port[1].name", 'name = "Birch"\nat = "5.0"', "each needs its own name"),
        (amber("name", '"?"'), "port[0].name", 'name = "?"', "'?' is no name"),
        (amber("name", '""'), "port[0].name", 'name = ""', "1 to 40 characters"),
        (amber("name", f'"{"A" * 41}"'), "port[0].name", 'name = "AAA', "1 to 40 characters"),
        (
            amber("region", '"Polar"'),
            "port[0].region",
            'region = "Polar"',
            "Northern, Southern, Eastern, Western, Central",
        ),
        (amber("country", "3"), "port[0].country", "country = 3", "1 to 40 characters"),
        (amber("provenance", '"rumour"'), "port[0].provenance", 'provenance = "rumour"', '"deduced"'),
        (amber("country", '"Test"\nharbour = 3'), "port[0]", "[[port]]", "unknown field `harbour`"),
        (MAP_T.replace('"Eastern"', '"Western"'), "port", "[[port]]", "no port is in the Eastern region"),
        (ports(12), "port", "[[port]]", "13 to 60 ports"),
        (ports(61), "port", "[[port]]", "13 to 60 ports"),
        (ports(17), "port[16]", '[[port]]\nname = "New 0"', "New 0 has no card a"),
        (
            chart("cut", '["7.0-8.0", "8.0-7.1", "8.1-8.0"]'),
            "port[12].at",
            'at = "8.0"',
            "leads from Amber to Moss (BC-4.3",
        ),
    ],
    ids=label,
)
def test_ports_that_cannot_be_are_refused(text: str, field: str, part: str, problem: str) -> None:
    """On land, on one space, unreachable, or not to be told apart."""
    error = refused(text)
    assert (error.field, error.line) == (field, row(text, part))
    assert problem in error.problem


@pytest.mark.clause("BC-1.6", "BC-6.2", "BC-15.2", "BC-R15", "BC-R30")
@pytest.mark.parametrize(
    ("text", "field", "part", "problem"),
    [
        (amber("rating", "0", nth=1), "card[0].rating", "rating = 0", "1 to 7 (BC-6.2)"),
        (amber("rating", "8", nth=2), "card[1].rating", "rating = 8", "1 to 7 (BC-6.2)"),
        (amber("rating", "4.5", nth=1), "card[0].rating", "rating = 4.5", "1 to 7 (BC-6.2)"),
        (amber("copy", '"c"', nth=1), "card[0].copy", 'copy = "c"', 'write "a" or "b"'),
        (amber("copy", '"a"', nth=2), "card[1].copy", 'copy = "a"\nrating = 2', "Amber has a card a already"),
        (amber("port", '"Ambre"', nth=1), "card[0].port", 'port = "Ambre"', "there is no port 'Ambre'"),
        (amber("exchange", "[]", nth=1), "card[0].exchange", "exchange = []", "1 to 3 alternatives"),
        (amber("exchange", '["1L", "2L", "3L", "4L"]', nth=1), "card[0].exchange", '"4L"', "1 to 3 alternatives"),
        (amber("exchange", '"2L"', nth=1), "card[0].exchange", 'exchange = "2L"', "1 to 3 alternatives"),
        (amber("exchange", '["L"]', nth=1), "card[0].exchange[0]", '["L"]', "1 to 9 of L, M and T"),
        (amber("exchange", '["0L"]', nth=1), "card[0].exchange[0]", '["0L"]', "1 to 9 of L, M and T"),
        (amber("exchange", '["2X"]', nth=1), "card[0].exchange[0]", '["2X"]', "1 to 9 of L, M and T"),
        (amber("exchange", '["1L+1M"]', nth=1), "card[0].exchange[0]", '["1L+1M"]', "1 to 9 of L, M and T"),
        (amber("exchange", '["1M", "1L 2L"]', nth=1), "card[0].exchange[1]", '"1L 2L"', "names a kind twice"),
        (amber("exchange", '["1L 1M",\n"1M 1L"]', nth=1), "card[0].exchange[1]", '"1M 1L"', "is there already"),
        (
            amber("exchange", '["9T"]', nth=1).replace("torpedoes = 15", "torpedoes = 8"),
            "card[0].exchange[0]",
            '["9T"]',
            "more than the supplies ever hold (BC-23.1)",
        ),
        (amber("fact", f'"{"x" * 111}"', nth=1), "card[0].fact", '"xxx', "at most 110 characters"),
        (amber("fact", '"one\\ntwo"', nth=1), "card[0].fact", '"one', "on one line"),
        (
            table("card", 'port = "Amber"', 'copy = "a"', "rating = 3", 'exchange = ["4L"]'),
            "card[32].copy",
            'copy = "a"\nrating = 3\nexchange = ["4L"]',
            "has a card a already",
        ),
        (
            table("card", 'port = "Amber"', 'copy = "a"', 'exchange = ["2L"]'),
            "card[32]",
            '[[card]]\nport = "Amber"\ncopy = "a"\nexchange',
            "missing required field `rating`",
        ),
        (
            MAP_T.replace(
                '[[card]]\nport = "Elm"\ncopy = "b"\nrating = 2\nexchange = ["2L"]\nfact = "Nothing is known of Elm, b."\nprovenance = "reconstructed"\n',
                "",
            ),
            "port[4]",
            '[[port]]\nname = "Elm"',
            "Elm has no card b",
        ),
        (
            table("unfathomable", 'name = "X"', 'effect = "plague"'),
            "unfathomable[8].effect",
            'effect = "plague"',
            "there are blank, gulf-stream, poltergeist",
        ),
        (
            table("unfathomable", 'name = "u1"', 'effect = "blank"'),
            "unfathomable[8].name",
            'name = "u1"',
            "and so is 'U1'",
        ),
        (
            table("unfathomable", 'name = "Elm A"', 'effect = "blank"'),
            "unfathomable[8].name",
            'name = "Elm A"',
            "and so is 'Elm, card a'",
        ),
        (
            table("unfathomable", 'name = "X"', 'effect = "blank"', f'text = "{"x" * 141}"'),
            "unfathomable[8].text",
            'text = "xxx',
            "at most 140 characters",
        ),
        (
            table("unfathomable", 'name = "X"', 'effect = "blank"', "rating = 3"),
            "unfathomable[8]",
            '[[unfathomable]]\nname = "X"',
            "unknown field `rating`",
        ),
        (
            MAP_T + "".join(f'[[unfathomable]]\nname = "V{k}"\neffect = "blank"\n' for k in range(33)),
            "unfathomable",
            "[[unfathomable]]",
            "at most 40",
        ),
        (ports(13), "unfathomable", "[[unfathomable]]", "34 cards are too few"),
    ],
    ids=label,
)
def test_cards_that_cannot_be_are_refused(text: str, field: str, part: str, problem: str) -> None:
    """Wrong counts, odd numbers, unknown ports and effects."""
    error = refused(text)
    assert (error.field, error.line) == (field, row(text, part))
    assert problem in error.problem


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 0, "missing required field `title`"),
        ('title = "Empty"', 0, "this pack holds nothing"),
        ("title = ", 1, "this is not TOML"),
        ('title = "Two"\ntitle = "Titles"', 2, "this is not TOML"),
        ('title = "x"\n[chart', 2, "this is not TOML"),
        ("title = " + "9" * 5_000, 0, "a number is too long"),
        ('title = "\ud800"', 0, "a character is not Unicode"),
        ("title = " + "[" * 50_000, 0, "nested too deeply"),
        ("#" * 300_000, 0, "too large for a pack: 300,000 bytes"),
        ('title = "x"\ncards = 3', 0, "unknown field `cards`"),
    ],
    ids=label,
)
def test_what_is_no_pack_at_all_is_refused(text: str, line: int, problem: str) -> None:
    """The whole file, so no field is named."""
    error = refused(text)
    assert (error.field, error.line) == ("", line)
    assert problem in error.problem


@pytest.mark.parametrize(
    ("text", "line", "field"),
    [
        ('title = "x"\nport = [{name = "A"}]', 2, "port"),
        ('supplies = 3\ntitle = "x"', 1, "supplies"),
        ('title = ""\n', 1, "title"),
        ('title = "x"\nsupplies = {flags = 3}', 2, "supplies.flags"),
    ],
)
def test_tables_written_in_line_are_found_too(text: str, line: int, field: str) -> None:
    """Or at least the key that begins them."""
    error = refused(text)
    assert (error.field, error.line) == (field, line)


def test_a_field_that_is_not_in_the_text_has_no_line() -> None:
    """Neither an empty path nor a row beyond the last."""
    assert [line_of(MAP_T, path) for path in ("", "?", "port[99].at", "weather", "chart.weather")] == [
        0,
        0,
        0,
        0,
        row(MAP_T, "[chart]"),
    ]


@settings(max_examples=150)
@given(st.integers(0, len(MAP_T)), st.integers(0, 30), st.text(max_size=12))
def test_any_damage_to_a_pack_gives_content_or_a_pack_error(at: int, length: int, text: str) -> None:
    """Never anything else; a line that is named is one of the file."""
    damaged = MAP_T[:at] + text + MAP_T[at + length :]
    try:
        found = read_pack("ours.toml", damaged)
    except PackError as error:
        assert 0 <= error.line <= len(damaged.splitlines()) + 1
    else:
        assert len(found.ratings) == 2 * len(found.ports)


# -- words and numbers ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "written_as"),
    [
        ("Cape Canaveral", "cape-canaveral"),
        ("St. John's", "st-johns"),
        ("Port-au-Prince", "port-au-prince"),
        ("Warlords' Clearance", "warlords-clearance"),
        ("Fish & Chips!", "fish-chips"),
    ],
)
def test_names_are_written_without_spaces_and_signs(name: str, written_as: str) -> None:
    """Lower case letters, digits and hyphens."""
    assert slug(name) == written_as


def test_every_card_of_the_game_is_written_in_its_own_way() -> None:
    """In letters, digits and hyphens alone."""
    own = built_in_content()
    slugs = [slug(f"{port.name} {copy}") for port in own.ports for copy in "ab"] + [
        slug(name) for name in own.effect_names
    ]
    assert len(set(slugs)) == 100
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", one) for one in slugs)


def test_pairs_and_bundles_are_read_as_written() -> None:
    """Numbers of hexagons may be negative; kinds stand in any order."""
    assert pair("6.4-7.4") == ("6.4", "7.4")
    assert pair("-10.6--9.6") == ("-10.6", "-9.6")
    assert pair("7.-1-8.-1") == ("7.-1", "8.-1")
    assert pair("-1.-1--2.-1") == ("-1.-1", "-2.-1")
    assert [bundle(text) for text in ("2L", "1M 3L", "1T")] == [(2, 0, 0), (3, 1, 0), (0, 0, 1)]


def test_a_pack_is_known_by_its_whole_text() -> None:
    """A comment more is another pack."""
    pack = pack_of("map_t.toml", MAP_T)
    assert (pack.name, pack.built_in, pack.content) == ("Map T", False, MAP_T)
    assert pack_of("map_t.toml", MAP_T + "# mine\n").digest != pack.digest
    with pytest.raises(PackError):
        pack_of("ours.toml", "\ud800")


def test_the_schema_of_packs_is_shipped_as_it_is() -> None:
    """The file beside the content is what the code checks."""
    shipped = (files("quarterdeck.games.bruise_cruise") / "content" / "pack.schema.json").read_text(encoding="utf-8")
    assert json.loads(shipped) == schema()
