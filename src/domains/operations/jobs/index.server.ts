export { jobsApi } from './jobs.api.server.ts'
