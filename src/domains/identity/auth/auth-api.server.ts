import type { AccountHooks } from '#platform/api/account-hooks.ts'
import { ownAccountApi } from './account/account.api.server.ts'
import { codesApi } from './codes/codes.api.server.ts'
import { visitApi } from './demo/visit.api.server.ts'
import { impersonationApi } from './impersonation/impersonation.api.server.ts'
import { sessionsApi } from './sessions/sessions.api.server.ts'
import { socialApi } from './social/social.api.server.ts'

export const authApi = ({ codeChecks }: Pick<AccountHooks, 'codeChecks'>) => ({
  ...codesApi(codeChecks),
  ...visitApi,
  ...sessionsApi,
  ...ownAccountApi,
  ...impersonationApi,
  ...socialApi,
})
