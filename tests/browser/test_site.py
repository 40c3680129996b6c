"""The documentation as a site: made without a warning, complete in itself, and found through its search."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.accessibility import broken
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE
from tests.docs.files import ROOT

pytestmark = pytest.mark.long

SEEN: Final = (
    "index.html",
    "docs/README.html",
    "docs/games/cardinal.html",
    "docs/games/pirates.html",
    "docs/architecture.html",
    "docs/protocol.html",
    "docs/api/games.html",
    "src/quarterdeck/games/kraken/rules.html",
    "search.html",
)
"""One page of each kind, and those with the widest tables."""
SOUGHT: Final = {"crowded": "cardinal/rules.html", "replay": "docs/records.html", "find_game": "docs/api/games.html"}
"""What somebody looks for, and where it stands."""
RULES: Final = {"rules": {"definition-list": {"enabled": False}}}
"""All but one: Sphinx makes the parameters of a long signature a list without the terms that a list of theirs must have."""
ELSEWHERE: Final = re.compile(r"(?:https?:)?//")
STYLES: Final = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')\s]+)""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make docs` makes it: a warning is an error."""
    made = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "sphinx",
            "-q",
            "-W",
            "--keep-going",
            "-c",
            "docs/site",
            "-d",
            made / "read",
            ".",
            made / "site",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"make docs installs what this needs\n{done.stdout}{done.stderr}"
    return made / "site"


class Reading(HTMLParser):
    """What a page takes from elsewhere by itself, where its links lead, and what they can lead to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.taken: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        places = [
            value for name, value in attrs if name in {"src", "href", "action", "data", "srcset", "poster"} and value
        ]
        if tag == "a":
            self.links += places
        else:
            self.taken += [place for place in places if ELSEWHERE.match(place)]
        self.ids |= {value for name, value in attrs if name == "id" and value}


@pytest.fixture(scope="module")
def readings(site: Path) -> dict[Path, Reading]:
    """All pages of the site."""
    found = {page: Reading(page.read_text(encoding="utf-8")) for page in site.rglob("*.html")}
    assert len(found) >= 100
    return found


def test_no_page_takes_anything_from_another_host(site: Path, readings: dict[Path, Reading]) -> None:
    """No fonts, scripts, pictures or styles; so it can be read without a network."""
    assert {page.name: reading.taken for page, reading in readings.items() if reading.taken} == {}
    for style in site.rglob("*.css"):
        assert STYLES.findall(style.read_text(encoding="utf-8")) == [], style.name


def test_every_link_of_the_site_leads_somewhere(readings: dict[Path, Reading]) -> None:
    """Those that Sphinx and the first page make, too."""
    for page, reading in readings.items():
        for link in reading.links:
            target, _, anchor = unquote(link).partition("#")
            if ":" not in target:
                goal = (page.parent / target).resolve() if target else page
                assert goal.is_file(), f"{page.name}: {link}"
                assert not anchor or goal.suffix != ".html" or anchor in readings[goal].ids, f"{page.name}: {link}"


def test_what_is_taken_from_another_host_is_found() -> None:
    """By a page or by a style; a link is only a link."""
    reading = Reading('<a href="https://a.example">a</a><script src="//b.example/b.js"></script><img src="c.png">')
    assert reading.taken == ["//b.example/b.js"]
    assert STYLES.findall("@import 'https://d.example/d.css'; a { background: url(e.png) }") == [
        "https://d.example/d.css"
    ]


@pytest.fixture(params=["light", "dark"])
def reader(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """Somebody who reads the site as files, by day or by night."""
    expect.set_options(timeout=PATIENCE)
    context = browser.new_context(viewport=DESKTOP, color_scheme=request.param)
    context.set_default_timeout(PATIENCE)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    yield context.new_page()
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    context.close()


@pytest.mark.parametrize("name", SEEN)
def test_a_page_can_be_read_on_a_desk_and_on_a_phone(site: Path, reader: Page, name: str) -> None:
    """Nothing is wider than the screen, and no rule of accessibility is broken."""
    for size in (DESKTOP, PHONE):
        reader.set_viewport_size(size)
        reader.goto((site / name).as_uri())
        expect(reader.locator("h1").first).to_be_visible()
        assert reader.evaluate("document.documentElement.scrollWidth") <= size["width"]
        found = broken(reader, RULES)
        assert found.violations_count == 0, found.generate_report()


def test_search_finds_rules_and_functions(site: Path, reader: Page) -> None:
    """While one types, on any page."""
    reader.goto((site / "index.html").as_uri())
    for words, where in SOUGHT.items():
        reader.keyboard.press("Control+k")
        reader.locator("#pst-search-dialog input").fill("")
        reader.locator("#pst-search-dialog input").press_sequentially(words)
        expect(reader.locator(f"#pst-search-dialog a[href*='{where}']").first).to_be_visible()
        reader.keyboard.press("Escape")
