import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { books } from '../book.table.server.ts'
import { requireGenre } from '../require-genre.server.ts'
import type { Letters, LettersQuery } from './book-list.ts'

/** More than an alphabet of every script that a shelf is likely to hold; what is left out is reached by scrolling. */
const mostHops = 200

/** Digits and signs before the first letter. */
export const signs = '#'

/** Behind a beginning, it comes after all keys that have this beginning: they hold 255 characters at most. */
export const pastAll = sql`repeat(U&'\\+10FFFF', 255)`

/**
 * The letters that titles begin with, found by hopping along an index from one to the next: it costs what there are of
 * letters, not of books. All ideographs are one, since there may be as many as books.
 */
export async function listLetters(
  database: Pick<Database, 'orm'>,
  { genreId }: LettersQuery,
): Promise<Letters> {
  const shelf = and(
    isNull(books.deletedAt),
    genreId === undefined ? undefined : eq(books.genreId, genreId),
  )
  const firstAfter = (key: SQL) => sql`(
    SELECT left(${books.titleKey}, 1) FROM ${books}
    WHERE ${shelf} AND ${books.titleKey} > ${key} ORDER BY ${books.titleKey} LIMIT 1
  )`
  const { rows } = await database.orm.execute<{ letter: string }>(sql`
    WITH RECURSIVE hops AS (
      SELECT ${firstAfter(sql`''`)} AS letter
      UNION ALL
      SELECT ${firstAfter(sql`${lastOfItsKind} || ${pastAll}`)} FROM hops WHERE letter IS NOT NULL
    )
    SELECT letter FROM hops WHERE letter IS NOT NULL LIMIT ${mostHops}`)
  if (genreId !== undefined && rows.length === 0) await requireGenre(database, genreId)
  return { letters: lettersOf(rows.map(({ letter }) => letter)) }
}

/** Of the two ranges of ideographs, their ends. */
const lastOfItsKind = sql`CASE
  WHEN letter BETWEEN U&'\\3400' AND U&'\\9FFF' THEN U&'\\9FFF'
  WHEN letter BETWEEN U&'\\+020000' AND U&'\\+03FFFF' THEN U&'\\+03FFFF'
  ELSE letter
END`

const isLetter = (letter: string) => /\p{L}/u.test(letter)
const isIdeograph = (letter: string) => /\p{Script=Han}/u.test(letter)

function lettersOf(found: string[]): string[] {
  const letters = found.filter(isLetter)
  const firstIdeograph = letters.find(isIdeograph)
  const shown = letters.filter((letter) => !isIdeograph(letter) || letter === firstIdeograph)
  const [first] = found
  return first === undefined || isLetter(first) ? shown : [signs, ...shown]
}
