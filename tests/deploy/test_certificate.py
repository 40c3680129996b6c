"""Caddy gets its certificates by itself, with the configuration that comes with the project."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck.workers import worker_environment

OWN_NETWORK = ("unshare", "--net", "--mount", *(() if os.geteuid() == 0 else ("--user", "--map-root-user")))


@pytest.mark.long
def test_a_fresh_host_with_a_name_gets_a_certificate(tmp_path: Path) -> None:
    """Over ports 80 and 443, from an authority that asks back; in a network of its own, where no name leads out."""
    if not shutil.which("unshare") or subprocess.run([*OWN_NETWORK, "true"], check=False).returncode:  # noqa: S603 - above
        pytest.skip("this system gives nobody a network of their own")
    said = subprocess.run(  # noqa: S603 - our own module
        [*OWN_NETWORK, sys.executable, "-m", "tests.deploy.fresh_host", str(tmp_path)],
        env=worker_environment(),
        check=False,
        capture_output=True,
        text=True,
    )
    assert said.stdout == "Caddy Local Authority - ECC Intermediate\n", said.stderr
