"""A browser is told that it is one's turn: from the choice in the settings to the table that a click opens."""

from __future__ import annotations

import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import QUICK, Arrive
from tests.browser.player import ME, OPEN, Player
from tests.browser.words import say
from tests.server.pushing import Subscriber
from tests.server.serving import ADDRESS, Standby, serving, steady_port

SUBSCRIPTION: Final = """
    const told = %s;
    let there = null;
    PushManager.prototype.getSubscription = async () => there;
    PushManager.prototype.subscribe = async () => (there = {
        endpoint: told.endpoint, toJSON: () => told, unsubscribe: async () => { there = null; return true; },
    });
"""
"""This browser has no service of its maker's: the one of the test has subscribed it."""
SCREEN: Final = """
    () => {
        self.shown = [];
        registration.showNotification = async (title, how) => { self.shown.push({ title, ...how }); };
    }
"""
"""A Chromium without a window shows no notices, and says so as an error; this notes what it would show."""
CLICK: Final = """
    (action) => new Promise((resolve) => {
        const { data } = self.shown.at(-1);
        self.clients.openWindow = resolve;
        const click = new ExtendableEvent("notificationclick");
        const how = { notification: { data, close: () => undefined }, action, waitUntil: () => undefined };
        self.dispatchEvent(Object.assign(click, how));
    })
"""
"""Nobody can click outside of a page here, so the worker is told of a click, and what it would open is the answer."""


MOVE: Final = """
    async ({ old, told }) => {
        let done;
        const changed = new ExtendableEvent("pushsubscriptionchange");
        const how = { oldSubscription: { endpoint: old }, newSubscription: { toJSON: () => told } };
        self.dispatchEvent(Object.assign(changed, how, { waitUntil: (promise) => { done = promise; } }));
        await done;
    }
"""
"""No maker's service gives this browser another address, so the worker is told that one has."""


class Service(NamedTuple):
    """A push service, and the server that may ask it."""

    url: str
    endpoint: str
    bodies: list[bytes]


@pytest.fixture
def service(tmp_path: Path, standby: Standby) -> Iterator[Service]:
    """Both run; ask for it before anybody arrives, so that it is there until all have left."""
    bodies: list[bytes] = []

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with HTTPServer((ADDRESS, 0), Taking) as taking:
        Thread(target=taking.serve_forever, daemon=True).start()
        port = steady_port()
        url = f"http://{ADDRESS}:{port}"
        options = "--origin", url, "--webhook-network", "127.0.0.0/8"
        with serving(tmp_path, *QUICK, *options, port=port, start=standby):
            yield Service(url, f"http://{ADDRESS}:{taking.server_port}/one", bodies)
        taking.shutdown()


class Delivery:
    """Hands messages to the worker of a page, as a browser does that has received them."""

    def __init__(self, page: Page, origin: str) -> None:
        self._tools = page.context.new_cdp_session(page)
        self._origin = origin
        self._found: list[str] = []
        self._tools.on("ServiceWorker.workerRegistrationUpdated", self._registered)
        self._tools.send("ServiceWorker.enable")

    def _registered(self, event: dict[str, list[dict[str, str]]]) -> None:
        self._found += [
            one["registrationId"] for one in event["registrations"] if one["scopeURL"].startswith(self._origin)
        ]

    def hand_over(self, message: bytes) -> None:
        """Deliver one message."""
        told = {"origin": self._origin, "registrationId": self._found[-1], "data": message.decode()}
        self._tools.send("ServiceWorker.deliverPushMessage", told)


def shown(page: Page) -> list[str]:
    """The titles of the notices that the browser has shown."""
    titles: list[str] = page.context.service_workers[0].evaluate("shown.map((one) => one.title)")
    return titles


def subscribed(player: Player, service: Service) -> Delivery:
    """Let a browser be told: the person presses the button, the server asks, the worker answers."""
    reader = Subscriber()
    told = {"endpoint": service.endpoint, "keys": reader.keys}
    page = player.page
    page.context.grant_permissions(["notifications"], origin=service.url)
    page.add_init_script(SUBSCRIPTION % msgspec.json.encode(told).decode())
    player.asks("/api/me", {"name": "Ben"})
    player.opens("/me")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.service_workers[0].evaluate(SCREEN)
    delivery = Delivery(page, service.url)
    player.presses(say("notices-push-add"))
    expect(page.get_by_text(say("notices-push-here"))).to_be_visible()
    while not service.bodies:
        page.wait_for_timeout(50)
    delivery.hand_over(reader.read(service.bodies.pop()))
    expect(page.get_by_text(say("notices-state-on"))).to_be_visible()
    return delivery


def test_a_browser_is_told_and_a_click_opens_the_table(service: Service, arrive: Arrive) -> None:
    """The first message is answered by the worker; a notice names no table, yet a click leads there."""
    ben, ann = arrive(url=service.url), arrive(url=service.url)
    delivery = subscribed(ben, service)
    assert shown(ben.page) == ["Quarterdeck: notices arrive here"]
    path = ben.makes_table("cardinal", ME, OPEN, first="orange")
    ann.joins(path, "green")
    assert ben.is_to_choose()
    ben.opens("/me")
    message = {
        "type": "your-turn", "subject": "Your turn", "text": "Cardinal", "link": f"{service.url}/turns",
        "off": f"{service.url}/notices/off?token=x", "off_words": "No more",
    }  # fmt: skip
    delivery.hand_over(msgspec.json.encode(message))
    while shown(ben.page)[-1] != "Your turn":
        ben.page.wait_for_timeout(50)
    (worker,) = ben.page.context.service_workers
    assert worker.evaluate(CLICK, "") == path


def test_a_browser_that_gets_another_address_goes_on_being_told(service: Service, arrive: Arrive) -> None:
    """Its maker may change the address at any time; the worker tells the server, with the same quiet hours, and the old one ends."""
    ben = arrive(url=service.url)
    subscribed(ben, service)
    (before,) = ben.page.request.get("/api/notices").json()["channels"]
    ben.asks(f"/api/notices/{before['id']}", {"quiet_from": 60, "quiet_until": 120, "zone": "UTC", "pause": 5})
    (worker,) = ben.page.context.service_workers
    told = {"endpoint": f"{service.endpoint}-two", "keys": Subscriber().keys}
    worker.evaluate(MOVE, {"old": service.endpoint, "told": told})
    (after,) = ben.page.request.get("/api/notices").json()["channels"]
    assert after["address"] == told["endpoint"]
    assert (after["quiet_from"], after["quiet_until"], after["pause"]) == (60, 120, 5)


def test_notices_to_a_browser_are_stopped_there(service: Service, arrive: Arrive) -> None:
    """With its button, which also gives the subscription up."""
    ben = arrive(url=service.url)
    subscribed(ben, service)
    ben.page.get_by_role("button", name=re.compile(re.escape(say("notices-stop")))).first.click()
    expect(ben.page.get_by_text(say("notices-state-on"))).to_be_hidden()
    ben.page.wait_for_function(
        "navigator.serviceWorker.ready.then((here) => here.pushManager.getSubscription()).then((one) => one === null)"
    )
