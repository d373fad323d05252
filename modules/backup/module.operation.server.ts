import { defineOperation } from '#kit/features/index.server.ts'
import { notBackedUp as ofBase } from './content/tables.server.ts'

export default defineOperation({
  notBackedUp: ofBase,
  commands: ({ notBackedUp }) => ({
    Operation: {
      backup: async () => (await import('./backup-command.server.ts')).backupCommand(notBackedUp),
      restore: async () =>
        (await import('./restore-command.server.ts')).restoreCommand(notBackedUp),
    },
  }),
})
