import { listOwnSessions, readOwn } from '#domains/identity/auth/index.server.ts'

export const listSessionsHere = (): Promise<unknown> => readOwn(listOwnSessions)
