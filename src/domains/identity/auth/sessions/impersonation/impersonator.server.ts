import { and, eq, gt, sql } from 'drizzle-orm'
import { isAdmin, mayDoAsMuch } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import type { Config } from '#platform/config/config.ts'
import { sessions } from '../../auth.table.server.ts'
import {
  type PublicUser,
  publicUserColumns,
  stillBanned,
  type User,
} from '../../people/people.server.ts'
import { findAdminNeed, grantedTo, type Looking } from '../admin-needs.server.ts'
import { isOver } from '../session-life.server.ts'

type Admins = Pick<Config, 'adminUserIds'>
type Role = Pick<User, 'id' | 'role'>

export function whyNotImpersonate(admin: Role, user: Role, { adminUserIds }: Admins) {
  if (user.id === admin.id) return 'YOU_CANNOT_IMPERSONATE_YOURSELF'
  const isAbove = isAdmin(user, adminUserIds) || !mayDoAsMuch(admin, user, adminUserIds)
  if (isAbove) return 'YOU_CANNOT_IMPERSONATE_ADMINS'
  return undefined
}

export async function findImpersonator(
  services: Looking,
  ownSession: string,
  user: Role,
): Promise<PublicUser | undefined> {
  const { config, database } = services
  const [found] = await database.orm
    .select({
      admin: publicUserColumns,
      stillBanned,
      method: sessions.method,
      createdAt: sessions.createdAt,
      now: sql<Date>`now()`.mapWith(sessions.createdAt),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, ownSession), gt(sessions.expiresAt, sql`now()`)))
  if (!found || found.stillBanned) return undefined
  const { admin, createdAt, now } = found
  // The admin's own session is not seen meanwhile, and must not become idle by that.
  const own = { createdAt, lastSeenAt: now, impersonatedBy: null }
  if (isOver({ session: own, user: admin, now }, config)) return undefined
  const adminNeed = await findAdminNeed(services, admin, found)
  const may = grantedTo(admin, adminNeed, config).user?.includes('impersonate')
  return may && adminNeed?.until !== null && !whyNotImpersonate(admin, user, config)
    ? admin
    : undefined
}
