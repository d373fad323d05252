import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { AccountHooks } from '#platform/context/account-hooks.ts'
import type { Database } from '#platform/database/database.ts'
import { apiKeys } from './auth/index.server.ts'
import type { Key } from './key.ts'

type Orm = Pick<Database['orm'], 'select'>
type Renewals = Pick<AccountHooks, 'renewedUntil'>

const mostShown = 1000

/** Expired keys are listed, too: they are why a program fails. */
export function listKeys(orm: Orm, { renewedUntil }: Renewals, where?: SQL): Promise<Key[]> {
  const ends = [...renewedUntil.map((endOf) => endOf(apiKeys.id)), apiKeys.expiresAt]
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
      expiresAt: sql<Date | null>`coalesce(${sql.join(ends, sql`, `)})`.mapWith(apiKeys.expiresAt),
      lastUsedAt: apiKeys.lastUsedAt,
      formerUntil:
        sql<Date | null>`CASE WHEN ${apiKeys.formerUntil} > now() THEN ${apiKeys.formerUntil} END`.mapWith(
          apiKeys.formerUntil,
        ),
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(isNull(apiKeys.revokedAt), where))
    .orderBy(desc(apiKeys.id))
    .limit(mostShown)
}
