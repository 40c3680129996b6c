"""Price cards, 1.4 (BH-T32 to BH-T35, BH-T86)."""

from __future__ import annotations

from typing import Unpack

import pytest

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.rules import prices, rounds
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import Scene, lay
from tests.games.bremerhaven.table import Table

A, B, C, D = "4-3-2-1", "4-3-1-2", "4-2-3-1", "4-2-1-3"


def chooser(**scene: Unpack[Scene]) -> Table:
    """Red may choose, the pile beginning with A, B, C, D."""
    table = lay({"at": "1.4", "prices": A, "bids": "R 1 1.4"}, **scene)
    return table.do(*(f"price {card}" for card in (B, C, D))).deal()


@pytest.mark.clause("BH-11.1", "BH-11.4", "BH-R15", "BH-D7")
def test_t32_the_winner_puts_any_card_on_top() -> None:
    """BH-T32."""
    table = chooser()
    assert (table.player, len(table.options), table.pile[:4]) == ("R", 24, [A, B, C, D])
    rest = table.pile[4:]
    table.do(f"prices {C}")
    assert table.pile == [C, A, B, D, *rest]
    assert [int(prices.price_of(table.position, goods)) for goods in range(4)] == [4, 2, 3, 1]


@pytest.mark.clause("BH-11.3", "BH-R54")
def test_t33_without_a_bid_the_top_card_goes_to_the_bottom() -> None:
    """BH-T33."""
    table = lay(at="1.4", prices=A)
    assert (table.player, len(table.options)) == ("chance", 23)
    table.do(f"price {B}")
    assert table.pile == [B, *["?"] * 22, A]
    table.to_round(3, B).to("dealing", B)
    assert table.told(codes.PRICES_ROTATED) == [(-2, table.tables.cards.index(card), 0) for card in (A,)]


@pytest.mark.clause("BH-11.3", "BH-R15", "BH-R54", "BH-R57")
def test_a_card_sent_to_the_bottom_keeps_its_place() -> None:
    """After 24 rounds without bids they come again in the same order, and nothing is left to chance."""
    table = lay(tables=cards(back="nothing"), seats=2, at="bidding", prices=A)
    seen = []
    for number in range(3, 33):
        seen.append(table.prices)
        table.position.ahead = 20
        table.to_round(number)
    assert len(set(seen[:24])) == 24
    assert seen[24:] == seen[:6]


@pytest.mark.clause("BH-11.2", "BH-R48")
def test_t34_the_winner_may_leave_the_prices_alone() -> None:
    """BH-T34."""
    table = chooser()
    before = table.pile
    table.do(f"prices {A}")
    assert table.pile == before
    assert table.told(codes.PRICES_KEPT) == [(0, 0, 0)]
    assert table.told(codes.PRICES_ROTATED) == []


@pytest.mark.clause("BH-11.2", "BH-R15")
@pytest.mark.parametrize("text", ["done", "keep", "no", "none", "decline"])
def test_who_wants_no_other_prices_may_say_so(text: str) -> None:
    """It means the card that is on top."""
    table = chooser().do(text)
    assert (table.prices, table.pile[:4]) == (A, [A, B, C, D])
    assert table.told(codes.PRICES_KEPT) != []


@pytest.mark.clause("BH-8.3", "BH-11.3", "BH-11.5", "BH-29.6", "BH-R16", "BH-D8")
def test_t35_the_owner_of_the_commodity_exchange_chooses_when_nobody_bids() -> None:
    """BH-T35."""
    table = lay(at="1.4", prices=A, unbuilt="R commodity-exchange").do(f"price {B}")
    assert table.prices == B
    built = chooser(bids="", built="R commodity-exchange a1")
    assert (built.player, built.phase, len(built.options)) == ("R", "exchanging", 25)
    assert built.do(f"prices {D}").pile[:4] == [D, A, B, C]
    built = chooser(bids="", built="R commodity-exchange a1").do("done")
    assert (built.pile[:3], built.pile[23]) == ([B, C, D], A)
    built = chooser(bids="", built="R commodity-exchange a1").do(f"prices {A}")
    assert built.pile[:4] == [A, B, C, D]


@pytest.mark.clause("BH-11.5", "BH-R16")
def test_a_card_on_1_4_shuts_the_commodity_exchange() -> None:
    """Blue has bid, and chooses."""
    table = chooser(bids="B 1 1.4", built="R commodity-exchange a1")
    assert (table.player, table.phase) == ("B", "pricing")


@pytest.mark.clause("BH-R15", "BH-R57")
def test_who_has_chosen_once_knows_the_pile() -> None:
    """The others know the cards that were moved openly."""
    table = chooser().do(f"prices {C}")
    assert table.view("R").pile == table.pile
    assert table.view("G").pile == [C, A, *["?"] * 22]
    assert table.view("-").pile == [C, A, *["?"] * 22]
    table.to_round(3)
    table.position.next_space = codes.PRICES
    table.position.laid[1 * 14 + codes.PRICES] = 16
    rounds.resolve(table.position)
    assert (table.player, table.phase) == ("G", "pricing"), "nothing is left to chance"
    assert table.view("G").pile == table.pile
    assert table.view("B").pile == [C, A, *["?"] * 22]


@pytest.mark.clause("BH-R57", "BH-R54", "BH-11.1")
def test_a_card_fetched_from_the_bottom_leaves_another_there_that_others_do_not_know() -> None:
    """What lay there openly lies on top then."""
    table = lay(at="1.4", prices=A).do(f"price {B}")
    assert table.view("G").pile == [B, *["?"] * 22, A]
    table.position.next_space = codes.PRICES
    table.position.laid[codes.PRICES] = 16
    rounds.resolve(table.position)
    table.deal().do(f"prices {A}")
    assert table.view("G").pile == [A, B, *["?"] * 22]
    assert "?" not in table.view("R").pile
    position = table.position
    assert (position.above, position.dealt, position.below) == (2, 22, 0)


@pytest.mark.clause("BH-R57", "BH-11.3")
def test_a_pile_that_somebody_has_looked_through_turns_like_any_other() -> None:
    """Others see the new top card and know the one that went to the bottom; the one who looked knows all."""
    table = chooser().do(f"prices {A}").to_round(3).to_round(4)
    assert table.view("G").pile == [B, *["?"] * 22, A]
    assert table.view("R").pile[:4] == [B, C, D, "4-1-3-2"]
    assert table.to_round(5).view("G").pile == [C, *["?"] * 21, A, B]


@pytest.mark.clause("BH-R15")
def test_what_the_chooser_sees_is_told_to_nobody_else() -> None:
    """The log names the card that ends on top, and the others not."""
    table = chooser().do(f"prices {D}")
    log = table.position.log
    assert log is not None
    assert len(table.told(codes.LOOKED)) == 23
    seen = [what for kind, _, what, _ in log.veiled(1).entries() if kind == codes.LOOKED]
    assert seen == [-9] * 23
    assert table.told(codes.PRICE_CHOSEN) == [(0, table.tables.cards.index(D), 0)]


@pytest.mark.clause("BH-11.4", "BH-20.4", "BH-A7")
def test_t86_contracts_of_this_round_are_sold_at_the_new_prices() -> None:
    """BH-T86."""
    own = cards(contracts="K 2 barrel+passenger")
    table = chooser(tables=own, contracts="R 1 k 1 barrel+passenger").do(f"prices {D}")
    assert table.told(codes.SOLD) == [(0, own.cards.index("k"), 4 + 3)]
