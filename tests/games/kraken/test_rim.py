"""The letters on the rim of Kraken's whirlpool."""

from __future__ import annotations

import pytest

from quarterdeck.engine.game import Setup
from quarterdeck.games.kraken import KRAKEN
from quarterdeck.messages.language import speaking
from quarterdeck.scene.shapes import Words


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
