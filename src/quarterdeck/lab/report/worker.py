"""A process that plays portions of a report: `lab/portions.py` starts several of them."""

from __future__ import annotations

from quarterdeck.engine.registry import find_game
from quarterdeck.lab.portions import answer_orders
from quarterdeck.lab.report.run import Order, play_part

if __name__ == "__main__":
    answer_orders(Order, lambda order: play_part(find_game(order.game), order))
