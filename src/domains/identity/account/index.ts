export { AccountPage } from './account-page.tsx'
export { prepareAccount } from './prepare-account.ts'
