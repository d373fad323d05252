export { apiRouter } from './router.server.ts'
