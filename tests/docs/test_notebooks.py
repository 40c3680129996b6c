"""The pages in docs/notebooks are notebooks: their blocks run one after the other, and what ends a block can be shown."""

from __future__ import annotations

from pathlib import Path

import pytest

import quarterdeck
from tests.docs.files import DOCS, blocks, built_in, named
from tools.notebooks import BLOCK, Failed, run, with_answers

NOTEBOOKS = sorted(page for page in (DOCS / "notebooks").glob("*.md") if page.name != "README.md")


def test_there_is_one_for_each_game_and_one_for_research() -> None:
    """By name."""
    assert [page.stem for page in NOTEBOOKS] == sorted([*built_in(), "research"])


@pytest.mark.parametrize("page", NOTEBOOKS, ids=named)
def test_a_notebook_runs(page: Path, tmp_path: Path) -> None:
    """As Jupyter would run it, in a folder of its own; the site shows what it prints and draws."""
    text = page.read_text(encoding="utf-8")
    found = BLOCK.findall(text)
    assert found == blocks(page, "python")
    shown = run(found, tmp_path, str(Path(quarterdeck.__file__).parents[1]))
    assert any(one.text for one in shown)
    answered = with_answers(text, shown)
    assert answered.count('<div class="shown">') == sum(bool(one.text.strip() or one.picture) for one in shown)


def test_what_blocks_show_stands_below_them(tmp_path: Path) -> None:
    """Text as it was printed, and a picture; a block that shows nothing gets nothing."""
    board = "class Board:\n    def _repr_svg_(self):\n        return '<svg/>'\nBoard()\n"
    page = f"# Page\n\n```python\nx = 1\n```\n\n```python\nprint('<', x)\n```\n\n```python\n{board}```\n\nEnd.\n"
    first, second, third = run(BLOCK.findall(page), tmp_path)
    assert (first.text, first.picture) == ("", None)
    assert (second.text, second.picture) == ("< 1\n", None)
    assert third.picture == "<svg/>"
    answered = with_answers(page, (first, second, third))
    assert "x = 1\n```\n\n```python" in answered
    assert "<pre>&lt; 1</pre>" in answered
    assert answered.index("base64,") < answered.index("End.")


def test_a_block_that_fails_is_told(tmp_path: Path) -> None:
    """With its number."""
    with pytest.raises(Failed, match="block 2"):
        run(["x = 1", "y = 1 / 0"], tmp_path)
    with pytest.raises(Failed, match="_repr_svg_"):
        run(["'text'"], tmp_path)
