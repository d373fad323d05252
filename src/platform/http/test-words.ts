import type { Answered } from './test-client.ts'
import { insides } from './test-nonsense.ts'

type Facts = Record<string, unknown>

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isRecord = (value: unknown): value is Facts => typeof value === 'object' && value !== null

/** What a refusal says; the calls of our own pages carry it in an envelope. */
function faceOf(json: unknown): Facts {
  if (!isRecord(json)) return {}
  const { json: carried } = json
  if (!isRecord(carried)) return json
  return isRecord(carried['data']) ? { ...carried, ...carried['data'] } : carried
}

/** What is wrong with an answer to nonsense: it should blame its sender, in words, and show nothing of our insides. */
export function complaintsAbout({ status, headers, body, json }: Answered, asked: string) {
  const text = String(body)
  const { code, message, requestId } = faceOf(json)
  const isRefusal = status >= 400
  const wrong = {
    fails: status < 200 || status >= 500,
    'shows its insides': isRefusal && insides.test(text),
    'has no code': isRefusal && !isText(code),
    'has no words': isRefusal && !isText(message),
    'has no request id': isRefusal && requestId !== headers['x-request-id'],
  }
  return Object.entries(wrong)
    .filter(([, is]) => is)
    .map(([what]) => `${what}: ${asked.slice(0, 2000)} -> ${status} ${text.slice(0, 600)}`)
}

/** What nonsense has left behind: the faults of others are no failures of ours, and nothing that they sent sticks. */
export const harm = (log: readonly string[]) => [
  ...log.filter((line) => line.includes('"level":"error"')),
  ...Object.keys(Object.prototype),
]
