"""Fleets over HTTP: what there is, what one comes to, what a text means."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from quarterdeck.engine.registry import find_game, keys
from quarterdeck.engine.shipyard import FleetPlan, FleetSum, Stock
from quarterdeck.server.protocol.api import Catalogue, FleetTextRead
from tests.server.site import Site, opened, plain, read, refused

FLEETS = "/api/games/pirates/fleets"
CODE = "40.hms-titan~captain~helmsman~oarsman.hms-plantagenet~helmsman~explorer.hms-albion~explorer"


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


async def test_the_stock_has_every_piece_with_what_it_says(site: Site) -> None:
    """It is sent but once."""
    browser = site.browser()
    answer = await browser.get(FLEETS)
    stock = read(answer, Stock)
    assert len(stock.pieces) > 400
    assert {piece.kind for piece in stock.pieces} <= set(stock.kinds)
    assert {key for piece in stock.pieces for key in piece.says} <= set(stock.sayings)
    known = {clause.id for clause in find_game("pirates").clauses()}
    assert {saying.clause for saying in stock.sayings.values()} <= known
    assert {piece.nation for piece in stock.pieces} - {""} <= {nation.key for nation in stock.nations}
    assert (await browser.get(FLEETS, if_none_match=answer.headers["etag"])).status_code == 304


async def test_offered_fleets_are_allowed(site: Site) -> None:
    """And mean what their short texts say."""
    browser = site.browser()
    stock = read(await browser.get(FLEETS), Stock)
    assert len(stock.offered) >= 20
    for one in stock.offered[:4]:
        found = read(await browser.post(f"{FLEETS}/check", one.plan), FleetSum)
        assert (found.code, found.points, found.nation, found.faults) == (one.code, one.points, one.nation, ())


async def test_a_fleet_is_judged_with_clauses(site: Site) -> None:
    """Whatever is wrong with it: points, room, pieces that there are not."""
    browser = site.browser()
    dear = {"total": 40, "ships": [{"ship": "hms-titan"}, {"ship": "revenant"}, {"ship": "harbinger"}]}
    found = read(await browser.post(f"{FLEETS}/check", dear), FleetSum)
    assert [(fault.path, fault.clause) for fault in found.faults] == [("total", "PI-2.4")]
    assert (found.points, found.allowed, found.nation) == (49, 40, "any")
    full = {"ships": [{"ship": "hms-albion", "crew": ["explorer-english"] * 3}]}
    found = read(await browser.post(f"{FLEETS}/check", full), FleetSum)
    assert ("ships[0]", "PI-4.2") in [(fault.path, fault.clause) for fault in found.faults]
    assert (found.ships[0].spaces, found.ships[0].used) == (2, 3)
    unknown = {"ships": [{"ship": "<b>raft</b>"}]}
    found = read(await browser.post(f"{FLEETS}/check", unknown), FleetSum)
    assert [(fault.path, fault.clause) for fault in found.faults] == [("ships[0].ship", "PI-2.1")]
    assert found.toml == ""


async def test_texts_are_read(site: Site) -> None:
    """A short text, a name, and the TOML that was written."""
    browser = site.browser()
    (plan,) = read(await browser.post(f"{FLEETS}/read", {"text": CODE}), FleetTextRead).fleets
    found = read(await browser.post(f"{FLEETS}/check", plan), FleetSum)
    assert found.code == CODE
    (again,) = read(await browser.post(f"{FLEETS}/read", {"text": found.toml}), FleetTextRead).fleets
    assert again.ships == plan.ships
    (named,) = read(await browser.post(f"{FLEETS}/read", {"text": "Titan's Line"}), FleetTextRead).fleets
    assert named.ships == plan.ships


@pytest.mark.parametrize(
    ("text", "path", "said"),
    [
        ("40.hms-nothing", "part 2", "hms-nothing"),
        ("[[fleet]]\nname = 'x'\nships = [{ship = 'nothing'}]", "fleet[0].ships[0].ship", "nothing"),
        ("[[fleet]]\nname = 3", "fleet[0].name", "str"),
        ("a = [", "", "TOML"),
        ("x" * 5000, "", "characters"),
    ],
)
async def test_texts_that_mean_nothing_are_refused(site: Site, text: str, path: str, said: str) -> None:
    """With the field."""
    found = refused(await site.browser().post(f"{FLEETS}/read", {"text": text}), 400, "malformed")
    assert (found.path or "") == path
    assert said in found.message


async def test_fleets_are_drawn(site: Site) -> None:
    """The same from the same number, of the nation, for the total."""
    browser = site.browser()
    first = read(await browser.get(f"{FLEETS}/random?total=60&nation=spanish&seed=3"), FleetPlan)
    assert first == read(await browser.get(f"{FLEETS}/random?total=60&nation=spanish&seed=3"), FleetPlan)
    found = read(await browser.post(f"{FLEETS}/check", first), FleetSum)
    assert (found.nation, found.allowed, found.faults) == ("spanish", 60, ())
    assert read(await browser.get(f"{FLEETS}/random"), FleetPlan).total == 40
    assert "english" in refused(await browser.get(f"{FLEETS}/random?nation=dutch"), 400, "malformed").message
    refused(await browser.get(f"{FLEETS}/random?total=0"), 400, "malformed")


async def test_only_games_with_fleets_have_them(site: Site) -> None:
    """And the catalogue says which these are, and which options are fleets."""
    browser = site.browser()
    found = read(await browser.get("/api/catalogue"), Catalogue)
    assert [game.key for game in found.games if game.fleets] == ["pirates"]
    pirates = next(game for game in found.games if game.key == "pirates")
    assert [option.name for option in pirates.options if option.kind == "fleet"] == ["red", "green", "blue", "yellow"]
    for key in set(keys()) - {"pirates"}:
        refused(await browser.get(f"/api/games/{key}/fleets"), 404, "not-found")
    refused(await browser.get("/api/games/whist/fleets"), 404, "not-found")


@pytest.mark.parametrize(
    "body",
    [
        {"ships": [{"ship": "x" * 61}]},
        {"ships": [{"ship": "hms-titan"}] * 31},
        {"ships": [{"ship": "hms-titan", "crew": ["captain"] * 31}]},
        {"total": 0},
        {"coins": [-1]},
        {"sails": 3},
    ],
)
async def test_bodies_that_are_no_fleets_are_refused(site: Site, body: dict[str, object]) -> None:
    """Nothing is too large to be judged."""
    refused(await site.browser().post(f"{FLEETS}/check", body), 400, "malformed")
