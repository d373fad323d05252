import { expect, onTestFinished, test } from 'vitest'
import { admin } from '#platform/command-line/test-admin.ts'
import { temporaryDataDir } from '#platform/database/test-process.ts'

test('the doctor tells a line each, the gravest first, and fails on errors', async () => {
  const dataDir = temporaryDataDir(onTestFinished)
  const { exit, said } = await admin(dataDir, 'doctor').outcome()
  expect(exit).toEqual([1, null])
  const lines = said.trim().split('\n')
  expect(lines[0]).toMatch(/^error +BASE_URL is http:\/\/localhost:3000/)
  expect(lines.at(-1)).toMatch(/^1 error, 0 warnings, \d+ advice$/)
  const wrong = await admin(dataDir, 'doctor', '--what').outcome()
  expect([wrong.exit, wrong.said]).toEqual([
    [2, null],
    expect.stringContaining("Unknown option '--what'"),
  ])
})

test('the findings of the doctor are one JSON document', async () => {
  const dataDir = temporaryDataDir(onTestFinished)
  const { exit, stdout, stderr } = await admin(dataDir, 'doctor', '--json').outcome()
  expect([exit, stderr]).toEqual([[1, null], ''])
  const { failed, findings } = JSON.parse(stdout) as { failed: boolean; findings: unknown[] }
  expect(failed).toBe(true)
  expect(findings[0]).toEqual({
    weight: 'error',
    text: expect.stringContaining('BASE_URL is http://localhost:3000') as string,
  })
})
