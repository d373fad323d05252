import { describe, expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'

const { pool } = await testDatabase()

async function searchText(value: string | null): Promise<string | null> {
  const { rows } = await pool.query<{ text: string }>('SELECT search_text($1) AS text', [value])
  return rows[0]!.text
}

describe('search_text', () => {
  test.each([
    ['case', 'MOBY Dick', 'moby dick'],
    ['accents', 'Éléonore Ångström Łódź', 'eleonore angstrom lodz'],
    ['accents written as marks of their own', 'e\u0301le\u0300ve', 'eleve'],
    ['ligatures', 'Œuvre, Straße, ﬁn', 'oeuvre, strasse, fin'],
    ['wide forms', 'ＶＥＲＳＩＯＮ　１２', 'version 12'],
    ['Cyrillic and Greek capitals', 'ЁЛКА ὈΔΥΣΣΕΎΣ', 'елка οδυσσευσ'],
    ['Vietnamese', 'Truyện Kiều', 'truyen kieu'],
    ['Arabic vowel marks', 'كِتَابُ الأَغَانِي', 'كتاب الاغاني'],
    ['Arabic tatweel', 'كتـــاب', 'كتاب'],
    ['the shapes of alef', 'أحمد إبراهيم آدم ٱلله', 'احمد ابراهيم ادم الله'],
    ['the carriers of hamza', 'مؤمن شئ شيء', 'مومن شي شي'],
    ['alef maqsura and Persian letters', 'موسى کتاب علی', 'موسي كتاب علي'],
    ['ta marbuta', 'مدرسة', 'مدرسه'],
    ['presentation forms', 'ﻻ', 'لا'],
    ['signs of patterns', '100% a_b c\\d "', '100% a_b c\\d "'],
    ['apostrophes', "O'Brien d’Artagnan", 'obrien dartagnan'],
    ['emoji', '🐾', '🐾'],
  ])('sees past %s', async (_, value, expected) => {
    expect(await searchText(value)).toBe(expected)
  })

  test('nothing stays nothing', async () => {
    expect(await searchText(null)).toBeNull()
    expect(await searchText('')).toBe('')
  })

  test('an index serves it', async () => {
    await pool.query('CREATE TABLE note (title text)')
    await pool.query('CREATE INDEX ON note USING gin (search_text(title) gin_trgm_ops)')
    await pool.query("INSERT INTO note VALUES ('كِتَابُ الأَغَانِي'), ('Les Misérables')")
    const find =
      "SELECT title FROM note WHERE search_text(title) LIKE '%' || search_text($1) || '%'"
    expect((await pool.query(find, ['الاغاني'])).rows).toEqual([{ title: 'كِتَابُ الأَغَانِي' }])
    expect((await pool.query(find, ['MISERABLE'])).rows).toEqual([{ title: 'Les Misérables' }])
  })
})

describe('uuid_v7', () => {
  test('is a UUID of version 7, made now', async () => {
    const { rows } = await pool.query<{ id: string }>('SELECT uuid_v7() AS id')
    const { id } = rows[0]!
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    const made = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
    expect(Math.abs(Date.now() - made)).toBeLessThan(5000)
  })

  test('never repeats, and sorts by the moment', async () => {
    const { rows } = await pool.query<{ ids: string; ordered: boolean }>(`
      WITH made AS MATERIALIZED (SELECT uuid_v7() AS id, n FROM generate_series(1, 10000) AS n),
      neighbours AS (SELECT id, lag(id, 50) OVER (ORDER BY n) AS earlier FROM made)
      SELECT count(DISTINCT id)::int AS ids, bool_and(earlier < id) AS ordered FROM neighbours`)
    expect(rows[0]).toEqual({ ids: 10_000, ordered: true })
  })
})

test('email addresses compare without case', async () => {
  const { rows } = await pool.query(`SELECT 'A@Example.org'::citext = 'a@example.ORG' AS same`)
  expect(rows).toEqual([{ same: true }])
})
