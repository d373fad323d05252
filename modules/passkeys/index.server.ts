export { passkeys } from './credentials/passkeys.table.server.ts'
export { signInSettings } from './credentials/sign-in-settings.table.server.ts'
export { admitsPasskeys } from './passkey-variables.server.ts'
