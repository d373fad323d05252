import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, migrateOnce } from '#platform/database/migration/test-migrations.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { bringUp, historyUntil } from './earlier-history.ts'

const { pool, connection } = await testDatabase()

test('texts that only look different are kept, the later ones with a number', async () => {
  await emptyDatabase(connection)
  await migrateOnce(connection, await historyUntil('known_browsers', onTestFinished))
  const genres = ['Café', 'Cafe\u0301', 'Café\u00a0', 'Cafe\u0301 (2)']
  for (const name of genres) {
    await pool.query('INSERT INTO genres (name, colour) VALUES ($1, 1)', [name])
  }
  const books = [
    ['L’Été', 'Annie\u00a0Ernaux', 0],
    ['L’E\u0301te\u0301', 'Annie Ernaux', 1980],
    ['文学', '夏目', 1906],
  ] as const
  for (const [title, author, year] of books) {
    await pool.query(
      `INSERT INTO books (title, author, published_year, genre_id)
       SELECT $1, $2, $3, id FROM genres WHERE name = $4`,
      [title, author, year, genres[0]],
    )
  }
  await bringUp(connection)
  const names = await pool.query<{ name: string }>('SELECT name FROM genres ORDER BY id')
  expect(names.rows.map(({ name }) => name)).toEqual([
    'Café',
    'Cafe\u0301 (2)',
    'Café\u00a0 (3)',
    expect.stringMatching(/^Cafe\u0301 \(2\) \([\da-f]{12}\)$|^Cafe\u0301 \(2\)$/) as string,
  ])
  const kept = await pool.query<{ title: string; year: number; search: string; found: boolean }>(
    `SELECT title, published_year AS year, search, beginnings && '{et,学}' AS found
     FROM books ORDER BY id`,
  )
  expect(kept.rows).toEqual([
    { title: 'L’Été', year: null, search: ' lete annie ernaux', found: true },
    { title: 'L’E\u0301te\u0301 (2)', year: 1980, search: ' lete (2) annie ernaux', found: true },
    { title: '文学', year: 1906, search: ' 文学 夏目', found: true },
  ])
})
