import type { ApiContext } from '#platform/api/api-context.ts'
import type { OpenIdProvider } from '#platform/config/sign-in/openid-providers.ts'
import type { Database } from '#platform/database/database.ts'
import type { OrganizationProvider } from './openid-provider.server.ts'

type Services = Pick<ApiContext, 'config'> & { database: Pick<Database, 'orm'> }

/** Said by the domain that has organizations. */
export interface OrganizationSignIn {
  findProvider: (
    services: Services,
    organizationId: string,
  ) => Promise<{ settings: OpenIdProvider; organization: OrganizationProvider } | undefined>
  nameOf: (services: Services, organizationId: string) => Promise<string | undefined>
  /** The organization whose provider the user may link to their account. */
  offeredTo: (
    services: Services,
    user: { id: string; role: string; email: string },
  ) => Promise<{ organizationId: string; name: string; isProtected: boolean } | undefined>
  /** The organization whose provider signs in this address, and no code does. */
  requiredFor: (services: Services, email: string) => Promise<string | undefined>
}

let registered: OrganizationSignIn | undefined

export function registerOrganizationSignIn(found: OrganizationSignIn | undefined): void {
  registered = found
}

export const organizationSignIn = ({ config }: Services): OrganizationSignIn | undefined =>
  config.signInByOrganization ? registered : undefined
