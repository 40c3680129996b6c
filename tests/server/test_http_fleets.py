"""Fleets over HTTP: what there is, what one comes to, what a text means."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import Struct

from quarterdeck.engine.registry import find_game, keys
from quarterdeck.games.pirates.fleets.plan import FleetPlan, FleetStock, FleetSum
from quarterdeck.server.protocol.api import Catalogue
from tests.games.pirates.packs import given, row
from tests.server.site import Site, opened, plain, read, refused


class FleetsRead(Struct):
    """What a text holds: `FleetTextRead` with fleets."""

    fleets: tuple[FleetPlan, ...]


FLEETS = "/api/games/pirates/fleets"
HERON = given(
    row("ship", id="night-heron", name="Night Heron", nation="pirate"),
    row("fleet", name="The Heron", nation="pirate", ships=[{"ship": "night-heron", "crew": ["captain"]}]),
)
"""A pack with a ship of its own."""
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
    stock = read(answer, FleetStock)
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
    stock = read(await browser.get(FLEETS), FleetStock)
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


async def test_packs_and_fleets_that_were_saved_on_windows_are_read(site: Site) -> None:
    """With a byte-order mark and line ends of their own."""
    browser = site.browser()
    saved = "\ufeff" + HERON.replace("\n", "\r\n")
    stock = read(await browser.post(f"{FLEETS}/stock", {"pack": saved}), FleetStock)
    assert stock == read(await browser.post(f"{FLEETS}/stock", {"pack": HERON}), FleetStock)
    (plan,) = read(await browser.post(f"{FLEETS}/read", {"text": CODE}), FleetsRead).fleets
    toml = read(await browser.post(f"{FLEETS}/check", plan), FleetSum).toml
    texts = {"text": "\ufeff" + toml.replace("\n", "\r\n")}
    (again,) = read(await browser.post(f"{FLEETS}/read", texts), FleetsRead).fleets
    assert again.ships == plan.ships


async def test_texts_are_read(site: Site) -> None:
    """A short text, a name, and the TOML that was written."""
    browser = site.browser()
    (plan,) = read(await browser.post(f"{FLEETS}/read", {"text": CODE}), FleetsRead).fleets
    found = read(await browser.post(f"{FLEETS}/check", plan), FleetSum)
    assert found.code == CODE
    (again,) = read(await browser.post(f"{FLEETS}/read", {"text": found.toml}), FleetsRead).fleets
    assert again.ships == plan.ships
    (named,) = read(await browser.post(f"{FLEETS}/read", {"text": "Titan's Line"}), FleetsRead).fleets
    assert named.ships == plan.ships


@pytest.mark.parametrize(
    ("text", "path", "said"),
    [
        ("40.hms-nothing", "part 2", "hms-nothing"),
        ("[[fleet]]\nname = 'x'\nships = [{ship = 'nothing'}]", "fleet[0].ships[0].ship", "nothing"),
        ("[[fleet]]\nname = 3", "fleet[0].name", "must be text, not a whole number"),
        ("a = [", "", "TOML"),
        ("Titans Lion", "", "Titans Lion"),
        ("x" * 5000, "", "characters"),
    ],
    ids=["no such ship", "no such ship in TOML", "no name", "no TOML", "no fleet", "too long"],
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


async def test_what_is_drawn_is_about_as_strong_as_usual(site: Site) -> None:
    """The answer to a check says how strong, and of what that is the sum."""
    browser = site.browser()
    for seed in (1, 2):
        plan = read(await browser.get(f"{FLEETS}/random?nation=english&seed={seed}"), FleetPlan)
        strength = read(await browser.post(f"{FLEETS}/check", plan), FleetSum).strength
        assert strength is not None
        assert abs(strength.value - strength.usual) <= 60
        assert sum(part.number * part.worth for part in strength.parts) == strength.value
    unknown = {"ships": [{"ship": "raft"}]}
    assert read(await browser.post(f"{FLEETS}/check", unknown), FleetSum).strength is None


async def test_a_pack_of_ones_own_has_pieces_of_its_own(site: Site) -> None:
    """They are listed, judged, read and drawn with the pack, and without it they are unknown."""
    browser = site.browser()
    stock = read(await browser.post(f"{FLEETS}/stock", {"pack": HERON}), FleetStock)
    assert stock.pack == "Ours"
    assert "night-heron" in {piece.id for piece in stock.pieces}
    assert {"The Heron"} < {one.plan.name for one in stock.offered}
    own = read(await browser.get(FLEETS), FleetStock)
    assert own.pack == ""
    assert read(await browser.post(f"{FLEETS}/stock", {}), FleetStock) == own
    plan = {"ships": [{"ship": "night-heron"}]}
    assert read(await browser.post(f"{FLEETS}/check", {**plan, "pack": HERON}), FleetSum).faults == ()
    (fault,) = read(await browser.post(f"{FLEETS}/check", plan), FleetSum).faults
    assert fault.clause == "PI-2.1"
    text = {"text": "40.night-heron~captain"}
    (found,) = read(await browser.post(f"{FLEETS}/read", {**text, "pack": HERON}), FleetsRead).fleets
    assert found.ships[0].ship == "night-heron"
    assert "night-heron" in refused(await browser.post(f"{FLEETS}/read", text), 400, "malformed").message
    only = given(row("ship", id="night-heron", nation="pirate"), only=["ship", "fleet"])
    drawn = read(await browser.post(f"{FLEETS}/draw", {"nation": "pirate", "seed": 4, "pack": only}), FleetPlan)
    assert {ship.ship for ship in drawn.ships} == {"night-heron"}


async def test_a_bad_pack_is_refused_with_field_and_value(site: Site) -> None:
    """By every question about fleets; the game's own content goes on."""
    browser = site.browser()
    bad = given(row("ship", effects=["flies"]))
    for path in ("/stock", "/draw", "/check", "/read"):
        body = {"pack": bad, **({"text": CODE} if path == "/read" else {})}
        problem = refused(await browser.post(FLEETS + path, body), 400, "pack")
        assert "ship[0].effects[0]" in (problem.path or "")
        assert "there is no ability 'flies'" in problem.message
        assert "PI-15.1" in problem.message
    refused(await browser.post(f"{FLEETS}/stock", {"pack": "x" * 200_001}), 400, "malformed")
    refused(await browser.post("/api/games/cardinal/fleets/stock", {}), 404, "not-found")
    assert read(await browser.get(FLEETS), FleetStock).pack == ""


async def test_a_table_is_made_with_a_pack_and_a_fleet_of_it(site: Site) -> None:
    """The record has the pack; before the game begins there is none."""
    browser = site.browser()
    await browser.enter()
    match = await browser.make(
        "me", "open", game="pirates", options={"red": "40.night-heron~captain-pirate"}, pack=HERON
    )
    refused(await browser.get(f"/api/matches/{match}/record"), 403, "forbidden")
    match = await browser.make("me", "me", game="pirates", options={"red": "40.night-heron~captain-pirate"}, pack=HERON)
    record = await browser.get(f"/api/matches/{match}/record")
    assert "night-heron" in record.text


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
