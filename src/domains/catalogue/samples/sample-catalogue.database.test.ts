import { describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { addSampleCatalogue } from './sample-catalogue.server.ts'

const database = await testDatabase()
const { pool } = database

async function numbers() {
  const { rows } = await pool.query<Record<string, number>>(`
    SELECT
      (SELECT count(*)::int FROM books) AS books,
      (SELECT count(*)::int FROM genres) AS genres,
      (SELECT count(DISTINCT genre_id)::int FROM books) AS used,
      (SELECT count(*)::int FROM books WHERE title ~ '[\\u0600-\\u06ff]') AS arabic,
      (SELECT count(*)::int FROM books WHERE title ~ '[\\u0400-\\u04ff]') AS cyrillic,
      (SELECT count(*)::int FROM books WHERE title ~ '[\\u4e00-\\u9fff]') AS han,
      (SELECT count(*)::int FROM books WHERE published_year IS NULL OR published_year > 1929) AS doubtful`)
  return rows[0]
}

describe('issue 4: the sample catalogue', () => {
  test('is not there where nobody wants it', async () => {
    await addSampleCatalogue(database, { sampleData: false })
    expect(await numbers()).toMatchObject({ books: 0, genres: 0 })
  })

  test('comes once, however many processes start together', async () => {
    await Promise.all([1, 2, 3].map(() => addSampleCatalogue(database, { sampleData: true })))
    const once = await numbers()
    expect(once?.['books']).toBeGreaterThan(250)
    expect(once).toMatchObject({ genres: 13, used: 13, doubtful: 0 })
    expect(once?.['arabic']).toBeGreaterThan(10)
    expect(once?.['cyrillic']).toBeGreaterThan(10)
    expect(once?.['han']).toBeGreaterThan(5)
    await addSampleCatalogue(database, { sampleData: true })
    expect(await numbers()).toEqual(once)
  })
})
