"""Everybody is answered in their own language: what the address asks for, else what the browser prefers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from quarterdeck.guide import Guide
from quarterdeck.messages.language import speaking
from quarterdeck.server.gate.languages import language_of
from quarterdeck.server.protocol.api import Catalogue
from quarterdeck.server.protocol.wire import Refused, Sit, TakeBack, View
from tests.server.serving import Standby, serving
from tests.server.site import Site, opened, plain, read, refused
from tests.server.tables import ME, OPEN, House
from tests.server.wires import callers


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


@pytest.mark.parametrize(
    ("query", "accepted", "language"),
    [
        (b"", "de-DE,de;q=0.9,en;q=0.8", "de"),
        (b"", "en-GB,en;q=0.9,de;q=0.8", "en"),
        (b"", "fr,de;q=0.5,en;q=0.7", "en"),
        (b"", "fr, de;q=0, *;q=0.1", "en"),
        (b"language=de&theme=dark", "en", "de"),
        (b"theme=dark&language=tlh", "de", "de"),
        (b"language=%ff", "", "en"),
        (b"", "", "en"),
        (b"", ";;q=q,,;q=1.5,de;q=nonsense", "de"),
        (b"", "x," * 5000 + "de", "en"),
    ],
)
def test_the_language_of_a_request(query: bytes, accepted: str, language: str) -> None:
    """Nonsense is no reason not to answer."""
    assert language_of(query, accepted) == language


async def test_answers_are_in_the_language_of_whoever_asks(site: Site) -> None:
    """Documents that are kept, too; caches are told that they depend on it."""
    browser = site.browser()
    german = await browser.get("/api/catalogue", accept_language="de")
    english = await browser.get("/api/catalogue", accept_language="en")
    assert "accept-language" in german.headers["vary"]
    taglines = [read(answer, Catalogue).games[2].tagline for answer in (german, english)]
    assert taglines == [
        "Fünf Schiffe auf den Spielplan, und Abstand zum Piraten",
        "Five ships on the board, and keep clear of the pirate",
    ]
    again = await browser.get("/api/catalogue", accept_language="en", if_none_match=german.headers["etag"])
    assert again.status_code == 200
    page = read(await browser.get("/api/games/cardinal/guide?language=de"), Guide)
    assert page.parts[0].heading == "So gewinnst du"
    picture = await browser.get("/api/games/cardinal/guide/won.svg?language=de")
    assert page.figures()[0].alt in picture.text
    picture = await browser.get("/api/games/cardinal/guide/won.svg?language=en")
    assert page.figures()[0].alt not in picture.text
    assert "accept-language" not in (await browser.get("/api/games/cardinal/rules")).headers["vary"]


async def test_refusals_are_in_the_language_of_whoever_asks(site: Site) -> None:
    """Whatever refuses: the server, or a game."""
    browser = site.browser()
    answer = await browser.get("/api/games/whist/rules", accept_language="de-AT")
    assert refused(answer, 404, "not-found").message == "Ein Spiel whist gibt es hier nicht."
    assert "There is no game" in refused(await browser.get("/api/games/whist/rules"), 404, "not-found").message


async def test_a_table_is_shown_to_each_in_their_language(house: House) -> None:
    """The same eyes, two languages: whoever looks first, neither sees the words of the other."""
    ann, ben = await house.person("Ann"), await house.person("Ben")
    room = await house.table(ann, ME, OPEN)
    here, there = await house.come(ann, room), await house.come(ben, room)
    await there.ask(Sit(id=there.number(), seat=1))
    await (here if (await here.view()).waiting[0] == 0 else there).play()
    told = {}
    cid = await house.person("Cid")
    for language in ("en", "de", "en"):
        with speaking(language):
            watcher = await house.come(cid, room)
            view = await watcher.view()
            told[language] = (view.status, view.story[-1].text)
    assert "places a ship on" in told["en"][1]
    assert "setzt ein Schiff auf" in told["de"][1]
    assert told["en"][0] != told["de"][0]


async def test_sockets_of_a_table_speak_different_languages(tmp_path: Path, standby: Standby) -> None:
    """Ann hears German because her page asks for it, Ben hears English; so it is with what is refused."""
    with serving(tmp_path, start=standby) as server:
        async with callers(server.url, "Ann", "Ben") as (ann, ben):
            match = await ann.make("me", "me", options={"first": "orange"})  # no die falls after the first picture
            async with ann.at(f"{match}?language=de") as here, ben.at(match) as there:
                heard = [await wire.first(View) for wire in (here, there)]
                assert heard[0].status != heard[1].status
                told = [await wire.ask(TakeBack(id=1, seat=0, expected=heard[0].revision)) for wire in (here, there)]
    assert [answer.problem.message for answer in told if isinstance(answer, Refused)] == [
        "Du hast keinen Zug gemacht, der zurückgenommen werden könnte.",
        "orange is not your seat.",
    ]
