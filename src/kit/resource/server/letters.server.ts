import { and, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import {
  filterConditions,
  filterNames,
  filterValues,
  type References,
  requireFilterReferences,
} from './filters/filters.server.ts'
import { sortKeyOf } from './orders.server.ts'
import type { ResourceTable, Row } from './resource-table.server.ts'

/** More letters than the alphabets of likely records have; a user scrolls to the rest. */
const mostHops = 200

const signs = '#'

/** The last code point before the letters: a backquote counts as an apostrophe, which no key contains. */
const lastSign = '_'

/** Appended to a prefix, sorts after every key with that prefix: keys have at most 255 characters. */
export const pastAll = sql`repeat(U&'\\+10FFFF', 255)`

const isDescending = (sort: string | undefined) => sort?.startsWith('-') ?? false

export function beginningOf(from: string, sort: string | undefined): string {
  if (from !== signs) return from
  return isDescending(sort) ? lastSign : ''
}

const nameKeyOf = ({ resource, column }: ResourceTable) => column(sortKeyOf(resource.nameField))

/** In a descending list, the names with the prefix come first. */
export const beginAt = (
  of: ResourceTable,
  beginning: string | Placeholder,
  sort: string | undefined,
): SQL =>
  isDescending(sort)
    ? sql`${nameKeyOf(of)} <= search_text(${beginning}) || ${pastAll}`
    : sql`${nameKeyOf(of)} >= search_text(${beginning})`

/** The letters that names start with. A loose index scan: its cost grows with the letters, not the records. */
export function lettersOf(of: ResourceTable, references: References) {
  const { resource } = of
  const hopsAlong = preparing((orm: Database['orm'], name, filter: Row) =>
    orm
      .select({ letter: sql<string>`letter` })
      .from(hops(of, filter))
      .prepare(of.isMine ? '' : name),
  )
  return async ({ orm }: Pick<Database, 'orm'>, filter: Row): Promise<{ letters: string[] }> => {
    const name = ['letters of', resource.path, ...filterNames(of, filter)]
    const rows = await hopsAlong(orm, name.join(' '), filter).execute(filterValues(of, filter))
    if (rows.length === 0) {
      await requireFilterReferences({ orm }, resource, { filter, references })
    }
    return { letters: shownLetters(rows.map(({ letter }) => letter)) }
  }
}

function hops(of: ResourceTable, filter: Row): SQL {
  const key = nameKeyOf(of)
  const firstAfter = (last: SQL) => sql`(
    SELECT left(${key}, 1) FROM ${of.table}
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
