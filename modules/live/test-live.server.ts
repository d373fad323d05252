import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { onTestFinished, vi } from 'vitest'
import { z } from 'zod/mini'
import { apiRouter } from '#app/api/index.server.ts'
import { serverParts } from '#app/server-parts.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { apiHandlers } from '#platform/api/api-handlers.ts'
import { connect } from '#platform/database/connect.ts'
import type { TestDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { open } from '#platform/http/test-client.ts'
import type { WhenDone } from '#platform/http/test-server.ts'
import type { LiveEvent } from './live-event.ts'

const handlers: Parameters<typeof serveAuth>[2] = (services) => [
  ...apiHandlers(apiRouter, services),
  ...serverParts.handlers(services),
]

/** With connections and a feed of its own, as another process has. */
export async function serveLive(
  database: TestDatabase,
  {
    variables = {},
    whenDone = onTestFinished,
  }: { variables?: Record<string, string>; whenDone?: WhenDone } = {},
) {
  const connected = connect(database.connection, silentLog)
  whenDone(() => connected.close())
  const own = { ...connected, connection: database.connection }
  return serveAuth(own, variables, handlers, whenDone)
}

type Served = Awaited<ReturnType<typeof serveLive>>
type Browser = Awaited<ReturnType<Served['signedIn']>>

interface Message {
  id?: string
  event?: string
  data?: string
  retry?: string
}

const address = '/api/live'

export async function listen(
  { port }: Pick<Served, 'port'>,
  { cookies }: Pick<Browser, 'cookies'>,
  { path = address, lastEventId }: { path?: string; lastEventId?: string } = {},
) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) }
  const answer = await open(port, path, { headers })
  onTestFinished(() => void answer.destroy())
  const stream = read(answer)
  // A stream may begin with what happened a moment before, until it tells its position.
  if (answer.statusCode === 200 && path === address && !lastEventId) await stream.begun()
  return { answer, status: answer.statusCode, headers: answer.headers, ...stream }
}

function read(answer: IncomingMessage) {
  let heard = ''
  const state = { isEnded: false, first: 0 }
  answer.setEncoding('utf8').on('data', (text: string) => (heard += text))
  answer.on('error', () => undefined).on('close', () => (state.isEnded = true))
  const messages = () =>
    heard
      .split('\n\n')
      .filter((block) => block !== '')
      .map((block): Message => Object.fromEntries(block.split('\n').map(fieldOf)))
  const events = () =>
    messages()
      .slice(state.first)
      .flatMap(({ id, event, data }) =>
        data !== undefined && event === undefined
          ? [{ eventId: id, ...z.parse(eventSchema, JSON.parse(data)) }]
          : [],
      )
  const named = (name: string) =>
    messages().flatMap(({ event, data = '{}' }) =>
      event === name ? [z.parse(anyObject, JSON.parse(data))] : [],
    )
  return {
    text: () => heard,
    async begun() {
      await vi.waitUntil(() => named('position').length > 0, { timeout: 30_000 })
      state.first = messages().findIndex(({ event }) => event === 'position')
    },
    events,
    named,
    ended: async () => state.isEnded || (await once(answer, 'close')).length >= 0,
    isEnded: () => state.isEnded,
    until: (count: number) => vi.waitUntil(() => events().length >= count, { timeout: 30_000 }),
  }
}

const anyObject = z.record(z.string(), z.unknown())

const eventSchema: z.ZodMiniType<LiveEvent> = z.strictObject({
  resource: z.string(),
  id: z.nullable(z.uuid()),
  version: z.nullable(z.number()),
  action: z.string(),
  own: z.boolean(),
  by: z.nullable(z.string()),
})

const fieldOf = (line: string) => {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 1).trim()] as const
}
