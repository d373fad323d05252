import { sql } from 'drizzle-orm'
import { jobs } from '#platform/jobs/tables.ts'

/** A job that failed, for good or for now, and has not expired. */
export const isRetryable = sql`(
  ${jobs.failure} IS NOT NULL AND ${jobs.startedAt} IS NULL
  AND (${jobs.expiresAt} IS NULL OR ${jobs.expiresAt} > now())
)`
