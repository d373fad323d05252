import { listOwnSessions } from '#domains/identity/auth/index.server.ts'
import { readOwn } from '#domains/identity/read-own/index.server.ts'

export const listSessionsHere = (): Promise<unknown> =>
  readOwn(({ database }, session) => listOwnSessions(database, session))
