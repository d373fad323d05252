import type { AccountHooks } from '#platform/context/account-hooks.ts'
import { publicError } from '#platform/errors/public-error.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import type { AnswerAuthCall } from './auth-handler.server.ts'
import { leavingSchema } from './auth-schemas.server.ts'
import { callFor, leadTo, readForm } from './page-forms.server.ts'

export const signInFormHandler = (
  answerCall: AnswerAuthCall,
  { codeDetours }: Pick<AccountHooks, 'codeDetours'>,
): RouteHandler => ({
  name: '/login/code',
  methods: ['POST'],
  matches: (path) => path === '/login/code',
  async handle({ request }) {
    const form = await readForm(request)
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
      const error = codeDetours.map(({ leavingError = '' }) => leavingError).find(Boolean)
      return leadTo('/login/error', { error: error ?? 'unknown_error', redirect })
    }
    return leadTo('/login/verify', enterCode, answer.headers.getSetCookie())
  },
})

const isElsewhere = async (answer: Response) => leavingSchema.safeParse(await answer.json()).success

/** After a request that is too early, the earlier code is still valid; its email is unknown here. */
const hasAskedBefore = ({ headers }: Request) =>
  headers.get('cookie')?.includes('.code_browser=') ?? false

const sendCodeCall = (request: Request, email: string) =>
  callFor(request, '/email-otp/send-verification-otp', { email, type: 'sign-in' })
