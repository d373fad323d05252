export { ConsentPage } from './screens/consent-page.tsx'
export { prepareConsent } from './screens/prepare-consent.ts'
