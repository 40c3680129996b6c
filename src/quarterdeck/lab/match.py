"""Matches between bots: everybody plays everybody, in pairs of games with changed seats and the same chance."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from itertools import combinations
from typing import Final

import msgspec
from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.position import Position
from quarterdeck.engine.position_files import check_terms
from quarterdeck.lab.chunks import Chunks, Job, Order, Tally
from quarterdeck.lab.cluster import play_on_cluster
from quarterdeck.lab.rating import Elo, SprtTest, rate, sprt_after
from quarterdeck.lab.say import SAY
from quarterdeck.lab.simulate import MOST_GAMES, MOST_SEED, check_number, check_workers
from quarterdeck.workers import ask_all

WORKER: Final = "quarterdeck.lab.match_worker"
DRAWN: Final = 0.5


class Played(Struct, frozen=True, kw_only=True):
    """A game that was played."""

    encounter: int
    """Which two bots played, as a number into `Plan.encounters`."""
    number: int
    """Which of their games it was."""
    share: float
    """The first bot's share of the result, 0 … 1; that of the second is what is missing to 1."""
    failure: str = ""
    """What a program did wrong, if it lost by that."""


class Plan(Struct, frozen=True, kw_only=True):
    """All that decides a match, as a file of results keeps it."""

    job: Job
    """With all bots; its games are those of each encounter."""

    def encounters(self) -> list[tuple[int, int]]:
        """Everybody against everybody: the numbers of two bots."""
        return list(combinations(range(len(self.job.bots)), 2))

    def encounter(self, number: int) -> Job:
        """The games of two bots."""
        one, other = self.encounters()[number]
        return msgspec.structs.replace(self.job, bots=(self.job.bots[one], self.job.bots[other]))

    def order(self, encounter: int, number: int) -> Order:
        """A game, for a worker."""
        return Order(job=self.encounter(encounter), number=number)


class Score(Struct, frozen=True, kw_only=True):
    """The results of a bot, or of one bot against another."""

    bot: str
    against: str
    """Empty for all others together."""
    games: int
    wins: int
    draws: int
    """The games in which the result was divided."""
    losses: int
    points: float
    elo: Elo


class MatchRows(Struct, frozen=True, kw_only=True):
    """The results of each game, in columns."""

    bots: list[str]
    """The bot that sat first in the list of bots."""
    others: list[str]
    """The bot that it played against."""
    games: list[int]
    """Which of their games it was, from 0."""
    shares: list[float]
    """The bot's share of the result."""
    failures: list[str]
    """What a program did wrong, if it lost by that."""

    def columns(self) -> dict[str, list[int] | list[float] | list[str]]:
        """The columns of a table: `bot`, `against`, `game`, `share` and `failure`."""
        return {
            "bot": self.bots,
            "against": self.others,
            "game": self.games,
            "share": self.shares,
            "failure": self.failures,
        }


