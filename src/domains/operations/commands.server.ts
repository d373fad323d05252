const backup = () => import('./backup/index.server.ts')
const jobs = () => import('./jobs/commands/index.server.ts')

export const operationsCommands = {
  backup: async () => (await backup()).backupCommand,
  restore: async () => (await backup()).restoreCommand,
  migrate: async () => (await import('./migrate/index.server.ts')).migrateCommand,
  doctor: async () => (await import('./doctor/index.server.ts')).doctorCommand,
  'jobs list': async () => (await jobs()).listJobsCommand,
  'jobs retry': async () => (await jobs()).retryJobsCommand,
  'jobs delete': async () => (await jobs()).deleteJobCommand,
}
