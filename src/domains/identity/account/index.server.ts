export { accountApi } from './account.api.server.ts'
export type { AccountSections } from './account-data.server.ts'
