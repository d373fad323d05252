import { and, eq, exists, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import { apiKeys } from '#modules/api-keys/auth/index.server.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import type { Retention } from '#platform/jobs/retention.ts'
import { oauthClients, oauthGrants } from './grants.table.server.ts'

/** Apps keep the id that they registered, even while no user is connected. */
const clientDays = 90

/** A key whose app never exchanged its code, or hasn't refreshed its token for a month, ends as if it were revoked. */
export const deleteUnusedApps = defineJob({
  name: 'delete-unused-apps',
  schedule: { everyMinutes: 10 },
  async run({ database: { orm } }: Pick<Retention, 'database'>) {
    const isOver = lt(oauthGrants.expiresAt, sql`now()`)
    const over = orm.select({ id: oauthGrants.keyId }).from(oauthGrants).where(isOver)
    await orm
      .update(apiKeys)
      .set({ revokedAt: sql`now()` })
      .where(and(isNull(apiKeys.revokedAt), inArray(apiKeys.id, over)))
    const revoked = orm
      .select({ id: apiKeys.id })
      .from(apiKeys)
      .where(and(eq(apiKeys.id, oauthGrants.keyId), not(isNull(apiKeys.revokedAt))))
    await orm.delete(oauthGrants).where(or(isOver, exists(revoked)))
    const connected = orm
      .select({ id: oauthGrants.keyId })
      .from(oauthGrants)
      .where(eq(oauthGrants.clientId, oauthClients.id))
    const unused = sql`now() - make_interval(days => ${clientDays})`
    await orm
      .delete(oauthClients)
      .where(and(lt(oauthClients.usedAt, unused), not(exists(connected))))
  },
})
