"""Games with a planted fault each: a real game, wrapped, with one thing made wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any, cast

import msgspec

from quarterdeck.engine.clauses import Clause
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.game import Ending, Game, Pack, Sentence, Setup, Terms
from quarterdeck.engine.log import Log
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.engine.standing import Standing
from quarterdeck.games.kraken.position import KrakenPosition
from quarterdeck.scene.shapes import Scene


class Wrapped(Position):
    """A position that does what the one inside it does."""

    def __init__(self, inner: Position) -> None:
        super().__init__(inner.player)
        self.inner = inner
        self.follow()

    def follow(self) -> None:
        """What everybody reads of a position is what the one inside says."""
        self.player = self.inner.player
        self.ended = self.inner.ended

    def find_moves(self, moves: Moves) -> None:
        self.inner.find_moves(moves)

    def play(self, move: int) -> None:
        self.inner.log = self.log
        self.inner.play(move)
        self.inner.log = None
        self.follow()

    def clone(self) -> Position:
        return type(self)(self.inner.clone())

    def copy_from(self, other: Position) -> None:
        self.inner.copy_from(cast(Wrapped, other).inner)
        self.follow()

    def worth(self, seat: int) -> float:
        return self.inner.worth(seat)

    def numbers(self) -> list[int]:
        return self.inner.numbers()

    def veil(self, seat: int) -> None:
        self.inner.veil(seat)

    def imagine(self, dice: Dice) -> None:
        self.inner.imagine(dice)

    def waiting(self) -> int:
        return self.inner.waiting()

    def focus(self, seat: int) -> None:
        self.inner.focus(seat)
        self.follow()


class Mutant(Game, frozen=True, kw_only=True):
    """A game that does what the one inside it does; subclasses make one thing wrong."""

    base: Game
    position: type[Wrapped] = Wrapped

    def start(self, setup: Setup) -> Position:
        return self.position(self.base.start(setup))

    def bound(self, setup: Setup) -> int:
        return self.base.bound(setup)

    def played_options(self, options: msgspec.Struct, players: int) -> msgspec.Struct:
        return self.base.played_options(options, players)

    def read_pack(self, file: str, content: str) -> Pack:
        return self.base.read_pack(file, content)

    def clauses(self) -> Sequence[Clause]:
        return self.base.clauses()

    def foresee(self, veiled: Position, seat: int, move: int) -> Scene | None:
        return cast("Scene | None", self.base.foresee(inner(veiled), seat, move))

    def why_not(self, position: Position, move: int) -> Refusal | None:
        return self.base.why_not(inner(position), move)

    def text(self, position: Position, move: int) -> str:
        return self.base.text(inner(position), move)

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        return self.base.veiled_text(inner(position), move, seat)

    def parse(self, position: Position, text: str) -> int:
        return self.base.parse(inner(position), text)

    def story(self, log: Log) -> list[Sentence]:
        return self.base.story(log)

    def ending(self, position: Position) -> Ending:
        return self.base.ending(inner(position))

    def standing(self, position: Position) -> Standing | None:
        return self.base.standing(inner(position))

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        return cast(Scene, self.base.scene(inner(veiled), seat, moves))

    def by_lot(self, veiled: Position) -> bool:
        return self.base.by_lot(inner(veiled))

    def save(self, position: Position) -> bytes:
        return self.base.save(inner(position))

    def load(self, data: bytes) -> Position:
        return self.position(self.base.load(data))

    def terms(self, position: Position) -> Terms:
        return self.base.terms(inner(position))

    def schema(self) -> dict[str, object]:
        return self.base.schema()

    def own_pack(self) -> Pack | None:
        return self.base.own_pack()

    def exact_moves(self, position: Position, dice: Dice) -> list[int]:
        return self.base.exact_moves(inner(position), dice)

    def conserved(self, position: Position) -> Mapping[str, int]:
        return self.base.conserved(inner(position))

    def other_world(self, position: Position, seat: int, dice: Dice) -> Position:
        return self.position(self.base.other_world(inner(position), seat, dice))


def inner(position: Position) -> Position:
    """The real position."""
    return cast(Wrapped, position).inner


def mutant(kind: type[Mutant], base: Game, position: type[Wrapped] = Wrapped) -> Mutant:
    """The base game with the fault of `kind`, its positions with that of `position`."""
    fields: dict[str, Any] = {field.name: getattr(base, field.name) for field in msgspec.structs.fields(Game)}
    return kind(base=base, position=position, **fields)


# -- faults of positions ------------------------------------------------------------------------

_TICKS = count()


class CountsElsewhere(Wrapped):
    """Part of the state is kept outside the position (law 1)."""

    def play(self, move: int) -> None:
        super().play(move)
        self.ticks = next(_TICKS)

    def numbers(self) -> list[int]:
        return [*super().numbers(), getattr(self, "ticks", 0)]


class WaitsBesideChance(Wrapped):
    """A seat may choose while CHANCE does (law 6)."""

    def waiting(self) -> int:
        return 1 if self.player == -1 else super().waiting()


class AsksTwoAtOnce(Wrapped):
    """Both seats may choose, though it matters who does first (law 6)."""

    def waiting(self) -> int:
        return 3 if self.player >= 0 else 0

    def focus(self, seat: int) -> None:
        self.player = seat


class NeverWaits(Wrapped):
    """Nobody waits although the game goes on (law 7)."""

    def waiting(self) -> int:
        return 0


class WorthTwice(Wrapped):
    """More than one whole result is shared out (law 7)."""

    def worth(self, seat: int) -> float:
        return 2 * super().worth(seat) + 0.1


class Stuck(Wrapped):
    """A seat is asked but has no move (law 7)."""

    def find_moves(self, moves: Moves) -> None:
        super().find_moves(moves)
        if self.player >= 0:
            moves.clear()


class EndsUnnumbered(Wrapped):
    """A game that is over does not say by which ending (law 12)."""

    def follow(self) -> None:
        super().follow()
        self.ended = 0


class AsksTheForced(Wrapped):
    """A seat is asked though it has one move (law 13)."""

    def find_moves(self, moves: Moves) -> None:
        super().find_moves(moves)
        if self.player >= 0 and moves.count > 1:
            first = moves.items[0]
            moves.clear()
            moves.add(first)


class SharedCopy(Wrapped):
    """A copy is the original under another name (law 8)."""

    def clone(self) -> Position:
        return type(self)(self.inner)


class CopyWithLog(Wrapped):
    """A copy goes on telling the original's story (law 8)."""

    def clone(self) -> Position:
        copy = super().clone()
        copy.log = Log()
        return copy


