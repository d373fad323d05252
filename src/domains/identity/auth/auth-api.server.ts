import type { AccountHooks } from '#platform/context/account-hooks.ts'
import { ownAccountApi } from './account/account.api.server.ts'
import { codesApi } from './codes/codes.api.server.ts'
import { visitApi } from './demo/visit.api.server.ts'
import { impersonationApi } from './sessions/impersonation/impersonation.api.server.ts'
import { sessionsApi } from './sessions/sessions.api.server.ts'

export const authApi = (hooks: Pick<AccountHooks, 'codeChecks' | 'codeDetours'>) => ({
  ...codesApi(hooks),
  ...visitApi,
  ...sessionsApi,
  ...ownAccountApi,
  ...impersonationApi,
})
