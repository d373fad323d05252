import { type SQL, sql } from 'drizzle-orm'
import { books } from '#domains/catalogue/books/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Action } from '#platform/activity/actions.ts'
import { firstIdAt } from '#platform/activity/moment-id.ts'
import { activities } from '#platform/activity/tables.ts'
import type { Arrivals } from './figure.table.server.ts'

const acts = (action: Action) => (since: Date) =>
  sql`SELECT ${activities.at} AS at FROM ${activities}
    WHERE ${activities.action} = ${action} AND ${activities.id} >= ${firstIdAt(since)}`

export const momentsOf: Record<Arrivals, (since: Date) => SQL> = {
  booksAdded: (since) =>
    sql`SELECT ${books.createdAt} AS at FROM ${books}
      WHERE ${books.deletedAt} IS NULL AND ${books.createdAt} >= ${since}`,
  usersAdded: (since) =>
    sql`SELECT ${users.createdAt} AS at FROM ${users} WHERE ${users.createdAt} >= ${since}`,
  signIns: acts('session.start'),
  failedSignIns: acts('code.fail'),
}

export const dayInUtc = sql.raw(`(at AT TIME ZONE 'UTC')::date`)
export const today = sql.raw(`(now() AT TIME ZONE 'UTC')::date`)
