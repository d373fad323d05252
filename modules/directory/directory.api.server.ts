import { bySession } from '#modules/organizations/index.server.ts'
import { manageSignIn } from '#modules/single-sign-on/index.server.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { directoryIdSchema, directoryOverviewSchema } from './directory-overview.ts'
import { getDirectory } from './get-directory.server.ts'

const { get } = routesBelow('/organizations/{id}/directory')

nameSchemas({ DirectoryOverview: directoryOverviewSchema })

export const directoryApi = {
  get: bySession()
    .errors(errorMap(manageSignIn.refusal()))
    .route(
      get(
        '',
        'Get the directory',
        'Where the directory of an organization calls SCIM, the keys that it may use, its last call, and what it has provisioned, for owners.',
      ),
    )
    .input(directoryIdSchema)
    .output(directoryOverviewSchema)
    .handler(({ context, input: { id } }) => getDirectory(context, context.caller, id)),
}
