import type { AccountHooks } from '#platform/context/account-hooks.ts'
import { findKeyCaller, noteKeyWrite, revokeOwnKeys } from './auth/index.server.ts'

export const keyHooks: Partial<AccountHooks> = {
  accessEnded: [revokeOwnKeys],
  bearers: [{ find: findKeyCaller, noteWrite: noteKeyWrite }],
  handedOver: [revokeOwnKeys],
}
