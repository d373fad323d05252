import type { ApiContext } from '#server/api/api-context.ts'

type Door = Pick<ApiContext, 'auth' | 'request' | 'answerHeaders'>

/** The rules are those of the sign-in service, which also makes the cookies. */
export async function impersonateUser(
  { auth, request, answerHeaders }: Door,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  // Without the request, which was counted as a call already.
  const { headers } = await auth.api.impersonateUser({
    headers: request.headers,
    body: { userId: id, reason },
    returnHeaders: true,
  })
  for (const cookie of headers.getSetCookie()) answerHeaders.append('set-cookie', cookie)
}
