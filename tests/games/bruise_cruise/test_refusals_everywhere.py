"""Exactly the illegal is refused, and no refusal tells a secret, wherever ships, flags and anchors are."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from quarterdeck.engine.clauses import read_clauses
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.laws import other_world
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.refusals.refusals import why_not
from quarterdeck.games.bruise_cruise.rules import sailing, turns
from tests.examples import some
from tests.games.bruise_cruise.table import map_u, start

PACKAGE = "quarterdeck.games.bruise_cruise"
KNOWN = {clause.id for clause in read_clauses(PACKAGE)}


def begun(seed: int, dice: Dice) -> BruiseCruisePosition:
    """A game in its first turn, on Map T or the game's own chart."""
    position = start(2 + seed % 3, map_u() if seed % 2 else None).position
    while position.phase <= codes.HOMING:
        play_any(position, dice)
    return position


def play_any(position: BruiseCruisePosition, dice: Dice) -> None:
    """One of the legal moves."""
    legal = position.legal()
    position.play(legal[dice.below(len(legal))])


def scatter(position: BruiseCruisePosition, dice: Dice) -> None:
    """All that is open is as it may come to be in no game, so that everything is asked of everybody."""
    scatter_ships(position, dice)
    scatter_flags(position, dice)
    for k in range(position.seats * 3):
        position.stock[k] = max(0, dice.below(4) - 1)
    for k in range(3):
        position.supply[k] = 3 * dice.below(2)
    if dice.below(4) == 0:
        position.deck, position.passes, position.closing = 0, turns.most_passes(position), True
        position.actions_left = 1 + dice.below(2)


def scatter_ships(position: BruiseCruisePosition, dice: Dice) -> None:
    """Three of five ships are on the board, often in a port or in the Triangle; every third of them has an anchor."""
    chart = position.chart
    position.flipped, position.anchored, position.anchors = dice.below(1 << 24), 0, 3 * dice.below(2)
    for ship in range(position.seats * 6):
        if position.place[ship] >= 0:
            position.at[position.place[ship]] = -1
        position.place[ship] = -1 - dice.below(3) if ship % 6 else -3
    for ship in range(position.seats * 6):
        spots = [*chart.port_space, *chart.triangle, position.home_space(ship // 6)]
        space = int(spots[dice.below(len(spots))]) if dice.below(2) else dice.below(int(chart.spaces))
        if dice.below(5) < 3 and sailing.may_enter(position, ship // 6, space):
            position.put(ship, space)
            position.anchored |= (dice.below(3) == 0) << ship


def scatter_flags(position: BruiseCruisePosition, dice: Dice) -> None:
    """Few or many ports carry flags."""
    density = 1 + dice.below(9)
    for seat in range(position.seats):
        position.flags[seat] = 0
    for port in range(position.chart.ports):
        if dice.below(10) < density and not position.is_home(port):
            position.flags[dice.below(int(position.seats))] |= 1 << port


@pytest.mark.parametrize("seed", some(range(12), range(4)))
def test_exactly_the_illegal_is_refused_wherever_ships_flags_and_anchors_are(seed: int) -> None:
    """All moves there are, at each step of random actions; each refusal cites a clause and reads as a sentence."""
    dice = seeded(seed)
    position = begun(seed, dice)
    for _ in range(6):
        world = position.clone()
        scatter(world, dice)
        for _ in range(6):
            judge(world)
            if not world.over():
                play_any(world, dice)


def judge(position: BruiseCruisePosition) -> None:
    """Refusals and the list of legal moves agree."""
    legal = set(position.legal())
    before = position.numbers()
    for move in range(codes.MOVES):
        found = why_not(position, move)
        assert (found is None) == (move in legal), f"move {move} in phase {position.phase}: {found}"
        assert found is None or found.clause in KNOWN
        assert found is None or (re.fullmatch(r"\S.*\S\.", found.sentence) and "  " not in found.sentence)
    assert position.numbers() == before


@pytest.mark.clause("BC-R51")
@pytest.mark.parametrize("seed", some(range(6), range(3)))
def test_a_refusal_is_the_same_whatever_the_others_hold(seed: int) -> None:
    """The whole space of moves, in two worlds that the one who chooses cannot tell apart."""
    dice = seeded(seed, 1)
    position = begun(seed, dice)
    for _ in range(20):
        play_any(position, dice)
        if position.player >= 0:
            other = other_world(position, int(position.player), dice)
            assert other.numbers() != position.numbers()
            assert [why_not(position, move) for move in range(codes.MOVES)] == [
                why_not(other, move) for move in range(codes.MOVES)
            ]


def test_every_message_is_said_somewhere() -> None:
    """Its id stands in a source; only options, the goal and the kinds of endings are asked for by others."""
    package = files(PACKAGE)
    words = (package / "messages/en.ftl").read_text(encoding="utf-8")
    messages = set(re.findall(r"^([a-z-]+) =", words, re.MULTILINE))
    within_others = set(re.findall(r"\{ ([a-z-]+) \}", words))
    sources = "".join(path.read_text("utf-8") for path in Path(str(package)).rglob("*.py"))
    said = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', sources))
    hidden = {f"{message}-hidden" for message in said if message.startswith("story-")}
    hidden |= {f"{message}-several" for message in said if message.endswith("-hidden")}
    asked = {message for message in messages if message.startswith("option-")} | {"goal", "ended-how"}
    assert messages - said - hidden - within_others == asked
