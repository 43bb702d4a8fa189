# One image for the API, the classifier, the worker and the migration: the command selects one.
FROM node:24.21.0-bookworm-slim AS node

FROM node AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/web/package.json apps/web/
RUN npm ci --no-audit --no-fund
COPY . .
# The folder of photos is a volume, which gets the owner of this folder.
RUN mkdir /data && chown node:node /data
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && scripts/container/remove-unused-files.sh

# Node.js without package managers and C headers.
FROM node AS runtime
RUN rm -rf /opt/yarn* /usr/local/include /usr/local/lib/node_modules /usr/local/share/doc /usr/local/share/man \
  && find /usr/local/bin -xtype l -delete
COPY scripts/container/health-check /usr/local/bin/

# A new root: files that are removed from a base image remain in its layers.
FROM scratch
COPY --from=runtime / /
WORKDIR /app
ENV PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production HOST=0.0.0.0 CLASSIFIER_HOST=0.0.0.0
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/dist-web ./dist-web
COPY --from=build --chown=node:node /data /data
USER node
CMD ["node", "--enable-source-maps", "dist/apps/api/src/main.js"]
