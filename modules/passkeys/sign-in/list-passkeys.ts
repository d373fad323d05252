import { createIsomorphicFn } from '@tanstack/react-start'
import { authCall } from '#kit/session/index.ts'
import { listPasskeysHere } from './list-passkeys-here.server.ts'

export const listPasskeys = createIsomorphicFn()
  .server(listPasskeysHere)
  .client(() => authCall('/passkey/list-user-passkeys'))
