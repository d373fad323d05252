export { ImportPage } from './manager/import-page.tsx'
