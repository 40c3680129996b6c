"""What the other tests rely on: complaints of a browser and requests to others are seen."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.watch import Watch
from tests.server.serving import Serving

FOREIGN = "http://elsewhere.invalid/picture.png"


def test_complaints_and_foreign_requests_are_noticed(browser: Browser, server: Serving) -> None:
    """Errors nobody caught, words on the console, violated policies, requests that leave the server."""
    context = browser.new_context(base_url=server.url)
    watch = Watch(context, server.url)
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    assert watch.complaints == []
    assert watch.foreign == []
    page.evaluate("() => { setTimeout(() => { throw new Error('a slip') }) }")
    page.evaluate("console.warn('a warning')")
    page.evaluate(f"() => {{ const image = new Image(); image.src = '{FOREIGN}'; document.body.append(image) }}")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">inline</p>')")
    page.wait_for_timeout(100)
    page.goto("about:blank")
    page.evaluate(f"fetch('{FOREIGN}').catch(() => undefined)")
    said = "\n".join(watch.complaints)
    context.close()
    for complaint in ("a slip", "a warning", "img-src", "style-src"):
        assert complaint in said
    assert FOREIGN in watch.foreign
