"""All that is wrong with a file is gathered, and the first of it is raised."""

from __future__ import annotations

import pytest

from quarterdeck.engine.complaints import MOST_TOLD, Complaints
from quarterdeck.engine.errors import Malformed


def gathered(*problems: str) -> Malformed:
    """What is raised when some steps are refused, one after the other."""
    wrong = Complaints()
    for k, problem in enumerate(problems):
        with wrong:
            raise Malformed(f"field[{k}]", problem)
    with pytest.raises(Malformed) as refused:
        wrong.refuse()
    return refused.value


def refuse_often(times: int) -> None:
    """Step after step is refused."""
    wrong = Complaints()
    for k in range(times):
        with wrong:
            raise Malformed(f"field[{k}]", "is wrong")
    pytest.fail("nobody has ended this")


def test_the_first_is_raised_and_has_the_others() -> None:
    """In the order in which they were found."""
    found = gathered("is red", "is green", "is blue")
    assert str(found) == "field[0]: is red"
    assert [str(other) for other in found.others] == ["field[1]: is green", "field[2]: is blue"]


def test_nothing_is_raised_where_nothing_is_wrong() -> None:
    """Steps are made as ever."""
    wrong = Complaints()
    done = []
    with wrong:
        done.append(1)
    wrong.refuse()
    assert done == [1]


def test_steps_gather_in_their_turn() -> None:
    """What they have found is told once, one after the other."""
    wrong = Complaints()
    for _ in range(2):
        with wrong:
            raise gathered("is red", "is green")
    with pytest.raises(Malformed) as refused:
        wrong.refuse()
    assert [other.path for other in refused.value.others] == ["field[1]"]


def test_a_fault_of_ours_is_not_taken_for_what_is_wrong_with_the_file() -> None:
    """Neither before a complaint nor after it."""
    wrong = Complaints()
    with pytest.raises(IndexError), wrong:
        raise IndexError
    with wrong:
        raise Malformed("ships", "are missing")
    with pytest.raises(IndexError), wrong:
        raise IndexError
    assert [str(one) for one in wrong.found] == ["ships: are missing"]


def test_after_so_many_complaints_reading_ends() -> None:
    """A long file costs no more than a short one."""
    with pytest.raises(Malformed) as refused:
        refuse_often(1_000)
    assert 1 + len(refused.value.others) == MOST_TOLD
