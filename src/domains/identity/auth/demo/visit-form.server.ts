import { publicError } from '#platform/errors/public-error.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { ownPath } from '#rules/own-path.ts'
import type { AnswerAuthCall } from '../auth-handler.server.ts'
import { callFor, leadTo, readForm } from '../page-forms.server.ts'

/** Works from the first byte of the page, before or without its scripts. */
export const visitFormHandler = (answerCall: AnswerAuthCall): RouteHandler => ({
  name: '/login/demo',
  methods: ['POST'],
  matches: (path) => path === '/login/demo',
  async handle({ request }) {
    const form = await readForm(request)
    const visitor = form.get('as')
    const redirect = ownPath(form.get('redirect'))
    // The answer is a page, so a thrown error redirects as well.
    const { status, headers } = await answerCall(
      callFor(request, '/sign-in/demo', { as: visitor }),
    ).catch((error: unknown) => new Response(null, { status: publicError(error).status }))
    if (status >= 400) {
      currentRequest().log.warn({ status }, 'A visitor was not let in')
      return leadTo('/login/error', { error: 'unknown_error', redirect })
    }
    const home = visitor === 'manager' ? '/manager/dashboard' : '/app'
    const isOpen = visitor === 'manager' || !redirect.startsWith('/manager')
    return leadTo((isOpen && redirect) || home, {}, headers.getSetCookie())
  },
})
