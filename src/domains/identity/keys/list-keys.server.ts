import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { apiKeys, oauthGrants } from '#domains/identity/auth/index.server.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import type { Key } from './key.ts'

type Orm = Pick<Database['orm'], 'select'>

const mostShown = 1000

/** Expired keys are listed, too: they are why a program fails. */
export function listKeys(orm: Orm, where?: SQL): Promise<Key[]> {
  return orm
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      start: apiKeys.start,
      isApp: sql<boolean>`${apiKeys.audience} IS NOT NULL`,
      scopes: apiKeys.scopes,
      addresses: apiKeys.addresses,
      organizationId: apiKeys.organizationId,
      owner: { id: users.id, name: users.name, email: users.email },
      createdAt: apiKeys.createdAt,
      // The key of an app is renewed until its grant ends.
      expiresAt: sql<Date | null>`coalesce(${oauthGrants.expiresAt}, ${apiKeys.expiresAt})`.mapWith(
        apiKeys.expiresAt,
      ),
      lastUsedAt: apiKeys.lastUsedAt,
      formerUntil:
        sql<Date | null>`CASE WHEN ${apiKeys.formerUntil} > now() THEN ${apiKeys.formerUntil} END`.mapWith(
          apiKeys.formerUntil,
        ),
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .leftJoin(oauthGrants, eq(oauthGrants.keyId, apiKeys.id))
    .where(and(isNull(apiKeys.revokedAt), where))
    .orderBy(desc(apiKeys.id))
    .limit(mostShown)
}
