"""The client's files and pages."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.site import Site, opened, plain, refused

SCRIPT = b"export const sea = 1;\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A client that was built."""
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Table</title>")
    (built / "assets" / "index-3fa9.js").write_bytes(SCRIPT)
    (built / "assets" / "index-3fa9.js.gz").write_bytes(gzip.compress(SCRIPT))
    (built / "assets" / "index-3fa9.js.br").write_bytes(b"as if it were brotli")
    (built / "assets" / "notes.py").write_text("print('not for serving')")
    (built / "sw.js").write_text("// worker")
    (built / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("not in the folder")
    return built


@pytest.fixture
async def site(tmp_path: Path, folder: Path) -> AsyncIterator[Site]:
    """A site with that client."""
    async with opened(plain(tmp_path, pages=folder)) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/0123456789", "/new", "/rules/cardinal", "/me", "/index.html"])
async def test_every_page_is_the_client(site: Site, path: str) -> None:
    """Which then asks for what it shows; it is never kept without asking."""
    answer = await site.browser().get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Table</title>" in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/assets/other.js",
        "/assets/notes.py",
        "/assets",
        "/nothing.png",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/index-3fa9.js.gz",
        "/api/nothing",
        "/api",
        "/ws/x/y",
        "/t/x.php",
    ],
)
async def test_what_is_not_there_is_not_there(site: Site, path: str) -> None:
    """Nor is anything outside the folder, nor files of other kinds."""
    refused(await site.browser().get(path), 404, "not-found")


async def test_what_is_not_there_takes_nothing_either(site: Site) -> None:
    """A request with a body for a path that has no route is refused in words, and is no fault of the server."""
    refused(await site.browser().post("/api/nothing", {"name": "Ann"}), 404, "not-found")


async def test_files_with_their_digest_in_the_name_are_kept_for_ever(site: Site) -> None:
    """Others are asked for again, and not sent if they are the same."""
    browser = site.browser()
    script = await browser.get("/assets/index-3fa9.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    worker = await browser.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    same = await browser.get("/sw.js", if_none_match=worker.headers["etag"])
    assert (same.status_code, same.content) == (304, b"")
    assert (await browser.get("/sw.js", if_none_match='"other"')).status_code == 200


async def test_files_are_sent_compressed_to_those_who_take_it(site: Site) -> None:
    """In the form that was built, brotli before gzip."""
    browser = site.browser()
    raw = await browser.get("/assets/index-3fa9.js", accept_encoding="identity")
    assert "content-encoding" not in raw.headers
    assert raw.content == SCRIPT
    zipped = await browser.get("/assets/index-3fa9.js", accept_encoding="gzip, br;q=0")
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.content == SCRIPT
    async with browser.client.stream("GET", "/assets/index-3fa9.js", headers={"accept-encoding": "gzip, br"}) as brotli:
        assert brotli.headers["content-encoding"] == "br"
        assert b"".join([part async for part in brotli.aiter_raw()]) == b"as if it were brotli"
    assert brotli.headers["vary"] == "accept-encoding"


async def test_heads_have_no_bodies(site: Site) -> None:
    """But the same headers."""
    answer = await site.browser().client.head("/sw.js")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len("// worker"))


async def test_a_client_that_was_not_built_is_told_of_and_found_once_it_is(tmp_path: Path) -> None:
    """The page says what to do; the server need not start again."""
    folder = tmp_path / "later"
    async with opened(plain(tmp_path, pages=folder)) as site:
        browser = site.browser()
        answer = await browser.get("/")
        assert answer.status_code == 503
        assert answer.headers["content-type"].startswith("text/html")
        assert "make" in answer.text
        assert (await browser.get("/api/catalogue")).status_code == 200
        folder.mkdir()
        (folder / "index.html").write_text("<!doctype html><title>Built</title>")
        assert "Built" in (await browser.get("/")).text


async def test_files_may_change_under_a_running_server(site: Site, folder: Path) -> None:
    """Page and scripts stay those that belong together."""
    browser = site.browser()
    before = await browser.get("/")
    (folder / "index.html").write_text("<!doctype html><title>Newer</title>")
    assert (await browser.get("/")).content == before.content
