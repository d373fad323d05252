export { duplicatesLink, duplicatesPage } from './duplicates-page.ts'
export { DuplicatesPage, prepareDuplicatesPage } from './screens/duplicates-page.tsx'
