export { keysApi } from './keys.api.server.ts'
