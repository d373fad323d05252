import { json } from './answers.ts'
import { currentRequest } from './current-request.ts'
import { errorPage } from './error-page.ts'
import { HttpError } from './http-error.ts'
import { publicError } from './public-error.ts'

const html = /\*\/\*|text\/(html|\*)/

/** The answer to a request that failed: a page for who reads, JSON for who calls. */
export function errorAnswer(error: unknown, request: Request, path: string) {
  const { status, code, message, requestId } = publicError(error)
  const headers = error instanceof HttpError ? error.headers : {}
  if (path.startsWith('/api/') || !html.test(request.headers.get('accept') ?? '*/*')) {
    return json(status, { code, message, requestId }, headers)
  }
  return new Response(errorPage({ status, message, requestId, nonce: currentRequest().nonce }), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store', ...headers },
  })
}
