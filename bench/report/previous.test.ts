import { expect, test } from 'vitest'
import type { Unit } from './figure.ts'
import { changesSince, noiseOf } from './previous.ts'
import type { Run } from './results.ts'

type Facts = { build?: string; part?: string; size?: number; unit?: Unit }

const run = (
  value: number | null,
  { build = '', part = 'books', size = 1000, unit = 'share' }: Facts = {},
): Run => ({
  version: 2,
  taken: '2026-11-22T10:00:00.000Z',
  machine: 'here',
  build: build || crypto.randomUUID(),
  parts: { [part]: { sizes: { books: size }, figures: [{ name: 'a list', value, unit }] } },
})

const changeOf = (now: Run, ...earlier: Run[]) => changesSince(now, earlier)('books', 'a list')

test('a change is that since the run before', () => {
  const change = changeOf(run(0.6), run(0.5), run(0.1))
  expect(change?.relative).toBeCloseTo(0.2)
  expect(change?.isWorse).toBe(false)
})

test('less of a share is worse, and more of a time', () => {
  expect(changeOf(run(0.3), run(0.5))?.isWorse).toBe(true)
  expect(changeOf(run(0.8), run(0.5))?.isWorse).toBe(false)
  expect(changeOf(run(80, { unit: 'ms' }), run(50, { unit: 'ms' }))?.isWorse).toBe(true)
  expect(changeOf(run(30, { unit: 'ms' }), run(50, { unit: 'ms' }))?.isWorse).toBe(false)
})

test('nothing that was measured in another size, or not at all, is compared', () => {
  expect(changeOf(run(0.3), run(0.5, { size: 2000 }))).toBeUndefined()
  expect(changeOf(run(0.3), run(0.5, { part: 'users' }))).toBeUndefined()
  expect(changeOf(run(0.3), run(null))).toBeUndefined()
  expect(changeOf(run(0.3), run(0.5, { size: 2000 }), run(0.3))?.relative).toBe(0)
})

test('the difference between two runs of the same build is noise', () => {
  const twice = [run(0.2, { build: 'same' }), run(0.5, { build: 'same' })]
  expect(noiseOf(twice)('share')).toBeCloseTo(1.5)
  expect(changeOf(run(0.3), run(0.5), ...twice)?.isWorse).toBe(false)
  const quiet = [run(0.5, { build: 'same' }), run(0.51, { build: 'same' })]
  expect(changeOf(run(0.45), run(0.5), ...quiet)?.isWorse).toBe(true)
})

test('a figure that was zero and is not any more is worse', () => {
  const shift = { unit: 'shift' } as const
  expect(changeOf(run(0.1, shift), run(0, shift))?.isWorse).toBe(true)
  expect(changeOf(run(0, shift), run(0, shift))).toEqual({ relative: 0, isWorse: false })
})
