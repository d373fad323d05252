export { fieldsNamed, importNames } from './import-fields.ts'
export { ImportPage } from './screen/import-page.tsx'
