import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { type Person, serveProduct } from '#app/api/test-product.server.ts'
import { importJob } from '#kit/import/index.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { fromHere } from '#platform/http/test-server.ts'
import { Jobs } from '#platform/jobs/jobs.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'

const database = await testDatabase()
const product = await serveProduct(database, {}, undefined, afterAll)

const uploaded = z.looseObject({ id: z.uuid(), fields: z.array(z.nullable(z.string())) })

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
  return {
    path,
    reaches: (state: string, timeout = 15_000) =>
      vi.waitUntil(async () => (await call('GET', path)).json['state'] === state, {
        timeout,
        interval: 50,
      }),
  }
}

test('imports of one user, of which one waits for a lock, delay another’s check by less than 2 seconds', async () => {
  const [ada, noor] = [
    await product.person('Ada', { role: 'admin' }),
    await product.person('Noor', { role: 'admin' }),
  ]
  const jobs = new Jobs({ database, log: silentLog, metrics: createMetrics() })
  onTestFinished(() => jobs.close())
  jobs.register(importJob, { database, log: silentLog, config: { adminUserIds: [] } })
  const first = await check(ada, 'Emma,Jane Austen,Novel')
  await first.reaches('checked')
  const held = await database.pool.connect()
  onTestFinished(() => held.release(true))
  await held.query('BEGIN; LOCK TABLE genres IN EXCLUSIVE MODE')
  expect((await ada.call('POST', `${first.path}/start`)).status).toBe(202)
  for (let number = 0; number < 6; number += 1) await check(ada, `Tale ${number},Ada,Novel`)
  await vi.waitUntil(async () => {
    const { rowCount } = await database.pool.query('SELECT FROM pg_locks WHERE NOT granted')
    return (rowCount ?? 0) > 0
  }, 10_000)
  const other = await check(noor, 'Persuasion,Jane Austen,Novel')
  await other.reaches('checked', 2000)
  expect((await ada.call('GET', first.path)).json['state']).toBe('importing')
  await held.query('ROLLBACK')
  await first.reaches('done')
}, 60_000)
