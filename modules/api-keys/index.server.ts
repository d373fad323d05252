export { storeKey } from './change-keys.server.ts'
export { keyErrors } from './key-errors.server.ts'
