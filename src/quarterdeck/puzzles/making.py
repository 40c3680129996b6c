"""Finds puzzles in games between bots: positions in which one move is clearly best, by searches and proofs.

Each game has dice of its own, so it does not matter which process plays it, or when: the same plan and seed give the same
puzzles everywhere.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, field
from msgspec.structs import replace

from quarterdeck.bots import default_spec, find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.packs import read_toml
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.position_files import read_position, write_position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.wrong_fields import wrong_field
from quarterdeck.puzzles.judging import LEVELS, MOST_GOOD, Care, glance, holds, is_trap, rate, seems_easy
from quarterdeck.puzzles.playing_on import Games, lead_of
from quarterdeck.puzzles.proving import Prover, played, prove
from quarterdeck.puzzles.puzzle import Lead, Puzzle, Source, Theme, Turn, folder_of

PLAN: Final = "plan.toml"
HUNDRED: Final = 100
"""All puzzles, in parts of a hundred."""
GULF: Final = 30
"""The number of 100 games that the best move must win more than any other to count as far better."""
HARDEST: Final = 5
"""The rating of a proved answer that no bot finds."""
APART: Final = 500_009
"""Games that are played on have other dice than the searches before them: their seeds are so far apart."""
STREAMS: Final = 64
"""The number of streams of dice in a game: chance and its seats."""


class Plan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the puzzles of a game are made."""

    players: int = 2
    options: dict[str, bool | int | str] = {}
    drawn: Annotated[
        str,
        Meta(
            description="an option that is set to the number of the game, from 1, so that other things are drawn each time"
        ),
    ] = ""
    bots: Annotated[tuple[str, ...], Meta(min_length=1, description="the bots that play the games")] = ("random",)
    care: Care = field(default_factory=Care)
    proof: Annotated[
        int,
        Meta(
            ge=0,
            le=4,
            description="within how many decisions wins are proved; 0: answers are found by searches instead",
        ),
    ] = 0
    fewest: Annotated[int, Meta(ge=2, description="how many moves there must be at least to choose from")] = 3
    widest: Annotated[int, Meta(description="how many moves there may be at most to choose from")] = 16
    easiest: Annotated[int, Meta(ge=1, le=5, description="the lowest rating that is wanted")] = 1
    last: Annotated[
        int, Meta(ge=0, description="how many of the last decisions of a game, of all seats, are looked at; 0: all")
    ] = 0
    each: Annotated[
        int, Meta(ge=1, description="how many puzzles of the same rating are taken from one game at most")
    ] = 2
    most: Annotated[int, Meta(ge=1, description="how many puzzles there are in all at most")] = 100
    easy: Annotated[
        int, Meta(ge=0, le=HUNDRED, description="at most this many of a hundred puzzles have the lowest rating")
    ] = HUNDRED
    without: Annotated[tuple[str, ...], Meta(description="fields of the position file that a puzzle leaves out")] = ()
    turned: Annotated[
        str,
        Meta(
            description="a field of the position file with a grid, whose turns and mirror images count as the same position"
        ),
    ] = ""


class Met(Struct, frozen=True, kw_only=True):
    """A decision in a game between bots: its number, who must choose, and what that seat knows."""

    decision: int
    seat: int
    veiled: Position


class Asked(Struct, frozen=True, kw_only=True):
    """A position in which a seat must choose, in the form of a puzzle."""

    game: Game
    file: dict[str, object]
    position: Position
    """The position as read from the file, veiled for the seat."""
    seat: int
    names: tuple[str, ...]


class Answer(Struct, frozen=True, kw_only=True):
    """The best moves in such a position."""

    moves: tuple[int, ...]
    line: tuple[Turn, ...]
    others: tuple[int, ...] = ()
    """The moves that are not as good, as far as searches have tried them: the best of them first."""
    theme: Theme | None = None
    """What the rules prove."""


def plan_of(game: str) -> Plan:
    """The plan in a game's package, or the usual one; `Malformed` names the field that is wrong."""
    file = folder_of(game) / PLAN
    if not file.is_file():
        return Plan()
    try:
        return msgspec.convert(read_toml(file.read_text(encoding="utf-8")), Plan)
    except msgspec.ValidationError as error:
        raise wrong_field(error, Plan) from None


# -- games between bots --------------------------------------------------------------------------


