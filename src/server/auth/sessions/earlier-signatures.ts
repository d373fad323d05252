import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import type { Config } from '../../config/config.ts'
import type { Secrets } from '../../secrets/keys.ts'
import { cookiePrefix } from './session-cookie.ts'
import { cookieKeys, withCurrentSignatures } from './signed-cookies.ts'

/** Lets the library read cookies that were signed before the secret was replaced. */
export function earlierSignatures(config: Pick<Config, 'baseUrl'> & Secrets) {
  const keys = cookieKeys(config)
  const prefix = cookiePrefix(config.baseUrl)
  return {
    id: 'earlier-signatures',
    hooks: {
      before: [
        {
          matcher: ({ headers }) => headers?.has('cookie') ?? false,
          handler: createAuthMiddleware((context) => {
            const headers = context.headers && withCurrentSignatures(context.headers, prefix, keys)
            return Promise.resolve(headers && { context: { headers } })
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}
