"""Trees of the bots' search, and the processor time they take."""

from __future__ import annotations

import time

from quarterdeck.bots.tree import Tree


def cpu_seconds(tree: Tree, simulations: int) -> float:
    """Seconds of processor time in which a tree grows by so many simulations."""
    began = time.process_time()
    tree.grow(simulations)
    return time.process_time() - began
