import { and, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm'
import type { AdminNeed, Caller, Session } from '#platform/access/caller.ts'
import { recentUntil } from '#platform/access/recent-sign-in.ts'
import { users } from '#platform/access/tables.ts'
import type { Config } from '#platform/config/config.ts'
import type { Limits } from '#platform/config/limits.ts'
import type { Database } from '#platform/database/database.ts'
import { inOneTurn } from '#platform/database/in-one-turn.ts'
import { preparing } from '#platform/database/prepared.ts'
import { countCall } from '#platform/rates/call-rate.ts'
import { sessions } from '../auth.table.server.ts'
import { type PublicUser, publicUserColumns, stillBanned } from '../people/people.server.ts'
import { findAdminNeed, grantedTo, type Looking } from './admin-needs.server.ts'
import { findImpersonator } from './impersonation/impersonator.server.ts'
import { noteSeen } from './seen.server.ts'
import { isOver } from './session-life.server.ts'
import { isVisit } from './visits.server.ts'

const now = sql<Date>`now()`.mapWith(sessions.createdAt)

/** Requests use no others. */
const {
  ipAddress: _,
  userAgent: __,
  language: ___,
  knownBrowserId: ____,
  providerId: _____,
  idToken: ______,
  updatedAt: _______,
  ...sessionColumns
} = getTableColumns(sessions)

/** PostgreSQL plans a list of values again for each execution, which takes longer than finding one row. */
const lookUp = preparing((orm: Database['orm'], name) => {
  const select = (isAsked: SQL) =>
    orm
      .select({ session: sessionColumns, user: publicUserColumns, stillBanned, now })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(isAsked, gt(sessions.expiresAt, sql`now()`)))
  const one = select(eq(sessions.token, sql.placeholder('token'))).prepare(name)
  const several = select(sql`${sessions.token} = ANY(${sql.placeholder('tokens')})`).prepare(
    `${name}_together`,
  )
  return inOneTurn<string, SessionRow>(async (asked) => {
    const [token, ...others] = new Set(asked)
    const rows = await (others.length === 0
      ? one.execute({ token })
      : several.execute({ tokens: [token, ...others] }))
    const found = new Map(rows.map((row) => [row.session.token, row]))
    return asked.map((each) => found.get(each))
  })
})

type SessionRow = {
  session: Pick<typeof sessions.$inferSelect, keyof typeof sessionColumns>
  user: PublicUser
  stillBanned: boolean
  now: Date
}

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

interface Held {
  token: string
  headers: Headers
}

export async function findSession(services: Looking, { token, headers }: Held) {
  const found = await peekSession(services, token)
  if (found) await noteSeen(services.database, found.session, { now: found.now, headers })
  return found
}

/** For connections that stay open: an idle session must not look used. */
export async function peekSession(services: Looking, token: string) {
  const row = await lookUp(services.database.orm, 'find_session').load(token)
  return letIn(services, row)
}

export async function findCaller(services: Looking, held: Held) {
  const caller = await findSession(services, held)
  if (!caller) return undefined
  // Calls during impersonation count against the admin, not the user.
  const { session, user, impersonator = user } = caller
  // Visitors share an account, and none uses up the calls of the others.
  const person = isVisit(session) ? session.id : impersonator.id
  await countCall(services.database, { session: session.id, person }, services.config.limits)
  return caller
}

async function letIn(services: Looking, row: SessionRow | undefined) {
  if (!row || row.stillBanned) return undefined
  const { config, database } = services
  const { session, user, now: seenAt } = row
  // Outside a demo, the session of a visitor could change things.
  if (isOver(row, config) || (isVisit(session) && !config.demoMode)) {
    await database.orm.delete(sessions).where(eq(sessions.id, session.id))
    return undefined
  }
  const { impersonatedBy } = session
  if (impersonatedBy === null) {
    const adminNeed = await findAdminNeed(services, user, session)
    return { session, user, impersonator: undefined, adminNeed, now: seenAt }
  }
  const impersonator = await findImpersonator(services, impersonatedBy, user)
  return impersonator && { session, user, impersonator, adminNeed: null, now: seenAt }
}

export const publicUser = (user: PublicUser): Session['user'] => ({
  id: user.id,
  name: user.name,
  email: user.email,
  emailVerified: user.emailVerified,
  image: user.image,
  role: user.role,
  onboarded: user.name !== '',
})

type Found = {
  user: PublicUser
  impersonator: PublicUser | undefined
  adminNeed: AdminNeed | null
  session: Pick<
    typeof sessions.$inferSelect,
    'id' | 'createdAt' | 'expiresAt' | 'activeOrganizationId' | 'wroteUpTo'
  >
  now: Date
}

export const publicSession = (
  { user, impersonator, adminNeed, session, now: seenAt }: Found,
  {
    adminUserIds,
    limits,
  }: Pick<Config, 'adminUserIds'> & {
    limits: Pick<Limits, 'sensitiveMinutes'>
  },
): Session => ({
  user: publicUser(user),
  permissions: grantedTo(user, adminNeed, { adminUserIds }),
  impersonatedBy: impersonator
    ? { id: impersonator.id, name: impersonator.name, until: session.expiresAt }
    : null,
  recentUntil: recentUntil({ createdAt: session.createdAt, now: seenAt }, limits),
  activeOrganizationId: session.activeOrganizationId,
  adminNeed,
})

export const callerOf = (found: Found, config: Parameters<typeof publicSession>[1]): Caller => ({
  ...publicSession(found, config),
  session: {
    id: found.session.id,
    createdAt: found.session.createdAt,
    wroteUpTo: found.session.wroteUpTo,
  },
  now: found.now,
})
