import type { AuthorizationParameters, ConnectionRequest } from './connection.ts'
import { readRequest, returnTo } from './read-request.server.ts'
import { placeOf } from './redirect-uri.server.ts'

/** The app hears of a refusal when the user goes back: an address alone must not send them elsewhere. */
export async function describeRequest(
  context: Parameters<typeof readRequest>[0],
  asked: AuthorizationParameters,
): Promise<ConnectionRequest> {
  const { client, redirectUri, refusal = null, ...read } = await readRequest(context, asked)
  if (!client || redirectUri === undefined) {
    return { app: null, scopes: [], refusal, refuseAt: null }
  }
  const { name: place, isOnDevice } = placeOf(redirectUri)
  return {
    app: { name: client.name, place, isOnDevice },
    scopes: 'scopes' in read ? read.scopes : [],
    refusal,
    refuseAt: returnTo(redirectUri, context.config, asked, { error: refusal ?? 'access_denied' }),
  }
}
