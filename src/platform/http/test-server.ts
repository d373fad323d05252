import { onTestFinished } from 'vitest'
import { type Instrument, joinInstruments } from '../instruments.ts'
import { createLog } from '../log/log.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { requestFields } from '../request/current-request.ts'
import { createApp } from './app.ts'
import type { RouteHandler } from './route-handler.ts'
import { ask, type Asked } from './test-client.ts'
import { listen, usualPatience } from './wire/listen.ts'

interface Settings {
  trustedProxies?: string[]
  bodyMegabytes?: number
  environmentMark?: string
  instrument?: Instrument
  patience?: Partial<typeof usualPatience>
  whenDone?: WhenDone
}

export type WhenDone = (end: () => void | Promise<void>) => void

export async function serveHandlers(
  handlers: RouteHandler[],
  {
    trustedProxies = [],
    bodyMegabytes = 1,
    environmentMark,
    instrument = joinInstruments([]),
    patience = {},
    whenDone = onTestFinished,
  }: Settings = {},
) {
  const baseUrl = new URL('https://product.example')
  const config = {
    host: '127.0.0.1',
    port: 0,
    baseUrl,
    trustedProxies,
    environmentMark,
    limits: { bodyMegabytes },
  }
  const lines: string[] = []
  const sink = { write: (line: string) => void lines.push(line) }
  const log = createLog({ level: 'debug', fields: requestFields }, sink)
  const metrics = createMetrics()

  const app = createApp({ config, instrument, log, metrics }, { handlers })
  const server = await listen(app, config, { ...usualPatience, ...patience })
  whenDone(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, lines, metrics, ask: (path: string, asked?: Asked) => ask(port, path, asked) }
}

export const anyHandler = (
  answer: RouteHandler['handle'],
  rest: Partial<RouteHandler> = {},
): RouteHandler => ({
  name: 'any',
  matches: () => true,
  handle: answer,
  ...rest,
})

export const fromHere = { origin: 'https://product.example' }
