import { createIsomorphicFn } from '@tanstack/react-start'
import { authCall } from '#kit/session/index.ts'
import { listSessionsHere } from './list-sessions.server.ts'

export const listSessions = createIsomorphicFn()
  .server(listSessionsHere)
  .client(() => authCall('/list-sessions'))
