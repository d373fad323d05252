import { eq } from 'drizzle-orm'
import { adminRole, defaultRole, rolesOf } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import { operator } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { Database } from '#platform/database/database.ts'
import { holdAdmins, isLastAdmin } from './last-admin.server.ts'
import { nextVersion, type User } from './people.server.ts'

type Outcome = 'done' | 'already' | 'unknown' | 'last'

/** Makes somebody an admin, and first a user of whom has no account yet. */
export async function grantAdmin({ orm }: Pick<Database, 'orm'>, email: string): Promise<Outcome> {
  return orm.transaction(async (transaction) => {
    const [made] = await transaction
      .insert(users)
      .values({ email })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (made) {
      await record(transaction, operator, { action: 'user.create', target: userTarget(made) })
    }
    const [user] = await transaction
      .select()
      .from(users)
      .where(eq(users.email, email))
      .for('update')
    if (!user) return 'unknown'
    const roles = rolesOf(user.role)
    if (roles.includes(adminRole)) return 'already'
    await setRole(transaction, user, [...roles, adminRole].join())
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
    await setRole(transaction, user, rest.join() || defaultRole)
    return 'done'
  })
}

async function setRole(
  transaction: Pick<Database['orm'], 'insert' | 'update'>,
  user: User,
  role: string,
) {
  await transaction
    .update(users)
    .set({ ...nextVersion, role })
    .where(eq(users.id, user.id))
  await record(transaction, operator, {
    action: 'user.update',
    target: userTarget(user),
    before: { role: user.role },
    after: { role },
  })
}
