"""A picture is told by what has changed: whatever changes, a client that has the last one finds the next."""

from __future__ import annotations

from operator import attrgetter

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.scene.shapes import AnyShape, Disc, Fact
from quarterdeck.server.protocol.wire import Changed, Run
from quarterdeck.server.tables.pictures import Differences, changes, rebuild, rebuild_shapes, shape_changes

LABEL = attrgetter("label")
ID = attrgetter("id")
Told = tuple[AnyShape | Changed | Run, ...]
labels = st.lists(st.tuples(st.sampled_from("abcde"), st.sampled_from(["", "1"])), max_size=8)


@given(labels, labels, st.integers(0, 8))
def test_whatever_has_changed_is_found_again(
    first: list[tuple[str, str]], then: list[tuple[str, str]], kept: int
) -> None:
    """Also where several parts have one name, and where the same objects come again."""
    before = tuple(Fact(label=label, text=text) for label, text in first)
    after = (*before[:kept], *(Fact(label=label, text=text) for label, text in then), *before[kept:])
    told = changes(before, after, LABEL)
    assert rebuild(before, told) == after
    assert changes(after, after, LABEL) == (((0, len(after)),) if after else ())


def disc(name: str, x: int) -> Disc:
    """A shape in a place."""
    return Disc(id=name, role="sea", label=name, x=x, y=0, radius=1)


def told_of(before: tuple[AnyShape, ...], after: tuple[AnyShape, ...]) -> Told:
    """The changes of shapes, as a client reads them."""
    return msgspec.json.decode(msgspec.json.encode(shape_changes(before, after)), type=Told)


def test_only_what_has_changed_of_a_shape_is_told() -> None:
    """Shapes before and after it are runs."""
    before = (disc("a", 1), disc("b", 1), disc("c", 1))
    after = (before[0], disc("b", 2), before[2])
    told = told_of(before, after)
    assert len(told) == 3
    assert (told[0], told[2]) == ((0, 1), (2, 1))
    assert rebuild_shapes(before, told) == after


def test_differences_that_are_forgotten_are_found_anew() -> None:
    """And never taken for those of other shapes, which may lie where forgotten ones lay."""
    known = Differences(most=2)
    for place in range(200):
        old, new = disc("a", place), disc("a", place + 1)
        for _ in range(2):
            told = msgspec.json.encode(known.between(old, new, 7))
            assert msgspec.json.decode(told, type=Changed) == Changed(at=7, to={"x": place + 1})
            assert known.between(old, disc("a", place), 7) is None


places = st.dictionaries(st.sampled_from("abcdefgh"), st.integers(0, 1)).map(lambda found: list(found.items()))


@given(places.flatmap(st.permutations), places.flatmap(st.permutations), st.sets(st.sampled_from("abcdefgh")))
def test_shapes_are_told_as_if_each_was_looked_for(
    first: list[tuple[str, int]], then: list[tuple[str, int]], kept: set[str]
) -> None:
    """However they come, go, change and trade places, and whichever of them are the same objects as before."""
    before = tuple(disc(name, x) for name, x in first)
    same = {shape.id: shape for shape in before if shape.id in kept}
    after = tuple(same.get(name) or disc(name, x) for name, x in then)
    places = {shape.id: place for place, shape in enumerate(before)}
    told = told_of(before, after)
    assert rebuild_shapes(before, told) == after
    assert told == tuple(
        Changed(at=places[part.id], to={"x": part.x}) if isinstance(part, Disc) and part.id in places else part
        for part in changes(before, after, ID)
    )
