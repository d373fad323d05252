import { listLinkedAccounts } from '#domains/identity/auth/index.server.ts'
import { readOwn } from '#domains/identity/read-own/index.server.ts'

export const listLinkedAccountsHere = (): Promise<unknown> =>
  readOwn((services, { user }) => listLinkedAccounts(services, user))
