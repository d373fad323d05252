import { defineServerModule } from '#kit/features/index.server.ts'
import { organizationActivityApi } from './organization-activity.api.server.ts'

export default defineServerModule({ api: () => ({ organizations: organizationActivityApi }) })