def puzzles_of_game(game: str, plan: Plan, seed: int, number: int) -> list[Puzzle]:
    """The puzzles of one game between bots. Easy ones are not sought any more once there are enough of them."""
    found: list[Puzzle] = []
    by_rating: Counter[int] = Counter()
    for decision, asked in decisions(find_game(game), plan, seed, number):
        wanted = [rating for rating in LEVELS if rating >= plan.easiest and by_rating[rating] < plan.each]
        if not wanted:
            break
        source = Source(seed=seed, game=number, decision=decision)
        puzzle = puzzle_of(asked, replace(plan, easiest=wanted[0]), source)
        if puzzle is not None and puzzle.rating in wanted:
            found.append(puzzle)
            by_rating[puzzle.rating] += 1
    return found


def decisions(game: Game, plan: Plan, seed: int, number: int) -> Iterator[tuple[int, Asked]]:
    """The decisions of a game between bots that could become puzzles, each with its number; the last ones, if the plan wants only these."""
    drawn = {plan.drawn: number + 1} if plan.drawn else {}
    setup = Setup(players=plan.players, options=convert_options(game, {**plan.options, **drawn}))
    met: Iterable[Met] = played_by_bots(game, setup, plan, seed, number)
    if plan.last:
        met = deque(met, maxlen=plan.last)
    for one in met:
        if (asked := asked_in(game, setup, one.veiled, one.seat, plan)) is not None:
            yield one.decision, asked


def played_by_bots(game: Game, setup: Setup, plan: Plan, seed: int, number: int) -> Iterator[Met]:
    """The decisions that bots meet in a game."""
    bots = [find_bot(spec, game, path=f"bots[{k}]") for k, spec in enumerate(plan.bots)]
    first = number * STREAMS
    chance, dice = seeded(seed, first), [seeded(seed, first + 1 + seat) for seat in range(plan.players)]
    position = game.start(setup)
    for decision in range(game.bound(setup)):
        if position.player == NOBODY:
            return
        if position.player == CHANCE:
            moves = position.legal()
            position.play(moves[chance.below(len(moves))])
            continue
        seat = int(position.player)
        veiled = position.clone()
        veiled.veil(seat)
        yield Met(decision=decision, seat=seat, veiled=veiled)
        # From game to game the bots move on by a seat. Where there are fewer bots than seats, as one for all, they are counted again.
        bot = bots[(seat + number) % max(len(bots), plan.players) % len(bots)]
        position.play(bot.choose(veiled, seat, dice[seat]).move)


def asked_in(game: Game, setup: Setup, veiled: Position, seat: int, plan: Plan) -> Asked | None:
    """A position in the form of a puzzle, or None if it is not suitable.

    Only one seat must choose, among few moves that are all listed: if any course or place may be chosen, nobody can
    look at all of them. A point that only adds to a move, such as where a shot hits, does not count as another answer.
    """
    legal = veiled.legal()
    if not plan.fewest <= len(legal) <= plan.widest or veiled.waiting() != 1 << seat:
        return None
    listed = texts(game, veiled, legal)
    exact = texts(game, veiled, game.exact_moves(veiled, seeded(0)))
    if not all(any(text.startswith(f"{one} ") for one in listed) for text in exact):
        return None
    fields = msgspec.json.decode(write_position(game, setup, veiled, seat), type=dict[str, object])
    fields = {name: value for name, value in fields.items() if name not in plan.without}
    try:
        opened = read_position(msgspec.json.encode(fields))
    except Malformed:  # it is decided already, and the game only goes on to the end of the turn
        return None
    if opened.position.legal() != legal:
        return None
    return Asked(game=game, file=fields, position=opened.position, seat=seat, names=game.seats_at(opened.position))


# -- what is best ----------------------------------------------------------------------------------


def puzzle_of(asked: Asked, plan: Plan, source: Source) -> Puzzle | None:
    """The puzzle of a position; None if no move is clearly best, or no bot finds one that is not proved.

    What takes longest comes last, and most positions do not get so far.
    """
    game, position, seat = asked.game, asked.position, asked.seat
    seed = source.seed * 1_000_003 + source.game * 1_009 + source.decision
    if plan.easiest > 1 and seems_easy(game, position, seat, plan.easiest, seed):
        return None
    answer = proved(asked, plan.proof) if plan.proof else seen(asked, plan.care, seed)
    if answer is None:
        return None
    rating = rate(game, position, seat, answer.moves, seed)
    if (rating is None and not plan.proof) or (rating or HARDEST) < plan.easiest:
        return None
    lead = None if plan.proof else shown(asked, answer, plan.care, seed)
    if lead is None and not plan.proof:
        return None
    trap = is_trap(game, position, seat, answer.moves, seed)
    return Puzzle(
        game=game.key,
        position=asked.file,
        seat=asked.names[seat],
        line=answer.line,
        rating=rating or HARDEST,
        themes=themes_of(answer.theme, lead, trap=trap),
        proved=lead is None,
        source=source,
        lead=lead,
    )


