"""Pictures of every screen, kept under docs/pictures/; QUARTERDECK_REGENERATE=1 takes them anew."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from struct import unpack
from typing import Final

import pytest
from msgspec import Struct

from tests.browser.conftest import DESKTOP, PHONE, PHONE_GRAIN, QUICK, Arrive
from tests.browser.palette import small_png
from tests.browser.screens import SCREENS, goes_to
from tests.server.serving import Serving, serving

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
REGENERATE: Final = os.environ.get("QUARTERDECK_REGENERATE") == "1"
MOST_BYTES: Final = 150_000
SHOWN: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("desk", "light"): (
        "welcome", "home", "learning", "new-table", "wrong-field", "open-table", "invited", "cardinal", "refusal", "kraken",
        "bruise-cruise", "sailing", "battle", "points", "bremerhaven", "harbor", "score", "pirates", "setting-out", "steering", "aiming", "fleets", "bad-fleet",
        "other-fleets", "sharing", "shoebox", "looking-back", "curtain", "ending", "analysis", "hint", "thought", "lesson", "lesson-mistake",
        "lesson-done", "guided-game", "puzzles", "puzzle", "puzzle-wrong", "puzzle-solved", "editor", "wrong-position", "records",
        "rules", "person",
        "not-found", "no-table", "offline", "kraken-end", "pirates-end",
    ),
    ("desk", "dark"): (
        "home", "cardinal", "kraken", "bruise-cruise", "bremerhaven", "harbor", "pirates", "aiming", "moves", "chat",
    ),
    ("phone", "light"): (
        "welcome", "home", "learning", "new-table", "invited", "cardinal", "kraken", "bruise-cruise", "sailing", "bremerhaven", "harbor", "pirates",
        "setting-out", "aiming", "fleets", "shoebox", "people", "ending", "kraken-end", "pirates-end",
    ),
    ("phone", "dark"): ("home", "kraken", "bruise-cruise", "hand", "bremerhaven", "score", "moves"),
}  # fmt: skip


class Picture(Struct, frozen=True):
    """A screen as somebody sees it."""

    screen: str
    where: str
    theme: str

    @property
    def name(self) -> str:
        """The file's."""
        return f"{self.screen}-{self.where}-{self.theme}.png"

    @property
    def words(self) -> str:
        """What is to be seen."""
        told = (SCREENS[self.screen].__doc__ or "").rstrip(".")
        return f"{told} ({'on a phone' if self.where == 'phone' else 'at a desk'}, {self.theme})"


def pictures() -> Iterator[Picture]:
    """All of them."""
    for (where, theme), screens in SHOWN.items():
        for screen in screens:
            yield Picture(screen, where, theme)


PICTURES: Final = list(pictures())


def page() -> str:
    """The page that shows them."""
    lines = ["# The browser table in pictures", ""]
    lines += ["Every screen, taken by `tests/browser/test_pictures.py` with `QUARTERDECK_REGENERATE=1`.", ""]
    for picture in PICTURES:
        size = ' width="260"' if picture.where == "phone" else ' width="640"'
        lines += [f"**{picture.words}**", "", f'<img src="{picture.name}" alt="{picture.words}"{size}>', ""]
    return "\n".join(lines)


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on which nobody else has tables."""
    with serving(tmp_path_factory.mktemp("studio"), *QUICK) as started:
        yield started


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_is_small_and_as_large_as_its_window(request: pytest.FixtureRequest, picture: Picture) -> None:
    """At most 150 KB; that each screen can be reached and shows its parts is what test_axe.py sees to."""
    if REGENERATE:
        take(request.getfixturevalue("arrive"), request.getfixturevalue("studio"), picture)
    data = (FOLDER / picture.name).read_bytes()
    window, grain = (PHONE, PHONE_GRAIN) if picture.where == "phone" else (DESKTOP, 1)
    assert unpack(">2I", data[16:24]) == (window["width"] * grain, window["height"] * grain)
    assert len(data) <= MOST_BYTES


def take(arrive: Arrive, studio: Serving, picture: Picture) -> None:
    """Go there, and keep what fits the window."""
    player = arrive(url=studio.url, phone=picture.where == "phone", dark=picture.theme == "dark")
    goes_to(player, picture.screen)
    player.page.wait_for_timeout(300)
    taken = player.page.screenshot(animations="disabled", caret="hide")
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / picture.name).write_bytes(small_png(player.page.context.new_page(), taken))


def test_every_screen_has_a_picture_and_the_page_shows_them() -> None:
    """And no other is kept."""
    unpictured = {"resigning", "keys", "record", "watching", "found-rules", "permits"}
    assert {picture.screen for picture in PICTURES} | unpictured == SCREENS.keys()
    if REGENERATE:
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / "README.md").write_text(page(), encoding="utf-8")
    assert (FOLDER / "README.md").read_text(encoding="utf-8") == page()
    names = {picture.name for picture in PICTURES} | {"README.md"}
    assert {file.name for file in FOLDER.iterdir()} <= names
