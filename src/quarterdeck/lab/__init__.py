"""Many games: simulated on one or several cores, counted, and kept as tables."""

from quarterdeck.lab.figures import Lengths, Standing, Wins
from quarterdeck.lab.parquet import write_parquet
from quarterdeck.lab.simulate import Rows, Simulation, simulate

__all__ = ["Lengths", "Rows", "Simulation", "Standing", "Wins", "simulate", "write_parquet"]
