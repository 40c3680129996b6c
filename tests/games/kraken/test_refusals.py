"""What Kraken says when a move is refused, and what its options and its dealing refuse."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.games.kraken import KRAKEN
from quarterdeck.games.kraken.options import KrakenOptions
from tests.games.kraken.table import Table, lay, play_out, start


@pytest.mark.parametrize(
    ("move", "clause", "sentence"),
    [
        ("U", "KR-3.1", "Scenario Card does not show “outward”; it shows forward, forward, fire. Still to be resolved: forward, fire."),
        ("K+", "KR-3.1", "Scenario Card does not show “turn Kraken”; it shows forward, forward, fire. Still to be resolved: forward, fire."),
        ("play full-sail", "KR-2.2", "Scenario Card must be resolved fully before another card is played; still to be resolved: forward, fire."),
        ("deal full-sail", "KR-2.7", "The cards of this round are dealt; the next deal comes when all of them have been played."),
        ("start A", "KR-1.6", "All ships already have their start places."),
    ],
)  # fmt: skip
@pytest.mark.clause("KR-2.2", "KR-3.1")
def test_while_a_card_is_resolved_a_refusal_says_what_is_left_on_it(move: str, clause: str, sentence: str) -> None:
    """And suggests it."""
    refusal = lay("A N2, B S2", card="F F X", icons="F X", hands={"A": ["Full Sail"]}).refusal(move)
    assert (refusal.clause, refusal.sentence, refusal.nearest) == (clause, sentence, ("F", "X"))


def test_an_icon_that_was_resolved_is_told_from_one_that_never_was_there() -> None:
    """The card shows one X; it is gone."""
    refusal = lay("A N2, B S2", card="F X R", icons="F R").refusal("X")
    assert (refusal.clause, refusal.sentence) == (
        "KR-3.2",
        "“fire” on Scenario Card has been resolved; still to be resolved: forward, repair.",
    )


@pytest.mark.clause("KR-3.4")
@pytest.mark.parametrize(
    ("move", "clause", "sentence"),
    [
        ("play undertow", "KR-3.4", "Undertow is not in your hand; you hold Full Sail, Jury Rig."),
        ("play heave-to", "KR-3.4", "Heave To is not in your hand; you hold Full Sail, Jury Rig."),
        ("play hard-over", "KR-2.1", "Hard Over has been played in this round already."),
        ("F", "KR-3.4", "First play a card; then its icons are resolved."),
    ],
)
def test_when_a_card_is_to_be_played_a_refusal_names_the_hand_and_nothing_secret(
    move: str, clause: str, sentence: str
) -> None:
    """Undertow is in B's hand and Heave To in nobody's: both are refused alike."""
    table = lay("A N2, B S2", hands={"A": ["Full Sail", "Jury Rig"], "B": ["Undertow"]}, played=["Hard Over"])
    refusal = table.refusal(move)
    assert (refusal.clause, refusal.sentence) == (clause, sentence)
    assert refusal.nearest == ("play full-sail", "play jury-rig")


def test_an_unknown_hand_offers_no_cards_and_every_card_is_refused() -> None:
    """What a spectator sees of a player to move."""
    table = lay("A N2, B S2", hands={"A": 2, "B": 2})
    assert (table.player, table.legal) == ("A", [])
    assert table.refusal("play full-sail").sentence == "Only A knows which cards A holds."


@pytest.mark.clause("KR-1.6", "KR-R6")
def test_before_and_during_the_deal_nothing_else_can_be_done() -> None:
    """Ships start first, each once; a card goes to one hand only."""
    table = start(2)
    assert table.refusal("F").clause == table.refusal("deal full-sail").clause == "KR-1.6"
    table = start(3).play("start B")
    assert table.refusal("start B").sentence == "Ship B has its start place already."
    table.play("start A", "deal full-sail")
    assert table.refusal("play full-sail").clause == "KR-2.7"
    refusal = table.refusal("deal full-sail")
    assert (refusal.clause, refusal.nearest) == ("KR-R6", ())


@pytest.mark.parametrize(
    ("table", "clause"),
    [
        (lay("A N2, B N1 (3)", icons="X").play("X"), "KR-6.2"),
        (lay("A N2 (3), B N1 (3)", icons="T").play("T"), "KR-R15"),
        (lay("A N2, B S2", icons="X", player="B", rounds=1).play("X"), "KR-R22"),
    ],
)
def test_after_the_end_every_move_is_refused(table: Table, clause: str) -> None:
    """With the clause that ended the game; nothing is suggested."""
    refusals = [KRAKEN.why_not(table.position, move) for move in range(KRAKEN.moves)]
    assert {refusal.clause for refusal in refusals if refusal} == {clause}
    assert None not in refusals


def test_numbers_beyond_the_deck_and_the_fleet_are_refused_too() -> None:
    """The action space is the same for every deck."""
    dealing = start(2).play("start A").position
    refusal = KRAKEN.why_not(dealing, 26 + 17)
    assert refusal is not None
    assert refusal.sentence == "There is no card number 18: this deck has 14 cards."
    assert KRAKEN.text(dealing, 26 + 17) == "deal card-18"
    refusal = KRAKEN.why_not(start(2).position, 44 + 3)
    assert refusal is not None
    assert (refusal.clause, refusal.sentence) == ("KR-1.5", "There is no ship D in this game; the last one is B.")


@pytest.mark.clause("KR-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_can_play(players: int) -> None:
    """Other numbers are refused."""
    with pytest.raises(Malformed, match=r"players: Kraken is for 2 to 4 players \(KR-1.1\)"):
        KRAKEN.start(Setup(players=players, options=KrakenOptions()))


@pytest.mark.clause("KR-R22", "KR-R24")
@pytest.mark.parametrize(
    ("options", "path"),
    [({"rounds": -1}, "options.rounds"), ({"rounds": 1001}, "options.rounds"), ({"front": "NE"}, "options.front")],
)
def test_options_out_of_range_are_refused_with_their_path(options: dict[str, object], path: str) -> None:
    """Also when they were built in Python, where nothing checks them."""
    with pytest.raises(Malformed) as caught:
        KRAKEN.start(Setup(players=2, options=KrakenOptions(**options)))  # type: ignore[arg-type]
    assert caught.value.path == path


def test_a_move_that_opens_a_card_reveals_it_and_others_do_not() -> None:
    """The last icon of A makes B play its last card."""
    table = lay("A N2, B S2", icons="F X", hands={"B": ["Full Sail"]})
    assert not KRAKEN.reveals(table.position, KRAKEN.parse(table.position, "U")) or table.icons != "F X"
    assert KRAKEN.reveals(table.position, KRAKEN.parse(table.position, "F"))
    table = lay("A N2, B S2", icons="F X R", hands={"B": ["Full Sail"]})
    assert not KRAKEN.reveals(table.position, KRAKEN.parse(table.position, "F"))
    table = start(2).play("start A")
    assert KRAKEN.reveals(table.position, KRAKEN.parse(table.position, "deal full-sail"))
    assert not KRAKEN.reveals(start(3).position, KRAKEN.parse(start(3).position, "start A"))
    table = lay("A N2, B S2", hands={"A": ["Full Sail", "Undertow"]})
    assert KRAKEN.reveals(table.position, KRAKEN.parse(table.position, "play undertow"))


@pytest.mark.parametrize("rounds", [1, 3])
def test_no_game_takes_more_decisions_than_the_bound(rounds: int) -> None:
    """With a limit of rounds it is counted, not guessed."""
    for players in (2, 3, 4):
        bound = KRAKEN.bound(Setup(players=players, options=KrakenOptions(rounds=rounds)))
        assert play_out(start(players, rounds=rounds), seed=rounds, decisions=bound).player == "nobody"


@pytest.mark.clause("KR-1.12", "KR-R13")
@pytest.mark.parametrize("seed", range(6))
def test_imagined_hands_have_the_known_sizes_and_hold_no_known_card(seed: int) -> None:
    """What the viewer holds and what was played is nobody else's."""
    table, dice = start(4).chance(seeded(seed)), seeded(seed, 1)
    play_out(table, seed, 4 * seed)
    for seat in range(-1, 4):
        world = table.view(seat)
        world.imagine(dice)
        hands = [int(hand) for hand in world.hand]
        assert [hand.bit_count() for hand in hands] == table.held
        assert sum(hand.bit_count() for hand in [*hands, int(world.played)]) == (
            (sum(hands) + int(world.played)).bit_count()
        )
        if seat >= 0:
            assert hands[seat] == table.position.hand[seat]


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_another_world_differs_in_what_the_seat_may_not_know_only(seat: int) -> None:
    """Its own hand stays; the others hold as many cards, but others."""
    position = start(3).chance(seeded(7)).position
    before = KRAKEN.conserved(position)
    worlds = [KRAKEN.other_world(position, seat, seeded(8, stream)) for stream in range(20)]
    for world in worlds:
        assert KRAKEN.conserved(world) == before
        assert seat < 0 or world.hand[seat] == position.hand[seat]
    for other in {0, 1, 2} - {seat}:
        assert len({int(world.hand[other]) for world in worlds}) > 1
    assert position.numbers() not in [world.numbers() for world in worlds]


def test_a_card_in_two_places_or_a_ship_without_one_is_noticed() -> None:
    """What is said to be conserved can be broken."""
    table = start(3).chance(seeded(9))
    before = dict(KRAKEN.conserved(table.position))
    for damage in ("card", "hand", "ship", "slot"):
        broken = table.position.clone()
        if damage == "card":
            broken.played |= broken.hand[0]
        elif damage == "hand":
            broken.held[1] = 2
        elif damage == "ship":
            broken.place[2] = -1
        else:
            broken.slots[9] = 1
        assert dict(KRAKEN.conserved(broken)) != before


@pytest.mark.clause("KR-3.2")
def test_the_last_icon_of_a_card_is_not_asked_for() -> None:
    """A table resolves it by itself; which way the Kraken turns, and which card is played, remains to be said."""
    assert KRAKEN.sole_move(lay("A N2, B S2", card="F F X", icons="F F").position) == 0
    assert KRAKEN.sole_move(lay("A N2, B S2", card="F F X", icons="F X").position) is None
    assert KRAKEN.sole_move(lay("A N2, B S2", card="F F K", icons="K").position) is None
    assert KRAKEN.sole_move(lay("A N2, B S2", hands={"A": ["Full Sail"]}).position) is None
