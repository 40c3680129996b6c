"""Bremerhaven's judgement: what it promises more for, what it would look at first, and that bids are not foreseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, cast

import pytest

from quarterdeck.bots import SearchBot, find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.judgement import Judgement, Weights
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.games.bremerhaven import BREMERHAVEN, codes
from quarterdeck.games.bremerhaven.bot.judgement import BremerhavenJudgement
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from tests.bots.pairs import misjudged
from tests.games.bremerhaven.scenario import Scene, lay, start
from tests.games.bremerhaven.table import Table

JUDGEMENT: Final = BremerhavenJudgement()
TWO: Final[Scene] = {"seats": 2, "ranks": "RG", "at": "bidding", "money": "R 12, G 12", "prestige": "R 4, G 4"}
LATE: Final[Scene] = {**TWO, "short": True, "ahead": 2}
FOUR: Final[Scene] = {"at": "bidding", "money": "R 9, G 9, B 9, Y 9", "prestige": "R 3, G 3, B 3, Y 3"}


def pairs() -> Iterator[tuple[str, Table, Table]]:
    """What Red should like better than what, at the beginning of a round."""
    yield "money", lay(TWO, money="R 15, G 12"), lay(TWO)
    yield "prestige", lay(TWO, prestige="R 5, G 4"), lay(TWO)
    yield "prestige at the end", lay(LATE, prestige="R 5, G 4"), lay(LATE)
    yield "a rival without prestige", lay(TWO, prestige="R 4, G 2"), lay(TWO)
    yield "a better hand", lay(TWO, level="R 1"), lay(TWO)
    yield "a rival's worse hand", lay(TWO), lay(TWO, level="G 1")
    yield "a Building", lay(TWO, built="R refinery a1"), lay(TWO)
    yield "a Building that is built", lay(TWO, built="R status-symbol a1"), lay(TWO, unbuilt="R status-symbol")
    yield "a Building that waits", lay(TWO, unbuilt="R status-symbol"), lay(TWO)
    yield "Bollards", lay(TWO, walls="R 0220"), lay(TWO)
    yield "half of a Dock", lay(TWO, walls="R 0120"), lay(TWO)
    full: Scene = {**TWO, "goods": "R barrel a1, R barrel b1, R barrel a2"}
    yield "a cleared space", lay(full, cleared="R c1"), lay(full)
    yield "goods for a Contract", wanted("barrel"), wanted("passenger")
    yield "goods", lay(TWO, goods="R barrel a1"), lay(TWO)
    yield "the better rank", lay(FOUR, ranks="RGBY"), lay(FOUR, ranks="GBYR")


def wanted(goods: str) -> Table:
    """Red has a Contract for a barrel and a container, and one good."""
    return lay(TWO, contracts="R 1 lehe-chandlery 2", goods=f"R {goods} a1")


def test_what_is_better_promises_more() -> None:
    """To the one whose it is."""
    assert misjudged(JUDGEMENT, pairs()) == []


class Blind(Judgement):
    """Sees nothing."""

    def judge(self, position: Position, seat: int) -> float:
        return 0.5


def test_a_judgement_that_sees_nothing_fails_every_pair() -> None:
    """Planted."""
    assert len(misjudged(Blind(1), pairs())) == len(list(pairs()))


def rounds(players: int, *, short: bool, seed: int) -> Iterator[BremerhavenPosition]:
    """Every decision of a game that goes on by weights."""
    position = start(players, short=short).position
    moves, weights, dice = Moves(), Weights(JUDGEMENT), seeded(seed)
    while position.player != NOBODY:
        yield position
        position.find_moves(moves)
        weights.total = 0
        if position.player != CHANCE:
            weights.weigh(position, moves)
        position.play(weights.draw(moves, dice))


@pytest.mark.parametrize(("players", "short"), [(1, True), (2, False), (3, True), (4, False)])
def test_promises_add_up_to_one(players: int, short: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """Each between 0 and 1; alone between 0 and 1 as well. Positions are settled once a round."""
    settled = 0
    for position in rounds(players, short=short, seed=players):
        if position.player == CHANCE or not JUDGEMENT.settled(position):
            continue
        settled += 1
        promises = [JUDGEMENT.judge(position, seat) for seat in range(players)]
        assert all(0.0 <= promise <= 1.0 for promise in promises)
        assert players == 1 or sum(promises) == pytest.approx(1.0)
    assert settled == cast(int, position.round)


def test_nobody_bids_for_what_cannot_be_taken() -> None:
    """A Ship too large for every Dock, and a Contract without an empty Loading dock; a permit may still make room for the Ship."""
    full = "R 1 lehe-chandlery 3, R 2 wulsdorf-brewery 3, R 3 coffee-roasters 3, R 4 trade-fair 3"
    table = lay(TWO, sea="baltic-merchant seeschwalbe", land="general-store berlin-sleeper", contracts=full)
    assert bid_for(table) == {"1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "2.2"}
    for bid in ("2 on 1.2", "2 on 1.0"):
        table.position.play(BREMERHAVEN.parse(table.position, bid))
    assert bid_for(table) == {"1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2"}


def bid_for(table: Table) -> set[str]:
    """The spaces that bids have weight on."""
    moves, weights = Moves(), Weights(JUDGEMENT)
    table.position.find_moves(moves)
    weights.weigh(table.position, moves)
    listed = zip(moves.listed(), weights.items, strict=False)
    return {BREMERHAVEN.text(table.position, move).partition(" on ")[2] for move, weight in listed if weight}


def test_only_bids_are_mixed() -> None:
    """Everything else lies open when it is done, or is nobody else's business."""
    for position in rounds(2, short=True, seed=5):
        assert JUDGEMENT.mixes(position) == (position.phase == codes.BIDDING)


