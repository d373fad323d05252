import { permissionsIn } from './organization-roles.ts'
import type { Organization, OwnOrganization } from './organization.ts'

type Found = Organization & Pick<OwnOrganization, 'role' | 'memberId'>

export const showOrganization = (found: Found): OwnOrganization => ({
  ...found,
  permissions: Object.fromEntries(
    Object.entries(permissionsIn(found.role)).map(([resource, actions]) => [
      resource,
      [...actions],
    ]),
  ),
})
