import { expect, test, vi } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

function endless() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('done') }
}

test('the next caller starts when one before has finished or failed', async () => {
  const limit = concurrencyLimit(1, 10_000)
  const first = endless()
  const failing = () => Promise.reject(new Error('broken'))
  const all = [limit(first.work), limit(failing), limit(() => Promise.resolve('next'))]
  first.end()
  expect(await Promise.allSettled(all)).toEqual([
    { status: 'fulfilled', value: 'done' },
    { status: 'rejected', reason: new Error('broken') },
    { status: 'fulfilled', value: 'next' },
  ])
})

test('a caller that has waited too long is refused, and its work never starts', async () => {
  const limit = concurrencyLimit(1, 20)
  const first = endless()
  const working = limit(first.work)
  const late = vi.fn<() => Promise<string>>(() => Promise.resolve('never'))
  await expect(limit(late)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  })
  first.end()
  expect(await working).toBe('done')
  const both = [limit(() => Promise.resolve('one')), limit(() => Promise.resolve('two'))]
  expect(await Promise.all(both)).toEqual(['one', 'two'])
  expect(late).not.toHaveBeenCalled()
})
