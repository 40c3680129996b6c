"""Where Chromium is; run as a program it installs Debian's if there is none, or says what to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    """The path of a Chromium on this machine: $CHROMIUM, or the first that is on the PATH."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def main() -> int:
    """Find it, or install it."""
    if find_chromium() is not None:
        return 0
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        sys.stderr.write("The browser tests need Chromium: install it, or name it with CHROMIUM=/path/to/it.\n")
        return 1
    sys.stdout.write("Installing Chromium for the browser tests (about 115 MB) …\n")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-q"], check=True, env=environment, stdout=subprocess.DEVNULL)
    command = ["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return 0 if find_chromium() is not None else 1


if __name__ == "__main__":
    raise SystemExit(main())
