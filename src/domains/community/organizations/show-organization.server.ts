import { permissionsIn } from './organization-roles.ts'
import type { Organization, OwnOrganization } from './organization.ts'

type Found = Organization & Pick<OwnOrganization, 'role' | 'memberId'>

/** An organization with what its member may do in it. */
export const showOrganization = (found: Found): OwnOrganization => ({
  ...found,
  permissions: Object.fromEntries(
    Object.entries(permissionsIn(found.role)).map(([resource, actions]) => [
      resource,
      [...actions],
    ]),
  ),
})
