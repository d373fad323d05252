import { beforeEach, describe, expect, test } from 'vitest'
import { importJob } from '#modules/imports/index.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { importRunsOn } from './test-import-runs.server.ts'
import { importing } from './test-import.server.ts'

const database = await testDatabase()
const { pool } = database
const { shelf, empty } = importing(database)
beforeEach(async () => {
  await empty()
  await pool.query('DELETE FROM imports; DELETE FROM jobs')
})
const { call, upload, checked, imported, work, needed } = await importRunsOn(database)

const table =
  'title,author,genre,publishedYear\nEmma,Jane Austen,Novel,1815\nSanditon,,Novel,soon\nPersuasion,Jane Austen,Sea,1817\n'

describe('an uploaded file is matched and checked', () => {
  test.each([
    ['Title;Author;Genre;Year', 'title,author,genre,publishedYear'],
    ['Titre;Auteur;Genre;Année', 'title,author,genre,publishedYear'],
    ['العنوان;المؤلف;النوع;السنة', 'title,author,genre,publishedYear'],
    ['Kichwa;Mwandishi;Aina;Mwaka', 'title,author,genre,publishedYear'],
    ['Heading;Writer;Kind;Printed', ',author,,publishedYear'],
    ['Title;Title;Author;Number', 'title,,author,isbn'],
  ])('the columns %s are matched by labels, other names and content', async (names, fields) => {
    const last = names.endsWith('Number') ? '978-0-14-143951-8' : '1815'
    const { status, json } = await upload(`${names}\nEmma;Jane Austen;Novel;${last}\n`)
    expect([status, json.fields.map((field) => field ?? '').join()]).toEqual([201, fields])
  })

  test('a check counts, names new genres and keeps lines with problems', async () => {
    const run = await checked(table)
    expect(run).toMatchObject({
      state: 'checked',
      counts: { read: 3, created: 2, existing: 0, rejected: 1 },
    })
    expect(await shelf()).toEqual([])
    const { json: review } = await call('GET', `/${run.id}/review`)
    expect(review).toMatchObject({
      creating: [{ field: 'genre', names: ['Sea'] }],
      preview: [
        { line: 2, values: { title: 'Emma', publishedYear: '1815' } },
        { line: 4, values: { title: 'Persuasion' } },
      ],
      lines: [
        {
          line: 3,
          values: { title: 'Sanditon', author: '', publishedYear: 'soon' },
          problems: [
            { field: 'author', code: 'REQUIRED' },
            { field: 'publishedYear', code: 'YEAR_INVALID' },
          ],
        },
      ],
    })
  })

  test('records that are there already are counted apart from problems', async () => {
    await imported(table)
    const run = await checked(`${table}Emma,jane austen,Novel,1900\n`)
    expect(run.counts).toMatchObject({ created: 0, existing: 2, repeated: 1, rejected: 1 })
    const update = await checked(table.replace('1815', '1816'), { update: true })
    expect(update.counts).toMatchObject({ created: 0, updated: 1, unchanged: 1, rejected: 1 })
  })

  test.each([
    ['an empty file', '', 400, 'FILE_EMPTY'],
    ['a file of another type', '{}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s is refused at once', async (_, file, status, code) => {
    const refused = await upload(file, code === 'FILE_EMPTY' ? 'text/csv' : 'application/json')
    expect([refused.status, refused.json['code']]).toEqual([status, code])
  })

  test.each([
    ['FILE_NOT_UTF8', Buffer.from('title,author,genre\nA,B,C\nÉmile,B,C\n', 'latin1'), 3],
    ['FILE_UNCLOSED_QUOTE', 'title,author,genre\nA,B,C\n"D,E,F\n', 3],
    ['FILE_COLUMNS_MISSING', 'title\nA\n', undefined],
  ])('a check tells of %s', async (code, file, line) => {
    const run = await checked(file)
    expect(run).toMatchObject({ state: 'failed', failure: { code, during: 'checking' } })
    expect(run.failure?.line).toBe(line)
  })

  test('a check names the fields that have no column', async () => {
    const { failure } = await checked('title\nA\n')
    expect(failure).toMatchObject({ fieldNames: ['author', 'genre'] })
    const fields = ['title', 'author', 'genre', 'title']
    const twice = await checked('a,b,c,d\nA,B,C,D\n', { fields })
    expect(twice.failure).toMatchObject({ code: 'FILE_COLUMN_TWICE', fieldNames: ['title'] })
  })
})

describe('an import is a job', () => {
  test('it is on record once, and its file is deleted', async () => {
    const news = recordOf(database)
    await news()
    const run = await imported(table)
    expect(run).toMatchObject({
      state: 'done',
      counts: { created: 2, rejected: 1 },
    })
    expect(await news()).toMatchObject([
      { action: 'book.import', actorEmail: 'ada@example.com', after: { created: 2 } },
    ])
    expect((await pool.query('SELECT FROM import_chunks')).rowCount).toBe(0)
  })

  test('a second try imports nothing twice', async () => {
    const { id } = await checked(table)
    const started = await call('POST', `/${id}/start`)
    expect(started).toMatchObject({ status: 202, json: { state: 'importing' } })
    expect((await call('POST', `/${id}/start`)).status).toBe(409)
    const { rows } = await pool.query<{ input: object }>(
      `SELECT input FROM jobs WHERE name = 'run-import'`,
    )
    const input = importJob.input.parse(rows[0]?.input)
    await Promise.all([importJob.run(needed, input), importJob.run(needed, input)])
    await importJob.run(needed, input)
    expect(await shelf()).toHaveLength(2)
  })

  test('a cancelled import changes nothing, and can be checked again', async () => {
    const { id, fields } = await checked(table)
    await call('POST', `/${id}/start`)
    expect((await call('POST', `/${id}/cancel`)).json).toMatchObject({ state: 'cancelled' })
    await work()
    expect(await shelf()).toEqual([])
    await call('POST', `/${id}/check`, { fields, update: false })
    await work()
    await call('POST', `/${id}/start`)
    await work()
    expect(await shelf()).toHaveLength(2)
  })

  test('a cancel while lines are written takes them back', async () => {
    const lines = Array.from({ length: 30_000 }, (_, at) => `Book ${at},Ada,Novel\n`).join('')
    const { id } = await checked(`title,author,genre\n${lines}`)
    await call('POST', `/${id}/start`)
    const working = work()
    const writing = async () => (await call('GET', `/${id}`)).json['progress'] !== 0
    await expect.poll(writing, { timeout: 20_000 }).toBe(true)
    expect((await call('POST', `/${id}/cancel`)).json).toMatchObject({ state: 'cancelled' })
    await working
    expect(await shelf()).toEqual([])
  })

  test('users who are banned meanwhile import nothing', async () => {
    const { id } = await checked(table)
    await call('POST', `/${id}/start`)
    await pool.query('UPDATE users SET banned = true')
    await work()
    await pool.query('UPDATE users SET banned = false')
    expect((await call('GET', `/${id}`)).json).toMatchObject({
      state: 'failed',
      failure: { code: 'FORBIDDEN' },
    })
    expect(await shelf()).toEqual([])
  })
})
