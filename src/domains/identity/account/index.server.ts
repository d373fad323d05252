export { accountApi } from './account.api.server.ts'
