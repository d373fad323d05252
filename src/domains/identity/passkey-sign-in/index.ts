export { offerPasskey } from './offer.ts'
export {
  signInByPasskey,
  useAddPasskey,
  useHasPasskeys,
  useOfferedPasskey,
  useSignInByPasskey,
} from './use-passkey.ts'
