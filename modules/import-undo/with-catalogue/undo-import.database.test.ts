import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { importRunsOn } from '#modules/catalogue/books/import/test-import-runs.server.ts'
import { importing } from '#modules/catalogue/books/import/test-import.server.ts'
import { recordOf } from '#platform/activity/test-activity.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { untilWaiting } from '#platform/database/test-locks.ts'
import { fromHere } from '#platform/http/test-server.ts'

const database = await testDatabase()
const { pool } = database
const { shelf, empty } = importing(database)
beforeEach(async () => {
  await empty()
  await pool.query('DELETE FROM imports; DELETE FROM jobs')
})
const { call, imported, undone, work, browser } = await importRunsOn(database)
const callBooks = (method: string, path: string) =>
  browser.ask(`/api/v1/books${path}`, { method, headers: { ...fromHere, 'content-length': '0' } })

const header = 'title,author,genre,publisher,publishedYear\n'
const first = `${header}Emma,Jane Austen,Novel,Murray,1815\nPersuasion,Jane Austen,Novel,Murray,1817\n`
const second = `${header}emma,Jane Austen,Satire,Penguin,1816\nLady Susan,Jane Austen,Novel,,1871\n`

const books = async () =>
  (await shelf()).map(({ title, genre, publisher, publishedYear }) =>
    [title, genre, publisher, publishedYear].join(' '),
  )
const set = (title: string, change: string) =>
  pool.query(`UPDATE books SET ${change}, version = version + 1 WHERE title = $1`, [title])

test('an undo moves created books to the trash and restores updated values', async () => {
  await imported(first)
  const before = await books()
  const { id, isUndoable } = await imported(second, { update: true })
  expect(isUndoable).toBe(true)
  expect(await books()).toEqual([
    'emma Satire Penguin 1816',
    'Persuasion Novel Murray 1817',
    'Lady Susan Novel  1871',
  ])
  const totals = { removed: 1, restored: 1, kept: 0, gone: 0 }
  const promised = await call('GET', `/${id}/undo`)
  expect(promised.json).toMatchObject({ ...totals, keptRecords: [] })
  const news = recordOf(database)
  await news()
  expect(await undone(id)).toMatchObject({ state: 'undone', undone: totals, isUndoable: false })
  expect(await books()).toEqual(before)
  expect(await news()).toMatchObject([
    { action: 'book.undoImport', actorEmail: 'ada@example.com', after: totals },
  ])
  const { rowCount } = await pool.query('SELECT FROM books WHERE deleted_at IS NOT NULL')
  expect(rowCount).toBe(1)
  expect((await call('GET', `/${id}/undo`)).json).toMatchObject(totals)
})

test('what was changed or deleted since is named and left alone', async () => {
  await imported(first)
  const { id } = await imported(
    `${second}Sanditon,Jane Austen,Novel,,1925\nPersuasion,Jane Austen,Satire,Murray,1818\n`,
    { update: true },
  )
  await set('emma', `publisher = 'Mine'`)
  await set('Lady Susan', `publisher = 'Mine'`)
  await set('Sanditon', 'deleted_at = now()')
  const totals = { removed: 0, restored: 1, kept: 2, gone: 1 }
  const { json } = await call('GET', `/${id}/undo`)
  expect(json).toMatchObject({ ...totals, keptRecords: [{ name: 'emma' }, { name: 'Lady Susan' }] })
  expect((await undone(id)).undone).toEqual(totals)
  expect(await books()).toEqual([
    'Emma Novel Mine 1815',
    'Persuasion Novel Murray 1817',
    'Lady Susan Novel Mine 1871',
  ])
})

test('behaviour 24: a created book that was only in the trash and back is removed by an undo', async () => {
  const { id } = await imported(first)
  const idOf = async (title: string) => {
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM books WHERE title = $1', [
      title,
    ])
    return rows[0]?.id
  }
  const [emma, persuasion] = [await idOf('Emma'), await idOf('Persuasion')]
  for (const book of [emma, persuasion]) {
    expect((await callBooks('DELETE', `/${book}`)).status).toBe(204)
    expect((await callBooks('POST', `/${book}/restore`)).status).toBe(200)
  }
  await set('Persuasion', `publisher = 'Mine'`)
  const totals = { removed: 1, restored: 0, kept: 1, gone: 0 }
  expect((await call('GET', `/${id}/undo`)).json).toMatchObject({
    ...totals,
    keptRecords: [{ name: 'Persuasion' }],
  })
  expect((await undone(id)).undone).toEqual(totals)
  expect(await books()).toEqual(['Persuasion Novel Mine 1817'])
})

test('an undo restores a book that another import created while this one waited for it', async () => {
  const other = await pool.connect()
  onTestFinished(() => other.release(true))
  await other.query(
    `BEGIN; INSERT INTO books (title, author, genre_id, publisher)
     SELECT 'Emma', 'Jane Austen', id, 'Theirs' FROM genres`,
  )
  const underWay = imported(`${header}Emma,Jane Austen,Novel,Ours,1815\n`, { update: true })
  await untilWaiting(database)
  await other.query('COMMIT')
  const { id, counts } = await underWay
  expect(counts).toMatchObject({ created: 0, updated: 1 })
  expect(await books()).toEqual(['Emma Novel Ours 1815'])
  expect((await undone(id)).undone).toMatchObject({ removed: 0, restored: 1 })
  expect(await books()).toEqual(['Emma Novel Theirs '])
})

test('a former genre that is gone keeps the new one', async () => {
  await imported(`${header}Emma,Jane Austen,Sea,,\n`)
  const { id } = await imported(`${header}Emma,Jane Austen,Novel,,1815\n`, { update: true })
  await pool.query(`DELETE FROM genres WHERE name = 'Sea'`)
  expect((await undone(id)).undone).toMatchObject({ restored: 0, kept: 1 })
  expect(await books()).toEqual(['Emma Novel  '])
})

test('an undo happens once, and goes on where it was interrupted', async () => {
  const lines = Array.from({ length: 1200 }, (_, at) => `Book ${at},Ada,Novel,,\n`).join('')
  const { id } = await imported(header + lines)
  await pool.query(
    `UPDATE books SET deleted_at = now() WHERE id IN (SELECT id FROM books ORDER BY id LIMIT 500);
     UPDATE import_changes SET outcome = 'removed' WHERE record_id IN (SELECT id FROM books ORDER BY id LIMIT 500)`,
  )
  await call('POST', `/${id}/undo`)
  expect((await call('POST', `/${id}/undo`)).status).toBe(409)
  await work()
  await work()
  const run = await call('GET', `/${id}`)
  expect(run.json).toMatchObject({ state: 'undone', undone: { removed: 1200, kept: 0 } })
  expect(await shelf()).toEqual([])
  expect((await call('POST', `/${id}/undo`)).status).toBe(409)
})

test('an undo of many books leaves those of a later import', async () => {
  const lines = Array.from({ length: 6001 }, (_, at) => `Volume ${at},Ada,Satire,,\n`).join('')
  const { id } = await imported(header + lines)
  await imported(`${header}Lady Susan,Jane Austen,Satire,,\n`)
  expect((await undone(id)).undone).toMatchObject({ removed: 6001, kept: 0 })
  expect(await books()).toEqual(['Lady Susan Satire  '])
})

test('after the days of the trash an import can no longer be undone', async () => {
  const { id } = await imported(first)
  await pool.query(`UPDATE imports SET finished_at = now() - interval '31 days'`)
  expect((await call('GET', `/${id}`)).json.isUndoable).toBe(false)
  expect((await call('POST', `/${id}/undo`)).status).toBe(409)
})
