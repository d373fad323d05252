export { prepareScopes } from './prepare-scopes.ts'
export { scopeTexts } from './scope-texts.ts'
export { byResource, doesOf } from './scope-words.ts'
export { useScopeTexts } from './use-scope-texts.ts'
