import { queryOptions } from '@tanstack/react-query'
import { endingSessions, type ShownSession } from '#domains/identity/session-list/index.ts'
import { authCall, authRetries, isRecord } from '#kit/session/index.ts'
import { listSessions } from './list-sessions.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async () => readSessions(await listSessions()),
  // Keeps the browser from refetching what the server has just rendered.
  staleTime: 5000,
  ...authRetries,
})

export const endSessionsMutation = (revokeKeys = false) =>
  endingSessions({
    queryKey: sessionsQuery.queryKey,
    call: (ended) =>
      ended === 'all'
        ? authCall('/revoke-other-sessions', { revokeKeys })
        : authCall('/revoke-session', { id: ended.id }),
  })

function readSessions(answer: unknown): ShownSession[] {
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
