"""A process that connects with a Ray cluster and ends: with 0, or with 1 after it has said why it could not."""

from __future__ import annotations

import sys

from quarterdeck.lab.cluster import connect


def main() -> int:
    """Try the address that was given."""
    try:
        connect(sys.argv[1])
    except Exception as error:  # noqa: BLE001 - whatever Ray raises is why there is no cluster
        sys.stdout.write(str(error).strip().partition("\n")[0])
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
