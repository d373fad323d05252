import { desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { passkeys } from './credentials/passkeys.table.server.ts'

type Orm = Pick<Database['orm'], 'select'>

const passkeysOf = async (orm: Orm, userId: string) =>
  orm
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.id))

export const passkeySections = {
  passkeys: { read: passkeysOf, scope: 'account:read' },
}
