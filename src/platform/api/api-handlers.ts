import { StandardOpenAPIHandler, StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import { StrictGetMethodPlugin } from '@orpc/server/plugins'
import {
  type StandardHandler,
  type StandardMatcher,
  StandardRPCHandler,
  StandardRPCMatcher,
} from '@orpc/server/standard'
import { toStandardLazyRequest } from '@orpc/standard-server-fetch'
import { z } from 'zod/mini'
import { validationMessage } from '#rules/validation-message.ts'
import type { ApiContext, ApiServices } from '../context/api-context.ts'
import type { ApiRouter } from '../context/router.ts'
import { mediaTypeOf, readUpload, uploadsOf, withoutBody } from '../context/upload.ts'
import { httpErrors } from '../errors/http-errors.ts'
import { answerHead } from '../http/answer/answer-head.ts'
import { json } from '../http/answers.ts'
import { megabyte } from '../http/request/body-limit.ts'
import type { RouteHandler } from '../http/route-handler.ts'
import { admitFirst } from './admit.ts'
import { answerOf } from './answer-of.ts'
import { apiError, errorBody, type Translate } from './api-error.ts'
import { forPrograms } from './document/for-programs.ts'
import { openApiDocument } from './document/open-api.ts'
import { knownMethods } from './known-methods.ts'
import { requireReferenceAccess } from './reference-access.ts'
import { answerOnce, keepAnswer } from './repeated-calls.ts'

const rpc = '/api/rpc'
const rest = '/api/v1'

const sameWords: Translate = (message) => message

export function apiHandlers(
  router: ApiRouter,
  services: ApiServices,
  translate: Translate = sameWords,
  tags: Readonly<Record<string, string>> = {},
): RouteHandler[] {
  z.config({ localeError: validationMessage })
  // Pages translate messages themselves.
  const rpcHandler = new StandardRPCHandler(router, {
    ...interceptors(router, new StandardRPCMatcher(), sameWords),
    plugins: [new StrictGetMethodPlugin()],
  })
  const restHandler = openApiHandler(router, translate)
  const answerRest = answerCalls(router, restHandler, rest, services)
  let document: ReturnType<typeof openApiDocument> | undefined

  const uploadHandlers = uploadsOf(router).map(({ path, types, megabytes }): RouteHandler => ({
    name: rest + path,
    matches: (asked) => asked === rest + path,
    methods: ['POST'],
    bodyLimit: megabytes(services.config) * megabyte,
    handle: async ({ request }) => {
      const repeatable = services.repeatableCalls?.read(request)
      const upload = readUpload(repeatable?.request ?? request, types)
      const asked = { ...services, request, repeatable, upload }
      return orRefuse(await handle(restHandler, rest, withoutBody(request), asked))
    },
  }))
  return [
    ...uploadHandlers,
    {
      ...prefixHandler(rpc, async ({ request }) =>
        orRefuse(await call(rpcHandler, rpc, request, services)),
      ),
      // The library's handler would run a call by any method.
      methods: ['GET', 'POST'],
    },
    prefixHandler(rest, ({ request, path }) => {
      const answer = async (asked: Request) => {
        if (path !== `${rest}/openapi.json`) return answerRest(asked)
        await requireReferenceAccess(services, asked)
        if (asked.method !== 'GET') throw httpErrors.method('GET, HEAD')
        return json(
          200,
          await (document ??= openApiDocument(router, services, tags).then(forPrograms)),
        )
      }
      return request.method === 'HEAD' ? answerHead(request, answer) : answer(request)
    }),
  ]
}

export function answersTo(
  router: ApiRouter,
  prefix: `/${string}`,
  services: ApiServices,
  translate: Translate = sameWords,
): (request: Request) => Promise<Response> {
  z.config({ localeError: validationMessage })
  return answerCalls(router, openApiHandler(router, translate), prefix, services)
}

function answerCalls(
  router: ApiRouter,
  handler: Handler,
  prefix: `/${string}`,
  services: ApiServices,
): (request: Request) => Promise<Response> {
  const methodsAt = knownMethods(router)
  return async (request) => {
    const repeatable = isReading(request) ? undefined : services.repeatableCalls?.read(request)
    const answered = await call(handler, prefix, request, { ...services, repeatable })
    return orRefuse(answered, () => methodsAt(new URL(request.url).pathname.slice(prefix.length)))
  }
}

const openApiHandler = (router: ApiRouter, translate: Translate) =>
  new StandardOpenAPIHandler(router, {
    ...interceptors(router, new StandardOpenAPIMatcher(), translate),
    customErrorResponseBodyEncoder: errorBody,
  })

/** One set per handler, because plugins modify it. */
function interceptors(router: ApiRouter, matcher: StandardMatcher, translate: Translate) {
  matcher.init(router)
  return {
    rootInterceptors: [keepAnswer],
    interceptors: [translateErrors(translate), admitFirst(matcher), answerOnce],
    clientInterceptors: [noteReached],
  }
}

const prefixHandler = (base: string, answer: RouteHandler['handle']): RouteHandler => ({
  name: `${base}/*`,
  matches: (path) => path.startsWith(`${base}/`),
  handle: answer,
})

function orRefuse(answer: Response | undefined, knownAs: () => string[] = () => []): Response {
  if (answer) return answer
  const methods = knownAs()
  throw methods.length > 0 ? httpErrors.method(methods.join(', ')) : httpErrors.unknown()
}

type Handler = Pick<StandardHandler<ApiContext>, 'handle'>

function call(
  handler: Handler,
  prefix: `/${string}`,
  request: Request,
  services: ApiServices & Pick<ApiContext, 'repeatable'>,
): Promise<Response | undefined> {
  // The handlers ignore a trailing slash: an empty last segment would change the whole collection.
  if (!isReading(request) && new URL(request.url).pathname.endsWith('/')) throw httpErrors.unknown()
  requireJson(request)
  const { repeatable } = services
  return handle(handler, prefix, repeatable?.request ?? request, { ...services, request })
}

async function handle(
  handler: Handler,
  prefix: `/${string}`,
  request: Request,
  asked: ApiServices & Pick<ApiContext, 'request' | 'upload' | 'repeatable'>,
): Promise<Response | undefined> {
  const answerHeaders = new Headers({ 'cache-control': 'private, no-store' })
  const context: ApiContext = { ...asked, answerHeaders, progress: { reached: false } }
  const { matched, response } = await handler.handle(toStandardLazyRequest(request), {
    prefix,
    context,
  })
  return matched ? answerOf(response, answerHeaders) : undefined
}

function requireJson(request: Request) {
  if (isReading(request)) return
  const { headers } = request
  const isEmpty = headers.get('content-length') === '0' || !hasBody(headers)
  const isJson = mediaTypeOf(headers) === 'application/json'
  if (!isEmpty && !isJson) throw httpErrors.mediaType('application/json')
}

const isReading = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const hasBody = (headers: Headers) =>
  headers.has('content-length') || headers.has('transfer-encoding')

type Serving<Result> = { context: ApiContext; next: () => Promise<Result> }

/** An error before the procedure is reached means that the request could not be parsed. */
function translateErrors(translate: Translate) {
  return async <Result>({ context, next }: Serving<Result>): Promise<Result> => {
    const { answerHeaders, progress, request } = context
    try {
      return await next()
    } catch (error) {
      const shown = progress.reached ? error : httpErrors.malformedCall()
      throw apiError(shown, answerHeaders, (message) => translate(message, request.headers))
    }
  }
}

function noteReached<Result>({ context, next }: Serving<Result>): Promise<Result> {
  context.progress.reached = true
  return next()
}
