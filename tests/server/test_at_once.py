"""Where all act at once: messages that cross, come late or come twice are answered, and do no harm."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from quarterdeck.records.reading import parse_record
from quarterdeck.records.record import MoveLine
from quarterdeck.server.protocol.wire import Done, Play, Refused, Sit, TakeBack, View
from quarterdeck.server.tables.pictures import rebuild_shapes
from tests.server.harbor_masters import AT_ONCE, at, bidding, masters_at, play_until, two_masters
from tests.server.serving import Standby, serving
from tests.server.tables import Guest, House
from tests.server.wires import Wire, callers

RED, GREEN = 0, 1
LATE = {"not-your-turn", "stale"}
"""What is said to a message that comes too late."""
ENOUGH = 150
"""Moves, after some rounds."""


def made(guest: Guest) -> int:
    """How many moves were made at a table."""
    match = guest.room.match
    assert match is not None
    return match.moves_made


async def sends(guest: Guest, seat: int, move: str, expected: int) -> Done | Refused:
    """A move for a seat, after having seen a revision."""
    answer = await guest.ask(Play(id=guest.number(), seat=seat, move=move, expected=expected))
    assert answer is not None
    return answer


@pytest.mark.clause("BH-9.16", "BH-10.6", "BH-16.3", "BH-R1")
@pytest.mark.parametrize("phase", AT_ONCE)
@pytest.mark.parametrize("order", [(RED, GREEN), (GREEN, RED)], ids=["red first", "green first"])
async def test_choices_that_cross_are_both_taken(house: House, phase: str, order: tuple[int, int]) -> None:
    """Both have seen the same; whoever comes second need not look first."""
    guests = await masters_at(house, phase)
    seen = [await guest.view() for guest in guests]
    assert seen[RED].revision == seen[GREEN].revision
    revision = seen[RED].revision
    for seat in order:
        answer = await sends(guests[seat], seat, seen[seat].moves[-1], seen[seat].revision)
        assert isinstance(answer, Done), answer
        assert not answer.again
        assert answer.revision > revision
        revision = answer.revision
    for guest in guests:
        assert (await guest.view()).revision == revision


@pytest.mark.parametrize("phase", AT_ONCE)
async def test_what_is_sent_again_counts_once(house: House, phase: str) -> None:
    """Also when the other has chosen in between, and when the phase has come to its end by that."""
    guests = await masters_at(house, phase)
    seen = [await guest.view() for guest in guests]
    for seat in (RED, GREEN):
        assert isinstance(await sends(guests[seat], seat, seen[seat].moves[0], seen[seat].revision), Done)
    before = made(guests[RED])
    for seat in (RED, GREEN):
        again = await sends(guests[seat], seat, seen[seat].moves[0], seen[seat].revision)
        assert isinstance(again, Done)
        assert again.again
    assert made(guests[RED]) == before


@pytest.mark.parametrize("phase", AT_ONCE)
async def test_a_second_choice_that_has_not_seen_the_first_is_stale(house: House, phase: str) -> None:
    """A finger too many: the first one counts, and the other player is not disturbed."""
    guests = await masters_at(house, phase)
    seen = await guests[RED].view()
    assert isinstance(await sends(guests[RED], RED, seen.moves[-1], seen.revision), Done)
    other = seen.moves[0] if seen.moves[0] != seen.moves[-1] else "bollard 0.1"
    refused = await sends(guests[RED], RED, other, seen.revision)
    assert isinstance(refused, Refused)
    assert refused.problem.kind in LATE
    assert isinstance(await sends(guests[GREEN], GREEN, (await guests[GREEN].view()).moves[0], seen.revision), Done)


@pytest.mark.parametrize("phase", AT_ONCE)
async def test_who_is_done_is_late(house: House, phase: str) -> None:
    """While the other still acts, and after the phase; nothing changes, and no seat but the own one is played."""
    red, green = await masters_at(house, phase)
    seen = await red.view()
    assert isinstance(await sends(red, RED, seen.moves[0], seen.revision), Done)
    if (await red.view()).moves:
        assert isinstance(await red.play((await red.view()).moves[0]), Done)
    assert not (await red.view()).moves
    assert (await green.view()).moves
    before = made(red)
    for move in (*seen.moves, "upgrade", "unload 1", "nonsense"):
        late = await sends(red, RED, move, (await red.view()).revision)
        assert isinstance(late, Refused)
        assert late.problem.kind in {"not-your-turn", "malformed"}
        forged = await sends(red, GREEN, move, (await red.view()).revision)
        assert isinstance(forged, Refused)
        assert forged.problem.kind == "forbidden"
    assert made(red) == before
    while at(green).phase == AT_ONCE[phase] and (await green.view()).moves:
        assert isinstance(await green.play((await green.view()).moves[0]), Done)
    late = await sends(red, RED, seen.moves[-1], seen.revision + 1)
    assert isinstance(late, Refused)
    assert late.problem.kind in LATE


async def test_a_step_that_is_taken_back_leaves_the_others(house: House) -> None:
    """Whoever asks has not seen what the other has done since; asking again takes nothing more back."""
    red, green = await masters_at(house, "permits")
    for move in ("bollard 0.1", "bollard 3.1"):
        assert isinstance(await red.play(move), Done)
    seen = await red.view()
    assert isinstance(await green.play("bollard 3.1"), Done)
    back = TakeBack(id=90, seat=RED, expected=seen.revision)
    assert isinstance(await red.ask(back), Done)
    again = await red.ask(back)
    assert isinstance(again, Done)
    assert again.again
    assert [int(wall) for wall in at(red).walls[:8]] == [1, 1, 1, 0, 0, 1, 1, 1]
    assert "bollard 3.1" in (await red.view()).moves
    repeated = await sends(green, GREEN, "bollard 3.1", seen.revision)
    assert isinstance(repeated, Done)
    assert repeated.again


async def test_a_choice_that_crosses_a_take_back_is_stale_and_can_be_made_again(house: House) -> None:
    """The picture that comes with the take-back is whole, and the same move does then."""
    red, green = await masters_at(house, "permits")
    assert isinstance(await red.play("bollard 0.1"), Done)
    seen = await green.view()
    assert isinstance(await red.ask(TakeBack(id=90, seat=RED, expected=seen.revision)), Done)
    stale = await sends(green, GREEN, "bollard 3.1", seen.revision)
    assert isinstance(stale, Refused)
    assert stale.problem.kind == "stale"
    assert isinstance(await green.play("bollard 3.1"), Done)


@pytest.mark.clause("BH-R1")
async def test_in_strict_order_nobody_comes_before_the_higher_rank(house: House) -> None:
    """The beginners' way: the second is told whose turn it is, and then chooses."""
    guests = await two_masters(house, order="rank")
    await play_until(guests, lambda: at(guests[RED]).phase == AT_ONCE["permits"])
    match = guests[RED].room.match
    assert match is not None
    (first,) = match.waiting()
    seen = await guests[first].view()
    early = await sends(guests[1 - first], 1 - first, "done", seen.revision)
    assert isinstance(early, Refused)
    assert early.problem.kind == "not-your-turn"
    assert isinstance(await guests[first].play("done"), Done)
    assert isinstance(await guests[1 - first].play("done"), Done)


