"""A game of Bruise Cruise between two decisions."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    KINDS,
    LIFE,
    MISSILES,
    NO_PORT,
    NO_SHIP,
    SEATS,
    SET_ASIDE,
    SHIPS,
    WORDS,
)
from quarterdeck.games.bruise_cruise.rules import endings, phases, rolling
from quarterdeck.games.bruise_cruise.table import knowledge
from quarterdeck.games.bruise_cruise.table.chart import Chart
from quarterdeck.games.bruise_cruise.table.table import Table


@final
class BruiseCruisePosition(Table):
    """What lies on the table, and what bots, tables and tests may ask of it; the rules are functions in `rules/`."""

    def clone(self) -> BruiseCruisePosition:
        copy = BruiseCruisePosition(self.chart, self.seats, self.patience)
        copy.fill_from(self)
        return copy

    def find_moves(self, moves: Moves) -> None:
        phases.find_moves(self, moves)

    def play(self, move: i64) -> None:
        phases.play(self, move)

    def play_by_dice(self, dice: Dice, moves: Moves) -> None:
        phases.play_by_dice(self, dice, moves)

    def worth(self, seat: i64) -> float:
        return endings.worth(self, seat)

    def veil(self, seat: i64) -> None:
        knowledge.veil(self, seat)

    def imagine(self, dice: Dice) -> None:
        knowledge.imagine(self, dice)


def new_game(chart: Chart, seats: i64, patience: i64) -> BruiseCruisePosition:
    """The position before the first decision: the dice of the first Admiral (BC-1.7).

    Each Admiral has 2 life preservers and 1 missile (BC-1.3) and a flagship to place; the other ships are set aside
    (BC-1.4, BC-1.5). All cards are in one deck (BC-1.6).
    """
    game = BruiseCruisePosition(chart, seats, patience)
    game.place = vec[i64]([SET_ASIDE] * SHIPS)
    game.at = vec[i64]([NO_SHIP] * int(chart.spaces))
    game.stock = vec[i64]([0] * (SEATS * KINDS))
    game.supply = vec[i64]([chart.supplies[0], chart.supplies[1], chart.supplies[2]])
    game.deployed = vec[i64]([0] * (2 * SEATS))
    game.flags = vec[i64]([0] * SEATS)
    game.home = vec[i64]([NO_PORT] * SEATS)
    game.hand = vec[i64]([0] * (SEATS * WORDS))
    game.held = vec[i64]([0] * SEATS)
    game.shown = vec[i64]([0] * WORDS)
    game.discard = vec[i64]([0] * WORDS)
    game.totals = vec[i64]([NOBODY] * SEATS)
    for seat in range(seats):
        game.take_from_supply(seat, LIFE, codes.START_LIFE)
        game.take_from_supply(seat, MISSILES, codes.START_MISSILES)
    rolling.start_rolling(game, bit(seats) - 1)
    return game
