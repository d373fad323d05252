import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { admin } from '#platform/command-line/test-admin.ts'
import { usedDataDir } from '#platform/database/test-process.ts'

test('an export gives its result as one JSON document', async () => {
  const dataDir = usedDataDir(onTestFinished)
  const file = join(dataDir, 'books.csv')
  writeFileSync(file, 'title,author,genre\nEmma,Jane Austen,Novel\nPersuasion,Jane Austen,Novel\n')
  await admin(dataDir, 'import', file).outcome()
  const exported = join(dataDir, 'all.jsonl')
  const { stdout, stderr } = await admin(dataDir, 'export', exported, '--json').outcome()
  expect([JSON.parse(stdout), stderr]).toEqual([{ file: exported, exported: 2 }, ''])
  expect(readFileSync(exported, 'utf8').trim().split('\n')).toHaveLength(2)
})

test('an impossible export is refused with the reason', async () => {
  const dataDir = usedDataDir(onTestFinished)
  const said = async (...args: string[]) => (await admin(dataDir, 'export', ...args).outcome()).said
  expect(await said('books.xml')).toContain('must end with .csv or .jsonl')
  expect(await said('books.csv', '--what')).toContain("Unknown option '--what'")
})
