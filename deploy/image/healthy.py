"""Whether the server on this machine can be used: ends with code 0 if so, and says what it was told.

The port is 8000, unless another stands behind the command.
"""

from __future__ import annotations

import http.client
import sys

SECONDS = 4.0


def main() -> int:
    """Ask `/readyz`: whether the database can be read and written."""
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    try:
        connection.request("GET", "/readyz")
        answer = connection.getresponse()
    except (OSError, http.client.HTTPException) as error:
        sys.stdout.write(f"no answer: {error}\n")
        return 1
    sys.stdout.write(f"/readyz: {answer.status}\n")
    return 0 if answer.status == http.HTTPStatus.OK else 1


if __name__ == "__main__":
    raise SystemExit(main())
