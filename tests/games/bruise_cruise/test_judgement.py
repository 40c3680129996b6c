"""Bruise Cruise's judgement: what it promises more for, what it would look at first, and that faults in it are seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Unpack, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.bots import SearchBot, find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.judgement import MOST_WEIGHT, Judgement
from quarterdeck.engine.laws import LAWS
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import Trial
from quarterdeck.games.bruise_cruise.bot import BruiseCruiseJudgement
from quarterdeck.games.bruise_cruise.pack.tables import own_tables
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from tests.bots.pairs import misjudged
from tests.bots.tables import begin, stroll
from tests.games.bruise_cruise.scenario import Scene, holding, lay
from tests.games.bruise_cruise.table import Table
from tests.records.games import new_match, play_on

GAME = find_game("bruise-cruise")
SEA = "P0 2.2, H0 6.2"
FIVE = "Amber Dover Elm Holm Iris"


def bare(ships: str = SEA, **scene: Unpack[Scene]) -> Table:
    """A table on which P holds no card, unless something else is said."""
    given: Scene = {"hands": {"P": ""}}
    given.update(scene)
    return lay(ships, **given)


def pairs() -> Iterator[tuple[str, Table, Table]]:
    """What P should like better than what, on Map T, P on turn."""
    yield "a flag", bare(flags={"P": "Elm"}), bare()
    yield "a flag in another region", bare(flags={"P": "Elm Amber"}), bare(flags={"P": "Elm Fern"})
    yield "no flag of the rival's", bare(), bare(flags={"H": "Elm"})
    yield "a torpedo fired", bare(deployed={"P": "1T"}), bare()
    yield "a torpedo in stock", bare(stock={"P": "1T"}), bare(stock={"P": "1M"})
    yield "a missile in stock", bare(stock={"P": "1M"}), bare(stock={"P": "1L"})
    yield "a life preserver", bare(stock={"P": "1L"}), bare()
    yield "a torpedo aimed", bare("P0 4.3, H0 6.2", stock={"P": "1T"}), bare(stock={"P": "1T"})
    yield "a card", bare(hands={"P": "Opal-a"}), bare()
    yield "a card of a port that is near", bare(hands={"P": "Pine-a"}), bare(hands={"P": "Opal-a"})
    elm: Scene = {"hands": {"P": "Elm-a"}}
    yield "a port nearer", lay("P0 3.3, H0 6.2", **elm), lay("P0 1.3, H0 6.2", **elm)
    yield "no anchor", bare(), bare("P0 2.2#, H0 6.2")
    yield "an anchor on the rival's ship", bare("P0 2.2, H0 6.2#"), bare()
    yield "another ship", bare(f"{SEA}, PC 1.2"), bare(f"{SEA}, PC stack")
    yield "a ship that waits", bare(f"{SEA}, PC stack"), bare()
    five: Scene = {"flags": {"P": FIVE}}
    yield "a flipped ship near home", bare("P0 0.3*, H0 6.2", **five), bare("P0 2.2*, H0 6.2", **five)
    yield "a flipped ship", bare("P0 2.2*, H0 6.2", **five), bare(**five)
    yield "a ship retired", bare(f"{SEA}, PC done", **five), bare(f"{SEA}, PC 0.2*", **five)
    two, one = {"P": "Opal-a Opal-b", "H": "Kelp-a"}, {"P": "Opal-a", "H": "Kelp-a"}
    yield "more cards at the end", bare(final=True, hands=two), bare(final=True, hands=one)


def test_what_is_better_promises_more() -> None:
    """To the one whose it is."""
    assert misjudged(BruiseCruiseJudgement(), pairs()) == []


class Blinkered(Judgement):
    """Planted: the judgement of a board from which something is missing."""

    def __init__(self, missing: str) -> None:
        super().__init__(1)
        self.missing = missing

    def judge(self, position: Position, seat: int) -> float:
        board = cast("BruiseCruisePosition", position).clone()
        old = getattr(board, self.missing)
        setattr(board, self.missing, vec[i64]([i64(0)] * len(old)) if self.missing in LISTS else 0)
        return BruiseCruiseJudgement().judge(board, seat)


LISTS = ("flags", "stock", "deployed", "hand", "held")


@pytest.mark.parametrize("missing", [*LISTS, "anchored", "flipped"])
def test_a_judgement_that_overlooks_something_is_caught(missing: str) -> None:
    """By one of the pairs at least."""
    assert misjudged(Blinkered(missing), pairs()) != []


def test_a_judgement_without_an_opinion_is_caught_by_all_pairs() -> None:
    """None of them is decided by anything else."""

    class Shrug(Judgement):
        def judge(self, position: Position, seat: int) -> float:
            return 0.5

    assert len(misjudged(Shrug(1), pairs())) == len(list(pairs()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_seats_may_expect_adds_up_to_one_result(players: int) -> None:
    """Whatever happens."""
    judgement = BruiseCruiseJudgement()
    for seed in range(20):
        position = stroll(begin(GAME, players), 80 * seed, seeded(seed))
        assert sum(judgement.judge(position, seat) for seat in range(players)) == pytest.approx(1.0)


def test_near_the_end_points_decide_and_early_they_do_not() -> None:
    """Two points ahead, with one card in each hand or with ten in the deck."""
    late, early = (
        lay(SEA, final=final, hands={"P": "Opal-a", "H": "Kelp-a"}, deployed={"P": "2T"}) for final in (True, False)
    )
    judgement = BruiseCruiseJudgement()
    assert judgement.judge(late.position, 0) > 0.85
    assert 0.5 < judgement.judge(early.position, 0) < judgement.judge(late.position, 0)


def test_positions_are_judged_at_the_beginning_of_a_turn() -> None:
    """Not in the middle of an action, and not between two."""
    judgement = BruiseCruiseJudgement()
    table = lay("P0 2.2, H0 6.2", hands={"P": "Opal-a"})
    assert judgement.settled(table.position)
    assert not judgement.settled(table.step("sailOne").position)
    assert not judgement.settled(table.step("1.2").position)


# -- weights -----------------------------------------------------------------------------------------


def weights(table: Table) -> dict[str, int]:
    """How much each move that is asked now weighs; empty without an opinion."""
    moves = Moves()
    table.position.find_moves(moves)
    found = vec[i64]([i64(-1)] * int(moves.count))
    if not BruiseCruiseJudgement().weigh(table.position, moves, found):
        return {}
    return {table.say(move): int(found[i64(k)]) for k, move in enumerate(moves.listed())}


def likes(table: Table) -> str:
    """The heaviest moves."""
    found = weights(table)
    return " ".join(move for move in found if found[move] == max(found.values()))


def test_points_come_first() -> None:
    """A claim; a shot; a ship that can be retired."""
    assert likes(lay("P0 3.3, H0 6.2", hands={"P": "Elm-a Opal-a"})) == "claim"
    assert likes(lay("P0 4.3, H0 6.2", hands={"P": "Opal-a"}, stock={"P": "1T 2L"})) == "torpedo"
    assert likes(lay("P0 1.2, PC 0.2*, H0 6.2", hands={"P": "Opal-a"}, flags={"P": FIVE})) == "decommission"


def test_the_last_ship_does_not_go_home_to_lose() -> None:
    """With three points more the rival would win by it; with one, he would not."""
    home = "PN done, PS done, PE done, PW done, PC done, P0 0.2*, H0 6.2"
    lost, tied = (lay(home, hands={"P": "Opal-a"}, flags={"P": FIVE}, deployed={"H": n}) for n in ("13T", "11T"))
    assert weights(lost)["decommission"] == min(weights(lost).values())
    assert likes(tied) == "decommission"


def test_a_ship_sails_to_the_port_whose_card_is_held_and_spends_another() -> None:
    """Elm lies two spaces off; Opal is out of the way."""
    table = lay("P0 1.3, H0 8.2", hands={"P": "Elm-a Opal-a"})
    assert likes(table) == "sailCard"
    assert likes(table.step("sailCard")) == "Opal-a"
    assert likes(table.step("Opal-a")) == "3.3"


def test_a_single_step_needs_no_card() -> None:
    """Elm lies beside the ship."""
    table = lay("P0 2.3, H0 8.2", hands={"P": "Elm-a Opal-a"})
    assert likes(table) == "sailOne"
    assert likes(table.step("sailOne")) == "3.3"


def test_of_several_ships_the_one_with_something_to_do_sails() -> None:
    """PC is near Elm, P0 is not."""
    table = lay("P0 0.5, PC 2.3, H0 8.2", hands={"P": "Elm-a Opal-a"})
    assert likes(table.step("sailOne")) == "PC"


def test_a_ship_with_a_torpedo_sails_into_range() -> None:
    """To spaces three from the rival, no further."""
    table = lay("P0 2.3, H0 7.2", hands={"P": "Opal-a"}, stock={"P": "1T"})
    wanted = likes(table.step("sailCard")).split()
    chart, place = table.position.chart, table.tables.number_of_space
    assert wanted
    assert all(chart.sail(place[space], place["7.2"]) <= 3 for space in wanted)


def test_a_ship_that_can_be_retired_sails_home() -> None:
    """Own flags stand in five regions."""
    table = lay("P0 1.2*, H0 8.2", hands={"P": "Opal-a"}, flags={"P": FIVE})
    assert likes(table.step("sailOne")) == "0.2"


def test_the_card_for_the_bank_is_one_that_brings_much_and_is_not_needed() -> None:
    """Two ports are out of reach, and Opal's other card depicts more; Elm is near."""
    table = lay("P0 2.3, H0 8.2", hands={"P": "Elm-b Birch-a Holm-b"})
    assert likes(table.step("exchange")) == "Birch-a"


