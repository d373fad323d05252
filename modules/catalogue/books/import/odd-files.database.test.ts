import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { importRunsOn } from './test-import-runs.server.ts'

const database = await testDatabase()
const { upload, checked, manager } = await importRunsOn(database)

const lines = 'application/jsonl'
const header = 'title,author,genre\n'
const good = '{"title":"Emma","author":"Jane Austen","genre":"Novel"}\n'
const titled = (title: string) => `{"title":${title},"author":"A","genre":"G"}\n`
const deep = titled('['.repeat(20_000) + ']'.repeat(20_000))
const xlsx = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(200)])
const xls = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])

test.each([
  ['an Excel workbook', xlsx, 'FILE_IS_WORKBOOK'],
  ['a workbook of Excel 97', xls, 'FILE_IS_WORKBOOK'],
  ['a table with a null byte', `${header}Em\0ma,Jane Austen,Novel\n`, 'FILE_NOT_TEXT'],
])('%s is refused by its name, on the page and over HTTP', async (_, file, code) => {
  expect(await upload(file)).toMatchObject({ status: 400, json: { code } })
  const { send } = await manager()
  expect(await send(file, '?dryRun=true')).toMatchObject({ status: 400, json: { code } })
})

test('a null byte far behind the beginning fails the check at once, with its line', async () => {
  const many = 'Emma,Jane Austen,Novel\n'.repeat(10_000)
  expect(await checked(`${header}${many}Em\0ma,A,B\n`)).toMatchObject({
    state: 'failed',
    failure: { code: 'FILE_NOT_TEXT', line: 10_002 },
  })
})

test.each([
  ['a key `constructor`', '{"constructor":"x","title":"T","author":"A","genre":"G"}\n', 2, 0],
  ['a key `__proto__`', '{"__proto__":{"a":1},"title":"T","author":"A","genre":"G"}\n', 2, 0],
  ['values nested 20,000 deep', deep, 1, 1],
  ['an escaped null byte', titled(String.raw`"a\u0000b"`), 1, 1],
  ['half a character', titled(String.raw`"\ud800"`), 1, 1],
])('JSON Lines with %s are checked line by line', async (_, odd, created, rejected) => {
  const { send } = await manager()
  const counts = { created, rejected }
  expect((await send(good + odd, '?dryRun=true', lines)).json).toMatchObject(counts)
  expect(await checked(good + odd, { type: lines })).toMatchObject({ state: 'checked', counts })
})
