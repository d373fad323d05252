import type { Pool } from 'pg'

export const failedJobId = '019aa5b0-0000-7000-8000-000000000008'

export async function newJobs(pool: Pool) {
  await pool.query('DELETE FROM jobs')
  await pool.query(
    `INSERT INTO jobs (id, name, failure, failed_at) VALUES ($1, 'sample', 'Failed', now())`,
    [failedJobId],
  )
}
