"""Answers the questions of a plan, here or in several processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from quarterdeck.analysis.plan import Plan
from quarterdeck.analysis.questions import Found, Order, answer
from quarterdeck.analysis.result import Analysis, assemble
from quarterdeck.messages.language import spoken
from quarterdeck.workers import ask_all

WORKER: Final = "quarterdeck.analysis.worker"


def analyse(plan: Plan, *, workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> Analysis:
    """The analysis of a plan, the same with any number of workers; `progress` gets the number of answered questions."""
    questions = plan.questions
    found: list[Found | None] = [None] * len(questions)
    if workers == 1:
        for k, question in enumerate(questions):
            found[k] = answer(question)
            progress(k + 1)
    else:
        lines = [msgspec.json.encode(Order(question=question, language=spoken())) for question in questions]
        for done, (k, line) in enumerate(ask_all(WORKER, lines, workers), start=1):
            found[k] = msgspec.json.decode(line, type=Found)
            progress(done)
    return assemble(plan, found)
