import { desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { oauthGrants } from './grants.table.server.ts'
import { apiKeys } from './keys.table.server.ts'

type Orm = Pick<Database['orm'], 'select'>

const keysOf = async (orm: Orm, userId: string) =>
  orm
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      addresses: apiKeys.addresses,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.id))

const connectedApps = async (orm: Orm, userId: string) =>
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
export const keySections = { apiKeys: keysOf, connectedApps }
