import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Selection } from './selection.mjs'

const lint = { title: 'lint' }
const units = { title: 'units', canShard: true, reached: () => 'by imports' }
const browser = { title: 'browser', canShard: true, reached: (changed) => changed.map(() => 'a') }
const build = { title: 'build', isNeeded: true }

function recordFile() {
  const folder = mkdtempSync(join(tmpdir(), 'selection-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'unfinished.json')
}

test('a run without options takes every stage whole', () => {
  const selection = new Selection({}, recordFile())
  for (const stage of [lint, units, browser, build]) {
    expect(selection.of(stage, 0).files).toBe(undefined)
  }
  expect(selection.isOver).toBe(false)
})

test('shards divide what can be divided, deal the other stages, and each of them builds', () => {
  const first = new Selection({ shard: '1/2' }, recordFile())
  const second = new Selection({ shard: '2/2' }, recordFile())
  expect(first.of(units, 5).options).toEqual(['--shard=1/2'])
  expect(second.of(units, 5).options).toEqual(['--shard=2/2'])
  expect([0, 1].map((place) => [first, second].map((one) => Boolean(one.of(lint, place))))).toEqual(
    [
      [true, false],
      [false, true],
    ],
  )
  expect([first.of(build, 0), second.of(build, 0)]).toEqual([{}, {}])
  for (const shard of ['0/2', '3/2', 'half']) {
    expect(() => new Selection({ shard }, recordFile())).toThrow('such as 2/4')
  }
})

test('a failed run is resumed with what failed and what it did not reach', () => {
  const record = recordFile()
  const former = new Selection({}, record)
  former.plan(['lint', 'units', 'browser'])
  former.settle('lint', { failed: 0 })
  former.settle('units', { failed: 1, failedFiles: ['a.test.ts'] })
  const next = new Selection({ failed: true }, record)
  expect(next.of(lint, 0)).toBe(undefined)
  expect(next.of(units, 1).files).toEqual(['a.test.ts'])
  expect(next.of(browser, 2)).toEqual({ options: [] })
})

test('a run since a commit takes what its changes reach', () => {
  const selection = new Selection({ since: 'HEAD' }, recordFile())
  expect(selection.of(units, 0).options).toEqual(['--changed=HEAD', '--passWithNoTests'])
  expect(selection.of({ ...browser, reached: () => [] }, 0)).toBe(undefined)
  expect(selection.of({ ...browser, reached: () => ['a.spec.ts'] }, 0).files).toEqual(['a.spec.ts'])
  expect(selection.of({ ...lint, reached: () => false }, 0)).toBe(undefined)
})

test('a time that is up begins no further stage', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => vi.useRealTimers())
  const selection = new Selection({ minutes: '2' }, recordFile())
  vi.setSystemTime(Date.now() + 119_000)
  expect(selection.isOver).toBe(false)
  vi.setSystemTime(Date.now() + 1_000)
  expect(selection.isOver).toBe(true)
  expect(() => new Selection({ minutes: 'soon' }, recordFile())).toThrow('number of minutes')
})
