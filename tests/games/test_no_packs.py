"""Files that are no content packs at all are refused by every game that has content."""

from __future__ import annotations

import pytest

from quarterdeck.engine.errors import PackError
from quarterdeck.engine.registry import find_game, keys

WITH_CONTENT = [key for key in keys() if find_game(key).own_pack() is not None]


def test_all_games_but_cardinal_have_content() -> None:
    """So what follows is asked of four games."""
    assert {"bremerhaven", "bruise-cruise", "kraken", "pirates"} <= {*WITH_CONTENT}


@pytest.mark.parametrize("key", WITH_CONTENT)
@pytest.mark.parametrize(
    ("text", "line", "field", "problem"),
    [
        ("", 0, "title", "is missing"),
        ("title = ", 1, "", "this is not TOML"),
        ('title = "Two"\ntitle = "Titles"', 2, "", "this is not TOML"),
        ('title = "x"\n[chart', 2, "", "this is not TOML"),
        ("title = " + "9" * 5_000, 1, "", "a number or key is too long"),
        ('title = "\ud800"', 0, "", "a character is not Unicode"),
        ("title = " + "[" * 5_000, 1, "", "nested too deeply"),
        ("#" * 1_200_000, 0, "", "too large for a pack: 1,200,000 bytes"),
        ('title = "x"\nboats = 3', 2, "boats", "is not a field here"),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 60 else "text",
)
def test_what_is_no_pack_at_all_is_refused(key: str, text: str, line: int, field: str, problem: str) -> None:
    """The file as a whole, or a field that stands outside of every table."""
    with pytest.raises(PackError) as caught:
        find_game(key).read_pack("ours.toml", text)
    assert (caught.value.file, caught.value.field, caught.value.line) == ("ours.toml", field, line)
    assert problem in caught.value.problem