# -- over the wire ---------------------------------------------------------------------------------------


async def twice(wire: Wire, view: View, move: str) -> tuple[Done | Refused, Done | Refused]:
    """A move is sent, and sent again before it is answered."""
    asked = [Play(id=wire.number(), seat=view.seat, move=move, expected=view.revision) for _ in range(2)]
    one, two = await asyncio.gather(*(wire.ask(request) for request in asked))
    assert isinstance(one, Done | Refused)
    assert isinstance(two, Done | Refused)
    return one, two


async def plays_on(wire: Wire, *, last: bool) -> list[int]:
    """Choose again and again without looking what the other does; the revisions that were seen before each choice."""
    seen: list[int] = []
    while (view := await newest(wire)).revision < ENOUGH:
        move = view.moves[-1] if last and "1 on 1.2" not in view.moves else bidding(view.moves)
        one, two = await twice(wire, view, move)
        assert isinstance(one, Done), one
        assert not one.again
        assert isinstance(two, Done), two
        assert two.again
        seen.append(view.revision)
        await wire.seen(one.revision)
    return seen


async def newest(wire: Wire) -> View:
    """The newest view, once one may choose or it has been enough."""
    await wire.until(
        lambda message: (
            isinstance(message, View)
            and message is wire.latest(View)
            and (bool(message.moves) or message.revision >= ENOUGH)
        )
    )
    return wire.latest(View)


async def test_two_play_each_at_their_own_pace(tmp_path: Path, standby: Standby) -> None:
    """Every message is sent twice; none is refused; views build on each other; the record holds each choice once."""
    with serving(tmp_path, "--no-limits", start=standby) as server:
        async with callers(server.url, "Ann", "Ben") as (ann, ben):
            match = await ann.make("me", "open", game="bremerhaven", options={"length": "short"})
            async with ann.at(match) as red, ben.at(match) as green:
                await green.ask(Sit(id=green.number(), seat=1))
                seen = await asyncio.gather(plays_on(red, last=True), plays_on(green, last=False))
                for wire in (red, green):
                    assert_whole(wire)
            record = parse_record((await ann.get(f"/api/matches/{match}/record")).content)
    movers = [line.who for line in record.lines if isinstance(line, MoveLine)]
    assert len(movers) == len(record.lines) >= ENOUGH
    for name, revisions in zip("RG", seen, strict=True):
        assert movers.count(name) == len(revisions)
    assert sum(movers[revision] != name for name, revisions in zip("RG", seen, strict=True) for revision in revisions)


def assert_whole(wire: Wire) -> None:
    """Each change builds on the view before it."""
    views = [message for message in wire.got if isinstance(message, View)]
    shown = views[0]
    picture = rebuild_shapes((), shown.shapes)
    for view in views[1:]:
        assert view.base in {None, shown.revision}
        picture = rebuild_shapes(() if view.base is None else picture, view.shapes)
        assert len({shape.id for shape in picture}) == len(picture)
        shown = view
