"""Texts that meet: random games in which two texts that speak at one moment are on the table, watched by cheap laws.

`python -m studies.pirates.meetings --games 50000` plays that many games between fleets drawn from all pieces. In each of
them a pair of texts meets: in one fleet, aboard one ship if possible, or in two fleets. A game that breaks a law, raises
an error or does not end is told with its number, and `--first N --games 1` plays it again.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from itertools import combinations
from types import FrameType
from typing import Final, TypeAlias

from msgspec import Struct, to_builtins
from rich.progress import track

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.drawing import Chance
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.judgement import Weights
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import demand
from quarterdeck.games.pirates.fleets.checks import charge_of, problems_of
from quarterdeck.games.pirates.fleets.draws import shuffled
from quarterdeck.games.pirates.fleets.fleet import Fleet, Manned, code_of
from quarterdeck.games.pirates.pack.format import CreatureFile, CrewFile, ShipFile
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from quarterdeck.games.pirates.texts.abilities import TEXTS
from studies.pirates.pieces import completed, drawn, placed

GAME: Final = "pirates"
PAIRS: Final = 200
BATCH: Final = 20
TOTAL: Final = 40
PATIENCE: Final = 12
"""Rounds without events after which a game ends."""
LOOKS: Final = 3
"""Positions of a game, besides its end, that are written, read and asked for all their moves."""
SELDOM: Final = 40
"""One of so many positions is looked at, until there are enough."""
LONGEST: Final = 120
"""Seconds after which a game is thought to go on for ever; usual ones take a hundredth of one."""
MYSTERIOUS: Final = ("none", "shown", "hidden")
WITH_TEXTS: TypeAlias = ShipFile | CreatureFile | CrewFile


class Meeting(Struct, frozen=True, order=True):
    """Two texts that speak at the same moments, by their words in content packs."""

    one: str
    other: str


class Broken(Struct, frozen=True):
    """A game in which something is wrong."""

    number: int
    meeting: Meeting
    options: dict[str, object]
    what: str


# -- who meets -------------------------------------------------------------------------------------


@cache
def bearers() -> dict[str, tuple[WITH_TEXTS, ...]]:
    """The playable pieces that have a text, by its word."""
    content = pieces_of(built_in()).content
    found: dict[str, list[WITH_TEXTS]] = {}
    for rows in (content.ship, content.creature, content.crew):
        for piece in rows:
            for effect in dict.fromkeys(one.partition(":")[0] for one in piece.effects if piece.playable):
                found.setdefault(effect, []).append(piece)
    return {effect: tuple(pieces) for effect, pieces in found.items()}


@cache
def meetings(most: int = PAIRS) -> tuple[Meeting, ...]:
    """The pairs of texts that speak at the same moment most often: common texts with many moments in common first."""
    heard = {row.slug: set(row.moments) for row in TEXTS.values() if row.slug in bearers()}
    often = Counter[Meeting]()
    for one, other in combinations(sorted(heard), 2):
        together = len(heard[one] & heard[other])
        if together and allies(one, other):
            often[Meeting(one, other)] = together * len(bearers()[one]) * len(bearers()[other])
    return tuple(meeting for meeting, _ in sorted(often.items(), key=lambda item: (-item[1], item[0]))[:most])


def allies(one: str, other: str) -> bool:
    """Whether a fleet can have both texts."""
    nations = [{piece.nation for piece in bearers()[text]} for text in (one, other)]
    return bool(nations[0] & nations[1]) or "" in nations[0] | nations[1]


# -- their fleets ----------------------------------------------------------------------------------


def sides(meeting: Meeting, number: int) -> tuple[Fleet, Fleet]:
    """Two fleets: in games with even numbers Red has both texts, in others each side has one."""
    dice = seeded(number, 1)
    if number % 2:
        return fleet_with([meeting.one], dice), fleet_with([meeting.other], dice)
    return fleet_with([meeting.one, meeting.other], dice), drawn(pieces_of(built_in()), TOTAL, dice)


def fleet_with(texts: Sequence[str], dice: Chance) -> Fleet:
    """A legal fleet of pieces that have these texts, completed by chance."""
    pieces = pieces_of(built_in())
    while True:
        first, *others = shuffled(dice, texts)
        leader = bearers()[first][dice.below(len(bearers()[first]))]
        fleet = manned(leader, dice)
        for text in others:
            fellows = [piece for piece in bearers()[text] if piece.nation in {leader.nation, ""} or not leader.nation]
            for piece in shuffled(dice, fellows):
                more = [one for one in placed(pieces, fleet, piece.id, dice) if not problems_of(pieces, one)]
                if more:
                    fleet = more[0]
                    break
            else:
                fleet = Fleet(total=TOTAL)
                break
        if fleet.ships and not problems_of(pieces, fleet):
            nation = pieces.ships[fleet.ships[0].ship].nation
            return completed(pieces, with_more_ships(fleet, nation, dice), nation, dice)


def manned(piece: WITH_TEXTS, dice: Chance) -> Fleet:
    """A fleet of one piece: crew aboard a ship that may carry it, creatures and flotillas beside one."""
    if isinstance(piece, ShipFile) and sails(piece):
        return Fleet(total=TOTAL, ships=(Manned(piece.id),))
    content = pieces_of(built_in()).content
    ships = [one for one in content.ship if sails(one) and (one.nation == piece.nation or not piece.nation)]
    ship = ships[dice.below(len(ships))].id
    if isinstance(piece, ShipFile):
        return Fleet(total=TOTAL, ships=(Manned(ship), Manned(piece.id)))
    if isinstance(piece, CreatureFile):
        return Fleet(total=TOTAL, ships=(Manned(ship),), creatures=(piece.id,))
    return Fleet(total=TOTAL, ships=(Manned(ship, crew=(piece.id,)),))


def sails(ship: ShipFile) -> bool:
    """Whether a ship can be played, and needs no other one that tows her."""
    return ship.playable and "flotilla" not in ship.effects


def with_more_ships(fleet: Fleet, nation: str, dice: Chance) -> Fleet:
    """The fleet with ships of its nation for up to half of what is left to spend."""
    pieces = pieces_of(built_in())
    most = (charge_of(pieces, fleet).points + TOTAL) // 2
    own = [one.id for one in pieces.content.ship if one.playable and one.nation == nation]
    for ship in shuffled(dice, own):
        for more in placed(pieces, fleet, ship, dice):
            if charge_of(pieces, more).points <= most and not problems_of(pieces, more):
                fleet = more
    return fleet


# -- their games -----------------------------------------------------------------------------------


def setup_of(number: int) -> Setup:
    """The set-up of a game by its number; the pairs take turns."""
    pieces = pieces_of(built_in())
    red, green = sides(meeting_of(number), number)
    dice = seeded(number, 2)
    options = find_game(GAME).options(
        total=TOTAL,
        red=code_of(pieces, red),
        green=code_of(pieces, green),
        patience=PATIENCE,
        terrain=dice.below(3),
        uniques=dice.below(4),
        mysterious=MYSTERIOUS[dice.below(len(MYSTERIOUS))],
        forts=bool(dice.below(2)),
        draw=number % 999_999 + 1,
    )
    return Setup(players=2, options=options)


def meeting_of(number: int) -> Meeting:
    """Which texts meet in the game of that number."""
    found = meetings()
    return found[number // 2 % len(found)]


def watch(game: Game, setup: Setup, number: int) -> int:
    """Play a game; `LawBroken` if it breaks a law; how many decisions it took.

    No count that the game calls conserved changes (law 4). At some positions and at the end, the position comes back
    from its file as it was, every listed move is written and read as itself (law 2), and none is refused (law 3). The
    game ends within its bound (law 7).
    """
    looks = seeded(number, 3)
    seen: list[Position] = []
    counts = dict(game.conserved(game.start(setup)))
    made = -1
    for position in course(game, setup, number):
        made += 1
        now = dict(game.conserved(position))
        demand(4, now == counts, f"{counts} became {now}")
        if position.over() or (len(seen) < LOOKS and looks.below(SELDOM) == 0):
            seen.append(position.clone())
    demand(7, seen[-1].over(), f"the game is not over after {made} decisions")
    for position in seen:
        loaded = game.load(game.save(position))
        demand(2, loaded.numbers() == position.numbers(), "a saved position came back different")
        for move in position.legal():
            demand(2, game.parse(position, game.text(position, move)) == move, f"{move} is read otherwise")
            refusal = game.why_not(position, move)
            demand(3, refusal is None, f"{game.text(position, move)} is listed and refused: {refusal}")
    return made


def course(game: Game, setup: Setup, number: int) -> Iterator[Position]:
    """The positions of a game, always the same object: of every four, two are played by lot, and two by the bots' weights."""
    dice = seeded(number)
    position = game.start(setup)
    judgement = game.judgement()
    weights = Weights(judgement) if judgement is not None and number % 4 > 1 else None
    moves = Moves()
    yield position
    for _ in range(game.bound(setup)):
        if position.over():
            return
        position.find_moves(moves)
        if weights is None or position.player == CHANCE:
            position.play(moves.items[dice.below(moves.count)])
        else:
            weights.weigh(position, moves)
            position.play(weights.draw(moves, dice))
        yield position