class TurnsRound(Wrapped):
    """The order of the moves changes from one time to the next (law 9)."""

    def find_moves(self, moves: Moves) -> None:
        super().find_moves(moves)
        listed = moves.listed()
        moves.clear()
        for move in listed[:: 1 if next(_TICKS) % 2 else -1]:
            moves.add(move)


class ListsTwice(Wrapped):
    """A move is listed twice (law 9)."""

    def find_moves(self, moves: Moves) -> None:
        super().find_moves(moves)
        if moves.count:
            moves.add(moves.items[0])


class DrawsTheLast(Wrapped):
    """Dice do not draw by the order of the list (law 9)."""

    def play_by_dice(self, dice: Dice, moves: Moves) -> None:
        self.find_moves(moves)
        self.play(moves.items[moves.count - 1 - dice.below(moves.count)])


class ThrowsTwice(Wrapped):
    """Drawing a move throws the dice once too often (law 9)."""

    def play_by_dice(self, dice: Dice, moves: Moves) -> None:
        super().play_by_dice(dice, moves)
        dice.below(2)


class ForgetsNothing(Wrapped):
    """The veil hides nothing (law 5)."""

    def veil(self, seat: int) -> None:
        pass


class ForgetsDealsOnly(Wrapped):
    """The veil hides nothing any more when a card of Kraken lies open (law 5)."""

    def veil(self, seat: int) -> None:
        if not cast(KrakenPosition, self.inner).played:
            super().veil(seat)


class ForgetsForOthers(Wrapped):
    """The veil is drawn for the next seat (law 5)."""

    def veil(self, seat: int) -> None:
        super().veil((seat + 1) % 2)


class LogsOpenly(Wrapped):
    """The log lets everybody read everything (law 5)."""

    def play(self, move: int) -> None:
        told, self.log = self.log, Log()
        own = self.log
        super().play(move)
        self.log = told
        if told is not None:
            told.names = own.names
            for kind, who, what, more in own.entries():
                told.add(kind, who, what, more)


class ListsBySecret(Wrapped):
    """The order of a seat's moves tells what other hands hold (law 5)."""

    def find_moves(self, moves: Moves) -> None:
        super().find_moves(moves)
        listed = moves.listed()
        moves.clear()
        for move in listed[:: 1 if hash(tuple(self.numbers())) % 2 else -1]:
            moves.add(move)


class ListsFewerInViews(Wrapped):
    """A view lacks one of the viewer's own moves (law 5)."""

    veiled = False

    def veil(self, seat: int) -> None:
        super().veil(seat)
        self.veiled = True

    def find_moves(self, moves: Moves) -> None:
        super().find_moves(moves)
        if self.veiled and moves.count > 1:
            listed = moves.listed()
            moves.clear()
            for move in listed[1:]:
                moves.add(move)


