export { passkeysQuery } from './card/passkeys.queries.ts'
export { signInByPasskey } from './sign-in/use-passkey.ts'
