"""What a seat could do, and could have done: advice for a decision, and the analysis of a game that is over."""

from quarterdeck.analysis.advice import Advice, advise

__all__ = ["Advice", "advise"]
