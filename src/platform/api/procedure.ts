import { os } from '@orpc/server'
import { accessErrors } from '../access/access-errors.ts'
import type { Permissions } from '../access/permissions.ts'
import { actorOf } from '../activity/actor.ts'
import type { ApiContext } from '../context/api-context.ts'
import { type ApiMeta, isReading } from '../context/upload.ts'
import { admit } from './admit.ts'
import { errorMap } from './error-map.ts'
import { onReplica } from './on-replica.ts'
import { requireStorable } from './require-storable.ts'

const everywhere = {
  VALIDATION_ERROR: { status: 400, message: 'What was sent is not valid; `fields` says why' },
  ...errorMap(accessErrors.notAuthorized()),
  FORBIDDEN: { status: 403, message: 'You are not allowed to access this resource' },
  TOO_MANY_REQUESTS: { status: 429, message: '`Retry-After` says when to come back' },
}

/** Each public procedure limits its own callers by source. */
export const publicProcedure = os
  .$context<ApiContext>()
  .$meta<ApiMeta>({})
  .errors({
    VALIDATION_ERROR: everywhere.VALIDATION_ERROR,
    TOO_MANY_REQUESTS: everywhere.TOO_MANY_REQUESTS,
  })
  .use(({ next }, input) => {
    requireStorable(input)
    return next()
  })

/** The scopes of keys are the permissions that are asked, unless others are named; a key needs one of the sets. */
export const requirePermission = (wanted: Permissions, ...scopes: Permissions[]) =>
  os
    .$context<ApiContext>()
    .$meta<ApiMeta>({ wanted, scopes: scopes.length > 0 ? scopes : scopesOf(wanted) })
    .errors(everywhere)
    .use(async ({ context, procedure, next }, input) => {
      const called = procedure['~orpc']
      const caller = context.progress.caller ?? (await admit(context, called))
      requireStorable(input)
      const by = actorOf(caller.user, caller)
      const call = { caller, isReading: isReading(called.meta, called.route.method) }
      return onReplica(context, call, async (database) =>
        next({ context: { caller, database, acting: { orm: database.orm, by } } }),
      )
    })

/** Also by a key of an organization: the call reaches no other one, and nothing of its owner's own. */
export const byAnyKey = (wanted: Permissions, ...scopes: Permissions[]) =>
  requirePermission(wanted, ...scopes).meta({ byKey: 'any' })

/** An area is where pages are, so it says nothing about what a key does. */
function scopesOf(wanted: Permissions): Permissions[] {
  const named = Object.entries(wanted).filter(([resource]) => resource !== 'apps')
  return named.length > 0 ? [Object.fromEntries(named)] : []
}
