import { offline, Refusal } from '#kit/problems/index.ts'
import { tellDemoRefusal, tellSessionLost } from './session-news.ts'

/** The error of an auth call that got no response (specification 8). */
const fetchError = { message: 'Fetch Error', status: 500 }

/** A response with a url and a redirect flag navigates (specification 7). */
export async function authCall(
  path: string,
  payload?: object,
  headers?: Record<string, string>,
): Promise<unknown> {
  const answer = await readAnswer(await ask(path, payload, headers))
  if (isRecord(answer) && answer['redirect'] === true && typeof answer['url'] === 'string') {
    location.assign(answer['url'])
  }
  return answer
}

export async function readAnswer(response: Response): Promise<unknown> {
  const said = await response.text()
  const answer = parse(said)
  if (response.status === 401) tellSessionLost()
  if (!response.ok) throw refusal(response, answer, said)
  return answer
}

async function ask(
  path: string,
  payload?: object,
  headers?: Record<string, string>,
): Promise<Response> {
  const post = payload && {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  }
  try {
    return await fetch(`/api/auth${path}`, { credentials: 'include', ...post })
  } catch (cause) {
    throw offline(cause, fetchError)
  }
}

function refusal({ status, statusText, headers }: Response, answer: unknown, said: string) {
  const facts = isRecord(answer) ? answer : {}
  const code = text(facts['code'])
  tellDemoRefusal(code)
  return new Refusal(text(facts['message']) ?? (said || statusText), {
    status,
    code: code ?? 'UNKNOWN_ERROR',
    requestId: headers.get('x-request-id') ?? undefined,
    triesLeft: number(facts['triesLeft']),
    line: number(facts['line']),
    retryAfter: Number(headers.get('retry-after')) || undefined,
  })
}

/** A proxy may respond with something other than JSON. */
function parse(said: string): unknown {
  try {
    return JSON.parse(said)
  } catch {
    return undefined
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
