import { grantCommand, revokeCommand } from '#server/command-line/account-commands.ts'
import { runCommand } from '#server/command-line/run-command.ts'

/** `npm run admin -- <command>`; what a command stands on is loaded when it is asked for. */
await runCommand(
  {
    grant: () => Promise.resolve(grantCommand),
    revoke: () => Promise.resolve(revokeCommand),
    import: async () => (await import('#features/book-import/index.server.ts')).importCommand,
    export: async () => (await import('#features/book-export/index.server.ts')).exportCommand,
    backup: async () => (await import('#features/backup/index.server.ts')).backupCommand,
    restore: async () => (await import('#features/backup/index.server.ts')).restoreCommand,
    doctor: async () => (await import('#features/doctor/index.server.ts')).doctorCommand,
  },
  process.argv.slice(2),
)
