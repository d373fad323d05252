import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { admin } from 'better-auth/plugins/admin'
import type { Ground } from '../ground.ts'
import { accountEndpoints } from './account/account-endpoints.ts'
import { captchaPlugin } from './captcha/captcha-plugin.ts'
import { codeEndpoints } from './codes/code-endpoints.ts'
import { forgetAdminOnSignIn } from './impersonation/forget-admin.ts'
import { impersonationEndpoints } from './impersonation/impersonation-endpoints.ts'
import type { Letters } from './letters.ts'
import { demoPeople } from './people/demo-people.ts'
import { recordSignUp } from './people/people.ts'
import { accessControl, defaultRole, roles } from './people/permissions.ts'
import { earlierSignatures } from './sessions/earlier-signatures.ts'
import { endOldestSessions } from './sessions/end-sessions.ts'
import { cookiePrefix } from './sessions/session-cookie.ts'
import { sessionEndpoints } from './sessions/session-endpoints.ts'
import { cookieKeys } from './sessions/signed-cookies.ts'
import { placeOf } from './sessions/start-session.ts'
import { ownersOnly } from './social/owners.ts'
import { recordProviderSignIn } from './social/record-sign-in.ts'
import { socialPlugin } from './social/social-plugin.ts'
import { socialProviders } from './social/social-providers.ts'
import { accounts, sessions, users, verifications } from './tables.ts'

export type AuthFoundation = Pick<Ground, 'config' | 'database' | 'mail' | 'log'> & {
  letters: Letters
}

export type Auth = ReturnType<typeof createAuth>

/** better-auth with our own endpoints for codes, sessions and one's own account; what is served of the rest, the door decides. */
export function createAuth(foundation: AuthFoundation) {
  const { config, database, log } = foundation
  const isSecure = config.baseUrl.protocol === 'https:'
  const demo = config.demoMode ? demoPeople : undefined

  return betterAuth({
    baseURL: config.baseUrl.origin,
    basePath: '/api/auth',
    secret: cookieKeys(config).current,
    database: drizzleAdapter(database.orm, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    session: { expiresIn: config.limits.sessionDays * 24 * 3600, cookieCache: { enabled: false } },
    // `ownersOnly` proves the local address as well. Should a provider's tokens ever be kept, then not readable.
    account: {
      accountLinking: { requireLocalEmailVerified: false },
      updateAccountOnSignIn: false,
      encryptOAuthTokens: true,
      ...demo?.account,
    },
    user: { validateUserInfo: ownersOnly(foundation) },
    socialProviders: socialProviders(config),
    // Its counter knows neither our limits nor our clients; ours is in the door.
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: false, validateSchema: false },
      // The way in has checked the origin before (see `http/origin.ts`), and knows the client's address.
      disableCSRFCheck: true,
      // Said aloud, since under a test runner the library would follow a callback anywhere.
      disableOriginCheck: false,
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(config.baseUrl),
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
    },
    databaseHooks: {
      user: { create: { after: (user) => recordSignUp(database.orm, user) } },
      account: {
        create: { before: (account) => Promise.resolve({ data: { ...account, ...noTokens } }) },
      },
      ...demo?.databaseHooks,
      session: {
        create: {
          before: (session, context) =>
            Promise.resolve({ data: { ...session, ...placeOf(context?.headers) } }),
          after: async (session, context) => {
            await recordProviderSignIn(database, session, context)
            await endOldestSessions(database.orm, session.userId, config.limits)
          },
        },
      },
    },
    plugins: [
      earlierSignatures(config),
      // For its columns, its roles and its ban on sessions; what it would serve, ours do in its place.
      {
        ...admin({ ac: accessControl, roles, defaultRole, adminUserIds: config.adminUserIds }),
        endpoints: {},
      },
      {
        id: 'incipit',
        endpoints: {
          ...codeEndpoints(foundation),
          ...sessionEndpoints(foundation),
          ...accountEndpoints(foundation),
          ...impersonationEndpoints(foundation),
        },
        hooks: { after: [forgetAdminOnSignIn] },
      },
      socialPlugin(foundation),
      ...(config.captcha ? [captchaPlugin(config.captcha)] : []),
    ],
    onAPIError: { throw: true, errorURL: '/login/error' },
    logger: {
      level: 'warn',
      // Its errors are what callers did wrong; a failure of its own it throws, which is logged where it is caught.
      log: (_, message, cause) => log.warn({ library: 'better-auth', err: cause }, message),
    },
    telemetry: { enabled: false },
  })
}

/** We ask nothing of a provider but who somebody is: what would open more is not kept. */
const noTokens = { accessToken: null, refreshToken: null, idToken: null }
