import { and, asc, gt } from 'drizzle-orm'
import { requireSure } from '#server/auth/sessions/caller.ts'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/database/database.ts'
import { HttpError } from '#server/http/http-error.ts'
import { banUser } from '../ban-user.server.ts'
import type { Desk } from '../desk.server.ts'
import { findPeople, isOfRole, isOfStatus } from '../list/user-filter.server.ts'
import type { UserFilter } from '../list/user-list.server.ts'
import { endUserSessions } from '../sessions/end-user-sessions.server.ts'
import { unbanUser } from '../unban-user.server.ts'
import type { UserBulk, UserBulkAction, UserBulkResult } from './user-bulk.server.ts'

const batch = 500

/** Does one thing to many users, each by the rules for one, and tells for each where it could not. */
export async function changeUsers(desk: Desk, bulk: UserBulk): Promise<UserBulkResult> {
  const { action } = bulk
  if (action.type === 'ban') requireSure(desk.caller, desk.config.limits)
  const result: UserBulkResult = { changed: 0, failed: [] }
  const ids = 'ids' in bulk ? new Set(bulk.ids) : matching(desk.acting.orm, bulk.filter)
  for await (const id of ids) {
    try {
      await change(desk, id, action)
      result.changed += 1
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      result.failed.push({ id, code: error.code, message: error.message })
    }
  }
  return result
}

async function change(desk: Desk, id: string, action: UserBulkAction): Promise<void> {
  if (action.type === 'endSessions') return endUserSessions(desk.acting, id)
  await (action.type === 'unban'
    ? unbanUser(desk, id)
    : banUser(desk, { id, reason: action.reason, expiresAt: action.expiresAt }))
}

/** All that a filter finds, along their ids: what is changed moves nobody under the next. */
async function* matching(orm: Database['orm'], { searchTerm, role, status }: UserFilter) {
  const search = await findPeople(orm, searchTerm)
  const wanted = and(isOfRole(role), isOfStatus(status), search?.found)
  for (let last: string | undefined; ;) {
    const rows = await orm
      .select({ id: users.id })
      .from(users)
      .where(and(wanted, last === undefined ? undefined : gt(users.id, last)))
      .orderBy(asc(users.id))
      .limit(batch)
    last = rows.at(-1)?.id
    if (last === undefined) return
    for (const { id } of rows) yield id
  }
}
