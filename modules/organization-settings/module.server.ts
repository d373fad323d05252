import { defineServerModule } from '#kit/features/index.server.ts'
import { organizationSettingsApi } from './organization-settings.api.server.ts'

export default defineServerModule({
  api: () => ({ organizations: organizationSettingsApi }),
  logoScopes: [{ organization: ['update'] }],
})
