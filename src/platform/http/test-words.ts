import type { Answered } from './test-client.ts'
import { insides } from './test-fuzz.ts'

type Facts = Record<string, unknown>

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isRecord = (value: unknown): value is Facts => typeof value === 'object' && value !== null

function faceOf(json: unknown): Facts {
  if (!isRecord(json)) return {}
  const { json: carried } = json
  if (!isRecord(carried)) return json
  return isRecord(carried['data']) ? { ...carried, ...carried['data'] } : carried
}

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

export const harm = (log: readonly string[]) => [
  ...log.filter((line) => line.includes('"level":"error"')),
  ...Object.keys(Object.prototype),
]
