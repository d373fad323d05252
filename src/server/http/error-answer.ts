import { json } from './answers.ts'
import { currentRequest } from './current-request.ts'
import { errorPage } from './error-page.ts'
import { publicError } from './public-error.ts'

/** The answer to a request that failed: a page for a reader, JSON for a program. */
export function errorAnswer(error: unknown, request: Request, path: string) {
  const { status, code, message, requestId, headers } = publicError(error)
  const isReader = request.headers.get('accept')?.includes('text/html') && !path.startsWith('/api/')
  if (!isReader) return json(status, { code, message, requestId }, headers)
  return new Response(errorPage({ status, message, requestId, nonce: currentRequest().nonce }), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...headers,
    },
  })
}
