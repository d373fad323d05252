import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { importRunsOn } from './test-import-runs.server.ts'
import type { Ready } from './test-import-worker.server.ts'

const database = await testDatabase()
const { pool } = database
const { call, checked } = await importRunsOn(database)
const books = 10_000

async function startWorker() {
  const child = fork(`${import.meta.dirname}/test-import-worker.server.ts`, {
    execArgv: [],
    env: { PATH: process.env['PATH'] },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.send(database.connection)
  const [{ calls }] = (await once(child, 'message')) as [Ready]
  expect(calls).toContain('import')
  return child
}

const stored = async () => {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM books')
  return rows[0]?.count
}

test('an import whose process is killed while it writes is done once by the next', async () => {
  const lines = Array.from({ length: books }, (_, at) => `Book ${at},Ada,Novel\n`).join('')
  const { id } = await checked(`title,author,genre\n${lines}`)
  const run = async () => (await call('GET', `/${id}`)).json
  await call('POST', `/${id}/start`)
  const first = await startWorker()
  const isWriting = async () => Number((await run())['progress']) > 250
  await expect.poll(isWriting, { timeout: 120_000, interval: 50 }).toBe(true)
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect([(await run()).state, await stored()]).toEqual(['importing', 0])

  await startWorker()
  await expect.poll(async () => (await run()).state, { timeout: 120_000 }).toBe('done')
  expect((await run()).counts).toMatchObject({ created: books })
  expect(await stored()).toBe(books)
  const { rowCount } = await pool.query(`SELECT FROM activities WHERE action = 'book.import'`)
  expect(rowCount).toBe(1)
}, 300_000)
