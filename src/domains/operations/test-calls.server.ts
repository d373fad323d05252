import { type CallSamples, managers, managersChanging } from '#platform/api/test-call-samples.ts'

const failedJobId = '019aa5b0-0000-7000-8000-000000000008'

export const samples: CallSamples = {
  matrix: {
    'dashboard.read': managers,
    'dashboard.items': managers,
    'jobs.list': managers,
    'jobs.retry': managersChanging,
    'jobs.delete': managersChanging,
  },
  tables: ['jobs'],
  clear: 'DELETE FROM jobs',
  async fill(pool) {
    await pool.query(
      `INSERT INTO jobs (id, name, failure, failed_at) VALUES ($1, 'sample', 'Failed', now())`,
      [failedJobId],
    )
  },
  placesOf: (procedure) => (procedure.startsWith('jobs.') ? { id: failedJobId } : undefined),
}
