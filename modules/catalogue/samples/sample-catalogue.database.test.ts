import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { addSampleCatalogue } from './sample-catalogue.server.ts'

const database = await testDatabase()
const { pool } = database

async function numbers(of = database) {
  const { rows } = await of.pool.query<Record<string, number>>(`
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

const written = () =>
  pool.query<Record<string, number>>(`
    SELECT
      count(*) FILTER (WHERE description IS NULL OR language IS NULL)::int AS bare,
      count(*) FILTER (WHERE opening_line IS NULL)::int AS silent,
      count(*) FILTER (WHERE opening_line IS NOT NULL AND (language = 'en') = (opening_line_translation IS NOT NULL))::int
        AS "untranslated",
      count(DISTINCT language)::int > 15 AS "manyLanguages"
    FROM books`)

describe('the sample catalogue', () => {
  beforeAll(async () => {
    await Promise.all(
      [1, 2, 3].map(() => addSampleCatalogue(database, { sampleData: true, localMode: true })),
    )
  })

  test('is absent where it is switched off', async () => {
    const another = await testDatabase()
    await addSampleCatalogue(another, { sampleData: false, localMode: true })
    expect(await numbers(another)).toMatchObject({ books: 0, genres: 0 })
  })

  test('comes once, however many processes start together', async () => {
    const once = await numbers()
    expect(once?.['books']).toBeGreaterThan(250)
    expect(once).toMatchObject({ genres: 13, used: 13, doubtful: 0 })
    expect(once?.['arabic']).toBeGreaterThan(10)
    expect(once?.['cyrillic']).toBeGreaterThan(10)
    expect(once?.['han']).toBeGreaterThan(5)
    await addSampleCatalogue(database, { sampleData: true, localMode: true })
    expect(await numbers()).toEqual(once)
  })

  test('was added over the last 30 days, on record as sample data', async () => {
    const { rows } = await pool.query(`
      SELECT count(DISTINCT created_at::date)::int > 25 AS "manyDays", bool_and(at = created_at) AS "alike",
        bool_and(created_at BETWEEN now() - interval '30 days' AND now()) AS "recent",
        array_agg(DISTINCT actor_type) AS actors, count(DISTINCT activities.id)::int = count(*)::int AS "once"
      FROM books LEFT JOIN activities ON target_id = books.id`)
    expect(rows).toEqual([
      { manyDays: true, alike: true, recent: true, actors: ['sample'], once: true },
    ])
  })

  test('names its genres in all languages', async () => {
    const { rows } = await pool.query(
      `SELECT count(name_fr)::int AS fr, count(name_ar)::int AS ar, count(name_sw)::int AS sw FROM genres`,
    )
    expect(rows).toEqual([{ fr: 13, ar: 13, sw: 13 }])
  })

  test('knows when most of its authors lived', async () => {
    const { rows } = await pool.query(`
      SELECT count(*)::int > 200 AS many, bool_and(coalesce(born_year, died_year) IS NOT NULL) AS dated,
        bool_and(EXISTS (SELECT FROM books WHERE author_key = name_key)) AS "haveBooks"
      FROM authors`)
    expect(rows).toEqual([{ many: true, dated: true, haveBooks: true }])
  })

  test('describes each book and gives its opening line, translated unless it is English', async () => {
    const { rows } = await written()
    expect(rows).toEqual([{ bare: 0, silent: 3, untranslated: 0, manyLanguages: true }])
  })

  test('the planner knows them at once, so pages are fast before the first autovacuum', async () => {
    const { rows } = await pool.query<{ tables: string[] }>(
      `SELECT array_agg(DISTINCT tablename::text) AS tables FROM pg_stats WHERE tablename IN ('books', 'genres')`,
    )
    expect(rows).toEqual([{ tables: ['books', 'genres'] }])
  })
})
