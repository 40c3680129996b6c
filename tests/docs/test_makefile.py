"""`make help` tells of everything that can be asked of make."""

from __future__ import annotations

import re

from tests.docs.files import ROOT

TEXT = (ROOT / "Makefile").read_text(encoding="utf-8")


def test_every_target_is_told_by_make_help() -> None:
    """Each in one line, and no line for what is not there."""
    targets = re.findall(r"^\.PHONY: (.+)$", TEXT, re.MULTILINE)
    told = re.findall(r"^([a-z-]+):[^#\n]*## \S", TEXT, re.MULTILINE)
    assert "lock" in targets
    assert targets == told
    assert len(set(targets)) == len(targets)
