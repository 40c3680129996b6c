"""Where Chromium is; run as a program it installs Debian's if need be, or says what to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
"""The same engine without the windows of a browser: pages cost half of the processor time."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
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


def install(package: str) -> bool:
    """Install a package of Debian's; whether that went well."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    patient = ["apt-get", "-o", "DPkg::Lock::Timeout=300"]  # another installation may be under way
    update = [*patient, "update", "-q"]
    add = [*patient, "install", "-q", "-y", "--no-install-recommends", package]
    return all(
        subprocess.run(one, check=False, env=environment, stdout=subprocess.DEVNULL).returncode == 0
        for one in (update, add)
    )


def main() -> int:
    """Find it, or install it; any Chromium will do where the shell cannot be had."""
    if os.environ.get("CHROMIUM") or shutil.which(SHELL) is not None:
        return 0
    if shutil.which("apt-get") is not None and os.geteuid() == 0:
        sys.stdout.write("Installing Chromium's headless shell for the browser tests (about 80 MB) …\n")
        if install(SHELL) or find_chromium() is not None or install("chromium"):
            return 0
    if find_chromium() is not None:
        return 0
    sys.stderr.write("The browser tests need Chromium: install it, or name it with CHROMIUM=/path/to/it.\n")
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
