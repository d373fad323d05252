import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import { answerHead } from '../http/answer/answer-head.ts'
import { json } from '../http/answers.ts'
import { currentRequest } from '../http/current-request.ts'
import type { Door } from '../http/door.ts'
import { refuse } from '../http/refusals.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Auth } from './auth.ts'
import { spendBySource } from './rates/rates.ts'
import { isWayBack, withPage } from './social/way-back.ts'

const base = '/api/auth'

/** Whatever else is not a GET is refused in a demo. */
type Path = { method: 'GET' | 'POST'; inDemo?: true }

/** All that is served of the library; the rest of what it can do is not there. */
export const served: Record<string, Path> = {
  '/email-otp/send-verification-otp': { method: 'POST', inDemo: true },
  '/sign-in/email-otp': { method: 'POST', inDemo: true },
  '/sign-in/social': { method: 'POST', inDemo: true },
  '/callback/github': { method: 'GET' },
  '/callback/google': { method: 'GET' },
  '/get-session': { method: 'GET' },
  '/sign-out': { method: 'POST', inDemo: true },
  '/list-sessions': { method: 'GET' },
  '/revoke-session': { method: 'POST' },
  '/revoke-other-sessions': { method: 'POST' },
  '/update-user': { method: 'POST' },
  '/admin/impersonate-user': { method: 'POST' },
  '/admin/stop-impersonating': { method: 'POST' },
  '/revoke-sessions': { method: 'POST' },
  '/email-otp/request-email-change': { method: 'POST' },
  '/email-otp/change-email': { method: 'POST' },
  '/delete-user/send-code': { method: 'POST' },
  '/delete-user': { method: 'POST' },
}

type Needed = {
  auth: Pick<Auth, 'handler'>
  config: Pick<Config, 'demoMode' | 'limits'>
  database: Pick<Database, 'orm'>
  metrics: Pick<Metrics, 'signIns'>
}

export const authDoor = (needed: Needed): Door => ({
  name: `${base}/*`,
  opens: (path) => path.startsWith(`${base}/`),
  answer: ({ request, path }) => {
    const answer = (asked: Request) => answerByLibrary(needed, asked, path)
    return request.method === 'HEAD' ? answerHead(request, answer) : answer(request)
  },
})

async function answerByLibrary(needed: Needed, request: Request, path: string): Promise<Response> {
  const known = served[path.slice(base.length)]
  if (known === undefined) throw refuse.unknown()
  currentRequest().route = path
  const { method, inDemo = method === 'GET' } = known
  if (method !== request.method) throw refuse.method(method === 'GET' ? 'GET, HEAD' : method)
  if (needed.config.demoMode && !inDemo) throw refuse.inDemo()
  const answering = askLibrary(needed, request)
  const answer = await (isWayBack(path) ? withPage(answering) : answering)
  countSignIn(needed.metrics, path, answer)
  answer.headers.set('cache-control', 'private, no-store')
  // A redirection has no body to be of any type.
  if (isRedirection(answer)) answer.headers.delete('content-type')
  return answer
}

const ways: Record<string, string> = {
  '/sign-in/email-otp': 'code',
  '/callback/github': 'github',
  '/callback/google': 'google',
}

function countSignIn({ signIns }: Needed['metrics'], path: string, { headers }: Response) {
  const way = ways[path.slice(base.length)]
  if (way === undefined) return
  const isIn = headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie))
  signIns.inc({ way, outcome: isIn ? 'done' : 'refused' })
}

/** What a call of the library needs. */
export type LibraryCall = Pick<Needed, 'auth' | 'config' | 'database'>

export async function askLibrary({ auth, config, database }: LibraryCall, request: Request) {
  await spendBySource(database.orm, {
    name: 'auth',
    address: currentRequest().clientIp,
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
