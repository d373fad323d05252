export { AllKeysPage, prepareAllKeys } from './screens/all-keys-page.tsx'
