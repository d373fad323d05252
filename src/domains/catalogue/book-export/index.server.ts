export { bookExportApi } from './book-export.api.server.ts'
export { exportCommand } from './export-command.server.ts'
