import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../tables.ts'
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
export async function revokeAdmin({ orm }: Pick<Database, 'orm'>, email: string): Promise<Outcome> {
  return orm.transaction(async (transaction) => {
    // Two revocations at once must not take the last two.
    await transaction.execute(sql`LOCK TABLE ${users} IN SHARE ROW EXCLUSIVE MODE`)
    const [user] = await transaction.select().from(users).where(eq(users.email, email))
    if (!user) return 'unknown'
    const rest = rolesOf(user.role).filter((role) => role !== adminRole)
    if (rest.length === rolesOf(user.role).length) return 'already'
    const others = await transaction
      .select({ role: users.role })
      .from(users)
      .where(and(ne(users.id, user.id), eq(users.banned, false)))
    if (!others.some(({ role }) => rolesOf(role).includes(adminRole))) return 'last'
    await transaction
      .update(users)
      .set({ role: rest.join() || defaultRole })
      .where(eq(users.id, user.id))
    return 'done'
  })
}
