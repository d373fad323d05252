export { prepareLibrary } from './prepare-library.ts'
