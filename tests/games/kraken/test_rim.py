"""The letters on the rim of Kraken's whirlpool."""

from __future__ import annotations

import pytest

from quarterdeck.engine.game import Setup
from quarterdeck.games.kraken import KRAKEN
from quarterdeck.games.kraken.codes import LANES, SECTIONS
from quarterdeck.games.kraken.picture.whirlpool import SHIP_WIDTH, _beside, _ship
from quarterdeck.messages.language import speaking
from quarterdeck.scene.shapes import Symbol, Words


@pytest.mark.parametrize(("language", "letters"), [("en", "NESW"), ("de", "NOSW")])
def test_the_rim_has_the_letters_of_the_language(language: str, letters: str) -> None:
    """In German the East begins with an O, as in every sentence that names it."""
    position = KRAKEN.start(Setup(players=2, options=KRAKEN.options()))
    with speaking(language):
        shapes = KRAKEN.scene(position, 0, ()).shapes
    rim = [shape.text for shape in shapes if isinstance(shape, Words) and shape.id.startswith("section-")]
    assert "".join(rim) == letters


@pytest.mark.parametrize(("language", "word"), [("en", "you"), ("de", "du")])
def test_beside_the_own_ship_alone_it_says_so(language: str, word: str) -> None:
    """Nobody has to look up which colour is theirs."""
    position = KRAKEN.start(Setup(players=2, options=KRAKEN.options()))
    for start in ("start A", "start B"):
        if KRAKEN.parse(position, start) in position.legal():
            position.play(KRAKEN.parse(position, start))
    with speaking(language):
        seen = [KRAKEN.scene(position, seat, ()).shapes for seat in (0, 1, -1)]
    words = [[shape for shape in shapes if shape.id == "you"] for shapes in seen]
    assert [[shape.text for shape in found if isinstance(shape, Words)] for found in words] == [[word], [word], []]
    assert words[0] != words[1]


def test_beside_every_other_ship_stands_the_letter_that_sentences_call_it() -> None:
    """`You hit B` is of no use to anybody who sees no B."""
    position = KRAKEN.start(Setup(players=2, options=KRAKEN.options()))
    for start in ("start A", "start B"):
        if KRAKEN.parse(position, start) in position.legal():
            position.play(KRAKEN.parse(position, start))
    seen = [KRAKEN.scene(position, seat, ()).shapes for seat in (0, 1, -1)]
    letters = [
        [shape.text for shape in shapes if isinstance(shape, Words) and shape.id.startswith("letter-")]
        for shapes in seen
    ]
    assert letters == [["B"], ["A"], ["A", "B"]]


def _gap(word: Words, ship: Symbol) -> int:
    """How far a word is from the hull of a ship, across and down together."""
    wide, high = 66, 28
    left = word.x - {"start": 0, "middle": wide // 2, "end": wide}[word.anchor]
    long, broad = ship.size // 2, ship.size * SHIP_WIDTH // 200
    half_across, half_down = (long, broad) if ship.turn % 180 == 90 else (broad, long)
    across = max(left - ship.x - half_across, ship.x - half_across - left - wide, 0)
    down = max(word.y - high // 2 - ship.y - half_down, ship.y - half_down - word.y - high // 2, 0)
    return across + down


@pytest.mark.parametrize("section", range(4))
@pytest.mark.parametrize("lane", range(4))
@pytest.mark.parametrize("lanes", [1, 2, 3, 4])
def test_the_word_touches_its_own_ship_and_no_other(section: int, lane: int, lanes: int) -> None:
    """Whoever sees a word between two ships does not know which is theirs."""
    if lane >= lanes:
        return
    own = section * int(LANES) + lane
    word, ship = _beside(own, lanes, "you", "you"), _ship(0, own, 0, lanes)[0]
    others = [at * int(LANES) + other for at in range(int(SECTIONS)) for other in range(lanes)]
    gaps = {place: _gap(word, _ship(1, place, 0, lanes)[0]) for place in others if place != own}
    assert 0 < _gap(word, ship) <= 8
    assert all(gap > 8 for gap in gaps.values())
    assert all(gap >= 40 for place, gap in gaps.items() if place // int(LANES) != section)
