import { beforeEach, describe, expect, test } from 'vitest'
import { importRunsOn } from '#modules/catalogue/books/import/test-import-runs.server.ts'
import { importing } from '#modules/catalogue/books/import/test-import.server.ts'
import { testDatabase } from '#platform/database/test-database.ts'

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
