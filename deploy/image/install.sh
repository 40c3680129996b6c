#!/bin/sh
# The second stage of the image: the server, and nothing but what it needs.
#
#     install.sh WHEELS PLACE
#
# WHEELS is what build.sh has filled, PLACE the folder of the new virtual environment. Asks no network. Neither compiler
# nor installer are left in it, and it fails if the rules are not compiled.
set -eu
wheels=$1 place=$2
python3 -m venv "$place"
"$place/bin/python" -m pip --disable-pip-version-check install -q --no-index --find-links "$wheels" quarterdeck
"$place/bin/python" -m pip uninstall -q -y --root-user-action=ignore pip setuptools
version=$("$place/bin/quarterdeck" --version)
echo "$version"
case $version in
*uncompiled*)
    echo "The rules are not compiled: has build.sh found a C compiler and the headers of Python?" >&2
    exit 1
    ;;
esac
