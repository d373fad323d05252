export { duplicatesApi } from './duplicates.api.server.ts'
export { listDuplicates } from './list-duplicates.server.ts'
