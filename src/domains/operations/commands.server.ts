const jobs = () => import('./jobs/commands/index.server.ts')

export const operationsCommands = {
  migrate: async () => (await import('./migrate/index.server.ts')).migrateCommand,
  'jobs list': async () => (await jobs()).listJobsCommand,
  'jobs retry': async () => (await jobs()).retryJobsCommand,
  'jobs delete': async () => (await jobs()).deleteJobCommand,
}
