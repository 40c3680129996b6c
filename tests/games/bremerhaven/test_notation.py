"""Bremerhaven's notation: what is read and written, who may read what, and what a move tells."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.playout import playout
from quarterdeck.games.bremerhaven import BREMERHAVEN, codes
from quarterdeck.games.bremerhaven.options import BremerhavenOptions, Length, Order
from quarterdeck.games.bremerhaven.pack.reading import built_in_text
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.words.notation import exact
from tests.examples import examples
from tests.games.bremerhaven.files import (
    ASKED,
    HIDDEN,
    LEFT_OUT,
    Changes,
    alone,
    change,
    first,
    long,
    read,
    short,
    start,
)
from tests.games.bremerhaven.files import texts as listed

START: Final = read(start("newspaper"))
WORDS: Final = (
    "done", "no", "on", "1", "4", "1.2", "2.4", "a1", "d3", "crate", "barrel", "money", "dock", "deliver", "pack",
    "unpack", "produce", "build", "refinery", "bollard", "0.1", "clear", "deal", "grietje", "price", "3-1-4-2", "news",
    "fall", "value", "5#2", "swap", "start", "nothing", "move", "direct", "bank", "?", "#1", "chit", "site", "loading",
)  # fmt: skip


def number(text: str, position: BremerhavenPosition = START) -> int:
    """The move that a text means."""
    return BREMERHAVEN.parse(position, text)


def problem(text: str, position: BremerhavenPosition = START) -> str:
    """Why a text means no move."""
    with pytest.raises(Malformed) as caught:
        number(text, position)
    assert caught.value.path == "move"
    return caught.value.problem


# -- reading -----------------------------------------------------------------------------------------


@examples(20)
@given(st.text(max_size=12) | st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join))
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    """What is read is written so that it is read again."""
    try:
        move = number(text)
    except Malformed as error:
        assert error.path == "move"
    else:
        assert 0 <= move < BREMERHAVEN.moves or move >= codes.EXACT
        assert number(BREMERHAVEN.text(START, move)) == move


def test_every_move_has_a_text_of_its_own() -> None:
    """Those of the pack are read as they are written, in capitals and with spaces too; those beyond it mean nothing."""
    decks = START.decks
    texts = [BREMERHAVEN.text(START, move) for move in range(BREMERHAVEN.moves)]
    assert len(set(texts)) == len(texts)
    last = {
        int(codes.BUILD): int(decks.buildings) * 12, int(codes.PRICE): int(decks.prices),
        int(codes.DEAL_SHIP): int(decks.ships), int(codes.DEAL_CONTRACT): int(decks.contracts),
        int(codes.DEAL_BUILDING): int(decks.buildings), int(codes.DEAL_PRICE): int(decks.prices),
        int(codes.DEAL_NEWS): int(decks.news), int(codes.SHARE): 10, int(codes.DUMMY): 9,
    }  # fmt: skip
    for move, text in enumerate(texts):
        kind = max((first_ for first_ in last if first_ <= move), default=0)
        if "#" in text and move < codes.SECOND:
            assert move - kind >= last[kind]
            problem(text)
        else:
            assert number(f"  {text.upper().replace(' ', '   ')} ") == move


@pytest.mark.parametrize(
    "move",
    [
        exact(int(codes.EXACT_UNLOAD), a=2, b=11),
        exact(int(codes.EXACT_SHIFT), a=0, b=11, goods=3),
        exact(int(codes.EXACT_DELIVER), a=11, b=3, goods=0),
        exact(int(codes.EXACT_UNPACK), a=7),
        exact(int(codes.EXACT_PACK), a=1, b=1, c=10),
        exact(int(codes.EXACT_PRODUCE), a=4, b=9, goods=2),
    ],
)
def test_exact_moves_are_read_as_they_are_written(move: int) -> None:
    """Each kind of them."""
    assert number(BREMERHAVEN.text(START, move).title()) == move


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (exact(int(codes.EXACT_UNLOAD), a=3, b=15), "unload 4 #16"),
        (exact(int(codes.EXACT_SHIFT), a=12, b=0, goods=4), "move #5 #13 a1"),
        (exact(int(codes.EXACT_KINDS), a=0), f"#exact {codes.EXACT_KINDS * 65_536}"),
    ],
)
def test_exact_moves_of_nothing_have_texts_that_are_refused(move: int, text: str) -> None:
    """So that they can be told of."""
    assert BREMERHAVEN.text(START, move) == text
    problem(text)


@pytest.mark.parametrize(
    ("texts", "move"),
    [
        (("done", "no", "none", "keep", "decline", " DONE "), codes.DONE),
        (("start nothing", "start none"), codes.START),
        (("start crate crate barrel", "start barrel crate crate", "Start Crate Barrel Crate"), None),
        (("4 on 1.2", "4  ON  1.2"), codes.BID + 3 * codes.BID_SPACES + codes.PERMITS),
        (("9 on 3.4",), codes.BID + 8 * codes.BID_SPACES + codes.LAND + 3),
        (("bollard 0.1",), codes.BOLLARD),
        (("bollard 3.3",), codes.BOLLARD + 11),
        (("clear c1",), codes.CLEAR + 2),
        (("build refinery b2", "BUILD Refinery B2"), codes.BUILD + 2 * 12 + 5),
        (("dock 2 crate",), codes.BERTH + 4 + codes.CRATE),
        (("loading 3",), codes.LOADING + 2),
        (("bank 0",), codes.SHARE),
        (("bank 9",), codes.SHARE + 9),
        (("produce b2 money",), codes.PRODUCE + 5 * 5 + 4),
        (("unload 2",), codes.UNLOAD + 1),
        (("deliver crate 1",), codes.DELIVER + codes.CRATE),
        (("unpack",), codes.UNPACK),
        (("pack",), codes.PACK),
        (("direct 2 1",), codes.DIRECT + 4),
        (("swap 1 2",), codes.SWAP),
        (("upgrade",), codes.UPGRADE),
        (("site d3",), codes.SITE + 11),
        (("chit passenger",), codes.CHIT + 3),
        (("value 4",), codes.DUMMY + 3),
        (("value 5#2",), codes.SECOND),
        (("deal grietje",), codes.DEAL_SHIP),
        (("deal lehe-chandlery",), codes.DEAL_CONTRACT),
        (("deal lighthouse",), codes.DEAL_BUILDING),
        (("news fall",), codes.DEAL_NEWS),
    ],
)  # fmt: skip
def test_moves_are_read_in_all_spellings(texts: tuple[str, ...], move: int | None) -> None:
    """Of one move, they all mean the same."""
    found = {number(text) for text in texts}
    assert len(found) == 1
    assert move is None or found == {int(move)}


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("", "a move is missing; write news and the name of an event"),
        ("hoist the flag", "'hoist the flag' is not a move; write news and the name of an event"),
        ("4 on 1.6", "there is no space '1.6' to bid on; there are 1.0"),
        ("0 on 1.2", "write the value of one of your cards and the space: 4 on 1.2"),
        ("10 on 1.2", "'10 on 1.2' is not a bid"),
        ("4 on", "'4 on' is not a bid"),
        ("swap 1 3", "write swap 1 2, swap 2 3 or swap 3 4"),
        ("loading 5", "write loading 1 to loading 4"),
        ("dock 4 crate", "there is no Dock '4'; there are 1, 2, 3"),
        ("dock 1 gold", "there is no kind of goods 'gold'; there are barrel, container, crate, passenger"),
        ("dock", "write dock 2"),
        ("dock 1 crate crate", "write dock 2"),
        ("dock 1", "no Ship is being berthed now, so name the goods: dock 1 barrel"),
        ("site e1", "there is no space 'e1'; there are a1"),
        ("site", "write site b2"),
        ("start gold", "there is no kind of goods 'gold'"),
        ("start crate crate crate crate", "up to three goods"),
        ("bollard 4.1", "there is no place for a Bollard '4.1'"),
        ("bollard", "the wall, 0 to 3, and its place, 1 to 3"),
        ("clear e4", "there is no space 'e4'"),
        ("build pub a1", "there is no Building 'pub'; there are lighthouse"),
        ("build refinery", "write build refinery b2"),
        ("build refinery z9", "there is no space 'z9'"),
        ("prices 1-1-1-1", "there is no Price card '1-1-1-1'"),
        ("prices", "write prices 3-1-4-2, in the order barrel, container, crate, passenger"),
        ("price 1-2", "there is no Price card '1-2'"),
        ("bank 10", "write bank 2"),
        ("produce", "write produce b2 barrel"),
        ("produce b2 gold", "there is no yield 'gold'; there are barrel, container, crate, passenger, money"),
        ("produce b2 money c1", "there is no kind of goods 'money'"),
        ("produce z1 barrel", "there is no space 'z1'"),
        ("unload", "write unload 2"),
        ("unload 4", "there is no Dock '4'"),
        ("unload 1 e1", "there is no space 'e1'"),
        ("move crate a1", "write move crate a1 b1"),
        ("move gold a1 b1", "there is no kind of goods 'gold'"),
        ("move crate a1 b9", "there is no space 'b9'"),
        ("deliver crate", "write deliver crate 1, or from a space deliver crate a1 1"),
        ("deliver crate 5", "there is no Loading dock '5'; there are 1, 2, 3, 4"),
        ("deliver gold 1", "there is no kind of goods 'gold'"),
        ("deliver crate x1 1", "there is no space 'x1'"),
        ("unpack e1", "there is no space 'e1'"),
        ("unpack a1 b1", "write unpack"),
        ("pack a1", "write pack"),
        ("pack a1 b1 e1", "there is no space 'e1'"),
        ("direct 1", "write direct 2 1"),
        ("direct 4 1", "there is no Dock '4'"),
        ("direct 1 5", "there is no Loading dock '5'"),
        ("deal", "write deal and the name of a Ship, Contract or Building"),
        ("deal titanic", "there is no Ship, Contract or Building 'titanic'; names are written like grietje"),
        ("news", "write news and the name of an event"),
        ("news spring", "there is no event 'spring'; there are fall"),
        ("value 10", "write value 1 to value 9, and for the second card of a value, value 5#2"),
        ("chit gold", "there is no kind of goods 'gold'"),
        ("chit", "write chit barrel"),
    ],
)
def test_malformed_notation_says_what_would_be_right(text: str, right: str) -> None:
    """Each kind of mistake has its own answer."""
    assert right in problem(text)


@pytest.mark.clause("BH-13.7", "BH-13.8")
def test_the_goods_of_a_ship_may_be_left_out_unless_they_are_wild() -> None:
    """Where a Ship is to be berthed."""
    tame: Changes = {
        "sea": ["grietje", "windsbraut", "teerjacke"], "harbors/R/docks": {}, "harbors/R/walls": [[], [1], [1], []],
    }  # fmt: skip
    position = read(long("dock", tame))
    assert listed(position) == ["dock 1 barrel", "dock 2 barrel", "dock 3 barrel"]
    assert number("dock 2", position) == number("dock 2 barrel", position)
    assert "the cargo is wild, so name the goods: dock 3 barrel (BH-13.8)" in problem("dock 3", read(long("dock")))


def test_cards_of_equal_prices_have_names_of_their_own() -> None:
    """A pack may have two such Price cards."""
    text = built_in_text().replace("prices = [1, 2, 4, 3]", "prices = [1, 2, 3, 4]")
    assert text != built_in_text()
    position = read(change(start("newspaper"), {"pack": text}))
    assert number("prices 1-2-3-4#2", position) != number("prices 1-2-3-4", position)
    assert BREMERHAVEN.text(position, number("price 1-2-3-4#2", position)) == "price 1-2-3-4#2"


# -- who reads what ----------------------------------------------------------------------------------


def veiled(position: BremerhavenPosition, text: str) -> list[str]:
    """A move as a spectator and each seat read it."""
    move = number(text, position)
    return [BREMERHAVEN.veiled_text(position, move, seat) for seat in range(-1, int(position.seats))]


@pytest.mark.clause("BH-5.3", "BH-5.7")
def test_the_value_of_a_bid_is_read_by_its_owner() -> None:
    """Until the last one; that is read by all, since all are revealed."""
    hidden, own = "? on 1.4", "2 on 1.4"
    assert veiled(read(long("bid")), own) == [hidden, hidden, hidden, own]
    last = long("bid", {
        "harbors/R/laid": {"1.2": [5], "1.3": [1], "1.5": [2], "2.1": [4], "3.1": [3]},
        "harbors/G/laid": {"1.2": [2], "1.3": [3], "1.4": [1], "2.2": [5], "3.1": [4]},
        "harbors/B/laid": {"1.0": [1], "1.1": [3], "2.3": [4], "3.2": [5]},
    })  # fmt: skip
    assert veiled(read(last), own) == [own] * 4


@pytest.mark.clause("BH-28.3", "BH-R58")
def test_alone_even_the_last_bid_is_hidden_from_others() -> None:
    """The dummy's cards have no values yet."""
    assert veiled(read(alone("bid")), "1 on 1.4") == ["? on 1.4", "1 on 1.4"]
    last: Changes = {
        "harbors/R/laid": {"2.2": [5, 4], "1.3": [1], "1.4": [2]},
        "dummy/laid": {"1.0": [None, None], "1.2": [None], "1.3": [None], "3.1": [None]},
    }
    assert veiled(read(alone("bid", last)), "3 on 1.4") == ["? on 1.4", "3 on 1.4"]
    assert veiled(read(alone("reveal")), "value 3") == ["value 3"] * 2


