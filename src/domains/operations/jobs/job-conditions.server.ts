import { sql } from 'drizzle-orm'
import { jobs } from '#platform/jobs/tables.ts'

export const isRetryable = sql`(
  ${jobs.failure} IS NOT NULL AND ${jobs.startedAt} IS NULL
  AND (${jobs.expiresAt} IS NULL OR ${jobs.expiresAt} > now())
)`
