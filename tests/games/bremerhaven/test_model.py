"""The rules against a second writing of the whole game (model.py), over random games: every decision and every result."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Final

import pytest

from quarterdeck.engine.dice import Dice, seeded
from tests.examples import some
from tests.games.bremerhaven.model import Model
from tests.games.bremerhaven.oracle import Harbor
from tests.games.bremerhaven.random_tables import CARDS, pick
from tests.games.bremerhaven.scenario import start
from tests.games.bremerhaven.table import SEATS, Table

TEXT: Final = (files("quarterdeck.games.bremerhaven") / "content" / "cards.toml").read_text(encoding="utf-8")
KINDS: Final = [(1, True), (2, False), (2, True), (3, False), (3, True), (4, False), (4, True)]
QUICK: Final = [(1, True), (2, False), (3, True), (4, False)]


def asked(table: Table) -> dict[str, set[str]]:
    """Who may choose from what at the table."""
    if table.player == "chance":
        return {"chance": set(table.options)}
    return {seat: set(options_of(table, seat)) for seat in table.waiting}


def options_of(table: Table, seat: str) -> list[str]:
    """What one of those who may choose may choose."""
    table.position.focus(SEATS.index(seat))
    return table.options


def same(table: Table, model: Model) -> None:
    """Everything that lies on the table is as the model has it."""
    assert (table.sea, table.land) == (model.sea, model.land)
    assert model.ranks in (table.ranks, "")
    assert (table.offer, table.position.ahead) == (model.offer or "-", model.ahead)
    assert [card if card != "?" else "" for card in table.pile] == model.pile
    for seat, mine in model.harbor.items():
        theirs = Harbor(CARDS, table, seat)
        assert theirs.words == mine.words
        assert (theirs.goods, theirs.site, sorted(theirs.unbuilt)) == (mine.goods, mine.site, sorted(mine.unbuilt))
        assert (theirs.covered, theirs.walls) == (mine.covered, mine.walls)
    if table.phase == "bidding":
        assert {seat: table.hand(seat) for seat in model.people} == {
            seat: "".join(map(str, sorted(model.hand[seat]))) for seat in model.people
        }


def compare(dice: Dice, players: int, *, short: bool) -> int:
    """One random game, in which people rather do something than nothing; how many decisions there were."""
    table = start(players, short=short)
    model = Model(TEXT, table, players=players, short=short)
    decisions = 0
    while not table.position.over():
        question = asked(table)
        assert question == model.ask
        same(table, model)
        who = pick(dice, sorted(question))
        if who != "chance":
            options_of(table, who)
        some = sorted(question[who] - {"done"})
        text = pick(dice, some) if some and dice.below(6) else pick(dice, sorted(question[who]))
        table.do(text)
        model.answer(who, text)
        decisions += 1
    assert model.ask == {}
    assert table.scores == model.scores
    assert table.winners == model.winner
    same(table, model)
    return decisions


@pytest.mark.parametrize(("players", "short"), some(KINDS, QUICK))
def test_a_game_is_as_the_model_plays_it(players: int, short: bool) -> None:  # noqa: FBT001 - pytest gives it by name
    """One game of each kind."""
    assert compare(seeded(players, 11), players, short=short) > 100


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("players", "short"), KINDS)
def test_games_are_as_the_model_plays_them(
    players: int,
    short: bool,  # noqa: FBT001 - pytest gives it by name
    part: int,
    count: Callable[[str, int], None],
) -> None:
    """Who is asked, what may be chosen, what lies where, and who wins."""
    for seed in range(part * 10, part * 10 + 10):
        count("decisions compared with the model", compare(seeded(seed, 12 + players), players, short=short))
