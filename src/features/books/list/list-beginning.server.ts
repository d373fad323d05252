import { type SQL, sql } from 'drizzle-orm'
import { books } from '../book.table.server.ts'
import { pastAll, signs } from './list-letters.server.ts'
import type { Sort } from './sorts.ts'

/** The last code point before the letters. */
const lastSign = '`'

/** What a list by title holds from a letter on: downwards, what begins with it comes first. */
export function beginAt(from: string, sort: Sort | undefined): SQL {
  if (sort === '-title') {
    const last = from === signs ? lastSign : from
    return sql`${books.titleKey} <= search_text(${last}) || ${pastAll}`
  }
  return sql`${books.titleKey} >= search_text(${from === signs ? '' : from})`
}
