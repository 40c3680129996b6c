"""Advice: what a bot of level 3 would do in a seat's place, and why, from what the seat knows and nothing else."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, structs

from quarterdeck.bots import Bot, Choice, SearchBot, default_spec, find_bot
from quarterdeck.bots.bot import asked
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.judgement import UNCOUNTED, ByPoints
from quarterdeck.engine.position import Position
from quarterdeck.messages import speaker
from quarterdeck.table.wording import first_sentence, foreseen_of, name_of_move

LEVEL: Final = 3
LONGEST: Final = 8
"""A plan has so many moves at most."""
SELDOM: Final = 10
"""A move that was tried so many times less often than the chosen one is hardly known."""
ALIKE: Final = 1
"""Moves whose ratings differ by no more than this many percent are called about as good."""

HOPELESS: Final = 0.03
"""If all moves win so rarely, or lose so rarely, the chances do not tell them apart."""
FEW: Final = 0.03
"""Moves whose points differ by no more than this share of them are called about as good."""

_SAY: Final = speaker("quarterdeck.analysis").say


Line = list[tuple[Position, int]]
"""Moves of a seat, each with the position before it."""


class Reasons(Struct, frozen=True, kw_only=True):
    """A plan in words, and what speaks for it."""

    name: str
    """What the first move is called in the picture."""
    after: tuple[str, ...] = ()
    """The moves with which it goes on, and what follows by itself."""
    why: str = ""
    """The important effects of these moves; empty if the game says nothing about them."""

    @property
    def todo(self) -> str:
        """What to do, in a sentence; a plan quotes the names of its moves."""
        if not self.after:
            return f"{self.name}."
        told = _SAY("advice-first", move=self.name)
        for move in self.after:
            told = _SAY("advice-then", before=told, move=move)
        return f"{told}."


class Advice(Reasons, frozen=True, kw_only=True):
    """A plan that a seat might carry out, and why."""

    moves: tuple[str, ...]
    """In notation: the move of now, and those with which it goes on."""
    rated: str = ""
    """What the bot expects of the first move, and of the next one that it thought of; empty where there was nothing to weigh."""
    planned: bool = False
    """It is the rest of a plan that was told before."""

    @property
    def move(self) -> str:
        """The move of now."""
        return self.moves[0]

    @property
    def steps(self) -> tuple[str, ...]:
        """What each of the moves is called, and what follows by itself."""
        return (self.name, *self.after)

    @property
    def sentence(self) -> str:
        """All of it, to be read out."""
        todo = _SAY("advice-on", todo=self.todo) if self.planned else self.todo
        return " ".join(part for part in (todo, self.why, self.rated) if part)


def advise(game: Game, veiled: Position, seat: int, seed: int, planned: tuple[str, ...] = ()) -> Advice:
    """What to do in a position that is veiled for the seat, which must choose; the same for the same seed, on every machine.

    `planned` are moves of a plan that was told before: it stands as long as they are legal.
    """
    known = asked(veiled, seat)
    if line := followed(game, known, planned):
        return Advice(moves=planned, planned=True, **structs.asdict(told(game, line)))
    bot = find_bot(default_spec(game, LEVEL), game)
    dice = seeded(seed)
    choice = bot.choose(known, seat, dice)
    rated = ""
    if (counts := counting(bot, known, seat, choice)) is not None:
        bot, choice = counts, counts.choose(known, seat, dice)
        rated = rating_by_points(game, known, seat, choice, counts)
    line = thought(game, bot, known, seat, choice.move, dice)
    return Advice(
        moves=tuple(game.text(place, move) for place, move in line),
        rated=rated or rating(game, known, seat, choice),
        **structs.asdict(told(game, line)),
    )


def reasons(game: Game, bot: Bot, known: Position, seat: int, move: int, dice: Dice) -> Reasons:
    """What a move of the seat that must choose is called, how a bot would go on, and what matters of it, as far as the seat knows."""
    return told(game, thought(game, bot, known, seat, move, dice))


def told(game: Game, line: Line) -> Reasons:
    """The moves of a plan in words, with what matters of the last one of which something does."""
    names = [first_sentence(name_of_move(game, place, int(place.player), move)) for place, move in line]
    steps = [step for name, at in zip(names, line, strict=True) for step in (name, *game.by_itself(*at))]
    why = ""
    for name, (place, move) in zip(reversed(names), reversed(line), strict=True):
        if why := more_than(name, what_matters(game, place, move)):
            break
    return Reasons(name=steps[0], after=tuple(steps[1:]), why=why)


def more_than(name: str, told: str) -> str:
    """What is told of a move without its name, in whole sentences; empty: nothing else."""
    more = "" if told == name else told.removeprefix(f"{name}.").strip()
    return f"{more}." if more and more[-1] not in ".!?" else more


# -- the moves of a plan --------------------------------------------------------------------------


def thought(game: Game, bot: Bot, known: Position, seat: int, move: int, dice: Dice) -> Line:
    """A move of the seat that must choose, and those with which a bot would go on until what it has begun ends."""
    line = [(known, move)]
    while len(line) < LONGEST and (after := going_on(game, *line[-1])) is not None:
        line.append((after, bot.choose(after, seat, dice).move))
    return line


def followed(game: Game, known: Position, planned: tuple[str, ...]) -> Line:
    """The moves of a plan; none if one of them is not legal any more, or is not the seat's to make."""
    line: Line = []
    after: Position | None = known
    for text in planned:
        if after is None or (move := legal_move(game, after, text)) is None:
            return []
        line.append((after, move))
        after = going_on(game, after, move)
    return line