def test_cards_are_drawn_and_useless_ones_changed() -> None:
    """Two where one may; with seven, the one of the own Home Port that depicts little rather than that of a near port."""
    assert likes(lay("P0 2.2, H0 6.2", left=1, hands={"P": "Opal-a"}).step("endTurn")) == "draw 2"
    full = "Cedar-b Elm-b Pine-a Pine-b Kelp-b Fern-a Iris-a"
    found = weights(lay("P0 2.3, H0 6.2", left=1, hands={"P": full}).step("endTurn"))
    assert found["Cedar-b"] > found["Elm-b"]


def test_answers_in_the_middle_of_an_action() -> None:
    """The best is stolen, and the less useful weapon given up."""
    raid = lay("P0 3.3, H0 4.3", hands={"P": "Opal-a"}, stock={"H": "1L 1M 1T"}).do("raid(P0, H0)", "dice 4 4")
    assert likes(raid) == "loot T"
    hit = lay("P0 4.3, H0 6.2", stock={"P": "1T", "H": "1M 1T"}).do("torpedo(P0, H0)")
    assert likes(hit) == "give M"


def test_unfathomable_cards_are_played_when_they_are_of_use() -> None:
    """Forged Papers in a port; Clearance with something to pay."""
    forged = holding("Forged-papers", "P0 3.3, H0 8.2")
    assert likes(forged) == "unfathomable"
    poor, rich = (weights(holding("Warlords-clearance", SEA, stock={"P": goods})) for goods in ("1L", "3L"))
    assert rich["unfathomable"] * poor["sailOne"] > poor["unfathomable"] * rich["sailOne"]


