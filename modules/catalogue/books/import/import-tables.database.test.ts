import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { importing } from './test-import.server.ts'

const database = await testDatabase()
const { run, shelf, empty } = importing(database)
beforeEach(empty)

const lines = (...some: string[]) => some.join('\r\n')
const none = { publisher: null, description: null, isbn: null, publishedYear: null, version: 1 }
const emma = { ...none, title: 'Emma', author: 'Jane Austen', genre: 'Novel' }

test.each([
  ['UTF-16 LE', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 BE', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['lines that end with CR', (text: string) => text.replaceAll('\r\n', '\r')],
  [
    'empty lines at its end',
    (text: string) => `${text}\r\n\r\n,,\r\n  \r\n;;\r\n`.replace(';;', ' , ,'),
  ],
])('a table in %s is read', async (_, written) => {
  const table = lines('title,author,genre', 'Emma,Jane Austen,Novel', 'Émile,Rousseau,Novel')
  expect(await run(written(table))).toMatchObject({ read: 2, created: 2, problems: [] })
  expect(await shelf()).toMatchObject([emma, { title: 'Émile' }])
})

test('columns are known by our labels and by the usual names', async () => {
  await run(
    lines(
      'Book title,Writer,Category,ISBN-13,Summary,Year,Additional Authors',
      'Emma,Jane Austen,Novel,9780141439518,Witty,1815,Nobody',
    ),
  )
  const more = { isbn: '9780141439518', description: 'Witty', publishedYear: 1815 }
  expect(await shelf()).toEqual([{ ...emma, ...more }])
})

test('lines that change nothing are counted as unchanged, and not on record', async () => {
  const table = lines(
    'title,author,genre,publishedYear',
    'Emma,Jane Austen,Novel,1815',
    'Sanditon,Jane Austen,Novel,',
  )
  await run(table)
  await database.pool.query('TRUNCATE activities')
  for (const dryRun of [true, false]) {
    expect(await run(table, { update: true, dryRun })).toMatchObject({
      read: 2,
      created: 0,
      updated: 0,
      unchanged: 2,
    })
  }
  const { rows } = await database.pool.query<object>('SELECT action FROM activities')
  expect(rows).toEqual([])
  const next = `${table}\nEmma,Jane Austen,Novel,1816\nEmma,Jane Austen,Novel,1816\nEMMA,Jane Austen,Novel,1816`
  for (const dryRun of [true, false]) {
    expect(await run(next, { update: true, dryRun })).toMatchObject({
      read: 5,
      updated: 2,
      unchanged: 3,
    })
  }
  expect((await shelf()).map(({ version }) => version)).toEqual([3, 1])
})

test('refuses invisible characters and texts without a letter', async () => {
  const { problems } = await run(
    lines(
      'title,author,genre,publisher',
      'Em\u200bma,Jane Austen,Novel,',
      'Emma,\u3164,Novel,',
      'Emma,Jane Austen,\u202eNovel,',
      'Emma,Jane Austen,Novel,\u2800',
      '…,Jane Austen,Novel,',
      'Emma,Jane Austen,Novel,',
    ),
  )
  expect(problems.map(({ line, field, code }) => [line, field, code])).toEqual([
    [2, 'title', 'INVISIBLE_CHARACTERS'],
    [3, 'author', 'INVISIBLE_CHARACTERS'],
    [4, 'genre', 'INVISIBLE_CHARACTERS'],
    [5, 'publisher', 'INVISIBLE_CHARACTERS'],
    [6, 'title', 'LETTER_REQUIRED'],
  ])
  expect(await shelf()).toEqual([emma])
})
