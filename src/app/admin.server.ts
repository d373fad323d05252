import {
  grantCommand,
  revokeCommand,
} from '#domains/identity/auth/people/account-commands.server.ts'
import { runCommand } from '#platform/command-line/run-command.ts'

await runCommand(
  {
    grant: () => Promise.resolve(grantCommand),
    revoke: () => Promise.resolve(revokeCommand),
    ...(await import('#domains/catalogue/commands.server.ts')).catalogueCommands,
    backup: async () => (await import('#domains/operations/backup/index.server.ts')).backupCommand,
    restore: async () =>
      (await import('#domains/operations/backup/index.server.ts')).restoreCommand,
    doctor: async () => (await import('#domains/operations/doctor/index.server.ts')).doctorCommand,
  },
  process.argv.slice(2),
)
