import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { poolSize } from '#platform/database/pool.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { importing } from './test-import.server.ts'
import { importerOn } from './test-importer.server.ts'

const database = await testDatabase()
const { shelf, empty } = importing(database)
beforeEach(empty)
const manager = await importerOn(database)

type Browser = Awaited<ReturnType<typeof manager>>['browser']

function beginImport(port: number, { cookies }: Browser, title: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { ...fromHere, cookie, 'content-type': 'text/csv' }
  const path = '/api/v1/books/import'
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers })
  onTestFinished(() => void sent.destroy())
  const answered = once(sent, 'response').then(
    ([answer]: IncomingMessage[]) => answer?.statusCode,
    () => undefined,
  )
  sent.write(`title,author,genre\n${title},Jane Austen,Novel\n`)
  return { answered, end: () => sent.end() }
}

const arriving = async () => {
  const { rowCount } = await database.pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY incoming%' AND state = 'active'`,
  )
  return rowCount ?? 0
}

test('however many files are on their way, everybody else is served', async () => {
  const { port, browser } = await manager()
  const all = Array.from({ length: poolSize }, (_, at) => beginImport(port, browser, `Tale ${at}`))
  const statuses: (number | undefined)[] = []
  for (const { answered } of all) void answered.then((status) => statuses.push(status))
  await vi.waitUntil(async () => (await arriving()) >= 2, 30_000)
  expect((await browser.ask('/api/v1/books')).status).toBe(200)
  await vi.waitUntil(() => statuses.length === poolSize - 2, 30_000)
  expect(new Set(statuses)).toEqual(new Set([503]))
  expect(await arriving()).toBe(2)
  for (const { end } of all) end()
  await Promise.all(all.map(({ answered }) => answered))
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
  expect(await shelf()).toHaveLength(2)
})

test('imports that come together are all taken, one after the other', async () => {
  const { send } = await manager()
  const files = ['Emma', 'Persuasion', 'Sanditon'].map(
    (title) => `title,author,genre\n${title},Jane Austen,Novel\n`,
  )
  const answers = await Promise.all(files.map((file) => send(file)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await shelf()).toHaveLength(3)
})
