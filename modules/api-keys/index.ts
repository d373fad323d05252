export { AllKeysPage } from './screens/all-keys-page.tsx'
export { prepareAllKeys } from './screens/prepare-all-keys.ts'
