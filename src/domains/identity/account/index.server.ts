export { accountApi } from './account.api.server.ts'
export { setPicture } from './picture/change-picture.server.ts'
