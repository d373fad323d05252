export { JobsPage } from './list/jobs-page.tsx'
export { prepareJobs } from './list/prepare-jobs.ts'
