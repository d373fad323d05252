export {
  forgetFailures,
  isMissing,
  type PageContext,
  preparePage,
  readQuery,
} from './prepare-page.ts'
