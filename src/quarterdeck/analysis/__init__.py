"""Advice for a decision, and the analysis of a finished game."""

from quarterdeck.analysis.advice import Advice, advise
from quarterdeck.analysis.page import page
from quarterdeck.analysis.plan import Plan, plan, usual_simulations, within
from quarterdeck.analysis.planned import Planned
from quarterdeck.analysis.questions import Found, Question, answer
from quarterdeck.analysis.result import Analysis, assemble
from quarterdeck.analysis.words import summary, told_choice
from quarterdeck.analysis.working import analyse

__all__ = [
    "Advice",
    "Analysis",
    "Found",
    "Plan",
    "Planned",
    "Question",
    "advise",
    "analyse",
    "answer",
    "assemble",
    "page",
    "plan",
    "summary",
    "told_choice",
    "usual_simulations",
    "within",
]
