"""Games, options, rules, drawings and colours over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Literal
from xml.etree import ElementTree as ET

import msgspec
import pytest
from msgspec import Meta, Struct

from quarterdeck.engine.clauses import Component
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.guide import Guide, guide_of
from quarterdeck.scene.css import known_roles
from quarterdeck.server.pages.catalogue import describe, options_of
from quarterdeck.server.protocol.api import Catalogue, Drawing, OptionInfo, Rules
from quarterdeck.server.protocol.wire import PROTOCOL
from tests.server.site import Site, opened, plain, read, refused

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


async def test_the_catalogue_lists_every_game_with_all_that_a_form_needs(site: Site) -> None:
    """And what the client must agree with."""
    found = read(await site.browser().get("/api/catalogue"), Catalogue)
    assert [game.key for game in found.games] == keys()
    assert found.protocol == PROTOCOL
    assert found.roles == known_roles()
    kraken = next(game for game in found.games if game.key == "kraken")
    assert (kraken.players, kraken.hidden, kraken.packs) == ((2, 3, 4), True, True)
    cardinal = next(game for game in found.games if game.key == "cardinal")
    assert (cardinal.seat_names, cardinal.hidden, cardinal.packs) == (("orange", "green"), False, False)


@pytest.mark.parametrize("key", keys())
def test_every_option_of_our_games_is_explained_and_its_default_is_possible(key: str) -> None:
    """In words, not by the field's name alone."""
    for option in options_of(find_game(key)):
        assert option.label
        assert option.help
        if option.kind == "number":
            assert option.least is not None
            assert option.most is not None
            assert option.least <= int(option.default) <= option.most
        if option.kind == "choice":
            assert option.default in option.choices


def test_options_keep_order_bounds_and_choices() -> None:
    """As the game declares them."""
    rows, columns, first, lost = options_of(find_game("cardinal"))
    assert (rows.name, rows.kind, rows.default, rows.least, rows.most) == ("rows", "number", 4, 3, 7)
    assert columns.name == "columns"
    assert (first.kind, first.default, first.choices) == ("choice", "loser", ("loser", "coin", "orange", "green"))
    assert (lost.default, lost.words) == ("nobody", ("Nobody yet", "Orange", "Green"))


def test_players_choose_which_seat_has_which_name() -> None:
    """The letters are the names in the notation; people read the lines."""
    lines = options_of(find_game("bruise-cruise"))[0]
    assert (lines.name, lines.kind, lines.default, lines.choices) == ("lines", "seats", "PHSD", ("P", "H", "S", "D"))
    assert lines.words == ("Peasant", "Has\u2011Been", "Sørwegian", "Desolation")
    assert describe(find_game("bruise-cruise")).seat_names == lines.words


def test_all_kinds_of_options_can_be_asked_for() -> None:
    """Also those of games whose packages say nothing about them."""

    class Wishes(Struct, frozen=True, kw_only=True):
        """Options of every kind."""

        open_ended: int = 3
        above: Annotated[int, Meta(gt=1, lt=9)] = 2
        fog: bool = False
        captain: str = "Anne"
        flag: Annotated[Literal["red", "black"], Meta(description="of the ship")] = "red"

    game = msgspec.structs.replace(find_game("cardinal"), options=Wishes)
    found = {option.name: option for option in options_of(game)}
    assert found["open_ended"] == OptionInfo(
        name="open_ended", label="Open ended", help="", kind="number", default=3, least=None, most=None
    )
    assert (found["above"].least, found["above"].most) == (2, 8)
    assert (found["fog"].kind, found["fog"].default) == ("switch", False)
    assert (found["captain"].kind, found["captain"].default) == ("text", "Anne")
    assert (found["flag"].kind, found["flag"].choices) == ("choice", ("red", "black"))


@pytest.mark.parametrize("key", keys())
async def test_rules_come_whole_and_in_order(site: Site, key: str) -> None:
    """With the introduction before them, and with where each of them comes from."""
    found = read(await site.browser().get(f"/api/games/{key}/rules"), Rules)
    assert found.introduction == tuple(find_game(key).introduction())
    assert found.clauses == tuple(find_game(key).clauses())
    assert found.credits == find_game(key).credits
    assert {"rulebook", "ruling"} <= {clause.source for clause in found.clauses}


