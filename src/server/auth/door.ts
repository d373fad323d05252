import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { json } from '../http/answers.ts'
import { currentRequest } from '../http/current-request.ts'
import type { Door } from '../http/door.ts'
import { refuse } from '../http/refusals.ts'
import type { Auth } from './auth.ts'
import { spend } from './rates/rates.ts'
import { sourceOf } from './rates/source.ts'
import { isWayBack, withPage } from './social/way-back.ts'

const base = '/api/auth'

/** All that is served of the library; the rest of what it can do is not there. */
const served: Record<string, string> = {
  '/email-otp/send-verification-otp': 'POST',
  '/sign-in/email-otp': 'POST',
  '/sign-in/social': 'POST',
  '/callback/github': 'GET',
  '/callback/google': 'GET',
  '/get-session': 'GET',
  '/sign-out': 'POST',
  '/list-sessions': 'GET',
  '/revoke-session': 'POST',
  '/revoke-other-sessions': 'POST',
  '/revoke-sessions': 'POST',
  '/update-user': 'POST',
  '/email-otp/request-email-change': 'POST',
  '/email-otp/change-email': 'POST',
  '/account-data': 'GET',
  '/delete-user/send-code': 'POST',
  '/delete-user': 'POST',
}

type Needed = {
  auth: Pick<Auth, 'handler'>
  config: Pick<Config, 'limits'>
  database: Pick<Database, 'orm'>
}

export const authDoor = (needed: Needed): Door => ({
  name: `${base}/*`,
  opens: (path) => path.startsWith(`${base}/`),
  async answer({ request, path }) {
    const method = served[path.slice(base.length)]
    if (method === undefined) throw refuse.unknown()
    if (method !== request.method) throw refuse.method(method)
    const answering = askLibrary(needed, request)
    const answer = await (isWayBack(path) ? withPage(answering) : answering)
    answer.headers.set('cache-control', 'private, no-store')
    // A redirection has no body to be of any type.
    if (isRedirection(answer)) answer.headers.delete('content-type')
    return answer
  },
})

async function askLibrary({ auth, config, database }: Needed, request: Request) {
  await spend(database.orm, {
    key: `auth from ${sourceOf(currentRequest().clientIp)}`,
    limit: config.limits.authCallsPerSourcePerMinute,
    seconds: 60,
  })
  const response = await auth.handler(request)
  return response.status < 400 ? response : inOurWords(response)
}

/** The library's refusal, with its own code, in the shape of all our errors. */
async function inOurWords(response: Response): Promise<Response> {
  const said = await response.text()
  if (response.status >= 500) throw new Error(`The sign-in library failed: ${said}`)
  const body = { code: 'BAD_REQUEST', message: 'This cannot be done', ...parse(said) }
  const answer = json(response.status, { ...body, requestId: currentRequest().id })
  for (const cookie of response.headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  return answer
}

/** The library answers in JSON, or with nothing. */
function parse(text: string): object {
  const value: unknown = text === '' ? {} : JSON.parse(text)
  return typeof value === 'object' && value !== null ? value : {}
}

const isRedirection = ({ status }: Response) => status >= 300 && status < 400
