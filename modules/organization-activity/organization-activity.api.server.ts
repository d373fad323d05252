import { inOrganization, rights } from '#modules/organizations/index.server.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { listOrganizationActivity } from './list-organization-activity.server.ts'
import {
  organizationActivityPageSchema,
  organizationActivityQuerySchema,
} from './organization-activity.server.ts'

const { get } = routesBelow('/organizations/{id}/activity')

export const organizationActivityApi = {
  listActivity: inOrganization(
    { organization: ['read'], member: ['read'] },
    rights.updateOrganization.code,
  )
    .route(
      get(
        '',
        'List activity of an organization',
        'A page of the activity in an organization, newest first.',
      ),
    )
    .input(organizationActivityQuerySchema)
    .output(organizationActivityPageSchema)
    .handler(({ context, input }) => listOrganizationActivity(context, input)),
}
