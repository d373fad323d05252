import type { Config } from '#platform/config/config.ts'
import { product } from '#rules/product.ts'

/** From the configuration alone: a request can name any host. */
export const relyingParty = ({ baseUrl }: Pick<Config, 'baseUrl'>) => ({
  name: product.name,
  id: baseUrl.hostname,
  origin: baseUrl.origin,
})

/** EdDSA, ES256 and RS256: what Node verifies without a warning. */
export const supportedAlgorithmIDs = [-8, -7, -257]

/** The code of passkeys loads with the first of them. */
export const loadWebAuthn = () => import('@simplewebauthn/server')
