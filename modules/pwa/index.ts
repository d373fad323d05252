export type { WorkerPart } from './install/worker/worker-part.ts'
export { fetchKeptPages } from './kept/fetch-kept-pages.ts'
export {
  canKeep,
  forgetKept,
  keepLists,
  type KeptList,
  type KeptPages,
  keptPicture,
  readKept,
} from './kept/kept-lists.ts'
