import { z } from 'zod/mini'
import type { ApiServices } from '#platform/context/api-context.ts'
import { consumeRateLimitBySource } from '#platform/rates/rate-limit.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { nameOfApp } from '#rules/text.ts'
import { appVariables } from './app-variables.server.ts'
import { oauthClients } from './grants.table.server.ts'
import { OAuthRefusal } from './oauth-refusal.server.ts'
import { mayReturnTo, placeOf } from './redirect-uri.server.ts'

const mostUris = 10
const longestUri = 500

/** Other metadata of a client is ignored, as RFC 7591 allows. */
const metadataSchema = z.object({
  client_name: z.optional(nameOfApp),
  redirect_uris: z
    .array(z.string().check(z.maxLength(longestUri)))
    .check(z.minLength(1), z.maxLength(mostUris)),
})

/** Anyone may register: a client gets nothing before a user has allowed it. */
export async function registerClient(
  { config, database }: Pick<ApiServices, 'config' | 'database'>,
  sent: unknown,
) {
  const { success, data, error } = metadataSchema.safeParse(sent)
  if (!success) {
    const [issue] = error.issues
    const place = issue?.path.join('.') ?? ''
    throw new OAuthRefusal('invalid_client_metadata', `${place}: ${issue?.message ?? ''}`)
  }
  const { redirect_uris: redirectUris } = data
  if (!redirectUris.every(mayReturnTo)) {
    throw new OAuthRefusal(
      'invalid_redirect_uri',
      'Only https, loopback addresses and the scheme of an app are accepted',
    )
  }
  await consumeRateLimitBySource(database.orm, {
    name: 'app registrations',
    address: currentRequest().clientIp,
    limit: appVariables.of(config).registrationsPerSourcePerHour,
    seconds: 3600,
  })
  const name = data.client_name ?? placeOf(redirectUris[0] ?? '').name
  const [client] = await database.orm
    .insert(oauthClients)
    .values({ name, redirectUris })
    .returning({ id: oauthClients.id, createdAt: oauthClients.createdAt })
  if (!client) throw new Error('No client was stored')
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}
