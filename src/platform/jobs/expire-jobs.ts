import { defineJob } from './define-job.ts'
import type { Jobs } from './jobs.ts'

export const expireJobs = defineJob({
  name: 'expire-jobs',
  schedule: { everyMinutes: 10 },
  run: (jobs: Pick<Jobs, 'expire'>) => jobs.expire(),
})
