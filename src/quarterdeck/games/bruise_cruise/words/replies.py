"""Answers for Admirals who do not see the chart: points, and what lies near one's own ships."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.engine.sets import count
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.view import FLEET, NONE, SAY, Admiral, View
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.status import call
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Reply

NEAR: Final = 4
"""How many of the nearest ports are told."""


def replies(view: View) -> tuple[Reply, ...]:
    """The questions of the viewer; none before Home Ports are chosen, nor after the end."""
    if view.phase in (codes.ROLLING, codes.DEALING, codes.HOMING, codes.OVER):
        return ()
    admirals = sorted(view.admirals, key=lambda admiral: admiral.seat != view.seat)
    asked = {
        "points": [_points(view, admiral) for admiral in admirals],
        "near": list(_near(view)),
    }
    return tuple(Reply(question=question(which), lines=tuple(lines)) for which, lines in asked.items() if lines)


@remembered(8)
def question(which: str) -> str:
    """A question as it stands on a button."""
    return SAY("question", which=which)


def _points(view: View, admiral: Admiral) -> str:
    """An Admiral's points and what they are for (BC-22)."""
    missiles, torpedoes = admiral.deployed
    return SAY(
        "reply-points",
        mine="yes" if admiral.seat == view.seat else "no",
        line=names.line(admiral.line),
        points=admiral.points,
        flags=count(admiral.flags),
        missiles=missiles,
        torpedoes=torpedoes,
        home=admiral.places.count(int(codes.DECOMMISSIONED)),
    )


def _near(view: View) -> Iterator[str]:
    """The nearest ports and the nearest rival of each of the viewer's ships."""
    for ship, place in view.afloat():
        if ship // FLEET == view.seat:
            ports, rival = _ports_near(view, place), _rival_near(view, place)
            yield SAY("reply-near", ship=call(view, ship), ports=ports, rival=rival or "none")


def _ports_near(view: View, here: int) -> str:
    """The ports that are fewest spaces away by water, and whose flags stand in them."""
    chart = view.position.chart
    far = {port: int(chart.sail(here, chart.port_space[port])) for port in range(chart.ports)}
    nearest = sorted((port for port in far if 0 < far[port] < codes.FAR), key=lambda port: (far[port], port))[:NEAR]
    return names.listed(_port_near(view, port, far[port]) for port in nearest)


def _port_near(view: View, port: int, steps: int) -> str:
    owner, home = view.owner(port), view.home_of(port)
    return SAY(
        "reply-port",
        port=names.port_name(view.position.chart, port),
        steps=steps,
        flag="none" if owner == NONE else names.line(owner),
        home="none" if home == NONE else names.line(home),
    )


def _rival_near(view: View, here: int) -> str:
    """The nearest ship of a rival, and how far it is by water; empty if none can be reached."""
    chart = view.position.chart
    others = [(int(chart.sail(here, place)), ship) for ship, place in view.afloat() if ship // FLEET != view.seat]
    steps, ship = min(others, default=(int(codes.FAR), -1))
    return SAY("reply-ship", ship=call(view, ship), steps=steps) if steps < codes.FAR else ""
