export { passkeysSection } from './account-section.ts'
export { useHasPasskey } from './use-has-passkey.ts'
