import { beforeEach, expect, test, vi } from 'vitest'
import { serverParts } from '#app/server-parts.server.ts'
import { serveAuth } from '#domains/identity/auth/test-auth.ts'
import { connect } from '../database/connect.ts'
import { testDatabase } from '../database/test-database.ts'
import { silentLog } from '../database/test-server.ts'
import { defineJob } from '../jobs/define-job.ts'
import { Jobs } from '../jobs/jobs.ts'
import { createLog } from '../log/log.ts'
import { testMail } from '../mail/test-mail.ts'
import { watchMailQueue } from '../mail/watch-mail-queue.ts'
import { createMetrics } from './metrics.ts'
import { watchDatabase } from './watch-database.ts'

const database = await testDatabase()
beforeEach(() => database.pool.query('DELETE FROM jobs'))

const message = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello' }
const soon = () => new Date(Date.now() + 60_000)

test('attempts to sign in are counted by way and outcome', async () => {
  const { browser, newestCode, metrics } = await serveAuth(database)
  const before = await metrics.registry.metrics()
  const { access, accountHooks } = serverParts
  const returned = access.returns.flatMap(({ methods }) => methods(accountHooks))
  for (const way of [...Object.values(access.signInMethods), ...returned]) {
    expect(before).toContain(`sign_ins_total{way="${way}",outcome="done"} 0`)
    expect(before).toContain(`sign_ins_total{way="${way}",outcome="refused"} 0`)
  }
  const visitor = browser()
  await visitor.askCode('ann@example.com')
  await visitor.signIn('ann@example.com', await newestCode('ann@example.com'))
  await visitor.askCode('bob@example.com')
  const wrong = String((Number((await newestCode('bob@example.com')).slice(0, 6)) + 1) % 1_000_000)
  await visitor.signIn('bob@example.com', wrong.padStart(6, '0'))
  const text = await metrics.registry.metrics()
  expect(text).toContain('sign_ins_total{way="code",outcome="done"} 1')
  expect(text).toContain('sign_ins_total{way="code",outcome="refused"} 1')
})

test('a metric that an alert waits for is zero before the event', async () => {
  const metrics = createMetrics()
  const jobs = new Jobs({ database, log: silentLog, metrics })
  jobs.register(defineJob({ name: 'dust', run: () => Promise.resolve() }), undefined)
  await jobs.close()
  const text = await metrics.registry.metrics()
  for (const outcome of ['delivered', 'failed', 'given-up']) {
    expect(text).toContain(`mails_total{outcome="${outcome}"} 0\n`)
  }
  expect(text).toContain('job_duration_seconds_count{name="dust",outcome="failed"} 0\n')
  expect(text).toContain('http_live_events_total 0\n')
  for (const level of ['info', 'warn', 'error', 'fatal']) {
    expect(text).toContain(`log_lines_total{level="${level}"} 0\n`)
  }
})

test('metrics tell how many messages wait in the mail queue, and the age of the oldest', async () => {
  const { registry } = createMetrics()
  watchDatabase(registry, database)
  watchMailQueue(registry, database)
  const config = { authSecret: 'x'.repeat(32), mail: undefined }
  const mail = testMail({ config, database })
  const before = Number(/^mail_queue_waiting (\d+)$/m.exec(await registry.metrics())?.[1])
  await mail.send(database.orm, message, { lane: 'notice', uselessAt: soon() })
  const text = await registry.metrics()
  expect(text).toContain(`mail_queue_waiting ${before + 1}\n`)
  expect(Number(/^mail_queue_oldest_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
  expect(text).toMatch(/^database_connections\{state="waiting"\} 0$/m)
})

test('check 30: while the database is away the other figures are told', async () => {
  const { registry } = createMetrics()
  const away = connect({ host: '127.0.0.1', port: 1 }, silentLog)
  watchDatabase(registry, away)
  watchMailQueue(registry, away)
  const text = await registry.metrics()
  expect(text).toMatch(/^mail_queue_waiting nan$/im)
  expect(text).toContain('process_start_time_seconds')
})

test('lines of the log are counted by level, those that are written', async () => {
  const { lines, registry } = createMetrics()
  const hear = (level: string) => lines.inc({ level })
  const log = createLog({ level: 'warn', hear }, { write: () => {} })
  log.info('nothing')
  log.warn('careful')
  log.error(new Error('broken'))
  const text = await registry.metrics()
  expect(text).toContain('log_lines_total{level="warn"} 1')
  expect(text).toContain('log_lines_total{level="error"} 1')
  expect(text).toContain('log_lines_total{level="info"} 0')
})

test('jobs are timed, by name and outcome', async () => {
  const metrics = createMetrics()
  const jobs = new Jobs({ database, log: silentLog, metrics })
  const dust = defineJob({ name: 'dust', run: () => Promise.resolve() })
  const rust = defineJob({ name: 'rust', run: () => Promise.reject(new Error('stuck')) })
  for (const job of [dust, rust]) {
    jobs.register(job, undefined)
    await jobs.enqueue(database.orm, job, undefined)
  }
  const done = async () =>
    /_count\{name="rust",outcome="failed"\} 1/.test(await metrics.registry.metrics())
  await vi.waitUntil(done, 30_000)
  await jobs.close()
  const text = await metrics.registry.metrics()
  expect(text).toContain('job_duration_seconds_count{name="dust",outcome="done"} 1')
  expect(text).toContain('job_duration_seconds_count{name="rust",outcome="failed"} 1')
})
