"""Bremerhaven's position files: cards, harbors and hands that no table can show are refused, and the clause is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.bremerhaven import BREMERHAVEN
from quarterdeck.games.bremerhaven.pack.reading import built_in_text
from tests.games.bremerhaven.files import (
    ALONE,
    ASKED,
    ASKED_ALONE,
    LEFT_OUT,
    LONG,
    LONG_STARTING,
    SETTING_UP,
    STARTING,
    Changes,
    Part,
    alone,
    change,
    check,
    first,
    long,
    read,
    saved,
    short,
    start,
    texts,
)

GOOD: Final[dict[str, Part]] = {
    **{f"long {asked}": long(asked) for asked in ASKED},
    **{f"alone {asked}": alone(asked) for asked in ASKED_ALONE},
    **{f"short {asked}": short(asked) for asked in SETTING_UP},
    **{f"first {asked}": first(asked) for asked in STARTING},
    **{f"start {asked}": start(asked) for asked in LONG_STARTING},
}
"""The files whose variants are refused."""


@pytest.mark.parametrize("name", GOOD)
def test_the_good_files_are_good(name: str) -> None:
    """Somebody can do something, or the game is over; what is written of it is read again, to the byte."""
    position = read(GOOD[name])
    assert position.over() == name.endswith("nothing")
    assert bool(position.legal()) != position.over()
    file = saved(position)
    assert file["asked"] == GOOD[name]["asked"]
    assert read(file).numbers() == position.numbers()
    assert json.dumps(saved(read(file))) == json.dumps(file)


# -- the file ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "path", "clause"),
    [
        ({"game": "kraken"}, "game", ""),
        ({"asked": "a favor"}, "asked", ""),
        ({"asked": LEFT_OUT}, "asked", "is missing"),
        ({"weather": "fair"}, "weather", "is not a field here"),
        ({"harbors/P": {}}, "harbors.P", "there are R, G, B, Y"),
        ({"harbors/G": LEFT_OUT}, "harbors.G", "BH-1.1"),
        ({"harbors/B": LEFT_OUT, "harbors/Y": {}}, "harbors.B", "BH-1.1"),
        ({"dummy": {"rank": "Ship's Cook"}}, "dummy", "BH-4.5"),
        ({"pack": "title = 3"}, "pack", "line 1: title: a name is"),
        ({"round": 0}, "round", "must be 1 or more when 'permit' is asked"),
        ({"asked": "chit"}, "round", "must be 0 when 'chit' is asked"),
        ({"player": "B"}, "player", "BH-R1"),
        ({"player": "chance"}, "player", "is chance, but R decides when 'permit' is asked"),
        ({"order": "alphabet"}, "order", ""),
        ({"harbors/R/laid/4.1": [1]}, "harbors.R.laid", ""),
        ({"harbors/R/laid/1.2": [10]}, "harbors.R.laid[...][0]", ""),
        ({"harbors/R/docks/4": {"ship": "grietje", "stay": 1}}, "harbors.R.docks", ""),
        ({"harbors/R/money": -1}, "harbors.R.money", ""),
        ({"harbors/R/money": 2.5}, "harbors.R.money", ""),
    ],
)
def test_a_bad_field_is_named(changes: Changes, path: str, clause: str) -> None:
    """What belongs to no file, and who plays."""
    check(change(LONG, changes), path, clause)


@pytest.mark.clause("BH-4.1", "BH-4.5")
@pytest.mark.parametrize(
    ("changes", "path", "clause"),
    [({"dummy": LEFT_OUT}, "dummy", "BH-4.5"), ({"length": "long"}, "length", "BH-4.1")],
)
def test_alone_there_is_a_dummy_and_a_short_game(changes: Changes, path: str, clause: str) -> None:
    """Nothing else can be played alone."""
    check(change(ALONE, changes), path, clause)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "this is not JSON"),
        (b"{", "this is not JSON"),
        (b"\xff\xfe", "this is not JSON"),
        (b"[]", "must be an object in braces, not a list"),
        (b"[" * 9_000, "must be an object"),
        (b'{"harbors":{"R":{"docks":' + b"[" * 9_000, "must be an object"),
        (b'{"pack":' + b"[" * 9_000, "must be text, an object in braces or null, not a list"),
        (b'{"game":"bremerhaven","weather":' + b"[" * 9_000, "is not a field here"),
    ],
    ids=range(8),
)
def test_what_is_no_position_at_all_is_refused(data: bytes, problem: str) -> None:
    """However deep."""
    with pytest.raises(Malformed) as caught:
        BREMERHAVEN.load(data)
    assert problem in caught.value.problem


# -- cards -------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-2.1", "BH-2.2", "BH-2.3", "BH-2.4", "BH-R38", "BH-R52")
@pytest.mark.parametrize(
    ("changes", "path", "clause"),
    [
        ({"sea": ["titanic"]}, "sea[0]", "there is no Ship 'titanic'; write grietje or weser-triumph"),
        ({"land": ["grietje"]}, "land[0]", "there is no Contract"),
        ({"buildings/offer": "pub"}, "buildings.offer", "there is no Building"),
        ({"prices/top": ["1-1-1-1"]}, "prices.top[0]", "there is no Price card"),
        ({"newspaper/event": "spring"}, "newspaper.event", "there is no event"),
        ({"newspaper/top": "spring"}, "newspaper.top", "there is no event"),
        ({"sea": ["grietje", "grietje"]}, "sea[1]", "sea[0]"),
        ({"sea": ["eiserner-hinnerk"]}, "sea[0]", "harbors.R.docks.2.ship"),
        ({"harbors/B/unbuilt": ["sawmill"]}, "harbors.B.unbuilt[0]", "harbors.G.unbuilt[0]"),
        ({"harbors/B/buildings/a1": "bank"}, "harbors.B.buildings.a1", "harbors.G.buildings.b1"),
        ({"harbors/B/unbuilt": ["lighthouse"]}, "buildings.offer", "harbors.B.unbuilt[0]"),
        ({"prices/bottom": ["3-1-4-2"]}, "prices.bottom[0]", "prices.top[0]"),
        ({"newspaper/used": ["fall"]}, "newspaper.used[0]", "newspaper.event"),
        ({"newspaper/deck": ["fall"]}, "newspaper.deck[0]", "newspaper.event"),
        ({"newspaper/deck": ["oil-slick"]}, "newspaper.deck", "harbor-dues and 15 more"),
        ({"ships/discard": ["buttpedder"]}, "ships.discard[0]", "in the long game with 3 players (BH-2.1, BH-2.3, BH-3.2)"),
        ({"contracts/discard": ["express-parcel"]}, "contracts.discard[0]", "BH-2.2, BH-2.3"),
        ({"ships/deck": ["nordermole"]}, "ships.deck", "and"),
        ({"contracts/deck": []}, "contracts.deck", "in no other place, so in the deck"),
        ({"buildings/deck": ["status-symbol"]}, "buildings.deck", "in no other place, so in the deck"),
        ({"sea": ["windsbraut", "grietje", "teerjacke", None]}, "sea", "BH-2.5"),
        ({"land": [None, None, None, None]}, "land", "BH-2.6"),
        ({"ships/discard": ["nordermole"]}, "ships.deck", "BH-R52"),
        ({"contracts/discard": ["verden-dairy"]}, "contracts.deck", "BH-R38"),
        ({"newspaper/top": "fall"}, "newspaper.top", "BH-22.1"),
        ({"newspaper/top": {"advance": 1, "space": "2.4"}}, "newspaper.top", "BH-22.1"),
        ({"newspaper/top": {"advance": 3, "space": "1.5"}}, "newspaper.top.advance", ""),
        ({"newspaper/used": ["sail-parade", "tax-audit"]}, "newspaper.top", "BH-22.1"),
        ({"prices/looked": ["1-2-3-4", None]}, "prices.looked", "as a whole or not at all"),
        ({"prices/bottom": ["2-4-1-3"], "prices/looked": [None] * 23}, "prices", "BH-2.9"),
    ],
)  # fmt: skip
def test_each_card_is_in_one_place(changes: Changes, path: str, clause: str) -> None:
    """And no card is used that this game is not played with, or comes before its stack."""
    check(change(LONG, changes), path, clause)


def test_a_shuffled_discard_pile_has_no_stacks() -> None:
    """A Ship of the second stack may then lie on the pile before the first is dealt out (BH-R38)."""
    assert read(change(LONG, {"ships": {"discard": ["nordermole"], "mixed": True}})).ships_mixed


@pytest.mark.clause("BH-3.6", "BH-4.4", "BH-R40")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("used", ["fall"]),
        ("deck", ["fall"]),
        ("event", "fall"),
        ("top", "fall"),
        ("top", {"advance": 1, "space": "1.2"}),
    ],
)
def test_no_newspaper_in_the_short_game(field: str, value: object) -> None:
    """Alone there are instructions, but no Event and no card on top."""
    check(short("offer", {"newspaper": {field: value}}), "newspaper", "BH-3.6")
    if field in {"event", "top"}:
        check(alone("bid", {f"newspaper/{field}": value}), "newspaper", "BH-4.4")


# -- harbors -----------------------------------------------------------------------------------------

R: Final = "harbors/R/"
G: Final = "harbors/G/"
B: Final = "harbors/B/"


@pytest.mark.clause("BH-15.2", "BH-15.3", "BH-15.4", "BH-15.5", "BH-15.8", "BH-26.4", "BH-R11", "BH-R23")
@pytest.mark.parametrize(
    ("changes", "path", "clause"),
    [
        ({G + "bank": 20}, "harbors.G.bank", "BH-26.4"),
        ({R + "bank": 1}, "harbors.R.bank", "BH-26.4"),
        ({R + "covers": ["a1"]}, "harbors.R.covers[0]", "BH-2.15"),
        ({R + "covers": ["c1", "c1"]}, "harbors.R.covers[1]", "named twice"),
        ({R + "buildings": {"c1": "tank-farm"}}, "harbors.R.buildings.c1", "BH-15.3"),
        ({R + "goods": {"c1": ["crate"]}}, "harbors.R.goods.c1", "BH-15.3"),
        ({B + "goods": {"a2": ["crate"]}}, "harbors.B.goods.a2", "BH-15.2"),
        ({B + "buildings/a3": "tank-farm", B + "goods/a3": ["crate"]}, "harbors.B.goods.a3", "BH-15.5"),
        ({R + "goods": {"a1": ["barrel", "barrel"]}}, "harbors.R.goods.a1", "BH-15.4"),
        ({R + "goods": {"a1": ["crate", "crate", "crate"]}}, "harbors.R.goods.a1", "BH-15.4"),
        ({R + "goods": {"a1": ["crate", "barrel"]}}, "harbors.R.goods.a1", "1 storage place,"),
        ({B + "goods": {"b2": ["crate", "barrel", "passenger"]}}, "harbors.B.goods.b2", "2 storage places,"),
        ({R + "walls": [[2, 2], [1], [1], []]}, "harbors.R.walls[0]", "BH-R11"),
        ({R + "walls": [[], [], [1], []]}, "harbors.R.walls[1]", "BH-2.17"),
        ({R + "walls": [[], [1], [2, 3], []]}, "harbors.R.walls[2]", "BH-2.17"),
        ({R + "walls": [[], [1], [1]]}, "harbors.R.walls", ""),
        ({R + "walls": [[4], [1], [1], []]}, "harbors.R.walls[0][0]", ""),
        ({R + "docks/2/stay": 5}, "harbors.R.docks.2.stay", "BH-13.4"),
        ({R + "docks/2/stay": 0}, "harbors.R.docks[...].stay", ""),
        ({R + "docks/2/left": 3}, "harbors.R.docks.2.left", "BH-13.4"),
        ({R + "docks/2/cargo": "barrel"}, "harbors.R.docks.2.cargo", "BH-13.7"),
        ({R + "docks/1": {"ship": "windsbraut", "stay": 1}}, "harbors.R.docks.1.cargo", "BH-13.8"),
        ({R + "loading/1/due": 6}, "harbors.R.loading.1.due", "BH-14.2"),
        (
            {R + "loading/3": {"contract": "geestendorf-toyshop", "due": 1, "delivered": ["crate"]}},
            "harbors.R.loading.3.delivered",
            "BH-15.8",
        ),
        ({R + "loading/1/delivered": ["crate"]}, "harbors.R.loading.1.delivered", "BH-18.6"),
        ({R + "loading/1/delivered": ["barrel", "barrel"]}, "harbors.R.loading.1.delivered", "BH-R23"),
        ({B + "loading/1/delivered": ["crate"] * 3}, "harbors.B.loading.1.delivered", "BH-R23"),
    ],
)
def test_no_harbor_looks_like_that(changes: Changes, path: str, clause: str) -> None:
    """Spaces, walls, Docks and Loading docks."""
    check(change(LONG, changes), path, clause)


@pytest.mark.clause("BH-13.4", "BH-14.2", "BH-E14", "BH-E15")
@pytest.mark.parametrize(("place", "most"), [("docks/2/stay", 2 + 1), ("loading/1/due", 3 + 1)])
def test_events_let_cards_stay_longer(place: str, most: int) -> None:
    """A marker more for each round in which an Event may have added one; in the short game none."""
    for number in (1, 2):
        read(change(LONG, {f"harbors/R/{place}": most + number - 1}))
    check(change(LONG, {f"harbors/R/{place}": most + 2}), f"harbors.R.{place.replace('/', '.')}", "at most")


@pytest.mark.clause("BH-3.1", "BH-R28")
def test_packs_and_lengths_have_bounds_of_their_own() -> None:
    """The Prestige track may end; there are no Cover cards in the short game."""
    pack = built_in_text().replace("track = 0", "track = 9")
    assert pack != built_in_text()
    read(change(LONG, {"pack": pack, R + "prestige": 9}))
    check(change(LONG, {"pack": pack, R + "prestige": 10}), "harbors.R.prestige", "BH-R28")
    check(short("offer", {R + "covers": ["c1"]}), "harbors.R.covers[0]", "BH-3.1")


@pytest.mark.clause("BH-15.8", "BH-R22")
def test_goods_go_to_a_loading_dock_whose_space_is_cleared() -> None:
    """Whatever stands on the space below it."""
    toyshop: Part = {"contract": "geestendorf-toyshop", "due": 1, "delivered": ["crate"]}
    position = read(change(LONG, {G + "loading/3": toyshop, G + "buildings/c1": "tank-farm"}))
    assert saved(position)["harbors"]["G"]["loading"]["3"] == toyshop  # type: ignore[index] # JSON


# -- ranks and Influence cards -------------------------------------------------------------------------


@pytest.mark.clause("BH-2.13", "BH-5.1", "BH-5.4", "BH-6.4", "BH-10.1", "BH-10.5", "BH-24.2", "BH-R17")
@pytest.mark.parametrize(
    ("changes", "path", "clause"),
    [
        ({B + "rank": LEFT_OUT}, "harbors.B.rank", "Captain, First Mate, Mate (BH-2.13)"),
        ({B + "rank": "Ship's Cook"}, "harbors.B.rank", "BH-R17"),
        ({B + "rank": "Captain"}, "harbors.B.rank", "harbors.R is Captain already (BH-2.13)"),
        ({R + "laid/2.4": [1]}, "harbors.R.laid.2.4", "BH-5.4"),
        ({R + "laid/1.2": [4]}, "harbors.R.laid", "BH-2.19"),
        ({R + "laid/1.2": [6]}, "harbors.R.laid", "1 2 3 4 5"),
        ({R + "hand": [1]}, "harbors.R.hand", "BH-24.2"),
        ({R + "laid/1.2": [None]}, "harbors.R.laid", "BH-5.7"),
        ({R + "laid/1.2": LEFT_OUT}, "harbors.R.laid", "BH-6.4"),
        ({R + "grown": True}, "harbors.R.grown", "BH-6.2"),
        ({"asked": "swap", B + "grown": True}, "harbors.B.grown", "BH-10.1"),
        ({"asked": "swap", R + "grown": True, R + "upgrades": 8}, "harbors.R.upgrades", ""),
        (
            {"asked": "swap", R + "grown": True, R + "upgrades": 7, R + "laid": {"1.3": [6], "2.1": [7, 7, 8, 9]}},
            "harbors.R.grown",
            "BH-10.5",
        ),
    ],
)
def test_everybody_has_five_influence_cards(changes: Changes, path: str, clause: str) -> None:
    """Those that the upgrades taken have made."""
    check(change(LONG, changes), path, clause)


@pytest.mark.clause("BH-5.1", "BH-5.2", "BH-5.6")
@pytest.mark.parametrize(
    ("changes", "path", "clause"),
    [
        ({B + "laid": LEFT_OUT}, "harbors.G.laid", "it is 1 after 4 in rank order (BH-5.2)"),
        ({B + "laid/1.1": [2, 3]}, "harbors.R.laid", "BH-5.2"),
        ({B + "laid/1.1": [2]}, "player", "is B, but R decides when 'bid' is asked"),
        ({B + "laid": {"1.0": [None]}, B + "hand": [1, 2, 3, 4]}, "harbors.B.hand", "BH-5.1"),
        ({B + "laid": {"1.0": [1]}, B + "hand": [None] * 4}, "harbors.B.hand", "BH-5.1"),
        ({B + "laid": {"1.0": [None]}, B + "hand": [None] * 3}, "harbors.B.hand", "BH-24.2"),
        ({B + "hand": [2, 3, 4]}, "harbors.B.hand", "BH-24.2"),
    ],
)
def test_cards_are_laid_one_by_one(changes: Changes, path: str, clause: str) -> None:
    """In rank order; hand and cards laid are known together or not at all."""
    check(long("bid", {"player": "B"} | changes), path, clause)


@pytest.mark.clause("BH-5.1", "BH-5.3")
def test_what_others_laid_may_be_hidden() -> None:
    """As one seat knows the position; who is asked knows the own hand."""
    hidden: Changes = {R + "laid": {"1.2": [None], "2.1": [None]}, G + "laid": {"1.2": [None], "1.3": [None]}}
    position = read(long("bid", hidden | {R + "hand": [None] * 3}))
    assert len(texts(position)) == 4 * 12
    assert saved(position)["harbors"]["R"]["hand"] == [None] * 3  # type: ignore[index] # JSON


@pytest.mark.clause("BH-4.7", "BH-28.2", "BH-28.7")
@pytest.mark.parametrize(
    ("asked", "changes", "path", "clause"),
    [
        ("swap", {"dummy/laid/2.2": [5]}, "dummy.laid", "BH-4.7"),
        ("swap", {"dummy/laid/1.3": [2], "dummy/laid/1.1": LEFT_OUT}, "dummy.grown", "BH-28.7"),
        ("bid", {"dummy/rank": "Mate"}, "dummy.rank", "BH-R17"),
        ("bid", {"dummy/laid/1.2": [3]}, "dummy.laid.1.2", "BH-28.3"),
        ("bid", {"dummy/laid/3.1": LEFT_OUT, "harbors/R/laid/1.1": [1]}, "dummy.laid", "BH-5.2"),
        ("swap", {"dummy/laid/2.2": [None]}, "dummy.laid.2.2", "BH-5.7"),
        ("reveal", {"dummy/laid/1.3": [4]}, "dummy.laid.1.3", "BH-R58"),
    ],
)
def test_the_dummy_has_five_influence_cards(asked: str, changes: Changes, path: str, clause: str) -> None:
    """Unseen until all are laid, then revealed from 1.0 on."""
    check(alone(asked, changes), path, clause)


# -- schema and page ---------------------------------------------------------------------------------


def test_the_json_schema_describes_every_field() -> None:
    """What is written is described."""
    definitions = BREMERHAVEN.schema()["$defs"]
    assert isinstance(definitions, dict)
    plain = {"game", "harbors", "ships", "contracts", "buildings", "prices", "newspaper"}
    for name, field in definitions["BremerhavenFile"]["properties"].items():
        assert name in plain or "description" in json.dumps(field), name
    described = set(definitions["HarborFile"]["properties"])
    for file in (saved(read(content)) for content in GOOD.values()):
        assert set(file) <= set(definitions["BremerhavenFile"]["properties"])
        for harbor in file["harbors"].values():  # type: ignore[attr-defined] # JSON
            assert set(harbor) <= described


def test_the_position_files_of_the_guide_are_read() -> None:
    """With the moves that the page names."""
    page = (Path(__file__).parents[3] / "docs" / "games" / "bremerhaven.md").read_text(encoding="utf-8")
    bidding, harbor, by_oneself = (read(json.loads(block.split("```")[0])) for block in page.split("```json\n")[1:])
    listed = " ".join(page.split()).split("Red's moves are ")[1].split(". ")[0]
    assert texts(harbor) == [word.strip("`") for word in listed.split(", ")]
    assert (len(texts(bidding)), int(bidding.player)) == (4 * 12, 1)
    assert (len(texts(by_oneself)), int(by_oneself.player)) == (4 * 10, 0)
