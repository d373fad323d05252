export { guidesHandler } from './guides/guides-handler.server.ts'
