import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { type Person, serveProduct } from '#app/api/test-product.server.ts'
import { importJob } from '#modules/imports/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { untilWaiting } from '#platform/database/test-locks.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { Jobs } from '#platform/jobs/jobs.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'

const database = await testDatabase()
const { pool } = database
const product = await serveProduct(database, {}, undefined, afterAll)
const [ada, noor] = [
  await product.person('Ada', { role: 'admin' }),
  await product.person('Noor', { role: 'admin' }),
]

const uploaded = z.looseObject({ id: z.uuid(), fields: z.array(z.nullable(z.string())) })

function runJobs() {
  const jobs = new Jobs({ database, log: silentLog, metrics: createMetrics() })
  onTestFinished(() => jobs.close())
  jobs.register(importJob, { database, log: silentLog, config: { adminUserIds: [] } })
}

/** A transaction that stays open, on a busy machine for longer than the product allows. */
async function held(statement: string) {
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  await client.query(`SET idle_in_transaction_session_timeout = 0; BEGIN; ${statement}`)
  return client
}

/** Uploads a file and asks for its check. */
async function check({ browser, call }: Person, lines: string) {
  const { json } = await browser.ask('/api/v1/imports/books/upload?fileName=books.csv', {
    method: 'POST',
    headers: { ...fromHere, 'content-type': 'text/csv' },
    body: `title,author,genre\n${lines}\n`,
  })
  const { id, fields } = uploaded.parse(json)
  const path = `/imports/books/${id}`
  const begun = await call('POST', `${path}/check`, { fields, update: false })
  expect(begun.status).toBe(202)
  const run = async () => (await call('GET', path)).json
  const reaches = async (state: string) => {
    const hasIt = async () => (await run())['state'] === state
    await vi.waitUntil(hasIt, { timeout: 60_000, interval: 50 })
    return run()
  }
  const start = async () => {
    await reaches('checked')
    expect((await call('POST', `${path}/start`)).status).toBe(202)
  }
  return { run, reaches, start }
}

test('imports of one user, of which one waits for a lock, do not hold up another’s check', async () => {
  runJobs()
  const first = await check(ada, 'Emma,Jane Austen,Novel')
  await first.reaches('checked')
  const genres = await held('LOCK TABLE genres IN EXCLUSIVE MODE')
  await first.start()
  for (let number = 0; number < 6; number += 1) await check(ada, `Tale ${number},Ada,Novel`)
  await untilWaiting(database)
  const other = await check(noor, 'Persuasion,Jane Austen,Novel')
  await other.reaches('checked')
  expect((await first.run())['state']).toBe('importing')
  await genres.query('ROLLBACK')
  await first.reaches('done')
}, 180_000)

test('a large import in the middle of its writing does not hold up another user’s import, not even one with the same new genre', async () => {
  runJobs()
  const last = await held(
    `INSERT INTO genres (name, colour) VALUES ('Novel', 1) ON CONFLICT DO NOTHING; COMMIT; BEGIN;
     INSERT INTO books (title, author, genre_id) SELECT 'Zoo', 'Ada', id FROM genres LIMIT 1`,
  )
  const many = Array.from({ length: 6000 }, (_, at) => `Volume ${at},Ada,Satire`)
  const large = await check(ada, ['Zoo,Ada,Satire', ...many].join('\n'))
  await large.start()
  await untilWaiting(database)
  const small = await check(noor, 'Lady Susan,Jane Austen,Satire')
  await small.start()
  expect(await small.reaches('done')).toMatchObject({ counts: { created: 1, rejected: 0 } })
  expect((await large.run())['state']).toBe('importing')
  await last.query('ROLLBACK')
  const done = await large.reaches('done')
  expect(done).toMatchObject({ counts: { created: 6001, existing: 0, rejected: 0 } })
  const { rowCount } = await pool.query(
    `SELECT FROM books WHERE deleted_at IS NULL AND title = 'Lady Susan'`,
  )
  expect(rowCount).toBe(1)
}, 180_000)
