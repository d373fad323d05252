import { eq, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/database/database.ts'

type Orm = Database['orm']

/** The last admin can't be removed, so a positive answer is cached for good. */
const settled = new WeakSet<Orm>()

export async function hasAdmin(
  { orm }: Pick<Database, 'orm'>,
  { adminUserIds }: Pick<Config, 'adminUserIds'>,
): Promise<boolean> {
  if (adminUserIds.length > 0 || settled.has(orm)) return true
  const [admin] = await orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.manages, sql`true`))
    .limit(1)
  if (admin) settled.add(orm)
  return admin !== undefined
}
