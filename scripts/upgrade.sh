#!/bin/sh
# Upgrades the services of docker-compose.yml to the sources in this folder: builds the image,
# migrates the database while the old containers run, then replaces them and waits until the new
# ones are healthy.
set -eu
cd "$(dirname "$0")/.."
docker compose build
docker compose run --rm migrate
docker compose up --detach --no-deps --wait classifier api
