import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { admin } from 'better-auth/plugins/admin'
import type { Ground } from '../ground.ts'
import { currentRequest } from '../http/current-request.ts'
import type { Letter } from '../mail/letter.ts'
import { codeEndpoints } from './codes/code-endpoints.ts'
import { forgetAdminOnSignIn } from './impersonation/forget-admin.ts'
import { impersonationEndpoints } from './impersonation/impersonation-endpoints.ts'
import { demoPeople } from './people/demo-people.ts'
import { accessControl, defaultRole, roles } from './people/permissions.ts'
import { sessionEndpoints } from './sessions/session-endpoints.ts'
import { accounts, sessions, users, verifications } from './tables.ts'

type CodeMail = { code: string; minutes: number; headers: Headers }

export type AuthFoundation = Pick<Ground, 'config' | 'database' | 'mail' | 'log'> & {
  /** Writes the mail in the language of whoever sent these headers. */
  composeCodeMail: (facts: CodeMail) => Promise<Omit<Letter, 'to'>>
}

export type Auth = ReturnType<typeof createAuth>

/** better-auth with our own endpoints for codes, sessions and the name; what is served of the rest, the door decides. */
export function createAuth(foundation: AuthFoundation) {
  const { config, database, log } = foundation
  const isSecure = config.baseUrl.protocol === 'https:'
  const demo = config.demoMode ? demoPeople : undefined
  const disableSignUp = config.demoMode || config.signUp === 'closed'
  const { github, google } = config.providers

  return betterAuth({
    baseURL: config.baseUrl.origin,
    basePath: '/api/auth',
    secret: config.authSecret,
    database: drizzleAdapter(database.orm, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    session: { expiresIn: config.limits.sessionDays * 24 * 3600, cookieCache: { enabled: false } },
    account: { encryptOAuthTokens: true, ...demo?.account },
    socialProviders: {
      ...(github && { github: { ...github, disableSignUp } }),
      ...(google && { google: { ...google, disableSignUp } }),
    },
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
      cookiePrefix: isSecure ? '__Host-incipit' : 'incipit',
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
    },
    databaseHooks: {
      ...demo?.databaseHooks,
      session: {
        create: {
          before: (session) =>
            Promise.resolve({ data: { ...session, ipAddress: currentRequest().clientIp } }),
        },
      },
    },
    plugins: [
      admin({ ac: accessControl, roles, defaultRole, adminUserIds: config.adminUserIds }),
      {
        id: 'incipit',
        endpoints: {
          ...codeEndpoints(foundation),
          ...sessionEndpoints(foundation),
          ...impersonationEndpoints(foundation),
        },
        hooks: { after: [forgetAdminOnSignIn] },
      },
    ],
    onAPIError: { throw: true, errorURL: '/login/error' },
    logger: {
      level: 'warn',
      log: (level, message) =>
        log[level === 'error' ? 'error' : 'warn']({ library: 'better-auth' }, message),
    },
    telemetry: { enabled: false },
  })
}
