export {
  canKeep,
  forgetKept,
  forgetKeptOfOthers,
  keepLists,
  type KeptList,
  keptPicture,
  readKept,
} from './kept-lists.ts'
