import type { ServerRequest } from 'srvx'
import { limitRequestBody } from 'srvx/body-limit'
import { httpErrors } from '../../errors/http-errors.ts'

export const megabyte = 1024 * 1024

/** The refusal of a body that is too long wins over the handler's response or error. */
export async function withBodyLimit(
  request: ServerRequest,
  limit: number,
  serve: (request: ServerRequest) => Response | Promise<Response>,
) {
  if (request.method === 'GET' || request.method === 'HEAD') return serve(request)
  const length = request.headers.get('content-length')
  if (Number(length) > limit) throw httpErrors.tooLarge(limit)
  // Node reads no more than that; counting the bytes again would cost a stream.
  if (length !== null) return serve(request)

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