class MatchResult(Struct, frozen=True, kw_only=True):
    """The results of a match."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    games: int
    seconds: float
    table: tuple[Score, ...]
    """Each bot against all others, most points first."""
    cross: tuple[Score, ...]
    """Each bot against each other one, both ways."""
    test: SprtTest | None
    failures: dict[str, int]
    """What programs did wrong, and how many games they lost by it."""
    rows: MatchRows | None = None

    def summary(self) -> dict[str, object]:
        """Everything but the rows, for JSON."""
        found = msgspec.to_builtins(msgspec.structs.replace(self, rows=None))
        del found["rows"]
        return dict(found)


def plan_match(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    openings: Sequence[Position] = (),
) -> Plan:
    """The plan of a match; `Malformed` names the argument that is not valid."""
    check_number("games", games, 2, MOST_GAMES)
    check_number("seed", seed, 0, MOST_SEED)
    if games % 2:
        raise Malformed("games", SAY("odd-games", games=games))
    if len(bots) < 2:  # noqa: PLR2004 - somebody to play against
        raise Malformed("bots", SAY("two-bots"))
    for number, bot in enumerate(bots):
        if bot in bots[:number]:
            raise Malformed(f"bots[{number}]", SAY("same-bot", bot=bot))
    if setup.players % 2:
        raise Malformed("players", SAY("odd-players", players=setup.players))
    for number, opening in enumerate(openings):
        check_terms(game, setup, opening, f"opening[{number}]")
        if opening.over():
            raise Malformed(f"opening[{number}]", SAY("start-over"))
    job = Job(
        game=game.key,
        players=setup.players,
        options=msgspec.to_builtins(setup.options),
        pack=setup.pack,
        bots=tuple(bots),
        games=games,
        seed=seed,
        rows=False,
        starts=tuple(game.save(opening) for opening in openings),
        pairs=True,
    )
    Chunks(job, game)  # a wrong bot is named before anything is played
    return Plan(job=job)


def play_match(  # noqa: PLR0913 - what may be different from match to match
    plan: Plan,
    *,
    workers: int = 1,
    cluster: str | None = None,
    rows: bool = False,
    sprt: tuple[float, float] | None = None,
    done: Iterable[Played] = (),
    note: Callable[[Played], object] = lambda _: None,
) -> MatchResult:
    """Play the games of a plan that are not `done`, and count. `note` is called after each game.

    `cluster`, the address of a Ray cluster or `local`, takes the place of workers on this machine and gives the same games.
    With `rows`, the results of each game are kept too.

    With `sprt`, the match of two bots ends as soon as it is known whether the first is stronger by rather the second
    number of Elo than the first. Only what was played up to that pair of games counts, so that the number of workers does
    not matter.
    """
    check_workers(workers, cluster)
    job = plan.job
    if sprt is not None and (len(job.bots) > 2 or not sprt[0] < sprt[1]):  # noqa: PLR2004 - one against one
        raise Malformed("sprt", SAY("sprt"))
    began = time.monotonic()
    played = {(one.encounter, one.number): one for one in done}
    wanted = [(k, number) for k in range(len(plan.encounters())) for number in range(job.games)]
    left = [place for place in wanted if place not in played]
    tested = None if sprt is None else tested_pairs(played, job.games, *sprt)
    if left and not (tested and tested[0].verdict):
        with closing(games_of(plan, left, workers, cluster)) as games:
            for one in games:
                played[one.encounter, one.number] = one
                note(one)
                if sprt is not None:
                    tested = tested_pairs(played, job.games, *sprt)
                    if tested[0].verdict:
                        break
    if tested is not None and tested[0].verdict:
        played = {place: one for place, one in played.items() if place[1] < 2 * tested[1]}
    in_order = [one for _, one in sorted(played.items())]
    result = count_match(plan, in_order, None if tested is None else tested[0], time.monotonic() - began)
    return msgspec.structs.replace(result, rows=line_up(plan, in_order)) if rows else result


def games_of(
    plan: Plan, places: Sequence[tuple[int, int]], workers: int, cluster: str | None
) -> Generator[Played, None, None]:
    """The games at some places of a plan, as they are done."""
    if cluster is None:
        lines = [msgspec.json.encode(plan.order(*place)) for place in places]
        with closing(ask_all(WORKER, lines, workers)) as answers:
            for at, answer in answers:
                yield read_tally(places[at], msgspec.json.decode(answer, type=Tally))
        return
    wanted = [[number for at, number in places if at == k] for k in range(len(plan.encounters()))]
    work = [(plan.encounter(k), numbers) for k, numbers in enumerate(wanted)]
    with closing(play_on_cluster(work, cluster)) as tallies:
        for encounter, tally in tallies:
            yield read_tally((encounter, tally.chunk), tally)


def read_tally(place: tuple[int, int], tally: Tally) -> Played:
    """A game, from what a worker says; what was stopped at the bound is a draw."""
    whole = sum(taken.worth for taken in tally.taken)
    share = sum(taken.worth for taken in tally.taken if taken.bot == 0) if whole else DRAWN
    return Played(encounter=place[0], number=place[1], share=share, failure=tally.failure)


def tested_pairs(
    played: Mapping[tuple[int, int], Played], games: int, less: float, more: float
) -> tuple[SprtTest, int]:
    """The test after as many pairs, one after the other, as it needs, or as there are; and their number."""
    pairs: list[float] = []
    for number in range(0, games, 2):
        one, other = played.get((0, number)), played.get((0, number + 1))
        if one is None or other is None:
            break
        pairs.append((one.share + other.share) / 2)
        found = sprt_after(pairs, less, more)
        if found.verdict:
            return found, len(pairs)
    return sprt_after(pairs, less, more), len(pairs)


def count_match(plan: Plan, played: Sequence[Played], tested: SprtTest | None, seconds: float) -> MatchResult:
    """The sum of all games."""
    job = plan.job
    shares: dict[tuple[int, int], list[float]] = {}
    for game in played:
        one, other = plan.encounters()[game.encounter]
        shares.setdefault((one, other), []).append(game.share)
        shares.setdefault((other, one), []).append(1 - game.share)
    names = job.bots
    table = [
        score(name, "", [share for (one, _), list_ in shares.items() if one == k for share in list_])
        for k, name in enumerate(names)
    ]
    return MatchResult(
        game=job.game,
        players=job.players,
        bots=names,
        seed=job.seed,
        games=len(played),
        seconds=seconds,
        table=tuple(sorted(table, key=lambda row: -row.points)),
        cross=tuple(score(names[one], names[other], found) for (one, other), found in sorted(shares.items())),
        test=tested,
        failures=dict(Counter(game.failure for game in played if game.failure)),
    )


def line_up(plan: Plan, played: Sequence[Played]) -> MatchRows:
    """The results of each game, in columns."""
    names = [[plan.job.bots[one] for one in pair] for pair in plan.encounters()]
    return MatchRows(
        bots=[names[game.encounter][0] for game in played],
        others=[names[game.encounter][1] for game in played],
        games=[game.number for game in played],
        shares=[game.share for game in played],
        failures=[game.failure for game in played],
    )


def score(bot: str, against: str, shares: Sequence[float]) -> Score:
    """The score of a bot from its shares of its games."""
    wins, losses = shares.count(1.0), shares.count(0.0)
    points = sum(shares)
    return Score(
        bot=bot,
        against=against,
        games=len(shares),
        wins=wins,
        draws=len(shares) - wins - losses,
        losses=losses,
        points=points,
        elo=rate(points / len(shares) if shares else DRAWN, len(shares)),
    )
