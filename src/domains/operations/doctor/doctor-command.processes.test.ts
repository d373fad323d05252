import { expect, onTestFinished, test } from 'vitest'
import { admin } from '#platform/command-line/test-admin.ts'
import { temporaryDataDir } from '#platform/database/test-process.ts'

test('issue 8: the doctor tells a line each, the gravest first, and fails on errors', async () => {
  const dataDir = temporaryDataDir(onTestFinished)
  const { exit, said } = await admin(dataDir, 'doctor').outcome()
  expect(exit).toEqual([1, null])
  const lines = said.trim().split('\n')
  expect(lines[0]).toMatch(/^error +BASE_URL is http:\/\/localhost:3000/)
  expect(lines.at(-1)).toMatch(/^1 error, 0 warnings, \d+ advice$/)
  expect((await admin(dataDir, 'doctor', '--what').outcome()).said).toContain(
    "Unknown option '--what'",
  )
})
