export { importLink, importPage } from './import-page.ts'
export { ImportPage, prepareImportPage } from './screen/import-page.tsx'
export type { ImportCalls } from './screen/import.queries.ts'
export { saveTable } from './screen/save-table.ts'
