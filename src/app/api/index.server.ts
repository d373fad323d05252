export { apiRouter } from './router.server.ts'
export { offeredTools } from './offered-tools.server.ts'
