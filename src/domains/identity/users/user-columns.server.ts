import { sql } from 'drizzle-orm'
import { sessions } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import { shownRole } from './roles/role-columns.server.ts'
import { roles } from './user-choices.ts'
import type { User } from './user.ts'

/** An expired ban counts as none, even before it is swept. */
const status = sql<User['status']>`CASE
  WHEN ${users.banExpires} <= now() AND ${users.emailVerified} THEN 'active'
  WHEN ${users.banExpires} <= now() THEN 'unverified'
  ELSE ${users.status} END`

/** Last use of any remaining session; null after signing out everywhere. */
const lastSeenAt = sql<Date | null>`(
  SELECT max(last_seen_at) FROM ${sessions} AS own
  WHERE own.user_id = ${users}.id AND own.impersonated_by IS NULL)`.mapWith(sessions.lastSeenAt)

export const userColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  image: users.image,
  role: shownRole(roles).as('shown_role'),
  status: status.as('shown_status'),
  banned: sql<boolean>`${users.banned} AND coalesce(${users.banExpires} > now(), true)`.as(
    'shown_banned',
  ),
  banReason: users.banReason,
  banExpires: users.banExpires,
  onboardedAt: users.onboardedAt,
  lastSeenAt: lastSeenAt.as('shown_last_seen'),
  version: users.version,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}
