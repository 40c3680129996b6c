"""Networks that judge positions, trained by games that bots play with each other: docs/training.md."""

from quarterdeck.lab.training.games import Order, lines_of
from quarterdeck.lab.training.page import page
from quarterdeck.lab.training.result import Trained
from quarterdeck.lab.training.run import train

__all__ = ["Order", "Trained", "lines_of", "page", "train"]
