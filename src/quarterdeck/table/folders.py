"""Where the files of the user lie that programs keep by themselves."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The data folder of a server and of commands: $QUARTERDECK_DATA, else `quarterdeck` in the user's data home."""
    own = environment.get("QUARTERDECK_DATA")
    if own:
        return Path(own).expanduser()
    home = environment.get("XDG_DATA_HOME")
    return (Path(home) if home else Path("~/.local/share").expanduser()) / "quarterdeck"
