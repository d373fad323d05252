import { defineServerModule } from '#kit/features/index.server.ts'
import { activeOrganizationApi } from './active-organization.api.server.ts'

export default defineServerModule({ api: () => ({ organizations: activeOrganizationApi }) })
