import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { sortKeyOf } from './orders.server.ts'
import type { ResourceTable } from './resource-table.server.ts'

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

/** Names with the prefix come first, even if the list descends. */
export function beginAt(
  { resource, column }: ResourceTable,
  beginning: string | Placeholder,
  sort: string | undefined,
): SQL {
  const key = column(sortKeyOf(resource.nameField))
  return isDescending(sort)
    ? sql`${key} <= search_text(${beginning}) || ${pastAll}`
    : sql`${key} >= search_text(${beginning})`
}
