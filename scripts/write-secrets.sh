#!/bin/sh
# Writes a random value into the file .env for each secret that docker-compose.yml requires. Values
# that .env already has stay.
set -eu
cd "$(dirname "$0")/.."
touch .env
chmod go= .env
[ -z "$(tail -c 1 .env)" ] || echo >> .env
for name in $(grep -o '\${[A-Z_]*:?' docker-compose.yml | tr -d '${:?' | sort -u); do
  grep -q "^$name=." .env || echo "$name=$(od -An -N 32 -tx1 /dev/urandom | tr -d ' \n')" >> .env
done
