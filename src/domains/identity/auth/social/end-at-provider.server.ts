import { buildEndSessionUrl } from 'openid-client'
import type { ApiContext } from '#platform/api/api-context.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import type { sessions } from '../auth.table.server.ts'
import { openIdToken } from './provider-session.server.ts'
import { findProvider } from './providers.server.ts'

type Context = Pick<ApiContext, 'config' | 'database'>
type Ended = Pick<typeof sessions.$inferSelect, 'idToken' | 'method' | 'providerId'>

/** A provider that is away keeps its session; ours has ended. */
export async function endAtProvider(
  context: Context,
  { idToken, method, providerId }: Ended,
): Promise<string | undefined> {
  const { config } = context
  const id = providerId ?? method
  if (id === null) return undefined
  try {
    const configuration = (await findProvider(context, id))?.configuration
    if (!configuration?.serverMetadata().end_session_endpoint) return undefined
    const hint = openIdToken(config, idToken)
    return buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: new URL('/login', config.baseUrl).href,
      ...(hint !== undefined && { id_token_hint: hint }),
    }).href
  } catch (err) {
    currentRequest().log.warn({ err, provider: id }, 'A provider is unavailable')
    return undefined
  }
}
