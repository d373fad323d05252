import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { longestTurn } from '#platform/test-event-loop.ts'
import { importRunsOn } from './test-import-runs.server.ts'

const database = await testDatabase()
const { checked, manager } = await importRunsOn(database)

const lines = 60_000
/** About 20 to 50 ms of a second; without pauses, one turn takes a fifth to a third. */
const most = 0.15

const file = (header: string, line: (at: number) => string) =>
  Buffer.from(header + Array.from({ length: lines }, (_, at) => `${line(at)}\n`).join(''))
const table = file('title,author,genre\n', (at) => `Book ${at},Ada Lovelace,Novel`)
const problems = file('title,author,genre\n', () => ',Ada Lovelace,Novel')
const objects = file('', (at) => `{"title":"Book ${at}","author":"Ada Lovelace","genre":"Novel"}`)

beforeAll(async () => {
  // The first answer has the API document made that answers of tests are compared with.
  const { send } = await manager()
  await send(Buffer.from('title,author,genre\nWe,Yevgeny Zamyatin,Novel\n'), '?dryRun=true')
})

test.each([
  ['CSV', 'text/csv', table],
  ['JSON Lines', 'application/jsonl', objects],
])(
  `a dry run of ${lines} lines of %s over HTTP is done in many turns of the event loop`,
  async (_, type, sent) => {
    const { send } = await manager()
    const answering = send(sent, '?dryRun=true', type)
    expect(await longestTurn(answering)).toBeLessThan(most)
    expect(await answering).toMatchObject({ status: 200, json: { created: lines } })
  },
)

test('a dry run that finds 100,000 problems answers in many turns of the event loop', async () => {
  const { port, browser } = await manager()
  const answering = readRaw(port, browser)
  expect(await longestTurn(answering)).toBeLessThan(0.06)
  const result = answered.parse(JSON.parse(await answering))
  expect([result.read, result.rejected, result.problems.length]).toEqual([25_000, 25_000, 100_000])
  expect(result.problems.at(-1)).toEqual({
    line: 25_001,
    field: 'isbn',
    code: 'ISBN_INVALID',
    message: 'ISBN is invalid',
  })
})

/** The text of the answer, which is not parsed in the measured time. */
async function readRaw(port: number, { cookies }: Awaited<ReturnType<typeof manager>>['browser']) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = request({
    host: '127.0.0.1',
    port,
    path: '/api/v1/books/import?dryRun=true',
    method: 'POST',
    headers: { ...fromHere, cookie, 'content-type': 'text/csv' },
  })
  sent.end(`title,author,genre,isbn\n${',,,x\n'.repeat(25_000)}`)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
  })
  const parts: Buffer[] = []
  for await (const part of answer as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString()
}

const answered = z.object({
  read: z.int(),
  rejected: z.int(),
  problems: z.array(z.unknown()),
})

test.each([
  ['valid lines', table, { created: lines }],
  ['lines with problems', problems, { rejected: lines }],
])(
  `the check of an uploaded file of ${lines} %s is done in many turns of the event loop`,
  async (_, sent, counts) => {
    const checking = checked(sent)
    expect(await longestTurn(checking)).toBeLessThan(most)
    expect(await checking).toMatchObject({ state: 'checked', counts })
  },
)
