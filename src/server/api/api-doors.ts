import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { StrictGetMethodPlugin } from '@orpc/server/plugins'
import { type StandardHandler, StandardRPCHandler } from '@orpc/server/standard'
import { toStandardLazyRequest } from '@orpc/standard-server-fetch'
import { json } from '../http/answers.ts'
import { currentRequest } from '../http/current-request.ts'
import type { Door, Visit } from '../http/door.ts'
import { refuse } from '../http/refusals.ts'
import { megabyte } from '../http/request/body-limit.ts'
import { answerOf } from './answer-of.ts'
import type { ApiContext, ApiGround } from './api-context.ts'
import { apiError, errorBody } from './api-error.ts'
import { knownMethods } from './known-methods.ts'
import { openApiDocument } from './open-api.ts'
import type { ApiRouter } from './router.ts'
import { mediaTypeOf, readUpload, type Upload, uploadsOf, withoutBody } from './upload.ts'

const rpc = '/api/rpc'
const rest = '/api/v1'

/** The two ways to the same procedures: for our own pages, and for programs. */
export function apiDoors(router: ApiRouter, ground: ApiGround): Door[] {
  const rpcHandler = new StandardRPCHandler(router, {
    ...interceptors(),
    plugins: [new StrictGetMethodPlugin()],
  })
  const restHandler = new StandardOpenAPIHandler(router, {
    ...interceptors(),
    customErrorResponseBodyEncoder: errorBody,
  })
  const methodsAt = knownMethods(router)
  let document: ReturnType<typeof openApiDocument> | undefined

  const uploadDoors = uploadsOf(router).map(({ path, types, limit }): Door => ({
    name: rest + path,
    opens: (asked) => asked === rest + path,
    methods: ['POST'],
    bodyLimit: ground.config.limits[limit] * megabyte,
    answer: async ({ request }) => {
      const asked = { ...ground, request, upload: readUpload(request, types) }
      return orRefuse(await handle(restHandler, rest, withoutBody(request), asked))
    },
  }))
  return [
    ...uploadDoors,
    {
      ...door(rpc, async (visit) => orRefuse(await call(rpcHandler, rpc, visit, ground))),
      // Its handler runs a call by any other method, too.
      methods: ['GET', 'POST'],
    },
    door(rest, async (visit) => {
      if (visit.path === `${rest}/openapi.json`) {
        if (visit.request.method !== 'GET') throw refuse.method('GET')
        return json(200, await (document ??= openApiDocument(router, ground)))
      }
      const answer = await call(restHandler, rest, visit, ground)
      return orRefuse(answer, () => methodsAt(visit.path.slice(rest.length)))
    }),
  ]
}

/** For each handler its own: what a plugin adds to them is for one alone. */
const interceptors = () => ({
  interceptors: [translateErrors],
  clientInterceptors: [noteReached],
})

const door = (base: string, answer: Door['answer']): Door => ({
  name: `${base}/*`,
  opens: (path) => path.startsWith(`${base}/`),
  answer,
})

/** What nothing answers is unknown, or known by other methods. */
function orRefuse(answer: Response | undefined, knownAs: () => string[] = () => []): Response {
  if (answer) return answer
  const methods = knownAs()
  throw methods.length > 0 ? refuse.method(methods.join(', ')) : refuse.unknown()
}

type Handler = Pick<StandardHandler<ApiContext>, 'handle'>

function call(
  handler: Handler,
  prefix: `/${string}`,
  { request }: Visit,
  ground: ApiGround,
): Promise<Response | undefined> {
  requireJson(request)
  return handle(handler, prefix, request, { ...ground, request })
}

async function handle(
  handler: Handler,
  prefix: `/${string}`,
  request: Request,
  asked: ApiGround & { request: Request; upload?: Upload },
): Promise<Response | undefined> {
  const answerHeaders = new Headers({ 'cache-control': 'private, no-store' })
  const context = { ...asked, answerHeaders, progress: { reached: false } }
  const { matched, response } = await handler.handle(toStandardLazyRequest(request), {
    prefix,
    context,
  })
  return matched ? answerOf(response, answerHeaders) : undefined
}

/** What a body is, its sender says. */
function requireJson({ method, headers }: Request) {
  if (method === 'GET' || method === 'HEAD') return
  const isEmpty = headers.get('content-length') === '0' || !hasBody(headers)
  const isJson = mediaTypeOf(headers) === 'application/json'
  if (!isEmpty && !isJson) throw refuse.mediaType('application/json')
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

/** Metrics and traces tell calls apart. */
function noteReached<Result>({
  context,
  path,
  next,
}: Serving<Result> & { path: readonly string[] }): Promise<Result> {
  context.progress.reached = true
  const served = currentRequest()
  served.route = served.route.replace('*', path.join('.'))
  return next()
}
