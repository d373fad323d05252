import {
  bySession,
  organizationIdSchema,
  ownOrganizationSchema,
} from '#modules/organizations/index.server.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { activeErrorMap } from './active-organization-errors.server.ts'
import {
  activateOrganization,
  deactivateOrganization,
  getActiveOrganization,
} from './active-organization.server.ts'

const { get, post, delete: remove } = routesBelow('/organizations')

export const activeOrganizationApi = {
  active: requirePermission({ apps: ['app'] })
    .meta({ byKey: 'refused' })
    .errors(activeErrorMap('NO_ACTIVE_ORGANIZATION'))
    .route(
      get('/active', 'Get the active organization', 'The active organization of this session.'),
    )
    .output(ownOrganizationSchema)
    .handler(({ context }) => getActiveOrganization(context)),

  deactivate: requirePermission({ apps: ['app'] })
    .meta({ whileImpersonating: 'allowed', byKey: 'refused' })
    .route(
      remove(
        '/active',
        'Clear the active organization',
        'The session has no active organization afterwards. The membership stays.',
      ),
    )
    .handler(({ context }) => deactivateOrganization(context)),

  activate: bySession()
    .meta({ whileImpersonating: 'allowed' })
    .route(
      post(
        '/{id}/activate',
        'Make an organization active',
        'Sets the active organization of this session.',
      ),
    )
    .input(organizationIdSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => activateOrganization(context, input)),
}
