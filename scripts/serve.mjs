process.env.NODE_ENV ??= 'production'
const { serve } = await import('../dist/server/serve.js')
await serve(() => import('../dist/server/server.js'))
