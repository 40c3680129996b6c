"""What happens is told in sentences, to each reader what that reader may know."""

from __future__ import annotations

import re

import pytest

from quarterdeck.engine.clauses import read_clauses
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.log import Log
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.refusals.refusals import why_not
from quarterdeck.games.bremerhaven.words.parsing import parse
from quarterdeck.games.bremerhaven.words.story import story
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import lay, solo, start
from tests.games.bremerhaven.table import Table
from tests.games.bremerhaven.told import clauses, news, texts

KNOWN = {clause.id for clause in read_clauses("quarterdeck.games.bremerhaven")}
KINDS = frozenset(range(int(codes.SHIP_DEALT), int(codes.CARD_OF) + 1))
UNTOLD = frozenset({int(codes.HARBOR_DONE)})
"""Nobody misses them."""
RARE = frozenset({int(codes.SHIFTED), int(codes.GOT_PRESTIGE)})
"""One comes of moves that are not listed, one of Contracts that random players hardly complete."""


def play_any(position: BremerhavenPosition, dice: Dice) -> Log:
    """One of the legal moves, and the log of it."""
    position.log = log = Log()
    legal = position.legal()
    position.play(legal[dice.below(len(legal))])
    return log


# -- whole games --------------------------------------------------------------------------------------------


def test_every_kind_of_entry_is_told_in_some_long_short_or_solo_game() -> None:
    """To all who look on; each sentence cites clauses that there are."""
    seen: set[int] = set()
    for seed in range(16):
        dice = seeded(seed)
        position = start((1, 2, 3, 4)[seed % 4], short=seed % 8 > 3).position
        while not position.over():
            log = play_any(position, dice)
            seen.update(kind for kind, *_ in log.entries())
            for reader in (-1, *range(position.seats)):
                for sentence in story(log.veiled(reader)):
                    assert re.fullmatch(r"[A-Z](?:\S|[ \u00a0](?! ))*\S\.", sentence.text)
                    assert set() < set(sentence.clauses) <= KNOWN
    assert KINDS - seen <= UNTOLD | RARE


@pytest.mark.clause("BH-5.1", "BH-5.3", "BH-5.7", "BH-R15", "BH-R57")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_hidden_is_told_to_others(seed: int) -> None:
    """The value of a card laid, and the Price pile: others read the same whatever they are."""
    dice = seeded(seed, 1)
    position = start(3).position
    position.log = None
    tried = 0
    while tried < 6:
        legal = position.legal()
        if position.phase == codes.BIDDING and position.laid_cards < 14:
            tried += 1
            reader = int(position.player + 1) % 3
            assert len({tuple(retold(position, move, reader)) for move in legal}) == len(
                {(move - codes.BID) % codes.BID_SPACES for move in legal}
            )
            assert len({tuple(retold(position, move, int(position.player))) for move in legal}) == len(legal)
        position.play(legal[dice.below(len(legal))])


def retold(position: BremerhavenPosition, move: int, reader: int) -> list[str]:
    """What a move tells a reader."""
    after = position.clone()
    after.log = Log()
    after.play(move)
    return [sentence.text for sentence in story(after.log.veiled(reader))]


# -- set-up and bids -------------------------------------------------------------------------------------------


def test_what_is_on_offer_is_told_with_what_it_is_like() -> None:
    """Whole cards: who only hears does not see them."""
    table = start(2)
    table.deal("grietje", "windsbraut", "lehe-chandlery", "weekly-market")
    offers = [line for line in texts(table) if " is on offer, " in line]
    assert offers[1:3] == [
        "A Ship is on offer, Windsbraut: 1 good of any kind, lay time 1, berth size 0, prestige 1.",
        "A Contract is on offer, Lehe Chandlery: needs 1 barrel and 1 container, delivery time 3, penalty 1 money, by train.",
    ]


@pytest.mark.clause("BH-2.10", "BH-2.11", "BH-2.14", "BH-2.18")
def test_the_set_up_is_told() -> None:
    """Ships and Contracts on offer, prices, chits, ranks, starting Contracts, the first round."""
    table = start(2)
    table.deal("grietje", "windsbraut", "lehe-chandlery", "weekly-market", "4-3-2-1")
    lines = news(table, "chit barrel", "chit crate")
    assert lines == [
        "Red takes the goods chit with the barrel.",
        "Green takes the goods chit with the crate.",
        "The old prices go to the bottom of the pile: barrel 4, container 3, crate 2, passenger 1.",
    ]
    assert news(table, "price 1-2-4-3") == [
        "The prices are: barrel 1, container 2, crate 4, passenger 3.",
        "Green is the Captain and starts with 4 money: the least money now, but the most in each round.",
        "Red is the First Mate and starts with 6 money.",
    ]
    assert news(table, "deal choir-outing") == ["Green starts with the Contract Choir Outing."]
    assert news(table.deal(), "1 on 1.0")[0] == "Green lays a 1 on the Parking lot."


