import { requireOpenIdServer } from '#domains/identity/auth/index.server.ts'
import { error, type Finding, type Findings, reasonOf } from '#kit/features/index.server.ts'
import type { Config } from '#platform/config/config.ts'

/** Users can't sign in by a provider that does not answer, or that calls itself otherwise. */
export function checkOpenId({ openIdProviders }: Config): Promise<Findings> {
  return Promise.all(
    openIdProviders.map(async ({ issuer, clientId }): Promise<Finding | undefined> => {
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
