import { type SQL, sql } from 'drizzle-orm'
import { sessions } from '../auth.table.server.ts'

/** The sign-in method of a visitor, who shares a sample account with all others. */
export const VISIT = 'demo'

export const isVisit = ({ method }: { method: string | null }): boolean => method === VISIT

/** Visitors of a demo don't see each other's sessions. */
export const exceptOtherVisits = (ownId?: string): SQL =>
  ownId === undefined
    ? sql`${sessions.method} IS DISTINCT FROM ${VISIT}`
    : sql`(${sessions.method} IS DISTINCT FROM ${VISIT} OR ${sessions.id} = ${ownId})`
