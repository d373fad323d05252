export { AccountPage } from './account-page.tsx'
export type { AccountSection } from './account-section.ts'
export { prepareAccount } from './prepare-account.ts'
