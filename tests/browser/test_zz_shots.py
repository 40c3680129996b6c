from __future__ import annotations
import os
import pytest
from tests.browser.conftest import Arrive
from tests.browser.screens import goes_to

SHOTS = os.environ.get("SHOTS", "").split()
OUT = os.environ.get("OUT", "/tmp/shots")

@pytest.mark.parametrize("shot", SHOTS)
def test_shot(arrive: Arrive, shot: str) -> None:
    screen, size, theme = shot.split(":")
    width, height = map(int, size.split("x"))
    player = arrive(phone=width < 500, dark=theme == "dark") if width < 500 else arrive(dark=theme == "dark")
    if width >= 500:
        player.page.set_viewport_size({"width": width, "height": height})
    goes_to(player, screen)
    player.page.wait_for_timeout(1500)
    os.makedirs(OUT, exist_ok=True)
    player.page.screenshot(path=f"{OUT}/{screen}-{size}-{theme}.png")
