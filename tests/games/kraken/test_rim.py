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
