export { linkedAccountsSection } from './account-section.ts'
