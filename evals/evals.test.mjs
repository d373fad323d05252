import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { byNothing, bySolution } from './lib/attempts.mjs'
import { Copy, place } from './lib/copy.mjs'
import { shared } from './lib/points.mjs'
import { score } from './lib/score.mjs'
import { loadTask, taskNames } from './lib/task.mjs'

// Vitest ends its processes without their `exit`.
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('there are ten tasks, each with a prompt, a check and a solution', async () => {
  const tasks = await Promise.all(taskNames.map(loadTask))
  expect(tasks.map(({ name }) => name)).toEqual([
    'add-a-field',
    'add-a-filter',
    'add-a-language',
    'add-a-mail',
    'add-a-resource',
    'add-a-role',
    'fix-a-failing-request',
    'migrate-a-large-table',
    'remove-the-catalogue',
    'upgrade',
  ])
  for (const { name, prompt, points, solution } of tasks) {
    expect(prompt.length, name).toBeGreaterThan(150)
    expect(Object.keys(points).length, name).toBeGreaterThan(3)
    expect(solution, name).toBeTypeOf('function')
  }
})

test.each(taskNames)('the check of %s fails on the untouched copy', async (name) => {
  const { points } = await score(name, byNothing, { isBrief: true })
  expect(points).toMatchObject([{ passed: false }])
})

test('links, guides and the steps of a new product pass in a copy, which lacks this folder', async () => {
  const copy = new Copy()
  try {
    copy.begin()
    await copy.vitest('unit', 'tests/guides scripts/guides scripts/new/product')
  } finally {
    copy.end()
  }
})

test.each(['fix-a-failing-request', 'upgrade'])(
  'the copy that %s prepares is whole: types, conventions and the tests of its searches',
  async (name) => {
    const whole = [...Object.keys(shared), 'searches of all kinds work as before']
    const { points } = await score(name, byNothing)
    const failed = points.filter(({ point, passed }) => whole.includes(point) && !passed)
    expect(failed).toEqual([])
  },
)

test.each(taskNames)('the check of %s passes with its solution', async (name) => {
  const { points } = await score(name, bySolution)
  expect(points.filter(({ passed }) => !passed)).toEqual([])
})
