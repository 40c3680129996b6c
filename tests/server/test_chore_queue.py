"""Who is served next at the desk: people take turns by the time their jobs have taken, behind each address and between them."""

from __future__ import annotations

import pytest

from quarterdeck.server.chores.fair_queue import MOST, MOST_OF_NETWORK, MOST_OF_PERSON, Asker, Busy, Crowded, FairQueue

ANN, BEN, CAT = Asker("west", "ann"), Asker("west", "ben"), Asker("east", "cat")


def serve(queue: FairQueue[str], seconds: float = 1.0) -> str:
    """The next job, carried out in so many seconds."""
    found = queue.next()
    assert found is not None
    queue.done(found[0], seconds)
    return found[1]


def test_whoever_asks_for_much_delays_others_by_one_job_at_most() -> None:
    """Those who come later are next."""
    queue: FairQueue[str] = FairQueue(1)
    for number in range(5):
        queue.add(ANN, f"ann {number}")
    running = queue.next()
    queue.add(CAT, "cat")
    queue.add(BEN, "ben")
    assert running == (ANN, "ann 0")
    queue.done(ANN, 1.0)
    assert [serve(queue) for _ in range(3)] == ["cat", "ben", "ann 1"]


def test_turns_are_counted_by_the_time_that_jobs_take() -> None:
    """Who has had a long job waits until the others have had as much."""
    queue: FairQueue[str] = FairQueue(1)
    for number in range(3):
        queue.add(ANN, f"ann {number}")
        queue.add(CAT, f"cat {number}")
    served = [serve(queue, 9.0)]
    served += [serve(queue, 1.0) for _ in range(4)]
    assert served == ["ann 0", "cat 0", "cat 1", "cat 2", "ann 1"]


def test_many_people_behind_one_address_have_one_turn_among_them() -> None:
    """So another session helps nobody."""
    queue: FairQueue[str] = FairQueue(1)
    for number in range(6):
        queue.add(Asker("west", f"guest {number}"), "west")
    for _ in range(3):
        queue.add(CAT, "east")
    assert [serve(queue) for _ in range(6)] == ["west", "east", "west", "east", "west", "east"]


def test_one_person_has_one_job_running_and_one_address_leaves_a_process_free() -> None:
    """Whatever waits."""
    queue: FairQueue[str] = FairQueue(2)
    for who in (ANN, ANN, BEN, Asker("west", "dan")):
        queue.add(who, who.person)
    assert [queue.next(), queue.next(), queue.next()] == [(ANN, "ann"), (BEN, "ben"), None]
    queue.add(CAT, "cat")
    assert queue.next() == (CAT, "cat")


def test_nobody_saves_turns_up_by_waiting() -> None:
    """Whoever comes back begins where the others stand."""
    queue: FairQueue[str] = FairQueue(1)
    queue.add(ANN, "ann")
    serve(queue)
    for number in range(4):
        queue.add(CAT, f"cat {number}")
        if number < 3:
            serve(queue, 10.0)
    for number in range(3):
        queue.add(ANN, f"ann {number}")
    first = [serve(queue, 10.0), serve(queue, 10.0)]
    assert {job.split()[0] for job in first} == {"ann", "cat"}


def test_what_may_wait_is_bounded_for_a_person_an_address_and_all() -> None:
    """In words, with the seconds to wait; what waits already is served."""
    queue: FairQueue[str] = FairQueue(1)
    for _ in range(MOST_OF_PERSON):
        queue.add(ANN, "ann")
    with pytest.raises(Crowded, match="more than can be done at once") as crowded:
        queue.add(ANN, "one more")
    assert (crowded.value.status, crowded.value.wait) == (429, 2)
    for number in range(MOST_OF_NETWORK - MOST_OF_PERSON):
        queue.add(Asker("west", str(number)), "west")
    with pytest.raises(Crowded):
        queue.add(BEN, "ben")
    assert sum(1 for _ in iter(lambda: len(queue) and serve(queue), 0)) == MOST_OF_NETWORK


def test_a_newcomer_is_taken_and_the_newest_of_the_address_with_the_most_gives_way() -> None:
    """So seven addresses do not shut the queue for all."""
    queue: FairQueue[str] = FairQueue(1)
    number = 0
    while len(queue) < MOST:
        queue.add(Asker(f"address {number // MOST_OF_NETWORK}", str(number)), f"job {number}")
        number += 1
    dropped = [queue.add(Asker("new", "ann"), "ann"), queue.add(Asker("new", "ben"), "ben")]
    last = MOST // MOST_OF_NETWORK * MOST_OF_NETWORK - 1
    assert dropped == [f"job {last}", f"job {last - MOST_OF_NETWORK}"]
    assert len(queue) == MOST
    served = [serve(queue) for _ in range(MOST)]
    assert served.index("ann") <= 8
    assert not set(dropped) & set(served)


def test_where_everybody_has_one_job_waiting_the_next_one_is_told_so() -> None:
    """Nobody has more than their share that could give way."""
    queue: FairQueue[str] = FairQueue(1)
    for number in range(MOST):
        queue.add(Asker(str(number), "x"), "other")
    with pytest.raises(Busy, match="Too many people") as busy:
        queue.add(CAT, "cat")
    assert (busy.value.status, busy.value.wait) == (503, 2)
    with pytest.raises(Crowded):
        queue.add(Asker("0", "y"), "one more")
    assert len(queue) == MOST


def test_what_nobody_waits_for_is_dropped() -> None:
    """Whoever asked for it has gone."""
    queue: FairQueue[str] = FairQueue(1)
    queue.add(ANN, "first")
    queue.add(ANN, "second")
    queue.drop(ANN, "first")
    queue.drop(ANN, "never asked for")
    queue.drop(CAT, "of nobody")
    assert len(queue) == 1
    assert serve(queue) == "second"
    assert queue.next() is None
