import { organizationErrorMap, organizationIdSchema } from '#modules/organizations/index.server.ts'
import {
  memberGroups,
  memberPageSchema,
  memberQuerySchema,
  organizationQuerySchema,
} from '#modules/organizations/list/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { routesBelow } from '#platform/api/routes.ts'
import {
  deleteAnyOrganization,
  getManagedOrganization,
  listOrganizations,
  listMembersOfAny,
} from './get-managed-organization.server.ts'
import { managedOrganizationSchema, organizationPageSchema } from './managed-organization.server.ts'

const listing = { apps: ['manager'], organization: ['list'] } as const
const unknown = organizationErrorMap('ORGANIZATION_NOT_FOUND')
const { get, delete: remove } = routesBelow('/manager/organizations')

export const managedOrganizationsApi = {
  list: requirePermission(listing)
    .route(get('', 'List all organizations', 'A page of all organizations, searched and sorted.'))
    .input(organizationQuerySchema)
    .output(organizationPageSchema)
    .handler(({ context, input }) => listOrganizations(context, input)),

  get: requirePermission(listing)
    .errors(unknown)
    .route(get('/{id}', 'Get any organization', 'Any organization, with its size and its owners.'))
    .input(organizationIdSchema)
    .output(managedOrganizationSchema)
    .handler(({ context, input }) => getManagedOrganization(context, input)),

  listMembers: requirePermission(listing)
    .errors({ ...unknown, ...memberGroups?.errors() })
    .route(
      get(
        '/{id}/members',
        'List members of any organization',
        'A page of the members of any organization.',
      ),
    )
    .input(memberQuerySchema)
    .output(memberPageSchema)
    .handler(({ context, input }) => listMembersOfAny(context, input)),

  end: requirePermission({ apps: ['manager'], organization: ['delete'] })
    .meta({ byKey: 'refused' })
    .errors({ ...unknown, ...errorMap(accessErrors.oldSession()) })
    .route(
      remove(
        '/{id}',
        'Delete any organization',
        'Deletes an organization with its teams and invitations. This can’t be undone.',
      ),
    )
    .input(organizationIdSchema)
    .handler(({ context, input }) => deleteAnyOrganization(context, input)),
}
