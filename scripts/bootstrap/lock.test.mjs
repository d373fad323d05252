import { existsSync, utimesSync } from 'node:fs'
import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { TestProject } from './test-project.mjs'

const takeTurns = `
  import { appendFileSync } from 'node:fs'
  import { setTimeout } from 'node:timers/promises'
  import { alone } from './scripts/bootstrap/lock.mjs'
  await alone(async () => {
    appendFileSync('turns', 'in ')
    await setTimeout(100)
    appendFileSync('turns', 'out ')
  })
`

test('a single process holds the lock at a time', async () => {
  const project = new TestProject()
  const processes = [1, 2, 3, 4].map(() => project.start(takeTurns).ended)
  for (const { code } of await Promise.all(processes)) expect(code).toBe(0)
  expect(project.read('turns')).toBe('in out '.repeat(4))
  expect(existsSync(project.path('.bootstrap.lock'))).toBe(false)
})

test.each([
  ['whose owner is dead', hostname(), 2 ** 22 + 1, 10],
  ['that was not touched for long, though a process has that number', 'elsewhere', process.pid, 60],
])('a lock is taken over %s', async (_, host, pid, age) => {
  const project = new TestProject()
  project.write('.bootstrap.lock', `${host} ${pid} x`)
  const then = Date.now() / 1000 - age
  utimesSync(project.path('.bootstrap.lock'), then, then)
  const processes = [1, 2, 3].map(() => project.start(takeTurns).ended)
  await Promise.all(processes)
  expect(project.read('turns')).toBe('in out '.repeat(3))
})

test('a living owner is waited for', async () => {
  const project = new TestProject()
  project.write('.bootstrap.lock', `${hostname()} ${process.pid} x`)
  const waiting = project.start(takeTurns)
  await waiting.says('waiting for it')
  expect(existsSync(project.path('turns'))).toBe(false)
})
