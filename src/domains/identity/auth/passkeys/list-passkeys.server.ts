import { desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { readPasskeyOnly } from '../recovery/passkey-only.server.ts'
import type { PasskeyList } from './passkey-schemas.server.ts'
import { passkeys } from './passkeys.table.server.ts'

export const shownPasskey = {
  id: passkeys.id,
  credentialId: passkeys.credentialId,
  name: passkeys.name,
  isSynced: passkeys.isSynced,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
}

type Services = Parameters<typeof readPasskeyOnly>[0]

export async function listPasskeys(services: Services, userId: string): Promise<PasskeyList> {
  const [items, passkeyOnly] = await Promise.all([
    services.orm
      .select(shownPasskey)
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(desc(passkeys.id)),
    readPasskeyOnly(services, userId),
  ])
  return { items, passkeyOnly }
}

/** For `excludeCredentials` and `allowCredentials`. */
export const credentialsOf = (orm: Pick<Database['orm'], 'select'>, userId: string) =>
  orm
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
