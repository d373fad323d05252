import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { importRunsOn } from '../test-import-runs.server.ts'
import { importing } from '../test-import.server.ts'

const database = await testDatabase()
const { pool } = database
const { shelf, empty } = importing(database)
beforeEach(async () => {
  await empty()
  await pool.query('DELETE FROM imports; DELETE FROM jobs')
})
const { call, checked, imported, work } = await importRunsOn(database)

const table =
  'title,author,genre,publishedYear\nEmma,Jane Austen,Novel,1815\nSanditon,,Novel,soon\nPersuasion,Jane Austen,Sea,1817\n'

describe('equal problems', () => {
  const years = Array.from({ length: 30 }, (_, at) => `Tale ${at},Ada,Novel,soon\n`).join('')
  const file = `${table}${years}Too,few\n`
  const review = async (id: string) => (await call('GET', `/${id}/review`)).json
  const fixed = async (id: string, ...fixes: object[]) => {
    const { status } = await call('PUT', `/${id}/fixes`, { fixes })
    await work()
    return { status, counts: (await call('GET', `/${id}`)).json.counts }
  }
  const leaveEmpty = { field: 'publishedYear', code: 'YEAR_INVALID', action: 'empty' }
  const leaveOut = { code: 'MALFORMED', action: 'leaveOut' }

  test('are grouped, and one fix for all is applied to the check and to the import', async () => {
    const { id, counts } = await checked(file)
    expect(counts).toMatchObject({ created: 2, rejected: 32 })
    expect(await review(id)).toMatchObject({
      groups: [
        { field: 'publishedYear', lines: 31, actions: ['empty', 'leaveOut'] },
        { field: 'author', code: 'REQUIRED', lines: 1, actions: ['leaveOut'] },
        { code: 'MALFORMED', lines: 1, actions: ['leaveOut'] },
      ],
    })
    const once = await fixed(id, leaveEmpty)
    expect(once).toMatchObject({ status: 202, counts: { created: 32, rejected: 2, leftOut: 0 } })
    const twice = await fixed(id, leaveEmpty, leaveOut)
    expect(twice.counts).toMatchObject({ read: 34, created: 32, rejected: 1, leftOut: 1 })
    expect(await review(id)).toMatchObject({ groups: [{ field: 'author' }], lines: [{ line: 3 }] })
    await call('POST', `/${id}/start`)
    await work()
    const done = (await call('GET', `/${id}`)).json
    expect(done.counts).toMatchObject({ created: 32, rejected: 1, leftOut: 1 })
    expect((await shelf()).map(({ publishedYear }) => publishedYear)).toEqual([
      1815,
      1817,
      ...Array.from({ length: 30 }, () => null),
    ])
  })

  test('are there again when their fix is taken back', async () => {
    const { id } = await checked(file)
    await fixed(id, leaveEmpty)
    expect((await fixed(id)).counts).toMatchObject({ created: 2, rejected: 32 })
  })

  test('a fix leaves the value of an existing book as it is', async () => {
    await imported(table)
    const { id } = await checked(table.replace('1815', 'soon'), { update: true })
    expect((await fixed(id, leaveEmpty)).counts).toMatchObject({ updated: 0, unchanged: 2 })
  })

  test.each([
    ['an empty title', [{ field: 'title', code: 'REQUIRED', action: 'empty' }]],
    ['two fixes of one problem', [leaveEmpty, { ...leaveEmpty, action: 'leaveOut' }]],
  ])('%s is refused', async (_, fixes) => {
    const { id } = await checked(file)
    expect((await fixed(id, ...fixes)).status).toBe(400)
    expect(await review(id)).toMatchObject({ groups: [{ lines: 31 }, {}, {}] })
  })

  test('a corrected line leaves its group', async () => {
    const { id } = await checked(file)
    const values = { publishedYear: '1900' }
    await call('PATCH', `/${id}/lines/5`, { values })
    expect(await review(id)).toMatchObject({ groups: [{ lines: 30 }, {}, {}] })
  })
})

test('lines that repeat others of the file are named apart from existing books, and come last', async () => {
  await imported('title,author,genre\nEmma,Jane Austen,Novel\n')
  const file = `${table}EMMA,Jane Austen,Novel,1\nPersuasion,jane austen,Novel,2\nToo,few\n`
  const run = await checked(file)
  expect(run.counts).toMatchObject({ created: 1, existing: 1, repeated: 2, rejected: 2 })
  expect((await call('GET', `/${run.id}/review`)).json).toMatchObject({
    groups: [{ isRepeated: true, lines: 2, actions: [] }, {}, {}, {}],
    lines: [
      { line: 3 },
      { line: 7 },
      { line: 5, problems: [{ field: 'title', code: 'TITLE_TAKEN', repeats: 2 }] },
      { line: 6, values: { title: 'Persuasion' }, problems: [{ repeats: 4 }] },
    ],
  })
  await call('POST', `/${run.id}/start`)
  await work()
  const done = (await call('GET', `/${run.id}`)).json
  expect(done.counts).toMatchObject({ created: 1, existing: 1, repeated: 2, rejected: 2 })
})

test('a line that cannot be read keeps its text and the values at their places', async () => {
  const file = 'genre,title,author\nNovel,Emma,Jane, Austen\nNovel,"Lady\nSusan" x,Jane\n'
  const { id } = await checked(file)
  expect((await call('GET', `/${id}/review`)).json).toMatchObject({
    lines: [
      {
        line: 2,
        raw: 'Novel,Emma,Jane, Austen',
        values: { genre: 'Novel', title: 'Emma', author: 'Jane' },
      },
      { line: 3, raw: 'Novel,"Lady\nSusan" x,Jane', values: null },
    ],
  })
  const { id: other } = await checked('{"title":"Emma"', { type: 'application/jsonl' })
  expect((await call('GET', `/${other}/review`)).json).toMatchObject({
    lines: [{ raw: '{"title":"Emma"', values: null }],
  })
})
