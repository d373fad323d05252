import type { OrganizationSignIn } from '#platform/access/organizations.ts'
import type { ApiContext } from '#platform/api/api-context.ts'

let registered: OrganizationSignIn | undefined

export function registerOrganizationSignIn(found: OrganizationSignIn | undefined): void {
  registered = found
}

export const organizationSignIn = ({
  config,
}: Pick<ApiContext, 'config'>): OrganizationSignIn | undefined =>
  config.signInByOrganization ? registered : undefined
