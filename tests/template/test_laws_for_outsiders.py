"""The laws look at games of others: each fault is found by its law, and shown in a small game that shows it again."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.laws import LAWS
from quarterdeck.lab.laws.checking import CHECKS, Checking, Course, LawResult, read_moves
from quarterdeck.lab.laws.odd_moves import ODD
from quarterdeck.lab.laws.setups import Wanted
from tests.template.broken import FAULTS, Fault, lay, loaded


def verdicts(game: Game, *laws: int, games: int = 3, wanted: Wanted | None = None) -> list[LawResult]:
    """What comes of laws."""
    return list(Checking(game, wanted or Wanted(), Course(laws=laws, games=games)).verdicts())


def test_the_toy_keeps_every_law(bilge: Game) -> None:
    """And meets no odd move that it cannot refuse. So what is found below is the fault."""
    found = verdicts(bilge, *CHECKS)
    assert [verdict.law for verdict in found] == [*LAWS, ODD]
    assert [verdict for verdict in found if verdict.failure is not None] == []
    assert all(verdict.words for verdict in found)


def test_there_is_a_fault_for_every_law() -> None:
    """Or a law could be deaf."""
    assert {fault.law for fault in FAULTS} == set(CHECKS)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_found_by_its_law(fault: Fault, tmp_path: Path) -> None:
    """With the moves after which it shows; where these show it, they are few."""
    game = loaded(fault.name, lay(fault.name, tmp_path, file=fault.file, old=fault.old, new=fault.new))
    (verdict,) = verdicts(game, fault.law)
    assert verdict.failure is not None
    assert verdict.failure.law == fault.law
    assert fault.happened in verdict.failure.happened
    assert verdict.failure.options == {}
    assert len(verdict.failure.moves) <= verdict.failure.of
    if verdict.failure.repeats:
        again = Course(laws=(fault.law,), seed=verdict.failure.seed, moves=moves_of(game, verdict))
        (shown,) = Checking(game, Wanted(), again).verdicts()
        assert shown.failure is not None
        assert fault.happened in shown.failure.happened
        assert shown.failure.moves == verdict.failure.moves


def moves_of(game: Game, verdict: LawResult) -> tuple[int, ...]:
    """The moves of a failure, read as the command line reads them."""
    if verdict.failure is None:
        raise ValueError("nothing has failed")
    return read_moves(game, Setup(players=2, options=game.options()), "; ".join(verdict.failure.moves))
