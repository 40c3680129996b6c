"""What has happened, turn by turn, and what the latest turn has changed on the board."""

from __future__ import annotations

from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.cli.pictures import quiet_picture
from quarterdeck.cli.session import Session
from quarterdeck.engine.game import Sentence
from quarterdeck.engine.position import CHANCE
from quarterdeck.scene.shapes import Placed, Scene
from quarterdeck.table.turns import by_turns, joined


class Turn(Struct, frozen=True):
    """What one seat did until another was asked, with what chance did meanwhile."""

    seat: int
    """-1: chance alone, before anybody had a choice, or what was said before the match."""
    told: tuple[Sentence, ...]

    def words(self, first: int = 0) -> str:
        """All of it in one paragraph, from one of the folded sentences on."""
        return " ".join(sentence.text for sentence, _ in self.folded()[first:])

    def only_begins(self) -> bool:
        """Whether nothing has happened in it but that it began."""
        return all(sentence.turn >= 0 for sentence in self.told)

    def folded(self) -> list[tuple[Sentence, int]]:
        """What was said several times in a row once, with how often."""
        return [(sentence, len(list(alike))) for sentence, alike in groupby(self.told)]


def told_turns(session: Session) -> list[Turn]:
    """The story so far as the viewer may know it, after what was said before the match."""
    told = [(CHANCE, Sentence(note)) for note in session.notes]
    lines = session.match.story_lines(session.viewer, by_name=session.several)
    told += [(who, sentence) for _, who, sentence in lines]
    return [Turn(seat, tuple(joined(sentences))) for seat, sentences in by_turns(told)]


def changed_by_last_turn(session: Session) -> frozenset[str]:
    """Ids of the pieces on the board that are not as they were before the latest turn."""
    match, viewer, game = session.match, session.viewer, session.game
    first, seat = match.moves_made, -1
    while first > 0:
        who = match.mover(match.line_of(first))
        if who >= 0 and seat not in (who, -1):
            break
        seat = who if who >= 0 else seat
        first -= 1
    if seat < 0:
        return frozenset()
    return changed(
        quiet_picture(game, match.view_at(viewer, first), viewer), quiet_picture(game, session.look(), viewer)
    )


def changed(before: Scene, now: Scene) -> frozenset[str]:
    """Ids of the pieces of a picture that are new, or look otherwise or lie elsewhere than in an earlier one."""
    were = pieces(before)
    return frozenset(name for name, piece in pieces(now).items() if were.get(name) != piece)


def pieces(scene: Scene) -> dict[str, Placed]:
    """What terminals write on the board, apart from what it says and does."""
    return {
        shape.id: replace(shape, label="", role="", move=None, attempt=None)
        for shape in scene.placed()
        if shape.glyph.strip() and not shape.decoration
    }
