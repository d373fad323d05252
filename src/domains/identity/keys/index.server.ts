export { storeKey } from './change-keys.server.ts'
export { keyErrors } from './key-errors.server.ts'
export { keysApi } from './keys.api.server.ts'
