"""Kraken's scenarios about the setup, the order of play and the start of rounds: KR-T1 to KR-T5, KR-T36."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.games.kraken import KRAKEN
from quarterdeck.games.kraken.codes import NO_CARD
from quarterdeck.games.kraken.options import KrakenOptions
from quarterdeck.games.kraken.pack.deck import built_in_deck
from tests.games.kraken.table import lay, start

REPAIRS = [{"name": f"Repair {k + 1}", "icons": "R R R"} for k in range(12)]


@pytest.mark.clause(
    "KR-1.4", "KR-1.6", "KR-1.7", "KR-1.8", "KR-1.11", "KR-1.12", "KR-1.13", "KR-7.1", "KR-7.2", "KR-R1"
)
@pytest.mark.parametrize(("first", "ships"), [("A", "A N2, B S2"), ("B", "A S2, B N2")])
def test_t1_two_ships_start_in_front_of_the_kraken_and_behind_it(first: str, ships: str) -> None:
    """KR-T1."""
    table = start(2)
    assert (table.player, table.legal, table.lanes) == ("chance", ["start A", "start B"], 2)
    table.play(f"start {first}")
    assert table.ships == ships
    table.chance(seeded(1))
    assert (table.held, table.player, table.ships) == ([3, 3], first, ships)


@pytest.mark.clause("KR-1.9", "KR-R2", "KR-R24")
def test_t2_three_ships_start_one_behind_the_other() -> None:
    """KR-T2."""
    table = start(3).play("start B", "start A")
    assert (table.ships, table.lanes, table.front) == ("A W3, B N3, C S3", 3, "N")
    assert table.chance(seeded(2)).player == "B"


@pytest.mark.clause("KR-1.2", "KR-1.3", "KR-1.10", "KR-1.13", "KR-R24")
def test_t3_four_ships_start_one_in_each_section() -> None:
    """KR-T3."""
    table = start(4, front="E").play("start C", "start D", "start A")
    assert (table.ships, table.lanes, table.front) == ("A W4, B S4, C E4, D N4", 4, "E")
    assert table.chance(seeded(3)).player == "C"


@pytest.mark.clause("KR-2.1", "KR-2.6", "KR-2.7", "KR-R3", "KR-R5", "KR-R6")
def test_t4_the_turn_passes_clockwise_in_three_laps_then_new_cards_are_dealt() -> None:
    """KR-T4."""
    names = [card["name"] for card in REPAIRS]
    hands = {seat: names[3 * k : 3 * k + 3] for k, seat in enumerate("ABCD")}
    table = lay("A S4, B W4, C N4, D E4", player="C", order=list("CDAB"), hands=hands, deck=REPAIRS)
    while table.player != "chance":
        assert "deal" not in " ".join(table.legal)
        table.play(table.legal[0])
    assert table.turns == "CDABCDABCDAB"
    assert len(table.legal) == 12
    table.chance(seeded(4))
    assert (table.held, table.position.round) == ([3, 3, 3, 3], 2)


@pytest.mark.clause("KR-2.3", "KR-2.4", "KR-2.5", "KR-2.8", "KR-R4")
@pytest.mark.parametrize(
    ("ships", "front", "player", "move", "begins"),
    [
        ("A N2 (1), B E1 (2), C S3 (2), D W4", "N", "D", "R", "B"),
        ("A E3 (1), B W1 (1), C S1", "N", "C", "R", "A"),
        ("A S3 (1), B S1 (1), C N1", "E", "A", "K+", "B"),
        ("A N2, B S2", "W", "A", "R", "A"),
        ("A N2 (3), B S2 (3)", "S", "A", "K-", "B"),
        ("A S3 (1), B W3 (1), C N1", "N", "C", "R", "B"),
    ],
)
def test_t5_damage_then_nearness_to_the_front_then_clockwise_order_settles_who_begins(
    ships: str, front: str, player: str, move: str, begins: str
) -> None:
    """KR-T5 (a) to (d): the last icon of a round is resolved; (c) turns the Kraken to S with it, (e) from S to E; (f) a side is nearer than the rear."""
    table = lay(ships, front=front, player=player, icons=move[0]).play(move)
    assert table.player == "chance"
    assert table.chance(seeded(5)).player == begins


@pytest.mark.clause("KR-2.7", "KR-5.5", "KR-R13")
def test_t36_a_player_sunk_with_cards_in_hand_is_passed_over_and_its_cards_are_not_shown() -> None:
    """KR-T36."""
    hands = {"A": ["Full Sail"], "B": ["Jury Rig", "Heave To"], "C": ["Undertow", "Last Powder"]}
    table = lay("A N2, B S1, C N1 (3)", icons="X", hands=hands, order=list("ABC")).play("X")
    assert (table.ship("C"), table.player, table.held) == ("C sunk", "B", [1, 2, 0])
    assert "C sinks, and 2 cards go back unseen." in table.story
    table.play("play heave-to", "X", "U")
    assert (table.turns, table.player) == ("BA", "A")
    while table.player != "chance":
        table.play(table.legal[0])
    assert table.turns == "BAB"
    assert not any("Undertow" in line or "Last Powder" in line for line in table.story)
    assert {"deal undertow", "deal last-powder"} <= set(table.legal)
    table.chance(seeded(36))
    assert table.held == [3, 3, 0]


@pytest.mark.clause("KR-1.1", "KR-1.5", "KR-7.3")
@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 9), (4, 12)])
def test_each_player_has_one_ship_and_three_cards(players: int, cards: int) -> None:
    """So many cards leave the deck in each round."""
    table = start(players).chance(seeded(players))
    assert table.held == [3] * players
    assert len(set(table.ships.split(", "))) == players
    assert int(table.position.unseen()).bit_count() == len(built_in_deck().cards) - cards


@pytest.mark.clause("KR-1.12")
def test_hands_are_filled_one_after_the_other_and_each_seat_sees_only_its_own() -> None:
    """The story names a card to the one who gets it; so does the move."""
    table = start(2).play("start A", "deal full-sail")
    assert (table.position.receiver, table.held) == (0, [1, 0])
    assert "deal full-sail" not in table.legal
    assert table.story_for(0)[-1] == "A is dealt Full Sail."
    assert table.story_for(1)[-1] == table.story_for(-1)[-1] == "A is dealt a card."
    assert (table.view(0).hand[0], table.view(1).hand[0], table.view(-1).hand[0]) == (1, 0, 0)
    assert [int(number) for number in table.view(1).held] == [1, 0]


@pytest.mark.clause("KR-3.4", "KR-8.1", "KR-2.2")
def test_only_the_player_whose_turn_it_is_chooses_and_finishes_the_card_first() -> None:
    """The cards in hand are the choice; then the icons of the card are, and no card."""
    table = lay("A N2, B S2", hands={"A": ["Full Sail", "Undertow"], "B": ["Jury Rig", "Heave To"]}, order=["A", "B"])
    assert (table.player, table.legal) == ("A", ["play full-sail", "play undertow"])
    table.play("play undertow")
    assert (table.player, table.legal) == ("A", ["D", "K+", "K-", "T"])
    assert table.refusal("play full-sail").clause == "KR-2.2"
    table.play("K+", "T")
    assert (table.player, table.legal) == ("B", ["play jury-rig", "play heave-to"])


@pytest.mark.clause("KR-2.1")
def test_the_last_card_of_a_hand_is_played_without_asking() -> None:
    """A choice with one answer is no choice; a position that is loaded waits all the same."""
    table = lay("A N2, B S2", hands={"A": ["Full Sail"], "B": ["Jury Rig"]}, order=["A", "B"])
    assert table.legal == ["play full-sail"]
    table.play("play full-sail", "U")
    assert (table.turns, table.player, table.legal) == ("AB", "B", ["F", "U", "R"])


@pytest.mark.clause("KR-R22")
def test_after_the_agreed_number_of_rounds_the_survivors_share_the_draw() -> None:
    """Of three ships one has sunk, two survive."""
    table = lay("A N2, B S2 (3), C sunk", icons="R", player="B", rounds=7, round=7).play("R")
    assert table.result == ("round-limit", "AB")
    assert [table.position.worth(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert table.story[-1] == "All 7 rounds agreed on are over: A and B draw."
    assert lay("A N2, B S2", icons="R", player="B", rounds=0, round=1000).play("R").player == "chance"


@pytest.mark.clause("KR-R22")
@pytest.mark.parametrize(("number", "rounds", "told"), [(40, 0, True), (39, 0, False), (41, 0, False), (40, 50, False)])
def test_a_game_without_a_limit_says_once_when_forty_rounds_are_over(number: int, rounds: int, told: bool) -> None:  # noqa: FBT001
    """It goes on: the rulebook has no limit."""
    table = lay("A N2, B S2", player="A", icons="R", round=number, rounds=rounds).play("R")
    words = "40 rounds are over, and no limit was agreed on: play on, or resign to end the game."
    assert (words in table.story, table.player, table.position.round) == (told, "chance", number + 1)


@pytest.mark.clause("KR-R22")
def test_there_is_no_limit_of_rounds_unless_one_is_asked_for() -> None:
    """Neither at a table nor in a position file."""
    assert KRAKEN.start(Setup(players=2, options=KrakenOptions())).rounds == 0
    assert "rounds" not in lay("A N2, B S2", player="A", icons="R").saved()


def test_questions_say_what_follows_by_itself() -> None:
    """The last card of a round and the last action of a card are nobody's choice, so whoever plays is told before."""
    table, asked = start(2).chance(seeded(5)), set()
    while table.position.round == 1:
        seat, card = int(table.position.player), int(table.position.card)
        status = KRAKEN.scene(table.position, seat, ()).status
        held = int(table.position.held[seat])
        table.play(table.legal[0])
        asked.add(status.split("? ")[-1])
        if card == NO_CARD:
            assert ("You play your other card on your next turn." in status) == (held == 2)
        elif "The last action follows by itself." in status:
            assert table.position.card != card
    assert {"The last action follows by itself.", "You play your other card on your next turn."} < asked


def test_turning_the_kraken_does_not_follow_by_itself() -> None:
    """Which way it turns is asked, even if nothing else is left (KR-3.11)."""
    table = lay("A N2 (1), B S2", icons="K R", card="R K R")
    assert KRAKEN.scene(table.position, 0, ()).status.endswith("what do you do next?")
    assert table.play("R").legal == ["K+", "K-"]


def test_the_last_card_is_told_to_be_played_by_itself() -> None:
    """Once for each ship."""
    table = start(2).chance(seeded(5))
    while table.position.round == 1:
        table.play(table.legal[0])
    assert table.position.log is not None
    told = [sentence.text for sentence in KRAKEN.story(table.position.log)]
    assert [text for text in told if "last card" in text] == [
        "The last card of A, Undertow, is played by itself: inward, turn Kraken, tentacles.",
        "The last card of B, Stern Lantern, is played by itself: forward, outward, turn Kraken.",
    ]
