#!/bin/sh
# The first stage of the image: all wheels that the server needs, its own with compiled rules and the client inside.
#
#     build.sh SOURCE WHEELS
#
# SOURCE is a clean copy of the project, WHEELS a folder to fill. Every package that is installed on the way has the
# version and the digest that requirements/ names.
set -eu
source=$1 wheels=$2
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
mkdir -p "$wheels"
wheels=$(cd "$wheels" && pwd)
cd "$source"

echo "1 of 3: libraries and compiler …"
python3 -m venv "$tools"
PATH=$tools/bin:$PATH
pip() { "$tools/bin/python" -m pip --disable-pip-version-check "$@"; }
pip download -q --require-hashes --only-binary=:all: --dest "$wheels" -r requirements/play.txt
pip install -q --no-index --find-links "$wheels" --require-hashes -r requirements/play.txt

echo "2 of 3: the client …"
sh web/scripts/node.sh "$tools/bin"
(cd web && npm ci --silent --no-audit --no-fund && npm run --silent build)

echo "3 of 3: the rules, compiled: some two minutes of a processor …"
pip wheel -q --no-deps --no-build-isolation --wheel-dir "$wheels" .
