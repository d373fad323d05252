import { error, type Finding, type Findings, reasonOf } from '#kit/features/index.server.ts'
import type { Config } from '#platform/config/config.ts'
import { requireOpenIdServer } from './providers/require-openid-server.server.ts'
import { openIdVariables } from './variables/openid-providers.server.ts'

/** Users can't sign in by a provider that does not answer, or that calls itself otherwise. */
export function checkOpenId(config: Config): Promise<Findings> {
  return Promise.all(
    openIdVariables.of(config).map(async ({ issuer, clientId }): Promise<Finding | undefined> => {
      try {
        await requireOpenIdServer(issuer, clientId, (url, options) =>
          fetch(url, { ...options, body: null }),
        )
        return undefined
      } catch (cause) {
        return error(`Signing in by ${issuer.href} fails: ${reasonOf(cause)}`)
      }
    }),
  )
}
