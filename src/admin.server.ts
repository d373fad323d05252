import { backupCommand, restoreCommand } from '#features/backup/index.server.ts'
import { exportCommand } from '#features/book-export/index.server.ts'
import { importCommand } from '#features/book-import/index.server.ts'
import { doctorCommand } from '#features/doctor/index.server.ts'
import { grantCommand, revokeCommand } from '#server/command-line/account-commands.ts'
import { runCommand } from '#server/command-line/run-command.ts'

/** `npm run admin -- <command>` */
await runCommand(
  {
    grant: grantCommand,
    revoke: revokeCommand,
    import: importCommand,
    export: exportCommand,
    backup: backupCommand,
    restore: restoreCommand,
    doctor: doctorCommand,
  },
  process.argv.slice(2),
)
