import { createAuthEndpoint } from 'better-auth/api'
import type { AuthFoundation } from '../auth.ts'
import { sessionKeeper } from '../sessions/session-keeper.ts'
import { accountData } from './account-data.ts'
import { deletionEndpoints } from './deletion-endpoints.ts'
import { emailEndpoints } from './email-endpoints.ts'

/** What people do with their own account beside giving it a name. */
export function accountEndpoints(foundation: AuthFoundation) {
  const { require } = sessionKeeper(foundation)

  return {
    ...emailEndpoints(foundation),
    ...deletionEndpoints(foundation),

    /** A file to keep. */
    getAccountData: createAuthEndpoint('/account-data', { method: 'GET' }, async (context) => {
      const { user } = await require(context)
      const data = await accountData(foundation.database, user.id)
      return new Response(`${JSON.stringify(data, null, 2)}\n`, {
        headers: {
          'content-type': 'application/json',
          'content-disposition': 'attachment; filename="incipit-account.json"',
        },
      })
    }),
  }
}
