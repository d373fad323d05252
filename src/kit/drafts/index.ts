export { hasDrafts } from './has-drafts.ts'
export { type Draft, forgetDraft, keepDraft, recallDraft } from './kept-drafts.ts'
