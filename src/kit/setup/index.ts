export { readCookie, writeCookie } from './cookie.ts'
export type { Setup } from './setup.ts'
export { setupQuery } from './setup.queries.ts'
export { useSetup } from './use-setup.ts'
