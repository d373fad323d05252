export {
  useAddPasskey,
  useHasPasskeys,
  useOfferedPasskey,
  useSignInByPasskey,
} from './use-passkey.ts'
