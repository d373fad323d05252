import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import { books } from '../book.table.server.ts'
import { requireGenre } from '../require-genre.server.ts'
import type { Letters, LettersQuery } from './book-list.server.ts'

/** More letters than the alphabets of a likely catalogue have; a reader scrolls to the rest. */
const mostHops = 200

/** Stands for digits and signs, which sort before the first letter. */
export const signs = '#'

/** Appended to a prefix, sorts after every key with that prefix: keys have at most 255 characters. */
export const pastAll = sql`repeat(U&'\\+10FFFF', 255)`

/** A loose index scan: its cost grows with the letters, not the books. All ideographs count as one letter. */
export async function listLetters(
  { orm }: Pick<Database, 'orm'>,
  { genreId }: LettersQuery,
): Promise<Letters> {
  const name = genreId === undefined ? 'letters' : 'letters of a genre'
  const rows = await hopsAlong(orm, name, genreId !== undefined).execute({ genreId })
  if (genreId !== undefined && rows.length === 0) await requireGenre({ orm }, genreId)
  return { letters: lettersOf(rows.map(({ letter }) => letter)) }
}

const hopsAlong = preparing((orm: Database['orm'], name, ofGenre: boolean) => {
  const isOfGenre = ofGenre ? eq(books.genreId, sql.placeholder('genreId')) : undefined
  const firstAfter = (key: SQL) => sql`(
    SELECT left(${books.titleKey}, 1) FROM ${books}
    WHERE ${and(isNull(books.deletedAt), isOfGenre)} AND ${books.titleKey} > ${key}
    ORDER BY ${books.titleKey} LIMIT 1
  )`
  const hops = sql`(
    WITH RECURSIVE hops AS (
      SELECT ${firstAfter(sql`''`)} AS letter
      UNION ALL
      SELECT ${firstAfter(sql`${lastOfItsKind} || ${pastAll}`)} FROM hops WHERE letter IS NOT NULL
    )
    SELECT letter FROM hops WHERE letter IS NOT NULL LIMIT ${sql.raw(`${mostHops}`)}
  ) AS hops`
  return orm
    .select({ letter: sql<string>`letter` })
    .from(hops)
    .prepare(name)
})

/** Skips to the end of either range of ideographs. */
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
