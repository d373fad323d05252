export { hasDrafts } from './has-drafts.ts'
export { forgetDraft, keepDraft, recallDraft } from './kept-drafts.ts'
