import { listPasskeys, readOwn } from '#domains/identity/auth/index.server.ts'

export const listPasskeysHere = (): Promise<unknown> =>
  readOwn(({ orm }, { user }) => listPasskeys(orm, user.id))
