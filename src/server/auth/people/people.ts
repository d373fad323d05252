import { and, eq, sql } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../database/database.ts'
import { accounts, sessions, users } from '../tables.ts'

export type User = typeof users.$inferSelect

/** A ban may end by itself. */
export const isBanned = ({ banned, banExpires }: Pick<User, 'banned' | 'banExpires'>) =>
  banned && (banExpires === null || banExpires > new Date())

/**
 * The user whose address was just proved, made if `signUp` allows. Sessions and links made before anybody proved the
 * address may be a stranger's: they end here. In a demo nobody is made or changed.
 */
export async function findProvedUser(
  { orm }: Pick<Database, 'orm'>,
  email: string,
  { signUp, demoMode }: Pick<Config, 'signUp' | 'demoMode'>,
): Promise<User | undefined> {
  return orm.transaction(async (transaction) => {
    if (demoMode) return findUser(transaction, email)
    if (signUp === 'open') {
      await transaction
        .insert(users)
        .values({ email, emailVerified: true })
        .onConflictDoNothing({ target: users.email })
    }
    const [promoted] = await transaction
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.email, email), eq(users.emailVerified, false)))
      .returning()
    if (promoted) {
      await transaction.delete(sessions).where(eq(sessions.userId, promoted.id))
      await transaction.delete(accounts).where(eq(accounts.userId, promoted.id))
      return promoted
    }
    return findUser(transaction, email)
  })
}

async function findUser(orm: Pick<Database['orm'], 'select'>, email: string) {
  const [user] = await orm.select().from(users).where(eq(users.email, email))
  return user
}

export async function rename({ orm }: Pick<Database, 'orm'>, id: string, name: string) {
  const [renamed] = await orm
    .update(users)
    .set({ name, onboardedAt: sql`coalesce(${users.onboardedAt}, now())` })
    .where(eq(users.id, id))
    .returning()
  return renamed
}
