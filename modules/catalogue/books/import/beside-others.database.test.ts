import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { untilWaiting } from '#platform/database/test-locks.ts'
import { administer } from '#platform/database/test-server.ts'
import { importing } from './test-import.server.ts'
import { importerOn } from './test-importer.server.ts'

const database = await testDatabase()
const { pool } = database
const { run, shelf, empty } = importing(database)
const manager = await importerOn(database)
beforeEach(empty)

const published = (publisher: string, ...titles: string[]) =>
  ['title,author,genre,publisher', ...titles.map((title) => `${title},A,Novel,${publisher}`)].join(
    '\n',
  )
const table = (...titles: string[]) => published('New', ...titles)

const idOf = async (title: string) => {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM books WHERE title = $1', [
    title,
  ])
  return rows[0]?.id
}

async function openTransaction(...begun: string[]) {
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  await client.query('BEGIN')
  for (const statement of begun) await client.query(statement)
  return client
}

test('an import loses nothing to a user who saves one of its books under the name of another', async () => {
  await run(published('Old', 'Held'))
  const client = await openTransaction(
    // Only a superuser sets the timeout.
    'SET LOCAL ROLE NONE',
    `SET LOCAL deadlock_timeout = '1min'`,
    `SELECT FROM books WHERE title = 'Held' FOR UPDATE`,
  )
  const many = Array.from({ length: 5000 }, (_, at) => `Tale ${at}`)
  const underWay = run(table(...many, 'Held'), { update: true })
  await untilWaiting(database)
  const saving = client.query(`UPDATE books SET title = 'Tale 0' WHERE title = 'Held'`)
  const through = saving.then(() => client.query('COMMIT'))
  expect(await underWay).toMatchObject({ created: 5000, updated: 1 })
  await through
  expect(await shelf()).toHaveLength(5001)
})

test('an import waits for another only at the same book, or is told to come back where it may not for long', async () => {
  const client = await openTransaction(
    `INSERT INTO books (title, author, genre_id) SELECT 'Zoo', 'A', id FROM genres`,
  )
  const first = run(table('Zoo', 'One'))
  await untilWaiting(database)
  expect(await run(table('Two'))).toMatchObject({ created: 1 })
  await expect(run(table('One'), { patience: 50 })).rejects.toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
  })
  const patient = run(table('Three', 'One'))
  await untilWaiting(database, 2)
  await client.query('ROLLBACK')
  expect(await Promise.all([first, patient])).toMatchObject([
    { created: 2, rejected: 0 },
    { created: 1, rejected: 1 },
  ])
  expect(await shelf()).toHaveLength(4)
})

test('imports of the same books in another order end without a deadlock and without duplicates', async () => {
  const titles = Array.from({ length: 6000 }, (_, at) => `Tale ${at}`)
  const imports = [titles, titles.toReversed()].flatMap((some) => [
    run(table(...some)),
    run(table(...some), { update: true }),
  ])
  const counts = await Promise.all(imports)
  expect(counts.reduce((sum, { created }) => sum + created, 0)).toBe(6000)
  expect(await shelf()).toHaveLength(6000)
})

test('an import that fails while it writes leaves none of the genres that it created', async () => {
  const [client, user] = [
    await openTransaction(
      `INSERT INTO books (title, author, genre_id) SELECT 'Zoo', 'A', id FROM genres`,
    ),
    new AbortController(),
  ]
  const file = 'title,author,genre\nZoo,A,Sea\nOne,A,Land'
  const underWay = run(file, { signal: user.signal })
  await untilWaiting(database)
  await run('title,author,genre\nTwo,A,Land')
  user.abort(new Error('cancelled'))
  await expect(underWay).rejects.toThrow('cancelled')
  await client.query('ROLLBACK')
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM genres ORDER BY name')
  expect(rows.map(({ name }) => name)).toEqual(['Land', 'Novel'])
})

test('behaviour 10: a bulk waits for no import: it names what it could not have, and changes the rest', async () => {
  const { browser } = await manager()
  await run(published('Old', 'Wanted', 'Free'))
  const [wanted, free] = [await idOf('Wanted'), await idOf('Free')]
  const client = await openTransaction(
    `INSERT INTO books (title, author, genre_id) SELECT 'Zoo', 'A', id FROM genres`,
  )
  const underWay = run(table('Wanted', 'Zoo'), { update: true })
  await untilWaiting(database)
  const bulk = { ids: [wanted, free], action: { type: 'delete' } }
  expect(await browser.send('POST', '/api/v1/books/bulk', bulk)).toMatchObject({
    status: 200,
    json: { changed: 1, failed: [{ id: wanted, code: 'BOOK_IN_USE' }] },
  })
  await client.query('ROLLBACK')
  expect(await underWay).toMatchObject({ created: 1, updated: 1 })
  expect(await shelf()).toMatchObject([{ title: 'Wanted' }, { title: 'Zoo' }])
})

test('behaviour 10: a bulk does not bring back what an import is about to bring', async () => {
  const { browser } = await manager()
  await run(table('Twice'))
  const id = await idOf('Twice')
  await pool.query('UPDATE books SET deleted_at = now()')
  const client = await openTransaction(
    `INSERT INTO books (title, author, genre_id) SELECT 'Zoo', 'A', id FROM genres`,
  )
  const many = Array.from({ length: 5000 }, (_, at) => `Tale ${at}`)
  const underWay = run(table('Twice', ...many, 'Zoo'))
  await untilWaiting(database)
  const restore = { ids: [id], action: { type: 'restore' } }
  expect(await browser.send('POST', '/api/v1/books/bulk', restore)).toMatchObject({
    status: 200,
    json: { changed: 0, failed: [{ id, code: 'BOOK_IN_USE' }] },
  })
  await client.query('ROLLBACK')
  expect(await underWay).toMatchObject({ created: 5002 })
})

test('an import is reported as done even if the table could not be vacuumed after it', async () => {
  const { send, lines } = await manager()
  await openTransaction('LOCK TABLE books IN SHARE UPDATE EXCLUSIVE MODE')
  const sending = send(table(...Array.from({ length: 1000 }, (_, at) => `Tale ${at}`)))
  await untilWaiting(database)
  await administer(
    database.connection,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query LIKE 'VACUUM%'`,
  )
  expect(await sending).toMatchObject({ status: 200, json: { created: 1000 } })
  expect(lines.join('\n')).toContain('The table of books is not tidied after an import')
  expect(await shelf()).toHaveLength(1000)
})
