import { and, eq, gt, sql } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../database/database.ts'
import { preparing } from '../../database/prepared.ts'
import { findImpersonator } from '../impersonation/impersonator.ts'
import { isBanned, type User, userColumns } from '../people/people.ts'
import { type Permissions, permissionsOf } from '../people/permissions.ts'
import { sessions, users } from '../tables.ts'
import { noteSeen } from './seen.ts'

/** Who is signed in, as the browser may know it: no token. */
export type Session = {
  user: {
    id: string
    name: string
    email: string
    emailVerified: boolean
    image: string | null
    role: string
    onboarded: boolean
  }
  /** All that they may do; pages show what it allows, and the server checks it again. */
  permissions: Permissions
  /** The admin who acts as this user. */
  impersonatedBy: { id: string; name: string } | null
}

/** Every request asks this: writing the query anew and planning it would cost more than its answer. */
const sessionByToken = preparing((orm: Database['orm'], name) =>
  orm
    .select({ session: sessions, user: userColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql`now()`)))
    .prepare(name),
)

/** The row behind a token, if it still lets somebody in: bans and changed roles bite at once. */
export async function findSession(
  database: Pick<Database, 'orm'>,
  token: string,
  config: Pick<Config, 'adminUserIds'>,
) {
  const [found] = await sessionByToken(database.orm, 'find_session').execute({ token })
  if (!found || isBanned(found.user)) return undefined
  await noteSeen(database, found.session)
  const { impersonatedBy } = found.session
  if (impersonatedBy === null) return { ...found, impersonator: undefined }
  const impersonator = await findImpersonator(database, impersonatedBy, found.user, config)
  return impersonator && { ...found, impersonator }
}

export const publicUser = (user: User): Session['user'] => ({
  id: user.id,
  name: user.name,
  email: user.email,
  emailVerified: user.emailVerified,
  image: user.image,
  role: user.role,
  onboarded: user.name !== '',
})

export const publicSession = (
  { user, impersonator }: { user: User; impersonator: User | undefined },
  { adminUserIds }: Pick<Config, 'adminUserIds'>,
): Session => ({
  user: publicUser(user),
  permissions: permissionsOf(user, adminUserIds),
  impersonatedBy: impersonator ? { id: impersonator.id, name: impersonator.name } : null,
})
