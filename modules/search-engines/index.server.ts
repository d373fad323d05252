export { robotsHandler } from './robots-handler.server.ts'
