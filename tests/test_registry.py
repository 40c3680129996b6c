"""Games are found by their entry points; one that cannot be loaded says so."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from quarterdeck.engine import registry
from quarterdeck.engine.errors import Malformed


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two games are installed whose packages are broken."""
    entries = {
        "lost": EntryPoint("lost", "quarterdeck_lost:LOST", registry.GROUP),
        "number": EntryPoint("number", "quarterdeck.engine.moves:ROOM", registry.GROUP),
    }
    monkeypatch.setattr(registry, "_entries", lambda: entries)
    registry.find_game.cache_clear()
    yield
    registry.find_game.cache_clear()


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    ("key", "problem"),
    [
        ("chess", "there is no game 'chess'; there are lost, number"),
        ("lost", "lost is installed, but 'quarterdeck_lost:LOST' cannot be loaded"),
        ("number", "the entry point 'quarterdeck.engine.moves:ROOM' is not a Game"),
    ],
)
def test_a_game_that_cannot_be_had_is_named_with_the_reason(key: str, problem: str) -> None:
    """One error, and no traceback from inside the package."""
    with pytest.raises(Malformed) as caught:
        registry.find_game(key)
    assert (caught.value.path, problem in caught.value.problem) == ("game", True)
