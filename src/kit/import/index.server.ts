export { bookImportApi } from './book-import.api.server.ts'
export { importCommand } from './command/import-command.server.ts'
export { importBooks } from './import-books.server.ts'
export { readEntries } from './reading/read-entries.server.ts'
