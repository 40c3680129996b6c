"""An analysis in words: the sentences agree with each other and with the rows of the balance."""

from __future__ import annotations

from msgspec.structs import replace

from quarterdeck.analysis import Analysis
from quarterdeck.analysis.result import Chosen, Sums
from quarterdeck.analysis.words import summary

MISTAKE = Chosen(
    at=3,
    number=2,
    move="a1",
    name="Place your ship on a1",
    before=0.56,
    after=0.42,
    lost=0.14,
    error=0.02,
    mistake=True,
)
SUMS = Sums(
    start=0.5, end=1.0, choices=-0.05, choices_error=0.08, luck=0.3, luck_error=0.05, others=0.5, others_error=0.05, rest=-0.25
)  # fmt: skip
KRAKEN = Analysis(
    game="kraken", seat=0, players=2, simulations=500, moves=80, points=(), choices=(MISTAKE,), fortunes=(), sums=SUMS
)


def test_mistakes_that_cost_more_than_all_choices_together_are_explained() -> None:
    """Somebody who reads 5 points in all, and one mistake of 14, would take one of them for wrong."""
    words = " ".join(summary(KRAKEN))
    assert "gave away 5 percentage points in all" in words
    assert "The clear mistake alone cost 14" in words
    dear = replace(KRAKEN, sums=replace(SUMS, choices=-0.2))
    assert "alone cost" not in " ".join(summary(dear))


def test_much_that_nothing_explains_is_explained() -> None:
    """A row without words leaves its reader alone."""
    assert "\N{MINUS SIGN}25% remain that neither choices nor luck explain" in " ".join(summary(KRAKEN))
    little = replace(KRAKEN, sums=replace(SUMS, rest=-0.02))
    assert "remain" not in " ".join(summary(little))


def test_what_others_chose_is_told_so_that_the_parts_add_up() -> None:
    """From 50 % to 100 %, and only a loss by own choices: a reader asks where the rest came from."""
    assert "Choices of others: +50% (give or take 5)" in " ".join(summary(KRAKEN))
    assert "Choices of others" not in " ".join(summary(replace(KRAKEN, sums=replace(SUMS, others=0.0))))


def test_a_small_loss_is_a_slip_and_a_seat_is_named_for_who_plays_both_sides() -> None:
    """A fall of 3 points is no clear mistake; "your choices" says nothing to somebody who made all of them."""
    assert "Your choices gave away" in " ".join(summary(KRAKEN))
    assert "one was clearly a mistake" in " ".join(summary(KRAKEN))
    slip = " ".join(summary(replace(KRAKEN, choices=(replace(MISTAKE, lost=0.03),)), "orange"))
    assert "Orange\N{RIGHT SINGLE QUOTATION MARK}s choices gave away" in slip
    assert "one was a small slip" in slip
