import { eq, sql } from 'drizzle-orm'
import { apiKeys } from '#modules/api-keys/auth/index.server.ts'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import type { Database } from '#platform/database/database.ts'
import { oauthGrants } from './grants.table.server.ts'

export const appHooks: Partial<AccountHooks> = {
  renewedUntil: [
    (keyId) =>
      sql`(SELECT ${oauthGrants.expiresAt} FROM ${oauthGrants} WHERE ${oauthGrants.keyId} = ${keyId})`,
  ],
}

const connectedApps = async (orm: Pick<Database['orm'], 'select'>, userId: string) =>
  orm
    .select({
      keyId: apiKeys.id,
      name: apiKeys.name,
      redirectUri: oauthGrants.redirectUri,
      connectedAt: oauthGrants.createdAt,
      expiresAt: oauthGrants.expiresAt,
    })
    .from(oauthGrants)
    .innerJoin(apiKeys, eq(apiKeys.id, oauthGrants.keyId))
    .where(eq(apiKeys.userId, userId))

/** No key sees keys. */
export const appSections = { connectedApps }
