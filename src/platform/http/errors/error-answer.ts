import type { Config } from '../../config/config.ts'
import { publicError } from '../../errors/public-error.ts'
import { currentRequest } from '../../request/current-request.ts'
import { json } from '../answers.ts'
import type { RequestContext, RouteHandler } from '../route-handler.ts'
import { errorPage } from './error-page.ts'

/** The client disconnected, which is no failure; the status is only for the log. */
const hungUp = () => new Response(null, { status: 499 })

export function errorAnswer(
  error: unknown,
  { request, path }: RequestContext,
  { environmentMark }: Partial<Pick<Config, 'environmentMark'>>,
  handler?: Pick<RouteHandler, 'errorAnswer'>,
) {
  if (request.runtime?.node?.res?.destroyed) return hungUp()
  const shown = publicError(error)
  if (handler?.errorAnswer) return handler.errorAnswer(shown)
  const { status, code, message, requestId, headers, details } = shown
  const isReader = request.headers.get('accept')?.includes('text/html') && !path.startsWith('/api/')
  if (!isReader) return json(status, { code, message, requestId, ...details }, headers)
  const { nonce } = currentRequest()
  return new Response(errorPage({ status, message, requestId, nonce, environmentMark }), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...headers,
    },
  })
}
