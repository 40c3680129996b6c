"""The page about security names tests that there are."""

from __future__ import annotations

import re

from tests.docs.files import DOCS, ROOT

PAGE = (DOCS / "security.md").read_text(encoding="utf-8")


def test_every_test_that_shows_a_defence_is_there() -> None:
    """By its name, in one of the tests' files; files are checked as links."""
    there = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 20
    assert [name for name in sorted(named) if f"def {name}(" not in there] == []
    for file in re.findall(r"`(test_\w+\.py)`", PAGE):
        assert list((ROOT / "tests").rglob(file)), file


def test_every_way_to_be_hostile_is_on_the_page() -> None:
    """Each test of hostile people, requests and connections is named where its threat is."""
    missing = []
    for file in ("test_hostile.py", "test_hostile_http.py", "test_hostile_sockets.py"):
        text = (ROOT / "tests" / "server" / file).read_text(encoding="utf-8")
        missing += [name for name in re.findall(r"def (test_\w+)\(", text) if f"`{name}`" not in PAGE]
    assert missing == []
