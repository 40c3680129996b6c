"""Somebody who wants to know, change or delete what others keep to themselves: games, friends, data."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.serving import IN_BOTH_WAYS, way_to_start
from tests.server.siege import Siege, address, besieged
from tests.server.wires import Caller, callers

SEARCHES = 90
"""More than anybody may have answered at once."""


@pytest.fixture(scope="module", params=IN_BOTH_WAYS)
def siege(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Siege]:
    """A server with its limits."""
    with besieged(tmp_path_factory.mktemp("siege"), start=way_to_start(request)) as begun:
        yield begun


async def test_searches_find_nothing_by_signs_of_the_database(siege: Siege) -> None:
    """Wildcards and quotes are letters; nonsense is refused in words."""
    async with callers(siege.server.url, "Ann", "Eve", address=address()) as (_, eve):
        for name in ("%", "_", "' OR 1=1 --", "\\"):
            answer = await eve.client.get("/api/archive", params={"name": name})
            assert (answer.status_code, answer.json()) == (200, {"games": [], "next": ""})
        for query in ("after=1.x%27", "after=-1.m", "person=" + "x" * 65, "least=-1", "players=99", "mine=maybe"):
            answer = await eve.get(f"/api/archive?{query}")
            assert answer.status_code in (200, 400), query
            assert "Traceback" not in answer.text
        siege.secrets += ["OR 1=1"]


async def test_nobody_takes_along_or_deletes_what_is_anothers(siege: Siege) -> None:
    """Only the session says whose it is; another site's page cannot ask for it."""
    async with callers(siege.server.url, "Ann", "Eve", address=address()) as (ann, eve):
        mine = (await ann.get("/api/me")).json()["person"]["id"]
        for path in (f"/api/me/data?person={mine}", f"/api/me/data?user={mine}"):
            assert mine not in (await eve.get(path)).text
        for body in ({"sure": True, "person": mine}, {"sure": True, "user": mine}):
            assert (await eve.post("/api/me/delete", body)).status_code == 400
        foreign = {"origin": "https://evil.example", "cookie": ann.cookie, "content-type": "application/json"}
        for path, content in (
            ("/api/me/delete", b'{"sure":true}'),
            (f"/api/company/{mine}", b'{"kind":"blocked","on":true}'),
        ):
            async with httpx.AsyncClient() as client:
                answer = await client.post(siege.server.url + path, content=content, headers=foreign)
            assert answer.status_code == 403
        assert (await ann.get("/api/me")).json()["person"]["id"] == mine


async def test_bonds_and_invitations_are_seen_by_those_they_are_for(siege: Siege) -> None:
    """Whoever is muted or blocked gets the same answers as before, and nobody declines for others."""
    async with callers(siege.server.url, "Ann", "Ben", "Eve", address=address()) as (ann, ben, eve):
        first = (await ann.get("/api/me")).json()["person"]["id"]
        third = (await eve.get("/api/me")).json()["person"]["id"]
        second = (await ben.get("/api/me")).json()["person"]["id"]
        paths = ("/api/company", f"/api/people/{first}", "/api/people", "/api/matches")
        before = [(await eve.get(path)).content for path in paths]
        for kind in ("muted", "blocked"):
            await ann.post(f"/api/company/{third}", {"kind": kind, "on": True})
        match = await ann.make("me", "open", invite=[second])
        assert [(await eve.get(path)).content for path in paths] == before
        await eve.post(f"/api/matches/{match}/decline")
        assert [one["match"] for one in (await ben.get("/api/company")).json()["invitations"]] == [match]


async def test_searches_of_one_person_are_limited(siege: Siege) -> None:
    """Others go on searching meanwhile."""
    async with callers(siege.server.url, "Eve", address=address()) as (eve,):
        statuses = {(await eve.get("/api/archive?name=x")).status_code for _ in range(SEARCHES)}
        assert 429 in statuses
        other = Caller(siege.server.url, address())
        assert (await other.get("/api/archive")).status_code == 200
        await other.close()
