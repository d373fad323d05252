import type { AuthFoundation } from '../auth.ts'
import { deletionEndpoints } from './deletion-endpoints.ts'
import { emailEndpoints } from './email-endpoints.ts'

/** What people do with their own account beside giving it a name. */
export function accountEndpoints(foundation: AuthFoundation) {
  return {
    ...emailEndpoints(foundation),
    ...deletionEndpoints(foundation),
  }
}
