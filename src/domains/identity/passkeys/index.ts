export { PasskeysCard } from './passkeys-card.tsx'
export { passkeysQuery } from './passkeys.queries.ts'
export { tellDevices } from './tell-devices.ts'
export { useHasPasskey } from './use-has-passkey.ts'