@pytest.mark.parametrize("key", keys())
async def test_what_has_an_id_is_listed(site: Site, key: str) -> None:
    """As `quarterdeck cards` does."""
    found = read(await site.browser().get(f"/api/games/{key}/components"), list[Component])
    known = set(known_roles())
    assert all(len(one.roles) == len(one.drawings) and known.issuperset(one.roles) for one in found)
    assert [(one.kind, one.id, one.text) for one in found] == [
        (one.kind, one.id, one.text) for one in find_game(key).components()
    ]


@pytest.mark.parametrize("key", keys())
async def test_every_drawing_of_a_game_is_sound_svg(site: Site, key: str) -> None:
    """Without scripts or anything from elsewhere."""
    found = read(await site.browser().get(f"/api/games/{key}/art"), dict[str, Drawing])
    assert found
    for drawing in found.values():
        assert len(drawing.box.split()) == 4
        ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing.body}</svg>')  # noqa: S314 - ours
        assert "<script" not in drawing.body
        assert "http" not in drawing.body


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
async def test_every_game_has_a_picture_in_either_theme(site: Site, key: str, theme: str) -> None:
    """Of the board of a game in full swing, as a spectator sees it, with nothing to click."""
    answer = await site.browser().get(f"/api/games/{key}/picture.svg?theme={theme}")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "sandbox" in answer.headers["content-security-policy"]
    picture = ET.fromstring(answer.content)  # noqa: S314 - ours
    assert picture.findtext(f"{SVG}title")
    assert b" data-move=" not in answer.content


@pytest.mark.parametrize("key", keys())
async def test_every_game_of_ours_has_a_cover(site: Site, key: str) -> None:
    """The same bytes for everybody, sent once."""
    browser = site.browser()
    answer = await browser.get(f"/api/games/{key}/cover.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "sandbox" in answer.headers["content-security-policy"]
    assert ET.fromstring(answer.content).get("viewBox") == "0 0 480 300"  # noqa: S314 - ours
    again = await browser.get(f"/api/games/{key}/cover.svg", if_none_match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


async def test_a_game_that_is_not_there_is_not_found(site: Site) -> None:
    """Whatever is asked of it."""
    browser = site.browser()
    for what in ("rules", "components", "art", "picture.svg", "cover.svg"):
        assert "whist" in refused(await browser.get(f"/api/games/whist/{what}"), 404, "not-found").message
    refused(await browser.get("/api/games/cardinal/picture.svg?theme=pink"), 400, "malformed")


async def test_what_is_the_same_for_all_is_sent_once(site: Site) -> None:
    """The style sheet has the roles of both themes."""
    browser = site.browser()
    for path in ("/theme.css", "/api/catalogue", "/api/games/kraken/rules"):
        first = await browser.get(path)
        again = await browser.get(path, if_none_match=first.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")
    sheet = await browser.get("/theme.css")
    assert sheet.headers["content-type"] == "text/css; charset=utf-8"
    assert sheet.headers["content-encoding"] == "gzip"
    assert ".role-page{" in sheet.text
    assert "prefers-color-scheme" in sheet.text


@pytest.mark.parametrize("key", keys())
async def test_every_game_of_ours_has_an_illustrated_page(site: Site, key: str) -> None:
    """With all its pictures, in any theme; a picture that no page has is not there, and nothing is drawn for it."""
    browser = site.browser()
    page = read(await browser.get(f"/api/games/{key}/guide"), Guide)
    assert page == guide_of(key)
    for figure in page.figures():
        answer = await browser.get(f"/api/games/{key}/guide/{figure.name}.svg?theme=dark")
        assert "sandbox" in answer.headers["content-security-policy"]
        assert ET.fromstring(answer.content).findtext(f"{SVG}title") == figure.alt  # noqa: S314 - ours
    refused(await browser.get(f"/api/games/{key}/guide/en.svg"), 404, "not-found")


@pytest.mark.parametrize("key", keys())
def test_every_game_of_ours_says_how_long_it_takes_and_how_hard_it_is(key: str) -> None:
    """And the options of a first game are some that it has."""
    game = describe(find_game(key))
    assert game.guide
    assert 0 < game.minutes[0] <= game.minutes[1]
    assert game.weight in (1, 2, 3)
    find_game(key).options(**dict(game.first_options))
