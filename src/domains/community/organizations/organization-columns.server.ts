import { organizations } from './organization.table.server.ts'

export const organizationColumns = {
  id: organizations.id,
  name: organizations.name,
  slug: organizations.slug,
  logoId: organizations.logoId,
  version: organizations.version,
  createdAt: organizations.createdAt,
  updatedAt: organizations.updatedAt,
}
