"""Simulates many games on one or several cores, counts the results, and stores them as tables."""

from quarterdeck.lab.figures import Lengths, Standing, Wins
from quarterdeck.lab.parquet import write_parquet
from quarterdeck.lab.simulate import Rows, Simulation, simulate

__all__ = ["Lengths", "Rows", "Simulation", "Standing", "Wins", "simulate", "write_parquet"]
