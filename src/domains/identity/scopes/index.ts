export { prepareScopes } from './prepare-scopes.ts'
export { ScopeChoice } from './scope-choice-on-demand.ts'
export { byResource, doesOf } from './scope-words.ts'
export { useScopeTexts } from './use-scope-texts.ts'
