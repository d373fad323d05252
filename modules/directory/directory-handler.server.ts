import { type Caller, requireAdminNeed } from '#platform/access/caller.ts'
import { authorise } from '#platform/access/permissions.ts'
import { actorOf } from '#platform/activity/actor.ts'
import { onReplica } from '#platform/api/on-replica.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { countAnonymousCall } from '#platform/rates/anonymous-calls.ts'
import { includesAll } from '#rules/includes-all.ts'
import { answerDirectory } from './answer-directory.server.ts'
import { scimErrorAnswer } from './protocol/scim-answers.server.ts'
import { scimErrors } from './protocol/scim-errors.server.ts'

export const directoryRoot = '/api/scim/v2'
const needed = { directory: ['sync'] } as const

/** SCIM 2.0 (RFC 7643, 7644): the directory of an organization, by a key of the organization. */
export const directoryHandler = (services: ApiServices): RouteHandler => ({
  name: `${directoryRoot}/*`,
  matches: (path) => path === directoryRoot || path.startsWith(`${directoryRoot}/`),
  withoutCookies: true,
  errorAnswer: scimErrorAnswer,
  async handle({ request, path }) {
    const { accountHooks, config, mail } = services
    const { caller, organizationId } = await admit(services, request)
    const isReading = request.method === 'GET'
    if (config.demoMode && !isReading) throw httpErrors.inDemo()
    const answer = await onReplica(services, { caller, isReading }, ({ orm }) => {
      const acting = { orm, by: actorOf(caller.user, caller) }
      return answerDirectory({
        context: { accountHooks, config, mail, request, acting, caller },
        organizationId,
        base: config.baseUrl.origin + directoryRoot,
        path: path.slice(directoryRoot.length),
      })
    })
    if (!isReading) mail.wake()
    return answer
  },
})

async function admit(services: ApiServices, request: Request) {
  const caller = await requireKey(services, request)
  if (!includesAll(caller.permissions, needed)) requireAdminNeed(caller)
  authorise(caller.permissions, needed)
  const organizationId = caller.key?.organizationId ?? null
  if (organizationId === null) {
    throw scimErrors.forbidden('The key must be one of an organization')
  }
  return { caller, organizationId }
}

/** A session never works here: no page of another site can call in a user’s name. */
async function requireKey(services: ApiServices, request: Request): Promise<Caller> {
  const { access } = services
  const answerHeaders = new Headers()
  const isSent = request.headers.has('authorization')
  const caller = isSent && (await access.readCaller({ ...services, request, answerHeaders }))
  if (caller && caller.key) return caller
  await countAnonymousCall(services)
  throw httpErrors.noToken(isSent ? 'Bearer error="invalid_token"' : 'Bearer')
}
