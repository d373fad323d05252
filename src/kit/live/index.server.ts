export { eventsFor } from './live-events.server.ts'
export { liveApi } from './live.api.server.ts'
export { liveHandler } from './live-handler.server.ts'
export { liveSources, type LiveSource } from './live-sources.server.ts'
