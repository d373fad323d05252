import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod/mini'
import { connect } from '#platform/database/connect.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { listenInTest } from '#platform/http/test-listen.ts'
import { anyHandler, serveHandlers } from '#platform/http/test-server.ts'
import { traceFields } from './span.server.ts'
import { startTracing } from './start-tracing.server.ts'
import { traceQueries } from './trace-queries.server.ts'

const { connection } = await testDatabase()

const value = z.object({ stringValue: z.optional(z.string()), intValue: z.optional(z.number()) })
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value })),
  status: z.object({ code: z.optional(z.number()) }),
})
const sentSchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
})

async function collector() {
  const spans: z.infer<typeof spanSchema>[] = []
  const asked: { url: string | undefined; authorization: string | undefined }[] = []
  const server = createServer((request, response) => {
    asked.push({ url: request.url, authorization: request.headers.authorization })
    void json(request).then((body) => {
      const sent = sentSchema.parse(body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans)
      spans.push(...sent.flatMap((scope) => scope.spans))
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  return { endpoint: `http://127.0.0.1:${await listenInTest(server)}`, spans, asked }
}

const settings = { headers: { authorization: 'Bearer sesame' }, service: 'library', share: 1 }
const parent = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
const traceparent = `00-${parent}-bbbbbbbbbbbbbbbb-01`

async function traced(trustedProxies: string[]) {
  const { endpoint, spans, asked } = await collector()
  const tracing = startTracing({ ...settings, endpoint: `${endpoint}/` }, silentLog)
  const database = connect(connection, silentLog)
  tracing.watchPool(database.pool)
  const answer = async () => {
    await database.pool.query('SELECT $1::text AS secret', ['ann@example.com'])
    const client = await database.pool.connect()
    await client.query('SELECT 2 AS two').finally(() => client.release())
    return Response.json(traceFields())
  }
  const { ask, lines } = await serveHandlers([anyHandler(answer, { name: '/books/$id' })], {
    trustedProxies,
    instrument: tracing,
  })
  const stop = async () => {
    await database.close()
    await tracing.close()
  }
  return { ask, lines, spans, asked, stop }
}

test('a request is traced with the statements that it asks, in words without values', async () => {
  const { ask, spans, asked, stop } = await traced([])
  const { json: answer } = await ask('/books/7', { headers: { traceparent } })
  await stop()
  expect(asked[0]).toEqual({ url: '/v1/traces', authorization: 'Bearer sesame' })
  const request = spans.find(({ name }) => name === 'GET /books/$id')
  const statements = spans.filter(({ name }) => name === 'SELECT')
  expect(statements).toHaveLength(2)
  for (const { parentSpanId, traceId } of statements) {
    expect([parentSpanId, traceId]).toEqual([request?.spanId, request?.traceId])
  }
  expect(answer).toEqual({ traceId: request?.traceId })
  const words = JSON.stringify(spans)
  expect(words).toContain('SELECT $1::text AS secret')
  expect(words).not.toContain('ann@example.com')
  expect(request?.traceId).not.toBe(parent)
})

test('a trace that a trusted proxy began goes on', async () => {
  const { ask, spans, stop } = await traced(['127.0.0.1'])
  await ask('/books/7', { headers: { traceparent } })
  await stop()
  const request = spans.find(({ name }) => name === 'GET /books/$id')
  expect([request?.traceId, request?.parentSpanId]).toEqual([parent, 'bbbbbbbbbbbbbbbb'])
})

test('a job is traced by its name, and its failure without the message', async () => {
  const { endpoint, spans } = await collector()
  const tracing = startTracing({ ...settings, endpoint }, silentLog)
  await tracing.job('sweep', () => Promise.resolve())
  const failure = new Error('ann@example.com')
  await expect(tracing.job('count', () => Promise.reject(failure))).rejects.toBe(failure)
  await tracing.close()
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
    ['job sweep', 0],
    ['job count', 2],
  ])
  expect(JSON.stringify(spans)).not.toContain('ann@example.com')
})

test('a copy into a table stays a stream, traced or not', async () => {
  const database = connect(connection, silentLog)
  onTestFinished(() => database.close())
  traceQueries(database.pool)
  const client = await database.pool.connect()
  try {
    await client.query('CREATE TEMP TABLE copied (word text)')
    await pipeline(
      [Buffer.from('first\nsecond\n')],
      client.query(copyFrom('COPY copied FROM STDIN')),
    )
    expect((await client.query('SELECT word FROM copied')).rows).toHaveLength(2)
  } finally {
    client.release()
  }
})

test('a collector that is away delays no request', async () => {
  const tracing = startTracing({ ...settings, endpoint: 'http://127.0.0.1:1' }, silentLog)
  const { ask } = await serveHandlers([anyHandler(() => new Response('here'))], {
    instrument: tracing,
  })
  expect((await ask('/')).status).toBe(200)
  await tracing.close()
})
