import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { books } from '../book.table.server.ts'
import { pastAll, signs } from './list-letters.server.ts'
import type { Sort } from './sorts.ts'

/** The last code point before the letters: a backquote counts as an apostrophe, which no key contains. */
const lastSign = '_'

export function beginningOf(from: string, sort: Sort | undefined): string {
  if (from !== signs) return from
  return sort === '-title' ? lastSign : ''
}

/** In a descending list, the titles with the prefix come first. */
export const beginAt = (beginning: string | Placeholder, sort: Sort | undefined): SQL =>
  sort === '-title'
    ? sql`${books.titleKey} <= search_text(${beginning}) || ${pastAll}`
    : sql`${books.titleKey} >= search_text(${beginning})`
