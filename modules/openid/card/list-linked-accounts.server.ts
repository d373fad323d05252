import { readOwn } from '#domains/identity/read-own/index.server.ts'
import { listLinkedAccounts } from '../links/linked-accounts.server.ts'

export const listLinkedAccountsHere = (): Promise<unknown> =>
  readOwn((services, { user }) => listLinkedAccounts(services, user))
