import { desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { Passkey } from './passkey-schemas.server.ts'
import { passkeys } from './passkeys.table.server.ts'

export const shownPasskey = {
  id: passkeys.id,
  credentialId: passkeys.credentialId,
  name: passkeys.name,
  isSynced: passkeys.isSynced,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
}

export const listPasskeys = (
  orm: Pick<Database['orm'], 'select'>,
  userId: string,
): Promise<Passkey[]> =>
  orm
    .select(shownPasskey)
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.id))

/** For `excludeCredentials` and `allowCredentials`. */
export const credentialsOf = (orm: Pick<Database['orm'], 'select'>, userId: string) =>
  orm
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
