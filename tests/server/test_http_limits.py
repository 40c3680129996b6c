"""How often somebody may ask."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.server.gate.limits import Bucket, Buckets, Limits
from tests.server.site import PASSWORD, Site, opened, plain, refused


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    """And says how long to wait."""
    clock = Clock()
    bucket = Bucket(2.0, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(0.5)
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


@given(st.lists(st.floats(0, 5), max_size=60), st.floats(0.1, 10), st.integers(1, 10))
def test_no_bucket_gives_more_than_burst_and_rate_allow(pauses: list[float], rate: float, burst: int) -> None:
    """Whatever the rhythm."""
    clock = Clock()
    bucket = Bucket(rate, burst, clock)
    taken = 0
    for pause in pauses:
        clock.now += pause
        taken += bucket.take()
    assert taken <= burst + rate * sum(pauses) + 1e-6


def test_callers_are_told_apart_and_the_quietest_are_forgotten() -> None:
    """In bounded memory."""
    clock = Clock()
    buckets = Buckets(1.0, 1, most=3, clock=clock)
    assert all(buckets.of(name).take() for name in "abcd")
    assert len(buckets) == 3
    assert not buckets.of("d").take()
    assert buckets.of("a").take()


def test_without_limits_there_are_none() -> None:
    """For measuring alone."""
    limits = Limits(limited=False)
    for _ in range(1000):
        limits.guest("203.0.113.5")


@asynccontextmanager
async def limited(folder: Path) -> AsyncIterator[Site]:
    """A site with limits, whose clock stands still: however slow this machine is, no bucket fills again."""
    with patch("quarterdeck.server.app.Limits", partial(Limits, clock=Clock())):
        async with opened(plain(folder, limited=True)) as site:
            yield site


async def test_a_flood_from_one_address_is_refused_and_others_are_served(tmp_path: Path) -> None:
    """With the time to wait, as a number and in words."""
    async with limited(tmp_path) as site:
        flooding, other = site.browser("203.0.113.5"), site.browser("203.0.113.6")
        answers = [await flooding.get("/healthz") for _ in range(400)]
        late = answers[-1]
        assert "second" in refused(late, 429, "too-fast").message
        assert int(late.headers["retry-after"]) >= 1
        assert (await other.get("/healthz")).status_code == 200


async def test_guessing_a_password_becomes_slow(tmp_path: Path) -> None:
    """Per login, from however many addresses."""
    async with limited(tmp_path) as site:
        statuses = []
        for k in range(8):
            browser = site.browser(f"203.0.113.{k}")
            statuses.append((await browser.post("/api/login", {"login": "ann", "password": PASSWORD})).status_code)
        assert statuses[0] == 401
        assert statuses[-1] == 429


async def test_tables_and_guests_are_made_at_a_bounded_rate(tmp_path: Path) -> None:
    """Per person, and per address."""
    async with limited(tmp_path) as site:
        browser = site.browser()
        await browser.enter()
        body = {"game": "cardinal", "seats": [{"kind": "me"}, {"kind": "open"}]}
        statuses = [(await browser.post("/api/matches", body)).status_code for _ in range(40)]
        assert (statuses[0], statuses[-1]) == (201, 429)
        statuses = [(await site.browser("203.0.113.9").post("/api/me", {})).status_code for _ in range(50)]
        assert (statuses[0], statuses[-1]) == (200, 429)