class WaitsBySecret(Wrapped):
    """What other hands hold decides who may choose (law 5)."""

    def waiting(self) -> int:
        return super().waiting() if sum(self.numbers()) % 2 else 3


class ImaginesNothing(Wrapped):
    """What is veiled stays unknown (law 5)."""

    def imagine(self, dice: Dice) -> None:
        pass


class ImaginesTheKnown(Wrapped):
    """A position of which everything is known becomes another one (law 5)."""

    def imagine(self, dice: Dice) -> None:
        before = self.numbers()
        super().imagine(dice)
        if self.numbers() == before and not self.over():
            self.play(self.legal()[0])


class ImaginesLater(Wrapped):
    """What is imagined is a move ahead of what is known (law 5)."""

    def imagine(self, dice: Dice) -> None:
        before = self.numbers()
        super().imagine(dice)
        if self.numbers() != before and not self.over():
            self.play(self.legal()[0])


class ImaginesStuck(Wrapped):
    """Whoever must choose has no move in an imagined world (law 5)."""

    stuck = False

    def imagine(self, dice: Dice) -> None:
        before = self.numbers()
        super().imagine(dice)
        self.stuck = self.numbers() != before

    def find_moves(self, moves: Moves) -> None:
        super().find_moves(moves)
        if self.stuck:
            moves.clear()


class RemembersSecrets(Wrapped):
    """A view keeps, beside the position, something of what it has forgotten: faults of games tell it (law 5)."""

    secret = 0

    def veil(self, seat: int) -> None:
        self.secret = hash(tuple(self.numbers()))
        super().veil(seat)


class AsksBySecret(Wrapped):
    """What other hands hold decides what everybody sees after a move, and no story tells of it (law 5)."""

    asked = 0

    def play(self, move: int) -> None:
        if self.log is not None:
            self.asked = hash(tuple(self.numbers())) % 2
        super().play(move)

    def clone(self) -> Position:
        copy = cast(AsksBySecret, super().clone())
        copy.asked = self.asked if self.log is not None else 0
        return copy

    def numbers(self) -> list[int]:
        return [*super().numbers(), self.asked]


# -- faults of games ------------------------------------------------------------------------------


class OneTextForAll(Mutant, frozen=True, kw_only=True):
    """Two moves have one text (law 2)."""

    def text(self, position: Position, move: int) -> str:
        return super().text(position, min(position.legal()))


class ReadsAnother(Mutant, frozen=True, kw_only=True):
    """A text is read as another move (law 2)."""

    def parse(self, position: Position, text: str) -> int:
        legal = position.legal()
        return legal[(legal.index(super().parse(position, text)) + 1) % len(legal)]


class SavesTheStart(Mutant, frozen=True, kw_only=True):
    """Every file is that of the first position (law 2)."""

    def load(self, data: bytes) -> Position:
        return self.start(Setup(players=2, options=self.options()))


class AllowsAll(Mutant, frozen=True, kw_only=True):
    """Nothing is refused (law 3)."""

    def why_not(self, position: Position, move: int) -> Refusal | None:
        return None


class RefusesAll(Mutant, frozen=True, kw_only=True):
    """A legal move is refused (law 3)."""

    def why_not(self, position: Position, move: int) -> Refusal | None:
        return super().why_not(position, move) or Refusal(clause=self.clauses()[0].id, sentence="No.")


class CitesNoClause(Mutant, frozen=True, kw_only=True):
    """A refusal cites a clause that is not in the rules (law 3)."""

    def why_not(self, position: Position, move: int) -> Refusal | None:
        refusal = super().why_not(position, move)
        return refusal and Refusal(clause="XX-9.9", sentence=refusal.sentence)


class RefusesSilently(Mutant, frozen=True, kw_only=True):
    """A refusal says nothing (law 3)."""

    def why_not(self, position: Position, move: int) -> Refusal | None:
        refusal = super().why_not(position, move)
        return refusal and Refusal(clause=refusal.clause, sentence="")


class CountsAnother(Mutant, frozen=True, kw_only=True):
    """A position says that one more plays (law 2)."""

    def terms(self, position: Position) -> Terms:
        terms = super().terms(position)
        return msgspec.structs.replace(terms, players=terms.players + 1)


class TellsOtherOptions(Mutant, frozen=True, kw_only=True):
    """A position says that it goes on with other options than those that were agreed on (law 2)."""

    def terms(self, position: Position) -> Terms:
        terms = super().terms(position)
        name = next(iter(terms.options))
        return msgspec.structs.replace(terms, options={**terms.options, name: "neither"})


