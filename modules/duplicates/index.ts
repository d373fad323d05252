export { duplicatesLink, duplicatesPage } from './duplicates-page.ts'
export { DuplicatesPage } from './screens/duplicates-page.tsx'
export { prepareDuplicatesPage } from './screens/prepare-duplicates-page.ts'
