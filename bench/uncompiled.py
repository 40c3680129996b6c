"""Random games of Cardinal, 5 × 5, over whatever PYTHONPATH leads to: prints decisions and seconds as JSON."""

from __future__ import annotations

import json
import sys
import time

from quarterdeck.engine.build import compiled
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.playout import Playouts
from quarterdeck.games.cardinal.position import CardinalPosition


def main() -> None:
    """Play the games that the arguments name: seed, stream, games."""
    if compiled():
        sys.exit("These modules are compiled.")
    seed, stream, games = (int(argument) for argument in sys.argv[1:])
    playouts = Playouts(2)
    began = time.process_time()
    playouts.run(CardinalPosition(5, 5), seeded(seed, stream), games, 1_000_000)
    print(json.dumps([int(playouts.decisions), time.process_time() - began]))


main()
