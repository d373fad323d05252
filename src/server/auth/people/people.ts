import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { accounts, sessions, users } from '../tables.ts'

export type User = typeof users.$inferSelect

/** A ban may end by itself. */
export const isBanned = ({ banned, banExpires }: Pick<User, 'banned' | 'banExpires'>) =>
  banned && (banExpires === null || banExpires > new Date())

/**
 * The user whose address was just proved, made if `signUp` allows. Sessions and links made before anybody proved the
 * address may be a stranger's: they end here.
 */
export async function findProvedUser(
  { orm }: Pick<Database, 'orm'>,
  email: string,
  signUp: 'open' | 'closed',
): Promise<User | undefined> {
  return orm.transaction(async (transaction) => {
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
    const [user] = await transaction.select().from(users).where(eq(users.email, email))
    return user
  })
}

export async function rename({ orm }: Pick<Database, 'orm'>, id: string, name: string) {
  const [renamed] = await orm
    .update(users)
    .set({ name, onboardedAt: sql`coalesce(${users.onboardedAt}, now())` })
    .where(eq(users.id, id))
    .returning()
  return renamed
}