@pytest.mark.clause("BH-R15", "BH-22.1", "BH-28.3")
def test_cards_that_chance_turns_up_are_read_by_those_who_see_them() -> None:
    """A Price card that is looked at, the front of a Newspaper card, the dummy's instruction."""
    shut, seen = "price ?", "price 1-2-3-4"
    assert veiled(read(long("look")), seen) == [shut, shut, seen, shut]
    assert veiled(read(long("price")), seen) == [seen] * 4
    assert veiled(read(long("newspaper")), "news oil-slick") == ["news 1 1.4"] * 4
    assert veiled(read(alone("instruction")), "news oil-slick") == ["news oil-slick"] * 2
    assert veiled(read(short("ship")), "deal kleine-antje") == ["deal kleine-antje"] * 3


ALL: Final = [None] * HIDDEN


@pytest.mark.clause("BH-5.7", "BH-22.3", "BH-R15", "BH-R57")
@pytest.mark.parametrize(
    ("asked", "changes", "text", "reveals"),
    [
        ("ship", {}, "deal grietje", True),
        ("bid", {}, "2 on 1.4", False),
        ("bid", {"harbors/R/laid": {"1.2": [5], "1.3": [1], "1.5": [2], "2.1": [4], "3.1": [3]},
                 "harbors/G/laid": {"1.2": [2], "1.3": [3], "1.4": [1], "2.2": [5], "3.1": [4]},
                 "harbors/B/laid": {"1.0": [1], "1.1": [3], "2.3": [4], "3.2": [5]}}, "2 on 1.4", True),
        ("permit", {}, "bollard 0.1", False),
        ("permit", {}, "done", False),
        ("upgrade", {}, "upgrade", True),
        ("swap", {}, "done", False),
        ("dock", {}, "dock 1 crate", False),
        ("harbor", {}, "unload 2", False),
        ("harbor", {"harbors/B/stage": LEFT_OUT}, "done", False),
        ("share", {}, "bank 1", True),
        ("prices", {}, "prices 2-4-1-3", False),
    ],
)  # fmt: skip
def test_moves_reveal_what_they_show(asked: str, changes: Changes, text: str, reveals: bool) -> None:  # noqa: FBT001 - a fact
    """Cards of chance; the last bid; a first look into the pile; the Event that is announced at the end of a round."""
    position = read(long(asked, changes))
    move = number(text, position)
    assert BREMERHAVEN.reveals(position, move) is reveals


