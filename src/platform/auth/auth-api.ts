import { ownAccountApi } from './account/account.api.ts'
import { codesApi } from './codes/codes.api.ts'
import { impersonationApi } from './impersonation/impersonation.api.ts'
import { sessionsApi } from './sessions/sessions.api.ts'
import { socialApi } from './social/social.api.ts'

/** Every call under `/api/auth`, but the return from a provider, which is a page. */
export const authApi = {
  ...codesApi,
  ...sessionsApi,
  ...ownAccountApi,
  ...impersonationApi,
  ...socialApi,
}
