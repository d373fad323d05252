export { migrateCommand } from './migrate-command.server.ts'
