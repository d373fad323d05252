export { accountApi } from './account.api.server.ts'
export { setPicture } from './picture/change-picture.server.ts'
export type { AccountSections } from './account-data.server.ts'
