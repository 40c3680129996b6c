"""Advice: what a bot of level 3 would do in a seat's place, and why, from what the seat knows and nothing else."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, structs

from quarterdeck.bots import Bot, Choice, default_spec, find_bot
from quarterdeck.bots.bot import asked
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.messages import speaker
from quarterdeck.table.wording import first_sentence, foreseen_of, name_of_move

LEVEL: Final = 3
FURTHER: Final = 3
"""The most further moves to tell, if the effects show only in them."""
ALIKE: Final = 1
"""Moves whose ratings differ by no more than this many percent are called about as good."""

_SAY: Final = speaker("quarterdeck.analysis").say


class Reasons(Struct, frozen=True, kw_only=True):
    """A move in words, and the reasons for it."""

    name: str
    """The name of the move in the picture."""
    after: tuple[str, ...] = ()
    """What the seat would choose next, if the effects show only then."""
    why: str = ""
    """The important effects of these moves; empty if the game says nothing about them."""

    @property
    def todo(self) -> str:
        """What to do, in a sentence."""
        return f"{_SAY('advice-then', move=self.name, after='; '.join(self.after)) if self.after else self.name}."


class Advice(Reasons, frozen=True, kw_only=True):
    """A move that a seat might make, and why."""

    move: str
    """The move, in notation."""
    rated: str = ""
    """What the bot expects of it and of the second best move, in words; empty if there was nothing to weigh."""

    @property
    def sentence(self) -> str:
        """The whole advice in sentences."""
        return " ".join(part for part in (self.todo, self.why, self.rated) if part)


def advise(game: Game, veiled: Position, seat: int, seed: int) -> Advice:
    """Advice for a seat that must choose, in a position veiled for it; the same for the same seed on every machine."""
    bot = find_bot(default_spec(game, LEVEL), game)
    dice = seeded(seed)
    known = asked(veiled, seat)
    choice = bot.choose(known, seat, dice)
    return Advice(
        move=game.text(known, choice.move),
        rated=rating(game, known, seat, choice),
        **structs.asdict(reasons(game, bot, known, seat, choice.move, dice)),
    )


def reasons(game: Game, bot: Bot, known: Position, seat: int, move: int, dice: Dice) -> Reasons:
    """The name and the important effects of a move of the seat that must choose, as far as the seat knows."""
    line = follow(game, bot, known, seat, move, dice)
    names = [name_of_move(game, place, seat, made) for place, made in line]
    return Reasons(
        name=first_sentence(names[0]),
        after=tuple(first_sentence(name) for name in names[1:]),
        why=what_matters(game, *line[-1]).removeprefix(f"{first_sentence(names[-1])}.").strip(),
    )


def follow(game: Game, bot: Bot, known: Position, seat: int, move: int, dice: Dice) -> list[tuple[Position, int]]:
    """A move and the moves of the same seat after it, each with the position before it, until one has important effects."""
    line = [(known, move)]
    while not what_matters(game, *line[-1]) and len(line) <= FURTHER:
        after = line[-1][0].clone()
        after.play(line[-1][1])
        while after.player == seat and (sole := game.sole_move(after)) is not None:
            after.play(sole)
        if after.player != seat:
            break
        line.append((after, bot.choose(after, seat, dice).move))
    return line if what_matters(game, *line[-1]) else line[:1]


def what_matters(game: Game, known: Position, move: int) -> str:
    """The important effects of a move of the seat that must choose, as far as it can know."""
    told = game.matters(known, known.player, move)
    if told is None:
        shown = foreseen_of(game, known, known.player, move)
        told = "" if shown is None else shown.summary
    return " ".join(told.split())


def rating(game: Game, known: Position, seat: int, choice: Choice) -> str:
    """What the bot expects of its move, and of the best other move that it tried about as often, in words."""
    values = {move: value for move, _, value in choice.considered}
    if choice.move not in values:
        return ""
    value = round(values.pop(choice.move) * 100)
    other = next(iter(values), None)
    if other is None:
        return _SAY("advice-rated", value=value)
    name, at = first_sentence(name_of_move(game, known, seat, other)), round(values[other] * 100)
    if abs(value - at) <= ALIKE:
        return _SAY("advice-rated-alike", value=value, other=name)
    return _SAY("advice-rated-better" if value > at else "advice-rated-worse", value=value, other=name, at=at)
