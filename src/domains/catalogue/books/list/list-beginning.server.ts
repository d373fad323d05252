import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { books } from '../book.table.server.ts'
import { pastAll, signs } from './list-letters.server.ts'
import type { Sort } from './sorts.ts'

/** The last code point before the letters: a backquote counts as an apostrophe, which no key has. */
const lastSign = '_'

/** With what the titles begin at a place of the alphabet. */
export function beginningOf(from: string, sort: Sort | undefined): string {
  if (from !== signs) return from
  return sort === '-title' ? lastSign : ''
}

/** What a list by title holds from a beginning on: downwards, the titles that have it come first. */
export const beginAt = (beginning: string | Placeholder, sort: Sort | undefined): SQL =>
  sort === '-title'
    ? sql`${books.titleKey} <= search_text(${beginning}) || ${pastAll}`
    : sql`${books.titleKey} >= search_text(${beginning})`
