import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import type { AuthFoundation } from '../auth.ts'
import { sessions } from '../tables.ts'
import { withPatience } from './patience.ts'

/** What the library leaves out when somebody comes back from a provider. */
export const socialPlugin = ({
  config,
  database,
  log,
}: Pick<AuthFoundation, 'config' | 'database' | 'log'>) =>
  ({
    id: 'incipit-social',
    init: ({ socialProviders }) => ({
      context: { socialProviders: socialProviders.map((provider) => withPatience(provider, log)) },
    }),
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === '/callback/:id',
          /** The browser that signs in anew leaves the session it had. */
          handler: createAuthMiddleware(async (context) => {
            const { newSession, authCookies } = context.context
            const { name } = authCookies.sessionToken
            const before = await context.getSignedCookie(name, config.authSecret)
            if (!newSession || !before) return
            const { token } = newSession.session
            await database.orm
              .delete(sessions)
              .where(and(eq(sessions.token, before), ne(sessions.token, token)))
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin
