import { readOwn } from '#domains/identity/read-own/index.server.ts'
import { listPasskeys } from '../credentials/list-passkeys.server.ts'

export const listPasskeysHere = (): Promise<unknown> =>
  readOwn((services, { user }) => listPasskeys(services, user.id))
