import { buildEndSessionUrl } from 'openid-client'
import type { Config } from '#platform/config/config.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import { openOpenIdProvider } from './openid-provider.server.ts'

type Settings = Pick<Config, 'baseUrl' | 'openIdProviders'>

/** A provider that is away keeps its session; ours has ended. */
export async function endAtProvider(
  { baseUrl, openIdProviders }: Settings,
  method: string | null,
): Promise<string | undefined> {
  const provider = openIdProviders.find(({ id }) => id === method)
  if (!provider) return undefined
  try {
    const { configuration } = await openOpenIdProvider(provider)
    if (!configuration.serverMetadata().end_session_endpoint) return undefined
    const back = new URL('/login', baseUrl).href
    return buildEndSessionUrl(configuration, { post_logout_redirect_uri: back }).href
  } catch (err) {
    currentRequest().log.warn({ err, provider: provider.id }, 'A provider is unavailable')
    return undefined
  }
}
