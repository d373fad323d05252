export { keysQuery, organizationKeysQuery } from './keys.queries.ts'
export { AllKeysPage } from './screens/all-keys-page.tsx'
export { KeysCard } from './screens/keys-card.tsx'
export { prepareAllKeys } from './screens/prepare-all-keys.ts'
