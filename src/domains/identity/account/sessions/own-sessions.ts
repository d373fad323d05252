import type { ShownSession } from '#domains/identity/session-list/index.ts'
import { isRecord } from '#kit/session/index.ts'

export function readSessions(answer: unknown): ShownSession[] {
  if (!Array.isArray(answer)) throw new Error('No list of sessions')
  return answer.filter(isRecord).map((row) => ({
    id: String(row['id']),
    ipAddress: text(row['ipAddress']),
    userAgent: text(row['userAgent']),
    method: text(row['method']),
    createdAt: moment(row['createdAt']),
    lastSeenAt: moment(row['lastSeenAt']),
    current: row['current'] === true,
    impersonated: row['impersonated'] === true,
  }))
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

const moment = (value: unknown) =>
  value instanceof Date ? value.getTime() : Date.parse(String(value))
