"""What happens in a seeded random game, decision by decision: all of it must be the same compiled and uncompiled.

`python -m tests.comparison.happenings` reads games from standard input, one a line, and writes what happens in them,
one decision a line and an empty line after each game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from quarterdeck.bots import find_bot
from quarterdeck.engine.build import compiled
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.judgement import Judgement, Weights
from quarterdeck.engine.log import Log
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import pick, view
from tests.examples import every
from tests.laws.setups import SETUPS

Facts = dict[str, object]

ASKED_MOVES: Final = 12
"""Of the whole space of moves, legal or not: so many are asked for why they are refused."""
STRIDE: Final = every(20, least=10)
"""Everything is asked at so many-th decisions, otherwise only what the rules say."""
SELDOM: Final = {"pirates": every(40, least=10)}
"""And in games whose pictures take long."""
THOUGHTS: Final = 2
"""How often bots are asked, at the first choices that are looked at closely."""
SIMULATIONS: Final = 12


class Played(Struct, frozen=True):
    """A game to be played; with an odd seed seats choose as their game's judgement likes, otherwise at random."""

    key: str
    setup: int
    """The number of its set-up in `SETUPS`."""
    seed: int


class Decision(Struct):
    """What there is to see before a decision; after the last one, how the game ended."""

    number: int
    facts: Facts


def happenings(played: Played) -> Iterator[Decision]:
    """The game from its beginning to its end."""
    game, setup = find_game(played.key), SETUPS[played.key][played.setup]
    judgement = game.judgement() if played.seed % 2 else None
    dice = seeded(played.seed, played.setup)
    position = game.start(setup)
    thoughts, stride = THOUGHTS, SELDOM.get(played.key, STRIDE)
    number = 0
    while not position.over():
        facts = rules(position)
        if number % stride == 0:
            facts |= closely(game, position, setup.players, seeded(number, 1))
            if thoughts and position.player >= 0 and len(position.legal()) > 1:
                facts |= choices(game, position)
                thoughts -= 1
        yield Decision(number, facts)
        position.log = Log()
        position.play(chosen(position, judgement, dice))
        number += 1
    yield Decision(number, rules(position) | closely(game, position, setup.players, seeded(number, 1)))


def chosen(position: Position, judgement: Judgement | None, dice: Dice) -> int:
    """The move that is made."""
    if judgement is None or position.player < 0:
        return pick(position.legal(), dice)
    moves, weights = Moves(), Weights(judgement)
    position.find_moves(moves)
    weights.weigh(position, moves)
    return int(weights.draw(moves, dice))


def rules(position: Position) -> Facts:
    """Who must choose what, and everything that tells this position from others."""
    return {
        "player": int(position.player),
        "waiting": int(position.waiting()),
        "moves": position.legal(),
        "position": position.numbers(),
    }


def closely(game: Game, position: Position, players: int, dice: Dice) -> Facts:
    """Words, files, refusals, what each seat sees, is told and imagines, and what the game's judgement says."""
    legal = position.legal()
    facts: Facts = {
        "texts": [game.text(position, move) for move in legal],
        "file": game.save(position).decode(),
        "loaded": game.load(game.save(position)).numbers(),
        "conserved": dict(game.conserved(position)),
    }
    asked = [dice.below(game.moves) for _ in range(ASKED_MOVES)] + game.exact_moves(position, dice)
    facts["refusals"] = [[move, game.why_not(position, move)] for move in asked]
    facts["refused words"] = [refused(game, position, text) for text in ("", "nonsense", "a1 b2")]
    for seat in range(-1, players):
        facts |= {f"{what} of seat {seat}": value for what, value in seen(game, position, seat, dice).items()}
    drawn = dice.below(players + 1) - 1  # one of them: in Pirates a picture looks ahead along all courses of all ships
    facts[f"picture of seat {drawn}"] = (
        game.scene(view(position, drawn), drawn, offered(position, drawn)).encode().decode()
    )
    if position.over():
        facts["worths"] = [position.worth(seat) for seat in range(players)]
        facts["ending"] = game.ending(position)
    elif position.player >= 0:
        facts |= judged(game, position, players)
    return facts


def refused(game: Game, position: Position, text: str) -> str | int:
    """What a text means, or how it is refused."""
    try:
        return game.parse(position, text)
    except Malformed as problem:
        return str(problem)


def seen(game: Game, position: Position, seat: int, dice: Dice) -> Facts:
    """What a seat sees, is told, reads, and imagines."""
    veiled = view(position, seat)
    world = veiled.clone()
    world.imagine(dice)
    return {
        "view": veiled.numbers(),
        "moves": veiled.legal() if offered(position, seat) else [],
        "story": [] if position.log is None else game.story(position.log.veiled(seat)),
        "world": world.numbers(),
        "other world": game.other_world(position, seat, dice).numbers(),
        "reading": [game.veiled_text(position, move, seat) for move in position.legal()],
    }


def offered(position: Position, seat: int) -> list[int]:
    """What a seat may choose; nobody's seat, nothing."""
    return position.legal() if seat >= 0 and position.player == seat else []


def judged(game: Game, position: Position, players: int) -> Facts:
    """What the game tells bots of the position."""
    judgement = game.judgement()
    if judgement is None:
        return {}
    moves = Moves()
    position.find_moves(moves)
    weights = vec[i64]([-1] * int(moves.count))
    weighed = bool(judgement.weigh(position, moves, weights))
    settled = bool(judgement.settled(position))
    return {
        "settled": settled,
        "judged": [judgement.judge(position, seat) for seat in range(players)] if settled else [],
        "weights": [int(weight) for weight in weights] if weighed else [],
        "kinds": [int(judgement.kind(position, move)) for move in position.legal()],
        "reflex": int(judgement.reflex(view(position, int(position.player)))),
        "mixes": bool(judgement.mixes(position)),
    }


def choices(game: Game, position: Position) -> Facts:
    """What each bot that suits the game chooses, and what it weighed, to the last digit."""
    seat = int(position.player)
    search = "ismcts" if game.hidden else "uct"
    specs = ["random", f"{search}:simulations={SIMULATIONS}", *([] if game.judgement() is None else ["greedy"])]
    bots = [find_bot(spec, game) for spec in specs]
    return {f"choice of {bot.spec}": bot.choose(view(position, seat), seat, seeded(seat, 2)) for bot in bots}


def main() -> None:
    """Play what is asked for until nothing more is."""
    sys.stdout.write("compiled\n" if compiled() else "uncompiled\n")
    sys.stdout.flush()
    for line in sys.stdin.buffer:
        for decision in happenings(msgspec.json.decode(line, type=Played)):
            sys.stdout.buffer.write(msgspec.json.encode(decision) + b"\n")
        sys.stdout.buffer.write(b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
