"""Games for programs that learn: actions and observations as arrays of NumPy, chance played from a seed.

A whole game::

    from quarterdeck.research import make

    table = make("kraken", players=3)
    table.reset(seed=1)
    while not table.over:
        table.step(table.legal()[0])

`quarterdeck.research.gymnasium`, `quarterdeck.research.openspiel` and `quarterdeck.research.pettingzoo` offer the same to
these libraries.
"""

from quarterdeck.research.needs import need

need("numpy", "research")

from quarterdeck.research.batch import Batch  # noqa: E402 - only where NumPy is installed
from quarterdeck.research.table import MOST_LISTED, Table, make  # noqa: E402

__all__ = ["MOST_LISTED", "Batch", "Table", "make"]