def legal_move(game: Game, known: Position, text: str) -> int | None:
    """The move that a text means, if it is legal."""
    try:
        move = game.parse(known, text)
    except Malformed:
        return None
    return move if game.why_not(known, move) is None else None


def going_on(game: Game, known: Position, move: int) -> Position | None:
    """The position in which a seat goes on with what a move of it belongs to; None: that has ended, or somebody else decides."""
    seat, after = int(known.player), known.clone()
    after.play(move)
    if after.player != seat and after.waiting() >> seat & 1:
        after.focus(seat)
    while after.player == seat and (sole := game.sole_move(after)) is not None:
        after.play(sole)
    return after if after.player == seat and game.goes_on(after) else None


def what_matters(game: Game, known: Position, move: int) -> str:
    """The important effects of a move of the seat that must choose, as far as it can know."""
    told = game.matters(known, known.player, move)
    if told is None:
        shown = foreseen_of(game, known, known.player, move)
        told = "" if shown is None else shown.summary
    return " ".join(told.split())


# -- what the bot expects ----------------------------------------------------------------------------


def counting(bot: Bot, known: Position, seat: int, choice: Choice) -> SearchBot | None:
    """The bot that counts points, where all moves that it weighed win equally seldom or equally often; else None."""
    values = [value for _, _, value in choice.considered]
    if not values or (max(values) > HOPELESS and min(values) < 1 - HOPELESS):
        return None
    if not isinstance(bot, SearchBot) or bot.judgement is None:
        return None
    world = known.clone()
    world.imagine(seeded(0))
    usual = bot.judgement.points(world, seat)
    return None if usual == UNCOUNTED else structs.replace(bot, judgement=ByPoints(bot.judgement, max(1.0, usual)))


def rating_by_points(game: Game, known: Position, seat: int, choice: Choice, bot: SearchBot) -> str:
    """The points that the bot expects after its move, and after the best other one, in words; empty if nothing was weighed."""
    judgement = bot.judgement
    if not isinstance(judgement, ByPoints) or len(choice.considered) <= 1:
        return ""
    values = {move: judgement.meant(value) for move, _, value in choice.considered}
    points = values.pop(choice.move)
    other, at = next(iter(values.items()))
    name = first_sentence(name_of_move(game, known, seat, other))
    alike = abs(points - at) <= max(0.5, FEW * points) or round(points) == round(at)
    return _SAY(
        "advice-counted-alike" if alike else "advice-counted",
        points=game.margin(round(points)),
        other=name,
        at=game.margin(round(at)),
    )


def rating(game: Game, known: Position, seat: int, choice: Choice) -> str:
    """What the bot expects of its move, and of the next one, in words; of one that it has hardly tried it knows nothing."""
    visits = {move: tried for move, tried, _ in choice.considered}
    values = {move: value for move, _, value in choice.considered}
    if choice.move not in values:
        return ""
    value = round(values.pop(choice.move) * 100)
    known_well = (move for move in values if move in choice.proven or visits[move] * SELDOM >= visits[choice.move])
    other = next(known_well, None)
    if other is None:
        return _SAY("advice-rated", value=value)
    name, at = first_sentence(name_of_move(game, known, seat, other)), round(values[other] * 100)
    if abs(value - at) <= ALIKE:
        return _SAY("advice-rated-alike", value=value, other=name)
    return _SAY("advice-rated-better" if value > at else "advice-rated-worse", value=value, other=name, at=at)
