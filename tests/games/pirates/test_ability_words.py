"""What abilities are called in sentences."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates.texts.abilities import SLUGS
from quarterdeck.games.pirates.words.names import ability_word
from quarterdeck.messages.language import speaking


@pytest.mark.parametrize("ability", range(len(SLUGS)), ids=SLUGS)
def test_every_ability_has_a_word_of_its_own_in_each_language(ability: int) -> None:
    """None falls back to that of another, and German sentences have no English one."""
    assert ability_word(ability) == SLUGS[ability].replace("-", " ")
    with speaking("de"):
        said = ability_word(ability)
        assert said.startswith("„")
        assert [ability_word(k) for k in range(len(SLUGS))].count(said) == 1
