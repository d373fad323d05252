import { listPasskeys } from '#domains/identity/auth/index.server.ts'
import { readOwn } from '#domains/identity/read-own/index.server.ts'

export const listPasskeysHere = (): Promise<unknown> =>
  readOwn(({ orm }, { user }, config) => listPasskeys({ config, orm }, user.id))
