import { nameSchemas } from '#platform/api/document/named-schemas.ts'
import { routesBelow } from '#platform/api/routes.ts'
import { bySession } from '../organization-errors.server.ts'
import { rights } from '../organization-rights.server.ts'
import { directoryIdSchema, directoryOverviewSchema } from './directory-overview.ts'
import { getDirectory } from './get-directory.server.ts'

const { get } = routesBelow('/organizations/{id}/directory')

nameSchemas({ DirectoryOverview: directoryOverviewSchema })

export const directoryApi = {
  get: bySession(rights.manageSignIn.code)
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
