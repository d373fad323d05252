import { expect, test, vi } from 'vitest'
import { serveAuth } from '../auth/test-auth.ts'
import { connect } from '../database/database.ts'
import { testDatabase } from '../database/test-database.ts'
import { silentLog } from '../database/test-server.ts'
import { openSweeper } from '../jobs/sweeper.ts'
import { createLog } from '../log/log.ts'
import { openMail } from '../mail/mail.ts'
import { createMetrics } from './metrics.ts'
import { watchDatabase } from './watch-database.ts'

const database = await testDatabase()
const letter = { to: 'ann@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello' }
const soon = () => new Date(Date.now() + 60_000)

test('issue 8: attempts to sign in are counted by way and outcome', async () => {
  const { signedIn, browser, newestCode, metrics } = await serveAuth(database)
  await signedIn('ann@example.com')
  const visitor = browser()
  await visitor.askCode('bob@example.com')
  const wrong = String((Number((await newestCode('bob@example.com')).slice(0, 6)) + 1) % 1_000_000)
  await visitor.signIn('bob@example.com', wrong.padStart(6, '0'))
  const text = await metrics.registry.metrics()
  expect(text).toContain('sign_ins_total{way="code",outcome="done"} 1')
  expect(text).toContain('sign_ins_total{way="code",outcome="refused"} 1')
})

test('issue 8: what an alert waits for is told as zero before it happens', async () => {
  const metrics = createMetrics()
  const sweeper = openSweeper({ log: silentLog, metrics })
  sweeper.add('Old dust', () => Promise.resolve())
  sweeper.close()
  const text = await metrics.registry.metrics()
  for (const outcome of ['delivered', 'failed', 'given-up']) {
    expect(text).toContain(`mails_total{outcome="${outcome}"} 0\n`)
  }
  expect(text).toContain('sweep_duration_seconds_count{sweep="Old dust",outcome="failed"} 0\n')
})

test('issue 8: what waits in the mail queue is told, and how old it is', async () => {
  const { registry } = createMetrics()
  watchDatabase(registry, database)
  const config = { authSecret: 'x'.repeat(32), mail: undefined }
  const mail = openMail({ config, database, log: silentLog, metrics: createMetrics() })
  const before = Number(/^mail_queue_waiting (\d+)$/m.exec(await registry.metrics())?.[1])
  await mail.send(database.orm, letter, { lane: 'notice', uselessAt: soon() })
  const text = await registry.metrics()
  expect(text).toContain(`mail_queue_waiting ${before + 1}\n`)
  expect(Number(/^mail_queue_oldest_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
  expect(text).toMatch(/^database_connections\{state="waiting"\} 0$/m)
  await mail.close()
})

test('check 30: while the database is away the other figures are told', async () => {
  const { registry } = createMetrics()
  watchDatabase(registry, connect({ host: '127.0.0.1', port: 1 }, silentLog))
  const text = await registry.metrics()
  expect(text).toMatch(/^mail_queue_waiting nan$/im)
  expect(text).toContain('process_start_time_seconds')
})

test('issue 8: lines of the log are counted by level, those that are written', async () => {
  const { lines, registry } = createMetrics()
  const hear = (level: string) => lines.inc({ level })
  const log = createLog({ level: 'warn', hear }, { write: () => {} })
  log.info('nothing')
  log.warn('careful')
  log.error(new Error('broken'))
  const text = await registry.metrics()
  expect(text).toContain('log_lines_total{level="warn"} 1')
  expect(text).toContain('log_lines_total{level="error"} 1')
  expect(text).not.toContain('level="info"')
})

test('issue 8: what is done now and then is timed, and told when it fails', async () => {
  vi.useFakeTimers()
  const metrics = createMetrics()
  const sweeper = openSweeper({ log: silentLog, metrics })
  sweeper.add('Dust', () => Promise.resolve())
  sweeper.add('Rust', () => Promise.reject(new Error('stuck')))
  await vi.advanceTimersByTimeAsync(60_000)
  sweeper.close()
  vi.useRealTimers()
  const text = await metrics.registry.metrics()
  expect(text).toContain('sweep_duration_seconds_count{sweep="Dust",outcome="done"} 1')
  expect(text).toContain('sweep_duration_seconds_count{sweep="Rust",outcome="failed"} 1')
})
