import type { TokenEndpointResponse } from 'openid-client'
import type { Config } from '#platform/config/config.ts'
import type { SessionOrigin } from '#platform/context/sign-in-hooks.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import type { Secrets } from '#platform/secrets/keys.ts'
import { createSeal } from '#platform/secrets/seal.ts'
import type { Provider } from '../providers/provider.server.ts'

/** A longer address of the sign-out page would be refused on its way. */
const longestToken = 6000

/** An ID token is stored only where the provider has a page to sign out. */
export function providerSession(
  config: Pick<Config, 'authSecret' | 'authSecretPrevious'>,
  { configuration }: Pick<Provider, 'configuration'>,
  providerId: string,
  { id_token: token }: Pick<TokenEndpointResponse, 'id_token'>,
): SessionOrigin {
  const hasSignOut = configuration.serverMetadata().end_session_endpoint !== undefined
  const isKept = hasSignOut && token !== undefined && token.length <= longestToken
  return { providerId, idToken: isKept ? sealOf(config).close(token) : undefined }
}

/** Undefined after the secret of the installation was replaced: the provider then asks its user. */
export function openIdToken(config: Secrets, sealed: string | null): string | undefined {
  if (sealed === null) return undefined
  try {
    return sealOf(config).open(sealed)
  } catch (err) {
    currentRequest().log.warn({ err }, 'The ID token of a session can’t be opened')
    return undefined
  }
}

const sealOf = (config: Secrets) => createSeal(config, 'id-token')
