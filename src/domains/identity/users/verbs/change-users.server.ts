import { requireSure } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import type { ReadContext, VerbContext } from '#platform/api/verb-context.ts'
import { withinTime } from '#platform/database/within-time.ts'
import { HttpError } from '#platform/errors/http-error.ts'
import {
  type BulkPlace,
  idsAfter,
  readBulkCursor,
  writeBulkCursor,
} from '#platform/list/bulk-walk.ts'
import { usersMatching } from '../list/list-users.server.ts'
import type { UserFilter } from '../list/user-list.server.ts'
import { banUser } from './ban-user.server.ts'
import { endUserSessions } from './end-user-sessions.server.ts'
import { unbanUser } from './unban-user.server.ts'
import type { UserBulk, UserBulkAction, UserBulkResult } from './user-bulk.server.ts'

const part = 500

export async function changeUsers(context: VerbContext, bulk: UserBulk): Promise<UserBulkResult> {
  if (bulk.action.type === 'ban') requireSure(context.caller, context.config.limits)
  if ('filter' in bulk) return changeFound(context, bulk)
  const ids = [...new Set(bulk.ids)]
  return { ...(await changeAll(context, ids, bulk.action)), total: ids.length, nextCursor: null }
}

export async function countUsers({ acting: { orm } }: ReadContext, filter: UserFilter) {
  const wanted = await usersMatching(orm, filter)
  return { count: await withinTime(orm, (transaction) => transaction.$count(users, wanted)) }
}

async function changeFound(
  context: VerbContext,
  { filter, action, cursor }: Extract<UserBulk, { filter: unknown }>,
): Promise<UserBulkResult> {
  const { orm } = context.acting
  const wanted = await usersMatching(orm, filter)
  const fingerprint = { filter, action }
  const place: BulkPlace = cursor
    ? readBulkCursor(fingerprint, cursor)
    : { total: await orm.$count(users, wanted) }
  const found = { table: users, id: users.id, wanted }
  const ids = await idsAfter({ orm }, found, { last: place.last, size: part })
  const outcome = await changeAll(context, ids, action)
  const next = ids.length === part && writeBulkCursor(fingerprint, { ...place, last: ids.at(-1) })
  return { ...outcome, total: place.total, nextCursor: next || null }
}

async function changeAll(context: VerbContext, ids: string[], action: UserBulkAction) {
  const outcome: Pick<UserBulkResult, 'changed' | 'failed'> = { changed: 0, failed: [] }
  for (const id of ids) {
    try {
      await change(context, id, action)
      outcome.changed += 1
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      outcome.failed.push({ id, code: error.code, message: error.message })
    }
  }
  return outcome
}

async function change(context: VerbContext, id: string, action: UserBulkAction): Promise<void> {
  if (action.type === 'endSessions') await endUserSessions(context, { id })
  else if (action.type === 'unban') await unbanUser(context, id)
  else await banUser(context, { id, reason: action.reason, expiresAt: action.expiresAt })
}
