"""Bruise Cruise's content packs: the deck that comes with the game, Map T, and parts left out."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib.resources import files
from statistics import mean

import pytest

from quarterdeck.engine.errors import PackError
from quarterdeck.engine.packs import slug
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.pack.checks import bundle, pair
from quarterdeck.games.bruise_cruise.pack.effects import EFFECTS
from quarterdeck.games.bruise_cruise.pack.format import REGION_NAMES
from quarterdeck.games.bruise_cruise.pack.reading import built_in, built_in_content, pack_of, read_pack, schema
from tests.games.bruise_cruise.packs import MAP_T, map_t, without

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


def worth(bundles: list[tuple[int, int, int]]) -> float:
    """What the best bundle of a card is worth in life preservers, as the head of cards.toml counts."""
    return max(life + 1.5 * missiles + 3 * torpedoes for life, missiles, torpedoes in bundles)


# -- the deck of the game ------------------------------------------------------------------------


@pytest.mark.clause("BC-1.6", "BC-23.1", "BC-23.3")
def test_the_deck_has_two_cards_for_each_port_and_eighteen_unfathomable_ones() -> None:
    """The published counts: 100 cards, 41 ports, all supplies."""
    own = built_in_content()
    assert [len(part) for part in (own.ports, own.ratings, own.bundles, own.facts, own.effects)] == [41, 82, 82, 82, 18]
    assert own.supplies == (24, 18, 15, 9, 12)
    assert [sum(port.region == region for port in own.ports) for region in range(5)] == [8, 8, 9, 8, 8]


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
