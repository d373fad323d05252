import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { apiKeys, isKeyHolder } from '#modules/api-keys/auth/index.server.ts'
import { findMembership, members } from '#modules/organizations/index.server.ts'
import { manageSignIn } from '#modules/single-sign-on/index.server.ts'
import { teams } from '#modules/teams/index.server.ts'
import type { Caller } from '#platform/access/caller.ts'
import { users } from '#platform/access/tables.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import { organizationPermissions } from '#rules/permissions.gen.ts'
import { scopesIn } from '#rules/permissions.ts'
import { directoryRoot } from './directory-handler.server.ts'
import type { DirectoryOverview } from './directory-overview.ts'
import { directoryUsers } from './directory-user.table.server.ts'
import { isActive, isMember } from './users/user-resource.server.ts'

type Context = Pick<ApiContext, 'accountHooks' | 'config' | 'database'>

const [directoryScope] = scopesIn({ directory: organizationPermissions.directory })

export async function getDirectory(
  { accountHooks, config, database: { orm } }: Context,
  caller: Caller,
  id: string,
): Promise<DirectoryOverview> {
  await findMembership(orm, caller, id, manageSignIn)
  const keys = await orm
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      start: apiKeys.start,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.organizationId, id),
        sql`${directoryScope} = ANY (${apiKeys.scopes})`,
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
        isKeyHolder(accountHooks, apiKeys.userId, apiKeys.organizationId, apiKeys.scopes),
      ),
    )
    .orderBy(desc(apiKeys.id))
  const [people] = await orm
    .select({ total: count(), active: count(sql`CASE WHEN ${isActive} THEN 1 END`) })
    .from(directoryUsers)
    .innerJoin(users, eq(users.id, directoryUsers.userId))
    .leftJoin(members, isMember)
    .where(and(eq(directoryUsers.organizationId, id), eq(directoryUsers.isDeleted, false)))
  const { total = 0, active = 0 } = people ?? {}
  const uses = keys.flatMap(({ lastUsedAt }) => (lastUsedAt ? [lastUsedAt.getTime()] : []))
  return {
    baseUrl: config.baseUrl.origin + directoryRoot,
    keys: keys.map(({ id: keyId, name, start }) => ({ id: keyId, name, start })),
    syncedAt: uses.length > 0 ? new Date(Math.max(...uses)) : null,
    activeCount: active,
    inactiveCount: total - active,
    teamCount: await orm.$count(teams, eq(teams.organizationId, id)),
  }
}
