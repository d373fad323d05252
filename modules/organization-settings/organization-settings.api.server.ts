import {
  bySession,
  inOrganization,
  organizationIdSchema,
  ownOrganizationSchema,
  rights,
} from '#modules/organizations/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { deleteOrganization } from './delete-organization.server.ts'
import { organizationChangeSchema } from './organization-change.server.ts'
import { deletionErrorMap, deletionRight, organizationConflict } from './settings-errors.server.ts'
import { updateOrganization } from './update-organization.server.ts'

const { patch, delete: remove } = routesBelow('/organizations')

export const organizationSettingsApi = {
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

  delete: bySession()
    .errors(deletionErrorMap(deletionRight.code))
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
}
