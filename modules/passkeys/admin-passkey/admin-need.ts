export { AdminPasskeyBanner } from './admin-passkey-banner.tsx'
export { AdminPasskeyNeeded } from './admin-passkey-needed.tsx'