def themes_of(theme: Theme | None, lead: Lead | None, *, trap: bool) -> tuple[Theme, ...]:
    """What a puzzle is about, by what the rules prove of its answer or games show of it."""
    themes: list[Theme] = [] if theme is None else [theme]
    if lead is not None and lead.more >= GULF:
        themes.append("gulf")
    if trap:
        themes.append("trap")
    return tuple(themes) or ("choice",)


def judged_again(puzzle: Puzzle, plan: Plan, seed: int) -> Puzzle | None:
    """A puzzle with the figures of another judgement, with other dice; None if its answer cannot be shown any more."""
    asked = asked_by(puzzle)
    answer = proved(asked, plan.proof) if puzzle.proved else seen(asked, plan.care, seed)
    if answer is None or not is_answer(puzzle, answer):
        return None
    lead = None if puzzle.proved else shown(asked, answer, plan.care, seed)
    if lead is None and not puzzle.proved:
        return None
    return replace(puzzle, themes=themes_of(answer.theme, lead, trap="trap" in puzzle.themes), lead=lead)


def is_answer(puzzle: Puzzle, answer: Answer) -> bool:
    """Whether an answer is that of a puzzle: its line if it is proved, else the same best moves."""
    if puzzle.proved:
        return answer.line == puzzle.line
    return set(answer.line[0].best) == set(puzzle.line[0].best)


def asked_by(puzzle: Puzzle) -> Asked:
    """The position of a puzzle, and the seat that must choose."""
    opened = read_position(msgspec.json.encode(puzzle.position))
    names = opened.game.seats_at(opened.position)
    seat = names.index(puzzle.seat)
    return Asked(game=opened.game, file=puzzle.position, position=opened.position, seat=seat, names=names)


def seen(asked: Asked, care: Care, seed: int) -> Answer | None:
    """The moves that stand out in a short search; None if none do."""
    found = glance(asked.game, asked.position, asked.seat, care, seed)
    if found is None:
        return None
    line = (Turn(best=texts(asked.game, asked.position, found.moves)),)
    return Answer(moves=found.moves, line=line, others=found.others)


def shown(asked: Asked, answer: Answer, care: Care, seed: int) -> Lead | None:
    """How far an answer leads in games that are played on; None if longer searches do not agree with it, or games do not show it."""
    game, position, seat = asked.game, asked.position, asked.seat
    if not holds(game, position, seat, answer.moves, care, seed + 1):
        return None
    others = dict.fromkeys(move for move in (*answer.others, *position.legal()) if move not in answer.moves)
    games = Games(game, position, seat, care.player or default_spec(game), seed + APART)
    return lead_of(games, answer.moves, tuple(others), care)


def proved(asked: Asked, turns: int) -> Answer | None:
    """The only move that wins by force, or the only one that does not lose; None if there is no such move."""
    rivals = [rival for rival in range(len(asked.names)) if rival != asked.seat]
    proof = prove(asked.position, rivals, turns)
    if proof is None or len(proof.moves) != 1:
        return None
    if proof.wins:
        line = winning_line(asked.game, asked.position, proof.turns)
        return Answer(moves=proof.moves, line=line, theme="win")
    best = texts(asked.game, asked.position, proof.moves)
    return Answer(moves=proof.moves, line=(Turn(best=best),), theme="defence")


def winning_line(game: Game, position: Position, turns: int) -> tuple[Turn, ...]:
    """All winning moves at each decision up to the win, while the others hold out as long as they can.

    The line ends after the first decision in which two moves win, since what follows fits only one of them, and before
    a decision in which more win.
    """
    prover, seat = Prover(), int(position.player)
    line: list[Turn] = []
    for left in range(turns, 0, -1):
        winning = prover.winning(position, left)
        if line and len(winning) > MOST_GOOD:
            break
        best = texts(game, position, winning)
        position = played(position, winning[0])
        others: list[str] = []
        while not position.over() and position.player != seat:
            after = [(move, played(position, move)) for move in position.legal()]
            move, held = max(after, key=lambda one: prover.turns_left(one[1], seat, left))
            others.append(game.text(position, move))
            position = held
        line.append(Turn(best=best, others=tuple(others)))
        if position.over() or len(winning) > 1:
            break
    return tuple(line)


def texts(game: Game, position: Position, moves: Iterable[int]) -> tuple[str, ...]:
    """Moves in notation."""
    return tuple(game.text(position, move) for move in moves)


def check_games(games: int, seed: int) -> None:
    """Raise `Malformed` unless the number of games and the seed are valid."""
    if games < 1:
        raise Malformed("games", f"must be 1 or more, not {games}")
    if seed < 0:
        raise Malformed("seed", f"must be 0 or more, not {seed}")
