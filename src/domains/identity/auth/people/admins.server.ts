import { eq } from 'drizzle-orm'
import { rolesOf } from '#platform/access/permissions.ts'
import { users } from '#platform/access/tables.ts'
import { operator } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import type { Database } from '#platform/database/database.ts'
import { type RoleName, adminRole, defaultRole } from '#rules/roles.ts'
import { lockAdminsForUpdate, isLastAdmin } from './last-admin.server.ts'
import { nextVersion, type User } from './people.server.ts'

type Outcome = 'done' | 'already' | 'unknown' | 'last'

type Grant = { email: string; role: RoleName }

export async function grantRole(
  { orm }: Pick<Database, 'orm'>,
  { email, role }: Grant,
): Promise<Outcome> {
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
    if (roles.includes(role)) return user.id === made?.id ? 'done' : 'already'
    await setRole(transaction, user, [...roles, role].join())
    return 'done'
  })
}

export async function revokeRole(
  { orm }: Pick<Database, 'orm'>,
  { email, role }: Grant,
  adminUserIds: string[] = [],
): Promise<Outcome> {
  return orm.transaction(async (transaction) => {
    await lockAdminsForUpdate(transaction)
    const [user] = await transaction.select().from(users).where(eq(users.email, email))
    if (!user) return 'unknown'
    const rest = rolesOf(user.role).filter((name) => name !== role)
    if (rest.length === rolesOf(user.role).length) return 'already'
    if (role === adminRole && (await isLastAdmin(transaction, user, adminUserIds))) return 'last'
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
