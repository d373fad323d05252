import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/database/database.ts'
import { preparing } from '#platform/database/prepared.ts'
import { orderAndLimit } from '#platform/list/rows.ts'
import { books } from '../book.table.server.ts'
import { getBook } from '../books.server.ts'

/** A book with an opening line: the same for all users, another each day. */
export async function readOpening({ orm }: Pick<Database, 'orm'>, day: string) {
  const [row] = await openingOf(orm, 'opening').execute({ day })
  return row ? getBook({ acting: { orm } }, row.id) : null
}

const place = sql`uuid_hash(${books.id})`
const onDay = sql`hashtext(${sql.placeholder('day')})`

/** The second part runs only if no book follows the place of the day. */
const openingOf = preparing((orm: Database['orm'], name) => {
  const from = (beyond: ReturnType<typeof sql> | undefined) =>
    orm
      .select({ id: books.id })
      .from(books)
      .where(and(isNull(books.deletedAt), isNotNull(books.openingLine), beyond))
      .orderBy(orderAndLimit(1, [place]))
  return unionAll(from(sql`${place} >= ${onDay}`), from(undefined))
    .limit(1)
    .prepare(name)
})
