"""A game of Bremerhaven between two decisions."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import full
from quarterdeck.games.bremerhaven.codes import LONG, SEATS, SHORT
from quarterdeck.games.bremerhaven.rules import phases, rounds, setup
from quarterdeck.games.bremerhaven.table import knowledge
from quarterdeck.games.bremerhaven.table.decks import Decks
from quarterdeck.games.bremerhaven.table.table import Table


@final
class BremerhavenPosition(Table):
    """What lies on the table, and what bots, tables and tests may ask of it; the rules are functions in `rules/`."""

    def clone(self) -> BremerhavenPosition:
        copy = BremerhavenPosition(self.decks, self.seats, self.length, strict=self.strict)
        copy.fill_from(self)
        return copy

    def find_moves(self, moves: Moves) -> None:
        phases.find_moves(self, moves)

    def play(self, move: i64) -> None:
        phases.play(self, move)

    def waiting(self) -> i64:
        return rounds.waiting(self)

    def focus(self, seat: i64) -> None:
        rounds.focus(self, seat)

    def worth(self, seat: i64) -> float:
        return rounds.worth(self, seat)

    def veil(self, seat: i64) -> None:
        knowledge.veil(self, seat)

    def imagine(self, dice: Dice) -> None:
        knowledge.imagine(self, dice)


def new_game(decks: Decks, seats: i64, length: i64, *, strict: bool) -> BremerhavenPosition:
    """The position before the first card is dealt, with the cards for this number of players (BH-2.1, BH-2.2, BH-2.3).

    Those for the long game only are out of the short one (BH-3.2). All Buildings (BH-2.8) and, long, all Newspaper
    cards (BH-2.21) are piled up; short there is the Special Edition (BH-3.6). Alone the game is a short one for two
    with a dummy (BH-4.1), who has a hand of its own (BH-4.7), and the Newspaper cards are its instructions (BH-4.4).
    """
    if seats == 1:
        length = SHORT
    game = BremerhavenPosition(decks, seats, length, strict=strict)
    setup.fill_harbors(game)
    kept = game.lines + 1 if length == SHORT else game.lines - 2
    game.ship_deck = decks.kept_ships[kept]
    game.contract_deck = decks.kept_contracts[kept]
    game.building_deck = full(decks.buildings)
    if length == LONG or seats == 1:
        game.news_deck = full(decks.news)
    for seat in range(SEATS):
        game.hand[seat] = decks.hands[0]
    rounds.go_on_to_round(game)
    return game
