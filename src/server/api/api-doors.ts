import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { RPCHandler } from '@orpc/server/fetch'
import { json } from '../http/answers.ts'
import type { Door, Visit } from '../http/door.ts'
import { refuse } from '../http/refusals.ts'
import type { ApiContext, ApiGround } from './api-context.ts'
import { apiError, errorBody } from './api-error.ts'
import { knownMethods } from './known-methods.ts'
import { openApiDocument } from './open-api.ts'
import type { ApiRouter } from './router.ts'

const rpc = '/api/rpc'
const rest = '/api/v1'
const pictures = `${rest}/files`
const megabyte = 1024 * 1024

/** The two ways to the same procedures: for our own pages, and for programs. */
export function apiDoors(router: ApiRouter, ground: ApiGround): Door[] {
  const common = { interceptors: [translateErrors], clientInterceptors: [noteReached] }
  const rpcHandler = new RPCHandler(router, common)
  const restHandler = new OpenAPIHandler(router, {
    ...common,
    customErrorResponseBodyEncoder: errorBody,
  })
  const methodsAt = knownMethods(router)
  let document: ReturnType<typeof openApiDocument> | undefined

  return [
    door(rpc, async (visit) => found(await call(rpcHandler, rpc, visit, ground))),
    {
      ...door(pictures, async (visit) =>
        found(await call(restHandler, rest, visit, ground, unread)),
      ),
      opens: (path) => path === pictures,
      bodyLimit: ground.config.limits.coverMegabytes * megabyte,
    },
    door(rest, async (visit) => {
      if (visit.path === `${rest}/openapi.json`) {
        if (visit.request.method !== 'GET') throw refuse.method('GET')
        return json(200, await (document ??= openApiDocument(router, ground)))
      }
      const answer = await call(restHandler, rest, visit, ground)
      const methods = methodsAt(visit.path.slice(rest.length))
      if (!answer) throw methods.length > 0 ? refuse.method(methods.join(', ')) : refuse.unknown()
      return answer
    }),
  ]
}

const door = (base: string, answer: Door['answer']): Door => ({
  name: `${base}/*`,
  opens: (path) => path.startsWith(`${base}/`),
  answer,
})

function found(answer: Response | undefined): Response {
  if (!answer) throw refuse.unknown()
  return answer
}

type Handler = Pick<OpenAPIHandler<ApiContext>, 'handle'>

async function call(
  handler: Handler,
  prefix: `/${string}`,
  { request }: Visit,
  ground: ApiGround,
  readable = asJson,
): Promise<Response | undefined> {
  const answerHeaders = new Headers({ 'cache-control': 'private, no-store' })
  const context = { ...ground, request, answerHeaders, progress: { reached: false } }
  const { matched, response } = await handler.handle(readable(request), { prefix, context })
  if (!matched) return undefined
  for (const [name, value] of answerHeaders) response.headers.append(name, value)
  return response
}

/** A procedure that takes more than JSON reads it itself, from the request in its context. */
const unread = ({ url, method }: Request) => new Request(url, { method })

/** What a body is, its sender says. */
function asJson(request: Request) {
  const { method, headers } = request
  if (method === 'GET' || method === 'HEAD') return request
  const isEmpty = headers.get('content-length') === '0' || !hasBody(headers)
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (!isEmpty && type !== 'application/json') throw refuse.mediaType('application/json')
  return request
}

const hasBody = (headers: Headers) =>
  headers.has('content-length') || headers.has('transfer-encoding')

type Serving<Result> = { context: ApiContext; next: () => Promise<Result> }

/** What fails before its procedure is reached was not readable. */
async function translateErrors<Result>({ context, next }: Serving<Result>): Promise<Result> {
  const { answerHeaders, progress } = context
  try {
    return await next()
  } catch (error) {
    throw apiError(progress.reached ? error : refuse.malformedCall(), answerHeaders)
  }
}

function noteReached<Result>({ context, next }: Serving<Result>): Promise<Result> {
  context.progress.reached = true
  return next()
}
