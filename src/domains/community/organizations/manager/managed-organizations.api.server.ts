import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { listOrganizations } from '../list/list-organizations.server.ts'
import {
  organizationPageSchema,
  organizationQuerySchema,
} from '../list/organization-list.server.ts'
import { memberPageSchema, memberQuerySchema } from '../members/member.server.ts'
import { organizationErrorMap } from '../organization-errors.server.ts'
import { organizationIdSchema } from '../organization.ts'
import { managedOrganizationSchema } from './managed-organization.server.ts'
import { endOrganization } from './verbs/end-organization.server.ts'
import { listMembersOfAny, lookAtOrganization } from './verbs/look-at-organization.server.ts'

const listing = { apps: ['manager'], organization: ['list'] } as const
const deleting = { apps: ['manager'], organization: ['delete'] } as const
const unknown = organizationErrorMap('ORGANIZATION_NOT_FOUND')

export const managedOrganizationsApi = {
  list: requirePermission(listing)
    .route({
      method: 'GET',
      path: '/manager/organizations',
      summary: 'List all organizations',
      description: 'A page of all organizations, searched and sorted.',
    })
    .input(organizationQuerySchema)
    .output(organizationPageSchema)
    .handler(({ context, input }) => listOrganizations(context, input)),

  get: requirePermission(listing)
    .errors(unknown)
    .route({
      method: 'GET',
      path: '/manager/organizations/{id}',
      summary: 'Get any organization',
      description: 'Any organization, with its size and its owners.',
    })
    .input(organizationIdSchema)
    .output(managedOrganizationSchema)
    .handler(({ context, input }) => lookAtOrganization(context, input.id)),

  listMembers: requirePermission(listing)
    .errors(organizationErrorMap('ORGANIZATION_NOT_FOUND', 'TEAM_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/manager/organizations/{id}/members',
      summary: 'List members of any organization',
      description: 'A page of the members of any organization.',
    })
    .input(memberQuerySchema)
    .output(memberPageSchema)
    .handler(({ context, input }) => listMembersOfAny(context, input)),

  end: requirePermission(deleting)
    .errors({
      ...unknown,
      ...errorMap(accessErrors.oldSession()),
    })
    .route({
      method: 'DELETE',
      path: '/manager/organizations/{id}',
      successStatus: 204,
      summary: 'Delete any organization',
      description: 'Deletes an organization with its teams and invitations. This can’t be undone.',
    })
    .input(organizationIdSchema)
    .handler(({ context, input }) => endOrganization(context, input.id)),
}
