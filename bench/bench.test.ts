import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../tests/conventions/project-files.ts'

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', BENCH_BRIEF: 'true' },
  })

test('the product that the bench compares with gives the same answers', () => {
  const { status, stderr } = run('bench/agree.ts')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

const parts = globSync('bench/parts/*.ts', { cwd: root }).map((path) => basename(path, '.ts'))
const sizes = ['--books=1000', '--users=1000', '--lines=1000', '--from=1000', '--minutes=3']

test.each(parts)('the part %s of the benchmark measures something, at its smallest', (part) => {
  const { status, stderr, stdout } = run('bench/run.ts', `--only=${part}`, ...sizes)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/\d/)
})

test('a benchmark that left a part out says so in its last line, and fails', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bench/run.ts', '--only=browser'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, BENCH_BRIEF: 'true', CHROMIUM_PATH: '/nowhere' },
  })
  expect(status).toBe(1)
  expect(stderr.trimEnd().split('\n').at(-1)).toBe('1 of 1 parts were left out: browser')
})
