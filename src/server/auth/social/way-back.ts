import { currentRequest } from '../../http/current-request.ts'
import { publicError } from '../../http/errors/public-error.ts'

/** Where a provider sends people back to us. */
export const isWayBack = (path: string) => path.startsWith('/api/auth/callback/')

/** It is a person who comes back, not a program: whatever fails, they get a page, and the log the cause. */
export async function withPage(answering: Promise<Response>): Promise<Response> {
  const answer = await answering.catch((error: unknown) => {
    const { status, message } = publicError(error)
    return new Response(message, { status })
  })
  const { status } = answer
  if (status < 400) return answer
  currentRequest().log.warn({ status }, 'Somebody came back from a provider in vain')
  const headers = { location: '/login/error?error=unknown_error' }
  return new Response(null, { status: 302, headers })
}
