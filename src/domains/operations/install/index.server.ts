export { manifestHandler } from './manifest/manifest-handler.server.ts'
