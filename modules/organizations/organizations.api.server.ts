import { namesQuerySchema, namesSchema } from '#kit/resource/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { requirePermission } from '#platform/api/procedure.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { listOrganizationActivity } from './activity/list-organization-activity.server.ts'
import {
  organizationActivityPageSchema,
  organizationActivityQuerySchema,
} from './activity/organization-activity.server.ts'
import { listOwnOrganizations } from './list/list-own-organizations.server.ts'
import { nameOwnOrganizations } from './list/name-own-organizations.server.ts'
import {
  organizationQuerySchema,
  ownOrganizationPageSchema,
} from './list/organization-list.server.ts'
import { leaveOrganization } from './members/verbs/change-members.server.ts'
import {
  bySession,
  inApp,
  inOrganization,
  organizationConflict,
  organizationErrorMap,
} from './organization-errors.server.ts'
import { rights } from './organization-rights.server.ts'
import {
  organizationChangeSchema,
  organizationDraftSchema,
  organizationIdSchema,
  organizationSlugSchema,
  ownOrganizationSchema,
} from './organization.ts'
import { createOrganization } from './verbs/create-organization.server.ts'
import { deleteOrganization } from './verbs/delete-organization.server.ts'
import {
  activateOrganization,
  deactivateOrganization,
  getActiveOrganization,
  getOrganization,
  getOrganizationBySlug,
} from './verbs/get-organization.server.ts'
import { updateOrganization } from './verbs/update-organization.server.ts'

const { get, post, create, run, patch, delete: remove } = routesBelow('/organizations')

export const organizationsApi = {
  list: inApp({ organization: ['read'] })
    .route(
      get(
        '',
        'List own organizations',
        'A page of the organizations that the signed-in user belongs to.',
      ),
    )
    .input(organizationQuerySchema)
    .output(ownOrganizationPageSchema)
    .handler(({ context, input }) => listOwnOrganizations(context, input)),

  names: inApp({ organization: ['read'] })
    .route(
      get(
        '/names',
        'List names of own organizations',
        'Returns the names of the signed-in user’s organizations with these ids or, without ids, of the first ones that match the search term.',
      ),
    )
    .input(namesQuerySchema)
    .output(namesSchema)
    .handler(({ context, input }) => nameOwnOrganizations(context, input)),

  create: inApp(
    { organization: ['create'] },
    'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS',
    'ORGANIZATION_ALREADY_EXISTS',
    'ORGANIZATION_SLUG_ALREADY_TAKEN',
  )
    .route(create('', 'Create an organization', 'The signed-in user becomes its owner.'))
    .input(organizationDraftSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => createOrganization(context, input)),

  active: requirePermission({ apps: ['app'] })
    .meta({ byKey: 'refused' })
    .errors(organizationErrorMap('NO_ACTIVE_ORGANIZATION'))
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

  get: inOrganization({ organization: ['read'] })
    .route(
      get('/{id}', 'Get an organization', 'An organization that the signed-in user belongs to.'),
    )
    .input(organizationIdSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => getOrganization(context, input)),

  getBySlug: inOrganization({ organization: ['read'] })
    .route(
      routesBelow('/organization-slugs').get(
        '/{slug}',
        'Get an organization by its slug',
        'An organization that the signed-in user belongs to, by the name that addresses use.',
      ),
    )
    .input(organizationSlugSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => getOrganizationBySlug(context, input)),

  update: inOrganization(
    { organization: ['update'] },
    rights.updateOrganization.code,
    'ORGANIZATION_SLUG_ALREADY_TAKEN',
  )
    .meta({ whileImpersonating: 'allowed' })
    .errors(errorMap(organizationConflict()))
    .route(
      patch(
        '/{id}',
        'Update an organization',
        'Changes the fields that are sent. `version` is the version that the change is based on.',
      ),
    )
    .input(organizationChangeSchema)
    .output(ownOrganizationSchema)
    .handler(({ context, input }) => updateOrganization(context, input)),

  delete: bySession(rights.deleteOrganization.code)
    .errors(errorMap(accessErrors.oldSession()))
    .route(
      remove(
        '/{id}',
        'Delete an organization',
        'Deletes an organization with its teams and invitations. This can’t be undone.',
      ),
    )
    .input(organizationIdSchema)
    .handler(({ context, input }) => deleteOrganization(context, input)),

  leave: inOrganization(
    { organization: ['leave'] },
    'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  )
    .route(
      run('/{id}/leave', 'Leave an organization', 'Ends the membership of the signed-in user.'),
    )
    .input(organizationIdSchema)
    .handler(({ context, input }) => leaveOrganization(context, input)),

  listActivity: inOrganization(
    { organization: ['read'], member: ['read'] },
    rights.updateOrganization.code,
  )
    .route(
      get(
        '/{id}/activity',
        'List activity of an organization',
        'A page of the activity in an organization, newest first.',
      ),
    )
    .input(organizationActivityQuerySchema)
    .output(organizationActivityPageSchema)
    .handler(({ context, input }) => listOrganizationActivity(context, input)),

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
