import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import type { AuthFoundation } from '../auth.ts'
import { rememberBrowser } from '../codes/known-browsers.ts'
import { sessions } from '../tables.ts'
import { withPatience } from './patience.ts'

/** What the library leaves out when somebody comes back from a provider. */
export const socialPlugin = ({ database, log }: Pick<AuthFoundation, 'database' | 'log'>) =>
  ({
    id: 'incipit-social',
    init: ({ socialProviders }) => ({
      context: { socialProviders: socialProviders.map((provider) => withPatience(provider, log)) },
    }),
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === '/callback/:id',
          /** The browser becomes a known one, and the session that it had before ends. */
          handler: createAuthMiddleware(async (context) => {
            const { newSession, authCookies } = context.context
            if (!newSession) return
            const { token, userId } = newSession.session
            const knownBrowserId = await rememberBrowser(context, database.orm, userId)
            await database.orm
              .update(sessions)
              .set({ knownBrowserId })
              .where(eq(sessions.token, token))
            const { name } = authCookies.sessionToken
            const before = await context.getSignedCookie(name, context.context.secret)
            if (!before) return
            await database.orm
              .delete(sessions)
              .where(and(eq(sessions.token, before), ne(sessions.token, token)))
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin
