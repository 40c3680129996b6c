"""The documentation as a site: made without a warning, complete in itself, and found through its search."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

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
STYLES: Final = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')\s]+)""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make docs` makes it: a warning is an error."""
    made = tmp_path_factory.mktemp("site")
    done = subprocess.run(  # noqa: S603 - our own documentation
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


class Taken(HTMLParser):
    """What a page takes from elsewhere by itself, unlike what its readers may go to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "a":
            places = [
                value
                for name, value in attrs
                if name in {"src", "href", "action", "data", "srcset", "poster"} and value
            ]
            self.found += [place for place in places if re.match(r"(?:https?:)?//", place)]


def test_no_page_takes_anything_from_another_host(site: Path) -> None:
    """No fonts, scripts, pictures or styles; so it can be read without a network."""
    pages = sorted(site.rglob("*.html"))
    assert len(pages) >= 60
    for page in pages:
        taken = Taken()
        taken.feed(page.read_text(encoding="utf-8"))
        assert taken.found == [], page.name
    for style in site.rglob("*.css"):
        assert STYLES.findall(style.read_text(encoding="utf-8")) == [], style.name


def test_what_is_taken_from_another_host_is_found() -> None:
    """By a page or by a style; a link is only a link."""
    taken = Taken()
    taken.feed('<a href="https://a.example">a</a><script src="//b.example/b.js"></script><img src="c.png">')
    assert taken.found == ["//b.example/b.js"]
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
        found = Axe().run(reader)
        assert found.violations_count == 0, found.generate_report()


def test_search_finds_rules_and_functions(site: Path, reader: Page) -> None:
    """While one types, on any page."""
    reader.goto((site / "index.html").as_uri())
    for words, where in {
        "crowded": "cardinal/rules.html",
        "replay": "docs/records.html",
        "find_game": "docs/api/games.html",
    }.items():
        reader.keyboard.press("Control+k")
        reader.locator("#pst-search-dialog input").fill(words)
        expect(reader.locator(f"#pst-search-dialog a[href*='{where}']").first).to_be_visible()
        reader.keyboard.press("Escape")
