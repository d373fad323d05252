export { ImpersonationBanner } from './impersonation-banner.tsx'
