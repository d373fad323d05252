import { inArray, or } from 'drizzle-orm'
import { apiKeys, hashesOf } from '#modules/api-keys/auth/index.server.ts'
import { actorOf } from '#platform/activity/actor.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { endGrant, lockGrant } from './grants.server.ts'
import { oauthGrants } from './grants.table.server.ts'
import { OAuthRefusal } from './oauth-refusal.server.ts'
import { partsOf } from './tokens.server.ts'

/** Either token ends the whole grant, and so does the access token before the last refresh. One that is unknown is gone already (RFC 7009). */
export async function revokeToken(
  { config, database }: Pick<ApiServices, 'config' | 'database'>,
  form: URLSearchParams,
): Promise<void> {
  const token = form.get('token')
  if (!token) throw new OAuthRefusal('invalid_request', 'token is needed')
  await database.orm.transaction(async (transaction) => {
    const found = await lockGrant(
      transaction,
      or(
        inArray(apiKeys.hash, hashesOf(token, config)),
        inArray(apiKeys.formerHash, hashesOf(token, config)),
        inArray(oauthGrants.familyHash, hashesOf(partsOf(token).family, config)),
      ),
    )
    if (!found || found.grant.clientId !== form.get('client_id')) return
    const { id, name, organizationId } = found.key
    await endGrant(transaction, found, actorOf(found.owner, { key: { id, name, organizationId } }))
  })
}
