import type { ServerRequest } from 'srvx'
import { httpErrors } from '../errors/http-errors.ts'
import type { PublicError } from '../errors/public-error.ts'
import { currentRequest } from '../request/current-request.ts'
import { withBodyLimit } from './request/body-limit.ts'
import { checkHead } from './request/head.ts'
import { hasNoOtherOrigin, mayChange } from './request/origin.ts'
import { checkTarget } from './request/target.ts'

export interface RequestContext {
  request: ServerRequest
  path: string
}

export interface RouteHandler {
  /** The label in metrics: a pattern, because paths have unlimited variety. */
  name: string
  matches(path: string): boolean
  methods?: readonly string[]
  bodyLimit?: number
  routine?: boolean
  /** No cookie signs a request in, so programs need no origin; that of another site is refused. */
  withoutCookies?: boolean
  /** Pages of any origin may call it and read the answer, which never depends on cookies. */
  anyOrigin?: boolean
  /** The path may contain a secret: logs show the route instead. */
  hidesPath?: boolean
  /** Protocols whose errors have a form of their own set this. */
  errorAnswer?(error: PublicError): Response
  handle(context: RequestContext): Response | Promise<Response>
}

export interface RequestPolicies {
  origin: string
  bodyLimit: number
}

export async function dispatch(
  handler: RouteHandler | undefined,
  { request, path }: RequestContext,
  { origin, bodyLimit }: RequestPolicies,
) {
  checkHead(request)
  checkTarget(path)
  if (!handler) throw httpErrors.unknown()
  currentRequest().route = handler.name
  if (handler.methods && !handler.methods.includes(request.method)) {
    throw httpErrors.method(handler.methods.join(', '))
  }
  const isAllowed = handler.withoutCookies ? hasNoOtherOrigin : mayChange
  if (!handler.anyOrigin && !isAllowed(request, origin)) throw httpErrors.crossOrigin()
  return withBodyLimit(request, handler.bodyLimit ?? bodyLimit, (limited) =>
    handler.handle({ request: limited, path }),
  )
}