@pytest.mark.clause("BH-3.3", "BH-3.4")
def test_what_a_short_game_starts_with_is_told() -> None:
    """Building, place and goods."""
    table = start(2, short=True)
    table.deal("bank")
    assert texts(table)[-1] == "Red starts with Bank."
    assert news(table, "site b2")[0] == "Red puts Bank on b2."
    table.to("starting")
    assert news(table, "start passenger")[0].endswith(" starts with 1 passenger in Storage.")


@pytest.mark.clause("BH-5.3", "BH-5.7", "BH-5.8")
def test_a_card_laid_is_told_with_its_value_to_its_owner_alone() -> None:
    """Until all are turned up, space by space in rank order."""
    table = lay(at="bidding", seats=2, ranks="GR")
    news(table, "4 on 1.2", "5 on 1.2")
    assert texts(table, "G") == [
        "Green lays a 4 on Building permits.",
        "Red lays a card face down on Building permits.",
    ]
    assert texts(table, "R") == [
        "Green lays a card face down on Building permits.",
        "Red lays a 5 on Building permits.",
    ]
    assert texts(table, "-") == [
        "Green lays a card face down on Building permits.",
        "Red lays a card face down on Building permits.",
    ]
    table.do(*(f"{value} on 1.0" for value in (1, 1, 2, 2, 3, 3)))
    lines = news(table, "5 on 1.5", "4 on 2.1")
    assert lines[2:6] == [
        "Bids on the Parking lot: Green 6, Red 6.",
        "Bids on Building permits: Green 4, Red 5.",
        "Bids on the Career ladder: Green 5.",
        "Bids on the Ship Weser Triumph: Red 4.",
    ]
    assert lines[6:8] == ["Green gets 3 money from the Parking lot.", "Red gets 3 money from the Parking lot."]


# -- the Town ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-8.2", "BH-8.5", "BH-9.8", "BH-9.9", "BH-9.11")
def test_buildings_and_permits_are_told_with_what_they_cost() -> None:
    """The price has the permit in it."""
    table = lay(
        tables=cards(covers=1, bollards=2),
        at="1.2",
        bids="R 5 1.2, G 3 1.2, B 1 1.2",
        money="R 9, G 9, B 9",
        unbuilt="G refinery",
    )
    assert news(table, "R: bollard 0.1", "R: clear c1", "G: build refinery b2", "G: done", "B: done")[:6] == [
        "Red puts a Bollard on the wall above Dock 1 for 2 money (permit included).",
        "Red clears c1 for 6 money (permit included).",
        "Red is done after using 2 permits.",
        "Green builds Refinery on b2 for 2 money (permit included).",
        "Green is done after using one permit.",
        "Blue uses no permit.",
    ]
    won = lay(at="1.1", offer="bank", bids="Y 2 1.1")
    assert texts(won)[0] == "Yellow wins the Building Bank and may build it with a permit."
    gone = lay(at="1.1", offer="bank")
    assert texts(gone)[0] == "Nobody has bid for the Building Bank; it leaves the game."


@pytest.mark.clause("BH-10.2", "BH-5.11")
def test_influence_cards_are_told_with_what_they_cost() -> None:
    """Taken, and not taken."""
    table = lay(at="1.3", bids="R 3 1.3, G 2 1.3", money="G 5")
    assert news(table, "R: done", "G: upgrade")[:2] == [
        "Red takes no Influence card.",
        "Green takes an Influence card with a 5 for 1 money and can lay it from the next round on.",
    ]


@pytest.mark.clause("BH-11.1", "BH-11.2", "BH-R15", "BH-R57")
def test_the_price_pile_is_told_to_the_one_who_looks() -> None:
    """How many cards there are to choose from, which the choices name; the others read who looked, and which card is on top then."""
    table = lay(at="1.4", bids="R 5 1.4", prices="3-1-4-2").deal()
    for reader in "GBY-":
        assert "Red looks through the Price pile." in texts(table, reader)
    (line,) = [text for text in texts(table, "R") if text.startswith("Red looks through")]
    assert "lie 23 more, all of which can be chosen." in line
    assert len([move for move in table.position.legal() if codes.PRICE <= move < codes.SHARE]) == 24
    assert news(table, "prices 2-4-1-3")[0] == "Red sets new prices: barrel 2, container 4, crate 1, passenger 3."
    kept = lay(at="1.4", bids="R 5 1.4", prices="3-1-4-2").deal()
    assert news(kept, "prices 3-1-4-2")[0] == "Red leaves the prices alone."


