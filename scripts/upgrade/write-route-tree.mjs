import { createServer } from 'vite'

/** The plugin of the router writes `routeTree.gen.ts` as a server starts; this one serves nothing. */
const server = await createServer({
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
  logLevel: 'error',
})
await server.close()
