import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../database/test-database.ts'
import { silentLog } from '../database/test-server.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { defineJob } from './define-job.ts'
import { Jobs } from './jobs.ts'
import { jobs as table } from './tables.ts'

const database = await testDatabase()
const { orm } = database

function openJobs() {
  const jobs = new Jobs({ database, log: silentLog, metrics: createMetrics() })
  onTestFinished(() => jobs.close())
  return jobs
}

test('jobs of one key run one at a time in all processes together, while other keys go on', async () => {
  const running = { ada: 0, noor: 0 }
  const most = { ada: 0, noor: 0 }
  const work = defineJob({
    name: 'work',
    input: z.enum(['ada', 'noor']),
    concurrency: 4,
    perKey: 1,
    async run(_services: undefined, key) {
      running[key] += 1
      most[key] = Math.max(most[key], running[key])
      await pause(200)
      running[key] -= 1
    },
  })
  const [first, second] = [openJobs(), openJobs()]
  for (let number = 0; number < 20; number += 1) {
    await first.enqueue(orm, work, 'ada', { key: 'ada' })
  }
  first.register(work, undefined)
  await vi.waitUntil(() => running.ada === 1, 30_000)
  second.register(work, undefined)
  await pause(1500)
  await first.enqueue(orm, work, 'noor', { key: 'noor' })
  first.wake()
  await vi.waitUntil(() => running.noor === 1, 30_000)
  expect(await orm.$count(table, eq(table.key, 'ada'))).toBeGreaterThan(1)
  expect(most).toEqual({ ada: 1, noor: 1 })
})
