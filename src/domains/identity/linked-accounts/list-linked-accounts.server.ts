import { listLinkedAccounts } from '#domains/identity/auth/index.server.ts'
import { readOwn } from '#domains/identity/read-own/index.server.ts'

export const listLinkedAccountsHere = (): Promise<unknown> =>
  readOwn(async ({ orm }, { user }, config) => ({
    items: await listLinkedAccounts({ config, database: { orm } }, user.id),
  }))
