import { desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { apiKeys } from './auth/index.server.ts'

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

/** No key sees keys. */
export const keySections = { apiKeys: keysOf }
