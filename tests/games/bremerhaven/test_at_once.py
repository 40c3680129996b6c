"""Where everybody acts at once the order makes no difference (BH-T100), and nothing runs out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

import pytest

from quarterdeck.games.bremerhaven import BREMERHAVEN
from quarterdeck.games.bremerhaven.options import BremerhavenOptions
from quarterdeck.games.bremerhaven.rules import storage
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import Scene, lay
from tests.games.bremerhaven.table import Table

OWN = cards(ships="X 3 3crate b1 p1; Y 3 2barrel b1 p1", contracts="K 3 crate+crate+barrel; L 3 barrel", bollards=1)
BASE: Scene = {
    "tables": OWN,
    "money": "R 20, G 20, B 20",
    "bids": "R 5 1.2, G 2 1.2, B 1 1.2, R 1 1.3, G 3 1.3, B 2 1.3",
    "ships": "R 2 x 3, G 2 y 3",
    "contracts": "R 1 k 3, G 1 l 3",
    "goods": "B container a1",
}
TURNS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "1.2": {"R": ("bollard 0.1", "clear c2", "done"), "G": ("bollard 3.1", "done"), "B": ("done",)},
    "1.3": {"R": ("upgrade",), "G": ("upgrade",), "B": ("done",)},
    "harbor": {"R": ("unload 2", "deliver crate 1", "done"), "G": ("unload 2", "done"), "B": ("unpack", "done")},
}


def played(at: str, order: Sequence[str], *, strict: bool = False) -> Table:
    """After all have made their moves, one seat after the other."""
    table = lay(BASE, at=at, strict=strict)
    for seat in order:
        table.do(*(f"{seat}: {move}" for move in TURNS[at][seat]))
    return table


@pytest.mark.clause("BH-R1", "BH-9.16", "BH-10.6", "BH-16.3")
@pytest.mark.parametrize("at", sorted(TURNS))
def test_t100_the_order_of_those_who_act_at_once_changes_nothing(at: str) -> None:
    """BH-T100."""
    ends = {tuple(played(at, order).position.numbers()) for order in permutations("RGB")}
    assert len(ends) == 1
    before = lay(BASE, at=at).position.numbers()
    assert tuple(before) not in ends


@pytest.mark.clause("BH-R1", "BH-A16")
@pytest.mark.parametrize("at", sorted(TURNS))
def test_strict_order_comes_to_the_same(at: str) -> None:
    """Only that it is strict differs."""
    strict = played(at, "RGB", strict=True).position
    strict.strict = False
    assert strict.numbers() == played(at, "RGB").position.numbers()


@pytest.mark.clause("BH-R1", "BH-16.3")
def test_moves_of_several_seats_may_alternate() -> None:
    """Each at its own pace."""
    table = lay(BASE, at="harbor").do(
        "G: unload 2", "R: unload 2", "B: unpack", "R: deliver crate 1", "G: done", "R: done"
    )
    table.do("B: done")
    assert table.position.numbers() == played("harbor", "RGB").position.numbers()


@pytest.mark.clause("BH-R1")
def test_who_is_done_is_not_asked_again() -> None:
    """Nor is anybody where one alone must choose."""
    table = lay(BASE, at="harbor").do("G: done")
    table.position.focus(1)
    assert (table.player, table.waiting) == ("R", "RB")
    table.position.focus(2)
    assert table.player == "B"
    table = lay(BASE, at="1.5", bids="R 1 1.5")
    table.position.focus(1)
    assert table.player == "R"


@pytest.mark.clause("BH-R43", "BH-2.20")
def test_money_goods_and_markers_never_run_out() -> None:
    """More than there are in the box: 568 money, 40 barrels, 60 Time markers."""
    spaces = [f"{column}{row}" for row in "123" for column in "abcd"]
    goods = ", ".join(f"{seat} barrel {space}" for seat in "RGBY" for space in spaces)
    table = lay(tables=OWN, short=True, at="harbor", goods=goods, money="R 600", ships="R 2 y 3", contracts="R 1 k 3")
    assert storage.stored(table.do("R: deliver barrel 1", "R: unload 2").position, 0, 0) == 12
    assert sum(int(storage.stored(table.position, seat, 0)) for seat in range(4)) == 48
    assert table.to_round(4).money["R"] > 600


@pytest.mark.clause("BH-1.6", "BH-R51")
def test_the_choice_of_a_game_is_its_length_and_its_order() -> None:
    """No side of a board is among the options; printed numbers are those of the pack."""
    assert BremerhavenOptions.__struct_fields__ == ("length", "order")
    table = lay(tables=cards(covers=7, bollards=6), at="1.2", bids="R 1 1.2", money="R 6")
    assert (table.offers("clear"), len(table.offers("bollard"))) == ([], 10)
    assert BREMERHAVEN.players == (1, 2, 3, 4)
