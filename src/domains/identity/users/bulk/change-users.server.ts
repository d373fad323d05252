import { requireSure } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { HttpError } from '#platform/http/http-error.ts'
import {
  type BulkPlace,
  idsAfter,
  readBulkCursor,
  writeBulkCursor,
} from '#platform/list/bulk-walk.ts'
import { banUser } from '../ban-user.server.ts'
import type { Desk } from '../desk.server.ts'
import { whoMatches } from '../list/user-filter.server.ts'
import type { UserFilter } from '../list/user-list.server.ts'
import { endUserSessions } from '../sessions/end-user-sessions.server.ts'
import { unbanUser } from '../unban-user.server.ts'
import type { UserBulk, UserBulkAction, UserBulkResult } from './user-bulk.server.ts'

/** One call does so many of those whom a filter finds. */
const part = 500

/** Does one thing to many users, each by the rules for one, and tells for each where it could not. */
export async function changeUsers(desk: Desk, bulk: UserBulk): Promise<UserBulkResult> {
  if (bulk.action.type === 'ban') requireSure(desk.caller, desk.config.limits)
  if ('filter' in bulk) return changeFound(desk, bulk)
  const ids = [...new Set(bulk.ids)]
  return { ...(await changeAll(desk, ids, bulk.action)), total: ids.length, nextCursor: null }
}

/** How many users a filter finds, counted to the last one, by the same rules as its bulk. */
export async function countUsers({ orm }: Pick<Database, 'orm'>, filter: UserFilter) {
  return { count: await orm.$count(users, await whoMatches(orm, filter)) }
}

/** A part of what a filter finds, and the cursor of the next part. */
async function changeFound(
  desk: Desk,
  { filter, action, cursor }: Extract<UserBulk, { filter: unknown }>,
): Promise<UserBulkResult> {
  const { orm } = desk.acting
  const wanted = await whoMatches(orm, filter)
  const mark = { filter, action }
  const place: BulkPlace = cursor
    ? readBulkCursor(mark, cursor)
    : { total: await orm.$count(users, wanted) }
  const found = { table: users, id: users.id, wanted }
  const ids = await idsAfter({ orm }, found, { last: place.last, size: part })
  const outcome = await changeAll(desk, ids, action)
  const next = ids.length === part && writeBulkCursor(mark, { ...place, last: ids.at(-1) })
  return { ...outcome, total: place.total, nextCursor: next || null }
}

async function changeAll(desk: Desk, ids: string[], action: UserBulkAction) {
  const outcome: Pick<UserBulkResult, 'changed' | 'failed'> = { changed: 0, failed: [] }
  for (const id of ids) {
    try {
      await change(desk, id, action)
      outcome.changed += 1
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      outcome.failed.push({ id, code: error.code, message: error.message })
    }
  }
  return outcome
}

async function change(desk: Desk, id: string, action: UserBulkAction): Promise<void> {
  if (action.type === 'endSessions') return endUserSessions(desk, id)
  await (action.type === 'unban'
    ? unbanUser(desk, id)
    : banUser(desk, { id, reason: action.reason, expiresAt: action.expiresAt }))
}
