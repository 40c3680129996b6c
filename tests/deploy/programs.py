"""Programs that others run beside the server, for tests: from Python's packages, the system's, or Debian's unpacked."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

BESIDE_PYTHON = Path(sys.executable).parent
"""Where packages put their programs."""
UNPACKED = Path(sys.prefix) / "debian"
"""Where Debian's packages are unpacked: nothing is installed, and no service is started."""


def program(name: str) -> str:
    """The path of a program that comes with a package of the extra `dev`, or with the system."""
    found = shutil.which(name, path=BESIDE_PYTHON) or shutil.which(name)
    return found or missing(f"{name} is not here: install the extra dev")


def of_debian(name: str) -> str:
    """The path of a server of the system; where it is missing, of the one in Debian's package of that name."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    return found or str(_unpacked(name) or missing(f"{name} is not here: install Debian's package {name}"))


def missing(reason: str) -> NoReturn:
    """Skip the test; where nobody reads what was skipped, fail it."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def _unpacked(package: str) -> Path | None:
    """Two workers of one test run may both come here."""
    folder = UNPACKED / package
    place = folder / "usr" / "sbin" / package
    apt, dpkg = shutil.which("apt-get"), shutil.which("dpkg-deb")
    if apt is None or dpkg is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    with (UNPACKED / f"{package}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not place.exists():
            sys.stderr.write(f"\nFetching Debian's package {package} for the tests …\n")
            if os.geteuid() == 0:
                _run([apt, "update", "-qq"], folder)
            _run([apt, "download", "-qq", "-o", "APT::Sandbox::User=", package], folder)
            for archive in folder.glob("*.deb"):
                _run([dpkg, "--extract", str(archive), str(folder)], folder)
    return place if place.exists() else None


def _run(command: list[str], folder: Path) -> None:
    subprocess.run(command, cwd=folder, check=False, stdout=subprocess.DEVNULL)  # noqa: S603 - Debian's own programs
