import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../tables.ts'
import { holdAdmins, isLastAdmin } from './last-admin.ts'
import { adminRole, defaultRole, rolesOf } from './permissions.ts'

type Outcome = 'done' | 'already' | 'unknown' | 'last'

/** Makes somebody an admin, and first a user of whom has no account yet. */
export async function grantAdmin({ orm }: Pick<Database, 'orm'>, email: string): Promise<Outcome> {
  return orm.transaction(async (transaction) => {
    await transaction.insert(users).values({ email }).onConflictDoNothing({ target: users.email })
    const [user] = await transaction
      .select()
      .from(users)
      .where(eq(users.email, email))
      .for('update')
    const roles = rolesOf(user?.role ?? null)
    if (roles.includes(adminRole)) return 'already'
    await transaction
      .update(users)
      .set({ role: [...roles, adminRole].join() })
      .where(eq(users.email, email))
    return 'done'
  })
}

/** Makes an admin a user like others, unless nobody would be left to manage. */
export async function revokeAdmin(
  { orm }: Pick<Database, 'orm'>,
  email: string,
  adminUserIds: string[] = [],
): Promise<Outcome> {
  return orm.transaction(async (transaction) => {
    await holdAdmins(transaction)
    const [user] = await transaction.select().from(users).where(eq(users.email, email))
    if (!user) return 'unknown'
    const rest = rolesOf(user.role).filter((role) => role !== adminRole)
    if (rest.length === rolesOf(user.role).length) return 'already'
    if (await isLastAdmin(transaction, user, adminUserIds)) return 'last'
    await transaction
      .update(users)
      .set({ role: rest.join() || defaultRole })
      .where(eq(users.id, user.id))
    return 'done'
  })
}
