import { allowing } from '#server/api/procedure.ts'
import { jobPageSchema, jobQuerySchema } from './job-list.server.ts'
import { listJobs } from './list-jobs.server.ts'

export const jobsApi = {
  list: allowing({ job: ['read'] })
    .route({
      method: 'GET',
      path: '/jobs',
      summary: 'List jobs',
      description:
        'A page of background jobs, the newest first, without their input. Jobs that are done are not listed; jobs that failed stay for seven days.',
    })
    .input(jobQuerySchema)
    .output(jobPageSchema)
    .handler(({ context, input }) => listJobs(context.database, input)),
}
