"""A measurement of every game: how soon a click is answered on an idle server, and how much a move sends to a viewer."""

from __future__ import annotations

from statistics import median

from load.figures import Figure, least, worst
from load.pace import AtRate, settled
from load.setting import Effort, Place, dice_of, leave, prepare, trouble
from load.stored import disagreement

from quarterdeck.engine.registry import find_game, keys
from quarterdeck.server.protocol.api import NewMatch, SeatPlan

AT_ONCE = 4
"""Tables that are open; one move follows another on one of them."""
SHORT = {"cardinal": 40, "kraken": 12}
"""Of games that are soon over, so many tables that they last as long as it is measured."""
RATE = 10.0
"""Moves a second over all tables: few enough that none waits for another."""
LONGER = 3
"""How much longer a run lasts than others: there are few moves in a second."""
SOON = 100.0
"""Milliseconds within which the server answers 95 of 100 clicks."""
OF_A_MOVE = {"pirates": 7.9, "bremerhaven": 4.0}
"""Kilobytes that a move may send each viewer: half of what it was when whole pictures were sent."""
OF_A_VIEW = {"pirates": 6.8, "bremerhaven": 4.3}
"""The same of a view, in the median."""


async def measure_games(effort: Effort, place: Place) -> list[Figure]:
    """Of each game some tables for two, where moves are made at random, seldom enough that the server is idle in between."""
    return [figure for name in effort.games or keys() for figure in await measure_game(name, effort, place)]


async def measure_game(name: str, effort: Effort, place: Place) -> list[Figure]:
    """One game's figures."""
    place.note(f"moves of {find_game(name).title}")
    plan = NewMatch(game=name, seats=(SeatPlan(kind="me"), SeatPlan(kind="open")))
    driver = AtRate(dice_of(6), RATE)
    url = place.database(f"game-{name}")
    with place.serve(url, f"game-{name}") as (server, web):
        tables = await prepare([web], SHORT.get(name, AT_ONCE), driver, plan=plan)
        players = [player for table in tables for player in table.players]
        for player in players:
            player.sizes.clear()
            player.views.clear()
        run = await driver.run(tables, server=server, seconds=effort.seconds * LONGER, warm_up=effort.warm_up)
        wrong = disagreement(url, tables) + await settled(tables) + trouble(tables)
        moves = sum(len(table.acknowledged) for table in tables)
        sent = sum(size for player in players for size in player.sizes)
        views = [size for player in players for size in player.views]
        leave(tables)
    return [
        least(f"{find_game(name).title}, a move acknowledged, p50", "ms", [run.wait(0.5)]),
        least("  p95", "ms", [run.wait(0.95)], SOON),
        least("  a move sends each viewer, on average", "KB", [sent / (2 * moves * 1000)], OF_A_MOVE.get(name)),
        least("  a view, median", "KB", [median(views) / 1000], OF_A_VIEW.get(name)),
        worst("  moves lost or refused, sockets cut", "", [float(wrong)], 0),
    ]
