"""Tuning: which numbers of a game make it fair, found by games between equal bots."""

from quarterdeck.lab.tuning.parameters import Parameter, changed, read_parameter
from quarterdeck.lab.tuning.result import Fairness, Goal, Tried, Tuned
from quarterdeck.lab.tuning.search import Search, Task, tune

__all__ = ["Fairness", "Goal", "Parameter", "Search", "Task", "Tried", "Tuned", "changed", "read_parameter", "tune"]
