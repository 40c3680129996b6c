"""Bad content packs of Bremerhaven are refused whole, with line, row and field, and what would be right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.errors import PackError
from quarterdeck.engine.packs import line_of, slug
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.pack.events import EFFECTS
from quarterdeck.games.bremerhaven.pack.reading import pack_of, read_pack
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from tests.examples import examples
from tests.games.bremerhaven.packs import OWN, changed, only, refused, row_line, without


@pytest.mark.clause("BH-2.15", "BH-9.8", "BH-R11", "BH-R28", "BH-27.2", "BH-R35")
@pytest.mark.parametrize(
    ("table", "key", "value", "field", "problem"),
    [
        ("harbor", "covers", "[[1, 2], [1, 2]]", "covers", "three rows of two amounts, 1 to 9"),
        ("harbor", "covers", "[[1, 2], [1], [1, 2]]", "covers[1]", "for columns c and d (BH-2.15)"),
        ("harbor", "covers", "[[1, 2], [1, 0], [1, 2]]", "covers[1][1]", "three rows of two amounts"),
        ("harbor", "covers", "[[1, 2], [1, 10], [1, 2]]", "covers[1][1]", "1 to 9"),
        ("harbor", "bollards", "[[1, 2, 3], [1, 2, 3], [1, 2, 3]]", "bollards", "four walls of three prices"),
        ("harbor", "bollards", "[[1, 2, 3], [1, 2], [1, 2, 3], [1, 2, 3]]", "bollards[1]", "(BH-9.8, BH-R11)"),
        ("harbor", "bollards", "[[1, 2, 3], [1, 2, -1], [1, 2, 3], [1, 2, 3]]", "bollards[1][2]", "0 to 9"),
        ("harbor", "track", "100", "track", "up to 99 (BH-R28)"),
        ("harbor", "track", "-1", "track", "0 for an endless Prestige track"),
        ("harbor", "provenance", '"rumor"', "provenance", '"deduced"'),
        ("progress", "two", "21", "two", "19 or 20, so that the short game lasts 10, 9 and 8 rounds"),
        ("progress", "two", "18", "two", "19 or 20"),
        ("progress", "three", "19", "three", "17 or 18"),
        ("progress", "three", "16", "three", "17 or 18"),
        ("progress", "four", "17", "four", "15 or 16"),
        ("progress", "four", "14", "four", "(BH-27.2)"),
    ],
)
def test_odd_boards_are_refused(table: str, key: str, value: str, field: str, problem: str) -> None:
    """With what would be right, and why."""
    text = changed(table, 0, **{key: value})
    error = refused(text)
    assert (error.field, error.line) == (f"{table}.{field}", row_line(text, table, 0, key))
    assert problem in error.problem


def test_the_line_of_a_number_in_lists_is_told() -> None:
    """Though they are spread over many lines."""
    text = changed(
        "harbor", 0, covers="[\n    [1, 2],  # the top\n    [\n        1,\n        0,\n    ],\n    [1, 2],\n]"
    )
    error = refused(text)
    assert (error.field, error.line) == ("harbor.covers[1][1]", row_line(text, "harbor", 0, "covers") + 4)
    assert line_of(text, "harbor.covers[2]") == error.line + 2
    assert line_of(text, "harbor.covers[7]") == row_line(text, "harbor", 0, "covers")


@pytest.mark.clause("BH-2.3", "BH-2.4", "BH-13.4", "BH-13.5", "BH-13.7", "BH-13.9")
@pytest.mark.parametrize(
    ("key", "value", "field", "problem"),
    [
        ("name", '""', "name", "1 to 40 characters"),
        ("name", f'"{"A" * 41}"', "name", "1 to 40 characters"),
        ("name", '"?"', "name", "'?' is not a name"),
        ("name", '"GRIETJE"', "name", "'GRIETJE' is written grietje, and so is 'Grietje'"),
        ("name", "", "name", "is missing"),
        ("stack", "0", "stack", "1 to 4 (BH-2.4)"),
        ("stack", "5", "stack", "1 to 4 (BH-2.4)"),
        ("use", '["both", "both"]', "use", "for 2, 3 and 4 players"),
        ("use", '["both", "both", "short"]', "use[2]", '"out", "long" or "both"'),
        ("use", '["both", "long", "both"]', "use", "is used with fewer players and not with more"),
        ("use", '["long", "out", "out"]', "use", "out comes before long, long before both (BH-2.3)"),
        ("lay", "0", "lay", "1 to 5 Time markers (BH-13.4)"),
        ("lay", "6", "lay", "1 to 5 Time markers (BH-13.4)"),
        ("cargo", '"coal"', "cargo", "barrel, container, crate, passenger or wild (BH-13.7"),
        ("goods", "0", "goods", "1 to 5 goods (BH-13.4)"),
        ("goods", "6", "goods", "1 to 5 goods (BH-13.4)"),
        ("berth", "4", "berth", "0 to 3 Bollards"),
        ("berth", "-1", "berth", "(BH-13.5, BH-R11)"),
        ("prestige", "0", "prestige", "1 to 5 prestige (BH-13.9)"),
        ("prestige", "6", "prestige", "1 to 5 prestige (BH-13.9)"),
        ("prestige", "2.5", "prestige", "1 to 5 prestige (BH-13.9)"),
        ("provenance", '"rumor"', "provenance", '"rulebook", "published", "deduced" or "reconstructed"'),
        ("provenance", '{ name = "rumor" }', "provenance[...]", 'write "rulebook", "published"'),
        (
            "provenance",
            '{ title = "rulebook" }',
            "provenance",
            "there is no field 'title'; there are name, stack, use, lay",
        ),
        ("crew", "7", "crew", "is not a field here"),
    ],
)
def test_ships_that_cannot_be_are_refused(key: str, value: str, field: str, problem: str) -> None:
    """The second Ship, wherever it is wrong."""
    text = changed("ship", 1, **{key: value})
    error = refused(text)
    assert error.field == (f"ship[1].{field}" if field else "ship[1]")
    assert error.line == row_line(text, "ship", 1, key if field else "")
    assert problem in error.problem


@pytest.mark.clause("BH-2.3", "BH-14.2", "BH-14.5", "BH-14.7", "BH-14.8", "BH-R44", "BH-R53")
@pytest.mark.parametrize(
    ("key", "value", "field", "problem"),
    [
        ("name", '"Eiserner Hinnerk"', "name", "and so is 'Eiserner Hinnerk'; each needs its own name"),
        ("stack", '"1"', "stack", "1 to 4 (BH-2.4)"),
        ("use", '["both", "both", "out"]', "use", "is used with fewer players and not with more"),
        ("use", '"both"', "use", '["out", "long", "both"]'),
        ("time", "0", "time", "1 to 5 Time markers (BH-14.2)"),
        ("time", "6", "time", "1 to 5 Time markers (BH-14.2)"),
        ("needs", "[]", "needs", "list 1 to 4 goods"),
        ("needs", '["wild", "wild", "wild", "wild", "wild"]', "needs", "list 1 to 4 goods"),
        ("needs", '["crate", "coal"]', "needs[1]", "goods are barrel, container, crate, passenger or wild (BH-14.5)"),
        ("penalty", "6", "penalty", '1 to 5 money or "prestige"'),
        ("penalty", "0", "penalty", "leave it out for none"),
        ("penalty", '"ship"', "penalty", "(BH-14.7, BH-R53)"),
        ("reward", "5", "reward", '1 to 4 money or "prestige"'),
        ("reward", "true", "reward", "(BH-14.8, BH-R53)"),
        ("transport", '"barge"', "transport", 'write "train" or "truck" (BH-R44)'),
        ("transport", "", "transport", "is missing"),
    ],
)
def test_contracts_that_cannot_be_are_refused(key: str, value: str, field: str, problem: str) -> None:
    """The third Contract, wherever it is wrong."""
    text = changed("contract", 2, **{key: value})
    error = refused(text)
    assert error.field == (f"contract[2].{field}" if field else "contract[2]")
    assert error.line == row_line(text, "contract", 2, key if field else "")
    assert problem in error.problem


@pytest.mark.clause("BH-15.5", "BH-17.1", "BH-26.4", "BH-29.1", "BH-29.4", "BH-29.5", "BH-29.8", "BH-R10")
@pytest.mark.parametrize(
    ("fields", "field", "problem"),
    [
        ({"name": '"weekly market"'}, "name", "and so is 'Weekly Market'"),
        ({"prestige": "4"}, "prestige", "0 to 3 prestige (BH-29.8)"),
        ({"prestige": "-1"}, "prestige", "0 to 3 prestige (BH-29.8)"),
        ({"text": f'"{"x" * 141}"'}, "text", "at most 140 characters"),
        ({"text": '"one\\ntwo"'}, "text", "on one line"),
        ({"cost": "2"}, "cost", "is not a field here"),
        ({"ship_money": "10"}, "ship_money", "0 to 9 money (BH-29.1)"),
        ({"produce": '["coal"]'}, "produce[0]", "a Building produces barrel, container, crate, passenger"),
        ({"produce": '["crate", "crate"]'}, "produce", "names a kind of goods twice"),
        ({"produce_money": "-1"}, "produce_money", "0 to 9 money (BH-17.1)"),
        ({"produce_money": "1", "produce_by_rank": "10"}, "produce_by_rank", "0 to 9 money (BH-17.1)"),
        ({"produce_by_rank": "1"}, "produce_by_rank", "give produce_money, too: what it is for the Captain (BH-12.3)"),
        ({"bank": "1", "bank_by_rank": "10"}, "bank_by_rank", "0 to 9 money (BH-26.4)"),
        ({"bank_by_rank": "3"}, "bank_by_rank", "give bank, too"),
        ({"train": "4"}, "train", "0 to 3 (BH-29.4)"),
        ({"truck": "4"}, "truck", "0 to 3 (BH-R44)"),
        ({"sea": "4"}, "sea", "0 to 3 (BH-5.8)"),
        ({"free_packing": "1"}, "free_packing", "true or false (BH-29.5)"),
        ({"exchange": '"yes"'}, "exchange", "true or false (BH-11.5)"),
        ({"bank": "26"}, "bank", "0 to 25 money (BH-26.4)"),
        ({"places": "7", "stores": '["barrel"]'}, "places", "0 to 6 storage places (BH-15.5)"),
        ({"places": "2"}, "places", "for one kind of goods or for barrel, container, crate, passenger (BH-15.5)"),
        ({"places": "2", "stores": '["barrel", "crate"]'}, "stores", "for one kind of goods or for barrel"),
        ({"places": "2", "stores": '["barrel", "barrel"]'}, "stores", "names a kind of goods twice"),
        ({"places": "2", "stores": '["wild"]'}, "stores[0]", "a Building stores barrel"),
        ({"stores": '["barrel"]'}, "stores", "give places, too"),
        ({"berth_less": "4"}, "berth_less", "0 to 3 Bollards (BH-13.5)"),
        ({"direct": "0"}, "direct", "true or false (BH-18.4)"),
        ({"insured": "2"}, "insured", "true or false (BH-14.7)"),
        ({"height": "2"}, "height", "is not a field here"),
    ],
)
def test_buildings_that_cannot_be_are_refused(fields: dict[str, str], field: str, problem: str) -> None:
    """The Status Symbol, wherever it is wrong."""
    text = changed("building", 1, **fields)
    error = refused(text)
    assert error.field == (f"building[1].{field}" if field else "building[1]")
    assert error.line == row_line(text, "building", 1, field.partition("[")[0])
    assert problem in error.problem


@pytest.mark.clause("BH-2.11", "BH-11.4", "BH-21.1", "BH-22.1", "BH-28.3", "BH-D14")
@pytest.mark.parametrize(
    ("table", "fields", "field", "problem"),
    [
        ("price", {"prices": "[1, 2, 3]"}, "prices", "four prices, of barrel, container, crate, passenger"),
        ("price", {"prices": "[1, 2, 3, 0]"}, "prices[3]", "each 1 to 9 (BH-11.4)"),
        ("price", {"prices": "[1, 2, 3, 10]"}, "prices[3]", "each 1 to 9 (BH-11.4)"),
        ("price", {"prices": "[1, 2, 3, 3]"}, "prices", "has a price twice; the four of a card differ"),
        ("news", {"advance": "0"}, "advance", "1 or 2 spaces (BH-22.1)"),
        ("news", {"advance": "3"}, "advance", "1 or 2 spaces (BH-22.1)"),
        ("news", {"space": '"2.3"'}, "space", "'2.3' is not a space to bid on alone; those are 1.0, 1.1"),
        ("news", {"space": "2.1"}, "space", "as text (BH-28.3)"),
        ("news", {"effect": '"plague"'}, "effect", "there are nothing, charge-contracts"),
        ("news", {"effect": "7"}, "effect", "an effect is a text"),
        ("news", {"amount": "0"}, "amount", "the amount of charge-contracts is 1 to 2"),
        ("news", {"amount": "3"}, "amount", "the amount of charge-contracts is 1 to 2"),
        ("news", {"amount": '"all"'}, "amount", "a whole number"),
        ("news", {"effect": '"turn-ladder"'}, "amount", "turn-ladder has no amount"),
        ("news", {"effect": '"gain-prestige-ships"', "amount": "4"}, "amount", "1 to 3"),
        ("news", {"effect": '"ships-stay"', "amount": "6"}, "amount", "1 to 5"),
        ("news", {"effect": '"nothing"', "amount": "1"}, "amount", "nothing has no amount"),
        ("news", {"text": f'"{"x" * 141}"'}, "text", "at most 140 characters"),
    ],
)
def test_price_and_newspaper_cards_that_cannot_be_are_refused(
    table: str, fields: dict[str, str], field: str, problem: str
) -> None:
    """The first card, wherever it is wrong."""
    text = changed(table, 0, **fields)
    error = refused(text)
    assert (error.field, error.line) == (f"{table}[0].{field}", row_line(text, table, 0, field.partition("[")[0]))
    assert problem in error.problem


def copies(table: str, number: int) -> str:
    """A pack of one card so many times."""
    one = without(table, only(table), slice(1, None)).partition("\n")[2]
    return 'title = "Many"\n' + one * number


def scarce() -> str:
    """The built-in pack without three Ships in the short game of two."""
    text = OWN
    for row in range(3):
        text = changed("ship", row, text, use='["long", "both", "both"]')
    return text


@pytest.mark.clause("BH-1.4", "BH-2.1", "BH-2.2", "BH-2.11", "BH-2.18", "BH-3.3", "BH-13.1")
@pytest.mark.parametrize(
    ("text", "table", "problem"),
    [
        (
            without("ship", rows=slice(47, 48)),
            "ship",
            "47 are used in the long game with 4 players, and up to 12 rounds",
        ),
        (without("contract", rows=slice(51, None)), "contract", "up to 12 rounds need 52 (BH-2.2, BH-13.1)"),
        (scarce(), "ship", "19 are used in the short game with 2 players, and up to 10 rounds need 20 (BH-2.1"),
        (copies("ship", 61), "ship", "there are 1 to 60 Ships (BH-2.1)"),
        (copies("contract", 61), "contract", "there are 1 to 60 Contracts (BH-2.2)"),
        (copies("building", 33), "building", "there are 4 to 32 Buildings"),
        (without("building", rows=slice(3, None)), "building", "there are 4 to 32 Buildings"),
        (without("price", rows=slice(1, None)), "price", "there are 2 to 30 Price cards"),
        (without("news", rows=slice(11, None)), "news", "there are 12 to 30 Newspaper cards"),
        (
            changed("news", 1, changed("news", 2, advance=1), advance=1),
            "news",
            "with 10 cards that advance 1, 15 spaces can take 13 rounds",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 60 else "pack",
)
def test_too_few_or_too_many_cards_are_refused(text: str, table: str, problem: str) -> None:
    """With the game that they are too few for."""
    error = refused(text)
    assert (error.field, error.line) == (table, row_line(text, table, 0))
    assert problem in error.problem


def test_of_two_events_with_one_name_the_second_is_to_blame() -> None:
    """Capitals do not tell them apart."""
    text = changed("news", 0, event='"Harbor dues"')
    error = refused(text)
    assert (error.field, error.line) == ("news[1].event", row_line(text, "news", 1, "event"))
    assert error.problem.startswith("'Harbor Dues' is written harbor-dues, and so is 'Harbor dues'")


@pytest.mark.clause("BH-1.4")
def test_with_shorter_tracks_more_cards_may_advance_one() -> None:
    """9 ones keep a long game of four within 12 rounds if it has 15 spaces."""
    found = read_pack("ours.toml", changed("progress", 0, changed("news", 1, advance=1), two=19, three=17, four=15))
    assert sum(card.advance == 1 for card in found.news) == 9


def test_an_error_in_a_part_left_out_names_no_line() -> None:
    """A Ship of the pack has the name of a Building that it does not give."""
    text = changed("ship", 0, only("ship"), name='"Bank"')
    error = refused(text)
    assert (error.field, error.line) == ("building[7].name", 0)
    assert "and so is 'Bank'" in error.problem


def test_a_pack_that_holds_nothing_is_refused() -> None:
    """The whole file, so no field is named."""
    error = refused('title = "Empty"')
    assert (error.field, error.line) == ("", 0)
    assert "this pack holds nothing; give at least one of harbor, progress, ship" in error.problem


@pytest.mark.parametrize(
    ("text", "line", "field"),
    [
        ('title = "x"\nship = [{name = "A"}]', 2, "ship[0].stack"),
        ('harbor = 3\ntitle = "x"', 1, "harbor"),
        ('title = ""\n', 1, "title"),
        ('title = "x"\nprogress = {two = 3}', 2, "progress.two"),
    ],
)
def test_tables_written_in_line_are_found_too(text: str, line: int, field: str) -> None:
    """Or at least the key that begins them."""
    error = refused(text)
    assert (error.field, error.line) == (field, line)


PART = only("harbor", "progress", "building", "news")


@examples(24)
@given(st.integers(0, len(PART)), st.integers(0, 30), st.text(max_size=12))
def test_any_damage_to_a_pack_gives_content_or_a_pack_error(at: int, length: int, text: str) -> None:
    """Never anything else; a line that is named is one of the file."""
    damaged = PART[:at] + text + PART[at + length :]
    try:
        found = read_pack("ours.toml", damaged)
    except PackError as error:
        assert 0 <= error.line <= len(damaged.splitlines()) + 1
        assert error.problem
    else:
        names = [slug(card.name) for card in found.ships] + [slug(card.name) for card in found.contracts]
        names += [slug(card.name) for card in found.buildings]
        assert len(set(names)) == len(names)


@examples(12)
@given(st.sampled_from(["advance", "space", "effect", "amount"]), st.integers(0, 17), st.sampled_from([0, 1, 2, 5, 9]))
def test_any_newspaper_that_is_read_can_be_played_with(key: str, row: int, value: int) -> None:
    """Its numbers are within those the rules count with."""
    written = {"space": f'"2.{value}"', "effect": f'"{EFFECTS[value]}"'}.get(key, str(value))
    try:
        decks = tables_of(pack_of("ours.toml", changed("news", row, only("news"), **{key: written})).content).decks
    except PackError as error:
        assert error.field.startswith("news") or "up to 14 rounds" in error.problem, "a ninth 1 makes games longer"
    else:
        assert all(0 <= decks.event[k] < codes.EVENT_KINDS and 1 <= decks.amount[k] <= 9 for k in range(18))
        assert all(1 <= decks.advance[k] <= 2 and 0 <= decks.symbol[k] < codes.BID_SPACES for k in range(18))
