import { namesQuerySchema, namesSchema } from '#kit/resource/index.server.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { listOwnOrganizations } from './list/list-own-organizations.server.ts'
import { nameOwnOrganizations } from './list/name-own-organizations.server.ts'
import {
  organizationQuerySchema,
  ownOrganizationPageSchema,
} from './list/organization-list.server.ts'
import { leaveOrganization } from './members/verbs/change-members.server.ts'
import { inApp, inOrganization } from './organization-errors.server.ts'
import {
  organizationDraftSchema,
  organizationIdSchema,
  organizationSlugSchema,
  ownOrganizationSchema,
} from './organization.ts'
import { createOrganization } from './verbs/create-organization.server.ts'
import { getOrganization, getOrganizationBySlug } from './verbs/get-organization.server.ts'

const { get, create, run } = routesBelow('/organizations')

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

  leave: inOrganization(
    { organization: ['leave'] },
    'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  )
    .route(
      run('/{id}/leave', 'Leave an organization', 'Ends the membership of the signed-in user.'),
    )
    .input(organizationIdSchema)
    .handler(({ context, input }) => leaveOrganization(context, input)),
}