class SwapsTheWinners(Mutant, frozen=True, kw_only=True):
    """The next seat is called the winner (law 12)."""

    def ending(self, position: Position) -> Ending:
        ending = super().ending(position)
        winners = tuple(sorted(not seat for seat in ending.winners)) if len(ending.winners) == 1 else (0,)
        return msgspec.structs.replace(ending, winners=winners)


class NobodyWins(Mutant, frozen=True, kw_only=True):
    """A game has no winners (law 12)."""

    def ending(self, position: Position) -> Ending:
        return msgspec.structs.replace(super().ending(position), winners=())


class NobodyIsASeat(Mutant, frozen=True, kw_only=True):
    """The winner is NOBODY, as if that were a seat (law 12)."""

    def ending(self, position: Position) -> Ending:
        return msgspec.structs.replace(super().ending(position), winners=(NOBODY,))


class NamesAnotherEnding(Mutant, frozen=True, kw_only=True):
    """A game is said to have ended in another way than the position tells (law 12)."""

    def ending(self, position: Position) -> Ending:
        ending = super().ending(position)
        other = self.endings[(self.endings.index(ending.how) + 1) % len(self.endings)]
        return msgspec.structs.replace(ending, how=other)


class EndsUntold(Mutant, frozen=True, kw_only=True):
    """The ending has no sentence (law 12)."""

    def ending(self, position: Position) -> Ending:
        return msgspec.structs.replace(super().ending(position), sentence=Sentence(" "))


class LosesSomething(Mutant, frozen=True, kw_only=True):
    """What was there is gone after some moves (law 4)."""

    def conserved(self, position: Position) -> Mapping[str, int]:
        counts = dict(super().conserved(position))
        name = next(iter(counts))
        counts[name] -= len(position.legal()) % 2
        return counts


class HidesOwnMoves(Mutant, frozen=True, kw_only=True):
    """Nobody may read any move, not even one's own (law 5)."""

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        return "?" if position.player >= 0 else super().veiled_text(position, move, seat)


class OneTextWhenVeiled(Mutant, frozen=True, kw_only=True):
    """The moves of others all read alike, though what they do is seen by all (law 5)."""

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        return self.text(position, move if seat == position.player else min(position.legal()))


class DrawsSecrets(Mutant, frozen=True, kw_only=True):
    """The picture tells whoever must choose what the view has forgotten (law 5)."""

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        scene = super().scene(veiled, seat, moves)
        if not moves:
            return scene
        return msgspec.structs.replace(scene, summary=f"{scene.summary} {cast(RemembersSecrets, veiled).secret}")


class SavesSecrets(Mutant, frozen=True, kw_only=True):
    """The file of a view holds what the viewer has forgotten (law 5)."""

    def save(self, position: Position) -> bytes:
        return super().save(position) + b" " * (cast(RemembersSecrets, position).secret % 97)


class ReadsMoreThanIsWritten(Mutant, frozen=True, kw_only=True):
    """What the file of a view does not tell is filled in as it is read (law 5)."""

    def load(self, data: bytes) -> Position:
        position = super().load(data)
        position.imagine(seeded(0))
        return position


class LosesInWorlds(Mutant, frozen=True, kw_only=True):
    """Imagined worlds have a card less (law 5)."""

    def conserved(self, position: Position) -> Mapping[str, int]:
        counts = dict(super().conserved(position))
        counts["cards"] -= cast(ImaginesStuck, position).stuck
        return counts


class RefusesWithSecrets(Mutant, frozen=True, kw_only=True):
    """A refusal depends on what the seat may not know (law 5)."""

    def why_not(self, position: Position, move: int) -> Refusal | None:
        refusal = super().why_not(position, move)
        return refusal and Refusal(clause=refusal.clause, sentence=f"{sum(position.numbers())} says no.")


class CountsWrongly(Mutant, frozen=True, kw_only=True):
    """A score is one more than its parts come to (law 14)."""

    def standing(self, position: Position) -> Standing | None:
        standing = super().standing(position)
        if standing is None:
            return None
        return msgspec.structs.replace(standing, scores=tuple(score + 1 for score in standing.scores))


class CountsForTheLosers(Mutant, frozen=True, kw_only=True):
    """Whoever has lost has the higher score (law 14)."""

    def standing(self, position: Position) -> Standing | None:
        standing = super().standing(position)
        if standing is None or not position.over():
            return standing
        winners = self.ending(position).winners
        scores = tuple(int(seat not in winners) for seat in range(len(standing.scores)))
        return msgspec.structs.replace(standing, scores=scores, parts=())


class CountsForTooFew(Mutant, frozen=True, kw_only=True):
    """The last seat is not counted (law 14)."""

    def standing(self, position: Position) -> Standing | None:
        standing = super().standing(position)
        return None if standing is None else msgspec.structs.replace(standing, scores=standing.scores[1:])
