import { beforeEach, expect, test } from 'vitest'
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
const { call, checked, work } = await importRunsOn(database)

const table =
  'title,author,genre,publishedYear\nEmma,Jane Austen,Novel,1815\nSanditon,,Novel,soon\nPersuasion,Jane Austen,Sea,1817\n'

test('a line is corrected value by value, and imported', async () => {
  const run = await checked(table)
  const path = `/${run.id}/lines/3`
  const half = await call('PATCH', path, { values: { author: 'Jane Austen' } })
  expect(half.json).toMatchObject({ problems: [{ field: 'publishedYear' }] })
  const whole = await call('PATCH', path, { values: { publishedYear: '1817' } })
  expect(whole.json).toMatchObject({ problems: [] })
  expect((await call('GET', `/${run.id}`)).json.counts).toMatchObject({ created: 3, rejected: 0 })
  await call('POST', `/${run.id}/start`)
  await work()
  expect((await shelf()).map(({ title }) => title)).toEqual(['Emma', 'Sanditon', 'Persuasion'])
})

test('a correction survives another check of the same columns, and no check of others', async () => {
  const run = await checked(table)
  await call('PATCH', `/${run.id}/lines/3`, { values: { author: 'Austen', publishedYear: '' } })
  const again = async (fields: (string | null)[]) => {
    await call('POST', `/${run.id}/check`, { fields, update: true })
    await work()
    return (await call('GET', `/${run.id}`)).json.counts
  }
  expect(await again(run.fields)).toMatchObject({ created: 3, rejected: 0 })
  expect(await again(['title', 'author', 'genre', null])).toMatchObject({ rejected: 1 })
})