def test_no_opinion_about_the_weather() -> None:
    """All winds are alike."""
    assert weights(holding("Trade-winds", SEA).step("unfathomable")) == {}


def test_weights_are_in_range_on_the_great_chart() -> None:
    """Wherever random games lead: law 11 has the rest."""
    seen = set()
    for seed in range(40):
        position = cast("BruiseCruisePosition", stroll(begin(GAME, 4), 40 * seed, seeded(seed)))
        found = weights(Table(position, own_tables()))
        assert all(1 <= weight <= MOST_WEIGHT for weight in found.values())
        seen.add(int(position.phase))
    assert len(seen) >= 5


# -- the game's bots -----------------------------------------------------------------------------------


def test_the_game_gives_its_judgement_to_bots() -> None:
    """Whatever their level."""
    assert isinstance(GAME.judgement(), BruiseCruiseJudgement)
    for level in range(1, 6):
        bot = find_bot(f"ismcts:{level}", GAME)
        assert isinstance(bot, SearchBot)
        assert isinstance(bot.judgement, BruiseCruiseJudgement)


def test_law_11_holds() -> None:
    """On Map T and by the same walks as in all games."""
    setup = Setup(players=3, options=GAME.options())
    LAWS[11](Trial(GAME, setup, seed=5, stride=7))


def test_points_grow_with_what_counts_at_the_end_whoever_leads() -> None:
    """Two torpedoes fired are two points, also to somebody who can no longer win."""
    judgement = BruiseCruiseJudgement()
    tables = [bare(flags={"P": "Elm", "H": FIVE}, deployed={"P": fired, "H": "9M"}) for fired in ("1T", "3T")]
    few, more = (judgement.points(table.position, 0) for table in tables)
    assert more - few == pytest.approx(2.0)
    assert few > len(("Elm", "1T"))


def test_the_points_of_a_finished_game_are_its_score() -> None:
    """Nothing is hoped for any more."""
    position = play_on(new_match("bruise-cruise"), 5).view(NOBODY)
    score = GAME.standing(position)
    assert position.over()
    assert score is not None
    assert [BruiseCruiseJudgement().points(position, seat) for seat in range(2)] == [float(n) for n in score.scores]
