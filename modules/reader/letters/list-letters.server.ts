import { and, type SQL, sql } from 'drizzle-orm'
import {
  filterConditions,
  filterNames,
  filterValues,
  pastAll,
  requireFilterReferences,
  type Row,
} from '#kit/resource/index.server.ts'
import { books, booksOnServer } from '#modules/catalogue/books/index.server.ts'
import type { ReadContext } from '#platform/api/verb-context.ts'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'

type Filter = { genreId?: string | undefined }

/** More letters than the alphabets of likely titles have; a user scrolls to the rest. */
const mostHops = 200

const { resource, references, trash: of } = booksOnServer

/** The letters that titles start with. A loose index scan: its cost grows with the letters, not the books. */
export async function listLetters({ acting: { orm } }: ReadContext, filter: Filter) {
  const name = ['letters of books', ...filterNames(of, filter)].join(' ')
  const rows = await hopsAlong(orm, name, filter).execute(filterValues(of, filter))
  if (rows.length === 0) {
    await requireFilterReferences({ orm }, resource, { filter, references })
  }
  return { letters: shownLetters(rows.map(({ letter }) => letter)) }
}

const hopsAlong = preparing((orm: Database['orm'], name, filter: Row) =>
  orm
    .select({ letter: sql<string>`letter` })
    .from(hops(filter))
    .prepare(name),
)

function hops(filter: Row): SQL {
  const key = books.titleKey
  const firstAfter = (last: SQL) => sql`(
    SELECT left(${key}, 1) FROM ${books}
    WHERE ${and(of.isKept, ...filterConditions(of, filter), sql`${key} > ${last}`)}
    ORDER BY ${key} LIMIT 1
  )`
  return sql`(
    WITH RECURSIVE hops AS (
      SELECT ${firstAfter(sql`''`)} AS letter
      UNION ALL
      SELECT ${firstAfter(sql`${lastOfItsKind} || ${pastAll}`)} FROM hops WHERE letter IS NOT NULL
    )
    SELECT letter FROM hops WHERE letter IS NOT NULL LIMIT ${sql.raw(`${mostHops}`)}
  ) AS hops`
}

const lastOfItsKind = sql`CASE
  WHEN letter BETWEEN U&'\\3400' AND U&'\\9FFF' THEN U&'\\9FFF'
  WHEN letter BETWEEN U&'\\+020000' AND U&'\\+03FFFF' THEN U&'\\+03FFFF'
  ELSE letter
END`

const signs = '#'
const isLetter = (letter: string) => /\p{L}/u.test(letter)
const isIdeograph = (letter: string) => /\p{Script=Han}/u.test(letter)

/** All ideographs count as one letter. */
function shownLetters(found: string[]): string[] {
  const letters = found.filter(isLetter)
  const firstIdeograph = letters.find(isIdeograph)
  const shown = letters.filter((letter) => !isIdeograph(letter) || letter === firstIdeograph)
  const [first] = found
  return first === undefined || isLetter(first) ? shown : [signs, ...shown]
}
