export { backupCommand } from './backup-command.server.ts'
export { lastBackup } from './last-backup.server.ts'
export { restoreCommand } from './restore-command.server.ts'
