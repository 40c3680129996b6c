"""Faults that the law of pictures must catch: a game's pictures with one thing made wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import msgspec

from quarterdeck.engine.position import Position
from quarterdeck.scene.shapes import AnyShape, Carry, Scene
from tests.laws.mutants import Mutant, RemembersSecrets


class DrawsNoSpots(Mutant, frozen=True, kw_only=True):
    """No move hangs on the picture (law 10)."""

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        return super().scene(veiled, seat, [])


class DrawsMore(Mutant, frozen=True, kw_only=True):
    """A move that is not legal hangs on the picture (law 10)."""

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        scene = super().scene(veiled, seat, moves)
        first = msgspec.structs.replace(scene.shapes[0], move="nowhere")
        return msgspec.structs.replace(scene, shapes=(first, *scene.shapes[1:]))


class DrawsWithoutWords(Mutant, frozen=True, kw_only=True):
    """A shape has no text alternative (law 10)."""

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        scene = super().scene(veiled, seat, moves)
        last = msgspec.structs.replace(scene.shapes[-1], label=" ")
        return msgspec.structs.replace(scene, shapes=(*scene.shapes[:-1], last))


class Redrawn(Mutant, frozen=True, kw_only=True):
    """One shape of each picture is drawn otherwise; subclasses say which, and how."""

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        listed = list(moves)
        scene = super().scene(veiled, seat, listed)
        at = next((k for k, shape in enumerate(scene.shapes) if self.wanted(shape)), 0)
        legal = [self.text(veiled, move) for move in listed]
        changed = msgspec.structs.replace(scene.shapes[at], **self.otherwise(legal))
        return msgspec.structs.replace(scene, shapes=(*scene.shapes[:at], changed, *scene.shapes[at + 1 :]))

    def wanted(self, shape: AnyShape) -> bool:
        """Whether it is this shape."""
        return shape.move is None and not shape.decoration

    def otherwise(self, legal: list[str]) -> dict[str, object]:
        """What is drawn otherwise where these moves are legal."""
        raise NotImplementedError


class AttemptsTheLegal(Redrawn, frozen=True, kw_only=True):
    """A shape says that a legal move is refused (law 10)."""

    def otherwise(self, legal: list[str]) -> dict[str, object]:
        return {"attempt": legal[0] if legal else None}


class AttemptsNothing(Redrawn, frozen=True, kw_only=True):
    """An attempt is no move (law 10)."""

    def otherwise(self, legal: list[str]) -> dict[str, object]:
        return {"attempt": "nowhere" if legal else None}


class AttemptsOutOfTurn(Redrawn, frozen=True, kw_only=True):
    """Somebody may attempt what nobody asks (law 10)."""

    def otherwise(self, legal: list[str]) -> dict[str, object]:
        return {} if legal else {"attempt": "nowhere"}


class HidesMoves(Redrawn, frozen=True, kw_only=True):
    """A move hangs on what takes no clicks (law 10)."""

    def wanted(self, shape: AnyShape) -> bool:
        return shape.move is not None

    def otherwise(self, legal: list[str]) -> dict[str, object]:
        return {"decoration": True} if legal else {}


class NamesTwice(Mutant, frozen=True, kw_only=True):
    """Two shapes have one id (law 10)."""

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        scene = super().scene(veiled, seat, moves)
        return msgspec.structs.replace(scene, shapes=(*scene.shapes, scene.shapes[0]))


class SaysNoStatus(Mutant, frozen=True, kw_only=True):
    """The picture does not say whose turn it is (law 10)."""

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        return msgspec.structs.replace(super().scene(veiled, seat, moves), status=" ")


class LosesARegion(Mutant, frozen=True, kw_only=True):
    """What lies in the last region lies in none (law 10)."""

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        scene = super().scene(veiled, seat, moves)
        return msgspec.structs.replace(scene, regions=scene.regions[:-1])


class Miscarries(Mutant, frozen=True, kw_only=True):
    """The first shape that can be touched is carried onto the second; subclasses say what that means."""

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        listed = list(moves)
        scene = super().scene(veiled, seat, listed)
        what, to = [shape.id for shape in scene.shapes if not shape.decoration][:2]
        return msgspec.structs.replace(
            scene, carries=self.carries(what, to, [self.text(veiled, move) for move in listed])
        )

    def carries(self, what: str, to: str, legal: list[str]) -> tuple[Carry, ...]:
        """The moves made by carrying where these moves are legal."""
        raise NotImplementedError


class CarriesOutOfTurn(Miscarries, frozen=True, kw_only=True):
    """Somebody may carry what nobody asks (law 10)."""

    def carries(self, what: str, to: str, legal: list[str]) -> tuple[Carry, ...]:
        return () if legal else (Carry(what=what, to=to, move="a1"),)


class CarriesNowhere(Miscarries, frozen=True, kw_only=True):
    """A shape is carried onto itself (law 10)."""

    def carries(self, what: str, to: str, legal: list[str]) -> tuple[Carry, ...]:
        return (Carry(what=what, to=what, move=legal[0]),) if legal else ()


class CarriesAGhost(Miscarries, frozen=True, kw_only=True):
    """What is carried is not in the picture (law 10)."""

    def carries(self, what: str, to: str, legal: list[str]) -> tuple[Carry, ...]:
        return (Carry(what="ghost", to=to, move=legal[0]),) if legal else ()


class CarriesTwice(Miscarries, frozen=True, kw_only=True):
    """One way of carrying makes two moves (law 10)."""

    def carries(self, what: str, to: str, legal: list[str]) -> tuple[Carry, ...]:
        return (Carry(what=what, to=to, move=legal[0]),) * 2 if legal else ()


class CarriesInVain(Miscarries, frozen=True, kw_only=True):
    """Carrying makes what is no move (law 10)."""

    def carries(self, what: str, to: str, legal: list[str]) -> tuple[Carry, ...]:
        return (Carry(what=what, to=to, move="nowhere"),) if legal else ()


class StumblesAtNoMove(Mutant, frozen=True, kw_only=True):
    """Who asks what a number that is no move would come to gets no answer (law 15)."""

    def foresee(self, veiled: Position, seat: int, move: int) -> Scene | None:
        return super().foresee(veiled, seat, range(self.moves)[move])


class PlaysWhileForeseeing(Mutant, frozen=True, kw_only=True):
    """The move that is asked about is made in the view itself (law 15)."""

    def foresee(self, veiled: Position, seat: int, move: int) -> Scene | None:
        if move in veiled.legal():
            veiled.play(move)
        return None


class ForeseesSecrets(Mutant, frozen=True, kw_only=True):
    """What is told of a move tells what the view has forgotten (law 15)."""

    def foresee(self, veiled: Position, seat: int, move: int) -> Scene | None:
        told = f"{cast(RemembersSecrets, veiled).secret}"
        return Scene(game=self.key, title=told, summary=told, status=told, width=1, height=1, shapes=())


class LeavesNothingToChance(Mutant, frozen=True, kw_only=True):
    """Says that choices may be left to chance, where the picture has nothing to draw from (law 10)."""

    def by_lot(self, veiled: Position) -> bool:
        return True
