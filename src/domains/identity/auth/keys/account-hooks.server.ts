import type { AccountHooks } from '#platform/context/account-hooks.ts'
import { findKeyCaller, noteKeyWrite } from './find-key.server.ts'
import { revokeOwnKeys } from './revoke-keys.server.ts'

export const keyHooks: Partial<AccountHooks> = {
  accessEnded: [revokeOwnKeys],
  bearers: [{ find: findKeyCaller, noteWrite: noteKeyWrite }],
  handedOver: [revokeOwnKeys],
}
