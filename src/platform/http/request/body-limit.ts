import type { ServerRequest } from 'srvx'
import { limitRequestBody } from 'srvx/body-limit'
import { httpErrors } from '../http-errors.ts'

export const megabyte = 1024 * 1024

/**
 * Serves a request whose body may hold so many bytes: refused at once when it says it is longer, cut off when it
 * turns out to be. The refusal wins over whatever the code that was reading made of the cut.
 */
export async function withBodyLimit(
  request: ServerRequest,
  limit: number,
  serve: (request: ServerRequest) => Response | Promise<Response>,
) {
  if (request.method === 'GET' || request.method === 'HEAD') return serve(request)
  if (Number(request.headers.get('content-length')) > limit) throw httpErrors.tooLarge(limit)

  const tooLarge = httpErrors.tooLarge(limit)
  const body = { cut: false }
  const createError = () => {
    body.cut = true
    return tooLarge
  }
  try {
    const response = await serve(limitRequestBody(request, limit, { createError }))
    if (!body.cut) return response
    await response.body?.cancel()
  } catch (error) {
    if (!body.cut) throw error
  }
  throw tooLarge
}
