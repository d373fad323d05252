import { accessErrors } from '#platform/access/access-errors.ts'
import type { ApiContext, ApiServices } from '#platform/api/api-context.ts'
import type { Translate } from '#platform/api/api-error.ts'
import { answersTo } from '#platform/api/api-handlers.ts'
import {
  isProvider,
  methodOf,
  providerMethods,
} from '#platform/config/sign-in/sign-in-providers.ts'
import { answerHead } from '#platform/http/answer/answer-head.ts'
import { currentRequest } from '#platform/http/current-request.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { countAuthCall } from './rates/auth-calls.server.ts'
import { bearerIn } from './sessions/bearer.server.ts'
import { providerOf, returnFromProvider } from './social/provider-return.server.ts'

const base = '/api/auth'

export type AnswerAuthCall = (request: Request) => Promise<Response>

export function authCalls(
  services: ApiServices & { metrics: Pick<Metrics, 'signIns'> },
  translate?: Translate,
): AnswerAuthCall {
  const { access, accountHooks } = services
  const { signInMethods } = access
  const answerCall = answersTo(access.api(accountHooks), base, services, translate)
  // An alert on growth, or on a share, ignores a counter that starts at its first count.
  for (const way of [...Object.values(signInMethods), ...providerMethods]) {
    for (const outcome of ['done', 'refused']) services.metrics.signIns.inc({ way, outcome }, 0)
  }
  return async (request) => {
    if (bearerIn(request.headers) !== undefined) throw accessErrors.byKey()
    const { pathname } = new URL(request.url)
    const provider = providerOf(pathname)
    if (provider !== undefined && !isProvider(provider)) throw httpErrors.unknown()
    if (provider !== undefined && request.method !== 'GET') throw httpErrors.method('GET, HEAD')
    if (provider === undefined) await countAuthCall(services)
    const answered = await (provider === undefined
      ? answerCall(request)
      : answerReturn({ ...services, request }, provider))
    const method =
      provider === undefined ? signInMethods[pathname.slice(base.length)] : methodOf(provider)
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

function answerReturn(asked: Omit<ApiContext, 'answerHeaders' | 'progress'>, provider: string) {
  currentRequest().route = `${base}/callback/${methodOf(provider)}`
  const answerHeaders = new Headers({ 'cache-control': 'private, no-store' })
  return returnFromProvider({ ...asked, answerHeaders }, provider)
}

function countSignIn({ signIns }: Pick<Metrics, 'signIns'>, way: string, { headers }: Response) {
  const isIn = headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie))
  signIns.inc({ way, outcome: isIn ? 'done' : 'refused' })
}
