const backup = () => import('./backup/index.server.ts')

export const operationsCommands = {
  backup: async () => (await backup()).backupCommand,
  restore: async () => (await backup()).restoreCommand,
  doctor: async () => (await import('./doctor/index.server.ts')).doctorCommand,
}
