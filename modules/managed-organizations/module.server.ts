import { defineServerModule } from '#kit/features/index.server.ts'
import { managedOrganizationsApi } from './managed-organizations.api.server.ts'
import { organizationNews } from './organization-news.server.ts'

export default defineServerModule({
  tags: { managedOrganizations: 'Every organization, for managers.' },
  api: () => ({ managedOrganizations: managedOrganizationsApi }),
  liveSources: { organization: organizationNews },
})
