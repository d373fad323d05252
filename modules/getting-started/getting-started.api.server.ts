import { requirePermission } from '#platform/api/procedure.ts'
import { gettingStartedNeeds } from './offer.ts'
import { gettingStartedSchema, readGettingStarted } from './read-getting-started.server.ts'

export const gettingStartedApi = {
  gettingStarted: requirePermission(gettingStartedNeeds)
    .route({
      method: 'GET',
      path: '/manager/getting-started',
      summary: 'Get the first steps',
      description:
        'What an admin does first in a new installation, and what of it is done; no steps after thirty days outside local mode.',
    })
    .output(gettingStartedSchema)
    .handler(({ context }) => readGettingStarted(context)),
}
