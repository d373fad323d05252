export { ImportPage } from './screen/import-page.tsx'
export type { ImportCalls } from './screen/import.queries.ts'
export { saveTable } from './screen/save-table.ts'
export { prepareImportPage } from './screen/prepare-import.ts'
