import { defineServerModule } from '#kit/features/index.server.ts'
import { gettingStartedApi } from './getting-started.api.server.ts'

export default defineServerModule({ api: () => ({ dashboard: gettingStartedApi }) })