@contextmanager
def alarm(seconds: int) -> Iterator[None]:
    """Raise `TimeoutError` if what is done here takes longer."""

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError(f"it is not over after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def watch_batch(numbers: range) -> tuple[int, list[Broken]]:
    """How many decisions the games of these numbers took, and those that are wrong."""
    game = find_game(GAME)
    made, wrong = 0, list[Broken]()
    for number in numbers:
        setup = setup_of(number)
        try:
            with alarm(LONGEST):
                made += watch(game, setup, number)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with a game is what is looked for
            said = f"{type(error).__name__}: {error}"
            wrong.append(Broken(number, meeting_of(number), to_builtins(setup.options), said))
    return made, wrong


def main() -> int:
    """Play, and say what is wrong; the exit code is 1 if anything is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    last = options.first + options.games
    batches = [range(first, min(first + BATCH, last)) for first in range(options.first, last, BATCH)]
    made, wrong = 0, 0
    with ProcessPoolExecutor(options.workers) as pool:
        for decisions, found in track(pool.map(watch_batch, batches), "games", total=len(batches)):
            made += decisions
            wrong += len(found)
            for one in found:
                print(f"game {one.number}, {one.meeting.one} and {one.meeting.other}: {one.what}\n  {one.options}")
    print(f"{options.games:,} games, {made:,} decisions, {len(meetings())} pairs of texts: {wrong} games are wrong.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
