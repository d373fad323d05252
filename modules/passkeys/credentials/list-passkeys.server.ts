import { desc, eq } from 'drizzle-orm'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { Database } from '#platform/database/database.ts'
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

type Services = Pick<ApiContext, 'accountHooks' | 'config'> & { database: Pick<Database, 'orm'> }

export async function listPasskeys(
  { accountHooks, config, database: { orm } }: Services,
  userId: string,
): Promise<PasskeyList> {
  const [items, ...ofRules] = await Promise.all([
    orm
      .select(shownPasskey)
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(desc(passkeys.id)),
    ...accountHooks.factorRules.map(
      async ({ name, read }) => [name, await read({ config, orm }, userId)] as const,
    ),
  ])
  return { ...Object.fromEntries(ofRules), items }
}

/** For `excludeCredentials` and `allowCredentials`. */
export const credentialsOf = (orm: Pick<Database['orm'], 'select'>, userId: string) =>
  orm
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
