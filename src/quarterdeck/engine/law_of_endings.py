"""Law 12, and the laws that are judged over many games, since most of them only show how games end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.position import Position
from quarterdeck.engine.trial import Excuse, LawBroken, Trial, demand

LAW: Final = 12
FEWEST_GAMES: Final = 100
"""The number of games that are played at least, even if every ending was met earlier."""
DECISIONS: Final = 20_000
"""The number of decisions after which no other game begins."""
NEARLY: Final = 1e-9
"""Shares that differ by less than this count as equal."""


def names_the_winners(trial: Trial) -> None:
    """Law 12: the winners are the seats with the largest share of the result, and nobody else."""
    for position in trial.walk():
        judge_ending(trial, position)


def judge_ending(trial: Trial, position: Position) -> None:
    """Check that the winners have the largest share; somebody who plays alone may have lost."""
    if not position.over():
        return
    game, players = trial.game, trial.setup.players
    ending = game.ending(position)
    shares = [position.worth(seat) for seat in range(players)]
    best = tuple(seat for seat, share in enumerate(shares) if share > max(shares) - NEARLY)
    right = ending.winners == best or (players == 1 and ending.winners == ())
    demand(LAW, right, f"{ending.how} is won by seats {ending.winners}, but the shares are {shares}")
    named = 0 < position.ended <= len(game.endings)
    demand(LAW, named, f"the game is over, but `ended` is {position.ended}, none of its {len(game.endings)} endings")
    told = game.endings[position.ended - 1]
    demand(LAW, told == ending.how, f"the position ended as {told}, but the ending is {ending.how}")
    demand(LAW, bool(ending.sentence.text.strip()), f"{ending.how} is told in no sentence")


def keep_in_many_games(  # noqa: PLR0913 - what is played, and how much of it
    checks: Sequence[Callable[[Trial, Position], None]],
    game: Game,
    setup: Setup,
    seed: int,
    *,
    decisions: int,
    excused: tuple[Excuse, ...] = (),
    endings: Iterable[str] | None = None,
) -> dict[str, int]:
    """Check every position of random games, one game for each seed, until every ending was met or `decisions` were made.

    `endings` are those that this set-up can have; None for all of the game's. Returns how many games ended in each way.
    `LawBroken` says with which seed a law was broken, `ValueError` that the game has no such ending.
    """
    met = dict.fromkeys(game.endings, 0)
    awaited = set(met if endings is None else endings)
    if unknown := awaited - met.keys():
        raise ValueError(f"{game.title} has no ending {', '.join(sorted(unknown))}: it has {', '.join(met)}")
    made = games = 0
    while made < decisions and (games < FEWEST_GAMES or awaited):
        trial = Trial(game, setup, seed + games, excused=excused)
        with naming_the_seed(trial):
            for position in trial.walk():
                made += 1
                for check in checks:
                    check(trial, position)
                if position.over():
                    how = game.ending(position).how
                    met[how] += 1
                    awaited.discard(how)
        games += 1
    return met


@contextmanager
def naming_the_seed(trial: Trial) -> Iterator[None]:
    """Inside, `LawBroken` also says with which seed the game was played."""
    try:
        yield
    except LawBroken as broken:
        raise LawBroken(broken.law, f"{broken.happened} (seed {trial.seed}, {trial.setup.players} players)") from None
