export { deleteJobCommand } from './delete-job.server.ts'
export { listJobsCommand } from './list-jobs.server.ts'
export { retryJobsCommand } from './retry-jobs.server.ts'
