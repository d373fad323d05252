/** One module: a page that shows the section has also loaded what the next visit needs, with or without network. */
export { LibrarySection as HomeSection } from './library-section.tsx'
export { prepareLibrary } from './prepare-library.ts'
