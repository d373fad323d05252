import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

/** Work that goes on until it is told to end. */
function endless() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('done') }
}

test('so many work at once; the next one begins when one is done', async () => {
  const turn = inTurn(1)
  const first = endless()
  const all = [turn(first.work), turn(() => Promise.resolve('next'))]
  first.end()
  expect(await Promise.all(all)).toEqual(['done', 'next'])
})

test('issue 4: who has waited for too long is told to come back, and takes nobody’s turn', async () => {
  const turn = inTurn(1, 20)
  const first = endless()
  const working = turn(first.work)
  await expect(turn(() => Promise.resolve('never'))).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  })
  first.end()
  expect(await working).toBe('done')
  const both = [turn(() => Promise.resolve('one')), turn(() => Promise.resolve('two'))]
  expect(await Promise.all(both)).toEqual(['one', 'two'])
})
