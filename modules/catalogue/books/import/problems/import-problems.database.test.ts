import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { importRunsOn } from '../test-import-runs.server.ts'
import { importing } from '../test-import.server.ts'

const database = await testDatabase()
const { pool } = database
const { empty } = importing(database)
beforeEach(async () => {
  await empty()
  await pool.query('DELETE FROM imports; DELETE FROM jobs')
})
const { call, checked, imported, work } = await importRunsOn(database)

const table =
  'title,author,genre,publishedYear\nEmma,Jane Austen,Novel,1815\nSanditon,,Novel,soon\nPersuasion,Jane Austen,Sea,1817\n'

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