@pytest.mark.clause("BH-12.1", "BH-12.3", "BH-R48")
def test_ranks_and_income_are_told() -> None:
    """Who goes up, who goes down, and who gets what."""
    table = lay(at="1.5", bids="B 5 1.5", seats=3)
    assert news(table, "swap 2 3")[:2] == [
        "Blue swaps two ranks: Blue up, Green down.",
        "Income by rank: Red 4, Blue 3, Green 2.",
    ]
    assert clauses(table, "Income") == ("BH-12.3", "BH-R17")
    kept = lay(at="1.5", bids="B 5 1.5", seats=3)
    assert news(kept, "done")[0] == "Blue leaves the ranks as they are."


# -- Sea and Land ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-13.2", "BH-13.4", "BH-13.6", "BH-29.1", "BH-B1.1")
def test_ships_are_told_and_what_the_lighthouse_brings() -> None:
    """Grietje needs no Bollard; nobody has a Dock for Hansa Majestic."""
    table = lay(
        at="2.1", seats=2, bids="R 5 2.1, G 4 2.2", sea="grietje hansa-majestic", built="R lighthouse a1", money="R 1"
    )
    assert news(table, "dock 1 barrel")[:4] == [
        "Grietje berths in Red's Dock 1 with barrels aboard.",
        "Red gets 2 money: Lighthouse.",
        "Green wins Hansa Majestic with a bid of 4.",
        "Green has no Dock that is free and large enough for Hansa Majestic, which is discarded.",
    ]
    assert clauses(table, "Red gets") == ("BH-R20", "BH-B1.1")


@pytest.mark.clause("BH-14.2", "BH-14.4", "BH-14.7", "BH-26.2", "BH-26.4", "BH-B20.1")
def test_contracts_are_told_with_penalties_paid_and_waived() -> None:
    """Four Contracts lie there already; the fifth costs 3, from cash and Bank as far as they go."""
    four = ", ".join(
        f"R {k} {name} 3" for k, name in enumerate(("fish-hall", "choir-outing", "corner-tavern", "general-store"), 1)
    )
    rich = lay(seats=2, at="3.1", bids="R 5 3.1", land="tar-works weekly-market", contracts=four, money="R 9")
    lost = "Red has no empty Loading dock for Tar Works, which is discarded; its penalty is due."
    assert texts(rich)[:3] == ["Red wins Tar Works with a bid of 5.", lost, "Red pays the penalty: 3 money."]
    poor = lay(
        seats=2, at="3.1", bids="R 5 3.1", land="tar-works weekly-market", contracts=four, money="R 1", bank="R 1"
    )
    assert texts(poor)[2] == "Red pays the penalty: 1 money in cash, 1 money from the Bank."
    insured = lay(
        seats=2,
        at="3.1",
        bids="R 5 3.1",
        land="tar-works weekly-market",
        contracts=four,
        built="R insurance-office a1",
    )
    assert texts(insured)[2] == "Red is insured: the penalty of Tar Works is waived."


# -- harbors ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-17.1", "BH-18.2", "BH-18.7", "BH-18.8")
def test_work_in_the_harbor_is_told() -> None:
    """Production of goods and money, goods moved, conversions."""
    table = lay(
        at="harbor",
        built="R refinery a1, R customs-house b1",
        ships="R 2 kleine-antje 2",
        contracts="R 1 lehe-chandlery 3",
        money="R 3",
    )
    lines = ["produce b1 money", "produce a1 barrel", "unload 2", "unload 2", "pack", "deliver barrel 1"]
    assert news(table, *lines) == [
        "Red's Customs House produces 1 money.",
        "Red's Refinery produces 1 barrel.",
        "Red unloads a crate from Kleine Antje.",
        "Red unloads a crate from Kleine Antje.",
        "Red packs 2 crates into a container for 1 money.",
        "Red delivers a barrel for Lehe Chandlery.",
    ]
    assert clauses(table, "Red's Customs House") == ("BH-17.1", "BH-B12.1")
    assert played(table, "move container b2 a3") == ["Red moves a container to a3."]


def played(table: Table, text: str) -> list[str]:
    """What a move that names its places brings about."""
    move = parse(table.position, text)
    assert why_not(table.position, move) is None
    table.position.log = Log()
    table.position.play(move)
    return texts(table)


