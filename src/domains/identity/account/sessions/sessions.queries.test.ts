import { expect, onTestFinished, test, vi } from 'vitest'

test('spec 9: one’s own sessions are asked for again each second', async () => {
  vi.stubEnv('SSR', false)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { sessionsQuery } = await import('./sessions.queries.ts')
  expect(sessionsQuery).toMatchObject({ retryDelay: 1000 })
}, 30_000)
