import { buildEndSessionUrl } from 'openid-client'
import type { EndedSession, SessionContext } from '#platform/context/sign-in-hooks.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { findProvider } from '../providers/providers.server.ts'
import { openIdToken } from './provider-session.server.ts'

/** A provider that is away keeps its session; ours has ended. */
export async function endAtProvider(
  context: SessionContext,
  { idToken, method, providerId }: EndedSession,
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
