import { expect, test, vi } from 'vitest'
import { actorOf } from '#platform/activity/actor.ts'
import { concurrencyLimit } from './concurrency-limit.server.ts'

const actor = (id: string) => actorOf({ id, email: `${id}@example.com` })
const [ada, noor] = [actor('ada'), actor('noor')]
const one = { total: 1, each: 1 }

function endless() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('done') }
}

test('the next caller starts when one before has finished or failed', async () => {
  const limit = concurrencyLimit(one, 10_000)
  const first = endless()
  const failing = () => Promise.reject(new Error('broken'))
  const next = () => Promise.resolve('next')
  const all = [limit(ada, first.work), limit(ada, failing), limit(noor, next)]
  first.end()
  expect(await Promise.allSettled(all)).toEqual([
    { status: 'fulfilled', value: 'done' },
    { status: 'rejected', reason: new Error('broken') },
    { status: 'fulfilled', value: 'next' },
  ])
})

test('a caller that has waited too long is refused, and its work never starts', async () => {
  const limit = concurrencyLimit(one, 20)
  const first = endless()
  const working = limit(ada, first.work)
  const late = vi.fn<() => Promise<string>>(() => Promise.resolve('never'))
  await expect(limit(noor, late)).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  })
  first.end()
  expect(await working).toBe('done')
  const both = ['one', 'two'].map((text) => limit(ada, () => Promise.resolve(text)))
  expect(await Promise.all(both)).toEqual(['one', 'two'])
  expect(late).not.toHaveBeenCalled()
})

test('the calls of one user leave places to others', async () => {
  const limit = concurrencyLimit({ total: 2, each: 1 }, 10_000)
  const first = endless()
  const working = [limit(ada, first.work), limit(ada, first.work), limit(ada, first.work)]
  expect(await limit(noor, () => Promise.resolve('served'))).toBe('served')
  first.end()
  expect(await Promise.all(working)).toEqual(['done', 'done', 'done'])
})
