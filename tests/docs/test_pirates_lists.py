"""The pages of Pirates list the pieces that there are, and what their cards can say: they are written from the content."""

from __future__ import annotations

from typing import Final

from tests.docs.files import DOCS
from tests.docs.pirates_lists import CONTENT, account, cards, coverage
from tests.golden import check_golden

PAGE: Final = DOCS / "games" / "pirates-pieces.md"
CARDS: Final = DOCS / "games" / "pirates-cards.md"
BEGIN: Final = "<!-- written from the content: begin -->\n"
END: Final = "<!-- written from the content: end -->\n"
HEAD: Final = """\
# What the cards of Pirates can say

Here are all abilities and other texts of the pieces of [Pirates](pirates.md). For each the tables say

- *clause*: its id, as in refusals and in `quarterdeck rules pirates`;
- *in a pack*: the word for it in content packs. Some take more behind a colon: `gunner:english` is aimed at a nation,
  `masts-lost:3` has a number;
- *pieces*: how many built-in pieces have it;
- *what it does*. Where the published text is incomplete, the additions are marked as *reconstructed*.

The tables are written from the content of the game.

"""


def test_the_page_lists_every_piece() -> None:
    """With reasons for those that cannot be played; QUARTERDECK_REGENERATE=1 writes the list anew."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    assert BEGIN in page
    assert END in page
    check_golden(PAGE, before + BEGIN + "\n" + coverage() + "\n\n" + END + after)


def test_the_page_of_cards_says_all_that_cards_can_say() -> None:
    """Clause, slug, number of pieces, text, and what was filled in."""
    check_golden(CARDS, HEAD + cards())


def test_every_row_of_the_public_table_can_be_played_or_is_listed() -> None:
    """What can be played, what is counted otherwise and what is absent make up the table."""
    rows = [line.split("|")[2:5] for line in account() if line.startswith("| ")][1:]
    numbers = [[int(cell.replace(",", "").strip() or 0) for cell in row] for row in rows if "---" not in row[0]]
    whole, *parts = [sum(column) for column in zip(numbers[0], strict=True)], *numbers[1:6]
    assert whole == [sum(column) for column in zip(*parts, strict=True)]


def test_no_piece_is_left_out() -> None:
    """Each name stands in the list, playable or not."""
    listed = coverage().replace("\n  ", " ").replace("\n", " ")
    for rows in (CONTENT.ship, CONTENT.creature, CONTENT.crew, CONTENT.equipment, CONTENT.treasure, CONTENT.event):
        for row in rows:
            assert row.name in listed, row.id
    for absent in CONTENT.absent:
        assert f"{absent.name} ({absent.kind}" in listed
