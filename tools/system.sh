#!/usr/bin/env bash
# Installs what the tests need from the system, if it is missing: a PostgreSQL server and Chromium.
set -euo pipefail

missing=()
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing+=(postgresql)
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null ||
    missing+=(chromium)
[ ${#missing[@]} -eq 0 ] && exit 0

echo "karavelle: the tests need ${missing[*]} from the system"
if ! command -v apt-get >/dev/null; then
    echo "karavelle: install ${missing[*]} with the package manager of this system, then run this again" >&2
    exit 1
fi
as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
