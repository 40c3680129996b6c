"""Simulates many games on one or several cores, counts the results, and stores them as tables."""

from quarterdeck.lab.figures import Lengths, Standing, Wins
from quarterdeck.lab.match import MatchResult, plan_match, play_match
from quarterdeck.lab.parquet import write_parquet
from quarterdeck.lab.simulate import Rows, Simulation, simulate

__all__ = [
    "Lengths", "MatchResult", "Rows", "Simulation", "Standing", "Wins", "plan_match", "play_match", "simulate",
    "write_parquet",
]  # fmt: skip
