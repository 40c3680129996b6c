"""A process that plays portions of the games that a network learns from: `lab/portions.py` starts several of them."""

from __future__ import annotations

from quarterdeck.engine.registry import find_game
from quarterdeck.lab.portions import answer_orders
from quarterdeck.lab.training.games import Order, play_part

if __name__ == "__main__":
    answer_orders(Order, lambda order: play_part(find_game(order.game), order))
