import type { StandardHandlerInterceptorOptions, StandardMatcher } from '@orpc/server/standard'
import { includesAll } from '#rules/includes-all.ts'
import type { Permissions } from '#rules/permissions.ts'
import { accessErrors } from '../access/access-errors.ts'
import {
  type Caller,
  permissionsOfUser,
  requireAdminNeed,
  requireOneself,
} from '../access/caller.ts'
import { refuseKey } from '../access/key-access.ts'
import { authorise, requireAny } from '../access/permissions.ts'
import type { ApiContext } from '../context/api-context.ts'
import {
  type ApiMeta,
  isReading,
  isRefusedInDemo,
  isRefusedWhileImpersonating,
} from '../context/upload.ts'
import { httpErrors } from '../errors/http-errors.ts'
import { countAnonymousCall } from '../rates/anonymous-calls.ts'
import { currentRequest } from '../request/current-request.ts'

type Called = { route: { method?: string }; meta: ApiMeta }

export async function admit(context: ApiContext, { route, meta }: Called): Promise<Caller> {
  const caller = await context.access.readCaller(context)
  if (!caller) await countAnonymousCall(context)
  if (!caller) throw accessErrors.notAuthorized()
  if (!hasAll(caller, meta)) requireAdminNeed(caller)
  requirePermissions(permissionsOfUser(caller), meta)
  refuseKey(caller, meta)
  if (isRefusedWhileImpersonating(meta, route.method)) requireOneself(caller)
  refuseInDemo(context, { route, meta })
  return caller
}

export function hasAll(caller: Caller, { wanted = {}, anyOf }: ApiMeta): boolean {
  const has = (asked: Permissions) => includesAll(permissionsOfUser(caller), asked)
  return has(wanted) && (anyOf?.some(has) ?? true)
}

function requirePermissions(own: Permissions, { wanted = {}, anyOf }: ApiMeta) {
  if (!anyOf || Object.keys(wanted).length > 0) authorise(own, wanted)
  if (anyOf) requireAny(own, anyOf)
}

function refuseInDemo({ config }: Pick<ApiContext, 'config'>, { route, meta }: Called) {
  if (config.demoMode && isRefusedInDemo(meta, route.method)) throw httpErrors.inDemo()
}

type Serving<Result> = StandardHandlerInterceptorOptions<ApiContext> & {
  next: () => Promise<Result>
}

/** Runs before the body is read; also names the call for metrics and traces. */
export const admitFirst =
  (matcher: StandardMatcher) =>
  async <Result>({ request, context, prefix = '/', next }: Serving<Result>): Promise<Result> => {
    const path = request.url.pathname.slice(prefix.length).replace(/^\/|\/$/g, '')
    const found = await matcher.match(request.method, `/${path}`)
    if (!found) return next()
    const served = currentRequest()
    served.route = served.route.replace('*', found.path.join('.'))
    const called: Called = found.procedure['~orpc']
    const { progress } = context
    progress.reached = true
    progress.isWriting = !isReading(called.meta, called.route.method)
    if (called.meta.wanted) progress.caller = await admit(context, called)
    else refuseInDemo(context, called)
    progress.shownOnce = called.meta.shownOnce ?? []
    progress.reached = false
    return next()
  }
