export { LibrarySection as HomeSection } from './library-section.tsx'
export { prepareLibrary as prepareSection } from './prepare-library.ts'
export const order = 3
