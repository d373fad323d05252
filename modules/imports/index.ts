export { importLink, importPage } from './import-page.ts'
export { ImportPage, prepareImportPage } from './screen/import-page.tsx'
