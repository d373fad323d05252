import { beforeAll, describe, expect, test } from 'vitest'
import { readMigrations } from '#platform/database/migration/read-migrations.ts'
import { testDatabase } from '#platform/database/test-database.ts'

const { pool } = await testDatabase()

/** The functions as they were when most stored texts were written. */
beforeAll(async () => {
  const former = readMigrations(import.meta.dirname).find(({ name }) =>
    name.endsWith('_texts_folded'),
  )
  for (const statement of former?.sql.split('--> statement-breakpoint') ?? []) {
    if (!/FUNCTION search_(text|beginnings)\b/.test(statement)) continue
    await pool.query(statement.replaceAll(/\bsearch_(?=text|beginnings)/g, 'former_'))
  }
})

async function differences(texts: string, ...values: (string | number)[]): Promise<unknown[]> {
  const { rows } = await pool.query<{ value: string }>(
    `SELECT value FROM (${texts}) AS texts
     WHERE search_text(value) <> former_text(value)
       OR search_beginnings(value)
         <> ARRAY(SELECT part FROM unnest(former_beginnings(value)) AS part ORDER BY part COLLATE "C")
     LIMIT 10`,
    values,
  )
  return rows
}

describe('cheaper search texts are the same as before', () => {
  test('for every character, among others', async () => {
    const [last, each] = [0x3_23_af, 0x40_00]
    // A slow server takes longer for all of them at once than a statement may.
    for (let first = 1; first <= last; first += each) {
      const found = await differences(
        `SELECT string_agg(chr(code), '') || ' a' || chr(min(code)) || 'bc' AS value
         FROM generate_series($1::int, $2::int) AS code
         WHERE code NOT BETWEEN x'd800'::int AND x'dfff'::int GROUP BY code / 32`,
        first,
        Math.min(first + each - 1, last),
      )
      expect(found).toEqual([])
    }
  }, 300_000)

  test.each([
    ['English with signs', 'aAbBzZ019 -_.,!()"%\\\t\n'],
    ['apostrophes', "aZé '’‘‛ʼʻʽʾʿʹ′`´＇ꞌ՚׳-"],
    ['Turkish', 'ıIiİşŞğĞçÇöÖüÜ aB'],
    ['marks of their own', 'eao\u0301\u0323\u0345\u0308\u0591\u20dd\u3099 é'],
    ['Arabic', 'كتابأإآٱةىیکءؤئ\u064b\u0650\u0651\u0640\u0670 ٠١۲'],
    ['Chinese, Japanese and Korean', '紅樓夢三々〇ノのガｶﾞー엄마 \u3000\u3099a1⼀㍿𠮷'],
    ['Hindi, Thai and Greek', 'किताबहिंदी१२ กขิ์๑ ςσΣΐ a'],
    ['emoji and other planes', '📚👩\u200d💻\ufe0f𝐀🈁① a.'],
    ['spaces of every kind', 'ab\u00a0\u1680\u2003\u2028\u0085\u200b\u3000\t\r\n é'],
  ])('for any text of %s', async (_, letters) => {
    const found = await differences(
      `SELECT string_agg(substr($1, 1 + abs(hashint8(nth * 100 + at)) % char_length($1), 1), '') AS value
       FROM generate_series(1, 500) AS nth, generate_series(1, 1 + nth % 40) AS at
       GROUP BY nth`,
      letters,
    )
    expect(found).toEqual([])
  })

  test('for no text', async () => {
    const { rows } = await pool.query(
      `SELECT search_text(NULL) AS text, search_beginnings(NULL) AS none, search_beginnings('') AS empty`,
    )
    expect(rows).toEqual([{ text: null, none: null, empty: [] }])
  })
})
