import { type SQL, sql } from 'drizzle-orm'
import { permissionsOf } from '#platform/access/permissions.ts'
import type { Config } from '#platform/config/config.ts'
import type { Limits } from '#platform/config/limits.ts'
import { sessions } from '../auth.table.server.ts'
import { isVisit } from './visits.server.ts'

const day = 24 * 3600

type LifeLimits = Pick<Limits, 'sessionDays' | 'sessionAbsoluteDays'>

export const lifetimeSeconds = ({ sessionDays, sessionAbsoluteDays }: LifeLimits) =>
  Math.min(sessionDays, sessionAbsoluteDays) * day

export const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`

export const renewedUntil = (limits: LifeLimits): SQL =>
  sql`least(${inSeconds(lifetimeSeconds(limits))}, ${sessions.createdAt} + make_interval(days => ${limits.sessionAbsoluteDays}))`

type Found = {
  session: { createdAt: Date; expiresAt: Date; method: string | null }
  impersonator: object | undefined
  now: Date
}

export function isDue({ session, impersonator, now }: Found, limits: LifeLimits): boolean {
  if (impersonator !== undefined || isVisit(session)) return false
  const absolute = session.createdAt.getTime() + limits.sessionAbsoluteDays * day * 1000
  const renewed = Math.min(now.getTime() + lifetimeSeconds(limits) * 1000, absolute)
  return renewed - session.expiresAt.getTime() >= day * 1000
}

type Aged = {
  session: { createdAt: Date; lastSeenAt: Date; impersonatedBy: string | null }
  user: { id: string; role: string }
  now: Date
}
type AgeLimits = Pick<Limits, 'sessionAbsoluteDays' | 'adminIdleHours' | 'adminSessionDays'>

export function isOver(
  { session, user, now }: Aged,
  { adminUserIds, limits }: Pick<Config, 'adminUserIds'> & { limits: AgeLimits },
): boolean {
  const hoursSince = (moment: Date) => (now.getTime() - moment.getTime()) / 3_600_000
  const age = hoursSince(session.createdAt)
  if (age >= limits.sessionAbsoluteDays * 24) return true
  const manages = permissionsOf(user, adminUserIds).apps?.includes('manager')
  if (session.impersonatedBy !== null || !manages) return false
  return (
    age >= limits.adminSessionDays * 24 || hoursSince(session.lastSeenAt) >= limits.adminIdleHours
  )
}
