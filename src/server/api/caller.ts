import type { Caller } from '../auth/sessions/caller.ts'
import type { ApiContext } from './api-context.ts'

/** Who calls. It counts as a call of their session, which it may renew. */
export async function readCaller({
  auth,
  request,
  answerHeaders,
}: Pick<ApiContext, 'auth' | 'request' | 'answerHeaders'>): Promise<Caller | null> {
  const { headers, response } = await auth.api.getCaller({
    headers: request.headers,
    request,
    asResponse: false,
    returnHeaders: true,
  })
  for (const cookie of headers.getSetCookie()) answerHeaders.append('set-cookie', cookie)
  return response
}
