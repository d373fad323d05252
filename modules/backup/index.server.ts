export { lastBackup } from './last-backup.server.ts'
