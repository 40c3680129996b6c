"""A search in several processes: the same choice each time, what one has proven counts, and no secret crosses."""

from __future__ import annotations

import os
import signal
import time

import msgspec
import pytest

from quarterdeck.bots.bot import Choice
from quarterdeck.bots.joining import join
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.table.helper import answer
from quarterdeck.table.many_bot import Helpers, ManyBot, Question
from quarterdeck.table.program_bot import find_any_bot
from quarterdeck.workers import WorkersLost
from tests.bots.tables import CARDINAL, KRAKEN, begin, kraken_choice, stroll


def found(spec: str, game: Game) -> ManyBot:
    """The bot of a spec."""
    bot = find_any_bot(spec, game, path="bots", clock=time.monotonic_ns)
    assert isinstance(bot, ManyBot)
    return bot


def test_visits_add_up_and_proofs_count_for_all() -> None:
    """Calculated by hand: a proven win comes first, a proven loss last, whatever the others have seen there."""
    one = Choice(1, ((1, 6, 0.5), (2, 3, 0.9), (3, 1, 0.2)))
    other = Choice(4, ((4, 2, 1.0), (2, 7, 0.4), (1, 4, 0.0)), proven=(4, 1))
    assert join([one, other]) == ((4, 2, 1.0), (2, 10, 0.55), (3, 1, 0.2), (1, 10, 0.0))
    assert join([]) == ()


def test_a_budget_of_simulations_is_divided_and_gives_the_same_choice_each_time() -> None:
    """On one process after the other, whichever is quicker."""
    position = stroll(begin(CARDINAL, 2, rows=5, columns=5), 6, seeded(3))
    seat = int(position.player)
    bot = found("uct:simulations=61 processes=3", CARDINAL)
    assert bot.spec == "uct:simulations=61 processes=3"
    first = bot.choose(position, seat, seeded(5))
    assert first == bot.choose(position, seat, seeded(5))
    assert sum(visits for _, visits, _ in first.considered) == 61
    assert first.considered != bot.search.choose(position, seat, seeded(5)).considered


def test_only_what_the_seat_knows_goes_to_the_helpers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another hand that looks the same to the seat makes the same questions, to the last byte."""
    position = kraken_choice(2, 6, 4)
    seat = int(position.player)
    veiled = position.clone()
    veiled.veil(seat)
    told: list[bytes] = []

    def ask(_: Helpers, questions: list[Question]) -> None:
        told.append(msgspec.json.encode(questions))

    monkeypatch.setattr(Helpers, "ask", ask)
    monkeypatch.setattr(Helpers, "hear", lambda _: [])
    bot = found("ismcts:simulations=20 processes=2", KRAKEN)
    for world in range(2):
        imagined = veiled.clone()
        imagined.imagine(seeded(world))
        assert imagined.numbers() != veiled.numbers()
        imagined.veil(seat)
        bot.choose(imagined, seat, seeded(1))
    assert told[0] == told[1]
    (question,) = msgspec.json.decode(told[0], type=list[Question])
    assert sum(visits for _, visits, _ in answer(question).considered) == 10


def test_a_helper_that_dies_is_named() -> None:
    """The next choice is not made with half of the answers."""
    position = kraken_choice(2, 6, 4)
    seat = int(position.player)
    position.veil(seat)
    bot = found("ismcts:simulations=20 processes=2", KRAKEN)
    bot.choose(position, seat, seeded(1))
    process = bot.helpers._processes[0]  # noqa: SLF001 - to end it
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    with pytest.raises(WorkersLost, match="helped a bot to search has ended"):
        bot.choose(position, seat, seeded(1))


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("uct:3 processes=1", "from 2 to 256, not '1'"),
        ("uct:3 processes=many", "from 2 to 256, not 'many'"),
        ("random processes=2", "does not search"),
        ("uct:9 processes=2", "is not a level"),
    ],
)
def test_bad_specs_are_named(spec: str, problem: str) -> None:
    """Before anything is started."""
    with pytest.raises(Malformed, match=problem):
        find_any_bot(spec, CARDINAL, path="bots", clock=time.monotonic_ns)
