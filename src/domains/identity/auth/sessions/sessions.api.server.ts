import { and, eq, ne, type SQL } from 'drizzle-orm'
import { z } from 'zod/mini'
import { type Caller, requireSure } from '#platform/access/caller.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { record, userTarget } from '#platform/activity/record.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission, publicProcedure } from '#platform/api/procedure.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import type { Database } from '#platform/database/database.ts'
import {
  listedSessionSchema,
  sessionSchema,
  signedOutSchema,
  successSchema,
} from '../auth-schemas.server.ts'
import { sessions } from '../auth.table.server.ts'
import { endAccess } from '../people/call-hooks.server.ts'
import { recentErrors, signInErrors } from '../sign-in-errors.server.ts'
import { browsersOf, endSessions } from './end-sessions.server.ts'
import { listOwnSessions } from './list-own-sessions.server.ts'
import { readCaller } from './read-caller.server.ts'
import { leaveBrowser } from './session-cookie.server.ts'
import { signOut } from './sign-out.server.ts'

const success = { success: true } as const

const endingAllSchema = z.optional(
  z.object({
    /** Also the API keys and connected apps of the user; keys of organizations stay. */
    revokeKeys: z.optional(z.boolean()),
  }),
)

export const sessionsApi = {
  getSession: publicProcedure
    .route({
      method: 'GET',
      path: '/get-session',
      summary: 'Get the session',
      description: 'The signed-in user and their permissions, or `null`.',
    })
    .output(z.nullable(sessionSchema))
    .handler(async ({ context }) => {
      const caller = await readCaller(context)
      return caller && shownSession(caller)
    }),

  signOut: publicProcedure
    .meta({ inDemo: true })
    .route({
      method: 'POST',
      path: '/sign-out',
      summary: 'Sign out',
      description:
        'Ends the current session, if there is one. With `url`, the session came from another service, which ends its own session there.',
    })
    .output(signedOutSchema)
    .handler(async ({ context }) => {
      const url = await signOut(context)
      return url === undefined ? success : { ...success, url }
    }),

  listSessions: requirePermission({ account: ['update'] })
    .route({
      method: 'GET',
      path: '/list-sessions',
      summary: 'List own sessions',
      description: 'The user’s own sessions, the current one first.',
    })
    .output(z.array(listedSessionSchema))
    .handler(({ context: { caller, database } }) => listOwnSessions(database, caller)),

  revokeSession: requirePermission({ account: ['update'] })
    .errors(errorMap(...recentErrors(), signInErrors.sessionNotFound()))
    .route({
      method: 'POST',
      path: '/revoke-session',
      summary: 'End one session',
      description: 'Ends one of the user’s own sessions, by its id.',
    })
    .input(z.object({ id: z.uuid() }))
    .output(successSchema)
    .handler(async ({ context, input }) => {
      const { caller, config } = context
      requireSure(caller, config.limits)
      const one = and(eq(sessions.id, input.id), eq(sessions.userId, caller.user.id))
      if ((await revoke(context, one)) === 0) throw signInErrors.sessionNotFound()
      return success
    }),

  revokeOtherSessions: requirePermission({ account: ['update'] })
    .errors(errorMap(...recentErrors()))
    .route({
      method: 'POST',
      path: '/revoke-other-sessions',
      summary: 'End all other sessions',
      description:
        'Ends the user’s own sessions except the current one; with `revokeKeys` also their API keys and connected apps.',
    })
    .input(endingAllSchema)
    .output(successSchema)
    .handler(async ({ context, input }) => {
      const { caller, config } = context
      requireSure(caller, config.limits)
      const { session, user } = caller
      const others = and(eq(sessions.userId, user.id), ne(sessions.id, session.id))
      await revoke(context, others, { browsers: browsersOf(user.id, session), ...input })
      return success
    }),

  revokeSessions: requirePermission({ account: ['update'] })
    .errors(errorMap(...recentErrors()))
    .route({
      method: 'POST',
      path: '/revoke-sessions',
      summary: 'End all sessions',
      description:
        'Ends every session of the user, including the current one; with `revokeKeys` also their API keys and connected apps.',
    })
    .input(endingAllSchema)
    .output(successSchema)
    .handler(async ({ context, input }) => {
      const { caller, config } = context
      requireSure(caller, config.limits)
      const browsers = browsersOf(caller.user.id)
      await revoke(context, eq(sessions.userId, caller.user.id), { browsers, ...input })
      leaveBrowser(context)
      return success
    }),
}

const shownSession = ({ user, permissions, impersonatedBy, recentUntil, ...caller }: Caller) => ({
  user,
  impersonatedBy,
  recentUntil,
  activeOrganizationId: caller.activeOrganizationId,
  permissions: Object.fromEntries(
    Object.entries(permissions).map(([resource, actions]) => [resource, [...actions]]),
  ),
})

type Context = Pick<ApiServices, 'accountHooks'> & {
  caller: Caller
  database: Pick<Database, 'orm'>
}

interface Besides {
  browsers?: SQL | undefined
  revokeKeys?: boolean | undefined
}

const revoke = (
  context: Context,
  some: SQL | undefined,
  { browsers, revokeKeys = false }: Besides = {},
) =>
  context.database.orm.transaction(async (transaction) => {
    const { caller } = context
    const by = actorOf(caller.user, caller)
    if (revokeKeys) await endAccess(context, transaction, by, caller.user.id)
    const count = await endSessions(transaction, some, browsers)
    if (count > 0) {
      await record(transaction, by, {
        action: 'session.revoke',
        target: userTarget(caller.user),
        after: { count },
      })
    }
    return count
  })
