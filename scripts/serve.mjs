process.env.NODE_ENV ??= 'production'
const { start } = await import('../dist/server/server.js')
await start()
