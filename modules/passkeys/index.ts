export { passkeysQuery } from './sign-in/passkeys.queries.ts'
export { signInByPasskey } from './sign-in/use-passkey.ts'
