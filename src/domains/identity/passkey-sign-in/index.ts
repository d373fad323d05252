export { offerPasskey } from './offer.ts'
export {
  useAddPasskey,
  useHasPasskeys,
  useOfferedPasskey,
  useSignInByPasskey,
} from './use-passkey.ts'
