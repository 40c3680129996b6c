"""`make help` tells of everything that can be asked of make."""

from __future__ import annotations

import re
import subprocess

from tests.docs.files import ROOT

TEXT = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = re.findall(r"^\.PHONY: (.+)$", TEXT, re.MULTILINE)


def test_every_target_is_told_by_make_help() -> None:
    """Each in one line, and no line for what is not there."""
    told = re.findall(r"^([a-z-]+):[^#\n]*## \S", TEXT, re.MULTILINE)
    assert "lock" in TARGETS
    assert told == TARGETS
    assert len(set(TARGETS)) == len(TARGETS)


def test_what_targets_need_can_be_made() -> None:
    """Make finds a rule for each file that it would make; nothing is made here.

    Targets that call make call nothing here: what they would call are targets, too.
    """
    command = [
        "make",
        "-n",
        "MAKE=true",
        "UNCOMPILED=",
        "WORKERS=1",
        *TARGETS,
    ]  # programs would be started to know the two
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own Makefile
    assert done.returncode == 0, done.stderr