# -- the rest of the contract ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "length"), [(1, "short"), (2, "long"), (2, "short"), (3, "long"), (4, "long"), (4, "short")]
)
def test_random_games_stay_within_the_bound(players: int, length: Length) -> None:
    """The bound is an argument, this is a check of its sense."""
    setup = Setup(players=players, options=BremerhavenOptions(length=length))
    position = BREMERHAVEN.start(setup)
    assert playout(position, seeded(players), Moves(), BREMERHAVEN.bound(setup)) < BREMERHAVEN.bound(setup)
    assert position.over()


@pytest.mark.clause("BH-1.1", "BH-4.1", "BH-R1")
def test_one_to_four_play() -> None:
    """Alone always the short game."""
    for players in (0, 5):
        with pytest.raises(Malformed, match=r"1 to 4 players \(BH-1.1\)"):
            BREMERHAVEN.start(Setup(players=players, options=BremerhavenOptions()))
    options: list[tuple[Length, Order]] = [("long", "free"), ("short", "rank")]
    for length, order in options:
        position = BREMERHAVEN.start(Setup(players=1, options=BremerhavenOptions(length=length, order=order)))
        assert (position.length, position.strict, position.lines) == (codes.SHORT, order == "rank", 2)
        pair = BREMERHAVEN.start(Setup(players=2, options=BremerhavenOptions(length=length, order=order)))
        assert (pair.length, pair.strict) == (codes.LONG if length == "long" else codes.SHORT, order == "rank")


def test_the_moves_of_the_guide_are_read() -> None:
    """All that its table lists, but what only others read."""
    page = (Path(__file__).parents[3] / "docs" / "games" / "bremerhaven.md").read_text(encoding="utf-8")
    table = page.split("## Notation")[1].split("## Position files")[0]
    rows = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    found = [text.strip("` ") for row in rows for text in row.strip().split("` `")]
    assert len(found) > 30
    for text in found:
        if "?" not in text and text != "news 2 1.2":
            move = number(text)
            assert 0 <= move < BREMERHAVEN.moves or move >= codes.EXACT, text


def test_all_that_is_listed_is_read() -> None:
    """Whatever is asked."""
    for position in (*(read(long(asked)) for asked in ASKED), read(first("offer"))):
        for move in position.legal():
            assert number(BREMERHAVEN.text(position, move), position) == move
