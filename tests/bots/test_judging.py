"""The bot `judging`, and what Cardinal and Kraken promise at a glance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from quarterdeck.bots import SearchBot, find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.law_of_judgement import judges_soundly
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import count, members
from quarterdeck.engine.trial import Trial
from quarterdeck.games.cardinal.bot.judgement import CardinalJudgement, around, nearly_crowded, promise_after
from quarterdeck.games.cardinal.position import CardinalPosition
from quarterdeck.lab.simulate import simulate
from tests.bots.tables import BRUISE_CRUISE, CARDINAL, KRAKEN
from tests.games.cardinal.table import lay
from tests.laws.mutants import Mutant, mutant


class Silent(Mutant, frozen=True, kw_only=True):
    """A game that says nothing about its positions."""

    def glance(self) -> None:
        return None


def cardinal_positions(games: int) -> Iterator[CardinalPosition]:
    """The positions of random games on 5 × 5 squares in which a player must choose."""
    dice = seeded(5)
    options = type(CARDINAL.options())(rows=5, columns=5)
    for _ in range(games):
        here = cast("CardinalPosition", CARDINAL.start(Setup(players=2, options=options)))
        while here.player != NOBODY:
            if here.player >= 0:
                yield here
            moves = here.legal()
            here.play(moves[dice.below(len(moves))])


def ships_after(here: CardinalPosition, player: int) -> set[tuple[int, int]]:
    """How many ships the player and the rival can have when the turn is over."""
    found = set()
    for move in here.legal():
        after = here.clone()
        after.play(move)
        if after.player == player:
            found |= ships_after(after, player)
        else:
            mine, theirs = (after.orange, after.green) if player == 0 else (after.green, after.orange)
            found.add((int(count(mine)), int(count(theirs))))
    return found


def test_nearly_crowded_squares_are_empty_ones_with_three_ships_around() -> None:
    """Counted one by one."""
    for here in cardinal_positions(40):
        ships = here.orange | here.green
        slowly = {square for square in members(here.empty()) if count(around(1 << square) & ships) >= 3}
        assert set(members(nearly_crowded(here))) == slowly


def test_cardinal_promises_what_the_best_turn_leads_to() -> None:
    """Except where several squares get crowded at once, which is rare."""
    seen = right = 0
    judgement = CardinalJudgement()
    for here in cardinal_positions(60):
        best = max(int(promise_after(mine, theirs)) for mine, theirs in ships_after(here, int(here.player)))
        seen += 1
        right += best == int(judgement.promise(here))
    assert right > 0.97 * seen


def test_cardinal_promises_nearly_all_for_the_fifth_ship() -> None:
    """It can be placed where no pirate comes."""
    table = lay("O . . . O\n . . . . .\n . . . . .\n . . . . .\n O . . . O", "orange")
    assert CardinalJudgement().judge(table.position, 0) == 0.97
    assert CardinalJudgement().judge(table.position, 1) == pytest.approx(0.03)


@pytest.mark.parametrize(("game", "players"), [(CARDINAL, 2), (KRAKEN, 2), (KRAKEN, 4)])
def test_glances_keep_the_law_of_judgements(game: object, players: int) -> None:
    """They are shares, the same for all seats at once as for each, and change nothing."""
    known = KRAKEN if game is KRAKEN else CARDINAL
    judges_soundly(Trial(known, Setup(players=players, options=known.options()), seed=3))


def test_judging_searches_as_suits_the_game_and_judges() -> None:
    """With worlds that fit what the seat knows where there are secrets, and with proofs where there are none."""
    cardinal = cast("SearchBot", find_bot("judging:2", CARDINAL))
    kraken = cast("SearchBot", find_bot("judging:simulations=50", KRAKEN))
    bruise_cruise = cast("SearchBot", find_bot("judging:2", BRUISE_CRUISE))
    assert (cardinal.imagines, cardinal.proves, cardinal.simulations) == (False, True, 40)
    assert (kraken.imagines, kraken.proves, kraken.simulations) == (True, False, 50)
    assert type(bruise_cruise.judgement) is type(BRUISE_CRUISE.judgement())
    assert CARDINAL.judgement() is None
    assert KRAKEN.judgement() is None


def test_judging_is_refused_where_nothing_can_be_judged() -> None:
    """The sentence names the bot to take instead."""
    with pytest.raises(Malformed, match=r"judging goes by a game's judgement, and .* has none; take"):
        find_bot("judging:3", mutant(Silent, CARDINAL))


def test_judging_beats_the_same_search_that_plays_on() -> None:
    """On 5 × 5 squares, with few simulations."""
    setup = Setup(players=2, options=type(CARDINAL.options())(rows=5, columns=5))
    bots = ["judging:simulations=30", "uct:simulations=30"]
    judging, _ = simulate(CARDINAL, setup, bots, games=16, seed=1).wins.bots
    assert judging.share > 0.6
