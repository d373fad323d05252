import { afterEach, expect, test, vi } from 'vitest'
import { createI18n, startI18n } from '#i18n/create-i18n.ts'
import { createQueryClient } from './-query-client.ts'

afterEach(() => vi.unstubAllEnvs())

test('spec 9: fetched data is kept, and fetched again, by the specified times', () => {
  vi.stubEnv('SSR', false)
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ gcTime: 300_000 })
  const retry = queries?.retry
  if (typeof retry !== 'function') throw new TypeError('A rule for retries was expected')
  const away = new Error('away')
  expect([0, 1, 2, 3].map((failures) => retry(failures, away))).toEqual([true, true, true, false])
  const delay = queries?.retryDelay
  if (typeof delay !== 'function') throw new TypeError('A backoff was expected')
  const delays = [0, 1, 2, 3, 4, 5, 6].map((attempt) => delay(attempt, new Error('away')))
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(mutations).toMatchObject({ retry: false })
})

test('only failures of the network and the server are retried', () => {
  vi.stubEnv('SSR', false)
  const retry = createQueryClient().getDefaultOptions().queries?.retry
  if (typeof retry !== 'function') throw new TypeError('A rule for retries was expected')
  const isRetried = (status: number) => retry(0, Object.assign(new Error('no'), { status }))
  expect([0, 429, 500, 502, 503].map(isRetried)).toEqual([true, true, true, true, true])
  expect([400, 401, 403, 404, 409].map(isRetried)).toEqual([false, false, false, false, false])
})

test('spec 9: texts are asked for again as often as it says', async () => {
  const i18n = createI18n()
  await startI18n(i18n, { language: 'en', texts: { common: {} } })
  expect(i18n.options).toMatchObject({ maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 })
})
