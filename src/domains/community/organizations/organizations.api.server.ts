import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { listOrganizationActivity } from './activity/list-organization-activity.server.ts'
import {
  organizationActivityPageSchema,
  organizationActivityQuerySchema,
} from './activity/organization-activity.server.ts'
import { listOwnOrganizations } from './list/list-own-organizations.server.ts'
import {
  organizationQuerySchema,
  ownOrganizationPageSchema,
} from './list/organization-list.server.ts'
import { leaveOrganization } from './members/verbs/leave-organization.server.ts'
import { organizationConflict, organizationErrorMap } from './organization-errors.server.ts'
import {
  organizationChangeSchema,
  organizationDraftSchema,
  organizationIdSchema,
  organizationSlugSchema,
  ownOrganizationSchema,
} from './organization.ts'
import {
  activateOrganization,
  deactivateOrganization,
  getActiveOrganization,
} from './verbs/active-organization.server.ts'
import { createOrganization } from './verbs/create-organization.server.ts'
import { deleteOrganization } from './verbs/delete-organization.server.ts'
import { getOrganization, getOrganizationBySlug } from './verbs/get-organization.server.ts'
import { updateOrganization } from './verbs/update-organization.server.ts'

const unknown = organizationErrorMap('ORGANIZATION_NOT_FOUND')

/** Every user may have organizations; the role in an organization decides about the rest. */
const inApp = { apps: ['app'] } as const

export const organizationsApi = {
  list: requirePermission(inApp)
    .route({
      method: 'GET',
      path: '/organizations',
      summary: 'List own organizations',
      description: 'A page of the organizations that the signed-in user belongs to.',
    })
    .input(organizationQuerySchema)
    .output(ownOrganizationPageSchema)
    .handler(({ context, input }) => listOwnOrganizations(context, input)),

  create: requirePermission(inApp)
    .errors(
      organizationErrorMap(
        'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS',
        'ORGANIZATION_ALREADY_EXISTS',
        'ORGANIZATION_SLUG_ALREADY_TAKEN',
      ),
    )
    .route({
      method: 'POST',
      path: '/organizations',
      successStatus: 201,
      summary: 'Create an organization',
      description: 'The signed-in user becomes its owner.',
    })
    .input(organizationDraftSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => createOrganization(context, input)),

  active: requirePermission(inApp)
    .errors(organizationErrorMap('NO_ACTIVE_ORGANIZATION'))
    .route({
      method: 'GET',
      path: '/organizations/active',
      summary: 'Get the active organization',
      description: 'The active organization of this session.',
    })
    .output(ownOrganizationSchema)
    .handler(({ context }) => getActiveOrganization(context)),

  deactivate: requirePermission(inApp)
    .meta({ whileImpersonating: 'allowed' })
    .route({
      method: 'DELETE',
      path: '/organizations/active',
      successStatus: 204,
      summary: 'Clear the active organization',
      description: 'The session has no active organization afterwards. The membership stays.',
    })
    .handler(({ context }) => deactivateOrganization(context)),

  get: requirePermission(inApp)
    .errors(unknown)
    .route({
      method: 'GET',
      path: '/organizations/{id}',
      summary: 'Get an organization',
      description: 'An organization that the signed-in user belongs to.',
    })
    .input(organizationIdSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => getOrganization(context, input.id)),

  getBySlug: requirePermission(inApp)
    .errors(unknown)
    .route({
      method: 'GET',
      path: '/organization-slugs/{slug}',
      summary: 'Get an organization by its slug',
      description:
        'An organization that the signed-in user belongs to, by the name that addresses use.',
    })
    .input(organizationSlugSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => getOrganizationBySlug(context, input.slug)),

  update: requirePermission(inApp)
    .meta({ whileImpersonating: 'allowed' })
    .errors({
      ...unknown,
      ...errorMap(organizationConflict()),
      ...organizationErrorMap(
        'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
        'ORGANIZATION_SLUG_ALREADY_TAKEN',
      ),
    })
    .route({
      method: 'PATCH',
      path: '/organizations/{id}',
      summary: 'Update an organization',
      description:
        'Changes the fields that are sent. `version` is the version that the change is based on.',
    })
    .input(organizationChangeSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => updateOrganization(context, input)),

  delete: requirePermission(inApp)
    .errors({
      ...unknown,
      ...errorMap(accessErrors.oldSession()),
      ...organizationErrorMap('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION'),
    })
    .route({
      method: 'DELETE',
      path: '/organizations/{id}',
      successStatus: 204,
      summary: 'Delete an organization',
      description: 'Deletes an organization with its teams and invitations. This can’t be undone.',
    })
    .input(organizationIdSchema)
    .handler(({ context, input }) => deleteOrganization(context, input.id)),

  leave: requirePermission(inApp)
    .errors({
      ...unknown,
      ...organizationErrorMap('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER'),
    })
    .route({
      method: 'POST',
      path: '/organizations/{id}/leave',
      successStatus: 204,
      summary: 'Leave an organization',
      description: 'Ends the membership of the signed-in user.',
    })
    .input(organizationIdSchema)
    .handler(({ context, input }) => leaveOrganization(context, input.id)),

  listActivity: requirePermission(inApp)
    .errors({
      ...unknown,
      ...organizationErrorMap('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION'),
    })
    .route({
      method: 'GET',
      path: '/organizations/{id}/activity',
      summary: 'List activity of an organization',
      description: 'A page of the activity in an organization, newest first.',
    })
    .input(organizationActivityQuerySchema)
    .output(organizationActivityPageSchema)
    .handler(({ context, input }) => listOrganizationActivity(context, input)),

  activate: requirePermission(inApp)
    .meta({ whileImpersonating: 'allowed' })
    .errors(unknown)
    .route({
      method: 'POST',
      path: '/organizations/{id}/activate',
      summary: 'Make an organization active',
      description: 'Sets the active organization of this session.',
    })
    .input(organizationIdSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => activateOrganization(context, input.id)),
}
