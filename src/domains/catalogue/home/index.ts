export { LibrarySection } from './library-section.tsx'
export { prepareLibrary } from './prepare-library.ts'
