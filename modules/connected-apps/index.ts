export { ConsentPage, prepareConsent } from './screens/consent-page.tsx'
