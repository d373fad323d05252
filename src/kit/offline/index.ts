export { fetchKeptPages } from './fetch-kept-pages.ts'
export {
  canKeep,
  forgetKept,
  forgetKeptOfOthers,
  keepLists,
  type KeptList,
  type KeptPages,
  keptPicture,
  readKept,
} from './kept-lists.ts'
