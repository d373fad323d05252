import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { stillBanned } from '#platform/access/still-banned.ts'
import { users } from '#platform/access/tables.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { changesOf, record, userTarget } from '#platform/activity/record.ts'
import type { Config } from '#platform/config/config.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import { knownBrowsers, sessions } from '../auth.table.server.ts'
import { handOver } from './call-hooks.server.ts'

const {
  nameKey: _,
  emailKey: __,
  search: ___,
  beginnings: ____,
  ...columns
} = getTableColumns(users)

export { stillBanned }

export const userColumns = columns
export type User = Pick<typeof users.$inferSelect, keyof typeof userColumns>

/** Every request reads these columns of its user. */
export const publicUserColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  image: users.image,
  role: users.role,
}
export type PublicUser = Pick<User, keyof typeof publicUserColumns>

/** Use it in every change that can conflict with a concurrent one. */
export const nextVersion = { version: sql`${users.version} + 1` }

export async function isBanned({ orm }: Pick<Database, 'orm'>, { id }: Pick<User, 'id'>) {
  const [found] = await orm.select({ stillBanned }).from(users).where(eq(users.id, id))
  return found?.stillBanned ?? false
}

/** At the first verification earlier sessions and all other ways in end, because another person may have made them. */
export async function findProvedUser(
  { accountHooks, orm }: Pick<ApiServices, 'accountHooks'> & Pick<Database, 'orm'>,
  email: string,
  { signUp, demoMode }: Pick<Config, 'signUp' | 'demoMode'>,
  name?: string,
): Promise<User | undefined> {
  return orm.transaction(async (transaction) => {
    if (demoMode) return findUser(transaction, email)
    if (signUp === 'open') {
      const [made] = await transaction
        .insert(users)
        .values({ email, emailVerified: true, ...(name !== undefined && { name }) })
        .onConflictDoNothing({ target: users.email })
        .returning()
      if (made) await recordSignUp(transaction, made)
    }
    const [promoted] = await transaction
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.email, email), eq(users.emailVerified, false)))
      .returning()
    if (promoted) {
      await transaction.delete(sessions).where(eq(sessions.userId, promoted.id))
      await transaction.delete(knownBrowsers).where(eq(knownBrowsers.userId, promoted.id))
      for (const addressLeft of accountHooks.addressLeft) {
        await addressLeft(transaction, promoted.id)
      }
      await handOver({ accountHooks }, transaction, actorOf(promoted), promoted.id)
      return promoted
    }
    return findUser(transaction, email)
  })
}

const recordSignUp = (
  transaction: Pick<Database['orm'], 'insert'>,
  user: { id: string; email: string },
) => record(transaction, actorOf(user), { action: 'user.create', target: userTarget(user) })

async function findUser(orm: Pick<Database['orm'], 'select'>, email: string) {
  const [user] = await orm.select().from(users).where(eq(users.email, email))
  return user
}

export async function rename(
  { orm }: Pick<Database, 'orm'>,
  user: Pick<User, 'id' | 'email'>,
  name: string,
) {
  return orm.transaction(async (transaction) => {
    const [held] = await transaction.select().from(users).where(eq(users.id, user.id)).for('update')
    if (!held || (held.name === name && held.onboardedAt)) return held
    const [renamed] = await transaction
      .update(users)
      .set({ ...nextVersion, name, onboardedAt: sql`coalesce(${users.onboardedAt}, now())` })
      .where(eq(users.id, user.id))
      .returning()
    if (!renamed) return undefined
    if (renamed.name !== held.name) {
      const changes = changesOf(held, renamed, ['name'])
      const act = { action: 'user.update', target: userTarget(renamed), ...changes } as const
      await record(transaction, actorOf(user), act)
    }
    return renamed
  })
}
