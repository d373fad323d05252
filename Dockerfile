# Debian, not Alpine: the picture library and Node are built for glibc. The tag says what the digest is: change both together.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE_IMAGE} AS build
WORKDIR /incipit
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
RUN npm run build

# The packages that the build lists, apart from npm's cache.
FROM ${NODE_IMAGE} AS packages
WORKDIR /incipit
COPY --from=build /incipit/dist/package.json /incipit/dist/package-lock.json ./
RUN npm ci

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/incipit MALLOC_ARENA_MAX=2
WORKDIR /incipit
RUN install -d -o node -g node /var/lib/incipit
COPY --from=packages /incipit/node_modules ./node_modules
COPY --from=build /incipit/dist ./
USER node
VOLUME /var/lib/incipit
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "serve.mjs"]
