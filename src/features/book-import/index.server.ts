export { bookImportApi } from './book-import.api.server.ts'
export { importCommand } from './command/import-command.server.ts'
export { guardFormula } from './reading/formula-guard.ts'