@pytest.mark.clause("BH-20.3", "BH-20.4", "BH-20.5", "BH-20.6", "BH-19.2")
def test_what_is_due_is_told() -> None:
    """Grietje leaves with a barrel; one Contract is complete, the other one is not."""
    table = lay(
        at="harbor",
        seats=2,
        prices="3-1-4-2",
        ships="R 2 grietje 1 1barrel",
        contracts="R 1 corner-tavern 1 barrel, R 2 fish-hall 1 crate",
        money="R 5",
    )
    lines = news(table, "done")
    assert lines[:7] == [
        "The round ends.",
        "Red's harbor is worth 1; Red's prestige is 1.",
        "Grietje leaves Red's harbor with one good that was not unloaded.",
        "Red's Corner Tavern is complete: 3 money for its goods, and a reward of 2 money.",
        "Red's Fish Hall is due but incomplete: 4 money for what was delivered.",
        "Red pays the penalty: 1 money.",
        "Green's harbor is worth 0; Green's prestige is 0.",
    ]


@pytest.mark.clause("BH-20.5", "BH-R53")
def test_prestige_as_a_reward_is_told() -> None:
    """Fruit Exchange is complete."""
    table = lay(at="harbor", seats=2, prices="3-1-4-2", contracts="R 1 fruit-exchange 1 4crate", ships="R 2 grietje 2")
    assert news(table, "done")[2:4] == [
        "Red's Fruit Exchange is complete: 16 money for its goods.",
        "Red gains 1 prestige.",
    ]


# -- clean-up and end --------------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-21.1", "BH-22.1", "BH-22.3", "BH-E9", "BH-E1")
def test_an_event_is_told_with_its_clause_and_the_next_one_announced() -> None:
    """The cards on offer move on."""
    table = lay(at="harbor", seats=2, event="oil-slick", news="fall", prestige="R 3", sea="grietje regatta")
    lines = texts(table)
    at = lines.index("This round's Event: Oil Slick.")
    assert lines[at + 1 : at + 5] == [
        "Red loses 1 prestige.",
        "The Ship token moves on by 1 space; 9 spaces are left.",
        "Next round's Event: Fall.",
        "Nobody has won Regatta; it is discarded.",
    ]
    assert clauses(table, "This round's Event") == ("BH-21.1", "BH-E9")
    assert clauses(table, "Next round's Event") == ("BH-22.3", "BH-E1")
    other = lay(tables=cards(back="lose-prestige 1"), at="harbor", seats=2, event="oil-slick")
    assert clauses(other, "This round's Event") == ("BH-21.1",)


@pytest.mark.clause("BH-25.3", "BH-22.2")
def test_the_end_is_told_with_all_scores() -> None:
    """The last space is reached."""
    table = lay(at="harbor", seats=2, ahead=1, money="R 65, G 7", prestige="R 15, G 3")
    assert texts(table)[-3:] == [
        "The last space of the Progress track is reached: the game is over.",
        "Red: 65\u00a0money\u00a0×\u00a015\u00a0prestige\u00a0=\u00a0975.",
        "Green: 7\u00a0money\u00a0×\u00a03\u00a0prestige\u00a0=\u00a021.",
    ]


# -- alone ------------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-28.3", "BH-28.5", "BH-28.7", "BH-28.9")
def test_the_dummys_moves_are_explained() -> None:
    """It is called the dummy, and never Green."""
    table = solo(at="bidding")
    assert news(table, "news fall") == [
        "The dummy's instruction card names Building permits: the dummy lays a card there, face down."
    ]
    table = solo(
        at="1.1",
        ranks="RG",
        offer="bank",
        bids="G 3 1.1, G 1 1.3, G 2 1.5, G 4 2.1, G 5 3.1",
        sea="grietje regatta",
        land="fish-hall weekly-market",
    ).deal()
    lines = texts(table)
    assert [line for line in lines if "ummy" in line and "instruction" not in line] == [
        "The dummy wins the Building Bank, which leaves the game.",
        "The dummy has a card on Grow influence: its hand grows by an Influence card with a 5.",
        "The dummy swaps two ranks: the dummy up, Red down.",
        "The dummy wins Grietje with a bid of 4.",
        "Grietje is discarded, since the dummy has won it.",
        "The dummy wins Fish Hall with a bid of 5.",
        "Fish Hall is discarded, since the dummy has won it.",
    ]
    assert not any("Green" in line for line in lines)
    assert "Income by rank: Red 3." in lines


@pytest.mark.clause("BH-28.12", "BH-28.13")
@pytest.mark.parametrize(
    ("money", "words"), [(49, "a Landlubber"), (50, "a Cabin Boy"), (126, "a Captain: you have won")]
)
def test_a_game_alone_ends_with_its_grade(money: int, words: str) -> None:
    """10 prestige, so much money."""
    table = solo(at="harbor", ahead=1, money=f"R {money}", prestige="R 10")
    assert texts(table)[-2] == f"The game is over, and you are {words}."
