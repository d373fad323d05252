import { accessErrors } from '#platform/access/access-errors.ts'
import type { Translate } from '#platform/api/api-error.ts'
import { answersTo } from '#platform/api/api-handlers.ts'
import type { SignInReturns } from '#platform/context/access.ts'
import type { ApiContext, ApiServices } from '#platform/context/api-context.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { answerHead } from '#platform/http/answer/answer-head.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { countAuthCall } from './rates/auth-calls.server.ts'
import { bearerIn } from './sessions/bearer.server.ts'

const base = '/api/auth'

export type AnswerAuthCall = (request: Request) => Promise<Response>

export function authCalls(
  services: ApiServices & { metrics: Pick<Metrics, 'signIns'> },
  translate?: Translate,
): AnswerAuthCall {
  const { access, accountHooks } = services
  const { returns, signInMethods } = access
  const answerCall = answersTo(access.api(accountHooks), base, services, translate)
  const ofReturns = returns.flatMap(({ methods }) => methods(accountHooks))
  // An alert on growth, or on a share, ignores a counter that starts at its first count.
  for (const way of [...Object.values(signInMethods), ...ofReturns]) {
    for (const outcome of ['done', 'refused']) services.metrics.signIns.inc({ way, outcome }, 0)
  }
  return async (request) => {
    if (bearerIn(request.headers) !== undefined) throw accessErrors.byKey()
    const path = new URL(request.url).pathname.slice(base.length)
    const returned = returns.find((one) => path.startsWith(one.path))
    if (returned) {
      const name = path.slice(returned.path.length)
      const method = returned.methodOf(accountHooks, name)
      if (method === undefined) throw httpErrors.unknown()
      if (request.method !== 'GET') throw httpErrors.method('GET, HEAD')
      currentRequest().route = base + returned.path + method
      const answered = await answerReturn({ ...services, request }, returned, name)
      countSignIn(services.metrics, method, answered)
      return answered
    }
    await countAuthCall(services)
    const answered = await answerCall(request)
    const method = signInMethods[path]
    if (method !== undefined) countSignIn(services.metrics, method, answered)
    return answered
  }
}

export const authHandler = (answer: AnswerAuthCall): RouteHandler => ({
  name: `${base}/*`,
  matches: (path) => path.startsWith(`${base}/`),
  handle: ({ request }) =>
    request.method === 'HEAD' ? answerHead(request, answer) : answer(request),
})

function answerReturn(
  asked: Omit<ApiContext, 'answerHeaders' | 'progress'>,
  { answer }: SignInReturns,
  name: string,
) {
  const answerHeaders = new Headers({ 'cache-control': 'private, no-store' })
  return answer({ ...asked, answerHeaders }, name)
}

function countSignIn({ signIns }: Pick<Metrics, 'signIns'>, way: string, { headers }: Response) {
  const isIn = headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie))
  signIns.inc({ way, outcome: isIn ? 'done' : 'refused' })
}
