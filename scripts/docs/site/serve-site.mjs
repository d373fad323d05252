import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { inProject } from '../../bootstrap/project.mjs'
import { say } from '../../bootstrap/words.mjs'

const { PORT = '4000' } = process.env

function refuse(reason) {
  console.error(`${reason}: choose another port, as in PORT=4100 npm run docs -- --serve`)
  process.exit(1)
}

if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) {
  refuse(`PORT should be a whole number from 0 to 65535, not “${PORT}”`)
}
const server = serve({
  hostname: '127.0.0.1',
  port: Number(PORT),
  manual: true,
  silent: true,
  middleware: [staticMiddleware({ dir: inProject('dist-docs') })],
  fetch: () => new Response('There is no such page.', { status: 404 }),
})
server.node.server.once('error', (error) =>
  refuse(error.code === 'EADDRINUSE' ? `Port ${PORT} is in use` : error.message),
)
await server.serve()
say(`The documentation is at ${server.url}`)
