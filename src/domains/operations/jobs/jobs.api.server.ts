import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { deleteJob, jobErrors, retryJob } from './change-jobs.server.ts'
import { jobIdSchema, jobPageSchema, jobQuerySchema } from './job-list.server.ts'
import { listJobs } from './list-jobs.server.ts'

export const jobsApi = {
  list: requirePermission({ job: ['read'] })
    .route({
      method: 'GET',
      path: '/jobs',
      summary: 'List jobs',
      description:
        'A page of background jobs, newest first, without their input. Completed jobs are not listed. Failed jobs stay for seven days. Messages in the mailbox of a local installation are not listed.',
    })
    .input(jobQuerySchema)
    .output(jobPageSchema)
    .handler(({ context, input }) => listJobs(context, input)),

  retry: requirePermission({ job: ['update'] })
    .errors(errorMap(jobErrors.notFound(), jobErrors.notRetryable()))
    .route({
      method: 'POST',
      path: '/jobs/{id}/retry',
      successStatus: 204,
      summary: 'Retry a job',
      description: 'Runs a failed job again now, unless it has expired.',
    })
    .input(jobIdSchema)
    .handler(({ context, input }) => retryJob(context, input.id)),

  delete: requirePermission({ job: ['delete'] })
    .errors(errorMap(jobErrors.notFound()))
    .route({
      method: 'DELETE',
      path: '/jobs/{id}',
      successStatus: 204,
      summary: 'Delete a failed job',
      description: 'Deletes a job with no attempts left.',
    })
    .input(jobIdSchema)
    .handler(({ context, input }) => deleteJob(context, input.id)),
}
