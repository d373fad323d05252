export { JobsPage, prepareJobs } from './list/jobs-page.tsx'
