"""Bad content packs of Bruise Cruise are refused whole, with line, row and field, and what would be right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.errors import PackError
from quarterdeck.engine.packs import line_of
from quarterdeck.games.bruise_cruise.pack.reading import read_pack
from tests.examples import examples
from tests.games.bruise_cruise.packs import MAP_T, amber, chart, label, ports, refused, row, supply, table, without


@pytest.mark.parametrize(
    "kept", [("chart",), ("port",), ("card",), ("chart", "port"), ("chart", "card"), ("port", "card")]
)
def test_chart_ports_and_cards_come_together(kept: tuple[str, ...]) -> None:
    """Alone they fit no other board."""
    text = without("supplies", without("unfathomable", MAP_T))
    for gone in {"chart", "port", "card"} - set(kept):
        text = without(gone, text)
    error = refused(text)
    assert (error.field, error.line) == (kept[0], row(text, f"[[{kept[0]}]]" if kept[0] != "chart" else "[chart]"))
    assert "belong together" in error.problem


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
        (MAP_T.replace('"8.5"', "8.5"), "chart.sea[50]", '    "0.5"', "write a hexagon"),
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
        (chart("cut", '["6.4-7.4", "6.4-7.5"]'), "chart.cut[1]", "cut =", "6.4 and 7.5 are not neighbours (BC-4.4)"),
        (chart("cut", '["3.0-4.0"]'), "chart.cut[0]", "cut =", "4.0 is not in sea; only two spaces"),
        (chart("cut", '["-1.0-0.0"]'), "chart.cut[0]", "cut =", "-1.0 is not in sea"),
        (chart("cut", '["6.4-7.4", "7.4-6.4"]'), "chart.cut[1]", "cut =", "are cut already"),
        (chart("cut", '["6.4"]'), "chart.cut[0]", "cut =", "two neighbouring spaces"),
        (chart("triangle", '["4.0"]'), "chart.triangle[0]", "triangle =", "made of spaces"),
        (chart("triangle", '["7.4", "7.4"]'), "chart.triangle[1]", "triangle =", "list 7.4 once"),
        (chart("bank", '"9.9"'), "chart.bank", "bank =", "9.9 is not on the board"),
        (chart("island", '"nowhere"'), "chart.island", "island =", "write a hexagon"),
        (chart("north", '"left"'), "chart.north", "north =", 'write "up" or "down"'),
        (chart("weather", '"fair"'), "chart.weather", "weather =", "is not a field here"),
        (MAP_T.replace('name = "Map T"\n', ""), "chart.name", "[chart]", "is missing"),
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
        (amber("name", '"?"'), "port[0].name", 'name = "?"', "'?' is not a name"),
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
        (amber("country", '"Test"\nharbour = 3'), "port[0].harbour", "harbour =", "is not a field here"),
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
            "card[32].rating",
            '[[card]]\nport = "Amber"\ncopy = "a"\nexchange',
            "is missing",
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
            table("unfathomable", 'name = "X"', 'effect = "blank"', "rating = 77"),
            "unfathomable[8].rating",
            "rating = 77",
            "is not a field here",
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


def test_a_pack_that_holds_nothing_is_refused() -> None:
    """The whole file, so no field is named."""
    error = refused('title = "Empty"')
    assert (error.field, error.line) == ("", 0)
    assert "this pack holds nothing; give supplies, unfathomable, or chart, port and card together" in error.problem


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


@examples(30)
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
