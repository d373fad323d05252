import { setTimeout as pause } from 'node:timers/promises'
import { createLog } from '../log/log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { createApp } from './app.ts'
import { listen } from './listen.ts'
import { stopWhenTold } from './shutdown.ts'

// A process of its own, which tests may kill: it takes a while to answer, and tells its parent where it listens.
const config = {
  host: '127.0.0.1',
  port: 0,
  baseUrl: new URL('http://localhost'),
  trustedProxies: [],
}
const log = createLog({ level: 'info' })
const metrics = createMetrics({ totalCount: 0, idleCount: 0, waitingCount: 0 })
const door = {
  name: 'wait',
  opens: () => true,
  async answer({ path }: { path: string }) {
    await pause(Number(path.slice(1)))
    return new Response('finished')
  },
}
const server = await listen(createApp({ config, log, metrics }, { doors: [door] }), config)
const close = () => Promise.resolve(log.info('The database is closed'))
stopWhenTold(server, { log, close })
process.send?.(server.address())
