import { and, eq, gt } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../database/database.ts'
import { isBanned, type User } from '../people/people.ts'
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
}

/** The row behind a token, if it still lets somebody in: bans and changed roles bite at once. */
export async function findSession({ orm }: Pick<Database, 'orm'>, token: string) {
  const [found] = await orm
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, new Date())))
  if (!found || isBanned(found.user)) return undefined
  await noteSeen({ orm }, found.session)
  return found
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
  user: User,
  { adminUserIds }: Pick<Config, 'adminUserIds'>,
): Session => ({ user: publicUser(user), permissions: permissionsOf(user, adminUserIds) })
