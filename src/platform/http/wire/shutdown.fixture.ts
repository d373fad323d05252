import { setTimeout as pause } from 'node:timers/promises'
import { createLog } from '../../log/log.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import { createApp } from '../app.ts'
import { listen } from './listen.ts'
import { endAtStop } from './open-streams.ts'
import { stopWhenTold } from './shutdown.ts'

const config = {
  host: '127.0.0.1',
  port: 0,
  baseUrl: new URL('http://localhost'),
  trustedProxies: [],
  limits: { bodyMegabytes: 1 },
}
const log = createLog({ level: 'info' })
const metrics = createMetrics()
function workFor(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

const endlessBody = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('begun'))
      endAtStop(() => controller.close())
    },
  })

const handler = {
  name: 'wait',
  matches: () => true,
  async handle({ path }: { path: string }) {
    const [, way = '', busy] = path.split('/')
    if (way === 'stream') return new Response(endlessBody())
    if (busy === undefined) await pause(Number(way))
    else workFor(Number(busy))
    return new Response('finished')
  },
}
const slowStartMs = Number(process.argv[2] ?? 0)

async function start() {
  const server = await listen(createApp({ config, log, metrics }, { handlers: [handler] }), config)
  const close = () => Promise.resolve(log.info('The database is closed'))
  process.send?.(server.address())
  await pause(slowStartMs)
  return { server, log, close }
}
stopWhenTold(start())