def heaviest(table: Table) -> str:
    """The move with the greatest weight, in notation."""
    moves, weights = Moves(), Weights(JUDGEMENT)
    table.position.find_moves(moves)
    weights.weigh(table.position, moves)
    return BREMERHAVEN.text(table.position, weights.heaviest(moves, seeded(1)))


def test_weights_know_what_to_do_in_a_harbor() -> None:
    """Goods go to the Contract that wants them; what is wanted leaves the Ship; a harbor with nothing to do is done."""
    acting: Scene = {**TWO, "at": "harbor"}
    assert heaviest(lay(acting, contracts="R 1 lehe-chandlery 2", goods="R barrel a1")) == "deliver barrel 1"
    assert heaviest(lay(acting, contracts="R 1 lehe-chandlery 2", ships="R 2 grietje 1 1barrel")) == "unload 2"
    assert heaviest(lay(acting, goods="R 2crate a1")) == "done"


def bids(spec: str, seeds: range) -> Counter[str]:
    """What a bot bids first in one and the same position, with different dice."""
    table = lay(TWO, sea="grietje kleine-antje", land="lehe-chandlery weekly-market", offer="refinery")
    veiled = table.position.clone()
    veiled.veil(0)
    bot = find_bot(spec, BREMERHAVEN)
    return Counter(BREMERHAVEN.text(table.position, bot.choose(veiled, 0, seeded(seed)).move) for seed in seeds)


def test_bids_cannot_be_foreseen() -> None:
    """Equal positions, different dice: different bids, none of them nearly always; equal dice: equal bids."""
    found = bids("ismcts:2", range(24))
    assert len(found) >= 3
    assert max(found.values()) <= 16
    assert bids("ismcts:2", range(3)) == bids("ismcts:2", range(3))


def test_levels_of_bots_are_the_games_own() -> None:
    """Each has several times the simulations of the one before."""
    levels = JUDGEMENT.levels()
    assert levels is not None
    assert all(2 * less <= more for less, more in pairwise(levels))
    bot = find_bot("ismcts:3", BREMERHAVEN)
    assert isinstance(bot, SearchBot)
    assert bot.simulations == levels[2]
    assert isinstance(bot.judgement, BremerhavenJudgement)
