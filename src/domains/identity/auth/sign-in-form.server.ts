import { currentRequest } from '#platform/http/current-request.ts'
import { publicError } from '#platform/http/errors/public-error.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import type { AnswerAuthCall } from './auth-handler.server.ts'
import { leavingSchema } from './social/start-sign-in.server.ts'

const formType = 'application/x-www-form-urlencoded'

export const signInFormHandler = (answerCall: AnswerAuthCall): RouteHandler => ({
  name: '/login/code',
  methods: ['POST'],
  matches: (path) => path === '/login/code',
  async handle({ request }) {
    if (!request.headers.get('content-type')?.startsWith(formType)) {
      throw httpErrors.mediaType(formType)
    }
    const form = new URLSearchParams(await request.text())
    const email = form.get('sample') ?? form.get('email') ?? ''
    const redirect = form.get('redirect') ?? ''
    const asking = answerCall(sendCodeCall(request, email))
    // The answer is a page, so a thrown error redirects as well.
    const answer = await asking.catch(
      (error: unknown) => new Response(null, { status: publicError(error).status }),
    )
    const { status } = answer
    const enterCode = { email: email.trim(), redirect }
    if (status === 429 && hasAskedBefore(request)) return leadTo('/login/verify', enterCode)
    if (status >= 400) {
      const isMistyped = status === 400
      if (!isMistyped) currentRequest().log.warn({ status }, 'A code was not sent')
      return leadTo(
        isMistyped ? '/login' : '/login/error',
        isMistyped ? { redirect } : { error: 'unknown_error', redirect },
      )
    }
    // The browser follows a form to no other origin.
    if (await isElsewhere(answer)) {
      return leadTo('/login/error', { error: 'single_sign_on', redirect })
    }
    return leadTo('/login/verify', enterCode, answer.headers.getSetCookie())
  },
})

const isElsewhere = async (answer: Response) => leavingSchema.safeParse(await answer.json()).success

/** After a request that is too early, the earlier code is still valid; its email is unknown here. */
const hasAskedBefore = ({ headers }: Request) =>
  headers.get('cookie')?.includes('.code_browser=') ?? false

function sendCodeCall({ url, headers }: Request, email: string): Request {
  const sent = new Headers(headers)
  sent.set('content-type', 'application/json')
  sent.delete('content-length')
  return new Request(new URL('/api/auth/email-otp/send-verification-otp', url), {
    method: 'POST',
    headers: sent,
    body: JSON.stringify({ email, type: 'sign-in' }),
  })
}

function leadTo(path: string, search: Record<string, string>, cookies: string[] = []): Response {
  const filled = Object.entries(search).filter(([, value]) => value !== '')
  const query = filled.length > 0 ? `?${new URLSearchParams(filled)}` : ''
  const headers = new Headers({ location: path + query, 'cache-control': 'private, no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
